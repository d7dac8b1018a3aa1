import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { clerkOf } from "#app/core/identity/clerk.server.ts";

type Args = { context: Readonly<RouterContextProvider> };

/**
 * The e-mail address that the identity provider holds for the account; what the browser sends is not used.
 * @throws AppError missing_email when the account has none; identity_unavailable when the provider cannot be reached
 */
export async function accountEmail({ context }: Args, userId: string): Promise<string> {
  const { users } = clerkOf(appOf(context).env.settings);
  const account = await users.getUser(userId).catch((cause: unknown) => {
    throw new AppError("identity_unavailable", { cause });
  });
  // A misbehaving provider may answer with something other than an account.
  if (!account.emailAddresses) throw new AppError("identity_unavailable");
  const address = account.primaryEmailAddress?.emailAddress ?? account.emailAddresses[0]?.emailAddress;
  if (!address) throw new AppError("missing_email");
  return address;
}
