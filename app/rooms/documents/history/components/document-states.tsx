import { Link } from "react-router";
import { DOCUMENT_NOT_FOUND_WORDS } from "#app/base/http/document-words.ts";
import { Failure } from "#app/rooms/documents/viewer/components/failure.tsx";

type Props = { status: "loading" | "failed" | "missing" | "signed-out"; onRetry: () => void };

/** What is shown when there is no document to show. */
export function DocumentStates({ status, onRetry }: Props) {
  if (status === "loading") return <LoadingDocument />;
  if (status === "signed-out")
    return <Failure words="Please sign in to view document details." onRetry={onRetry} />;
  if (status === "failed")
    return <Failure words="Failed to load document. Please try again." onRetry={onRetry} />;
  return (
    <div className="card empty" role="alert">
      <h1>{DOCUMENT_NOT_FOUND_WORDS}</h1>
      <Link className="button primary" to="/analysis/history">
        Document History
      </Link>
    </div>
  );
}

function LoadingDocument() {
  return (
    <div role="status" className="card history-item skeleton">
      <span className="visually-hidden">Loading the document...</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  );
}
