import { reverificationError } from "@clerk/backend/internal";
import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { authOf } from "./authenticate.server.ts";

/** The second step too, for whoever has one. The stand-in and Clerk's own forms ask after the same time. */
const RECENTLY = { level: "multi_factor", afterMinutes: 10 } as const;

/**
 * Lets only somebody through who proved within the last ten minutes who she is: an open session at a shared computer is
 * not enough to take everything along, or to delete it. The identity provider's script knows the answer, asks for the
 * password, and repeats the call (`useVerified`).
 * @throws AppError verification_required
 */
export function requireVerified(context: Readonly<RouterContextProvider>): void {
  const auth = authOf(context);
  if (auth.userId && auth.has({ reverification: RECENTLY })) return;
  throw new AppError("verification_required", { facts: { ...reverificationError(RECENTLY) } });
}
