import type { KnownIdentifier } from "../identifiers.ts";
import { type Kind, LOOK_ALIKE } from "./placeholders.ts";

/** An identifier in a text: UTF-16 offsets, end excluded; `identity` is the same for every way of writing it. */
export type Found = { start: number; end: number; kind: Kind; identity: string };

export function findIdentifiers(_known: readonly KnownIdentifier[]): (text: string) => Found[] {
  return (text) =>
    [...text.matchAll(LOOK_ALIKE)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      kind: "TEXT",
      identity: match[0],
    }));
}
