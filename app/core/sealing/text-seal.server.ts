import { asPart } from "#app/base/runtime/part-down.ts";
import { findDataKey, type KeyDeps, openDataKey, readWrappingSecrets } from "./data-key.server.ts";
import { openSealer, SealBroken, type SealedPlace, type Sealer } from "./sealer.server.ts";

type Bindings = { PERSON_KEYS: R2Bucket; settings: { DATA_KEYS: string } };

/** What is needed to open data keys, from a Worker's environment. */
export const keyDepsOf = (env: Bindings): KeyDeps => ({
  bucket: asPart("bucket of keys", env.PERSON_KEYS, ["get", "put", "head", "delete"]),
  secrets: readWrappingSecrets(env.settings.DATA_KEYS),
});

/** Prefix of every sealed text in a row; a text without it dates from before texts were sealed. */
const SEALED = "sealed:";

export const isSealedText = (stored: string): boolean => stored.startsWith(SEALED);

/** A LIKE pattern that matches texts by their fingerprint, whatever they were sealed as. */
export const likeFingerprint = (fingerprint: string): string => `${SEALED}${fingerprint}:%`;

/** Seals the texts in one person's rows. */
export type TextSeal = {
  /** `sealed:<fingerprint or nothing>:<base64>`. With one, equal texts can be found by the database. */
  seal(place: SealedPlace, text: string, fingerprint?: string): Promise<string>;
  /** The text; "" if its key is gone. Texts stored before texts were sealed are returned as they are. */
  open(place: SealedPlace, stored: string): Promise<string>;
  /** The same for equal texts of one person, and different otherwise. */
  fingerprintOf(text: string): Promise<string>;
};

/** Opens one person's sealer when it is first needed and keeps it for one request only. */
export function lazySealer(keys: KeyDeps, userId: string) {
  let making: Promise<Sealer> | null = null;
  let finding: Promise<Sealer | null> | null = null;
  const toSealer = (key: CryptoKey) => openSealer(key, userId);
  return {
    /** Creates the key if there is none. */
    make: (): Promise<Sealer> => {
      making ??= openDataKey(keys, userId).then(toSealer);
      return making;
    },
    /** Null if there is no key: then nothing was sealed, or it is lost. */
    find: (): Promise<Sealer | null> => {
      finding ??= making ?? findDataKey(keys, userId).then((key) => key && toSealer(key));
      return finding;
    },
  };
}

export function openTextSeal(keys: KeyDeps, userId: string): TextSeal {
  const sealer = lazySealer(keys, userId);
  return {
    async seal(place, text, fingerprint = "") {
      return `${SEALED}${fingerprint}:${(await (await sealer.make()).sealText(place, text)).toBase64()}`;
    },
    async open(place, stored) {
      if (!isSealedText(stored)) return stored;
      const found = await sealer.find();
      try {
        const bytes = Uint8Array.fromBase64(stored.slice(stored.lastIndexOf(":") + 1));
        return found ? await found.openText(place, bytes) : "";
      } catch (error) {
        if (error instanceof SealBroken) return "";
        throw error;
      }
    },
    fingerprintOf: async (text) => (await sealer.make()).fingerprint(text),
  };
}
