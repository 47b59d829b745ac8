/** Regular expression source for Canadian postal codes in upper case; `separator` is the pattern between the halves. */
export const canadianPostcode = (separator: string): string =>
  `[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z]${separator}\\d[ABCEGHJ-NPRSTV-Z]\\d`;

/** Regular expression sources for ZIP codes and for the extension of a ZIP+4. */
export const ZIP = '\\d{5}';
export const ZIP_EXTENSION = '-\\d{4}';
