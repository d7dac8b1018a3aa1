import type { AnswerMetadata } from "#app/rooms/documents/detail/analysis-answer.ts";

/** The file, and how it was read: what was cut or left out is said here. */
export function FileInformation({ metadata }: { metadata: AnswerMetadata }) {
  const facts = [
    ["File", metadata.fileName],
    ["Type", metadata.fileType],
    ["Document", metadata.documentType],
    [countedAs(metadata.fileType), metadata.pageCount?.toLocaleString("en-US")],
    ["Words", metadata.wordCount?.toLocaleString("en-US")],
    ["Processing", metadata.processingMethod],
  ] as const;
  return (
    <section className="card file-information" aria-labelledby="file-information">
      <h2 id="file-information">File Information</h2>
      <dl>
        {facts.map(
          ([name, value]) =>
            name &&
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {metadata.processingDetails.length > 0 && (
        <>
          <h3>How it was read</h3>
          <ul>
            {metadata.processingDetails.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The unit that counts the parts of a file of this type; a CSV file has none. */
const countedAs = (fileType: string) => {
  if (/^XLSX?$/i.test(fileType)) return "Sheets";
  return /^CSV$/i.test(fileType) ? null : "Pages";
};
