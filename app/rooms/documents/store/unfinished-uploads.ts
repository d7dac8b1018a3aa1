/**
 * A file that was being sent when the page was left: choosing it again goes on where it stopped. At 100 percent all of it
 * is there.
 */
export type UnfinishedUpload = { uploadId: string; fileName: string; percent: number };
