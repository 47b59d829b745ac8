import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Theme } from '../theme/theme.ts';

export type Face = 'sans' | 'strong' | 'display';
/** A part of a text in one font, named by its file. */
export type Run = { text: string; font: string };

const require = createRequire(import.meta.url);
const installed = (name: string): string => require.resolve(`@fontsource/${name}-normal.woff`);

const NOTO = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];
const noto = (weight: number): readonly string[] => [
  ...NOTO.map((part) => installed(`noto-sans/files/noto-sans-${part}-${weight}`)),
  installed('noto-sans-math/files/noto-sans-math-latin-400'),
];

/** Font files by typeface: the shop's own first; each next one adds missing characters. */
const filesOf = ({ folder, fonts: { text, display } }: Theme): Readonly<Record<Face, readonly string[]>> => {
  const own = (files: readonly string[]): readonly string[] => (folder ? files.map((file) => join(folder, file)) : []);
  return {
    sans: [...own(text.print.regular), ...noto(400)],
    strong: [...own(text.print.strong), ...noto(600)],
    display: [...own(display.print.regular), ...noto(400)],
  };
};

/** Shown for a character that no font file has: scripts such as Chinese and Arabic, and emoji. */
const REPLACEMENT = '?';

export const fontBytes = (font: string): Buffer => readFileSync(font);

const characters = new Map<string, ReadonlySet<number>>();
const charactersOf = async (font: string): Promise<ReadonlySet<number>> => {
  const known = characters.get(font);
  if (known) return known;
  const { create } = await import('fontkit');
  const opened = create(fontBytes(font));
  const found = new Set('characterSet' in opened ? opened.characterSet : []);
  characters.set(font, found);
  return found;
};

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters without a shape of their own, such as the joiners and variants in emoji. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu;

/** Right-to-left scripts need reordering, which is not implemented. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Composed where possible, since fonts have most letters with their accents. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u202f\u2007\u2009\u200a]/g, '\u00a0')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(INVISIBLE, (char) => (char === '\n' ? char : ''));

/** A simpler form of a character, such as `1/3` for a fraction and `fi` for a ligature. */
const simplified = (segment: string): string => segment.normalize('NFKC').replaceAll('\u2044', '/');

/** Finds the font file of each character of the texts, so that {@link FontChoice.runs} can divide them. */
export const chooseFonts = async (texts: readonly string[], theme: Theme): Promise<FontChoice> => {
  const files = filesOf(theme);
  const chosen = new Map<string, Run>();
  const needed = new Set(texts.flatMap((text) => [...SEGMENTER.segment(drawable(text))].map(({ segment }) => segment)));
  for (const face of ['sans', 'strong', 'display'] as const)
    for (const segment of needed) {
      const run = { text: REPLACEMENT, font: files[face][0]! };
      search: for (const text of RIGHT_TO_LEFT.test(segment) ? [] : [segment, simplified(segment)])
        for (const font of files[face]) {
          const has = await charactersOf(font);
          if (![...text].every((char) => has.has(char.codePointAt(0)!))) continue;
          Object.assign(run, { text, font });
          break search;
        }
      chosen.set(`${face} ${segment}`, run);
    }
  const runs = (text: string, face: Face): readonly Run[] => {
    const all: Run[] = [];
    for (const { segment } of SEGMENTER.segment(drawable(text))) {
      const run = chosen.get(`${face} ${segment}`) ?? { text: REPLACEMENT, font: files[face][0]! };
      const last = all.at(-1);
      if (last?.font === run.font) all[all.length - 1] = { text: last.text + run.text, font: last.font };
      else all.push(run);
    }
    return all;
  };
  return { runs };
};

export type FontChoice = { runs: (text: string, face: Face) => readonly Run[] };
