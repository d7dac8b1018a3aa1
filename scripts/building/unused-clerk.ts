import type { Plugin } from "vite";

/** Clerk's modules for React, in which every component and hook of the package stands, its provider with its words for mistakes on a server, and the query client below. */
const MODULES =
  /\/node_modules\/(@clerk\/(react|shared)\/dist\/.*\.mjs|@clerk\/react-router\/dist\/(utils\/errors|client\/ReactRouterClerkProvider)\.js|@tanstack\/query-core\/build\/modern\/.*\.js)$/;
/** A constant of such a module initialized by a call, e.g. `const UserButton = Object.assign(_UserButton, {`. */
const MADE_BY_A_CALL =
  /^((?:const|var) (?:[\w$]+|\[[\w, ]+\]) = )(?=(?:new [A-Z]\w+|withClerk|Object\.assign|createBillingPaginatedHook|createElementComponent|createAwaitableMutationObserver|createRecursiveProxy|createContextAndHook|createErrorMessage|(?:React\.)?createContext)\()/gm;
/** A component's name for React's tools, which the bundler takes for a use. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Code examples in error messages; the sentence before them is enough. */
const EXAMPLE = /((?:`Use 'rootAuthLoader'[^\n]*|component\.\n))\nExample:\n[^`]*(?=`)/g;

/** Command-line steps for missing keys: this server reports missing keys on start. */
const STEPS = /`(To (?:use an existing|create a new) Clerk app), run:[^`]*`/g;

/** The settings of a build that renders in the browser alone; here they come with the server's answer. */
const BUILT_IN_SETTINGS = / \?\? getPublicEnvVariables\(void 0\)\.\w+/g;

/** The provider checks for mistakes in how it is set up, which no page could get past. */
const CHECKS_OF_SETUP = /^\t+if \(typeof isSpaMode\$\d .*$/gm;

/** Usage help for components that no page here has; only the name is left. */
const EXPLANATION = /^(const \w+ = \((\w+)[^)]*\) => )`(?:[^`\\]|\\.){90,}`;$/gm;

/**
 * Leaves out the parts of Clerk that no page uses: organizations, billing, its card form, API keys, and the query
 * client below them. The package creates each by a call at the top of a module, without marking the call as pure, so
 * the bundler would keep them all: 15 kB gzipped on every signed-in page.
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
          .replace(BUILT_IN_SETTINGS, "")
          .replace(CHECKS_OF_SETUP, "")
          .replace(EXPLANATION, "$1$2;"),
        map: null,
      }),
    },
  };
}
