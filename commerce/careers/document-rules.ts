import { documentTypeOf, MAX_DOCUMENT_BYTES, plainFileName, type DocumentType } from '#contract/careers.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { pdfKind } from '#commerce/platform/pdf.ts';
import { zipParts } from './zip-rules.ts';

/** Unpacked, all parts together; and how much larger than packed. A document of words and pictures is far below both. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 100;
const MAX_PARTS = 2000;

const wrongType = (): InputError =>
  new InputError('The file must be a PDF, DOC or DOCX document.', { code: 'CAREERS_FILE_TYPE' });
const unsafe = (): InputError =>
  new InputError('The file holds more than a document: macros, an archive or a compression bomb.', {
    code: 'CAREERS_FILE_UNSAFE',
  });

const checkPdf = (file: Buffer): void => {
  const kind = pdfKind(file);
  if (!kind) throw wrongType();
  if (kind === 'unsafe') throw unsafe();
};

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const hasStream = (file: Buffer, name: string): boolean => file.includes(Buffer.from(name, 'utf16le'));

const checkDoc = (file: Buffer): void => {
  if (!file.subarray(0, 8).equals(COMPOUND) || file.length % 512 !== 0 || !hasStream(file, 'WordDocument'))
    throw wrongType();
  if (hasStream(file, '_VBA_PROJECT') || hasStream(file, 'Ole10Native')) throw unsafe();
};

const UNSAFE_PART = /\.bin$|\.(?:exe|dll|js|vbs|ps1|bat|cmd|lnk|hta|jar|zip)$|(?:^|\/)\.\.(?:\/|$)|^\/|\\/i;

const checkDocx = (file: Buffer): void => {
  const parts = zipParts(file);
  const names = new Set(parts?.map(({ name }) => name));
  if (!parts || !names.has('[Content_Types].xml') || !names.has('word/document.xml')) throw wrongType();
  const sum = (field: 'bytes' | 'packed'): number => parts.reduce((all, part) => all + part[field], 0);
  const isBomb =
    parts.length > MAX_PARTS ||
    names.size < parts.length ||
    sum('bytes') > MAX_UNPACKED_BYTES ||
    sum('bytes') > MAX_RATIO * Math.max(sum('packed'), 1024) ||
    sum('packed') > file.length;
  const isUnsafe = parts.some(
    ({ name, isEncrypted }) =>
      isEncrypted || (UNSAFE_PART.test(name) && !/^word\/printerSettings\/.*\.bin$/.test(name)),
  );
  if (isBomb || isUnsafe) throw unsafe();
};

const CHECKS: Readonly<Record<DocumentType, (file: Buffer) => void>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/**
 * The type of a file whose content is what its name says, and the name without path parts. Throws an InputError with a
 * code: CAREERS_FILE_EMPTY, CAREERS_FILE_SIZE, CAREERS_FILE_TYPE or CAREERS_FILE_UNSAFE.
 */
export const checkedDocument = (givenName: string, bytes: Uint8Array): { name: string; type: DocumentType } => {
  const name = plainFileName(givenName);
  const type = documentTypeOf(name);
  if (bytes.length === 0) throw new InputError('The file is empty.', { code: 'CAREERS_FILE_EMPTY' });
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new InputError('The file is larger than 10 MB.', { code: 'CAREERS_FILE_SIZE' });
  if (!type) throw wrongType();
  CHECKS[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return { name, type };
};
