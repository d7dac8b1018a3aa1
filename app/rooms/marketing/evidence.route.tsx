import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { TextPage } from "#app/base/ui/public/text-page.tsx";
import type { Route } from "./+types/evidence.route";
import stylesheet from "./evidence/evidence.css?url";
import { FigureTable } from "./evidence/figure-table.tsx";
import { howMeasured } from "./evidence/how-measured.ts";
import { mainFigures } from "./evidence/main-figures.ts";
import { newestRelease } from "./evidence/newest-release.ts";
import type { Release, ReleaseHalf } from "./evidence/release.ts";

export const meta: Route.MetaFunction = publicMeta({
  path: "/evidence",
  title: "Evidence · NurseGPT",
  description:
    "How well NurseGPT spots what a note says but the nurse did not write: every figure of the latest release, how it was measured, and what is known to be missed.",
});

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = async ({ request }: Route.LoaderArgs) => ({
  ...loadVisitor({ request }),
  release: await newestRelease(),
});

export default function Evidence({ loaderData: { isSignedIn, release } }: Route.ComponentProps) {
  const sections = [
    { id: "reading", title: "How to read the figures", body: <Reading release={release} /> },
    ...sectionsOf(release),
    { id: "stand-in", title: "Figures of the stand-in", body: <StandIn release={release} /> },
    { id: "wrong", title: "If you find something wrong", body: <Wrong /> },
    { id: "hashes", title: "What was measured", body: <Measured release={release} /> },
  ];
  return (
    <TextPage
      title="Evidence"
      isSignedIn={isSignedIn}
      updated={new Date(`${release.date}T12:00:00Z`).toLocaleDateString("en-US", {
        dateStyle: "long",
        timeZone: "UTC",
      })}
      lead="Every statement is compared with what you wrote before you see it. This page says how often that works, and how often it does not."
      sections={[
        {
          id: "main",
          title: "The main figures",
          body: (
            <>
              <MainFigures release={release} />
              <Contents sections={sections} />
            </>
          ),
        },
        ...sections,
      ]}
    />
  );
}

function Reading({ release }: { release: Release }) {
  return (
    <>
      <p>
        Each figure is a share of the number of cases given in brackets. “Wanted” is the target that we hold
        ourselves to; a figure without a target is shown for information. A figure that misses its target
        stays on this page, marked as missed, until it meets it.
      </p>
      <p>
        Rules always look good on the sentences used to build them. Go by the figures for the sentences that
        were held back while the rules were built; where the author of a set also worked on the rules, the
        name of the set says so. How sure the rules must be before a statement turns amber was chosen with the
        held-back figures of the first seven sets in view; the seventeenth set was fixed before the rules
        changed, and scored once.{" "}
        {release.halves.some(({ isHeld }) => isHeld)
          ? "Both are shown, one below the other."
          : "They were not measured for this release: what is shown is for the sentences used to build the rules."}
      </p>
      <p>
        Recorded answers were written by a language model outside the product. They were not made through the
        provider's API, and another model, or the same one on another day, would write something else. Nothing
        here was measured in care, on real patients or with nurses at work, and no figure replaces your own
        reading.
      </p>
    </>
  );
}

function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <details className="contents">
      <summary>All sections of this page</summary>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The id of a section's figures. */
const figuresId = (titles: readonly string[], title: string) => `figures-${titles.indexOf(title) + 1}`;

function MainFigures({ release }: { release: Release }) {
  const titles = titlesOf(countingFirst(release));
  return (
    <>
      <p>
        Each range runs from the lowest to the highest result among the sets of sentences that were held back
        while the rules were built. Each figure links to its results set by set.
      </p>
      <dl className="main-figures">
        {mainFigures(release).map(({ words, section, range, sets, threshold, missed }) => (
          <div key={words}>
            <dt>
              <a href={`#${figuresId(titles, section)}`}>{words}</a>
            </dt>
            <dd>
              <b>{range}</b>{" "}
              <span className="soft small">
                {sets === 1 ? "one set" : `${sets} sets`}
                {threshold && `, wanted ${threshold}`}
                {missed > 0 && `, missed in ${missed}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The measured halves, those that count first. */
const countingFirst = ({ halves }: Release): ReleaseHalf[] =>
  halves.toSorted((one, other) => Number(other.isHeld) - Number(one.isHeld));

const titlesOf = (halves: readonly ReleaseHalf[]): string[] => [
  ...new Set(halves.flatMap(({ sections }) => sections.map(({ title }) => title))),
];

/** Each section once, with its halves below each other, those that count first. */
function sectionsOf(release: Release) {
  const halves = countingFirst(release);
  return titlesOf(halves).map((title, _at, titles) => ({
    id: figuresId(titles, title),
    title: howMeasured(title)?.title ?? title,
    body: <Figures title={title} halves={halves} />,
  }));
}

function Figures({ title, halves }: { title: string; halves: readonly ReleaseHalf[] }) {
  const how = howMeasured(title);
  return (
    <>
      {how && <p>{how.made}</p>}
      {how && (
        <p>
          <b>Known to be missed:</b> {how.missed}
        </p>
      )}
      {halves.map(({ name, sections }) => {
        const lines = sections.find((section) => section.title === title)?.lines;
        return lines && <FigureTable key={name} of={how?.title ?? title} caption={name} lines={lines} />;
      })}
    </>
  );
}

function StandIn({ release: { standIn } }: { release: Release }) {
  return (
    <>
      <p>
        Where no key for the language model is set, a small program stands in for it. It repeats the nurse's
        own sentences, so its figures show that the parts work together, and nothing about how well a model
        writes.
      </p>
      <FigureTable of="Stand-in" caption={standIn.title} lines={standIn.lines} />
    </>
  );
}

function Wrong() {
  return (
    <p>
      Below each note, diagnosis, analysis and research answer is the button “Report a wrong statement”. A
      report says what kind of mistake it was. It contains no text about a patient unless you add the
      statement yourself. You can also use the <a href="/contact">contact page</a>; the{" "}
      <a href="/privacy#reports">Privacy Policy</a> says what happens to a report.
    </p>
  );
}

function Measured({ release: { guard, sets, date } }: { release: Release }) {
  return (
    <>
      <p>
        Measured on <time dateTime={date}>{date}</time>. The SHA-256 checksums of the program parts and of the
        sentences let anyone who has them check that they are the same.
      </p>
      <details className="sums">
        <summary>Show the checksums</summary>
        <ul>
          {Object.entries({ "the guard's sources": guard, ...sets }).map(([name, sum]) => (
            <li key={name}>
              {name} <code>{sum}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
