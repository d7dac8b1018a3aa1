import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { clerkOf } from "#app/core/identity/clerk.server.ts";

type Args = { context: Readonly<RouterContextProvider> };

/**
 * The e-mail address that the identity provider holds for the account; what the browser sends is not used.
 * @throws AppError missing_email when the account has none
 */
export async function accountEmail({ context }: Args, userId: string): Promise<string> {
  const { primaryEmailAddress, emailAddresses } = await clerkOf(appOf(context).env.settings).users.getUser(
    userId,
  );
  const address = primaryEmailAddress?.emailAddress ?? emailAddresses[0]?.emailAddress;
  if (!address) throw new AppError("missing_email");
  return address;
}
