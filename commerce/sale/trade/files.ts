import { MAX_TRADE_DOCUMENT_BYTES } from '#contract/trade.ts';
import type { FileProblem } from '#contract/uploads.ts';
import { storedFiles } from '#commerce/platform/stored-files.ts';
import { bufferOf, documentProblem } from '#commerce/platform/uploads/document.ts';
import { decodePicture } from '#commerce/platform/uploads/picture.ts';
import { fileRefusal } from '#commerce/platform/uploads/refusal.ts';
import type { DocumentType } from './types.ts';

/** Papers of customers, which no route serves. */
export const tradeFiles = storedFiles('trade');

/** Longest side in pixels: small print on a photographed page can be read. */
const MAX_SIDE = 3000;

const MESSAGES: Readonly<Partial<Record<FileProblem, string>>> = {
  empty: 'The file is empty.',
  size: 'The file is larger than 10 MB.',
  pixels: 'The picture has more than 65 megapixels.',
  unsafe: 'The file contains more than a document.',
};

const refusal = (problem: FileProblem): Error =>
  fileRefusal('TRADE_FILE', problem, MESSAGES[problem] ?? 'The file must be a PDF, JPEG or PNG.');

/**
 * A document by its content: a PDF as it is; a JPEG or PNG decoded and encoded again, so that nothing but the picture is
 * stored. Throws an InputError with a code: TRADE_FILE_EMPTY, _SIZE, _TYPE, _PIXELS, _UNSAFE or _BUSY.
 */
export const safeDocument = async (given: Uint8Array): Promise<{ type: DocumentType; bytes: Buffer }> => {
  const file = bufferOf(given);
  if (file.length === 0) throw refusal('empty');
  if (file.length > MAX_TRADE_DOCUMENT_BYTES) throw refusal('size');
  if (file.toString('latin1', 0, 5) === '%PDF-') {
    const problem = await documentProblem(file, 'pdf');
    if (problem) throw refusal(problem);
    return { type: 'pdf', bytes: file };
  }
  const decoded = await decodePicture(file, ['jpeg', 'png'], {
    maxSide: MAX_SIDE,
    encode: (picture) => picture.jpeg({ quality: 85 }),
  });
  if ('problem' in decoded) throw refusal(decoded.problem);
  return { type: 'jpg', bytes: decoded.picture.bytes };
};
