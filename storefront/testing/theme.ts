import type { PageTheme } from '#contract/page-theme.ts';
import { PAGE_COLOURS } from '#contract/theme-colours.ts';

const properties = Object.entries({ ...PAGE_COLOURS, 'space-1': '0.5rem', radius: '4px' });

/** A theme without files. */
export const testTheme: PageTheme = {
  css: `@layer tokens{:root{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}}`,
  fonts: [],
  logo: undefined,
  logoDark: undefined,
  socialCard: undefined,
  shopPicture: undefined,
  themeColour: '#14161a',
};
