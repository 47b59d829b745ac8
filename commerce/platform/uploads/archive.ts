const SIGNATURES = {
  zipEntry: Buffer.from('504b0304', 'hex'),
  zipEnd: Buffer.from('504b0506', 'hex'),
  rar: Buffer.from('526172211a07', 'hex'),
  sevenZip: Buffer.from('377abcaf271c', 'hex'),
};

const ZIP_DIRECTORY = 0x02014b50;
const ZIP_METHODS: ReadonlySet<number> = new Set([0, 8, 9, 12, 14, 93, 95, 98, 99]);

/** Returns true if a signature with plausible following bytes occurs anywhere in a file. */
const occurs = (file: Buffer, bytes: Buffer, isPlausible: (file: Buffer, at: number) => boolean): boolean => {
  for (let at = file.indexOf(bytes); at >= 0; at = file.indexOf(bytes, at + 1)) if (isPlausible(file, at)) return true;
  return false;
};

/** Four bytes may occur by chance in compressed data, so the fields after them are checked too. */
const isZipEntry = (file: Buffer, at: number): boolean =>
  at + 30 < file.length &&
  file.readUInt16LE(at + 4) < 100 &&
  ZIP_METHODS.has(file.readUInt16LE(at + 8)) &&
  file.readUInt16LE(at + 26) > 0 &&
  file.readUInt16LE(at + 26) < 1024;

/** Programs search for the end of an archive within this distance of the file's end. */
const ZIP_TAIL = 66_000;

const isZipEnd = (file: Buffer, at: number): boolean => {
  if (at > file.length - ZIP_TAIL) return true;
  const directory = at - file.readUInt32LE(at + 12);
  return directory >= 0 && directory < at && file.readUInt32LE(directory) === ZIP_DIRECTORY;
};

/** Returns true if a file contains a ZIP, RAR or 7z archive at any offset. */
export const holdsArchive = (file: Buffer): boolean =>
  file.includes(SIGNATURES.rar) ||
  file.includes(SIGNATURES.sevenZip) ||
  occurs(file, SIGNATURES.zipEntry, isZipEntry) ||
  occurs(file, SIGNATURES.zipEnd, isZipEnd);
