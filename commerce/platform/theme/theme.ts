import { DEFAULT_COLOURS, type ThemeColours } from '#contract/theme-colours.ts';

export type FontFile = {
  /** Path in the theme's directory. */
  file: string;
  /** One weight, or the range of a variable font: `400 700`. */
  weight: string;
  /** As in CSS `unicode-range`: only these characters load the file. */
  characters?: string | undefined;
};

export type FontName = 'text' | 'display';

export type ThemeFont = {
  /** Undefined: a font of the reader's system. */
  family: string | undefined;
  files: readonly FontFile[];
  /** Static files for PDF documents, each with characters that the earlier ones lack. */
  print: { regular: readonly string[]; strong: readonly string[] };
  fallback: 'sans-serif' | 'serif';
};

/** Brand of the shop, for pages, emails and PDF documents. Paths of files are absolute. */
export type Theme = {
  /** Undefined: the shop has no theme of its own. */
  folder: string | undefined;
  colours: ThemeColours;
  radius: string;
  /** Unit of distances: `--space-3` is three times as much. */
  space: string;
  fonts: Readonly<Record<FontName, ThemeFont>>;
  logo: string | undefined;
  /** The logo on dark areas; undefined: `logo` is used there too. */
  logoDark: string | undefined;
  /** Logo of emails with its displayed size, as PNG or SVG. If undefined, emails show the name of the shop. */
  mailLogo: { file: string; width: number; height: number } | undefined;
  icon: string | undefined;
  touchIcon: string | undefined;
  favicon: string | undefined;
  socialCard: string | undefined;
};

const NO_FILES = { files: [], print: { regular: [], strong: [] } };

export const DEFAULT_THEME: Theme = {
  folder: undefined,
  colours: DEFAULT_COLOURS,
  radius: '4px',
  space: '0.5rem',
  fonts: {
    text: { family: undefined, fallback: 'sans-serif', ...NO_FILES },
    display: { family: undefined, fallback: 'sans-serif', ...NO_FILES },
  },
  logo: undefined,
  logoDark: undefined,
  mailLogo: undefined,
  icon: undefined,
  touchIcon: undefined,
  favicon: undefined,
  socialCard: undefined,
};
