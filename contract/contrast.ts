import { LINES, MAIL_PAIRS, TEXT_PAIRS, type ColourName, type ThemeColours } from './theme-colours.ts';

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

export type WeakPair = { ink: ColourName; ground: ColourName; ratio: number; needed: number };

/** Colour pairs with less contrast than WCAG AA requires. */
export const weakPairs = (colours: ThemeColours): WeakPair[] => {
  const texts = [...TEXT_PAIRS, ...MAIL_PAIRS].flatMap(({ ground, inks }) =>
    inks.map((ink) => ({ ink, ground, needed: 4.5 })),
  );
  const lines = LINES.map((ink) => ({ ink, ground: 'surface' as const, needed: 3 }));
  return [...texts, ...lines]
    .map((pair) => ({ ...pair, ratio: contrast(colours[pair.ink], colours[pair.ground]) }))
    .filter(({ ratio, needed }) => ratio < needed);
};
