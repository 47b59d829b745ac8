const PDF_TAIL = 2048;
/** An archive's end may lie so far before the end of a file. */
const ZIP_TAIL = 66_000;

/** Whether a file is a PDF by its content, from its head to its end; `unsafe` when an archive hides in it. */
export const pdfKind = (file: Buffer): 'pdf' | 'unsafe' | undefined => {
  const tail = file.subarray(-PDF_TAIL).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)) || !/startxref\s+\d+\s+%%EOF\s*$/.test(tail))
    return undefined;
  return file.subarray(-ZIP_TAIL).includes('PK\u0005\u0006', 0, 'latin1') ? 'unsafe' : 'pdf';
};
