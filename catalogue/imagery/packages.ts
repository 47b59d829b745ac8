/**
 * Generates the product images of setting materials: packages with a text label, and swatches of grout.
 * Run manually: `node catalogue/imagery/packages.ts`. Requires the font Liberation Sans.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';

const SIZE = 1200;
const catalogue = join(import.meta.dirname, '..');
const media = join(catalogue, 'media', 'catalog', 'product');

type Row = Record<string, string>;
type Package = { ground: string; band: string; lines: readonly [english: string, french: string, detail: string, weight: string] };

const rows = parse(readFileSync(join(catalogue, 'products', 'setting-materials.csv')), { columns: true }) as Row[];
const valuesOf = (row: Row): Map<string, string> =>
  new Map((row['additional_attributes'] ?? '').split(',').map((pair) => pair.split('=', 2) as [string, string]));
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** SVG filter that draws the grain of dry grout. */
const GRAIN = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.5 0.5 0 0 -0.38"/></filter>`;

const ground = (colour: string): string =>
  `<defs>${GRAIN}<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.06"/><stop offset="1" stop-color="#000" stop-opacity="0.05"/></linearGradient></defs>
  <rect width="${SIZE}" height="${SIZE}" fill="${colour}"/><rect width="${SIZE}" height="${SIZE}" filter="url(#grain)" opacity="0.7"/><rect width="${SIZE}" height="${SIZE}" fill="url(#light)"/>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" font-family="Liberation Sans">${content}</svg>`;

const text = (x: number, y: number, size: number, content: string, weight = 400, colour = '#26231f'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(content)}</text>`;

/** Draws the label of a package. */
const label = (x: number, y: number, width: number, { band, lines: [english, french, detail, weight] }: Package): string =>
  `<rect x="${x}" y="${y - 70}" width="${width}" height="26" fill="${band}" stroke="#26231f" stroke-opacity="0.25"/>
  ${text(x, y + 40, 62, english, 700)}${text(x, y + 110, 62, french, 700)}${text(x, y + 190, 34, detail)}
  <line x1="${x}" y1="${y + 330}" x2="${x + width}" y2="${y + 330}" stroke="#26231f" stroke-width="3"/>${text(x, y + 390, 38, weight, 700)}`;

const shadow = (shape: string): string => `<g opacity="0.28" transform="translate(14 22)" filter="url(#blur)">${shape}</g>`;
const BLUR = '<defs><filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter><linearGradient id="round" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0.13"/><stop offset="0.18" stop-color="#000" stop-opacity="0"/><stop offset="0.8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient></defs>';

const SHAPES: Readonly<Record<string, string>> = {
  bag: 'M300 170 Q600 190 900 170 L915 250 Q900 600 918 1010 L900 1060 Q600 1075 300 1060 L282 1010 Q300 600 285 250 Z',
  roll: 'M250 300 L950 300 L950 960 L250 960 Z',
  pouch: 'M330 260 L870 260 Q880 640 872 980 L328 980 Q320 640 330 260 Z',
  bottle: 'M500 130 L700 130 L700 240 Q830 290 830 420 L830 1050 Q830 1085 795 1085 L405 1085 Q370 1085 370 1050 L370 420 Q370 290 500 240 Z',
};

const packed = (shape: string, contents: Package): string => {
  const body = `<path d="${SHAPES[shape]}"`;
  const left = shape === 'roll' ? 330 : 410;
  const ends = shape === 'roll' ? '<ellipse cx="250" cy="630" rx="46" ry="330" fill="#dedad2"/><ellipse cx="250" cy="630" rx="18" ry="120" fill="#8f8a80"/>' : '';
  const seam = shape === 'bag' || shape === 'pouch' ? `<line x1="340" y1="${shape === 'bag' ? 235 : 320}" x2="860" y2="${shape === 'bag' ? 235 : 320}" stroke="#26231f" stroke-opacity="0.35" stroke-width="4" stroke-dasharray="18 10"/>` : '';
  return svg(`${ground(contents.ground)}${BLUR}${shadow(`${body} fill="#000"/>`)}${body} fill="#f4f1ea"/>${ends}${body} fill="url(#round)"/>${seam}${label(left, shape === 'roll' ? 480 : 560, shape === 'roll' ? 540 : 380, contents)}`);
};

const DETAILS: Readonly<Record<string, { shape: string; french: string; english: string; weight: string }>> = {
  grout: { shape: 'bag', english: 'Grout', french: 'Coulis', weight: '4.5 kg · 10 lb' },
  mortar: { shape: 'bag', english: 'Mortar', french: 'Ciment-colle', weight: '22.7 kg · 50 lb' },
  membrane: { shape: 'roll', english: 'Membrane', french: 'Membrane', weight: '1 × 5 m · 53.82 sq ft · pi²' },
  spacer: { shape: 'pouch', english: 'Spacers', french: 'Croisillons', weight: '250' },
  sealer: { shape: 'bottle', english: 'Sealer', french: 'Scellant', weight: '1 L' },
};

/** Returns the detail line of a label, such as the grout colour in both languages. */
const detailOf = (role: string, key: string, values: Map<string, string>, english: string, french: string): string => {
  if (role === 'grout') return `${english.replace(' Grout', '')} · ${french.replace('Coulis ', '')}`;
  if (role === 'spacer') return `${values.get('joint_mm')} mm`;
  if (role === 'mortar') return key.includes('large') ? '≥ 15 in · po' : '< 15 in · po';
  return role === 'sealer' ? 'Stone · Pierre' : '';
};

const write = async (file: string, picture: string): Promise<void> => {
  await sharp(Buffer.from(picture)).webp({ quality: 78 }).toFile(join(media, file));
};

for (const row of rows.filter((each) => each['store_view_code'] === '')) {
  const values = valuesOf(row);
  const role = values.get('job_role') ?? '';
  const kind = DETAILS[role];
  if (!kind) throw new Error(`${row['sku']} has no job_role`);
  const french = rows.find((each) => each['sku'] === row['sku'] && each['store_view_code'] === 'CA_FR')?.['name'] ?? '';
  const colour = values.get('grout_color') ?? '#d9d5cb';
  const key = row['url_key'] ?? '';
  const detail = detailOf(role, key, values, row['name'] ?? '', french);
  await write(
    `${key}.webp`,
    packed(kind.shape, { ground: colour, band: role === 'grout' ? colour : '#6b6c6c', lines: [kind.english, kind.french === kind.english ? '' : kind.french, detail, kind.weight] }),
  );
  if (role === 'grout') await write(`${key}-close.webp`, svg(ground(colour)));
}
