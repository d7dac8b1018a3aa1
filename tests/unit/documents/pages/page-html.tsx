import type { ReactElement } from "react";
import { htmlOf as htmlOfPage } from "#tests/unit/html-of.tsx";

/** The page's HTML as text: entities put back, so that words can be looked for as they are seen. */
export const htmlOf = (page: ReactElement): string => htmlOfPage(page).replaceAll("&#x27;", "'");

/** What is read of it. */
export const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
