import { refuseMethod } from "#app/base/http/api.server.ts";
import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { documentQuestion } from "./question.generation.ts";

export const action = generationAction(documentQuestion);

/** The path is called, not opened. */
export const loader = refuseMethod;
