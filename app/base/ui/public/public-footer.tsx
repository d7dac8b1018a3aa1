import { Brand } from "../brand.tsx";
import { ClaimsLine } from "./claims.tsx";
import { PUBLIC_PAGES } from "./public-pages.ts";

const GROUPS = ["Product", "Company", "Legal", "Account"] as const;
const DOORS = [
  { path: "/sign-in", label: "Sign In", group: "Account" },
  { path: "/sign-up", label: "Sign Up", group: "Account" },
];

const INSIDE = [{ path: "/dashboard", label: "Dashboard", group: "Account" }];

/** Links to every public page, and what the product is and is not. */
export function PublicFooter({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className="public-foot">
      <div className="foot-about">
        <Brand to="/" />
        <p className="soft">
          Documentation help for nurses and similar healthcare staff. It drafts; you check, decide and sign.
        </p>
        <ClaimsLine />
      </div>
      <nav aria-label="All pages">
        {GROUPS.map((group) => (
          <div key={group}>
            <h2>{group}</h2>
            <ul>
              {[...PUBLIC_PAGES, ...(isSignedIn ? INSIDE : DOORS)]
                .filter((page) => page.group === group)
                .map(({ path, label }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </footer>
  );
}
