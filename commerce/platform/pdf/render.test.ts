import { expect, test } from 'vitest';
import { DEFAULT_THEME, type Theme } from '../theme/theme.ts';
import { SAMPLE_THEME } from '../theme/testing/sample-theme.ts';
import { renderPdf, type PdfContent } from './render.ts';
import { pdfText } from './testing/pdf-text.ts';

const paper = (text: string): PdfContent => ({
  locale: 'en-CA',
  shop: text,
  shopLines: [],
  title: text,
  madeAt: new Date('2026-06-16T12:00:00Z'),
  facts: [],
  blocks: [{ title: 'For', lines: [text] }],
  columns: [{ title: 'Goods', share: 1 }],
  rows: [[{ text, details: [text] }]],
  sums: [],
  total: null,
  notes: [],
  pageOf: (page, pages) => `${page} of ${pages}`,
});

/** The visible text of a document, without breaks between fonts. */
const read = async (text: string): Promise<string> =>
  pdfText(await renderPdf(paper(text), DEFAULT_THEME)).replaceAll('\n', '');

test.each([
  ['French', 'Grès cérame à l’œil nu, où ça naît'],
  ['Polish', 'Łódź, Świętokrzyska, zażółć gęślą jaźń'],
  ['Czech', 'Příliš žluťoučký kůň'],
  ['Hungarian', 'árvíztűrő tükörfúrógép'],
  ['Romanian', 'Țară, știință'],
  ['Turkish', 'İstanbul, ığdır, şeker'],
  ['Vietnamese', 'Nguyễn Thị Hường, Đường Lê Lợi'],
  ['Greek', 'Ωραία Καλημέρα, Ἀθῆναι'],
  ['Russian', 'Съешь ещё этих булок'],
  ['Ukrainian', 'Її ґанок'],
  ['Kazakh', 'Қазақстан, Әлем'],
  ['Serbian', 'Љубљана, Ђорђе'],
  ['Icelandic', 'Þórður, ðæð'],
  ['Latvian', 'Ķīpsala, ģērbt'],
  ['Maltese', 'Ħamrun, ċavetta'],
  ['Inuktitut in Latin letters', 'Iqaluit, ɬ'],
  ['mathematics', '≥ 0.42 ≤ 1 ≈ 2 ≠ 3 ± × ÷ ∞ √ ∑'],
  ['arrows', '← → ↑ ↓ ↔ ⇒'],
  ['raised digits and fractions', '12 ft² 3 m³ ½ ¼ ¾'],
  ['signs', '€ £ ₫ ₺ ™ © ® № • … “ ” « »'],
])('%s appears in the document unchanged', async (_, text) => {
  expect(await read(text)).toContain(text);
});

test('a letter and a combining accent are rendered as one character', async () => {
  expect(await read('Nguye\u0302\u0303n e\u0301te\u0301')).toContain('Nguyễn été');
});

test.each([
  ['Chinese', '瓷砖', '??'],
  ['Arabic', 'بلاط', '????'],
  ['an emoji', 'Tile 👍', 'Tile ?'],
  ['a family of emoji', '👨‍👩‍👧 x', '? x'],
  ['a flag', '🇨🇦 x', '? x'],
  ['an emoji of another colour', '👍🏽 x', '? x'],
])('%s appears as question marks, not as boxes', async (_, text, shown) => {
  expect(await read(text)).toContain(shown);
});

test('a character without a font is simplified if possible', async () => {
  expect(await read('⅓ ﬁ ｘ ①')).toContain('1/3 fi x 1');
});

test('invisible characters are left out', async () => {
  expect(await read('A\u200b\u00ad\u202eB\ufeffC')).toContain('ABC');
});

test('the same content gives the same bytes', async () => {
  const [one, other] = [
    await renderPdf(paper('Łódź ≥ 1'), DEFAULT_THEME),
    await renderPdf(paper('Łódź ≥ 1'), DEFAULT_THEME),
  ];
  expect(one.equals(other)).toBe(true);
});

test('a document is in the colours and fonts of the theme, and other letters in fonts that have them', async () => {
  const written = async (theme: Theme): Promise<string> => (await renderPdf(paper('Łódź Ж'), theme)).toString('latin1');
  const [plain, own] = [await written(DEFAULT_THEME), await written(SAMPLE_THEME)];
  expect([plain.includes('InstrumentSans'), plain.includes('NotoSans')]).toEqual([false, true]);
  for (const font of ['InstrumentSans', 'InstrumentSerif', 'NotoSans']) expect(own).toContain(font);
});
