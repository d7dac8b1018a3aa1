import { openModel } from "#app/core/model/door.server.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";

/** The stand-in, used through the real door and SDK, without its writing delays. */
export const standInModel = openModel({
  apiKey: "sk-ant-test",
  model: "claude-test",
  sleep: async () => {},
  fetch: (url, init) => {
    const request = new Request(url as string, init);
    request.headers.set("x-sandbox-duration-ms", "0");
    return anthropicApi(request);
  },
});
