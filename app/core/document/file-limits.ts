/** In bytes. */
export const MEBIBYTE = 1024 * 1024;

/** The largest file, and the largest workbook, that is accepted, in bytes (OPEN-66). Pages check these too. */
export const FILE_LIMITS = { fileBytes: 25 * MEBIBYTE, xlsxBytes: 8 * MEBIBYTE } as const;
