import { expect, test, vi } from "vitest";
import { toDocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { ask, personWithPlan, post } from "../signed-in.ts";
import { analysisOf, deliver, handIn, rowOf, spentBy, standIn } from "./analysis-parts.ts";

/** A patient list in Czech, in ISO-8859-2: Windows-1250 would read it with a few other letters. */
const CZECH = Uint8Array.fromBase64(
  "Sm3pbm8sVuxrLE9idO2+ZSxM6WsKSmFuIE5vduFrLDY3LGJvbGVzdCBuYSBocnVkaSB0+GkgaG9kaW55LGFzcGlyaW4gMTAwIG1nCk1hcmllIER2b/jha2924Sw1NCxkdblub3N0IGEga2G5ZWwsZnVyb3NlbWlkIDQwIG1nCkpp+O0gU3ZvYm9kYSw3MSxob3Jl6GthLHBhcmFjZXRhbW9sCg==",
);

type Readings = { readings: { label: string; lines: string[] }[] };

test("a text that could be read in more than one way is shown in each, costs nothing, and is analyzed as its person chose", async () => {
  const [person, other] = [await personWithPlan("Free"), await personWithPlan("Free")];
  const first = await handIn("patients.csv", CZECH, { userId: person.userId });
  const { model, calls } = standIn();
  expect(await deliver(first, { model })).toBe("done");
  const row = await rowOf(first);
  expect(row).toMatchObject({ status: "failed", failureCode: "unsure-encoding", encoding: null });
  expect(calls).toEqual([]);
  expect(await spentBy(person.userId)).toMatchObject({ analyses: 0, openRuns: 0 });

  const path = `/api/document/${row.id}/encodings`;
  expect((await ask(other, path)).status).toBe(404);
  const { readings } = (await (await ask(person, path)).json()) as Readings;
  expect(readings.find(({ label }) => label === "iso-8859-2")?.lines[0]).toBe("Jméno,Věk,Obtíže,Lék");
  expect(readings.find(({ label }) => label === "windows-1250")?.lines[0]).toBe("Jméno,Věk,Obtíľe,Lék");

  const process = (encoding: string) =>
    post(person, "/api/upload/process", { uploadId: row.uploadId, retry: true, encoding });
  expect((await process("utf-7")).status).toBe(400);
  const answered = process("iso-8859-2");
  await vi.waitFor(async () => expect(await rowOf(first)).toMatchObject({ status: "queued", leaseId: null }));
  const again = toDocumentMessage({ documentId: row.id, userId: person.userId, attempt: 2 });
  expect(await deliver(again)).toBe("done");
  expect((await answered).status).toBe(200);
  expect(await rowOf(first)).toMatchObject({ status: "done", encoding: "iso-8859-2" });
  expect(JSON.stringify(await analysisOf(first))).toContain("ISO-8859-2");
  expect(await spentBy(person.userId)).toMatchObject({ analyses: 1, openRuns: 0 });
  expect((await ask(person, path)).status).toBe(404);
});
