import type { ReactNode } from "react";
import { Brand } from "./brand.tsx";

/** The frame of every public page: plain HTML, links that load a page. */
export function PublicPage({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <>
      <header className="top">
        <Brand to="/" />
        <nav aria-label="Main">
          <a href="/sign-in">Sign In</a>
          <a className="button primary" href="/sign-up">
            Sign Up
          </a>
        </nav>
      </header>
      <main className={`page ${className}`}>{children}</main>
      <footer className="foot">
        <a href="/terms">Terms of Service</a>
        <a href="/privacy">Privacy Policy</a>
      </footer>
    </>
  );
}

/** Text with a title and the date of its last change. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicPage className="text-page">
      <h1>{title}</h1>
      <p className="soft">Last updated: February 28, 2025</p>
      {children}
    </PublicPage>
  );
}
