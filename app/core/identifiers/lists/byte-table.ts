/**
 * A base64 table of signed bytes, decoded on first use: a Worker does not need it to start.
 * @returns a function that gives the table
 */
export function byteTable(base64: string): () => Int8Array {
  let table: Int8Array | null = null;
  return () => {
    table ??= Int8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    return table;
  };
}
