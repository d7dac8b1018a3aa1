import { useEffect, useState } from "react";
import { writeCookie } from "#app/base/ui/browser/write-cookie.ts";
import { useFoundInPage } from "#app/base/ui/fields/use-found-in-page.ts";
import { REMEMBER_ME_COOKIE } from "#app/core/identity/session/remember-me.ts";

/** If ticked, the sign-in survives closing the browser; inactivity ends it either way (OPEN-07). */
export function RememberMe() {
  const [isTicked, setTicked] = useState(false);
  useEffect(() => setTicked(document.cookie.split("; ").includes(`${REMEMBER_ME_COOKIE}=true`)), []);
  const change = (ticked: boolean) => {
    setTicked(ticked);
    writeCookie(REMEMBER_ME_COOKIE, String(ticked), "year");
  };
  const box = useFoundInPage<HTMLInputElement>(({ checked }) => checked && change(true));
  return (
    <label className="check">
      <input
        ref={box}
        type="checkbox"
        checked={isTicked}
        onChange={(event) => change(event.target.checked)}
      />{" "}
      Remember me
    </label>
  );
}
