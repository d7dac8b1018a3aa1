/**
 * A file that was being sent when the page was left: choosing it again resumes where it stopped. At 100 percent it is
 * complete.
 */
export type UnfinishedUpload = { uploadId: string; fileName: string; percent: number };
