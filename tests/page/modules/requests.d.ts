// What the page may send to each path of the served schema, and what comes back. An unknown path is an error.
import type { paths } from "./schema";

type Json<Content> = Content extends { content: { "application/json": infer Value } } ? Value : never;
type Operation<Path, Method extends "get" | "post"> = Path extends keyof paths ? paths[Path][Method] : never;

// Nothing is known of a path that is put together while the page runs: as a key, it is an index and no property.
type IsOpen<Path extends string> = {} extends Record<Path, true> ? true : false;

export type Body<Path extends string> =
  IsOpen<Path> extends true
    ? any
    : [Operation<Path, "post">] extends [{ requestBody: infer Sent }]
      ? Json<Sent>
      : [Operation<Path, "post">] extends [never]
        ? never
        : {};

export type Reply<Path extends string, Method extends "get" | "post"> =
  IsOpen<Path> extends true
    ? any
    : [Operation<Path, Method>] extends [{ responses: { 200: infer Got } }]
      ? Json<Got>
      : null;
