/** How long finished notes are kept; the person chooses. */
export const RETENTIONS = ["sign_out", "12_hours", "7_days", "30_days"] as const;
export type NoteRetention = (typeof RETENTIONS)[number];

const HOUR_MS = 60 * 60_000;

/** How long notes kept until sign-out stay after a session that ended by itself, and at most after their last use. */
const AFTER_IDLE_MS = 24 * HOUR_MS;

const KEPT_MS: Record<NoteRetention, number> = {
  sign_out: AFTER_IDLE_MS,
  "12_hours": 12 * HOUR_MS,
  "7_days": 7 * 24 * HOUR_MS,
  "30_days": 30 * 24 * HOUR_MS,
};

/** Applies until the person chooses. */
export const DEFAULT_RETENTION: NoteRetention = "sign_out";

/** The words in Settings and at the first note. */
export const RETENTION_WORDS: Record<NoteRetention, string> = {
  sign_out: "Until I sign out",
  "12_hours": "For this shift (12 hours)",
  "7_days": "7 days",
  "30_days": "30 days",
};

export const isRetention = (value: unknown): value is NoteRetention =>
  RETENTIONS.includes(value as NoteRetention);

/** Whether notes outlast the person's own sign-out. */
export const keepsOverSignOut = (retention: NoteRetention): boolean => retention !== "sign_out";

/**
 * When a note is erased. If kept until sign-out, a day after its last use, unless a sign-out comes first.
 * @param times Unix milliseconds
 */
export function eraseAt(retention: NoteRetention, times: { createdAt: number; usedAt: number }): number {
  const from = retention === "sign_out" ? times.usedAt : times.createdAt;
  return from + KEPT_MS[retention];
}
