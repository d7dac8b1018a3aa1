import type { AnswerMetadata } from "#app/rooms/documents/detail/analysis-answer.ts";

type Props = { metadata: AnswerMetadata; leftOut: number };

/** The file, and how it was read: what was cut or left out is said here. */
export function FileInformation({ metadata, leftOut }: Props) {
  const facts = [
    ["File", metadata.fileName],
    ["Type", metadata.fileType],
    ["Document", metadata.documentType],
    ["Pages", metadata.pageCount?.toLocaleString("en-US")],
    ["Words", metadata.wordCount?.toLocaleString("en-US")],
    ["Processing", metadata.processingMethod],
  ] as const;
  return (
    <section className="card file-information" aria-labelledby="file-information">
      <h2 id="file-information">File Information</h2>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {(metadata.processingDetails.length > 0 || leftOut > 0) && (
        <>
          <h3>How it was read</h3>
          <ul>
            {metadata.processingDetails.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
            {leftOut > 0 && <li>{leftOutWords(leftOut)}</li>}
          </ul>
        </>
      )}
    </section>
  );
}

const leftOutWords = (count: number) =>
  count === 1
    ? "1 statement was left out because the document does not support it."
    : `${count.toLocaleString("en-US")} statements were left out because the document does not support them.`;
