import { readXml as read, XmlFault, type XmlHandler } from "#app/base/xml/read-xml.ts";
import { XML_BOUNDS } from "#app/core/document/limits.ts";
import { refuse, refuseTooLarge } from "#app/core/document/refusals.ts";

/**
 * Reads a part of an Office file piece by piece and keeps none of it. A document type declaration is refused, as
 * ECMA-376 part 2 (8.1.4) requires.
 * @throws Refused for XML that is not well-formed or exceeds `XML_BOUNDS`
 */
export async function readBoundedXml(
  pieces: AsyncIterable<Uint8Array | string>,
  handler: XmlHandler,
): Promise<void> {
  try {
    await read(pieces, handler, { ...XML_BOUNDS, allowsDocumentType: false });
  } catch (cause) {
    if (!(cause instanceof XmlFault)) throw cause;
    throw cause.kind === "too-deep" ? refuseTooLarge("xmlDepth") : refuse(cause.kind, cause.message);
  }
}
