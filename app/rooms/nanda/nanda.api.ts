import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { nanda } from "./nanda.generation.ts";

export const action = generationAction(nanda);
