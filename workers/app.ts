import { createRequestHandler, RouterContextProvider } from "react-router";

export { UsageMeter } from "./usage-meter.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  fetch(request) {
    return handle(request, new RouterContextProvider());
  },
} satisfies ExportedHandler<Env>;
