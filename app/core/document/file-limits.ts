/** In bytes. */
export const MEBIBYTE = 1024 * 1024;

/** The largest file that is taken, and the largest workbook, in bytes (OPEN-66). Pages refuse by these too. */
export const FILE_LIMITS = { fileBytes: 25 * MEBIBYTE, xlsxBytes: 8 * MEBIBYTE } as const;
