import { useEffect, useState } from "react";
import { loadClerkForms } from "./clerk-forms.ts";

/** Where a form of the identity provider will stand, as long as it is on its way; or that it did not come. */
export function LoadingForm() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadClerkForms().catch(() => setFailed(true));
  }, []);
  if (!hasFailed) return <p className="soft loading-form">Loading...</p>;
  return (
    <p className="notice alarm" role="alert">
      The form could not be loaded. Please check your connection and reload the page.
    </p>
  );
}

/** For the provider's components, of which this package's types leave the property out. */
export const whileLoading = { fallback: <LoadingForm /> };
