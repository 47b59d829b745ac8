import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { zipOf } from '#commerce/people/careers/testing/careers.ts';
import { documentProblem } from './document.ts';

const problemOf = (file: Buffer) => documentProblem(file, 'pdf');

/** A PDF of these objects, numbered from 1; `trailer` goes into its trailer. */
const pdfOf = (objects: readonly (string | Buffer)[], trailer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'),
    ...objects.flatMap((body, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R${trailer}>>\nstartxref\n40\n%%EOF\n`),
  ]);

const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')]);
const objectStream = (text: string, dictionary = '/Type/ObjStm'): Buffer =>
  stream(`${dictionary}/N 1/First 4/Filter/FlateDecode`, deflateSync(Buffer.from(`9 0 ${text}`, 'latin1')));

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Kids[]/Count 0>>';
const withCatalog = (more: string): Buffer => pdfOf([`<</Type/Catalog/Pages 2 0 R${more}>>`, PAGES]);

const byPdfkit = (
  options: PDFKit.PDFDocumentOptions,
  renderView: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    renderView(document);
    document.end();
  });

const archive = zipOf([{ name: 'evil.exe', text: 'MZ' }]);
const far = Buffer.from(`%${' '.repeat(200_000)}\n`);
const whole = pdfOf([CATALOG, PAGES]);
const cut = whole.indexOf('xref');
const between = (bytes: Buffer): Buffer => Buffer.concat([whole.subarray(0, cut), bytes, whole.subarray(cut)]);
const JS = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('a PDF with active content is refused', () => {
  test.each<[string, Buffer]>([
    ['an archive far before its end', between(Buffer.concat([archive, far]))],
    ['an archive in a comment near its end', between(Buffer.concat([Buffer.from('%'), archive, Buffer.from('\n')]))],
    ['an archive without its directory', between(Buffer.concat([archive.subarray(0, 45), far]))],
    ['a RAR archive', between(Buffer.from('%Rar!\u001a\u0007\u0000\n', 'latin1'))],
    ['a 7z archive', between(Buffer.from('%377abcaf271c0004'.slice(1), 'hex'))],
    ['a script that runs when it is opened', withCatalog(`/OpenAction${JS}`)],
    ['a script in an object of its own', pdfOf([CATALOG, PAGES, JS])],
    ['a name with escapes', withCatalog('/OpenAction<</S/J#61vaScript/JS(x)>>')],
    ['a name of escapes alone', withCatalog('/OpenAction<</S/#4a#61#76#61#53#63#72#69#70#74/JS(x)>>')],
    ['scripts by name', withCatalog('/Names<</JavaScript<</Names[(a) 3 0 R]>>>>')],
    ['additional actions', withCatalog('/AA<</WC 3 0 R>>')],
    ['a program that is started', withCatalog('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['attached files', withCatalog('/Names<</EmbeddedFiles<</Names[(a.exe) 3 0 R]>>>>')],
    ['an attached file that no tree names', pdfOf([CATALOG, PAGES, stream('/Type/EmbeddedFile', Buffer.from('MZ'))])],
    ['a file on a page', pdfOf([CATALOG, PAGES, '<</Type/Annot/Subtype/FileAttachment/FS 4 0 R>>'])],
    ['a film with scripts', pdfOf([CATALOG, PAGES, '<</Type/Annot/Subtype/RichMedia>>'])],
    ['a form of Adobe’s own kind', withCatalog('/AcroForm<</Fields[]/XFA 3 0 R>>')],
    ['a form that sends what is typed', pdfOf([CATALOG, PAGES, '<</S/SubmitForm/F(https://evil.example)>>'])],
    ['a jump into another file', pdfOf([CATALOG, PAGES, '<</S/GoToR/F(\\\\\\\\evil\\\\share\\\\a.pdf)>>'])],
    ['an address that opens by itself', withCatalog('/OpenAction<</S/URI/URI(https://evil.example)>>')],
    [
      'the same in an object of its own',
      pdfOf(['<</Type/Catalog/OpenAction 2 0 R>>', '<</S/URI/URI(https://evil.example)>>']),
    ],
    ['a link that is a script', pdfOf([CATALOG, PAGES, '<</S/URI/URI(java\\163cript:alert\\(1\\))>>'])],
    ['the same in hexadecimal', pdfOf([CATALOG, `<</URI<${Buffer.from('javascript:x').toString('hex')}>>>`])],
    ['encryption', pdfOf([CATALOG, PAGES], '/Encrypt 3 0 R')],
    ['a script in an object stream', pdfOf([CATALOG, PAGES, objectStream(JS)])],
    ['the same under an escaped type', pdfOf([CATALOG, PAGES, objectStream(JS, '/Type/Obj#53tm')])],
    ['the same without a type', pdfOf([CATALOG, PAGES, objectStream(JS, '')])],
    [
      'an object stream that cannot be read',
      pdfOf([CATALOG, stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', Buffer.from('x'))]),
    ],
    [
      'an object stream behind two filters',
      pdfOf([CATALOG, stream('/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', Buffer.from('x'))]),
    ],
    ['an object stream that is a bomb', pdfOf([CATALOG, objectStream(' '.repeat(30 * 1024 * 1024))])],
    ['a script behind an open string', pdfOf([CATALOG, '(never closed', JS])],
    ['a script that a later version replaces', Buffer.concat([pdfOf([JS, PAGES]), whole])],
    ['a page between its objects', between(Buffer.from('<html><script>alert(1)</script>'))],
    ['a page in its first comment', Buffer.concat([Buffer.from('%PDF-1.4\n%<script>alert(1)</script>\n'), whole])],
    [
      'thousands of open objects',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from('1 0 obj ['.repeat(20_000)), whole]),
    ],
  ])('%s', async (_, file) => {
    expect(await problemOf(file)).toBe('unsafe');
  });

  test.each([
    ['without its end', whole.subarray(0, -10)],
    ['with something before it', Buffer.concat([Buffer.from('GIF89a'), whole])],
    ['with something behind it', Buffer.concat([whole, archive])],
    ['a web page by its name', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG picture by its name', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ])('a PDF %s is refused', async (_, file) => {
    expect(await problemOf(file)).toBe('type');
  });

  test('a file of ten million digits is read in one pass', async () => {
    const file = Buffer.concat([whole.subarray(0, cut), Buffer.alloc(10_000_000, '1 '), whole.subarray(cut)]);
    const before = performance.now();
    expect(await problemOf(file)).toBeUndefined();
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('an ordinary PDF is accepted', () => {
  test.each<[string, Buffer]>([
    ['the least one', whole],
    [
      'one that opens at its first page, by LibreOffice',
      withCatalog('/OpenAction[3 0 R /XYZ null null 0]/Lang(fr-CA)'),
    ],
    [
      'one that opens at its first page, by LaTeX',
      pdfOf(['<</Type/Catalog/OpenAction 2 0 R>>', '<</S/GoTo/D[3 0 R /Fit]>>']),
    ],
    [
      'one with links',
      pdfOf([CATALOG, PAGES, '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com/a\\(b\\))>>>>']),
    ],
    ['a link with the word in its address', pdfOf([CATALOG, '<</S/URI/URI(https://example.com/JavaScript/Launch)>>'])],
    [
      'the CV of a programmer',
      pdfOf([CATALOG, PAGES, '<</Title(Java/JavaScript /JS /AA /EmbeddedFile developer)/Keywords(a\\)/JavaScript)>>']),
    ],
    ['the same in hexadecimal', pdfOf([CATALOG, `<</Title<${Buffer.from('/JavaScript').toString('hex')}>>>`])],
    ['objects in a stream, by Word', pdfOf([CATALOG, PAGES, objectStream('<</Type/Page/Parent 2 0 R>>')])],
    ['a form to fill in', withCatalog('/AcroForm<</Fields[3 0 R]/DA(/Helv 0 Tf 0 g)>>')],
    [
      'metadata of Adobe’s kind',
      pdfOf([
        CATALOG,
        stream(
          '/Type/Metadata/Subtype/XML',
          Buffer.from('<?xpacket begin="\uFEFF"?><x:xmpmeta><rdf:RDF/></x:xmpmeta>'),
        ),
      ]),
    ],
    [
      'a stream in which four bytes of an archive occur by chance',
      pdfOf([
        CATALOG,
        stream('', Buffer.from('504b0304ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 'hex')),
      ]),
    ],
    ['a comment with a name', between(Buffer.from('% /JavaScript /Launch\n'))],
    ['two versions in one file', Buffer.concat([whole, whole])],
    ['line ends of Windows', Buffer.from(whole.toString('latin1').replaceAll('\n', '\r\n'), 'latin1')],
  ])('%s', async (_, file) => {
    expect(await problemOf(file)).toBeUndefined();
  });

  test.each(['1.3', '1.4', '1.7', '1.7ext3'] as const)('one by pdfkit, version %s, with a link', async (pdfVersion) => {
    const file = await byPdfkit({ pdfVersion, info: { Title: 'CV', Keywords: 'JavaScript' } }, (document) => {
      document.text('Six years on the crane.', { link: 'https://example.com', underline: true });
      document.addPage().text('/JavaScript');
      document.outline.addItem('Experience');
    });
    expect(await problemOf(file)).toBeUndefined();
  });

  test('a PDF of pdfkit with a script or a file is refused', async () => {
    const script = await byPdfkit({}, (document) => void document.addNamedJavaScript('a', 'app.alert(1)'));
    const attached = await byPdfkit({}, (document) => void document.file(Buffer.from('MZ'), { name: 'a.exe' }));
    const locked = await byPdfkit({ userPassword: 'x' }, (document) => void document.text('x'));
    expect(await Promise.all([script, attached, locked].map(problemOf))).toEqual(['unsafe', 'unsafe', 'unsafe']);
  });
});
