/** A code as it is sent by mail. */
export const sixDigits = (): string =>
  crypto.getRandomValues(new Uint8Array(6)).reduce((text, byte) => text + (byte % 10), "");
