import { describe, expect, test } from "vitest";
import { AnswerView } from "#app/rooms/documents/questions/components/answer-view.tsx";
import { EXTRACTED_FROM_DOCUMENT, questionClient } from "#app/rooms/documents/questions/question-client.ts";
import { fromPast, newQuestion, withProgress } from "#app/rooms/documents/questions/question-list.ts";
import { htmlOf, textOf } from "../pages/page-html.tsx";

describe("An answer", () => {
  const cited = { segment: 0, block: 0, cell: null, words: "page 2, block 1", quote: "Metoprolol" };
  const piece = { text: "She takes metoprolol.", places: [cited] };
  const asked = newQuestion("q1", "Which drugs?");

  test("is a draft first, then its checked pieces with their places", () => {
    const { grow, nothingYet } = questionClient;
    const growing = grow(nothingYet, { type: "text", text: "She ta" });
    const draft = withProgress(asked, { status: "generating", growing });
    expect(textOf(htmlOf(<AnswerView asked={draft} />))).toContain("She ta draft");
    const checked = withProgress(asked, {
      status: "generating",
      growing: grow(growing, { type: "piece", ...piece }),
    });
    expect(checked).toMatchObject({ draft: "", pieces: [piece], status: "answering" });
    const done = withProgress(asked, {
      status: "done",
      answer: { response: "…", pieces: [piece, { text: "And more.", places: [] }], answered: true },
    });
    const text = textOf(htmlOf(<AnswerView asked={done} />));
    expect(text).toContain("Which drugs? She takes metoprolol. page 2");
    expect(text).toContain("And more. no source");
  });

  test("can be reported as wrong once it is finished, also where it says that there is none", () => {
    const reportable = (...progress: Parameters<typeof withProgress>[1][]) =>
      progress.map((one) =>
        htmlOf(<AnswerView asked={withProgress(asked, one)} />).includes("Report a wrong"),
      );
    const answer = { response: "…", pieces: [piece], answered: true };
    const growing = questionClient.nothingYet;
    expect(
      reportable(
        { status: "done", answer },
        { status: "done", answer: { ...answer, answered: false } },
        { status: "generating", growing },
      ),
    ).toEqual([true, true, false]);
  });

  test("that rests on what is hidden or struck out says so", () => {
    const places = [{ ...cited, isHidden: true as const }];
    const struck = [{ ...cited, isHidden: true as const, isStruckOut: true as const }];
    const pieces = [
      { text: "9.9 there.", places },
      { text: "8.8 there.", places: struck },
    ];
    const answer = { response: "…", pieces, answered: true };
    const text = textOf(htmlOf(<AnswerView asked={withProgress(asked, { status: "done", answer })} />));
    expect(text).toContain("9.9 there. page 2 Hidden in the document");
    expect(text).toContain("8.8 there. page 2 Struck out in the document");
    const extracted = [{ text: `${EXTRACTED_FROM_DOCUMENT}\n`, places: [] }, ...pieces];
    const none = { response: "…", pieces: extracted, answered: false };
    const found = textOf(
      htmlOf(<AnswerView asked={withProgress(asked, { status: "done", answer: none })} />),
    );
    expect(found).toContain("Hidden in the document");
  });

  test("that the document does not give says so", () => {
    const words = "The document does not answer this question.";
    const none = withProgress(asked, {
      status: "done",
      answer: { response: words, pieces: [{ text: words, places: [] }], answered: false },
    });
    const html = htmlOf(<AnswerView asked={none} />);
    expect(html).toMatch(
      /class="notice info on-paper"[^>]*><strong>The document does not answer this question\./,
    );
    const past = { id: "q", query: "Blood type?", response: words, created_at: "", pieces: [] };
    expect(htmlOf(<AnswerView asked={fromPast(past)} />)).toContain("notice info on-paper");
  });

  test("that no model answered shows the passages apart, each with its place, also when it is read again", () => {
    const pieces = [{ text: `${EXTRACTED_FROM_DOCUMENT}\n`, places: [] }, piece];
    const asks = [
      withProgress(asked, { status: "done", answer: { response: "…", pieces, answered: false } }),
      fromPast({ id: "q", query: "Which drugs?", response: "…", created_at: "", pieces }),
    ];
    for (const one of asks) {
      const html = htmlOf(<AnswerView asked={one} />);
      expect(html).toMatch(/class="notice info on-paper"[^>]*><strong>The assistant cannot be reached/);
      expect(textOf(html)).toContain("word for word: She takes metoprolol. page 2");
      expect(html).not.toContain("no source");
    }
  });

  test("that failed shows the fixed words", () => {
    const failed = withProgress(asked, {
      status: "failed",
      message: "Failed to get an answer. Please try again.",
      reason: null,
    });
    const html = htmlOf(<AnswerView asked={failed} />);
    expect(html).toMatch(/role="alert"><strong>Failed to get an answer\. Please try again\.<\/strong>/);
  });
});
