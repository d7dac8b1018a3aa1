import type { RouterContextProvider } from "react-router";
import { postApi } from "#app/base/http/api.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Like `postApi`, with a refusal's words in the field `message` as well (API-17). */
export function resetApi<A extends Args>(handler: (args: A) => Promise<Response>) {
  const answer = postApi(handler);
  return async (args: A): Promise<Response> => {
    const response = await answer(args);
    if (response.ok) return response;
    const body = (await response.json()) as { error?: string };
    return Response.json(
      { ...body, message: body.error },
      { status: response.status, headers: response.headers },
    );
  };
}
