/** `npm start`: builds what changed, migrates, and serves the whole product on http://localhost:8787 or PORT. */
import { prepareLocalBuild } from "./building/local-build.ts";
import { start } from "./run.ts";

const port = process.env.PORT ?? "8787";

await prepareLocalBuild();
console.log(`NurseGPT: http://localhost:${port}`);
const server = start(process.execPath, ["--no-warnings", "scripts/serving/serve-built.ts", port]);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => server.pid && process.kill(-server.pid, "SIGTERM"));
}
server.on("exit", (code) => process.exit(code ?? 0));
