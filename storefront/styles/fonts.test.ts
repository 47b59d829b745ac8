import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
  weight: /font-weight: (\d+)/.exec(face)?.[1] ?? '400',
  file: /url\('(\.[^']+)'\)/.exec(face)?.[1],
  isFile: face.includes('url('),
  percent: (property: string): number => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]),
}));

test('each family has only one file, because a missing file makes the first layout search the system for each size and weight', () => {
  const ofFiles = faces.filter(({ isFile }) => isFile).map(({ family }) => family);
  expect(ofFiles.length).toBeGreaterThan(1);
  expect(new Set(ofFiles).size).toBe(ofFiles.length);
});

test('every first-time visitor sees the shop’s fonts, however late they load', () => {
  expect(css.match(/font-display: \w+/g)).toEqual(Array(4).fill('font-display: swap'));
});

test('each font stack lists our own family, its letters beyond Latin-1, and then the adjusted system fonts', () => {
  const stackOf = (token: string): string[] =>
    [...(new RegExp(`${token}:([^;]*)`).exec(tokens)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const families = (type: string): string[] => [
    ...new Set(faces.map(({ family }) => family).filter((family) => family.startsWith(type))),
  ];
  expect(stackOf('--font-text')).toEqual(families('Instrument Sans'));
  expect(stackOf('--font-display')).toEqual(families('Instrument Serif'));
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

const fontOf = (type: string): Font => {
  const file = faces.find(({ family }) => family === `Instrument ${type}`)?.file ?? '';
  return create(readFileSync(join(import.meta.dirname, file))) as Font;
};

test.each(Object.entries(SYSTEM))('%s has the same width and height as our own font', (name, widths) => {
  const type = name.startsWith('Sans') ? 'Sans' : 'Serif';
  const ours: Readonly<Record<string, number>> = OURS[type];
  const { ascent, descent, unitsPerEm } = fontOf(type);
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
