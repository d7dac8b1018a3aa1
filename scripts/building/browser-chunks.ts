import type { Rolldown } from "vite";

/** What every signed-in page draws or asks. */
const SHELL =
  /\/app\/(base|core\/(identity|payments|plans|tools|usage)|rooms\/shell)\/|\/node_modules\/lucide\//;
const ANSWERS = /\/app\/core\/literature\//;
/** How long texts are kept is asked once in a person's life, and chosen in the settings; statements follow a finished note; notes tell their limit otherwise. */
const TOOLS =
  /\/app\/core\/(evidence|generation|model|record|reports)\/(?!.*(?:retention-choice|limit-notice|view\/statement-|view\/source-(?:point|line)))|\/base\/(http\/events|ui\/view-tabs)/;
/** Statements that nobody answered for are marked in notes and beside them, and when they are selected by hand. */
const MARKS = /\/app\/core\/note\/amber\./;
const SELECTION = /\/app\/core\/note\/view\/marked-selection\./;
/** The address of a style sheet stays with the page that links it, and a card with the cards: they would bring all of the code along. */
const NOTES = /\/app\/(core\/note|rooms\/sbar)\/(?!.*\.(css|card))/;
/** What draws an analysis and asks about it; what copies one is wanted only where one is open. */
const VIEWER = /\/app\/rooms\/documents\/(viewer|questions)\/(?!copied-text|lab-view|section-views)/;
const PAYMENTS =
  /\/core\/(payments\/(checkout\/(account-calls|checkout-calls|payment-error|use-checkout)|upgrade\/(lower-plan|plan-|use-plan))|plans\/(comparison|feature-words|token-packs))/;
const SIGN_IN =
  /\/(rooms\/shell\/components\/(auth-page|password-help)|core\/(identity\/loading-form|payments\/unclaimed\/paid-visitor))/;
/** In no shell: what follows, what only settings or a finished note use, and the frame of public pages, which carry no scripts. */
const ELSEWHERE =
  /\/core\/document\/|\/core\/identity\/use-verified|\/base\/ui\/(public|fields\/text-limit|dialogs\/(menu|ask-in-place))|\/core\/plans\/(pack-head|plan-card|promises)|\/core\/usage\/month-|\/shell\/components\/tool-cards/;

const isOfShell = (id: string): boolean =>
  SHELL.test(id) && ![ANSWERS, TOOLS, PAYMENTS, SIGN_IN, ELSEWHERE].some((part) => part.test(id));

/**
 * How the browser's code is cut. By itself the bundler makes a file of every set of modules that the same pages share:
 * some fifty to a page, most of them smaller than the headers they travel with. React with its router and Clerk's
 * provider stay the same for months and have a file each; what every signed-in page draws is one file, what the tools
 * share another, and what the pages of documents share two more. The rest stays with its page.
 */
export const BROWSER_CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    group(9, "framework", /\/node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/),
    group(8, "clerk", /\/node_modules\/(@clerk|@tanstack|dequal)\//),
    group(7, "shell", isOfShell),
    group(6, "payments", PAYMENTS),
    group(5, "answers", ANSWERS),
    group(4, "tools", TOOLS),
    group(4, "marks", MARKS),
    group(4, "selection", SELECTION),
    group(3, "notes", NOTES),
    group(3, "viewer", VIEWER),
    group(2, "documents", /\/app\/(rooms\/documents\/detail|core\/document)\//),
  ],
};

/** What several pages load from their first moment on; what is loaded when it is used keeps its own file. */
function group(priority: number, name: string, test: Rolldown.CodeSplittingGroup["test"]) {
  return { name, test, priority, minShareCount: 2, tags: ["$initial" as const] };
}
