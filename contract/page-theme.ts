/** Beginning of the URLs of the theme's files. */
export const THEME_PATH = '/theme/';

/** A logo: a drawing inside the document, or a picture file. */
export type LogoPicture = { viewBox: string; markup: string } | { src: string };

/** The shop's theme as a page uses it. */
export type PageTheme = {
  /** Custom properties and font faces. */
  css: string;
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
  /** Undefined: the shop's name is shown as text. */
  logo: LogoPicture | undefined;
  /** For dark areas; undefined: `logo` is used there too. */
  logoDark: LogoPicture | undefined;
  /** URL of the picture of link previews. */
  socialCard: string | undefined;
  /** URL of a picture that identifies the shop to search engines. */
  shopPicture: string | undefined;
  /** Colour of the browser's own bars. */
  themeColour: string;
};
