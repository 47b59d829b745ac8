import { PAGE_COLOURS, type ColourName } from '#contract/theme-colours.ts';
import type { Theme } from '#commerce/platform/theme/theme.ts';
import { fontStack } from './font-faces.ts';

/** Multiples of the distance unit with a custom property. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

const multiple = (length: string, factor: number): string => length.replace(/[\d.]+/, (value) => `${+value * factor}`);

/** The theme's custom properties, in the layer of the other ones. */
export const tokenCss = ({ colours, fonts, radius, space }: Theme): string => {
  const properties = [
    ...(Object.keys(PAGE_COLOURS) as ColourName[]).map((name) => [name, colours[name]]),
    ...STEPS.map((step) => [`space-${step}`, multiple(space, step)]),
    ['radius', radius],
    ['font-text', fontStack(fonts.text)],
    ['font-display', fontStack(fonts.display)],
  ];
  return `@layer tokens{:root{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}}`;
};
