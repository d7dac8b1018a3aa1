import { createStore, useStore } from "#app/base/ui/browser/store.ts";

type BuiltPage = { __reactRouterManifest?: { url?: string } };

/** Why a part of the page has no code; null if none failed to load, or nothing can be done about it yet. */
const missing = createStore<"failed" | "updated" | null>(null);

/**
 * Notes when a part of the page fails to load: a dialog or panel would not open, without a word. Loading it again does
 * not help: Chromium (150) remembers a failed import until the page is reloaded, and after a deployment the server no
 * longer has the files of an open page. Nothing is said before the server can be reached.
 */
export function noteMissingCode(): void {
  const ask = async () => {
    const { url = "" } = (window as BuiltPage).__reactRouterManifest ?? {};
    const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer) missing.set(answer.status === 404 ? "updated" : "failed");
    else addEventListener("online", ask, { once: true });
  };
  addEventListener("vite:preloadError", ask);
}

/** Says that a part of the page is missing, without any code that would have to be loaded. */
export function MissingCode() {
  const why = useStore(missing);
  if (!why) return null;
  return (
    <p className="notice alarm missing-code" role="alert">
      A part of this page could not be loaded{why === "updated" && ", since NurseGPT has been updated"}.{" "}
      <button type="button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </p>
  );
}
