import { describe, expect, test, vi } from "vitest";
import { ChooseFile } from "#app/rooms/documents/analysis/components/choose-file.tsx";
import { DropArea } from "#app/rooms/documents/analysis/components/drop-area.tsx";
import { useChosenFile } from "#app/rooms/documents/analysis/use-chosen-file.ts";
import type { FileUsage } from "#app/rooms/documents/upload/file-usage.ts";
import { renderOnce } from "#tests/unit/render-once.tsx";
import { elementIn, renderHookOnce } from "../pages/render-hook-once.tsx";

const LETTER = new File(["%PDF-1.7"], "letter.pdf", { type: "application/pdf" });
const OTHER = new File(["a,b"], "labs.csv", { type: "text/csv" });
const PICTURE = new File(["x"], "scan.png", { type: "image/png" });
const USAGE: FileUsage = { file_analysis_used: 9, file_analysis_limit: 10 };

describe("The area for a file", () => {
  test("takes a file that is dropped, and one that is selected as picked [DOC-02] [DOC-07]", () => {
    const onFile = vi.fn();
    const area = renderHookOnce(() => DropArea({ onFile, describedBy: "problem" }));
    const { onDragOver, onDrop } = elementIn(area, "div").props as Record<string, (event: object) => void>;
    const preventDefault = vi.fn();
    // Without this, the browser does not allow the drop, or opens the file in place of the page.
    onDragOver?.({ preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(1);
    onDrop?.({ preventDefault, dataTransfer: { files: [LETTER] } });
    expect(preventDefault).toHaveBeenCalledTimes(2);
    expect(onFile.mock.calls).toEqual([[LETTER, false]]);
    const { onChange } = elementIn(area, "input").props as Record<string, (event: object) => void>;
    const target = { files: [OTHER], value: "C:\\fakepath\\labs.csv" };
    onChange?.({ target });
    expect(onFile.mock.calls).toEqual([
      [LETTER, false],
      [OTHER, true],
    ]);
    expect(target.value).toBe("");
  });

  test("offers the extensions and the MIME types of PDF, DOCX, CSV, XLSX and XLS [DOC-03]", () => {
    const area = renderHookOnce(() => DropArea({ onFile: vi.fn(), describedBy: "problem" }));
    const offered = String(elementIn(area, "input").props.accept).split(",");
    expect(offered.toSorted()).toEqual([
      ".csv",
      ".docx",
      ".pdf",
      ".xls",
      ".xlsx",
      "application/csv",
      "application/pdf",
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "text/csv",
    ]);
  });

  test("has a button that analyses the file that is there, and one that starts over [DOC-02]", () => {
    const [onAnalyse, onClear] = [vi.fn(), vi.fn()];
    const { html, click } = renderOnce(ChooseFile, {
      file: LETTER,
      usage: USAGE,
      period: "2026-11",
      problem: null,
      onFile: vi.fn(),
      onAnalyse,
      onClear,
    });
    expect(html).toContain('<button type="button" class="primary">Analyze Document</button>');
    click("Analyze Document");
    expect([onAnalyse.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 0]);
    click("Start Over");
    expect([onAnalyse.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("A file", () => {
  function chosen(customerId: string | null = "user_1", usage = USAGE) {
    vi.useFakeTimers();
    const [onChosen, analyse] = [vi.fn(), vi.fn()];
    return {
      onChosen,
      analyse,
      ...renderHookOnce(() => useChosenFile({ customerId, usage, onChosen, analyse })),
    };
  }

  test("that was picked is sent 100 ms later, once; a dropped one waits to be sent [DOC-07] [DOC-11]", () => {
    const { onChosen, analyse, choose, start } = chosen();
    choose(LETTER, false);
    expect(onChosen).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(analyse).not.toHaveBeenCalled();
    start(LETTER);
    expect(analyse.mock.calls).toEqual([[LETTER, false]]);
    choose(LETTER, true);
    choose(OTHER, true);
    expect(onChosen).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(99);
    expect(analyse).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(analyse.mock.calls).toEqual([
      [LETTER, false],
      [OTHER, true],
    ]);
    vi.advanceTimersByTime(600_000);
    expect(analyse).toHaveBeenCalledTimes(2);
  });

  test("of another kind takes no other's place and is not sent [DOC-04]", () => {
    const { onChosen, analyse, choose } = chosen();
    for (const isPicked of [true, false]) choose(PICTURE, isPicked);
    vi.advanceTimersByTime(600_000);
    expect([onChosen.mock.calls, analyse.mock.calls]).toEqual([[], []]);
  });

  test.each([
    ["at the limit", "user_1", { file_analysis_used: 10, file_analysis_limit: 10 }],
    ["at Free's limit", "user_1", { file_analysis_used: 1, file_analysis_limit: 1 }],
    ["beyond the limit", "user_1", { file_analysis_used: 11, file_analysis_limit: 10 }],
    ["without a customer id", null, USAGE],
  ])(
    "is not sent %s, neither by itself nor by the button [DOC-05] [DOC-06] [USE-09]",
    (_, customerId, usage) => {
      const { onChosen, analyse, choose, start } = chosen(customerId, usage);
      choose(LETTER, true);
      expect(onChosen).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(600_000);
      start(LETTER);
      expect(analyse).not.toHaveBeenCalled();
    },
  );

  test("is sent where the limit is 0 or none [DOC-05]", () => {
    for (const limit of [0, null]) {
      const { analyse, start } = chosen("user_1", { file_analysis_used: 1, file_analysis_limit: limit });
      start(LETTER);
      expect([limit, analyse.mock.calls]).toEqual([limit, [[LETTER, false]]]);
    }
  });

  test("that is forgotten before its 100 ms are over is not sent [DOC-10]", () => {
    const { analyse, choose, forget } = chosen();
    choose(LETTER, true);
    forget();
    vi.advanceTimersByTime(600_000);
    expect(analyse).not.toHaveBeenCalled();
  });
});
