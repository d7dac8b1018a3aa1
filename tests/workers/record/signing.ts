import type { NoteBody } from "#app/core/record/notes/note.ts";
import { post, type TestPerson } from "../signed-in.ts";

type Signed = { name: string; at: number; hash: string; seal: string };
type Amendment = Signed & { text: string };

/** The server's signature of a text: who signs it, and when. */
export async function signatureOf(person: TestPerson, text: string): Promise<Signed> {
  const answer = await post(person, "/api/note-sign", { text });
  return await answer.json();
}

/** A body as a signed version has it. */
export async function signedBody<Body extends { text: string }>(
  person: TestPerson,
  cause: string,
  body: Body,
): Promise<Body & { note?: unknown }> {
  if (cause !== "signed") return body;
  return {
    ...body,
    note: { versions: [{ signature: await signatureOf(person, body.text), amendments: [] }] },
  };
}

/** Words that the person adds to a signed note. */
export const amendmentOf = async (person: TestPerson, text: string): Promise<Amendment> => ({
  ...(await signatureOf(person, text)),
  text,
});

/** A signed body with a further amendment. */
export async function amendedBody(person: TestPerson, body: NoteBody, words: string): Promise<NoteBody> {
  const { versions } = body.note as { versions: { amendments: Amendment[] }[] };
  const newest = versions.at(-1);
  const amendments = [...(newest?.amendments ?? []), await amendmentOf(person, words)];
  return { ...body, note: { versions: [...versions, { ...newest, amendments }] } };
}
