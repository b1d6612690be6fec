"""The Automa's game, in the order of its rulebook: set-up, rounds of turns, goals, final score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decks import Deck
from engine.errors import IllegalAnswer
from engine.events import Expectation
from engine.game import Result, ScoreRow, Standing
from engine.requests import Look
from engine.rulebook import load_rules
from engine.script import choose, confirm, count, instruct, look, prepare, tell
from engine.wingspan import events
from engine.wingspan.automa_deck import AUTOMUBON, FACES, SHEET, Orders, read_cards, refuse_twins, tell_apart
from engine.wingspan.catalogue import CHECKED_SETS, ROUNDS, TURNS, birds_of, bonus_cards, goals
from engine.wingspan.editions import ENGLISH, NAME_BONUSES, find_unnamed, wants
from engine.wingspan.expected_table import DICE, TRAY, expected_table
from engine.wingspan.scoring import (
    AUTOMA_FOOD,
    FACE_DOWN_POINTS,
    AutomaScore,
    automa_quantity,
    compare,
    goal_points,
)
from engine.wingspan.views import view

if TYPE_CHECKING:
    from engine.events import Line
    from engine.expected_table import ExpectedTable
    from engine.game import Setup
    from engine.requests import Pool, Row
    from engine.script import Script
    from engine.wingspan.catalogue import Goal

RULES = load_rules(__package__)
CUBES = 8
MOST = 999  # the largest number a person is asked for
YES_NO = ("yes", "no")
PLAYER_PARTS = ("birds", "bonus", "eggs", "cached", "tucked")


class Automa:
    """One game against the Automa."""

    def __init__(self, setup: Setup) -> None:
        self.options = setup.options
        cards = read_cards(setup.sheets[SHEET].text)
        self.cards = [c for c in cards if c.id != AUTOMUBON or self.options["automubon"] == "in"]
        if not self.virtual_deck:
            refuse_twins(self.cards)
        self.edition = str(self.options["edition"])
        self.birds = birds_of(self.options["bird_sets"])
        self.named_so: dict[str, bool] = {}  # whether a bird counts, as far as the player was asked
        self.bonus = ""
        self.goals: list[Goal] = []
        self.goal_scores: list[tuple[int, int]] = []  # the player's and the Automa's points, by round
        self.face_up: list[str] = []
        self.face_down = 0
        self.eggs = 0
        self.round = 0
        self.turn = 0
        self.cubes_on_tile = 0
        self.tray: Row = ()
        self.feeder: Pool | None = None
        # One deck for all rounds: it counts its draws, so that every round is shuffled for itself.
        self.deck = Deck("automa", (), virtual=self.virtual_deck)
        self.revealed: list[str] = []  # in this round

    @property
    def virtual_deck(self) -> bool:
        """Whether the seed draws the Automa cards, rather than the person at the table."""
        return self.options["automa_deck"] == "virtual"

    @property
    def cube_supply(self) -> int:
        """Cubes the Automa still has: scoring keeps one for each round that is over."""
        return CUBES - len(self.goal_scores) - self.cubes_on_tile

    def script(self) -> Script[Result]:
        """Play from set-up to the final score."""
        yield from self.set_up()
        for round_ in ROUNDS:
            yield from self.play_round(round_)
        return (yield from self.final_scoring())

    # --- Set-up -------------------------------------------------------------------------------------

    def set_up(self) -> Script[None]:
        """Set-up: cubes, Automa deck, a bonus card with a percentage, the four goals."""
        board = str(self.options["goal_board"])
        ready = events.TableReadied(rule=RULES["set_up"], cubes=CUBES, board=board)
        yield from prepare(ready, about=("bot", "goal_board"))
        if not self.virtual_deck:
            automubon = str(self.options["automubon"])
            deck = events.AutomaDeckReadied(rule=RULES["automa_deck"], automubon=automubon)
            yield from prepare(deck, about=("automa_deck",))
        yield from self.choose_bonus_card()
        yield from self.choose_goals()
        unchecked = tuple(set_ for set_ in self.options["bird_sets"] if set_ not in CHECKED_SETS)
        if unchecked:
            yield from tell(events.SetsUnchecked(rule=RULES["bird_sets"], sets=unchecked))
        if unnamed := find_unnamed(self.edition, self.birds):
            yield from tell(events.NamesUnknown(rule=RULES["edition_names"], number=len(unnamed)))
        yield from tell(events.BrownPowersExplained(rule=RULES["brown_powers"]))

    def choose_bonus_card(self) -> Script[None]:
        """The first bonus card drawn that the Automa can use; others go back."""
        virtual = self.options["bonus_card"] == "virtual"
        cards = [card.id for card in bonus_cards().values() if card.eligible or not virtual]
        if virtual and self.edition != ENGLISH:
            cards = [card for card in cards if card not in NAME_BONUSES]
            yield from tell(events.NameBonusesLeftOut(rule=RULES["name_bonuses"], bonuses=NAME_BONUSES))
        deck = Deck("bonus", cards, virtual=virtual)
        bonus = yield from deck.draw()
        while not (yield from self.is_usable(bonus)):
            yield from prepare(
                events.BonusReturned(rule=RULES["bonus_not_usable"], bonus=bonus), about=("bot",)
            )
            deck.shuffle_in([bonus])
            bonus = yield from deck.draw()
        self.bonus = bonus
        yield from prepare(events.BonusTaken(rule=RULES["bonus_card"], bonus=bonus), about=("bot",))

    def is_usable(self, bonus: str) -> Script[bool]:
        """Whether it prints a percentage; on a name bonus of another edition, only the player sees that."""
        if bonus in NAME_BONUSES and self.edition != ENGLISH:
            return (yield from choose("prints_percentage", YES_NO, facts={"bonus": bonus})) == "yes"
        return bonus_cards()[bonus].eligible

    def choose_goals(self) -> Script[None]:
        """One goal tile a round, each with a random side up: as they lie on the board, or as drawn here."""
        if self.options["goal_tiles"] == "virtual":
            yield from self.draw_goals()
        else:
            rounds = len(ROUNDS)
            chosen = yield from look(
                Look.row("goals", "goal_board", tuple(goals()), rounds, rounds, legal=self.goals_fit)
            )
            self.goals = [goals()[id_] for id_ in chosen if id_]

    def draw_goals(self) -> Script[None]:
        """Draw four tiles with a side each; the other side of a tile cannot come up any more."""
        deck = Deck("goals", goals(), virtual=True)
        chosen = []
        for _ in ROUNDS:
            goal = yield from deck.draw()
            chosen.append(goal)
            deck.cards = [id_ for id_ in deck.cards if goals()[id_].tile != goals()[goal].tile]
        self.goals = [goals()[id_] for id_ in chosen]
        laid = events.GoalsLaid(rule=RULES["goal_tiles"], goals=tuple(chosen))
        yield from prepare(laid, about=("goal_board",))

    def goals_fit(self, chosen: Row) -> None:
        """A goal tile shows one of its two sides."""
        if len({goals()[id_].tile for id_ in chosen if id_}) < len(chosen):
            raise IllegalAnswer(chosen, RULES["goal_tiles"])

    # --- Rounds and turns ---------------------------------------------------------------------------

    def play_round(self, round_: int) -> Script[None]:
        """A round: the player and the Automa in turn, the player first; then the goal."""
        self.round, self.cubes_on_tile = round_, 0
        sections = [card.sections[round_] for card in self.cards if round_ in card.sections]
        by_face = tell_apart(sections)
        faces = {section: face for face, section in by_face.items()}
        self.deck.cards = [faces[section] for section in sections]
        self.revealed = []
        turns = TURNS[round_]
        goal = self.goals[round_ - 1].id
        yield from tell(events.RoundBegan(rule=RULES["rounds"], round=round_, turns=turns, goal=goal))
        for self.turn in range(1, turns + 1):
            yield from confirm("your_turn", facts={"round": round_, "turn": self.turn, "turns": turns})
            face = yield from self.deck.draw(facts={"round": round_})
            self.revealed.append(face)
            yield from self.take_turn(by_face[face])
        yield from self.end_round()

    def take_turn(self, section: Orders) -> Script[None]:
        """The Automa's turn: the main icon, then the one beside it."""
        yield from tell(events.CardRevealed(rule=RULES["automa_turn"], face=section.face))
        match section.action:
            case "draw_cards":
                yield from self.draw_cards()
            case "play_bird":
                yield from self.play_bird()
            case "lay_eggs":
                yield from self.lay_eggs(section.eggs)
            case "gain_food":
                yield from self.gain_food(section.die_key)
        if self.options["pink_powers"] == "matching" and section.action != "draw_cards":
            yield from tell(events.PinkPowersMatched(rule=RULES["pink_matching"], action=section.action))
        match section.secondary:
            case "place_cube":
                yield from self.place_cube()
            case "remove_cube":
                yield from self.remove_cube()
            case "activate_pink":
                yield from instruct(events.PinkPowersActivated(rule=RULES["activate_pink"]))

    def draw_cards(self) -> Script[None]:
        """Draw cards: all three tray birds are discarded, one face-down bird is taken."""
        gone = tuple(bird for bird in self.tray if bird)
        self.face_down += 1
        self.tray = ()
        event = events.CardsDrawn(rule=RULES["draw_cards"], face_down=self.face_down)
        yield from instruct(event, Expectation("tray", lacks=gone, handled=True))

    def play_bird(self) -> Script[None]:
        """Play a bird: keep the best one the bonus card wants, discard the other wanted ones."""
        self.tray = yield from look(
            Look.row("tray", "tray", tuple(self.birds), TRAY, TRAY, before=self.tray, legal=self.tray_fits)
        )
        wanted = yield from self.find_wanted()
        if not wanted:
            self.face_down += 1
            rule = RULES["no_bird_matches"]
            tray = tuple(bird for bird in self.tray if bird)
            event = events.NoBirdMatched(rule=rule, bonus=self.bonus, tray=tray, face_down=self.face_down)
            yield from instruct(event, Expectation("tray"))
            return
        best = max(wanted, key=lambda bird: self.birds[bird].points)
        others = tuple(bird for bird in wanted if bird != best)
        self.face_up.append(best)
        self.tray = tuple(None if bird in wanted else bird for bird in self.tray)
        yield from instruct(self.taken(best, others), Expectation("tray", lacks=(best, *others)))

    def find_wanted(self) -> Script[list[str]]:
        """The tray birds that meet the bonus card."""
        fits = {}
        for bird in filter(None, self.tray):
            fits[bird] = yield from self.fits_bonus(bird)
        return [bird for bird, does in fits.items() if does]

    def fits_bonus(self, bird: str) -> Script[bool]:
        """Whether a bird meets the bonus card; by a name bonus that is unknown, the player says so, once."""
        wording = str(self.options["word_lists"])
        wanted = wants(self.bonus, self.birds[bird], wording, self.edition)
        if wanted is not None:
            return wanted
        if bird not in self.named_so:
            facts = {"bird": bird, "bonus": self.bonus}
            self.named_so[bird] = (yield from choose("fits_name_bonus", YES_NO, facts=facts)) == "yes"
        return self.named_so[bird]

    def taken(self, best: str, others: tuple[str, ...]) -> events.BirdTaken:
        """The event of keeping one bird, with the discards if there are any."""
        event = events.BirdTaken(
            rule=RULES["play_bird"], bonus=self.bonus, bird=best, points=self.birds[best].points
        )
        return (
            events.BirdTakenOthersDiscarded(rule=event.rule, **event.facts(), others=others)
            if others
            else event
        )

    def tray_fits(self, tray: Row) -> None:
        """A bird in the Automa's supply cannot lie in the tray as well."""
        if any(bird in self.face_up for bird in tray):
            raise IllegalAnswer(tray, RULES["bird_is_taken"])

    def lay_eggs(self, eggs: int) -> Script[None]:
        """Lay eggs: one for each egg icon."""
        self.eggs += eggs
        yield from instruct(events.EggsLaid(rule=RULES["lay_eggs"], eggs=eggs, total=self.eggs))

    def gain_food(self, key: tuple[str, ...]) -> Script[None]:
        """Gain food: all dice of the first face of the key that lies in the feeder are removed."""
        if self.options["feeder"] == "told":
            yield from self.ask_food(key)
            return
        dice = yield from self.look_at_feeder("feeder")
        if not dice:
            dice = yield from self.throw_dice("feeder_empty", "empty")
        if len(set(dice)) == 1:
            dice = yield from self.throw_dice("all_dice_alike", "alike")
            while len(set(dice)) == 1 and self.options["all_alike"] == "until_mixed":
                dice = yield from self.throw_dice("all_dice_alike", "alike")
        face = next(face for face in key if face in dice)
        self.feeder = tuple(die for die in dice if die != face)
        removed = len(dice) - len(self.feeder)
        yield from instruct(
            events.DiceRemoved(
                rule=RULES["gain_food"],
                face=face,
                place=key.index(face) + 1,
                before=key[: key.index(face)],
                dice=removed,
                key=key,
            ),
            Expectation("feeder"),
        )
        if not self.feeder:
            yield from self.refill_feeder("feeder_empty", "empty")

    def ask_food(self, key: tuple[str, ...]) -> Script[None]:
        """Without a look at the feeder: the person follows the key and types the outcome with one key."""
        first, second, *others = key
        alike = str(self.options["all_alike"])
        facts = {"first": f"all_{first}", "second": f"all_{second}", "others": others, "all_alike": alike}
        face = yield from choose("food_removed", key, facts=facts)
        before = key[: key.index(face)]
        event = events.FoodTaken(
            rule=RULES["gain_food"], face=face, place=len(before) + 1, before=before, key=key
        )
        yield from instruct(event)

    def look_at_feeder(self, topic: str, least: int = 0) -> Script[Pool]:
        """The dice in the feeder."""
        return (yield from look(Look.pool(topic, "feeder", FACES, least, DICE, before=self.feeder)))

    def throw_dice(self, rule: str, reason: str) -> Script[Pool]:
        """Have all five dice rolled, and see what they show."""
        yield from self.refill_feeder(rule, reason)
        return (yield from self.look_at_feeder("thrown_dice", least=DICE))

    def refill_feeder(self, rule: str, reason: str) -> Script[None]:
        """Have all five dice rolled into the feeder."""
        self.feeder = None
        thrown = events.FeederThrown(rule=RULES[rule], reason=reason)
        yield from instruct(thrown, Expectation("feeder", handled=True))

    def place_cube(self) -> Script[None]:
        """Place a cube on the goal tile of this round."""
        if not self.cube_supply:
            yield from tell(events.CubeLacking(rule=RULES["cube_lacking"]))
            return
        self.cubes_on_tile += 1
        yield from instruct(events.CubePlaced(rule=RULES["place_cube"], cubes=self.cubes_on_tile))

    def remove_cube(self) -> Script[None]:
        """Remove a cube from the goal tile; with none there, nothing happens."""
        if not self.cubes_on_tile:
            yield from tell(events.NoCubeToRemove(rule=RULES["remove_cube"]))
            return
        self.cubes_on_tile -= 1
        yield from instruct(events.CubeRemoved(rule=RULES["remove_cube"], cubes=self.cubes_on_tile))

    # --- End of the round ---------------------------------------------------------------------------

    def end_round(self) -> Script[None]:
        """Score the goal; unless this was the last round, get tray and Automa deck ready for the next."""
        yield from self.score_goal()
        if self.round == ROUNDS[-1]:
            return
        gone = tuple(bird for bird in self.tray if bird)
        self.tray = ()
        cleared = events.TrayCleared(rule=RULES["tray_cleared"])
        yield from instruct(cleared, Expectation("tray", lacks=gone, handled=True))
        deck = str(self.options["automa_deck"])
        adjusted = events.AutomaDeckAdjusted(rule=RULES["adjust_deck"], round=self.round, automa_deck=deck)
        yield from tell(adjusted) if self.virtual_deck else instruct(adjusted)

    def score_goal(self) -> Script[None]:
        """Compare the player's quantity with the Automa's base value plus its cubes."""
        goal = self.goals[self.round - 1]
        player = yield from count("goal_quantity", 0, goal.most or MOST, facts={"goal": goal.id})
        automa = automa_quantity(goal, self.round, self.cubes_on_tile)
        points = goal_points(str(self.options["goal_board"]), self.round, player, automa)
        yield from tell(
            events.GoalScored(
                rule=RULES[f"goal_{self.options['goal_board']}"],
                goal=goal.id,
                player=player,
                automa=automa,
                base=goal.base[self.round - 1],
                cubes=self.cubes_on_tile,
                player_points=points[0],
                automa_points=points[1],
            )
        )
        returned, self.cubes_on_tile = self.cubes_on_tile, 0
        self.goal_scores.append(points)
        yield from instruct(events.RankMarked(rule=RULES["mark_rank"], returned=returned))

    # --- End of the game ----------------------------------------------------------------------------

    def score(self) -> AutomaScore:
        """The Automa's score so far."""
        return AutomaScore(
            goals=sum(automa for _, automa in self.goal_scores),
            face_up=sum(self.birds[bird].points for bird in self.face_up),
            face_down=self.face_down * FACE_DOWN_POINTS[str(self.options["difficulty"])],
            eggs=self.eggs,
        )

    def final_scoring(self) -> Script[Result]:
        """Ask for the player's points part by part, compare, and break a tie by leftover food."""
        parts = {}
        for part in PLAYER_PARTS:
            parts[part] = yield from count(f"score_{part}", 0, MOST)
        parts["goals"] = sum(player for player, _ in self.goal_scores)
        player, automa = sum(parts.values()), self.score().total
        outcome = compare(player, automa)
        yield from tell(
            events.GameScored(rule=RULES["final_score"], player=player, automa=automa, outcome=outcome)
        )
        if outcome == "shared":
            food = yield from count("leftover_food", 0, MOST)
            outcome = compare(food, AUTOMA_FOOD)
            rule = RULES["tie"]
            yield from tell(events.TieBroken(rule=rule, player=food, automa=AUTOMA_FOOD, outcome=outcome))
        return self.sheet(parts, outcome)

    def sheet(self, parts: dict[str, int], outcome: str) -> Result:
        """The result sheet: what each side scored for what."""
        score = self.score()
        rows = (
            ScoreRow("birds", (parts["birds"], score.face_up + score.face_down)),
            ScoreRow("bonus", (parts["bonus"], 0)),
            ScoreRow("goals", (parts["goals"], score.goals)),
            ScoreRow("eggs", (parts["eggs"], score.eggs)),
            ScoreRow("cached", (parts["cached"], 0)),
            ScoreRow("tucked", (parts["tucked"], 0)),
            ScoreRow("total", (sum(parts.values()), score.total)),
        )
        return Result(outcome, ("player", "automa"), rows)

    def view(self) -> tuple[Line, ...]:
        """What the Automa has, for a screen or to be read out."""
        return tuple(view(self))

    def standing(self) -> Standing:
        """The points so far: of the player, those for the goals are known."""
        goals = sum(player for player, _ in self.goal_scores)
        scores = {"player": goals, "automa": self.score().total}
        return Standing(scores, counted_late=True, round=self.round or None)

    def expected_table(self) -> ExpectedTable:
        """What lies on the table."""
        return expected_table(self)
