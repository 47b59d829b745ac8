/** A CSS declaration that passed the allow-list below. */
export type Declaration = readonly [property: string, value: string];

const BOX = ['', '-top', '-right', '-bottom', '-left'];
const ALLOWED: ReadonlySet<string> = new Set([
  ...BOX.flatMap((side) => [`margin${side}`, `padding${side}`, `border${side}`]),
  ...BOX.slice(1).flatMap((side) => [`border${side}-width`, `border${side}-style`, `border${side}-color`]),
  ...['border-width', 'border-style', 'border-color', 'border-radius'],
  ...['min-height', 'height', 'max-width', 'width', 'align-self', 'justify-content', 'display'],
  ...[
    'text-align',
    'color',
    'background-color',
    'background-position',
    'background-size',
    'background-repeat',
    'background-attachment',
  ],
  ...[
    'font-size',
    'font-weight',
    'font-style',
    'line-height',
    'letter-spacing',
    'text-transform',
    'text-decoration',
    'vertical-align',
    'list-style-type',
  ],
]);

// No URLs, no escapes, only these functions: a value can never load a file, run code or leave its rule.
const SAFE_VALUE = /^(?:[\w\s.,%#+*/'-]|\b(?:rgba?|hsla?|calc|min|max|clamp)\([\w\s.,%+*/-]*\))+$/i;

/** Parses a `style` attribute or a rule's body; drops everything not on the allow-list. */
export const parseDeclarations = (text: string): Declaration[] => {
  const declarations: Declaration[] = [];
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/!important\s*$/i, '')
      .trim();
    if (colon > 0 && value.length <= 120 && ALLOWED.has(property) && SAFE_VALUE.test(value))
      declarations.push([property, value]);
  }
  return declarations;
};

export const valueOf = (declarations: readonly Declaration[], property: string): string | undefined =>
  declarations.findLast(([name]) => name === property)?.[1];

export const pick = (declarations: readonly Declaration[], isWanted: (property: string) => boolean): Declaration[] =>
  declarations.filter(([property]) => isWanted(property));
