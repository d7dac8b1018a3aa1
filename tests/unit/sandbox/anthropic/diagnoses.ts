import { lastOf } from "#app/core/generation/open-run.server.ts";
import { writeGeneration } from "#app/core/generation/write-generation.server.ts";
import { nanda } from "#app/rooms/nanda/nanda.generation.ts";
import { openUse } from "../../generation/open-use.ts";
import { standInModel } from "./stand-in-model.ts";

const { signal } = new AbortController();
const SIGNALS = { caller: signal, within: signal };

/** Diagnoses through the real door, prompt, SDK, stand-in and guard. */
export const diagnosesOf = (text: string) =>
  lastOf(
    writeGeneration(
      nanda,
      { model: standInModel, use: openUse().use },
      { input: text, given: undefined },
      SIGNALS,
    ),
  );
