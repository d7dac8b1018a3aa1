/** One field of what the nurse typed, e.g. { name: "nurseNotes", label: "Nurse's Notes", text } or "vitalSigns". */
export type SourceField = { name: string; label: string; text: string };

/** A stretch of one field, UTF-16 offsets, end exclusive. */
export type Span = { field: string; start: number; end: number };
