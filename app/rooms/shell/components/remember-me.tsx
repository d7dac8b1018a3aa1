import { useEffect, useState } from "react";

const COOKIE = "remember_me";
const ONE_YEAR_SECONDS = 31_536_000;

/** Ticked, the sign-in survives closing the browser; being inactive ends it either way (OPEN-07). */
export function RememberMe() {
  const [isTicked, setTicked] = useState(false);
  useEffect(() => setTicked(document.cookie.split("; ").includes(`${COOKIE}=true`)), []);
  const change = (ticked: boolean) => {
    setTicked(ticked);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${COOKIE}=${ticked}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
  };
  return (
    <label className="check">
      <input type="checkbox" checked={isTicked} onChange={(event) => change(event.target.checked)} /> Remember
      me
    </label>
  );
}
