// @vitest-environment happy-dom
import "../pages/parts-loaded.ts";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import * as History from "#app/rooms/documents/history/history.route.tsx";
import { closePages } from "#tests/unit/render.ts";
import { openedFromInside, until } from "../pages/from-inside.ts";

vi.mock("@clerk/react-router", () => ({ useAuth: () => ({ userId: "user_1" }) }));

const DOCUMENT = {
  id: "doc-1",
  filename: "letter.pdf",
  created_at: "2026-11-21T14:05:00.000Z",
  summary: "",
  sections: [],
};

test("Archive takes a document off the list on its page, and says so where it fails [DOC-32] [DOC-34] [DOC-35]", async () => {
  const listed = { queries: [{ ...DOCUMENT, status: "done", failure: null }], next: null };
  let status = 500;
  const archived: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (!path.endsWith("/archive")) return Response.json(listed);
    archived.push(`${method} ${path}`);
    return new Response(null, { status });
  });
  const page = await openedFromInside(History);
  const isListed = () => page.textContent?.includes("letter.pdf");
  await until(isListed);
  const archive = () =>
    act(async () => page.querySelector<HTMLButtonElement>('button[value="archive"]')?.click());
  const failed = "Failed to archive document. Please try again.";
  await archive();
  await until(() => openToasts().at(-1)?.text === failed);
  expect([openToasts().at(-1)?.text, isListed()]).toEqual([failed, true]);
  status = 204;
  await archive();
  await until(() => !isListed());
  expect(isListed()).toBe(false);
  expect(archived).toEqual(Array(2).fill("POST /api/document/doc-1/archive"));
});

test("after Archive and after Restore the next document's button has the focus, and after the last one the page's heading", async () => {
  const ids = ["doc-1", "doc-2", "doc-3"];
  const queries = ids.map((id) => ({
    ...DOCUMENT,
    id,
    filename: `${id}.pdf`,
    status: "done",
    failure: null,
  }));
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("history") ? Response.json({ queries, next: null }) : new Response(null, { status: 204 }),
  );
  for (const [move, name, search] of [
    ["archive", "Archive", ""],
    ["restore", "Restore", "?archived=1"],
  ] as const) {
    const page = await openedFromInside(History, search);
    await until(() => page.textContent?.includes("doc-3.pdf"));
    for (const [id, next] of [
      ["doc-2", ["BUTTON", `${name} doc-3.pdf`]],
      ["doc-3", ["BUTTON", `${name} doc-1.pdf`]],
      ["doc-1", ["H1", null]],
    ] as const) {
      const button = page.querySelector<HTMLButtonElement>(
        `button[aria-label$="${id}.pdf"][value="${move}"]`,
      );
      button?.focus();
      await act(async () => button?.click());
      await until(() => !page.textContent?.includes(`${id}.pdf`));
      const { activeElement } = document;
      expect([activeElement?.tagName, activeElement?.getAttribute("aria-label")]).toEqual(next);
    }
    await closePages();
  }
});
