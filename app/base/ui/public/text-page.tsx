import type { ReactNode } from "react";
import { PublicPage } from "./public-page.tsx";

const LAST_UPDATED = "February 28, 2025";

type Section = { id: string; title: string; body: ReactNode };
type Props = {
  title: string;
  /** The page in one sentence. */
  lead: ReactNode;
  isSignedIn: boolean;
  /** When it was last changed, in words, if not with the other pages. */
  updated?: string;
  sections: readonly Section[];
};

/** A text with a title, the date of its last change, and linkable sections. */
export function TextPage({ title, lead, isSignedIn, updated, sections }: Props) {
  return (
    <PublicPage className="text-page" isSignedIn={isSignedIn}>
      <header className="page-head">
        <h1>{title}</h1>
        <LastUpdated on={updated} />
        <p className="lead">{lead}</p>
      </header>
      <nav className="on-this-page" aria-label="On this page">
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.body}
          </section>
        ))}
      </div>
    </PublicPage>
  );
}

/** When the static pages were last changed. */
export function LastUpdated({ on = LAST_UPDATED }: { on?: string | undefined }) {
  return <p className="soft small">Last updated: {on}</p>;
}
