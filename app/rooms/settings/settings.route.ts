import { href, redirect } from "react-router";

/** `/settings` opens the first of its pages (OPEN-38). */
export const loader = () => redirect(href("/settings/profile"));
