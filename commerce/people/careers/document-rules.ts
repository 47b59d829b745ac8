import { documentTypeOf, MAX_DOCUMENT_BYTES, plainFileName, type DocumentType } from '#contract/careers.ts';
import type { FileProblem } from '#contract/uploads.ts';
import { bufferOf, documentProblem } from '#commerce/platform/uploads/document.ts';
import { fileRefusal } from '#commerce/platform/uploads/refusal.ts';

const MESSAGES: Readonly<Partial<Record<FileProblem, string>>> = {
  empty: 'The file is empty.',
  size: 'The file is larger than 10 MB.',
  unsafe: 'The file contains more than a document: scripts, macros, an archive, remote content or a compression bomb.',
};

const refusal = (problem: FileProblem): Error =>
  fileRefusal('CAREERS_FILE', problem, MESSAGES[problem] ?? 'The file must be a PDF, DOC or DOCX document.');

/**
 * Checks that the content has the type that the name states; returns the type and the name without path parts. Throws
 * an InputError with a code: CAREERS_FILE_EMPTY, CAREERS_FILE_SIZE, CAREERS_FILE_TYPE or CAREERS_FILE_UNSAFE.
 */
export const checkedDocument = async (
  givenName: string,
  bytes: Uint8Array,
): Promise<{ name: string; type: DocumentType }> => {
  const name = plainFileName(givenName);
  const type = documentTypeOf(name);
  if (bytes.length === 0) throw refusal('empty');
  if (bytes.length > MAX_DOCUMENT_BYTES) throw refusal('size');
  if (!type) throw refusal('type');
  const problem = await documentProblem(bufferOf(bytes), type);
  if (problem) throw refusal(problem);
  return { name, type };
};
