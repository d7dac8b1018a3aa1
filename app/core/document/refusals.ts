import { LIMIT_WORDS, type LimitName } from "./limits.ts";
import type { DocumentKind } from "./parsed-document.ts";

/** Every reason why a document is not read: a closed list. */
export const REFUSAL_CODES = [
  "unsupported-type",
  "wrong-type",
  "empty",
  "image-only",
  "password-protected",
  "damaged",
  "unsafe",
  "too-large",
  "stopped",
  "unsure-encoding",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * Why a document was not read. `message` is plain English for the person and contains none of the document's text;
 * `cause` is the class of the underlying error, for the log.
 */
export type Refusal = {
  code: RefusalCode;
  message: string;
  limit?: LimitName;
  cause?: string;
  /** For a file that holds only pictures: its kind. */
  kind?: DocumentKind;
};

const MESSAGES: { [code in Exclude<RefusalCode, "wrong-type" | "too-large">]: string } = {
  "unsupported-type": "This kind of file cannot be read. PDF, DOCX, CSV, XLSX and XLS files can.",
  empty: "This file has no content to read.",
  "image-only": "This file contains only pictures (a scan, for example) and no text that can be read.",
  "password-protected":
    "This file is protected with a password. Save a copy without the password and upload that.",
  damaged:
    "This file is damaged or incomplete and cannot be read. Save or export it again and upload the new copy.",
  unsafe: "This file contains something that Office documents must not contain, so it was not opened.",
  "unsure-encoding":
    "The letters in this file can be read in more than one way, so it was not analyzed. Nothing was charged. Choose the correct reading, or save the file again as “CSV UTF-8” and upload that.",
  stopped: "Reading this file took too long and was stopped.",
};

/** Thrown inside the parsers only; `parseDocument` turns it into an answer. */
export class RefusedDocument extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = "Refused";
    this.refusal = refusal;
  }
}

export function refuse(code: keyof typeof MESSAGES, cause?: string): RefusedDocument {
  return new RefusedDocument({ code, message: MESSAGES[code], ...(cause && { cause }) });
}

const PICTURES_IN_TABLES =
  "This Excel file contains only pictures and no cells that can be read. Upload the pictures as a PDF, or a file with the values themselves.";

const PICTURES_IN: { [kind in Exclude<DocumentKind, "csv">]: string } = {
  pdf: MESSAGES["image-only"],
  docx: "This Word file contains only pictures and no text that can be read. Upload the pictures as a PDF, or a file with the text itself.",
  xlsx: PICTURES_IN_TABLES,
  xls: PICTURES_IN_TABLES,
};

/** A PDF with neither text nor pictures. */
export const refuseWithoutText = (): RefusedDocument =>
  new RefusedDocument({
    code: "empty",
    message:
      "This PDF has no text that can be read: its pages are blank, or their letters are drawn as shapes. Export it again, with its text, from the program it comes from.",
  });

/** A PDF that only certain people can open, by means other than a password. */
export const refuseForRecipients = (): RefusedDocument =>
  new RefusedDocument({
    code: "password-protected",
    message:
      "This PDF is locked for particular recipients: it opens only with their certificates or in a special program. Have one of them save it without that protection and upload that.",
  });

/** A file that holds pictures and nothing else. */
export const refuseImageOnly = (kind: Exclude<DocumentKind, "csv">): RefusedDocument =>
  new RefusedDocument({ code: "image-only", message: PICTURES_IN[kind], kind });

/** A file whose content does not match its name; both are named in words ("a PDF file"). `advice` is what helps. */
export function refuseWrongType(claimed: string, found: string, advice: string): RefusedDocument {
  return new RefusedDocument({
    code: "wrong-type",
    message: `This file has the name of ${claimed}, but its content is ${found}. ${advice}`,
  });
}

export function refuseTooLarge(limit: LimitName): RefusedDocument {
  return new RefusedDocument({
    code: "too-large",
    limit,
    message: `This file is too large to be read: ${LIMIT_WORDS[limit]}. Split it or upload the part that matters.`,
  });
}

/** Whatever a parser threw, as a refusal: any other error means a damaged file. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof RefusedDocument) return error.refusal;
  return refuse("damaged", error instanceof Error ? error.name : typeof error).refusal;
}
