import { DurableObject } from "cloudflare:workers";

/** One object per person, named by the user id. */
export class UsageMeter extends DurableObject<Env> {}
