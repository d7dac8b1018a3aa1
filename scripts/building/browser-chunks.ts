import type { Rolldown } from "vite";

/** What every signed-in page renders or requests. */
const SHELL =
  /\/app\/(base|core\/(identity|payments|plans|tools|usage)|rooms\/shell)\/|\/node_modules\/lucide\//;
const ANSWERS = /\/app\/core\/literature\//;
/** Without the choice of retention (asked once), a finished note's statements, and a limit that notes show differently. */
const TOOLS =
  /\/app\/core\/(evidence|generation|model|record|reports)\/(?!.*(?:retention-choice|limit-notice|view\/statement-|view\/source-(?:point|line)))|\/base\/(http\/events|ui\/(view-tabs|fields\/text-limit))/;
/** Unanswered amber statements are marked in notes and beside them, and when selected by hand. */
const MARKS = /\/app\/core\/note\/amber\./;
const SELECTION = /\/app\/core\/note\/view\/marked-selection\./;
/** A style sheet's address stays with the page that links it, and a card with the cards: here, they would pull in all the code. */
const NOTES = /\/app\/(core\/note|rooms\/sbar)\/(?!.*\.(css|card))/;
/** The view of an analysis and its questions; copying one is only needed where one is open. */
const VIEWER = /\/app\/rooms\/documents\/(viewer|questions)\/(?!copied-text|lab-view|section-views)/;
/** What the analysis page needs initially, and again when it sends a file: as files of their own they would cost more. */
const SENDING =
  /\/app\/rooms\/documents\/(analysis\/file-size|upload\/(file-usage|sending\/upload-errors))\./;
const PAYMENTS =
  /\/core\/(payments\/(checkout\/(account-calls|checkout-calls|payment-error|use-checkout)|upgrade\/(lower-plan|plan-|use-plan))|plans\/(comparison|feature-words|token-packs))/;
const SIGN_IN =
  /\/(rooms\/shell\/components\/(auth-page|password-help)|core\/(identity\/loading-form|payments\/unclaimed\/paid-visitor))/;
/** Not in the shell: other groups, what only settings, lists or finished notes use, what is on paper, and the frame of public pages. */
const ELSEWHERE =
  /\/core\/document\/|\/base\/http\/document-words|\/core\/identity\/use-verified|\/base\/ui\/(public|printed-by|fields\/text-limit|dialogs\/(menu|ask-in-place|delete-button))|\/core\/plans\/(pack-head|plan-card|promises)|\/core\/usage\/(month-|funnel\/funnel-words)|\/shell\/components\/tool-cards/;

const isOfShell = (id: string): boolean =>
  SHELL.test(id) && ![ANSWERS, TOOLS, PAYMENTS, SIGN_IN, ELSEWHERE].some((part) => part.test(id));

/**
 * How the browser's code is split. By default, the bundler makes a file of every set of modules that the same pages
 * share: some fifty per page, most smaller than their HTTP headers. React with its router and Clerk's provider rarely
 * change and have a file each; what every signed-in page renders is one file, what the tools share another, and what
 * the document pages share two more. The rest stays with its page.
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
    group(3, "sending", SENDING),
    group(2, "documents", /\/app\/(rooms\/documents\/detail|core\/document)\//),
  ],
};

/** A group of what several pages load initially; lazily loaded code keeps its own file. */
function group(priority: number, name: string, test: Rolldown.CodeSplittingGroup["test"]) {
  return { name, test, priority, minShareCount: 2, tags: ["$initial" as const] };
}
