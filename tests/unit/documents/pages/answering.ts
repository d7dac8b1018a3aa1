import { vi } from "vitest";

/** Answers each call like this. @returns the paths that were asked */
export function answering(response: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return await response();
  });
  return asked;
}
