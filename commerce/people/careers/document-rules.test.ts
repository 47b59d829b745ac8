import { expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#contract/careers.ts';
import { checkedDocument } from './document-rules.ts';
import { doc, docx, pdf, WORD_PARTS, zipOf } from './testing/careers.ts';

const outcome = (name: string, bytes: Buffer): Promise<unknown> =>
  checkedDocument(name, bytes).catch((error: { code?: string }) => error.code);

test.each([
  ['CV.pdf', pdf(), 'CV.pdf', 'pdf'],
  ['Résumé d’Ann.DOCX', docx(), 'Résumé d’Ann.DOCX', 'docx'],
  ['old.doc', doc(), 'old.doc', 'doc'],
  ['pictures.docx', docx([{ name: 'word/media/image1.png', text: Buffer.from([1, 2, 3]) }]), 'pictures.docx', 'docx'],
  ['../../etc/cron.d/cv.pdf', pdf(), 'cv.pdf', 'pdf'],
  ['C:\\fakepath\\cv.pdf', pdf(), 'cv.pdf', 'pdf'],
  ['cv\u202Efdp\u0000.pdf', pdf(), 'cvfdp.pdf', 'pdf'],
  [`${'a'.repeat(300)}.pdf`, pdf(), `${'a'.repeat(116)}.pdf`, 'pdf'],
] as const)('%s is taken, under its own name without a path', async (given, bytes, name, type) => {
  expect(await outcome(given, bytes)).toEqual({ name, type });
});

test.each([
  ['a script by another name', 'cv.pdf', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a page by another name', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a script behind the beginning of a PDF', 'cv.pdf', Buffer.from('%PDF-1.4\n<script>alert(1)</script>')],
  ['a PDF with a page before it', 'cv.pdf', Buffer.concat([Buffer.from('<html>'), pdf()])],
  ['a PDF with something behind it', 'cv.pdf', Buffer.concat([pdf(), Buffer.from('<script>')])],
  ['an archive that is no document', 'cv.docx', zipOf([{ name: 'cv.exe', text: 'MZ' }])],
  ['an archive with a script before it', 'cv.docx', Buffer.concat([Buffer.from('#!/bin/sh\n'), docx()])],
  ['an archive with something behind it', 'cv.docx', Buffer.concat([docx(), Buffer.from('<script>')])],
  ['a cut archive', 'cv.docx', docx().subarray(0, -30)],
  ['a DOCX called PDF', 'cv.pdf', docx()],
  ['a PDF called DOC', 'cv.doc', pdf()],
  ['another kind of Office file', 'cv.doc', Buffer.concat([doc().subarray(0, 512), Buffer.alloc(512)])],
  ['a program', 'cv.exe', pdf()],
  ['a program with two endings', 'cv.pdf.exe', pdf()],
  ['a file without an ending', 'cv', pdf()],
  ['a file without a name', '', pdf()],
])('%s is not a document', async (_, name, bytes) => {
  expect(await outcome(name, bytes)).toBe('CAREERS_FILE_TYPE');
});

const zeros = Buffer.alloc(20 * 1024 * 1024);
test.each([
  ['a compression bomb', 'cv.docx', docx([{ name: 'word/media/a.png', text: zeros }])],
  ['one that claims to be larger than is allowed', 'cv.docx', docx([{ name: 'a.xml', claimedBytes: 200 * 1024 ** 2 }])],
  ['thousands of parts', 'cv.docx', docx(Array.from({ length: 2001 }, (_, index) => ({ name: `${index}.xml` })))],
  ['two parts of one name', 'cv.docx', zipOf([...WORD_PARTS, ...WORD_PARTS])],
  ['macros', 'cv.docx', docx([{ name: 'word/vbaProject.bin', text: 'x' }])],
  ['a program inside', 'cv.docx', docx([{ name: 'word/embeddings/a.exe', text: 'MZ' }])],
  ['a part that climbs out of its folder', 'cv.docx', docx([{ name: '../../../etc/passwd', text: 'x' }])],
  ['an encrypted part', 'cv.docx', docx([{ name: 'word/a.xml', isEncrypted: true }])],
  ['a PDF that is an archive too', 'cv.pdf', pdf(docx().toString('latin1'))],
  ['macros in an old document', 'cv.doc', doc('_VBA_PROJECT')],
])('%s is refused as unsafe', async (_, name, bytes) => {
  expect(await outcome(name, bytes)).toBe('CAREERS_FILE_UNSAFE');
});

test('a zip bomb is detected in its directory, without unpacking', async () => {
  const file = docx([{ name: 'word/a.xml', text: zeros }]);
  expect(file.length).toBeLessThan(100_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(await outcome('cv.docx', file)).toBe('CAREERS_FILE_UNSAFE');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
});

test('an empty file and one of more than 10 MB have different errors', async () => {
  expect(await outcome('cv.pdf', Buffer.alloc(0))).toBe('CAREERS_FILE_EMPTY');
  expect(await outcome('cv.pdf', Buffer.alloc(11 * 1024 * 1024, pdf()))).toBe('CAREERS_FILE_SIZE');
  const most = Buffer.concat([
    pdf().subarray(0, 9),
    Buffer.alloc(MAX_DOCUMENT_BYTES - pdf().length, 32),
    pdf().subarray(9),
  ]);
  expect(await outcome('cv.pdf', most)).toEqual({ name: 'cv.pdf', type: 'pdf' });
});
