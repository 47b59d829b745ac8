import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_COLOURS } from '#contract/theme-colours.ts';
import { readTheme } from './read-theme.ts';
import { DEFAULT_THEME } from './theme.ts';

const folderWith = (files: Readonly<Record<string, string | Buffer>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  mkdirSync(join(folder, 'fonts'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};
const themeWith = (yaml: string) => readTheme(folderWith({ 'theme.yaml': yaml }));
const refusalOf = (files: Readonly<Record<string, string>>): string[] => {
  try {
    readTheme(folderWith(files));
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  throw new Error('The theme was not refused');
};

test('a directory without theme.yaml has the default theme', () => {
  const { folder, ...rest } = readTheme(folderWith({}));
  const { folder: none, ...expected } = DEFAULT_THEME;
  expect([folder !== none, rest]).toEqual([true, expected]);
});

test('only the differences are written', () => {
  const theme = themeWith('colours:\n  accent: "#14532d"\nradius: 8px\n');
  expect(theme.colours).toEqual({ ...DEFAULT_COLOURS, accent: '#14532d' });
  expect([theme.radius, theme.space]).toEqual(['8px', DEFAULT_THEME.space]);
});

test('a font for text is used for headings too, unless they have their own', () => {
  const { fonts } = themeWith('fonts:\n  text: { family: Georgia, fallback: serif }\n');
  expect([fonts.text.family, fonts.display]).toEqual(['Georgia', fonts.text]);
});

test.each([
  [
    'an unknown entry',
    'colours:\n  acent: "#14532d"\n',
    'theme.yaml, line 2, colours.acent: is unknown (docs/theme.md lists all entries)',
  ],
  [
    'a colour by name',
    'colours:\n  accent: red\n',
    'theme.yaml, line 2, colours.accent: must be a colour such as "#1a2b3c", in quotes',
  ],
  ['a length without a unit', 'radius: "2"\n', 'theme.yaml, line 1, radius: must be a length such as 2px or 0.5rem'],
  [
    'a missing font file',
    'fonts:\n  text:\n    family: Tea\n    files:\n      - { file: fonts/tea.woff2 }\n',
    'theme.yaml, line 5, fonts.text.files.0.file: there is no file fonts/tea.woff2',
  ],
  [
    'a font file outside the directory',
    'fonts:\n  text: { family: Tea, files: [{ file: ../tea.woff2 }] }\n',
    'theme.yaml, line 2, fonts.text.files.0.file: there is no file ../tea.woff2',
  ],
  [
    'a font of another format',
    'fonts:\n  text: { family: Tea, files: [{ file: fonts/tea.ttf }] }\n',
    'theme.yaml, line 2, fonts.text.files.0.file: must be a .woff2 file, its name without spaces',
  ],
])('%s is refused with file and line', (_, yaml, message) => {
  expect(refusalOf({ 'theme.yaml': yaml })).toEqual([`  ${message}`]);
});

test('broken YAML is refused with its line', () => {
  expect(refusalOf({ 'theme.yaml': 'radius: 2px\ncolours: [\n' })[0]).toMatch(/^ {2}theme\.yaml, line \d: /);
});

test('a pair of colours with too little contrast is refused with both values and the ratio', () => {
  expect(refusalOf({ 'theme.yaml': 'radius: 2px\ncolours:\n  accent-on-night: "#55524c"\n' })).toEqual([
    '  theme.yaml, line 3, colours.accent-on-night: accent-on-night (#55524c) on night (#14161a) has a contrast of 2.33; 4.5 is needed',
  ]);
});

test('a file with an unknown name is refused', () => {
  expect(refusalOf({ 'logo.jpg': 'x' })[0]).toMatch(
    /^ {2}logo\.jpg: is no file of a theme; known are theme\.yaml, logo\.svg/,
  );
});

test('the logo of emails is shown at half its size', () => {
  const png = Buffer.alloc(32);
  png.writeUInt32BE(300, 16);
  png.writeUInt32BE(80, 20);
  expect(readTheme(folderWith({ 'mail-logo.png': png })).mailLogo).toMatchObject({ width: 150, height: 40 });
});

test('without that file, emails show the SVG for dark areas, at most 260 pixels wide', () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 40"></svg>';
  const light = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"></svg>';
  const files = { 'logo.svg': light, 'logo-dark.svg': wide };
  expect(readTheme(folderWith(files)).mailLogo).toMatchObject({ width: 260, height: 20 });
  expect(readTheme(folderWith({ 'logo.svg': light })).mailLogo).toMatchObject({ width: 210, height: 42 });
  expect(readTheme(folderWith({ 'logo.svg': '<svg></svg>' })).mailLogo).toBeUndefined();
});
