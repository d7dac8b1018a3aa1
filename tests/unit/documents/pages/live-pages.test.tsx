// @vitest-environment happy-dom
import "./parts-loaded.ts";
import { act, createElement, type FunctionComponent } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import AnalysisPage from "#app/rooms/documents/analysis/analysis.route.tsx";
import type { AnalysisState } from "#app/rooms/documents/analysis/analysis-state.ts";
import { AnalysisBody } from "#app/rooms/documents/analysis/components/analysis-body.tsx";
import { useChosenFile } from "#app/rooms/documents/analysis/use-chosen-file.ts";
import { DocumentView } from "#app/rooms/documents/history/components/document-view.tsx";
import * as DocumentPage from "#app/rooms/documents/history/document.route.tsx";
import * as History from "#app/rooms/documents/history/history.route.tsx";
import { nothingUsed } from "#tests/unit/meter/nothing-used.ts";
import { closePages, press, render, renderHook, typeInto } from "#tests/unit/render.ts";
import { answering } from "./answering.ts";
import { choose, drop } from "./choose.ts";
import { openedFromInside, until } from "./from-inside.ts";
import { DONE, detailAt } from "./page-parts.ts";

vi.mock("@clerk/react-router", () => ({ useAuth: () => ({ userId: "user_1" }) }));

const LETTER = new File(["%PDF-1.7"], "letter.pdf", { type: "application/pdf" });
const PICTURE = new File(["x"], "scan.png", { type: "image/png" });
const USAGE = { file_analysis_used: 9, file_analysis_limit: 10 };
const KEY = "nursegpt:analysis:user_1";
const FILE = { fileId: "doc-1", fileName: "letter.pdf" };
const ANALYSING: AnalysisState = { step: "analysing", ...FILE, status: "reading", progress: NO_PROGRESS };
const FAILED: AnalysisState = { step: "failed", ...FILE, words: "It failed.", again: null };
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

describe("The chosen file", () => {
  const chosen = (customerId: string | null, usage = USAGE) => {
    const [onChosen, analyse] = [vi.fn(), vi.fn()];
    return renderHook(() => useChosenFile({ customerId, usage, onChosen, analyse }));
  };

  test("stays when one of another kind is refused, in fixed words [DOC-04]", async () => {
    const page = await chosen("user_1");
    await act(async () => page().choose(LETTER, false));
    expect([page().file, page().problem]).toEqual([LETTER, null]);
    await act(async () => page().choose(PICTURE, true));
    expect([page().file, page().problem]).toEqual([LETTER, "Please upload a PDF, DOCX, CSV, or Excel file."]);
  });

  test("is not sent at the limit or without a customer id, and it is said why [DOC-05] [DOC-06]", async () => {
    for (const [customerId, used, words] of [
      ["user_1", 10, "Limit of 10 analyses reached. Please upgrade."],
      [null, 0, "Customer ID not found."],
      ["user_1", 9, null],
    ] as const) {
      upgradePrompt.set(false);
      const page = await chosen(customerId, { ...USAGE, file_analysis_used: used });
      await act(async () => page().start(LETTER));
      expect([page().problem, upgradePrompt.get()]).toEqual([words, used === 10]);
    }
  });

  test("is forgotten with what was said of it [DOC-10]", async () => {
    const page = await chosen("user_1");
    await act(async () => page().choose(LETTER, false));
    await act(async () => page().choose(PICTURE, false));
    await act(async () => page().forget());
    expect([page().file, page().problem]).toEqual([null, null]);
  });
});

describe("The analysis page", () => {
  const Page = AnalysisPage as unknown as FunctionComponent<{ loaderData: object }>;
  const pageOf = (userId: string, open: object | null = null, usage: object = USAGE) => {
    const loaderData = { userId, usage: { ...nothingUsed("Free", 0), ...usage }, unfinished: [], open };
    const routes = [{ path: "*", element: createElement(Page, { loaderData }) }];
    return render(createElement(RouterProvider, { router: createMemoryRouter(routes) }));
  };

  test("says that a file of nobody has no customer id, and sends that of somebody [DOC-06]", async () => {
    const asked = answering(() => new Promise(() => {}));
    const nobody = await pageOf("");
    await choose(nobody, LETTER);
    await until(() => nobody.textContent?.includes("Customer ID not found."));
    expect(nobody.textContent).toContain("Customer ID not found.");
    expect(asked).toEqual([]);
    const somebody = await pageOf("user_1");
    await choose(somebody, LETTER);
    await until(() => asked.length > 0);
    expect(asked).toEqual(["/api/upload/init"]);
    expect(somebody.textContent).not.toContain("Customer ID not found.");
  });

  test("sends a dropped file when its button is pressed, and not before, and a selected one by itself; a wrong one and the limit are told [DOC-02] [DOC-04] [DOC-05] [DOC-07]", async () => {
    vi.useFakeTimers();
    const asked = answering(() => new Promise(() => {}));
    const dropped = async (used: number) => {
      const page = await pageOf("user_1", null, { ...USAGE, file_analysis_used: used });
      await drop(page, PICTURE);
      expect(page.textContent).toContain("Please upload a PDF, DOCX, CSV, or Excel file.");
      await drop(page, LETTER);
      expect(page.textContent).toContain("letter.pdf");
      await press(page, "Start Over");
      expect(page.textContent).not.toContain("letter.pdf");
      await drop(page, LETTER);
      await act(async () => void vi.advanceTimersByTime(60_000));
      expect(page.querySelector(".choose-file .primary")?.textContent).toBe("Analyze Document");
      await press(page, "Analyze Document");
      return page;
    };
    expect((await dropped(10)).textContent).toContain("Limit of 10 analyses reached. Please upgrade.");
    const sending = await dropped(9);
    vi.useRealTimers();
    await until(() => asked.length > 0);
    expect(asked).toEqual(["/api/upload/init"]);
    // The link to the history stays when another step has replaced that of the file.
    expect(sending.querySelector(".choose-file")).toBeNull();
    expect(sending.querySelector('a[href="/analysis/history"]')?.textContent).toBe("Document History");
    await choose(await pageOf("user_1"), LETTER);
    await until(() => asked.length > 1);
    expect(asked).toEqual(["/api/upload/init", "/api/upload/init"]);
  });

  test("has a bar without an end where nothing limits the month's analyses [USE-09]", async () => {
    const page = await pageOf("user_1", null, { file_analysis_used: 3, file_analysis_limit: null });
    expect(page.querySelector(".documents-head")?.textContent).toContain("Unlimited");
    expect(page.querySelector(".documents-head")?.textContent).not.toMatch(/\/ 1\b/);
  });

  test("says that one has to be signed in while a file cannot be sent for that [DOC-24]", async () => {
    const asked = answering(() => new Response("{}", { status: 401 }));
    const page = await pageOf("user_1");
    await choose(page, LETTER);
    const words = "Authentication required. Please ensure you are signed in.";
    await until(() => page.textContent?.includes(words));
    expect(page.textContent).toContain(words);
    expect(asked).toEqual(["/api/upload/init"]);
    await press(page, "Cancel");
    expect(page.textContent).not.toContain(words);
    const opened = await pageOf("user_1", { id: "doc-1", filename: "letter.pdf" });
    // The place for a refusal is there before, and empty.
    await until(() => opened.querySelector('[role="alert"] strong'));
    expect(opened.querySelector('[role="alert"] strong')?.textContent).toContain(words);
  });

  test("says in its words why a file was not taken [DOC-25] [DOC-26] [DOC-27] [DOC-30]", async () => {
    for (const [status, body, words] of [
      [413, {}, "File is too large. Please try using the new chunked upload feature."],
      [400, { error: "No." }, "Server error: No."],
      [404, {}, "Failed to analyze file (404). Please try again."],
      [200, {}, "Failed to initialize upload with server."],
    ] as const) {
      answering(() => Response.json(body, { status }));
      const page = await pageOf("user_1");
      await choose(page, LETTER);
      await until(() => page.querySelector('[role="alert"] strong'));
      expect(page.querySelector('[role="alert"] strong')?.textContent).toBe(words);
      await closePages();
    }
  });

  test("says in its words that a part of a file was refused, or that the file cannot be read, and forgets it on Start Over [DOC-10] [DOC-28] [DOC-29]", async () => {
    const started = { uploadId: "upload-1", received: {} };
    const unreadable = new File(["%PDF-1.7"], "letter.pdf");
    vi.spyOn(unreadable, "slice").mockImplementation(() => {
      throw new Error("The disk is gone.");
    });
    for (const [file, words] of [
      [LETTER, "Failed to upload chunk 1: Out of order."],
      [unreadable, "Failed to analyze file: The disk is gone."],
    ] as const) {
      const answers = [Response.json(started), Response.json({ error: "Out of order." }, { status: 409 })];
      answering(() => answers.shift() ?? new Promise(() => {}));
      const page = await pageOf("user_1");
      await choose(page, file);
      await until(() => page.querySelector('[role="alert"] strong'));
      expect(page.querySelector('[role="alert"] strong')?.textContent).toBe(words);
      await press(page, "Start Over");
      expect(page.textContent).toContain("Drop a file here, or select a file");
      expect(page.textContent).not.toContain("letter.pdf");
      await closePages();
    }
  });

  test("says that the document that was open is gone, and where archived ones are", async () => {
    answering(() => new Response("{}", { status: 404 }));
    const page = await pageOf("user_1", { id: "doc-1", filename: "letter.pdf" });
    await until(() => page.querySelector(".notice.info"));
    expect(page.querySelector(".notice.info")?.textContent).toBe(
      "letter.pdf was open here. It has since been archived or deleted: Archived documents",
    );
    await choose(page, LETTER);
    await until(() => page.querySelector(".notice.info") === null);
    expect(page.textContent).not.toContain("was open here");
  });

  test("shows the document that the server holds as open, as it is now, and is empty after Start Over [DOC-10] [OPEN-73]", async () => {
    const asked = answering(() => Response.json(detailAt("done")));
    const page = await pageOf("user_1", { id: "doc-1", filename: "letter.pdf" });
    await until(() => page.textContent?.includes("Short of breath."));
    expect(page.textContent).toContain("Short of breath.");
    expect(asked).toEqual(["/api/document/doc-1?following=1"]);
    await press(page, "Start Over");
    expect(page.textContent).not.toContain("Short of breath.");
    expect(page.textContent).toContain("Drop a file here, or select a file");
    expect(kept()).toBeNull();
    const later = await pageOf("user_1", { id: "doc-1", filename: "letter.pdf" });
    expect(later.textContent).toContain("Drop a file here, or select a file");
    expect(asked).toHaveLength(1);
    const failure = { code: null, words: "It cannot be read.", upload_id: null };
    answering(() => Response.json(detailAt("failed", { id: "doc-2", failure })));
    const failed = await pageOf("user_1", { id: "doc-2", filename: "notes.pdf" });
    await until(() => failed.textContent?.includes("It cannot be read."));
    await press(failed, "Start Over");
    const afterIt = await pageOf("user_1", { id: "doc-2", filename: "notes.pdf" });
    expect(afterIt.textContent).toContain("Drop a file here, or select a file");
  });

  test("keeps the analysis and what was asked and answered in the browser [DOC-15] [DOC-19] [OPEN-65]", async () => {
    await bodyAt(ANALYSING);
    expect(kept()).toMatchObject({ analysis: null, largeDocument: { status: "processing" } });
    answering(() => Response.json({ response: "Metoprolol." }));
    const page = await bodyAt();
    expect(kept()).toMatchObject({ analysis: { keyPoints: ["SpO2 88%."] }, messages: [], analysisCount: 9 });
    await ask(page, "Which drugs?");
    await until(() => kept().messages.length > 0);
    expect(kept().messages).toMatchObject([{ question: "Which drugs?", answer: "Metoprolol." }]);
    const list = page.querySelector('[aria-label="Questions and answers"]');
    expect(list?.textContent).toMatch(/^Which drugs\?Metoprolol\./);
    await ask(page, "Which doses?");
    await until(() => kept().messages.length > 1);
    const asked = [...(list?.querySelectorAll(":scope > li") ?? [])].map(({ textContent }) => textContent);
    expect(asked).toEqual([
      expect.stringMatching(/^Which doses\?Metoprolol\./),
      expect.stringMatching(/^Which drugs\?Metoprolol\./),
    ]);
  });

  test("keeps nothing any more of a person who is signing out [OPEN-73]", async () => {
    document.documentElement.dataset.leaving = "true";
    await bodyAt();
    delete document.documentElement.dataset.leaving;
    expect(kept()).toBeNull();
  });

  test("cancels a document that is analysed or leaves it running, and starts over after one that failed [DOC-10]", async () => {
    const asked = answering(() => new Response(null, { status: 204 }));
    const [onClear, onPause] = [vi.fn(), vi.fn()];
    const page = await bodyAt(ANALYSING, onClear, onPause);
    expect(page.textContent).toContain(
      "Cancel before the analysis is shown, and it is not counted: you only use the tokens for the parts begun by then.",
    );
    await press(page, "Cancel");
    await until(() => onClear.mock.calls.length > 0);
    expect([asked, onPause.mock.calls.length]).toEqual([["/api/document/doc-1/cancel"], 1]);
    await press(page, "Start another analysis");
    await press(await bodyAt(FAILED, onClear, onPause), "Start Over");
    expect([onClear.mock.calls.length, onPause.mock.calls.length, asked.length]).toEqual([3, 1, 1]);
  });

  test("takes no question about a document that is not analysed yet [DOC-21]", async () => {
    const asked = answering(() => Response.json({ response: "Metoprolol." }));
    for (const state of [ANALYSING, FAILED]) {
      const page = await bodyAt(state);
      await ask(page, "Which drugs?");
      expect(page.textContent).toContain("No file has been analyzed yet. Please upload a document first.");
    }
    expect(asked).toEqual([]);
  });

  test("says that a question failed, and leaves it in its field [DOC-15] [DOC-22]", async () => {
    answering(() => new Response("{}", { status: 502 }));
    const page = await bodyAt();
    await ask(page, "Which drugs?");
    const problem = () => page.querySelector('li [role="alert"]')?.textContent;
    await until(problem);
    expect(problem()).toBe("Failed to get an answer. Please try again.");
    expect(page.querySelector("textarea")?.value).toBe("Which drugs?");
  });
});

test("a document's own page sums it up by its key points, and takes any question that is not empty [DOC-20] [DOC-39] [DOC-41]", async () => {
  const asked = answering(() => Response.json({ response: "Metoprolol." }));
  const detail = detailAt("done");
  const element = createElement(DocumentView, { detail, timeZone: "UTC", onRetry: vi.fn() });
  const page = await render(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: "*", element }]) }),
  );
  const list = () => page.querySelector('[aria-label="Questions and answers"]')?.textContent;
  expect(page.querySelector("section[aria-labelledby=summary] li")?.textContent).toContain("SpO2 88%.");
  await ask(page, " \n ");
  expect(page.textContent).toContain("Please type a question.");
  expect([asked, list()]).toEqual([[], undefined]);
  await typeInto(page.querySelector("textarea"), "x".repeat(20_000));
  expect(page.textContent).not.toContain("Please type a question.");
  await ask(page, "?");
  await until(() => list()?.includes("Metoprolol."));
  expect([asked, list()]).toEqual([["/api/query-file"], expect.stringMatching(/^\?Metoprolol\./)]);
  expect(page.textContent).not.toContain("Please type a question.");
  // A failed question stays in the list, even after the next one.
  answering(() => new Response("{}", { status: 502 }));
  await ask(page, "Which dose?");
  await until(() => list()?.includes("Failed to get an answer."));
  let answer = (_: Response) => {};
  answering(() => new Promise((resolve) => (answer = resolve)));
  await ask(page, "How much?");
  expect(list()).toMatch(/^How much\?.*Which dose\?.*\?Metoprolol\./);
  await act(async () => answer(Response.json({ response: "50 mg." })));
  await until(() => list()?.includes("50 mg."));
  expect(list()).toMatch(/^How much\?50 mg\..*Which dose\?Failed to get an answer\..*\?Metoprolol\./);
});

test("list and document are loading until they are answered, and say on their pages why they cannot be shown [DOC-31] [DOC-36] [DOC-38] [DOC-45]", async () => {
  for (const [status, list, document] of [
    [401, "Please sign in to view your document history.", "Please sign in to view document details."],
    [500, "Failed to load document history. Please try again.", "Failed to load document. Please try again."],
  ] as const)
    for (const [Page, loading, words] of [
      [History, "Loading your documents...", list],
      [DocumentPage, "Loading the document...", document],
    ] as const) {
      let answer = (_: Response) => {};
      const asked = answering(() => new Promise((resolve) => (answer = resolve)));
      const page = await openedFromInside(Page);
      await until(() => asked.length > 0);
      expect(page.textContent).toContain(loading);
      // The words are for a screen reader; this is what everybody else sees.
      expect(page.querySelector(".skeleton i")).not.toBeNull();
      await act(async () => answer(new Response("{}", { status })));
      await until(() => page.textContent?.includes(words));
      expect(page.textContent).toContain(words);
      expect(page.textContent).not.toContain(loading);
      await press(page, "Try again");
      expect(asked).toHaveLength(2);
      await closePages();
    }
});

test("the page of a scan that waits asks whether it may be sent, and goes on with the answer", async () => {
  for (const [button, choice] of [
    ["Send scans to be read", "allowed"],
    ["Never send scans", "forbidden"],
  ]) {
    const bodies: unknown[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)));
      return new Response(null, { status: 204 });
    });
    const onRetry = vi.fn();
    const failure = { code: "scan-unasked", words: "This PDF is a scan.", upload_id: "upload-1" };
    const element = createElement(DocumentView, {
      detail: detailAt("failed", { failure }),
      timeZone: "UTC",
      onRetry,
    });
    const page = await render(
      createElement(RouterProvider, { router: createMemoryRouter([{ path: "*", element }]) }),
    );
    await until(() => page.textContent?.includes("Send the pages of this scan?"));
    await press(page, button ?? "");
    await until(() => onRetry.mock.calls.length > 0);
    expect([bodies, onRetry.mock.calls]).toEqual([[{ choice }], [["upload-1"]]]);
  }
});

const bodyAt = (state: AnalysisState = DONE, onClear = vi.fn(), onPause = vi.fn()) =>
  render(
    createElement(AnalysisBody, {
      userId: "user_1",
      state,
      usage: USAGE,
      choosing: {} as never,
      onClear,
      steering: { onPause, onGoOn: vi.fn() },
      onAgain: vi.fn(),
    }),
  );

async function ask(page: HTMLElement, question: string) {
  await typeInto(page.querySelector("textarea"), question);
  await press(page, "Ask");
}
