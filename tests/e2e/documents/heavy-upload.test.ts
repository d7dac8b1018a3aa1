import { writeFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { expect, signUpFree, test } from "../fixtures.ts";
import { heavyDischargeSummary } from "./clinical-documents.ts";
import { openAnalysis, picker } from "./document-files.ts";

const MEBIBYTE = 1024 * 1024;
const CHUNKS = 50;

test("25 MB on a slow connection that breaks, and a page that is left, go on where they were and are analysed [DOC-09]", async ({
  page,
  consoleErrors,
}, { outputDir }) => {
  test.setTimeout(240_000);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK|ERR_ABORTED/);
  const path = `${outputDir}-discharge.pdf`;
  const bytes = heavyDischargeSummary(25 * MEBIBYTE);
  expect(Math.ceil(bytes.length / (512 * 1024))).toBe(CHUNKS);
  writeFileSync(path, bytes);
  const { sent, underWay } = countChunks(page);
  await signUpFree(page);
  await openAnalysis(page);
  const setConnection = await slowConnection(page);
  await picker(page).setInputFiles(path);

  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(8);
  await setConnection("broken");
  await expect(page.getByText(/connection/i).first()).toBeVisible();
  await setConnection("slow");
  const before = sent();
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(before + 8);

  await page.reload();
  await expect(page.getByText(/again to continue at \d+%/)).toBeVisible();
  // The page that was left sends nothing any more.
  await expect.poll(underWay).toBe(0);
  expect(sent()).toBeLessThan(CHUNKS);
  await picker(page).setInputFiles(path);
  await expect(
    page.getByText("Increasing shortness of breath and ankle swelling for four days.").first(),
  ).toBeVisible({
    timeout: 120_000,
  });
  // Chunks that arrived before the reload were not sent again; at most those in flight each time were.
  expect(sent()).toBeLessThanOrEqual(CHUNKS + 6);
});

/** How many chunks were answered with success so far, and how many are waiting for their answer. */
function countChunks(page: Page) {
  let sent = 0;
  const waiting = new Set<Request>();
  page.on("request", (request) => {
    if (request.url().endsWith("/api/upload/chunk")) waiting.add(request);
  });
  page.on("requestfailed", (request) => waiting.delete(request));
  page.on("requestfinished", async (request) => {
    if (!waiting.has(request)) return;
    const response = await request.response().catch(() => null);
    if (response?.ok()) sent += 1;
    waiting.delete(request);
  });
  return { sent: () => sent, underWay: () => waiting.size };
}

/** 24 Mbit/s upload and 60 ms latency, like a busy ward's wireless network; and a way to cut it. */
async function slowConnection(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = (connection: "slow" | "broken") =>
    session.send("Network.emulateNetworkConditions", {
      offline: connection === "broken",
      latency: 60,
      downloadThroughput: 3 * MEBIBYTE,
      uploadThroughput: 3 * MEBIBYTE,
    });
  await session.send("Network.enable");
  await set("slow");
  return set;
}
