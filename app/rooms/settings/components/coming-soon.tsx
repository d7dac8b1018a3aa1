import type { ReactNode } from "react";

/** A page that does nothing yet, and says what it will be for. */
export function ComingSoon({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card settings-card coming-soon" aria-labelledby="coming-title">
      <h2 id="coming-title">{title}</h2>
      <p className="tag">Coming Soon</p>
      <p className="soft">{children}</p>
    </section>
  );
}
