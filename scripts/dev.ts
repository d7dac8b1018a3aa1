/** `npm run dev`: the product with live reload. */
import { migrateLocally } from "./building/local-build.ts";
import { run } from "./run.ts";

migrateLocally();
run("react-router", ["dev", "--port", process.env.PORT ?? "8787"]);
