import type { Theme } from '../theme/theme.ts';
import { chooseFonts, fontBytes, type Face, type FontChoice } from './fonts.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 54 };
const INNER = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 30;

/** Distance from the top of a line to its baseline, as a fraction of the size: adjacent fonts share a baseline. */
const ASCENT = 0.97;

type Style = { face?: Face; size?: number; colour?: 'ink' | 'ink-soft' };

/** A cell: its first line, smaller lines below, and in the first column a square picture (JPEG) on the left. */
export type Cell = { text: string; details?: readonly string[]; picture?: Buffer | undefined };

/** Width of a cell's picture, and the gap after it, in points. */
const PICTURE = { side: 40, gap: 8 };

/** Content of a document, in the wording and typography of its language. */
export type PdfContent = {
  /** A BCP 47 tag. */
  locale: string;
  shop: string;
  shopLines: readonly string[];
  title: string;
  madeAt: Date;
  facts: readonly (readonly [name: string, value: string])[];
  blocks: readonly { title: string; lines: readonly string[] }[];
  /** `share` of the width; the first column describes the item. */
  columns: readonly { title: string; share: number; isNumber?: boolean }[];
  rows: readonly (readonly Cell[])[];
  sums: readonly (readonly [name: string, value: string])[];
  total: readonly [name: string, value: string] | null;
  /** Amounts included in the total, shown below it. */
  included?: readonly (readonly [name: string, value: string])[];
  notes: readonly string[];
  /** For example `3 of 4`. */
  pageOf: (page: number, pages: number) => string;
};

const pen = (doc: PDFKit.PDFDocument, { runs }: FontChoice, colours: Theme['colours']) => {
  const registered = new Set<string>();
  const wear = ({ size = 9.5, colour = 'ink' }: Style, font: string) => {
    if (!registered.has(font)) doc.registerFont(font, fontBytes(font));
    registered.add(font);
    return doc.font(font).fontSize(size).fillColor(colours[colour]);
  };
  const widthOf = (text: string, style: Style): number =>
    runs(text, style.face ?? 'sans').reduce((sum, run) => sum + wear(style, run.font).widthOfString(run.text), 0);
  const linesOf = (text: string, width: number, style: Style): readonly string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line ? `${line} ${word}` : word;
        if (line && widthOf(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });
  /** Draws lines from `y` down, within a width; returns the position of the next line. */
  const write = (
    text: string,
    {
      x,
      y,
      width,
      style = {},
      isRight = false,
    }: { x: number; y: number; width: number; style?: Style; isRight?: boolean },
  ): number => {
    const size = style.size ?? 9.5;
    const height = size * 1.4;
    let at = y;
    for (const line of linesOf(text, width, style)) {
      let left = isRight ? x + width - widthOf(line, style) : x;
      for (const run of runs(line, style.face ?? 'sans')) {
        const worn = wear(style, run.font);
        worn.text(run.text, left, at + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
        left += worn.widthOfString(run.text);
      }
      at += height;
    }
    return at;
  };
  const rule = (y: number): void => {
    doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.6)
      .strokeColor(colours.hairline)
      .stroke();
  };
  return { write, rule };
};

const SMALL: Style = { size: 8.5, colour: 'ink-soft' };

/** Every text of a document; page numbers use the same characters as one of them. */
const textsOf = (content: PdfContent): readonly string[] => [
  content.shop,
  ...content.shopLines,
  content.title,
  ...content.facts.flat(),
  ...content.blocks.flatMap(({ title, lines }) => [title, ...lines]),
  ...content.columns.map(({ title }) => title),
  ...content.rows.flat().flatMap(({ text, details = [] }) => [text, ...details]),
  ...content.sums.flat(),
  ...(content.total ?? []),
  ...(content.included?.flat() ?? []),
  ...content.notes,
  content.pageOf(1234567890, 1234567890),
];

/** Renders a document as PDF with embedded fonts. The same input gives the same bytes. */
export const renderPdf = async (content: PdfContent, theme: Theme): Promise<Buffer> => {
  // Loaded on first use, because the library takes seven megabytes of heap.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    // Without margins the library does not start pages by itself.
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    lang: content.locale,
    displayTitle: true,
    info: { Title: content.title, Author: content.shop, CreationDate: content.madeAt, ModDate: content.madeAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  const { write, rule } = pen(doc, await chooseFonts(textsOf(content), theme), theme.colours);
  const left = PAGE.margin;

  const letterhead = (): number => {
    const below = write(content.shop, {
      x: left,
      y: PAGE.margin,
      width: INNER / 2,
      style: { face: 'display', size: 22 },
    });
    let y = PAGE.margin + 4;
    for (const line of content.shopLines)
      y = write(line, { x: left + INNER / 2, y, width: INNER / 2, style: SMALL, isRight: true });
    return Math.max(below, y) + 10;
  };
  let y = letterhead();
  rule(y);
  y = write(content.title, { x: left, y: y + 18, width: INNER, style: { face: 'display', size: 26 } }) + 6;
  for (const [name, value] of content.facts) {
    write(name, { x: left, y, width: 120, style: { colour: 'ink-soft' } });
    y = write(value, { x: left + 125, y, width: INNER - 125 });
  }
  y += 12;
  const blockWidth = INNER / Math.max(2, content.blocks.length);
  const ends = content.blocks.map(({ title, lines }, index) => {
    const x = left + index * blockWidth;
    let at = write(title, { x, y, width: blockWidth - 16, style: SMALL }) + 2;
    for (const line of lines) at = write(line, { x, y: at, width: blockWidth - 16 });
    return at;
  });
  y = Math.max(y, ...ends) + 16;

  const columns = content.columns.map((column, index) => ({
    ...column,
    x: left + INNER * content.columns.slice(0, index).reduce((sum, { share }) => sum + share, 0),
    width: INNER * column.share - 10,
  }));
  const heads = (at: number): number => {
    for (const { title, x, width, isNumber = false } of columns)
      write(title, { x, y: at, width, style: SMALL, isRight: isNumber });
    rule(at + 15);
    return at + 21;
  };
  const onNewPage = (): number => {
    doc.addPage();
    return PAGE.margin;
  };
  const hasPictures = content.rows.some(([items]) => items?.picture);
  y = heads(y);
  for (const row of content.rows) {
    const textHeight = 16 + 12 * Math.max(...row.map(({ details = [] }) => details.length)) + 14;
    const height = row.some(({ picture }) => picture) ? Math.max(textHeight, PICTURE.side + 14) : textHeight;
    if (y + height > BOTTOM) y = heads(onNewPage());
    const below = row.map(({ text, details = [], picture }, index) => {
      const column = columns[index];
      if (!column) return y;
      const { isNumber = false } = column;
      if (picture) doc.image(picture, column.x, y, { width: PICTURE.side, height: PICTURE.side });
      const indent = index === 0 && hasPictures ? PICTURE.side + PICTURE.gap : 0;
      const [x, width] = [column.x + indent, column.width - indent];
      let at = write(text, { x, y, width, style: index === 0 ? { face: 'strong' } : {}, isRight: isNumber });
      for (const line of details) at = write(line, { x, y: at, width, style: SMALL, isRight: isNumber });
      return picture ? Math.max(at, y + PICTURE.side) : at;
    });
    y = Math.max(...below) + 5;
    rule(y);
    y += 7;
  }
  const sums = [
    ...content.sums.map((sum) => ({ sum, style: {} })),
    ...(content.total ? [{ sum: content.total, style: { face: 'strong' as const, size: 12 } }] : []),
    ...(content.included ?? []).map((sum) => ({ sum, style: {} })),
  ];
  if (y + sums.length * 16 > BOTTOM) y = onNewPage();
  y += 6;
  for (const {
    sum: [name, value],
    style,
  } of sums) {
    const next = write(name, { x: left + INNER * 0.45, y, width: INNER * 0.35, style });
    write(value, { x: left + INNER * 0.8, y, width: INNER * 0.2 - 10, style, isRight: true });
    y = next + 3;
  }
  y += 14;
  for (const note of content.notes) {
    if (y + 30 > BOTTOM) y = onNewPage();
    y = write(note, { x: left, y, width: INNER, style: SMALL }) + 4;
  }
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    write(content.title, { x: left, y: PAGE.height - PAGE.margin - 4, width: INNER * 0.7, style: SMALL });
    write(content.pageOf(page - start + 1, count), {
      x: left + INNER * 0.7,
      y: PAGE.height - PAGE.margin - 4,
      width: INNER * 0.3,
      style: SMALL,
      isRight: true,
    });
  }
  doc.end();
  await done;
  return Buffer.concat(chunks);
};
