import { checkDoc } from './doc.ts';
import { checkDocx } from './docx.ts';
import type { FileProblem } from '#contract/uploads.ts';
import { checkPdf } from './pdf.ts';

export type DocumentFormat = 'pdf' | 'doc' | 'docx';

const CHECKS: Readonly<
  Record<DocumentFormat, (file: Buffer) => Promise<FileProblem | undefined> | FileProblem | undefined>
> = { pdf: checkPdf, doc: checkDoc, docx: checkDocx };

/** Finds the fault of an uploaded document: bytes outside its format, or active content. */
export const documentProblem = async (file: Buffer, format: DocumentFormat): Promise<FileProblem | undefined> =>
  CHECKS[format](file);

/** The same bytes as a Buffer, without copying. */
export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
