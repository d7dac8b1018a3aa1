/** The UTC day of a moment in Unix milliseconds: "2026-11-23". */
export const utcDayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
