import sheet from '#storefront/styles/tokens.css?raw';
import { usePlatform } from '#storefront/platform/platform.tsx';

const DECLARATION = /--([a-z0-9-]+):\s*([^;}]+)/g;

export type Tokens = ReadonlyMap<string, string>;

/** Custom properties of the theme and of the style sheet, in order: `paper` is `#faf8f5`. */
export const useTokens = (): Tokens => {
  const { theme } = usePlatform();
  return new Map([...(theme.css + sheet).matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]));
};

export const tokenOf = (tokens: Tokens, name: string): string => {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  return value;
};

/** Names of all colours, in order. */
export const colourTokens = (tokens: Tokens): string[] =>
  [...tokens].filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value)).map(([name]) => name);
