/** What `@cloudflare/vitest-plugin` keeps to itself. */
declare module "cloudflare:test-internal" {
  /** Does the work in the object that runs the tests, whichever request or object asks for it. */
  export function runInRunnerObject<T>(work: () => Promise<T>): Promise<T>;
}
