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
      {tools.map((tool, at) => {
        const { path, name } = placeOf(tool);
        return (
          <Fragment key={tool}>
            {at > 0 && ", "}
            <Link to={path}>{name}</Link>
          </Fragment>
        );
      })}
    </p>
  );
}

function placeOf(tool: WorkTool): { path: string; name: string } {
  const [kind, id] = tool.split(":");
  if (kind === "template") return { path: `/notes/templates/${id}`, name: "Note from a template" };
  if (kind === "document-question")
    return { path: `/analysis/document/${id}`, name: "Question about a document" };
  const { path, name }: { path?: string; name?: string } = TOOLS.find((one) => one.id === tool) ?? {};
  // The editor has no name of its own, and its page is not the tool's.
  return path && name ? { path, name } : { path: "/notes/templates/new", name: "Template editor" };
}
