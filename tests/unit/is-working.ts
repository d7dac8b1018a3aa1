import { pathHere, worksAt } from "#app/core/usage/active-work.ts";

/** Whether any work that began on this page is under way. */
export const isWorking = (): boolean => worksAt(pathHere()) > 0;
