import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { documentQuestion } from "./question.generation.ts";

export const action = generationAction(documentQuestion);
