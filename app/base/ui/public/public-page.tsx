import type { ReactNode } from "react";
import { Brand } from "../brand.tsx";
import { PublicFooter } from "./public-footer.tsx";
import stylesheet from "./public-page.css?url";

type Props = {
  className?: string;
  /** Whether the header leads to the dashboard instead of to sign-in. */
  isSignedIn?: boolean;
  children: ReactNode;
};

/** The frame of every public page: plain HTML, links that load a page. */
export function PublicPage({ className = "", isSignedIn = false, children }: Props) {
  return (
    <>
      {/* In the body, so that the frame loads its own styles, after those of all pages. */}
      <link rel="stylesheet" href={stylesheet} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="top public-top">
        <Brand to="/" />
        <nav aria-label="Main">
          <div className="places">
            <a href="/pricing">Pricing</a>
            <a href="/about">About</a>
            <a href="/contact">Contact</a>
          </div>
          <div className="doors">{isSignedIn ? <Dashboard /> : <SignInOrUp />}</div>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={`page ${className}`}>
        {children}
      </main>
      <PublicFooter isSignedIn={isSignedIn} />
    </>
  );
}

function SignInOrUp() {
  return (
    <>
      <a className="button" href="/sign-in">
        Sign In
      </a>
      <a className="button primary" href="/sign-up">
        Sign Up
      </a>
    </>
  );
}

function Dashboard() {
  return (
    <a className="button primary" href="/dashboard">
      Go to Dashboard
    </a>
  );
}
