import { MAX_TRADE_DOCUMENT_BYTES } from '#contract/trade.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { keptFiles } from '#commerce/platform/kept-files.ts';
import { pdfKind } from '#commerce/platform/pdf.ts';
import { PICTURE_OPTIONS, PICTURE_SECONDS, sharp } from '#commerce/platform/pictures.ts';
import type { DocumentType } from './types.ts';

/** Papers of customers, which no route serves. */
export const tradeFiles = keptFiles('trade');

/** Longest side that is kept, in pixels: small print on a photographed page can be read. */
const MAX_SIDE = 3000;

const refusal = (message: string, code: string): InputError => new InputError(message, { code: `TRADE_FILE_${code}` });

const drawnAnew = async (bytes: Buffer): Promise<Buffer | undefined> => {
  try {
    const picture = sharp(bytes, PICTURE_OPTIONS);
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') return undefined;
    return await picture
      .timeout({ seconds: PICTURE_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/**
 * A paper by its content: a PDF as it is, a JPEG or PNG drawn anew, so that nothing but the picture is kept. Throws an
 * InputError with a code: TRADE_FILE_EMPTY, _SIZE, _TYPE or _UNSAFE.
 */
export const safeDocument = async (given: Uint8Array): Promise<{ type: DocumentType; bytes: Buffer }> => {
  const file = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (file.length === 0) throw refusal('The file is empty.', 'EMPTY');
  if (file.length > MAX_TRADE_DOCUMENT_BYTES) throw refusal('The file is larger than 10 MB.', 'SIZE');
  const kind = pdfKind(file);
  if (kind === 'unsafe') throw refusal('The file holds more than a document.', 'UNSAFE');
  if (kind) return { type: 'pdf', bytes: file };
  const picture = await drawnAnew(file);
  if (!picture) throw refusal('The file must be a PDF, JPEG or PNG.', 'TYPE');
  return { type: 'jpg', bytes: picture };
};
