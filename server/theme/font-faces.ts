import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import type { FontFile, Theme, ThemeFont } from '#commerce/platform/theme/theme.ts';

type Metrics = { width: number; ascent: number; descent: number };

type SystemFont = {
  name: string;
  /** By weight range, or for all weights: names for `local()`, and the average width of a letter in em. */
  faces: readonly { weight?: string; local: readonly string[]; width: number }[];
};

/**
 * System fonts shown until the shop's font has loaded: those of macOS and iOS, Windows (Liberation has the same widths
 * on Linux), Android. Widths are those of `@capsizecss/metrics` 4.3.0. `local()` cannot name San Francisco.
 */
const SYSTEM: Readonly<Record<ThemeFont['fallback'], readonly SystemFont[]>> = {
  'sans-serif': [
    {
      name: 'Helvetica Neue',
      faces: [
        { weight: '400 499', local: ['Helvetica Neue', 'HelveticaNeue'], width: 0.45 },
        { weight: '500 700', local: ['Helvetica Neue Bold', 'HelveticaNeue-Bold'], width: 0.48 },
      ],
    },
    {
      name: 'Arial',
      faces: [
        { weight: '400 499', local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 / 2048 },
        { weight: '500 700', local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 983 / 2048 },
      ],
    },
    {
      name: 'Roboto',
      faces: [
        { weight: '400 499', local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
        { weight: '500 700', local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], width: 923 / 2048 },
      ],
    },
  ],
  serif: [
    {
      name: 'Times',
      faces: [{ local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], width: 832 / 2048 }],
    },
    { name: 'Noto', faces: [{ local: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'], width: 0.481 }] },
  ],
};

const metricsOf = async (path: string): Promise<Metrics> => {
  const { xWidthAvg, ascent, descent, unitsPerEm } = await fromBuffer(readFileSync(path));
  return { width: xWidthAvg / unitsPerEm, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
};

const isForAll = ({ characters }: FontFile): boolean => !characters;

/** Files of the font's own family; letters of further files have a family of their own. */
export const mainFiles = ({ files }: ThemeFont): readonly FontFile[] => files.filter(isForAll);

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const fallbackFaces = async (folder: string, font: ThemeFont): Promise<string[]> => {
  const [main] = mainFiles(font);
  if (!main) return [];
  const regular = await metricsOf(join(folder, main.file));
  const [strongFile] = font.print.strong;
  const { width: strong } = strongFile ? await metricsOf(join(folder, strongFile)) : regular;
  return SYSTEM[font.fallback].flatMap(({ name, faces }) =>
    faces.map(({ weight, local, width }) => {
      const size = (weight?.startsWith('5') ? strong : regular.width) / width;
      const sources = local.map((one) => `local('${one}')`).join(',');
      return `@font-face{font-family:'${font.family} ${name}';${weight ? `font-weight:${weight};` : ''}src:${sources};size-adjust:${percent(size)};ascent-override:${percent(regular.ascent / size)};descent-override:${percent(regular.descent / size)};line-gap-override:0%}`;
    }),
  );
};

const fileFace = ({ family }: ThemeFont, { file, weight, characters }: FontFile, urlOf: (file: string) => string) =>
  `@font-face{font-family:'${family}${characters ? ' Extended' : ''}';font-weight:${weight};font-display:swap;src:url('${urlOf(file)}') format('woff2')${characters ? `;unicode-range:${characters}` : ''}}`;

/** Faces of the theme's fonts, and of system fonts with their width and height. */
export const fontFaces = async ({ folder, fonts }: Theme, urlOf: (file: string) => string): Promise<string> => {
  const different = [...new Set([fonts.text, fonts.display])];
  const faces = await Promise.all(
    different.map(async (font) => [
      ...font.files.map((file) => fileFace(font, file, urlOf)),
      ...(folder ? await fallbackFaces(folder, font) : []),
    ]),
  );
  return faces.flat().join('');
};

/** Value of `font-family` for pages. */
export const fontStack = (font: ThemeFont): string => {
  const { family, files, fallback } = font;
  const system = fallback === 'serif' ? 'serif' : 'system-ui, sans-serif';
  if (!family) return system;
  if (!files.length) return `'${family}', ${fallback}`;
  const families = [
    family,
    ...(files.every(isForAll) ? [] : [`${family} Extended`]),
    ...SYSTEM[fallback].map(({ name }) => `${family} ${name}`),
  ];
  return [...families.map((name) => `'${name}'`), fallback].join(', ');
};
