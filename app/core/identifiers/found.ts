import type { IdentifierKind } from "./placeholders.ts";

/** An identifier in a text: UTF-16 offsets, end exclusive; `identity` is the same for all its spellings. */
export type Found = { start: number; end: number; kind: IdentifierKind; identity: string };

/** What the demographics state: the patient's name, a date such as the admission's, a record number. */
export type KnownIdentifier = { kind: "name" | "date" | "id"; text: string };
