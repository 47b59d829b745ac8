import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

const numbers = [0, 1, 46, 57.5, 57.55, 2.9989, 999.995, 999.999, 1000, 1057.55, 1_234_567.8, 0.005, 0.0049];
numbers.push(1.005, 8.345, 0.1 + 0.2, 0.001, 1e-7, 90_071_992_547_409.9);
for (let thousandths = 3; thousandths < 1e10; thousandths = Math.round(thousandths * 1.03) + 1)
  numbers.push(thousandths / 1000);

test.each(
  ['en-CA', 'en-US', 'fr-CA', 'en-GB', 'de-DE', 'es-MX', 'fr-FR'].flatMap((tag) =>
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 1],
      [2, 0, 0],
      [2, 2, 0],
    ].map(([most = 0, least = 0, ofWhole = 0]) => [tag, most, least, ofWhole] as const),
  ),
)('formats numbers like the platform: %s, digits %s, %s and %s', (tag, most, least, ofWhole) => {
  const platform = new Intl.NumberFormat(tag, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    trailingZeroDisplay: ofWhole < least ? 'stripIfInteger' : 'auto',
  });
  for (const value of [...numbers, ...numbers.filter(Boolean).map((number) => -number)])
    expect(numberText(value, tag, most, least, ofWhole)).toBe(platform.format(value));
});

test('formats numbers without Intl.NumberFormat, which is slow on phones', () => {
  const { NumberFormat } = Intl;
  Object.assign(Intl, { NumberFormat: undefined });
  try {
    expect(['en-CA', 'en-US', 'fr-CA'].map((tag) => numberText(-1057.55, tag, 1))).toEqual([
      '-1,057.6',
      '-1,057.6',
      '-1\u00a0057,6',
    ]);
  } finally {
    Object.assign(Intl, { NumberFormat });
  }
});
