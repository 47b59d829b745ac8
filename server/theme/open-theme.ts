import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { OfflineData } from '#contract/offline.ts';
import { THEME_PATH, type LogoPicture, type PageTheme } from '#contract/page-theme.ts';
import { weakEtag } from '#commerce/platform/etag.ts';
import { svgToPng } from '#commerce/platform/pictures.ts';
import type { Theme } from '#commerce/platform/theme/theme.ts';
import { fileInMemory, REVALIDATED, type BuiltFile } from '../assets/built-files.ts';
import { fontFaces, mainFiles } from './font-faces.ts';
import { initialIcon } from './initial-icon.ts';
import { readDrawing } from './logo.ts';
import { tokenCss } from './theme-css.ts';

/** The URLs have a version, except those in sent emails. */
const THIRTY_DAYS = 'public, max-age=2592000';

/** Emails and link previews are read at other origins. */
const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

export type OfflineTheme = Omit<OfflineData, 'views'>;

export type OpenTheme = {
  page: PageTheme;
  /** Files of the theme by URL. */
  files: ReadonlyMap<string, BuiltFile>;
  offline: OfflineTheme;
};

const versioned = (address: string, content: Buffer): string =>
  `${address}?v=${weakEtag(content).slice(3, 11).replaceAll(/[^\w]/g, '0')}`;

/** A drawing for the document, or the URL of the file. */
const logoOf = async (path: string | undefined, add: (path: string, name: string) => Promise<string>) => {
  if (!path) return undefined;
  const src = await add(path, THEME_PATH + (path.split(/[/\\]/).at(-1) ?? ''));
  const drawing = extname(path) === '.svg' ? readDrawing(await readFile(path, 'utf8')) : undefined;
  return drawing ?? { src };
};

const logoMarkup = (logo: LogoPicture | undefined): string => {
  if (!logo) return '';
  if ('src' in logo) return `<img src="${logo.src}" alt="">`;
  return `<svg viewBox="${logo.viewBox}" aria-hidden="true">${logo.markup}</svg>`;
};

/** Renders the logo of emails at twice its displayed size. */
const mailLogoPng = async (
  { file, height }: NonNullable<Theme['mailLogo']>,
  colours: Theme['colours'],
): Promise<Buffer> => {
  const content = await readFile(file);
  return extname(file) === '.svg' ? svgToPng(content, { height: height * 2, colour: colours['on-night'] }) : content;
};

/** Reads the theme's files into memory, and computes its styles. */
export const openTheme = async (theme: Theme, shopName: string): Promise<OpenTheme> => {
  const files = new Map<string, BuiltFile>();
  const addContent = async (address: string, content: Buffer, cacheControl = THIRTY_DAYS): Promise<string> => {
    const file = await fileInMemory(address, content, { cacheControl });
    if (file) files.set(address, { ...file, headers: { ...file.headers, ...FOR_ALL } });
    return versioned(address, content);
  };
  const add = async (path: string, address: string): Promise<string> => addContent(address, await readFile(path));

  const { folder = '', fonts, socialCard, mailLogo, icon, favicon, touchIcon, colours } = theme;
  const different = [...new Set([fonts.text, fonts.display])];
  const fontUrls = new Map<string, string>();
  for (const { file } of different.flatMap((font) => font.files))
    fontUrls.set(file, await add(join(folder, file), THEME_PATH + file));
  const urlOf = (file: string): string => fontUrls.get(file) ?? '';

  const logo = await logoOf(theme.logo, add);
  const logoDark = await logoOf(theme.logoDark, add);
  const card = socialCard && (await add(socialCard, `${THEME_PATH}social-card${extname(socialCard)}`));
  if (mailLogo) await addContent(`${THEME_PATH}mail-logo.png`, await mailLogoPng(mailLogo, colours));
  await addContent(
    '/favicon.svg',
    icon ? await readFile(icon) : Buffer.from(initialIcon(shopName, theme)),
    REVALIDATED,
  );
  if (favicon) await addContent('/favicon.ico', await readFile(favicon), REVALIDATED);
  if (touchIcon) await addContent('/apple-touch-icon.png', await readFile(touchIcon), REVALIDATED);

  const css = tokenCss(theme) + (await fontFaces(theme, urlOf));
  const first = different.flatMap((font) => mainFiles(font).slice(0, 1)).map(({ file }) => urlOf(file));
  return {
    page: {
      css,
      fonts: first,
      logo,
      logoDark,
      socialCard: card,
      shopPicture: touchIcon && '/apple-touch-icon.png',
      themeColour: colours.night,
    },
    files,
    offline: {
      css,
      logo: logoMarkup(logo),
      files: [...first, ...(logo && 'src' in logo ? [logo.src] : [])],
    },
  };
};
