export type ClerkResult = { status: number; body: unknown };

export const ok = (body: unknown): ClerkResult => ({ status: 200, body });

export function problem(status: number, code: string, message: string, paramName?: string): ClerkResult {
  return {
    status,
    body: {
      errors: [{ code, message, long_message: message, meta: paramName ? { param_name: paramName } : {} }],
    },
  };
}

export const notFound = (what: string) =>
  problem(404, "resource_not_found", `${what} not found in the sandbox`);

/** The header must be exactly this: with a charset @clerk/backend reads the body as text. */
export function answer({ status, body }: ClerkResult) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
