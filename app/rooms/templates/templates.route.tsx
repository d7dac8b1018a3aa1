import { href, Link, redirect } from "react-router";
import { errorBody } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { noteOfAddress } from "#app/core/record/notes/note-of-address.server.ts";
import { NotOpened } from "#app/core/record/notes/view/not-opened.tsx";
import type { Route } from "./+types/templates.route";
import { OwnTemplates } from "./components/own-templates.tsx";
import { TemplateOffer } from "./components/template-offer.tsx";
import { accessOf, mayUse } from "./find-format.server.ts";
import { FORMATS } from "./formats/formats.server.ts";
import { ownTemplatesOf } from "./own/own-templates.server.ts";
import templateStyles from "./templates.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: templateStyles }];

export const meta: Route.MetaFunction = () => [{ title: "Note templates · NurseGPT" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [app, person] = [appOf(context), personOf(context)];
  // A kept note is continued on its template's page.
  const { addressed, notOpened } = await noteOfAddress(app, person, request, "template");
  if (addressed) {
    const path = href("/notes/templates/:id", { id: String(addressed.note.body.template) });
    throw redirect(`${path}${new URL(request.url).search}`);
  }
  const access = accessOf(person);
  return {
    access,
    notOpened: new URL(request.url).searchParams.has("gone")
      ? errorBody("template_not_found").error
      : notOpened,
    formats: FORMATS.map(({ id, name, use, sections }) => ({
      id,
      name,
      use,
      headings: sections.map(({ heading }) => heading),
      mayUse: mayUse(access, id),
    })),
    own: await ownTemplatesOf(app, person.userId).list(),
  };
}

const SBAR_HEADINGS = ["Situation", "Background", "Assessment", "Recommendation"];

/** The formats to choose from, and the person's own. */
export default function Templates({ loaderData: { access, notOpened, formats, own } }: Route.ComponentProps) {
  return (
    <main className="page templates">
      <h1>Note templates</h1>
      <p className="soft">
        The formats nurses chart in. Every statement still points back to your words. A note in any of them
        counts as one of your plan's SBAR notes. <a href="/pricing">Plans and prices</a>
      </p>
      <NotOpened words={notOpened} />
      {access === "none" && (
        <TemplateOffer
          plan="Basic"
          words="Basic and Premium include all of these formats; Premium lets you make your own, too. On Free, you can use the SBAR Generator."
        />
      )}
      <ul className="format-cards">
        <FormatCard
          name="SBAR note"
          use="A handover, or a call about a patient."
          headings={SBAR_HEADINGS}
          to="/notes/sbar"
        />
        {formats.map(({ id, mayUse: isOpen, ...format }) => (
          <FormatCard key={id} {...format} to={isOpen ? `/notes/templates/${id}` : null} needs="Basic" />
        ))}
      </ul>
      {(access !== "none" || own.length > 0) && <OwnTemplates own={own} access={access} formats={formats} />}
      <p>
        <Link to="/notes">Kept notes</Link>
      </p>
    </main>
  );
}

type CardProps = {
  name: string;
  use: string;
  headings: readonly string[];
  /** Null if the person's plan does not include it. */
  to: string | null;
  /** The plan that includes it. */
  needs?: string;
};

/** A format to choose: when to use it, and its sections. */
function FormatCard({ name, use, headings, to, needs }: CardProps) {
  return (
    <li className="card format-card">
      <h2>{to ? <Link to={to}>{name}</Link> : name}</h2>
      <p className="soft">{use}</p>
      <p className="small soft">{headings.join(" · ")}</p>
      {!to && <span className="tag">Included in {needs}</span>}
    </li>
  );
}

export const ErrorBoundary = ErrorPage;
