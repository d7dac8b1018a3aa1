import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Tree } from "./tree.ts";

/** What the bare counterparts are built from. */
export type BareInput = {
  /** The pages' `<html>` by path. */
  pages: Record<string, Tree>;
  /** The document that the bare Worker keeps in the edge's cache. */
  cached: string;
  /** PEM of the key for the tokens that the bare page accepts. */
  jwtKey: string;
};

const FILE = fileURLToPath(new URL("../../../build/bare-input.json", import.meta.url));

export const readBareInput = (): BareInput => JSON.parse(readFileSync(FILE, "utf8")) as BareInput;

export function writeBareInput(input: BareInput): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(input));
}
