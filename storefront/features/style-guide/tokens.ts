import sheet from '#storefront/styles/tokens.css?raw';

const DECLARATION = /--([a-z0-9-]+):\s*([^;]+);/g;

const TOKENS: ReadonlyMap<string, string> = new Map(
  [...sheet.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]),
);

/** Value of a token in the style sheet: `#faf8f5`, `0.5rem`. */
export const tokenValue = (name: string): string => {
  const value = TOKENS.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  return value;
};

/** Names of the tokens with this prefix, in order. */
export const tokensNamed = (start: string): string[] => [...TOKENS.keys()].filter((name) => name.startsWith(start));

/** Names of all colours, in order. */
export const colourTokens = (): string[] =>
  [...TOKENS].filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value)).map(([name]) => name);
