import { Fragment, use } from "react";
import { Link } from "react-router";
import type { WorkTool } from "#app/core/record/work/work.ts";
import { TOOLS } from "#app/core/tools/tools.ts";

/** Where something was typed and not finished: whoever was logged out comes back to the dashboard, not to its page. */
export function UnfinishedWork({ tools: asked }: { tools: WorkTool[] | Promise<WorkTool[]> }) {
  const tools = asked instanceof Promise ? use(asked) : asked;
  if (tools.length === 0) return null;
  return (
    <p className="notice info">
      What you typed is waiting, for 24 hours after its last change:{" "}
      {tools.map((tool, at) => (
        <Fragment key={tool}>
          {at > 0 && ", "}
          <Link to={pathOf(tool)}>{nameOf(tool)}</Link>
        </Fragment>
      ))}
    </p>
  );
}

function pathOf(tool: WorkTool): string {
  const [kind, id] = tool.split(":");
  if (kind === "template") return `/notes/templates/${id}`;
  if (kind === "document-question") return `/analysis/document/${id}`;
  if (kind === "templates") return "/notes/templates/new";
  return toolOf(tool)?.path ?? "/notes";
}

function nameOf(tool: WorkTool): string {
  if (tool.startsWith("template:")) return "Note from a template";
  if (tool.startsWith("document-question:")) return "Question about a document";
  return toolOf(tool)?.name ?? "Template editor";
}

const toolOf = (tool: WorkTool): { path: string; name?: string } | undefined =>
  TOOLS.find(({ id }) => id === tool);
