import { useNonce } from "../browser/use-nonce.ts";

/** Beside a notice that the address asks for, on a page without the app's scripts: whoever loads it again is not told again. */
export function ShownOnce() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, with nothing put in
    <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: FORGET }} />
  );
}

const FORGET = 'history.replaceState(history.state,"",location.pathname)';
