/** A code to be sent by e-mail. */
export const sixDigits = (): string =>
  crypto.getRandomValues(new Uint8Array(6)).reduce((text, byte) => text + (byte % 10), "");
