import { signToken } from "./secrets.ts";
import type { ClerkStore, Session, User } from "./store.ts";

export class TokenMint {
  private readonly store: ClerkStore;
  private readonly issuer: string;
  private readonly origin: string;
  private readonly seconds: number;

  /** @param seconds lifetime of a token; Clerk's is 60 s */
  constructor(store: ClerkStore, issuer: string, origin: string, seconds: number) {
    this.store = store;
    this.issuer = issuer;
    this.origin = origin;
    this.seconds = seconds;
  }

  /** @param age seconds by which to backdate the token; with a large age it has expired */
  async for(session: Session, age = 0) {
    const { kid, privateJwk } = await this.store.signingKey();
    const now = Math.floor(Date.now() / 1000) - age;
    const claims = {
      azp: this.origin,
      iss: this.issuer,
      sub: session.userId,
      sid: session.id,
      sts: "active",
      v: 2,
      iat: now,
      nbf: now - 10,
      exp: now + this.seconds,
      fva: factorAge(session, this.store.get("user", session.userId)),
    };
    return signToken(claims, kid, privateJwk);
  }
}

/** Whole minutes since each factor was verified; both are verified together. -1: no second factor. */
export function factorAge(session: Session, user: User | null | undefined): [number, number] {
  const minutes = Math.floor((Date.now() - session.verifiedAt) / 60_000);
  return [minutes, user?.totpSecret ? minutes : -1];
}
