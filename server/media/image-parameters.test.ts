import { expect, test } from 'vitest';
import { IMAGE_WIDTHS, ImageParameterError, listedHeights, parseImageParameters } from './image-parameters.ts';

test('[IM-01][IM-03][IM-04] reads width, height, quality, fit, auto and format', () => {
  expect(parseImageParameters('auto=webp&format=pjpg&width=640&height=800&fit=cover&quality=85')).toEqual({
    width: 640,
    height: 800,
    quality: 85,
    isAuto: true,
    format: 'pjpg',
  });
  expect(parseImageParameters('format=png&width=40')).toMatchObject({
    height: undefined,
    quality: 85,
    isAuto: false,
    format: 'png',
  });
});

test('[IM-05] the width steps are 40, 80, 160, 320, 640, 960, 1280, 1600 and 2560, no others', () => {
  for (const width of [40, 80, 160, 320, 640, 960, 1280, 1600, 2560])
    expect(parseImageParameters(`width=${width}`)?.width).toBe(width);
  expect(IMAGE_WIDTHS).toHaveLength(9);
  for (const width of ['0', '41', '639', '2561', '-40', '4e1', '40.0', '040', '', 'x'])
    expect(() => parseImageParameters(`width=${width}`)).toThrow(ImageParameterError);
});

test('each width has a few dozen heights, at most 5 % apart from the requested one', () => {
  for (const width of IMAGE_WIDTHS) {
    const made = new Set<number>();
    for (let height = Math.round(width / 4); height <= Math.min(3200, width * 4); height += 1) {
      const given = parseImageParameters(`width=${width}&height=${height}`)?.height ?? 0;
      // Below that a pixel is more than a step.
      if (height >= 100) expect(Math.abs(given - height) / height).toBeLessThan(0.05);
      made.add(given);
    }
    expect(made.size).toBeLessThan(50);
    expect([...made].every((height) => listedHeights(width).includes(height))).toBe(true);
  }
});

test("the shop's own frames get the requested height", () => {
  for (const ratio of [0.8, 1, 1.25, 4 / 3, 1.5, 1.6, 16 / 9, 2.5]) {
    for (const width of IMAGE_WIDTHS.filter((listed) => listed / ratio <= 3200)) {
      const height = Math.round(width / ratio);
      expect(parseImageParameters(`width=${width}&height=${height}`)?.height).toBe(height);
    }
  }
});

test('without a query there are no parameters: the original is meant', () => {
  expect(parseImageParameters('')).toBeUndefined();
});

test.each([
  'blur=5',
  'width=640&url=http://example.com/x.png',
  'width=640&width=320',
  'width=640&height=99999',
  'height=800',
  'width=640&quality=100',
  'width=640&fit=contain',
  'width=640&auto=avif',
  'width=640&format=svg',
  'constructor=1',
  '__proto__=1',
])('refuses %s', (query) => {
  expect(() => parseImageParameters(query)).toThrow(ImageParameterError);
});
