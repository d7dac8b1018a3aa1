import { useEffect } from "react";

/**
 * Loads the payment provider's own script, which it asks for on pages where a checkout can start (PLAN-19, OPEN-75).
 * Nothing waits for it, and nothing is missing when it does not arrive.
 */
export function useProviderScript(url: string): void {
  useEffect(() => {
    if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    document.head.appendChild(script);
  }, [url]);
}
