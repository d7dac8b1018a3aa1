import { crc32, deflateRawSync } from "node:zlib";

/** A part of a zip file; `claims` is the unpacked size in the directory, in place of the true one. */
export type ZipPart = {
  name: string;
  data: string | Uint8Array;
  claims?: number;
  encrypted?: boolean;
  /** Whether it is stored uncompressed. */
  stored?: boolean;
  /** The content of its checksum, if changed since. */
  was?: string;
};

/** A zip file with its parts deflated. */
export function makeZip(parts: ZipPart[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const { name, data, claims, encrypted, stored, was } of parts) {
    const bytes = Buffer.from(data);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(was ?? bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(start, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), fields, tail, Buffer.from(name)]));
    locals.push(local);
    start += local.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}
