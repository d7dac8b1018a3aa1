import { useNonce } from "../browser/use-nonce.ts";

/** Goes with a notice that the address asks for, on a page without the app's scripts: a reload does not repeat it. */
export function ShownOnce() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, with nothing put in
    <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: FORGET }} />
  );
}

const FORGET = 'history.replaceState(history.state,"",location.pathname)';
