import { deflateRawSync } from 'node:zlib';

type Part = { name: string; text?: string | Buffer; claimedBytes?: number; isEncrypted?: boolean };

/** A ZIP archive of these parts, written as word processors write it. */
export const zipOf = (parts: readonly Part[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text = '', claimedBytes, isEncrypted } of parts) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 0, 'latin1');
    entry.writeUInt16LE(20, 4);
    fields.copy(entry, 6, 0, 26);
    entry.writeUInt32LE(at, 42);
    locals.push(local);
    directory.push(entry, Buffer.from(name));
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, list, end]);
};

/** The parts that every DOCX has. */
export const WORD_PARTS: readonly Part[] = [
  { name: '[Content_Types].xml', text: '<Types/>' },
  { name: 'word/document.xml', text: '<w:document><w:body><w:p>Six years on the crane.</w:p></w:body></w:document>' },
];

export const docx = (more: readonly Part[] = []): Buffer => zipOf([...WORD_PARTS, ...more]);

export const pdf = (inside = 'Six years on the crane.'): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n(${inside})\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n40\n%%EOF\n`, 'latin1');

export const doc = (inside = ''): Buffer => {
  const file = Buffer.alloc(1536);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from(`WordDocument${inside}`, 'utf16le').copy(file, 512);
  return file;
};
