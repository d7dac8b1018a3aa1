/** The prefix of everything of a person in a bucket. */
export const personPrefix = (userId: string): string => `people/${userId}/`;

/** The most objects that one call lists or deletes. */
const PAGE = 1000;

type Bucket = {
  list(options: {
    prefix: string;
    limit: number;
  }): Promise<{ objects: { key: string }[]; truncated: boolean }>;
  delete(keys: string[]): Promise<void>;
};

/** Deletes every object below a prefix, page by page. @returns how many */
export async function deleteBelow(bucket: Bucket, prefix: string): Promise<number> {
  let count = 0;
  for (;;) {
    // From the start each time: what was listed is deleted by then.
    const { objects, truncated } = await bucket.list({ prefix, limit: PAGE });
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    count += objects.length;
    if (!truncated) return count;
  }
}
