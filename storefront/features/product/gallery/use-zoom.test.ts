import { expect, test } from 'vitest';
import { clamped, fitted, mostScale, scaledAt, WHOLE } from './use-zoom.ts';

const stage = { width: 400, height: 800 };
const fit = fitted({ width: 1600, height: 1000 }, stage);

test('the initial scale fits the whole picture: a landscape one by width, a tall one by height', () => {
  expect(fit).toEqual({ width: 400, height: 250 });
  expect(fitted({ width: 800, height: 1000 }, { width: 1280, height: 700 })).toEqual({ width: 560, height: 700 });
});

test('the largest scale shows each pixel of the source, but at least doubles a small picture and is at most six', () => {
  expect(mostScale({ width: 1600, height: 1000 }, fit)).toBe(4);
  expect(mostScale({ width: 500, height: 500 }, { width: 400, height: 400 })).toBe(2);
  expect(mostScale({ width: 4000, height: 4000 }, { width: 100, height: 100 })).toBe(6);
});

test('the point under the finger stays in place while the scale changes', () => {
  const point = { x: 100, y: -40 };
  const zoomed = scaledAt(WHOLE, 3, point);
  expect([(point.x - zoomed.x) / 3, (point.y - zoomed.y) / 3]).toEqual([100, -40]);
});

test('limits panning to the edges of the picture, and centres a side that fits the stage', () => {
  expect(clamped({ scale: 2, x: 999, y: 999 }, fit, stage)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(clamped({ scale: 4, x: -999, y: -999 }, fit, stage)).toEqual({ scale: 4, x: -600, y: -100 });
});
