import { Parser } from 'htmlparser2';
import { escapeHtml } from '#contract/escape-html.ts';

const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon title desc'.split(' '),
);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'd x y x1 y1 x2 y2 cx cy r rx ry points width height transform fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity display data-part'.split(
    ' ',
  ),
);
/** On the `svg` element itself, for other programs. */
const OF_ROOT: ReadonlySet<string> = new Set(
  'xmlns viewBox width height color role aria-label fill version'.split(' '),
);
/** Names of the picture, which the document gives itself. */
const IS_TITLE: ReadonlySet<string> = new Set(['title', 'desc']);

const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');

/**
 * Contents of an SVG file that consists of shapes with presentation attributes only, for use inside of a document.
 * Undefined for all other files: style sheets, scripts, gradients and texts need a document of their own.
 */
export const readDrawing = (svg: string): { viewBox: string; markup: string } | undefined => {
  let viewBox = '';
  let markup = '';
  let isPlain = true;
  let titles = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const allowed = name === 'svg' ? OF_ROOT : ATTRIBUTES;
        if (!ELEMENTS.has(name) || Object.keys(attributes).some((key) => !allowed.has(key))) isPlain = false;
        if (Object.values(attributes).some((value) => /url\(/i.test(value))) isPlain = false;
        if (IS_TITLE.has(name)) titles += 1;
        else if (name !== 'svg') markup += `<${name}${written(attributes)}>`;
        else {
          viewBox = attributes['viewBox'] ?? '';
          markup += `<g${written(attributes['fill'] ? { fill: attributes['fill'] } : {})}>`;
        }
      },
      ontext: (text) => {
        if (titles === 0 && text.trim()) isPlain = false;
      },
      onclosetag: (name) => {
        if (IS_TITLE.has(name)) titles -= 1;
        else markup += name === 'svg' ? '</g>' : `</${name}>`;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return isPlain && viewBox ? { viewBox, markup } : undefined;
};
