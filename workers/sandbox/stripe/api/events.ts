import { z } from "zod";
import { retrieve } from "../find-or-throw.ts";
import { listing, text } from "../lists.ts";
import type { Route } from "./call.ts";

/** A type may end in an asterisk: "invoice.*". */
const isNamed = (type: string) => (name: string) =>
  name.endsWith("*") ? type.startsWith(name.slice(0, -1)) : type === name;

const list = listing(
  "event",
  { type: text, types: z.array(z.string()).optional() },
  {
    isWanted: (event, { type, types = type === undefined ? undefined : [type] }) =>
      !types || types.some(isNamed(event.type)),
  },
);

export const eventRoutes: Route[] = [
  ["GET", /^\/v1\/events$/, list],
  ["GET", /^\/v1\/events\/([^/]+)$/, retrieve("event")],
];
