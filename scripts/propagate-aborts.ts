import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";

/** What was made for one request and must not be collected before its answer is over. */
const madeForThis = new AsyncLocalStorage<AbortController[]>();
const keptWith = new WeakMap<ServerResponse, AbortController[]>();

/**
 * On its way from Node's HTTP server to workerd, a request is copied several times, and the signal of each copy
 * follows the one before through a weak reference only. After a garbage collection the Worker no longer learns that a
 * browser has left, and goes on writing for nobody. So what is made for a request lives as long as its answer.
 * Source: https://github.com/nodejs/undici/issues/3644
 */
export function propagateAborts(): Plugin {
  return {
    name: "propagate-aborts",
    configureServer: ({ middlewares }) => void middlewares.use(keepWithAnswer()),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(keepWithAnswer()),
  };
}

/** Answers nothing itself: keeps every AbortController that the next handlers make, for as long as the answer lives. */
export function keepWithAnswer(): Connect.NextHandleFunction {
  watchControllers();
  return (_request, response, next) => {
    const made: AbortController[] = [];
    keptWith.set(response, made);
    madeForThis.run(made, next);
  };
}

let isWatching = false;

function watchControllers(): void {
  if (isWatching) return;
  isWatching = true;
  globalThis.AbortController = class extends AbortController {
    constructor() {
      super();
      madeForThis.getStore()?.push(this);
    }
  };
}
