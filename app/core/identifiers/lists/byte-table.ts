/**
 * A table in base64, one signed byte each, read with the first use: a Worker that starts has no use for it.
 * @returns gives the table
 */
export function byteTable(base64: string): () => Int8Array {
  let table: Int8Array | null = null;
  return () => {
    table ??= Int8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    return table;
  };
}
