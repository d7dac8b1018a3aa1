/** How long finished notes are kept; the person chooses. */
export const RETENTIONS = ["sign_out", "12_hours", "7_days", "30_days"] as const;
export type NoteRetention = (typeof RETENTIONS)[number];

const HOUR_MS = 60 * 60_000;

/** After a session that ended by itself, and at the latest after the last use, notes kept until sign-out stay so long. */
const AFTER_IDLE_MS = 24 * HOUR_MS;

const KEPT_MS: Record<NoteRetention, number> = {
  sign_out: AFTER_IDLE_MS,
  "12_hours": 12 * HOUR_MS,
  "7_days": 7 * 24 * HOUR_MS,
  "30_days": 30 * 24 * HOUR_MS,
};

/** Until nothing was chosen. */
export const DEFAULT_RETENTION: NoteRetention = "sign_out";

/** As Settings and the first note offer them. */
export const RETENTION_WORDS: Record<NoteRetention, string> = {
  sign_out: "Until I sign out",
  "12_hours": "For this shift (12 hours)",
  "7_days": "7 days",
  "30_days": "30 days",
};

export const isRetention = (value: unknown): value is NoteRetention =>
  RETENTIONS.includes(value as NoteRetention);

/** Whether notes outlive the person's own sign-out. */
export const keepsOverSignOut = (retention: NoteRetention): boolean => retention !== "sign_out";

/**
 * When a note is erased. Kept until sign-out it is a day after its last use, which a sign-out comes before.
 * @param times Unix milliseconds
 */
export function eraseAt(retention: NoteRetention, times: { createdAt: number; usedAt: number }): number {
  const from = retention === "sign_out" ? times.usedAt : times.createdAt;
  return from + KEPT_MS[retention];
}
