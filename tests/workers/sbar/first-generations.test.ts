import { expect, test } from "vitest";
// Loaded here, because under test an object that loads a module does so on behalf of the test runner's.
import "#app/rooms/chat/chat.generation.ts";
import "#app/rooms/nanda/nanda.generation.ts";
import "#app/rooms/research/research.generation.ts";
import "#app/rooms/sbar/sbar.generation.ts";
import "#app/core/generation/start-generation.server.ts";
import { personWithPlan, post } from "../signed-in.ts";
import { noteBody, parseEvents, watchConsole } from "./note-calls.ts";

const TOOLS = {
  "/api/generate-note": noteBody("Pt reports shortness of breath since 0300. Denies chest pain."),
  "/api/generate-nanda": { context: "Short of breath, O2 sat 86%. Unsteady, history of falls." },
  "/api/medical-research": { query: "Do foam dressings prevent pressure ulcers?" },
  "/api/chat": { message: "Does chlorhexidine bathing lower infections?", turns: [] },
};

test("generations of many people at once share nothing that belongs to one of their objects: each comes to its end", async () => {
  const logged = watchConsole();
  const people = await Promise.all(Array.from({ length: 6 }, () => personWithPlan("Premium")));
  const ends = await Promise.all(
    people.flatMap((person) =>
      Object.entries(TOOLS).map(async ([path, body]) => {
        const headers = { Accept: "text/event-stream", "Content-Type": "application/json" };
        const answer = await post(person, path, body, { headers });
        return parseEvents(await answer.text()).at(-1)?.type;
      }),
    ),
  );
  expect(ends).toEqual(ends.map(() => "done"));
  expect(logged.text()).not.toContain("on behalf of");
});
