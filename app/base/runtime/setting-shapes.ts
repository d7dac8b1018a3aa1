/** What settings look like that both Workers check at their start, and `npm run doctor` before. */

/** `DAILY_BUDGETS`: plans with dollars. */
export const BUDGETS_SHAPE = /^[A-Z][a-z]+:\d+(\.\d+)?(,[A-Z][a-z]+:\d+(\.\d+)?)*$/;
/** `MODEL_PRICES`: dollars for a million input and a million output tokens. */
export const PRICES_SHAPE = /^\d+(\.\d+)?,\d+(\.\d+)?$/;
/** `MODEL_PAUSED`: everybody, or plans. */
export const PAUSED_SHAPE = /^(all|[A-Z][a-z]+(,[A-Z][a-z]+)*)$/;
