import { ExampleNote } from "./example-note.tsx";

/** The first thing that is read: what it is, the way in, and a note that shows what is meant. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">Write what you saw. Sign a note you can trust.</h1>
        <p className="lead">
          NurseGPT drafts your clinical documentation from your own words. Every statement shows where it came
          from, every number is compared with your notes, and what you did not say is listed, never filled in.
        </p>
        <p className="cta">
          <a className="button primary big" href="/sign-up">
            Get Started Free
          </a>
          <a className="button big" href="#how-it-works">
            See how it works
          </a>
        </p>
        <p className="small soft">
          For nurses and similar healthcare staff. No card needed. Works on the ward's computer and on your
          phone.
        </p>
      </div>
      <ExampleNote />
    </section>
  );
}
