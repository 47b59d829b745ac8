import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const HEADER = 48;
/** Numbers of tables in the directory of WOFF2; of other tables only how long they are matters. */
const CMAP = 0;
const TRANSFORMED_BY_DEFAULT = [10, 11];
const OTHER_TAG = 63;

/** The table of characters in a WOFF2 file, unpacked (https://www.w3.org/TR/WOFF2/). */
const cmapOf = (file: Buffer): Buffer => {
  let at = HEADER;
  const long = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let found: [number, number] | undefined;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const tag = flags & OTHER_TAG;
    if (tag === OTHER_TAG) at += 4;
    const length = long();
    const version = flags >> 6;
    const isTransformed = TRANSFORMED_BY_DEFAULT.includes(tag) ? version !== 3 : version !== 0;
    const stored = isTransformed ? long() : length;
    if (tag === CMAP) found = [start, start + stored];
    start += stored;
  }
  if (!found) throw new Error('The font has no table of characters.');
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
};

/** The characters a WOFF2 file has, by its own table (format 4, which all fonts have). */
export const charactersOf = (path: string): ReadonlySet<string> => {
  const cmap = cmapOf(readFileSync(path));
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const table = tables.find((candidate) => candidate.readUInt16BE(0) === 4);
  if (!table) throw new Error('The font has no characters in format 4.');
  const size = table.readUInt16BE(6);
  const characters = new Set<string>();
  for (let segment = 0; segment < size; segment += 2) {
    const end = table.readUInt16BE(14 + segment);
    const from = table.readUInt16BE(16 + size + segment);
    const delta = table.readUInt16BE(16 + 2 * size + segment);
    const place = 16 + 3 * size + segment;
    const offset = table.readUInt16BE(place);
    for (let code = from; code <= end; code++) {
      const glyph = offset ? table.readUInt16BE(place + offset + 2 * (code - from)) : (code + delta) % 65_536;
      if (glyph) characters.add(String.fromCharCode(code));
    }
  }
  return characters;
};
