import { reverificationError } from "@clerk/backend/internal";
import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { authOf } from "./authenticate.server.ts";

/** Including the second factor, for people who have one. The stand-in and Clerk's own forms ask after the same time. */
const RECENTLY = { level: "multi_factor", afterMinutes: 10 } as const;

/**
 * Lets through only a person who proved her identity within the last ten minutes: an open session at a shared computer
 * is not enough to export everything, or to delete it. The identity provider's script recognizes the answer, asks for
 * the password, and repeats the call (`useVerified`).
 * @throws AppError verification_required
 */
export function requireVerified(context: Readonly<RouterContextProvider>): void {
  const auth = authOf(context);
  if (auth.userId && auth.has({ reverification: RECENTLY })) return;
  throw new AppError("verification_required", { facts: { ...reverificationError(RECENTLY) } });
}
