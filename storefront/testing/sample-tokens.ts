import sample from '../../catalogue/theme/theme.yaml?raw';
import { PAGE_COLOURS } from '#contract/theme-colours.ts';

/** Custom properties of the sample theme, which the server writes into every page. */
export const sampleTokens = (): string => {
  const colours = [...sample.matchAll(/^ {2}([\w-]+): "(#[\da-f]+)"/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const properties = [
    ...Object.entries(PAGE_COLOURS),
    ...colours,
    ...[1, 2, 3, 4, 5, 6, 8, 10, 12].map((step) => [`space-${step}`, `${step / 2}rem`]),
    ['radius', '2px'],
    ['font-text', "'Instrument Sans', sans-serif"],
    ['font-display', "'Instrument Serif', serif"],
  ];
  return `@layer tokens{:root{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}}`;
};
