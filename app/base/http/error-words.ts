/** Words of errors that pages also show by themselves; here, so that a page does not load the whole table of them. */
export const ACCOUNT_DELETED_WORDS = "Your account has been deleted.";
export const SIGNED_OUT_WORDS = "Authentication required. Please ensure you are signed in.";
export const UNEXPECTED_WORDS = "An unexpected error occurred.";
export const MISSING_NOTES_WORDS = "Please fill in the Nurse's Notes field";
export const LIMIT_REACHED_WORDS = "You have reached your monthly limit. Please upgrade to continue.";
export const NANDA_LIMIT_WORDS =
  "You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.";
export const MISSING_QUESTION_WORDS = "Please type a question.";
export const SBAR_FAILED_WORDS = "Failed to generate SBAR report. Please try again.";
export const NOTE_FAILED_WORDS = "Failed to write the note. Please try again.";
export const NANDA_FAILED_WORDS = "Failed to generate NANDA diagnosis";
export const RESEARCH_FAILED_WORDS = "Failed to perform medical research";
export const QUESTION_FAILED_WORDS = "Failed to get an answer. Please try again.";

/** For a generation of which nothing is left, as after a crash. */
export const INTERRUPTED_WORDS = "This was interrupted before it was finished.";
