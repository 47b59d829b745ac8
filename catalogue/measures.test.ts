import { expect, test } from 'vitest';
import { chipOf } from '#contract/job.ts';
import { list, readProducts, variations, yaml } from './testing/read-catalogue.ts';
import type { Product } from './testing/read-catalogue.ts';

const products = readProducts();
const bySku = new Map(products.map((product) => [product.sku, product]));
const visible = products.filter(({ isVisible }) => isVisible);
const isSample = ({ sku }: Product): boolean => sku.endsWith('-SMP');
const byArea = products.filter((product) => product.isSellable && !isSample(product) && !product.values.has('trim_profile'));
const number = ({ values }: Product, code: string): number => Number(values.get(code));
const uses = ({ values }: Product): string[] => values.get('suitability')?.split('|') ?? [];
const skusWhere = (list: readonly Product[], isWrong: (product: Product) => boolean): string[] => list.filter(isWrong).map(({ sku }) => sku);
const childrenOf = ({ base }: Product): Product[] => variations(base['configurable_variations'] ?? '').flatMap((row) => bySku.get(row.get('sku') ?? '') ?? []);
const pricePerSqFt = (product: Product): number => Number(product.base['price']) / number(product, 'coverage_sq_ft');

/** What a square foot costs in the trade, in Canadian dollars, from a plain tile to a rare one. */
const PER_SQ_FT: Readonly<Record<string, readonly [number, number]>> = {
  porcelain: [2.5, 26], ceramic: [2, 28], glass: [10, 40], pebble: [9, 25], engineered_quartz: [12, 32], aluminium: [1, 60],
  marble: [9, 120], onyx: [25, 110], limestone: [6, 20], travertine: [6, 22], slate: [5, 25], basalt: [8, 25], granite: [8, 42], quartzite: [8, 100], soapstone: [15, 40],
  oak: [5, 14], walnut: [8, 20], hickory: [6, 12], maple: [6, 12], ash: [6, 12], cherry: [7, 13], rigid_vinyl: [2.5, 6], flexible_vinyl: [2, 5],
};

test('the price of a box follows the price of a square foot of its material', () => {
  const wrong = byArea.filter((product) => {
    const [least, most] = PER_SQ_FT[product.values.get('material') ?? ''] ?? [Number.NaN, Number.NaN];
    return !(pricePerSqFt(product) >= least && pricePerSqFt(product) <= most);
  });
  expect(wrong.map((product) => `${product.sku} ${product.values.get('material')} ${pricePerSqFt(product).toFixed(2)}`)).toEqual([]);
});

test('variants of one thickness cost about the same by the square foot', () => {
  const wrong = visible.filter((product) => {
    const groups = Map.groupBy(childrenOf(product).filter((child) => byArea.includes(child)), (child) => child.values.get('thickness_mm'));
    return [...groups.values()].some((children) => Math.max(...children.map(pricePerSqFt)) > 1.45 * Math.min(...children.map(pricePerSqFt)));
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('nothing is for outdoors or for a pool without frost resistance', () => {
  const outdoors = products.filter((product) => uses(product).some((use) => use === 'exterior' || use === 'pool'));
  expect(outdoors.length).toBeGreaterThan(30);
  expect(skusWhere(outdoors, ({ values }) => values.get('frost_resistant') !== 'Yes')).toEqual([]);
});

test('nothing with a wear rating below 4 is for commercial floors', () => {
  const commercial = products.filter((product) => uses(product).includes('commercial'));
  expect(commercial.length).toBeGreaterThan(10);
  expect(skusWhere(commercial, ({ values }) => Number(values.get('pei') ?? 4) < 4)).toEqual([]);
});

const inches = (text: string): number => Number(text.replace('_', '.'));
const nominal = (size: string): number[] => (size.endsWith('mm') ? [] : size.split('x').map(inches).map((inch) => inch * 25.4).sort((one, other) => one - other));

const layouts = new Map(list('imagery/pictures/*.yaml').flatMap((file) => yaml<{ url_key: string; layout?: { kind: string } }[]>(file)).map(({ url_key, layout }) => [`${url_key}.webp`, layout?.kind]));
/** Hexagons, pickets, scales and sheets are named by their span; their actual size is the rectangle of the same area. */
const isRectangle = ({ base }: Product): boolean => !base['categories']?.includes('Mosaic Tiles') && !/hexagon|picket|scallop|arabesque|star_cross/.test(layouts.get(base['base_image'] ?? '') ?? '');

const PATTERNS = ['herringbone', 'chevron', 'hexagon', 'picket', 'scallop', 'basketweave', 'basket', 'arabesque', 'octagon', 'cube', 'star_cross'];
const wasteOf = ({ values }: Product): number => Number(values.get('waste_percent') ?? 10);

test('a pattern and an edge made to look handmade are calculated with 15% waste, on the product and on its variants', () => {
  const isCut = (product: Product): boolean => PATTERNS.includes(layouts.get(product.base['base_image'] ?? '') ?? '') || product.values.get('edge') === 'irregular';
  const floors = visible.filter(({ values }) => !values.has('trim_profile'));
  expect(floors.filter(isCut).length).toBeGreaterThan(40);
  expect(floors.filter((product) => isCut(product) !== (wasteOf(product) === 15)).map(({ sku }) => sku)).toEqual([]);
  expect(floors.flatMap((product) => childrenOf(product).filter((child) => wasteOf(child) !== wasteOf(product))).map(({ sku }) => sku)).toEqual([]);
});

test('the waste that a text names is the one its calculator starts from', () => {
  const texts = (product: Product): string[] => [product.base, product.french, product.american].flatMap((row) => [row?.['description'] ?? '', row?.['short_description'] ?? '']);
  const named = visible.flatMap((product) => texts(product).flatMap((text) => [...text.matchAll(/(\d+)\u00a0?% (?:over|waste|de plus|de perte)/g)].map(([, percent]) => ({ product, percent: Number(percent) }))));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ product, percent }) => percent !== wasteOf(product)).map(({ product }) => product.sku)).toEqual([]);
});

test('lead times in texts match the product, in weeks of calendar days', () => {
  const WEEKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const named = visible.flatMap((product) => [...(product.base['description'] ?? '').matchAll(/(?:allow|takes) (\w+) weeks/g)].map(([, word = '']) => ({ product, weeks: WEEKS.indexOf(word) + 2 })));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ product, weeks }) => number(product, 'lead_time_days') !== weeks * 7).map(({ product }) => product.sku)).toEqual([]);
});

test('the actual size differs from the nominal size by at most 6 percent or 6 mm', () => {
  const wrong = skusWhere(products.filter((product) => product.values.has('size') && product.values.has('actual_size') && isRectangle(product)), ({ values }) => {
    const wanted = nominal(values.get('size') ?? '');
    const actual = (values.get('actual_size')?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).sort((one, other) => one - other);
    return wanted.some((side, at) => Math.abs((actual[at] ?? 0) - side) > Math.max(6, side * 0.06));
  });
  expect(wrong).toEqual([]);
});

test('a variant describes facts shared with its product in the same words', () => {
  const shared = ['material', 'look', 'color_family', 'size', 'finish', 'thickness_mm', 'actual_size', 'edge', 'shade_variation', 'country_of_manufacture', 'selling_unit', 'outlet', 'commission_class', 'product_type_code', 'species', 'grade', 'core'];
  const wrong = visible.flatMap((product) =>
    childrenOf(product).flatMap((child) => shared.filter((code) => product.values.has(code) && child.values.get(code) !== product.values.get(code)).map((code) => `${child.sku} ${code}`)),
  );
  expect(wrong).toEqual([]);
  const uncoloured = visible.filter((product) => childrenOf(product).length && !product.values.has('color_family') && !product.values.has('trim_profile'));
  expect(uncoloured.map(({ sku }) => sku)).toEqual([]);
});

test('the name of a variant consists of its product and its differences', () => {
  const wrong = visible.flatMap((product) => childrenOf(product).filter(({ base, french }) => !base['name']?.startsWith(`${product.base['name']} – `) || !french?.['name']?.startsWith(`${product.french?.['name']} – `)).map(({ sku }) => sku));
  expect(wrong).toEqual([]);
});

test('the name of a trim contains its edge, the name of a sample its product', () => {
  const trims = visible.filter(({ values, base }) => values.has('trim_profile') && values.get('trim_profile') !== 'metal_edge' && base['related_skus'] !== undefined);
  const owners = (product: Product): string[] => product.base['related_skus']?.split(',').filter(Boolean) ?? [];
  expect(trims.length).toBeGreaterThan(25);
  expect(skusWhere(trims, (trim) => owners(trim).length === 0 || owners(trim).some((sku) => !bySku.get(sku)?.isVisible))).toEqual([]);
  const samples = products.filter(isSample);
  expect(samples.length).toBeGreaterThan(150);
  expect(skusWhere(samples, ({ sku }) => !bySku.get(sku.replace(/-SMP$/, ''))?.isVisible)).toEqual([]);
  const offered = visible.filter(({ values }) => values.get('sample_available') === 'Yes');
  expect(skusWhere(offered, ({ sku }) => !bySku.has(`${sku}-SMP`))).toEqual([]);
});

test('only mosaics on sheets have a size of pieces, and a sheet holds several of them', () => {
  const chips = products.filter(({ values }) => values.has('chip_size'));
  expect(chips.length).toBeGreaterThan(30);
  expect(skusWhere(chips, ({ values }) => values.get('edge') !== 'mesh')).toEqual([]);
  expect(skusWhere(chips, ({ values }) => {
    const { widthMm = Number.NaN, lengthMm = Number.NaN } = chipOf(values.get('chip_size')) ?? {};
    return !(widthMm >= 10 && widthMm <= lengthMm && lengthMm <= 152);
  })).toEqual([]);
});

test('variants of a mosaic have the piece size of their product', () => {
  const mosaics = visible.filter(({ values }) => values.get('edge') === 'mesh');
  expect(skusWhere(mosaics, (product) => childrenOf(product).some(({ values }) => values.get('chip_size') !== product.values.get('chip_size')))).toEqual([]);
});
