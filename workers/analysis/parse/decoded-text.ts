import { detectEncoding, encodingOfLabel } from "#app/core/document/kinds/encodings.ts";
import { declaredEncoding, TextDecoding } from "#app/core/document/kinds/text-decoding.ts";
import { encodingNotice, notice } from "#app/core/document/notices.ts";
import type { Notice } from "#app/core/document/parsed-document.ts";

/** A marked-up text: its first bytes, which `pieces` contains as well, and the encoding that the person chose. */
export type TextSource = { head: Uint8Array; pieces: AsyncIterable<Uint8Array>; chosen: string | null };

/**
 * Decodes a marked-up text piece by piece, in the encoding that its first bytes or its own declaration give, or else
 * in the detected one, as for a CSV. Call `notices` once the text has ended.
 * @throws RefusedDocument as TextDecoding does
 */
export function decodedText({ head, pieces, chosen }: TextSource): {
  text: AsyncIterable<string>;
  notices(): Notice[];
} {
  const encoding = chosen === null ? null : encodingOfLabel(chosen);
  const decoding = new TextDecoding(head, encoding ? () => encoding : detectEncoding, declaredEncoding(head));
  return {
    text: decoded(decoding, pieces),
    notices: () => [
      ...(decoding.foundName === null ? [] : [encodingNotice(decoding.foundName)]),
      ...(decoding.lossy ? [notice("unreadable-characters")] : []),
    ],
  };
}

async function* decoded(decoding: TextDecoding, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const piece of pieces) yield decoding.push(piece).replaceAll("\u0000", "");
  yield decoding.end().replaceAll("\u0000", "");
}
