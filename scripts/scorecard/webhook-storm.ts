import { capture } from "../run.ts";
import type { Section, SectionOptions } from "./section.ts";

const EVENTS = 2_000;
const CUSTOMERS = 50;

/**
 * The whole storm of webhooks, of which `npm test` runs a tenth: every customer's final state is compared with the
 * payment provider's. It runs in workerd, with the real D1 and meters.
 */
export async function scoreWebhookStorm({ scale = 1 }: SectionOptions): Promise<Section> {
  const started = Date.now();
  const { ok, output } = capture(
    "vitest",
    ["run", "--config", "vitest.workers.config.ts", "tests/workers/billing/webhook-storm.test.ts"],
    { STORM_SCALE: String(scale) },
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  return {
    title: "Webhooks: each event twice, shuffled, 20 at a time, every tenth failing midway",
    lines: [
      {
        label: `${CUSTOMERS * scale} customers, ${EVENTS * scale} events: ends in the provider's truth`,
        figure: `${ok ? "yes" : "no"}, in ${seconds} s`,
        threshold: "yes",
        isPassed: ok,
      },
    ],
    examples: ok ? [] : output.split("\n").filter((line) => /Error|Expected|Received|^\s*[-+] /.test(line)),
  };
}
