import type { Rolldown } from "vite";

const SHELL = /\/app\/(base|core|rooms\/shell)\/|\/node_modules\/lucide-react\//;
const TOOLS = /\/app\/core\/(evidence|generation|literature|model)\/|\/node_modules\/eventsource-parser\//;
/** In no shell: what the tools share, and the frame of public pages, which carry no scripts. */
const ELSEWHERE =
  /\/core\/(evidence|generation|literature|model|document)\/|\/base\/(http\/events|ui\/(public|text)-)|\/core\/plans\/(pack-head|plan-card|promises)/;

/**
 * How the browser's code is cut. By itself the bundler makes a file of every set of modules that the same pages share:
 * some fifty to a page, most of them smaller than the headers they travel with. React with its router and Clerk's
 * provider stay the same for months and have a file each; what every signed-in page draws is one file, what the tools
 * share another, and what the pages of documents share two more. The rest stays with its page.
 */
export const BROWSER_CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    group(7, "framework", /\/node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/),
    group(6, "clerk", /\/node_modules\/(@clerk|@tanstack|dequal)\//),
    group(5, "shell", (id) => SHELL.test(id) && !ELSEWHERE.test(id)),
    group(4, "tools", TOOLS),
    group(3, "viewer", /\/app\/rooms\/documents\/(viewer|questions)\//),
    group(2, "documents", /\/app\/(rooms\/documents\/detail|core\/document)\//),
  ],
};

/** What several pages load from their first moment on; what is loaded when it is used keeps its own file. */
function group(priority: number, name: string, test: Rolldown.CodeSplittingGroup["test"]) {
  return { name, test, priority, minShareCount: 2, tags: ["$initial" as const] };
}
