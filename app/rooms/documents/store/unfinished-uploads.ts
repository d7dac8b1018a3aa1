/** A file that was being sent when the page was left: choosing it again goes on where it stopped. */
export type UnfinishedUpload = { uploadId: string; fileName: string; percent: number };
