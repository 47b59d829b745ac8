/** Source of a pattern for Canadian postal codes in any case; `separator` is the pattern of what may stand in the middle. */
export const canadianPostcode = (separator: string): string =>
  `[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z]${separator}\\d[ABCEGHJ-NPRSTV-Z]\\d`;

/** Sources of the patterns for ZIP codes: five digits, and the extension of a ZIP+4. */
export const ZIP = '\\d{5}';
export const ZIP_EXTENSION = '-\\d{4}';
