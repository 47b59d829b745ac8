import * as v from 'valibot';
import { DEFAULT_COLOURS } from '#contract/theme-colours.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#1a2b3c", in quotes'));
const length = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?(?:px|rem)$/, 'must be a length such as 2px or 0.5rem'));
const family = v.pipe(v.string(), v.regex(/^[\p{L}\d][\p{L}\d -]*$/u, 'must be the name of a font, without quotes'));
const weight = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[1-9]\d{2}(?: [1-9]\d{2})?$/, 'must be a weight such as 400, or a range such as 400 700'),
);
const characters = v.pipe(
  v.string(),
  v.regex(
    /^U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?(?:, ?U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?)*$/i,
    'must be ranges such as U+0100-024F',
  ),
);
const webFont = v.pipe(v.string(), v.regex(/^[\w./-]+\.woff2$/, 'must be a .woff2 file, its name without spaces'));
const printFont = v.pipe(
  v.string(),
  v.regex(/^[\w./-]+\.(?:woff|ttf|otf)$/, 'must be a static .woff, .ttf or .otf file'),
);

const font = v.strictObject({
  family,
  files: v.optional(
    v.array(v.strictObject({ file: webFont, weight: v.optional(weight, '400'), characters: v.optional(characters) })),
    [],
  ),
  print: v.optional(
    v.strictObject({ regular: v.optional(v.array(printFont), []), strong: v.optional(v.array(printFont), []) }),
    {},
  ),
  fallback: v.optional(v.picklist(['sans-serif', 'serif']), 'sans-serif'),
});

const colours = v.strictObject(
  Object.fromEntries(Object.keys(DEFAULT_COLOURS).map((name) => [name, v.optional(colour)])),
);

/** Contents of `theme.yaml`: only what differs from the default theme. */
export const ThemeFile = v.strictObject({
  colours: v.optional(colours, {}),
  radius: v.optional(length),
  space: v.optional(length),
  fonts: v.optional(v.strictObject({ text: v.optional(font), display: v.optional(font) }), {}),
});

export type ThemeFile = v.InferOutput<typeof ThemeFile>;
