const SCENES = [
  {
    time: "03:20",
    title: "The call to the physician",
    text: "The patient in bed 4 is worse. You type two lines at the bedside, read the SBAR with its sources, and make the call with the numbers in front of you.",
  },
  {
    time: "06:40",
    title: "Handover, before the day shift arrives",
    text: "Six patients, six sets of scribbles. Each becomes a note in the same order, and each lists what is still missing.",
  },
  {
    time: "14:10",
    title: "“Is that still the recommendation?”",
    text: "You ask about the dressing. The answer cites its papers with the year and the sentence, so that you can judge them yourself.",
  },
];

/** In place of customer quotes: until there are any, these are examples and say so. */
export function ExampleScenes() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title">
      <header className="section-head">
        <h2 id="testimonials-title">What a shift could look like</h2>
        <p className="soft">
          Testimonials will appear here once nurses have agreed to be quoted. Until then, here are three
          example scenes that we wrote ourselves, about no real person.
        </p>
      </header>
      <ul className="scenes">
        {SCENES.map(({ time, title, text }) => (
          <li key={title}>
            <p>
              <time>{time}</time> <span className="tag">Example</span>
            </p>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
