/** The most objects that one call lists or deletes. */
const PAGE = 1000;

/** Deletes every object below a prefix, page by page. @returns how many */
export async function deleteBelow(bucket: R2Bucket, prefix: string): Promise<number> {
  let count = 0;
  for (;;) {
    // From the start each time: what was listed is gone by then.
    const { objects, truncated } = await bucket.list({ prefix, limit: PAGE });
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    count += objects.length;
    if (!truncated) return count;
  }
}
