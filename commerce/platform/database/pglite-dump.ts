import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const read = new Map<string, SharedArrayBuffer>();

/** The bytes of a file that does not change, once for all threads of this process. */
export const dumpIn = (path: string): SharedArrayBuffer => {
  const known = read.get(path);
  if (known) return known;
  const file = openSync(path, 'r');
  const bytes = new SharedArrayBuffer(fstatSync(file).size);
  readSync(file, new Uint8Array(bytes));
  closeSync(file);
  read.set(path, bytes);
  return bytes;
};
