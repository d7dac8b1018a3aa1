import { expect, test } from "vitest";
import { UploadProgressView } from "#app/rooms/documents/analysis/components/upload-progress.tsx";
import { htmlOf, textOf } from "../pages/page-html.tsx";

test("while a file is on its way, an analysis of another of its name is named and led to", () => {
  const html = htmlOf(
    <UploadProgressView
      fileName="labs.csv"
      percent={100}
      waitsFor={null}
      namesake={{ id: "doc-1", at: Date.UTC(2026, 10, 27, 11) }}
      onCancel={() => {}}
    />,
  );
  expect(textOf(html)).toMatch(
    /A file with this name was analyzed on Nov 27, 2026, \d\d:\d\d: open that analysis/,
  );
  expect(html).toContain('href="/analysis/document/doc-1"');
});
