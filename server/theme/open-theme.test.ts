import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharp } from '#commerce/platform/pictures.ts';
import { readTheme } from '#commerce/platform/theme/read-theme.ts';
import { SAMPLE_THEME } from '#commerce/platform/theme/testing/sample-theme.ts';
import { DEFAULT_THEME } from '#commerce/platform/theme/theme.ts';
import { fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { openTheme } from './open-theme.ts';

test('every URL of the theme is one of its files', async () => {
  const { page: theme, files } = await openTheme(SAMPLE_THEME, 'Stone');
  const urls = [...theme.css.matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url);
  expect(urls).toHaveLength(4);
  for (const url of [...urls, ...theme.fonts, theme.socialCard ?? ''])
    expect(files.has(url.replace(/\?.*/, ''))).toBe(true);
  expect(theme.fonts.map((url) => url.replace(/\?.*/, ''))).toEqual([
    '/theme/fonts/instrument-sans.woff2',
    '/theme/fonts/instrument-serif.woff2',
  ]);
  expect([theme.shopPicture, theme.themeColour]).toEqual(['/apple-touch-icon.png', '#111213']);
});

test('distances are multiples of one unit', async () => {
  const { page: theme } = await openTheme({ ...DEFAULT_THEME, space: '6px', radius: '8px' }, 'Stone');
  expect(theme.css).toContain('--space-1:6px;--space-2:12px;');
  expect(theme.css).toContain('--space-12:72px;--radius:8px;');
});

test('a shop without a theme has the first letter of its name as icon, and no other picture', async () => {
  const { page: theme, files } = await openTheme(DEFAULT_THEME, 'élan & thé');
  expect([...files.keys()]).toEqual(['/favicon.svg']);
  expect(String(files.get('/favicon.svg')?.bodies.get('identity'))).toContain('>É</text>');
  expect(theme).toMatchObject({ fonts: [], logo: undefined, socialCard: undefined, shopPicture: undefined });
});

test('a changed file has another URL', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  const logoWith = async (content: string) => {
    writeFileSync(join(folder, 'logo.png'), content);
    return (await openTheme(readTheme(folder), 'Tea')).page.logo;
  };
  const first = await logoWith('one');
  expect(first).toEqual({ src: expect.stringMatching(/^\/theme\/logo\.png\?v=\w{8}$/) });
  expect(await logoWith('one')).toEqual(first);
  expect(await logoWith('two')).not.toEqual(first);
});

test('the server sends the theme’s files to any origin, and pages and the offline page get the theme', async () => {
  const { storefront, requests } = fakeStorefront(() => page('<!doctype html><title>Page</title>'));
  const { app } = await testServer({ storefront });
  const { headers } = await app.inject('/theme/fonts/instrument-sans.woff2');
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/theme/mail-logo.png'])
    expect((await app.inject(path)).statusCode).toBe(200);
  await app.inject('/');
  expect(requests[0]?.theme.css).toContain('--paper:#faf8f5');
  expect((await app.inject('/offline.json')).json()).toMatchObject({
    css: expect.stringContaining('--paper:#faf8f5'),
    logo: expect.stringContaining('<svg'),
    files: [
      expect.stringContaining('/theme/fonts/instrument-sans.woff2'),
      expect.stringContaining('/theme/fonts/instrument-serif.woff2'),
    ],
  });
  await app.close();
});

test('an SVG becomes the logo of emails, in the colour of text on the band; uploads still cannot be SVG', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z" fill="currentColor"/></svg>';
  writeFileSync(join(folder, 'logo.svg'), svg);
  const { files } = await openTheme({ ...readTheme(folder) }, 'Tea');
  const png = files.get('/theme/mail-logo.png')?.bodies.get('identity');
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, [...data.subarray(0, 3)]]).toEqual([168, 84, [0xf4, 0xf5, 0xf7]]);
  await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported image format');
});
