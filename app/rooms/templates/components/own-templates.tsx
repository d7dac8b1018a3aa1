import { type ChangeEvent, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { ApiError, callRaw } from "#app/base/http/request.ts";
import { DeleteButton } from "#app/base/ui/dialogs/delete-button.tsx";
import { Menu } from "#app/base/ui/dialogs/menu.tsx";
import { failedWords } from "#app/base/ui/failed-words.ts";
import { focusHeading } from "#app/base/ui/focus/focus-heading.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import type { TemplateAccess } from "#app/core/plans/plans.ts";
import { type OwnTemplate, TEMPLATE_LIMITS } from "../own/own-template.ts";
import { importTemplate } from "../own/templates-client.ts";
import { TemplateOffer } from "./template-offer.tsx";

type Props = {
  own: readonly OwnTemplate[];
  access: TemplateAccess;
  /** The formats that a new one can start from. */
  formats: readonly { id: string; name: string }[];
};

const OWN_TEMPLATES_HEADING = "own-templates";

/** The person's own templates. On any plan, they can be read, downloaded and deleted. */
export function OwnTemplates({ own, access, formats }: Props) {
  const mayMake = access === "own";
  return (
    <section className="own-templates" aria-labelledby={OWN_TEMPLATES_HEADING}>
      <h2 id={OWN_TEMPLATES_HEADING}>Your templates</h2>
      {!mayMake && access !== "none" && (
        <TemplateOffer plan="Premium" words="Making your own templates is part of Premium." />
      )}
      {!mayMake && own.length > 0 && (
        <p className="notice" role="status">
          Your templates stay yours: you can read, download and delete them. Writing notes with them is part
          of Premium.
        </p>
      )}
      {mayMake && <MakeTemplate isFull={own.length >= TEMPLATE_LIMITS.templates} formats={formats} />}
      {own.length === 0 ? (
        mayMake && <p className="soft">You have not made a template yet.</p>
      ) : (
        <ul className="format-cards">
          {own.map((template) => (
            <li key={template.id} className="card format-card">
              <OwnTemplateCard template={template} mayMake={mayMake} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MakeTemplate({ isFull, formats }: { isFull: boolean } & Pick<Props, "formats">) {
  if (isFull)
    return (
      <p className="soft">
        You have {TEMPLATE_LIMITS.templates} templates, which is the maximum. Delete one to make another.
      </p>
    );
  return (
    <div className="row">
      <Link className="button primary" to="/notes/templates/new">
        New template
      </Link>
      <Menu label="Start from a format" className="start-from">
        <ul className="card">
          {formats.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/notes/templates/new?from=${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </Menu>
      <ImportTemplate />
    </div>
  );
}

/** Reads a shared file; the server says what is wrong with an unusable one. */
function ImportTemplate() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    setProblem(null);
    try {
      const { id, name } = await importTemplate(file);
      showToast.success(`“${name}” was added to your templates.`);
      await navigate(`/notes/templates/${id}/edit`);
    } catch (error) {
      currentTarget.value = "";
      setProblem(failedWords(error));
    }
  };
  return (
    <>
      <label className="button file-button">
        Import a file
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          aria-describedby={problem ? "import-problem" : undefined}
          onChange={(event) => void read(event)}
        />
      </label>
      {problem && (
        <p id="import-problem" className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function OwnTemplateCard({ template, mayMake }: { template: OwnTemplate; mayMake: boolean }) {
  const { id, name, use, sections } = template;
  return (
    <>
      <h3>{mayMake ? <Link to={`/notes/templates/${id}`}>{name}</Link> : name}</h3>
      {use && <p className="soft">{use}</p>}
      <details>
        <summary className="small">
          {sections.length} {sections.length === 1 ? "section" : "sections"}
        </summary>
        <dl className="small">
          {sections.map(({ key, heading, belongs, required }) => (
            <div key={key}>
              <dt>{heading}</dt>
              <dd>
                {belongs}
                {required.length > 0 && ` Required: ${required.join("; ")}.`}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="row">
        {mayMake && (
          <>
            <Link className="button small" to={`/notes/templates/${id}/edit`} aria-label={`Edit ${name}`}>
              Edit
            </Link>
            <Link
              className="button small"
              to={`/notes/templates/new?from=${id}`}
              aria-label={`Duplicate ${name}`}
            >
              Duplicate
            </Link>
          </>
        )}
        <a className="button small" href={`/api/templates/${id}`} download aria-label={`Download ${name}`}>
          Download
        </a>
        <DeleteTemplate template={template} />
      </div>
    </>
  );
}

function DeleteTemplate({ template: { id, name } }: { template: OwnTemplate }) {
  const { revalidate } = useRevalidator();
  const remove = async () => {
    try {
      await callRaw(`/api/templates/${id}`, { method: "DELETE" });
    } catch (error) {
      const isGone = error instanceof ApiError && error.reason === "template_not_found";
      if (!isGone)
        showToast.error(failedWords(error, "The template could not be deleted. Please try again."));
    }
    await revalidate();
    focusHeading(OWN_TEMPLATES_HEADING);
  };
  return (
    <DeleteButton
      label="Delete"
      name={`Delete ${name}`}
      className="quiet small"
      title={`Delete “${name}”?`}
      onConfirm={remove}
    >
      <p>This cannot be undone; you can download it first. Notes written with it are kept.</p>
    </DeleteButton>
  );
}
