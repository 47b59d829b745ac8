import { holdsArchive } from './archive.ts';
import type { FileProblem } from '#contract/uploads.ts';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const hasText = (file: Buffer, text: string): boolean => file.includes(Buffer.from(text, 'utf16le'));

/** Checks a Word 97–2003 document by the names of its streams. */
export const checkDoc = (file: Buffer): FileProblem | undefined => {
  if (!file.subarray(0, 8).equals(COMPOUND) || file.length % 512 !== 0 || !hasText(file, 'WordDocument')) return 'type';
  const isUnsafe = ['_VBA_PROJECT', 'Ole10Native', 'EncryptedPackage'].some((name) => hasText(file, name));
  return isUnsafe || holdsArchive(file) ? 'unsafe' : undefined;
};
