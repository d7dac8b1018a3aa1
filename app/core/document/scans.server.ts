import { z } from "zod";
import type { ScanChoice } from "./scans.ts";

/** A choice as a body or the bucket has it. */
export const scanChoice: z.ZodType<ScanChoice> = z.enum(["allowed", "forbidden"]);

/** Under the person's own prefix, so that erasing the account erases it. */
const keyOf = (userId: string): string => `people/${userId}/choices/scans.json`;

/** The person's choice, or null if it was never asked for. */
export async function readScanChoice(
  bucket: { get(key: string): Promise<{ json<T>(): Promise<T> } | null> },
  userId: string,
): Promise<ScanChoice | null> {
  const stored = await bucket.get(keyOf(userId));
  return stored ? (scanChoice.safeParse(await stored.json()).data ?? null) : null;
}

export async function writeScanChoice(
  bucket: Pick<R2Bucket, "put">,
  userId: string,
  choice: ScanChoice,
): Promise<void> {
  await bucket.put(keyOf(userId), JSON.stringify(choice));
}
