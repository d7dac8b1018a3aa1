import { ask, type TestPerson } from "../signed-in.ts";

type Signed = { name: string; at: number; hash: string; seal: string };

/** What the server says of who signs a text, and when. */
export async function signatureOf(person: TestPerson, text: string): Promise<Signed> {
  const answer = await ask(person, "/api/note-sign", { method: "POST", body: { text } });
  return await answer.json();
}

/** A body with what a signed or amended version carries; other versions carry nothing. */
export async function signedBody<Body extends { text: string }>(
  person: TestPerson,
  cause: string,
  body: Body,
): Promise<Body & { note?: unknown }> {
  if (cause !== "signed" && cause !== "amended") return body;
  const signature = await signatureOf(person, body.text);
  const words = "Seen by Dr. Lee.";
  const amendments = cause === "amended" ? [{ ...(await signatureOf(person, words)), text: words }] : [];
  return { ...body, note: { versions: [{ signature, amendments }] } };
}
