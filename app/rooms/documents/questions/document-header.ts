/**
 * Names the document that a page has open where the body may hold a question only (API-26). Without it the server
 * takes the document that was opened last (OPEN-64), which with two tabs may be another patient's.
 */
export const DOCUMENT_HEADER = "X-Document-ID";
