import { useUser } from "@clerk/react-router";
import type { CheckoutUser } from "./checkout-calls.ts";

/** The payer, as the identity provider's script knows them; null until it does. */
export function useCheckoutUser(): CheckoutUser | null {
  const { user } = useUser();
  return user ? { id: user.id, email: user.primaryEmailAddress?.emailAddress ?? null } : null;
}
