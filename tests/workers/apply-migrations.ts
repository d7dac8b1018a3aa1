import { applyD1Migrations, env, reset } from "cloudflare:test";

type Migrations = Parameters<typeof applyD1Migrations>[1];

// The files share one runtime, so that the app is compiled once; each begins with nothing stored.
await reset();
await applyD1Migrations(env.DB, (env as unknown as { TEST_MIGRATIONS: Migrations }).TEST_MIGRATIONS);
