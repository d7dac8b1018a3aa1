import { useEffect, useState } from "react";
import { loadClerkForms } from "./clerk-forms.ts";

/** Takes the place of an identity provider's form while it loads; or says that it did not load. */
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

/** For the provider's components; this package's types omit the property. */
export const whileLoading = { fallback: <LoadingForm /> };
