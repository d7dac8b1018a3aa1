import { CFB } from "xlsx";
import { refuse } from "../refusals.ts";

/** Names of the streams of an OLE2 compound file ([MS-CFB]), the container of old Office and of encrypted new ones. */
export type CompoundFile = { names: string[]; stream(name: string): Uint8Array | null };

/** SheetJS types its container loosely; this is the part that is used here. */
type Container = { FileIndex: { name: string; content?: Uint8Array | number[] }[] };

/** @throws Refused when the container is broken */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const { FileIndex } = open(bytes);
  return {
    names: FileIndex.map((entry) => entry.name),
    stream(name) {
      const content = FileIndex.find((entry) => entry.name.toLowerCase() === name.toLowerCase())?.content;
      return content ? Uint8Array.from(content) : null;
    },
  };
}

function open(bytes: Uint8Array): Container {
  try {
    return CFB.read(bytes, { type: "buffer" }) as Container;
  } catch {
    throw refuse("damaged", "CompoundFile");
  }
}
