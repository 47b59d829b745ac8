/** A part of a ZIP archive as its directory lists it. */
export type ZipPart = { name: string; bytes: number; packed: number; isEncrypted: boolean };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const ZIP64 = 0xffffffff;

/**
 * The directory of an archive that is exactly one archive: it begins with its first part and ends with its directory,
 * without a comment, so that nothing can be hidden before or behind it. Undefined for anything else. Nothing is
 * unpacked.
 */
export const zipParts = (file: Buffer): readonly ZipPart[] | undefined => {
  const end = file.length - END_LENGTH;
  if (end < 0 || file.readUInt32LE(0) !== LOCAL || file.readUInt32LE(end) !== END) return undefined;
  const [disk, count, size, start] = [
    file.readUInt16LE(end + 4),
    file.readUInt16LE(end + 10),
    file.readUInt32LE(end + 12),
    file.readUInt32LE(end + 16),
  ];
  if (disk !== 0 || file.readUInt16LE(end + 8) !== count || start + size !== end) return undefined;
  const parts: ZipPart[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_LENGTH > end || file.readUInt32LE(at) !== ENTRY) return undefined;
    const [flags, packed, bytes] = [file.readUInt16LE(at + 8), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const [nameLength, extra, comment] = [
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
    ];
    const local = file.readUInt32LE(at + 42);
    if (packed === ZIP64 || bytes === ZIP64 || local + 4 > start || file.readUInt32LE(local) !== LOCAL)
      return undefined;
    const name = file.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    parts.push({ name, bytes, packed, isEncrypted: (flags & 1) === 1 });
    at += ENTRY_LENGTH + nameLength + extra + comment;
  }
  return at === end && parts.length > 0 ? parts : undefined;
};
