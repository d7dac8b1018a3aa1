import { useRouteLoaderData } from "react-router";

/** The nonce that this document's content security policy requires of scripts and styles. */
export const useNonce = (): string | undefined => useRouteLoaderData<{ nonce: string }>("root")?.nonce;
