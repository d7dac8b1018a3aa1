/** Words of errors that only the document pages also show by themselves: the other pages do not load them. */
export const WRONG_FILE_TYPE_WORDS = "Please upload a PDF, DOCX, CSV, or Excel file.";
export const FILE_TOO_LARGE_WORDS = "File is too large. Please try using the new chunked upload feature.";
export const ANALYSES_USED_UP_WORDS = "Limit of {limit} analyses reached. Please upgrade.";
export const DOCUMENT_NOT_FOUND_WORDS =
  "Document not found: the document you're looking for doesn't exist or has been archived.";
export const NOTHING_ANALYZED_WORDS = "No file has been analyzed yet. Please upload a document first.";
