// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import { EMPTY_REPORT, REPORT_LIMITS, toReport } from "#app/core/reports/report.ts";
import { ReportDialog } from "#app/core/reports/report-dialog.tsx";
import { render } from "../render.ts";

const STATEMENTS = ["Patient is DNR.", "Morphine 5 mg given at 0200."];

beforeEach(() => setCustomerId("user_1"));

/** The open form, and what it sends. */
async function opened() {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response(null, { status: 204 });
  });
  await render(<ReportDialog tool="note" statements={STATEMENTS} onClose={() => {}} />);
  const choose = (select: HTMLSelectElement | undefined, value: string) =>
    act(async () => {
      if (!select) throw new Error("There is no such choice.");
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  return {
    sent,
    choose,
    selects: () => [...document.querySelectorAll(".report-dialog select")] as unknown as HTMLSelectElement[],
    tick: () => act(async () => document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click()),
    send: () =>
      act(async () => document.querySelector<HTMLFormElement>(".report-dialog form")?.requestSubmit()),
  };
}

test("a report without the tick sends no word of the page", async () => {
  const { sent, choose, selects, send } = await opened();
  expect(selects()).toHaveLength(1);
  await choose(selects()[0], "altered");
  await send();
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ tool: "note", kind: "altered" }]);
});

test("with the tick the statement that she chose goes along", async () => {
  const { sent, choose, selects, tick, send } = await opened();
  await tick();
  await choose(selects()[1], STATEMENTS[1] ?? "");
  await send();
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { tool: "note", kind: "wrong", statement: STATEMENTS[1] },
  ]);
});

test("taking the tick away forgets the statement", async () => {
  const { sent, choose, selects, tick, send } = await opened();
  await tick();
  await choose(selects()[1], STATEMENTS[1] ?? "");
  await tick();
  await send();
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ tool: "note", kind: "wrong" }]);
});

test("a chosen statement without the tick stays on the page, and texts are cut to what the server takes", () => {
  const statement = "x".repeat(5_000);
  expect(toReport("chat", { ...EMPTY_REPORT, statement })).toEqual({ tool: "chat", kind: "wrong" });
  const report = toReport("chat", { kind: "other", words: ` ${statement} `, statement, isAdded: true });
  expect(report.words).toHaveLength(REPORT_LIMITS.words);
  expect(report.statement).toHaveLength(REPORT_LIMITS.statement);
});
