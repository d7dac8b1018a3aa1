// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { UploadProgressView } from "#app/rooms/documents/analysis/components/upload-progress.tsx";
import { closePages, render } from "#tests/unit/render.ts";

const at = (pathname: string) => vi.stubGlobal("location", { pathname });
afterEach(() => vi.unstubAllGlobals());

/** The words that are new once the upload's view has gone, with the page or from it. */
async function wordsAfter(percent: number, path: string) {
  const before = openToasts().length;
  const shown = { fileName: "labs.csv", waitsFor: null, onCancel: () => {} };
  at("/analysis");
  await render(<UploadProgressView {...shown} percent={percent} />);
  at(path);
  await closePages();
  return openToasts()
    .slice(before)
    .map(({ text }) => text);
}

test("whoever leaves File Analysis during an upload is told that it has stopped and how to go on", async () => {
  expect(await wordsAfter(40, "/dashboard")).toEqual([
    "The upload of labs.csv stopped, because you left File Analysis. Choose the file there again to continue.",
  ]);
  expect(await wordsAfter(100, "/dashboard")).toEqual([
    "labs.csv is uploaded, but not analyzed: you left File Analysis. It is waiting there.",
  ]);
});

test("an upload that ends or is cancelled on its page needs no words", async () => {
  expect(await wordsAfter(40, "/analysis")).toEqual([]);
});
