import type { Plugin } from "vite";

/** Clerk's modules for React, in which every component and hook of the package stands, its words for mistakes on a server, and the query client below. */
const MODULES =
  /\/node_modules\/(@clerk\/(react|shared)\/dist\/.*\.mjs|@clerk\/react-router\/dist\/utils\/errors\.js|@tanstack\/query-core\/build\/modern\/.*\.js)$/;
/** A constant of such a module that is made by a call, e.g. `const UserButton = Object.assign(_UserButton, {`. */
const MADE_BY_A_CALL =
  /^((?:const|var) (?:[\w$]+|\[[\w, ]+\]) = )(?=(?:new [A-Z]\w+|withClerk|Object\.assign|createBillingPaginatedHook|createElementComponent|createAwaitableMutationObserver|createRecursiveProxy|createContextAndHook|createErrorMessage|(?:React\.)?createContext)\()/gm;
/** What React's tools call a component; to the bundler a use of it. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** What a mistake's words show a developer in lines of code; the sentence before them says it. */
const EXAMPLE = /((?:`Use 'rootAuthLoader'[^\n]*|component\.\n))\nExample:\n[^`]*(?=`)/g;

/** Steps of a command line for whoever has set no keys up: this server says which are missing when it starts. */
const STEPS = /`(To (?:use an existing|create a new) Clerk app), run:[^`]*`/g;

/** How a component is used that no page here has, for whoever used it wrongly; its name is left. */
const EXPLANATION = /^(const \w+ = \((\w+)[^)]*\) => )`(?:[^`\\]|\\.){90,}`;$/gm;

/**
 * Leaves out what the pages do not use of Clerk: organizations, billing, its card form, API keys, and the query client below them.
 * The package makes each of these by a call at the top of a module, and does not say that the call does nothing else;
 * so the bundler would keep them all, which is 15 kB in gzip on every signed-in page.
 */
export function unusedClerk(): Plugin {
  return {
    name: "unused-clerk",
    apply: "build",
    transform: {
      filter: { id: MODULES },
      handler: (code) => ({
        code: code
          .replace(MADE_BY_A_CALL, "$1/* @__PURE__ */ ")
          .replace(DISPLAY_NAME, "")
          .replace(EXAMPLE, "$1")
          .replace(STEPS, '"$1"')
          .replace(EXPLANATION, "$1$2;"),
        map: null,
      }),
    },
  };
}
