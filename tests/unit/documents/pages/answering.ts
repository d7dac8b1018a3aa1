import { vi } from "vitest";

/** Answers each call like this. @returns the paths that were asked */
export function answering(response: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/api/work/")) return new Promise<Response>(() => {}); // what is kept of the text is another test's
    asked.push(path);
    return await response();
  });
  return asked;
}
