import { resolve } from "node:path";
import { capture } from "../run.ts";
import type { Section, SectionOptions } from "./section.ts";

/** The tests of `tests/scorecard`: on texts outside of the repository, and of sizes that take long to produce. */
export async function scoreSlowTests({ data }: SectionOptions): Promise<Section> {
  const { ok, output } = capture("vitest", ["run", "--config", "vitest.scorecard.config.ts"], {
    SCORECARD_DATA: resolve(data),
    NO_COLOR: "1",
  });
  return {
    title: "Tests on texts from elsewhere, and of size and chance",
    lines: [
      {
        label: "all pass",
        figure: output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? "none ran",
        threshold: "all",
        isPassed: ok,
      },
    ],
    examples: ok ? [] : output.split("\n").filter((line) => /Error|FAIL|^\s*[-+] /.test(line)),
  };
}
