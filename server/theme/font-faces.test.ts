import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { beforeAll, expect, test } from 'vitest';
import { SAMPLE_THEME } from '#commerce/platform/theme/testing/sample-theme.ts';
import { DEFAULT_THEME } from '#commerce/platform/theme/theme.ts';
import { fontFaces, fontStack } from './font-faces.ts';

type Face = { family: string; weight: string; isFile: boolean; text: string; percent: (property: string) => number };

let faces: readonly Face[] = [];

beforeAll(async () => {
  const css = await fontFaces(SAMPLE_THEME, (file) => `/theme/${file}`);
  faces = [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, text = '']) => ({
    family: /font-family:'([^']+)'/.exec(text)?.[1] ?? '',
    weight: /font-weight:(\d+)/.exec(text)?.[1] ?? '400',
    isFile: text.includes('url('),
    text,
    percent: (property) => Number(new RegExp(`${property}:([\\d.]+)%`).exec(text)?.[1]),
  }));
});

test('each family has only one file, because a missing file makes the first layout search the system for each size and weight', () => {
  const ofFiles = faces.filter(({ isFile }) => isFile);
  expect(ofFiles.map(({ family }) => family)).toEqual([
    'Instrument Sans',
    'Instrument Sans Extended',
    'Instrument Serif',
    'Instrument Serif Extended',
  ]);
  expect(ofFiles.map(({ text }) => text.includes('unicode-range'))).toEqual([false, true, false, true]);
});

test('every first-time visitor sees the shop’s fonts, however late they load', () => {
  expect(faces.filter(({ isFile, text }) => isFile !== text.includes('font-display:swap'))).toEqual([]);
});

test('each font stack lists our own family, its letters beyond Latin-1, and then the adjusted system fonts', () => {
  const families = (start: string): string[] => [
    ...new Set(faces.map(({ family }) => family).filter((family) => family.startsWith(start))),
  ];
  const stack = (name: 'text' | 'display'): string[] =>
    [...fontStack(SAMPLE_THEME.fonts[name]).matchAll(/'([^']+)'/g)].map(([, family = '']) => family);
  expect(stack('text')).toEqual(families('Instrument Sans'));
  expect(stack('display')).toEqual(families('Instrument Serif'));
});

/** Average widths of a letter in em, from @capsizecss/metrics 4.3.0. */
const OURS = { Sans: { 400: 0.458, 500: 0.471 }, Serif: { 400: 0.341 } };
const SYSTEM: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Sans Helvetica Neue': { 400: 0.45, 500: 0.48 },
  'Sans Arial': { 400: 913 / 2048, 500: 983 / 2048 },
  'Sans Roboto': { 400: 911 / 2048, 500: 923 / 2048 },
  'Serif Times': { 400: 832 / 2048 },
  'Serif Noto': { 400: 0.481 },
};

test.each(Object.entries(SYSTEM))('%s has the same width and height as our own font', (name, widths) => {
  const type = name.startsWith('Sans') ? 'Sans' : 'Serif';
  const ours: Readonly<Record<string, number>> = OURS[type];
  const file = join(SAMPLE_THEME.folder ?? '', `fonts/instrument-${type.toLowerCase()}.woff2`);
  const { ascent, descent, unitsPerEm } = create(readFileSync(file)) as Font;
  const matched = faces.filter(({ family }) => family === `Instrument ${name}`);
  expect(matched.map(({ weight }) => weight)).toEqual(Object.keys(widths));
  for (const { weight, percent } of matched) {
    const scale = (ours[weight] ?? 0) / (widths[weight] ?? 1);
    expect(percent('size-adjust')).toBeCloseTo(100 * scale, 0);
    expect(percent('ascent-override')).toBeCloseTo((100 * ascent) / unitsPerEm / scale, 0);
    expect(percent('descent-override')).toBeCloseTo((-100 * descent) / unitsPerEm / scale, 0);
    expect(percent('line-gap-override')).toBe(0);
  }
});

test('without a font of its own a shop uses the reader’s, and loads none', async () => {
  expect(await fontFaces(DEFAULT_THEME, () => '')).toBe('');
  expect(fontStack(DEFAULT_THEME.fonts.text)).toBe('system-ui, sans-serif');
  expect(fontStack({ ...DEFAULT_THEME.fonts.text, family: 'Georgia', fallback: 'serif' })).toBe("'Georgia', serif");
});
