import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type AuditEntry,
  type AuditExport,
  FIRST_HEAD,
  findTampering,
  macOf,
  openAuditKey,
} from "#app/core/record/audit/audit-trail.ts";

const OLD = `1:${"o".repeat(32)}`;
const BOTH = `2:${"n".repeat(32)},${OLD}`;
const USER = "user_ann";
const NOON = Date.UTC(2036, 10, 20, 12);
const DAY = 24 * 60 * 60_000;

/** A trail over two days, whose secret was rotated after the first. */
async function trail(length: number): Promise<AuditExport> {
  const events = ["made", "signed", "printed", "deleted"] as const;
  const entries: AuditEntry[] = [];
  for (let seq = 1; seq <= length; seq++) {
    const event = events[seq % events.length] ?? "made";
    const entry = { seq, at: NOON + (seq <= length / 2 ? 0 : DAY) + seq, event, noteId: `note-${seq}` };
    const keys = await openAuditKey(entry.at < NOON + DAY ? OLD : BOTH, USER);
    entries.push({ ...entry, mac: await macOf(keys, entry, entries.at(-1)?.mac ?? FIRST_HEAD) });
  }
  const days = ["2036-11-20", "2036-11-21"].flatMap((day, index) => {
    const last = entries.findLast(({ at }) => at < NOON + DAY * index + DAY / 2);
    return last ? [{ day, count: last.seq, head: last.mac }] : [];
  });
  return { userId: USER, entries, days };
}

/** The verifier's verdict on a downloaded file; it cannot read one that is no longer a trail. */
async function verdict(text: string): Promise<string | null> {
  const keys = text.includes(`"userId":"${USER}"`) ? await KEYS : null;
  try {
    const { userId, entries, days } = JSON.parse(text) as AuditExport;
    return await findTampering(keys ?? (await openAuditKey(BOTH, userId)), entries, days);
  } catch {
    return "no trail";
  }
}
const KEYS = openAuditKey(BOTH, USER);

test("a trail that nobody touched is found to be what was written", async () => {
  expect(await verdict(JSON.stringify(await trail(3)))).toBeNull();
});

test("npm run verify-audit says which of two files is what was written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trail-"));
  const verified = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    const options = { env: { ...process.env, AUDIT_SECRET: BOTH }, encoding: "utf8" } as const;
    const { status, stdout } = spawnSync(
      process.execPath,
      ["scripts/verify-audit.ts", join(folder, name)],
      options,
    );
    return [status, stdout.split("\n")[0]];
  };
  try {
    const text = JSON.stringify(await trail(3));
    expect(verified("whole.json", text)).toEqual([0, "3 entries and 2 days are as they were written."]);
    const altered = text.replace("note-2", "note-9");
    expect(verified("altered.json", altered)).toEqual([1, "entry 2 is not what was written"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every byte of a downloaded trail changed to each of the 255 other values is found", async () => {
  // Two entries on two days, so that this takes only a few seconds.
  const bytes = new TextEncoder().encode(JSON.stringify(await trail(2)));
  const decoder = new TextDecoder();
  let tried = 0;
  for (const [place, byte] of bytes.entries()) {
    // Invalid UTF-8 bytes all decode to the same character: tried only once.
    const texts = new Set<string>();
    for (let value = 0; value < 256; value++) {
      if (value === byte) continue;
      texts.add(decoder.decode(bytes.with(place, value)));
      tried += 1;
    }
    const isFound = async (text: string) => (await verdict(text)) !== null;
    const found = await Promise.all([...texts].map(isFound));
    expect(found.indexOf(false), `byte ${place}`).toBe(-1);
  }
  expect(tried).toBe(bytes.length * 255);
});

test("every removal and every swap of two entries is found, also when they are numbered anew", async () => {
  const whole = await trail(6);
  const keys = await KEYS;
  const expectFound = async (entries: AuditEntry[]) => {
    const numbered = entries.map((entry, index) => ({ ...entry, seq: index + 1 }));
    for (const changed of [entries, numbered])
      expect(await findTampering(keys, changed, whole.days)).not.toBeNull();
  };
  const { entries } = whole;
  for (const [place, entry] of entries.entries()) {
    await expectFound(entries.toSpliced(place, 1));
    for (const [other, another] of entries.entries())
      if (other > place) await expectFound(entries.with(place, another).with(other, entry));
  }
});
