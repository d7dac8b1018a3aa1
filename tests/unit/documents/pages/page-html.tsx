import type { ReactElement } from "react";
import { htmlOf as htmlOfPage } from "#tests/unit/html-of.tsx";
import { withoutHidden } from "#tests/without-hidden.ts";

/** The page's HTML with entities decoded, so that words can be searched as displayed. */
export const htmlOf = (page: ReactElement): string => htmlOfPage(page).replaceAll("&#x27;", "'");

/** The readable text of HTML. */
export const textOf = (html: string) =>
  withoutHidden(html)
    .replace(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
