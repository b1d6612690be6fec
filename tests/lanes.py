"""Which tests are slow, which measure time and which need a browser: the lanes of `start.py test`.

A name is a folder, a file or a function. What takes two seconds of a processor or more is slow.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SLOW = (
    # Many games.
    "tests/engine/crownfell/test_rules.py::test_every_choice_of_every_option_plays_to_the_end",
    "tests/engine/crownfell/test_rules.py::test_random_games_come_upon_nearly_every_rule",
    "tests/engine/flat_earth/test_sensible.py",
    "tests/engine/origin_story/test_rules.py::test_every_rule_is_cited_in_random_games_or_in_a_test_of_its_own",
    "tests/engine/test_contract.py::test_a_fork_and_a_restart_know_the_cards_that_were_entered_between_answers",
    "tests/engine/test_contract.py::test_an_instruction_says_all_that_it_changes_where_the_game_looks",
    "tests/engine/test_contract.py::test_every_name_offered_as_an_answer_is_a_name_people_say",
    "tests/engine/test_contract.py::test_every_sentence_can_be_said_and_every_event_says_why",
    "tests/engine/test_contract.py::test_every_zone_and_place_that_is_asked_for_expected_or_believed_is_declared",
    "tests/engine/test_contract.py::test_everything_on_the_table_has_a_name_people_say",
    "tests/engine/test_contract.py::test_no_order_of_a_virtual_deck_comes_twice_in_a_game",
    "tests/engine/test_contract.py::test_what_an_instruction_leads_to_is_what_the_rules_believe_then",
    "tests/engine/test_kill.py",
    "tests/engine/test_many_games.py",
    "tests/engine/wingspan/test_shuffle.py",
    "tests/page/test_drawing.py",
    "tests/page/test_entered_cards.py",
    "tests/page/test_fuzz.py",
    "tests/page/test_hostile.py",
    "tests/page/test_language_api.py",
    "tests/page/test_languages.py",
    "tests/page/test_phone_browser.py",
    "tests/page/test_play_api.py::test_every_question_of_every_game_can_be_shown_and_answered",
    "tests/test_keystrokes.py",
    # Programs that are started, and tools.
    "tests/page/test_javascript.py",
    "tests/tablemate/commands/test_cli.py",
    "tests/tablemate/commands/test_enter.py::test_a_kill_at_any_moment_loses_no_card_that_was_saved",
    "tests/tablemate/conversation/test_entering.py::test_nothing_that_is_typed_breaks_it",
    "tests/tablemate/test_language.py",
    "tests/tablemate/test_card_editing.py::test_a_card_that_is_written_is_the_owners_and_changes_no_other",
    "tests/tablemate/test_card_editing.py::test_what_is_filled_in_is_read_again_or_refused_by_a_field",
    "tests/test_mutate.py",
    "tests/test_start.py",
    "tests/test_wheel.py",
    # Films, stands and renderings.
    "tests/fixtures",
    "tests/made_up",
    "tests/page/test_camera_api.py",
    "tests/page/test_enrol_api.py",
    "tests/page/test_home_api.py::test_the_demo_is_shown_where_the_page_was_opened_alone",
    "tests/tablemate/box",
    "tests/tablemate/commands/test_demo.py",
    "tests/tablemate/commands/test_phone.py::test_a_card_is_enrolled_through_the_phone",
    "tests/tablemate/commands/test_phone.py::test_a_table_is_calibrated_through_the_phone",
    "tests/tablemate/watching/test_filmed.py",
    "tests/tablemate/watching/test_filmed_tables.py",
    "tests/tablemate/watching/test_grids.py",
    "tests/tablemate/watching/test_last_stand_film.py",
    "tests/tablemate/watching/test_printed_decks.py",
    "tests/tablemate/watching/test_named_cards.py",
    # Networks and photographs.
    "tests/vision/finding",
    "tests/vision/grid",
    "tests/vision/measuring",
    "tests/vision/naming/test_decks.py",
    "tests/vision/naming/test_dice.py",
    "tests/vision/naming/test_pictures.py",
    "tests/vision/naming/test_titles.py",
    "tests/vision/pictures/test_picture.py",
    "tests/vision/test_dice_render.py",
    "tests/vision/test_look.py",
    "tests/vision/test_photo_folders.py",
    "tests/vision/test_word_cards.py",
)
CLOCK = (
    "tests/engine/crownfell/test_two_at_once.py::test_a_full_table_is_explained_quickly",
    "tests/engine/test_hostile_files.py::test_a_sheet_with_a_line_that_is_too_long_is_refused_at_once",
    "tests/engine/test_hostile_files.py::test_keys_of_thousands_of_dots_are_refused_at_once",
    "tests/page/test_first_page.py::test_the_games_are_listed_within_two_seconds",
    "tests/page/test_phone_browser.py::test_a_lost_connection_is_said_at_the_phone_within_two_seconds_and_mends_itself",
    "tests/page/test_screens.py::test_a_change_is_shown_soon_with_two_tabs_open",
    "tests/page/test_screens.py::test_a_cold_tab_is_painted_soon_and_loads_little",
    "tests/page/test_server.py::test_stopping_lets_every_screen_go",
    "tests/page/test_server.py::test_two_screens_get_every_change_soon",
    "tests/tablemate/test_robust.py::test_five_hundred_finished_games_are_listed_without_playing_them_again",
    "tests/vision/agreeing/test_change.py::test_an_unchanged_full_hd_frame_costs_little_more_than_copying_it",
    "tests/vision/naming/test_catalogue.py::test_a_list_that_nobody_would_wait_for_is_refused_at_once",
    "tests/vision/naming/test_catalogue.py::test_the_longest_list_is_soon_spelled",
    "tests/vision/pictures/test_picture.py::test_no_picture_takes_more_than_a_gigabyte_or_five_seconds",
    "tests/vision/pictures/test_sources.py::test_an_address_behind_which_nobody_speaks_is_said_within_three_seconds",
    "tests/voice/test_sound.py::test_a_cancelled_player_program_is_ended_at_once",
    "tests/voice/test_spoken.py::test_a_frozen_worker_and_a_full_pipe_block_nobody",
    "tests/voice/test_spoken.py::test_open_speaker_does_not_wait_long_for_a_slow_engine",
    "tests/voice/test_spoken.py::test_say_and_stop_return_at_once_whatever_the_worker_does",
    "tests/voice/test_spoken.py::test_wait_gives_up_when_its_time_is_over",
    "tests/voice/test_watchdog.py",
)


def lanes_of(nodeid: str, fixtures: Iterable[str]) -> list[str]:
    """The lanes of a test; most are in none."""
    named = [lane for lane, names in (("slow", SLOW), ("clock", CLOCK)) if _is_among(nodeid, names)]
    return [*named, "browser"] if "browser" in fixtures else named


def _is_among(nodeid: str, names: Iterable[str]) -> bool:
    function = nodeid.partition("[")[0]
    return any(function == name or nodeid.startswith((f"{name}/", f"{name}::")) for name in names)


def tell_unrun(skipped: Iterable[object]) -> list[str]:
    """A line for each reason why tests were not run."""
    reasons = Counter(
        getattr(report, "longrepr", ("", 0, ""))[2].removeprefix("Skipped: ") for report in skipped
    )
    return [
        f"NOT RUN, {number} test{'s' if number > 1 else ''}: {reason}"
        for reason, number in reasons.most_common()
    ]
