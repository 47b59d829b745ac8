import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfText } from './pdf-text.ts';

/** A page whose packed content ends in the byte of a carriage return. */
const pageEndingInReturn = (): Buffer => {
  const cmap = '<0000> <0000> [<0061>]';
  let size = 0;
  let packed: Buffer;
  do packed = deflateSync(Buffer.from(`/F1 ${size++} Tf [<0000>] TJ`));
  while (packed.at(-1) !== 0x0d);
  return Buffer.concat([
    Buffer.from('1 0 obj\n<< /Contents 2 0 R /Font << /F1 3 0 R >> >>\nendobj\n'),
    Buffer.from(`2 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n3 0 obj\n<< /ToUnicode 4 0 R >>\nendobj\n'),
    Buffer.from(`4 0 obj\n<< /Length ${cmap.length} >>\nstream\n${cmap}\nendstream\nendobj\n`),
  ]);
};

test('a packed stream that ends in a carriage return is read to its end', () => {
  expect(pdfText(pageEndingInReturn())).toBe('a');
});
