import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** A part of a ZIP archive as its directory lists it; `start` and `end` enclose its packed bytes. */
export type ZipPart = {
  name: string;
  bytes: number;
  method: number;
  isEncrypted: boolean;
  start: number;
  end: number;
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const ZIP64 = 0xffffffff;
const HAS_DESCRIPTOR = 8;
const MAX_DESCRIPTOR = 24;

const unpack = promisify(inflateRaw);

/** Reads an entry of the directory and the header before its packed bytes; undefined when the two disagree. */
const readPart = (
  file: Buffer,
  at: number,
): { part: ZipPart; local: number; next: number; flags: number } | undefined => {
  const flags = file.readUInt16LE(at + 8);
  const method = file.readUInt16LE(at + 10);
  const [crc, packed, bytes] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
  const nameLength = file.readUInt16LE(at + 28);
  const local = file.readUInt32LE(at + 42);
  if (packed === ZIP64 || bytes === ZIP64) return undefined;
  if (local + LOCAL_LENGTH > at || file.readUInt32LE(local) !== LOCAL) return undefined;
  const name = file.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
  const localNameLength = file.readUInt16LE(local + 26);
  const start = local + LOCAL_LENGTH + localNameLength + file.readUInt16LE(local + 28);
  const localName = file.subarray(local + LOCAL_LENGTH, local + LOCAL_LENGTH + localNameLength);
  if (!name.equals(localName) || file.readUInt16LE(local + 6) !== flags || file.readUInt16LE(local + 8) !== method)
    return undefined;
  // With a descriptor after the packed bytes, the header may omit sizes and checksum.
  const isOpen = (value: number): boolean => (flags & HAS_DESCRIPTOR) !== 0 && (value === 0 || value === ZIP64);
  const agrees = ([offset, value]: readonly [number, number]): boolean => {
    const stored = file.readUInt32LE(local + offset);
    return stored === value || isOpen(stored);
  };
  const fields = [
    [14, crc],
    [18, packed],
    [22, bytes],
  ] as const;
  if (!fields.every(agrees)) return undefined;
  const part = {
    name: name.toString('utf8'),
    bytes,
    method,
    isEncrypted: (flags & 1) === 1,
    start,
    end: start + packed,
  };
  const next = at + ENTRY_LENGTH + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  return { part, local, next, flags };
};

/**
 * The parts of a file that is exactly one archive: it begins with its first part, the parts follow each other without
 * gaps or overlaps, and it ends with its directory, without a comment. So no data can be hidden before, between or
 * after them. Undefined for anything else. Nothing is unpacked.
 */
export const zipParts = (file: Buffer): readonly ZipPart[] | undefined => {
  const end = file.length - END_LENGTH;
  if (end < 0 || file.readUInt32LE(0) !== LOCAL || file.readUInt32LE(end) !== END) return undefined;
  const count = file.readUInt16LE(end + 10);
  const directory = file.readUInt32LE(end + 16);
  const isWhole = file.readUInt16LE(end + 4) === 0 && file.readUInt16LE(end + 8) === count;
  if (!isWhole || directory + file.readUInt32LE(end + 12) !== end) return undefined;
  const found: { part: ZipPart; local: number; flags: number }[] = [];
  let at = directory;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_LENGTH > end || file.readUInt32LE(at) !== ENTRY) return undefined;
    const read = readPart(file, at);
    if (!read) return undefined;
    found.push(read);
    at = read.next;
  }
  if (at !== end || found.length === 0) return undefined;
  let free = 0;
  let gap = 0;
  for (const { part, local, flags } of found.toSorted((one, other) => one.local - other.local)) {
    if (local < free || local > free + gap || part.end > directory) return undefined;
    free = part.end;
    gap = flags & HAS_DESCRIPTOR ? MAX_DESCRIPTOR : 0;
  }
  return directory <= free + gap ? found.map(({ part }) => part) : undefined;
};

/** The bytes of a part; undefined if they contradict the directory. */
export const unpackPart = async (file: Buffer, part: ZipPart): Promise<Buffer | undefined> => {
  const packed = file.subarray(part.start, part.end);
  if (part.method !== 0 && part.method !== 8) return undefined;
  const bytes =
    part.method === 0
      ? packed
      : await unpack(packed, { maxOutputLength: Math.max(1, part.bytes) }).catch(() => undefined);
  return bytes?.length === part.bytes ? bytes : undefined;
};
