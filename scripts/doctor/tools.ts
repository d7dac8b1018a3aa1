import { type Finding, missing, notChecked, ok, wrong } from "./finding.ts";

export type ToolFacts = {
  /** Version of the Node that runs this, e.g. "22.23.2". */
  node: string;
  /** Range of package.json, e.g. ">=22.22.0". */
  nodeWanted: string;
  /** Version of the installed wrangler, null if not installed. */
  wrangler: string | null;
  /** Whether a browser for the browser tests was found. */
  hasChromium: boolean;
};

export function judgeTools({ node, nodeWanted, wrangler, hasChromium }: ToolFacts): Finding[] {
  return [
    isAtLeast(node, nodeWanted.replace(/^>=/, ""))
      ? ok("Node", node)
      : wrong("Node", `${node} is too old`, `install Node ${nodeWanted}`),
    wrangler ? ok("wrangler", wrangler) : missing("wrangler", "not installed", "npm ci"),
    hasChromium
      ? ok("Chromium", "found; `npm test` runs the browser tests")
      : notChecked(
          "Chromium",
          "none found; `npm test` skips the browser tests",
          "apt-get install chromium, or CHROMIUM=…",
        ),
  ];
}

function isAtLeast(version: string, wanted: string): boolean {
  const [has, needs] = [version, wanted].map((text) => text.split(".").map(Number)) as [number[], number[]];
  const at = needs.findIndex((part, index) => part !== has[index]);
  return at < 0 || (has[at] ?? 0) > (needs[at] ?? 0);
}
