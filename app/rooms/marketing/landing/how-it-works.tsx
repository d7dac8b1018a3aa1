const STEPS = [
  {
    title: "Type what you saw",
    text: "Shorthand is fine. Vital signs and demographics have fields of their own, if you want them.",
  },
  {
    title: "Names are hidden",
    text: "Names, phone and record numbers that we recognize become placeholders before the AI reads the text, and are put back for you.",
  },
  {
    title: "Check in seconds",
    text: "Each statement points to your own words. Amber means: not in your notes. What you did not state is listed for you to decide.",
  },
  {
    title: "Edit, copy, sign",
    text: "The note is yours. Change any word, copy it into your record, and sign what you stand behind.",
  },
];

/** From typed words to a signed note. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title">
      <header className="section-head">
        <h2 id="how-it-works-title">How it works</h2>
        <p className="soft">
          Writing has become fast everywhere. Checking is what takes time, so that is what we built for.
        </p>
      </header>
      <ol className="steps">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
