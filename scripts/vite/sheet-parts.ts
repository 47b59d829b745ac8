import type { Plugin } from 'vite';
import { parseCss, textOf, type Statement } from '../../server/assets/css-statements.ts';

/** A browser takes each in at once: on a slow phone the whole sheet holds it up for a fifth of a second. */
const PARTS = 3;

const isInEveryDocument = (statement: Statement): boolean =>
  statement.kind === 'other' || (statement.kind === 'rule' && statement.needs.some((needed) => needed.length === 0));

/** What documents do not all carry. Rules of layers may be left out without a change: their layer says what they yield to. */
const rest = (statement: Statement): string =>
  statement.kind === 'group'
    ? textOf([statement], (one) => !statement.opening.startsWith('@layer') || !isInEveryDocument(one))
    : statement.kind === 'other'
      ? ''
      : statement.text;

/** The sheet without what every document has, in parts of about the same length, in order. */
export const sheetParts = (css: string, parts = PARTS): string[] => {
  const texts = parseCss(css).map(rest);
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const result = Array.from({ length: parts }, () => '');
  let before = 0;
  for (const text of texts) {
    result[Math.min(parts - 1, Math.floor((before / length) * parts))] += text;
    before += text.length;
  }
  return result;
};

/** Writes the shop's sheet in parts, their names to `.vite/sheets.json`, and the whole, which only the server reads, to `.vite/style.css`. */
export const sheetsInParts = (): Plugin => ({
  name: 'sheets-in-parts',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    let css = '';
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'asset' || !/^assets\/.*\.css$/.test(file.fileName)) continue;
      css += String(file.source);
      delete bundle[name];
    }
    const sheets = sheetParts(css).map((source, index) =>
      this.getFileName(this.emitFile({ type: 'asset', name: `style-${index + 1}.css`, source })),
    );
    this.emitFile({ type: 'asset', fileName: '.vite/sheets.json', source: JSON.stringify(sheets) });
    this.emitFile({ type: 'asset', fileName: '.vite/style.css', source: css });
  },
});
