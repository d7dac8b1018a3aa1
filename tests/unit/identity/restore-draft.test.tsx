// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { RestoreDraft } from "#app/core/identity/drafts/restore-draft.tsx";
import { drawn } from "../opened.ts";
import "../overlays-loaded.ts";

let kept: { text: string; savedAt: number } | null;
let deletions: { path: string; keepalive: boolean | undefined }[];

/** The page as a load begins it, with nothing left of the one before. */
async function load(onRestore: (text: string) => void = () => {}) {
  document.body.replaceChildren();
  await drawn(<RestoreDraft form="sbar" onRestore={onRestore} />);
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  return {
    isAsked: document.body.textContent?.includes("Restore your unsaved note?"),
    choose: (name: string) => act(async () => button(name)?.click()),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  kept = { text: "Fell at 0415.", savedAt: 1_000 };
  deletions = [];
  vi.stubGlobal("fetch", async (path: string, { method, keepalive }: RequestInit) => {
    if (method !== "DELETE") return Response.json(kept ?? { text: null, savedAt: null });
    deletions.push({ path, keepalive });
    return new Response(null, { status: 204 });
  });
});

for (const answer of ["Discard", "Restore"])
  test(`whoever answers "${answer}" and reloads before the server knows is not asked again, and the draft still goes`, async () => {
    const restored: string[] = [];
    const { isAsked, choose } = await load((text) => restored.push(text));
    expect(isAsked).toBe(true);
    await choose(answer);
    expect(restored).toEqual(answer === "Restore" ? ["Fell at 0415."] : []);
    const deletion = { path: "/api/session/draft?form=sbar&savedAt=1000", keepalive: true };
    expect(deletions).toEqual([deletion]);
    expect((await load()).isAsked).toBe(false);
    expect(deletions).toEqual([deletion, deletion]);
  });

test("a draft that was saved after the answer is asked about", async () => {
  await (await load()).choose("Discard");
  kept = { text: "Walked at 0600.", savedAt: 2_000 };
  expect((await load()).isAsked).toBe(true);
});
