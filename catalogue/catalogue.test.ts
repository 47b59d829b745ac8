import { expect, test } from 'vitest';
import { flatten, list, readAllProducts, readProducts, variations, yaml } from './testing/read-catalogue.ts';
import type { Attribute, Category, MenuNode, Product } from './testing/read-catalogue.ts';

const SQ_FT_PER_M2 = 10.763_910_417;
const products = readProducts();
const bySku = new Map(products.map((product) => [product.sku, product]));
const visible = products.filter(({ isVisible }) => isVisible);
const sellable = products.filter(({ isSellable }) => isSellable);
const samples = sellable.filter(({ sku }) => sku.endsWith('-SMP'));
/** A trim covers an edge and a sample covers nothing: both are bought by the piece, without an area. */
const byArea = sellable.filter((product) => !samples.includes(product) && !product.values.has('trim_profile'));
const attributes = new Map(yaml<Attribute[]>('attributes.yaml').map((attribute) => [attribute.code, attribute]));
const categories = yaml<Category[]>('categories.yaml');

const number = ({ values }: Product, code: string): number => Number(values.get(code));
const uses = ({ values }: Product): string[] => values.get('suitability')?.split('|') ?? [];
const areaM2 = (product: Product): number => {
  const [width = Number.NaN, length = Number.NaN] = product.values.get('actual_size')?.match(/\d+/g)?.map(Number) ?? [];
  return ((width * length) / 1e6) * number(product, 'pieces_per_box');
};
const skusWhere = (list: readonly Product[], isWrong: (product: Product) => boolean): string[] => list.filter(isWrong).map(({ sku }) => sku);

/** Kilograms per cubic metre. */
const DENSITY: Record<string, number> = {
  porcelain: 2300, ceramic: 1900, marble: 2700, onyx: 2700, limestone: 2550, travertine: 2450, granite: 2700, quartzite: 2650, slate: 2800, basalt: 2900,
  pebble: 2600, glass: 2500, engineered_quartz: 2400, oak: 720, walnut: 680, hickory: 780, maple: 740, ash: 700, cherry: 620, soapstone: 2900, rigid_vinyl: 2000, flexible_vinyl: 1700,
};

test('[GN-02] tile, stone, slab, wood and vinyl: six top categories of eleven or more visible products each, and setting materials', () => {
  expect(categories.map(({ url_key }) => url_key)).toEqual(['manufactured-tiles', 'natural-stone-tiles', 'mosaic-tiles', 'natural-stone-slabs', 'engineered-wood', 'vinyl', 'setting-materials']);
  const countIn = ({ name }: Category): number => readAllProducts().filter(({ base }) => base['categories']?.includes(`Default Category/${name.en}`)).length;
  expect(categories.filter((category) => countIn(category) < 11)).toEqual([]);
});

test('every entry of a menu that is narrowed by filters leads to two products or more', () => {
  const variantsOf = (product: Product): Product[] => [
    product,
    ...variations(product.base['configurable_variations'] ?? '').flatMap((variant) => bySku.get(variant.get('sku') ?? '') ?? []),
  ];
  const count = ({ content, filters }: MenuNode): number => {
    const name = categories.find(({ url_key }) => url_key === content)?.name.en;
    const listed = visible.filter(({ base }) => base['categories']?.split(',').includes(`Default Category/${name}`));
    return listed.filter((product) =>
      variantsOf(product).some((variant) =>
        Object.entries(filters ?? {}).every(([code, value]) =>
          (variant.values.get(code) ?? product.values.get(code))?.split('|').includes(value),
        ),
      ),
    ).length;
  };
  const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  for (const file of list('menus/*.yaml')) {
    const narrowed = all(yaml<{ nodes: MenuNode[] }>(file).nodes).filter(({ filters }) => filters);
    expect(narrowed.length).toBeGreaterThan(60);
    expect(narrowed.filter((node) => count(node) < 2)).toEqual([]);
  }
});

test('every category a product names exists, and every category has a product', () => {
  const paths = categories.flatMap(({ name, children = [] }) => [name.en, ...children.map((child) => `${name.en}/${child.name.en}`)]).map((path) => `Default Category/${path}`);
  const named = new Set(readAllProducts().flatMap(({ base }) => base['categories']?.split(',') ?? []));
  expect([...named].sort()).toEqual(paths.sort());
});

test('sku and url_key are unique', () => {
  const all = readAllProducts();
  expect(new Set(all.map(({ sku }) => sku)).size).toBe(all.length);
  expect(new Set(all.map(({ base }) => base['url_key'])).size).toBe(all.length);
  const keys = flatten(categories).map(({ url_key }) => url_key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(all.filter(({ base }) => !/^[a-z0-9-]+$/.test(base['url_key'] ?? ''))).toEqual([]);
});

test('attribute values are options of attributes.yaml or have the form of their input', () => {
  const wrong = readAllProducts().flatMap(({ sku, values }) =>
    [...values].filter(([code, value]) => {
      const attribute = attributes.get(code);
      if (attribute?.input === 'boolean') return !['Yes', 'No'].includes(value);
      if (attribute?.input === 'decimal') return !/^\d+(\.\d+)?$/.test(value);
      if (attribute?.input === 'text') return value === '';
      return !value.split('|').every((part) => attribute?.options?.some((option) => option.code === part));
    }).map(([code, value]) => `${sku} ${code}=${value}`),
  );
  expect(wrong).toEqual([]);
});

test('[EN-13] the product type codes STN-SLAB, CQ and LAM12 are used by slabs', () => {
  expect(attributes.get('product_type_code')?.options?.map(({ code }) => code)).toEqual(['STN-SLAB', 'CQ', 'LAM12']);
  expect(skusWhere(products, (product) => product.values.has('product_type_code') !== product.base['categories']?.includes('Natural Stone Slabs'))).toEqual([]);
});

test('children exist, differ in the configured attributes and are not visible on their own', () => {
  const configurable = products.filter(({ base }) => base['product_type'] === 'configurable');
  expect(configurable.length).toBeGreaterThan(visible.length / 3);
  const wrong = configurable.filter(({ base }) => {
    const rows = variations(base['configurable_variations'] ?? '');
    const isChild = (row: ReadonlyMap<string, string>): boolean => {
      const child = bySku.get(row.get('sku') ?? '');
      return child?.base['visibility'] === 'Not Visible Individually' && [...row].every(([code, value]) => code === 'sku' || child.values.get(code) === value);
    };
    return rows.length < 2 || !rows.every(isChild) || new Set(rows.map((row) => [...row].slice(1).join())).size < rows.length;
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('coverage is pieces times actual size', () => {
  expect(skusWhere(byArea, (product) => !(Math.abs(number(product, 'coverage_sq_ft') / (areaM2(product) * SQ_FT_PER_M2) - 1) <= 0.01))).toEqual([]);
  expect(skusWhere(sellable, (product) => product.values.has('coverage_sq_ft') !== byArea.includes(product))).toEqual([]);
});

test('weight follows area, thickness and density', () => {
  const wrong = skusWhere(sellable.filter(({ values }) => values.get('material') !== 'aluminium'), (product) => {
    const solid = areaM2(product) * (number(product, 'thickness_mm') / 1000) * (DENSITY[product.values.get('material') ?? ''] ?? Number.NaN);
    const ratio = Number(product.base['weight']) / solid;
    return !(ratio > 0.85 && ratio < 1.1);
  });
  expect(wrong).toEqual([]);
});

test('a pallet weighs at most 1100 kg', () => {
  expect(skusWhere(sellable, (product) => product.values.has('boxes_per_pallet') && number(product, 'boxes_per_pallet') * Number(product.base['weight']) > 1100)).toEqual([]);
});

test('nothing is suitable outdoors without frost resistance, nor for a shower floor without grip', () => {
  expect(skusWhere(products, (product) => uses(product).includes('exterior') && product.values.get('frost_resistant') !== 'Yes')).toEqual([]);
  expect(skusWhere(sellable, (product) => uses(product).includes('shower_floor') && !(number(product, 'dcof') >= 0.42))).toEqual([]);
});

test('porcelain absorbs half a percent of water at most', () => {
  expect(skusWhere(products, (product) => product.values.get('material') === 'porcelain' && !(number(product, 'water_absorption') <= 0.5))).toEqual([]);
});

test('every product that can be sold has a price in CAD and in USD, about three quarters of it', () => {
  const ratio = ({ base, american }: Product, column: string): number => Number(american?.[column]) / Number(base[column]);
  expect(skusWhere(sellable, (product) => !(ratio(product, 'price') > 0.69 && ratio(product, 'price') < 0.79))).toEqual([]);
  const special = sellable.filter(({ base, american }) => base['special_price'] || american?.['special_price']);
  expect(special.length).toBeGreaterThan(3);
  expect(skusWhere(special, (product) => !(ratio(product, 'special_price') > 0.69 && ratio(product, 'special_price') < 0.79))).toEqual([]);
  expect(skusWhere(special, ({ base }) => Number(base['special_price']) >= Number(base['price']))).toEqual([]);
});

test('a sample belongs to a product with a sample, always has the same price, and is not visible individually', () => {
  const offered = skusWhere(visible, ({ base, values }) => values.get('sample_available') === 'Yes' && /Manufactured Tiles|Mosaic Tiles/.test(base['categories'] ?? ''));
  expect(samples.map(({ sku }) => sku.replace(/-SMP$/, '')).sort()).toEqual(expect.arrayContaining(offered.sort()));
  const isWrong = ({ sku, base, isVisible }: Product): boolean => {
    const of = bySku.get(sku.replace(/-SMP$/, ''));
    return isVisible || base['price'] !== '3.00' || of?.values.get('sample_available') !== 'Yes' || base['base_image'] !== of.base['base_image'];
  };
  expect(skusWhere(samples, isWrong)).toEqual([]);
});

test('an outlet product is reduced, has no samples, and there is little of it', () => {
  const outlet = sellable.filter(({ values }) => values.get('outlet') === 'Yes');
  expect(outlet.length).toBeGreaterThan(8);
  expect(skusWhere(outlet, ({ base, values }) => !base['special_price'] || values.get('sample_available') !== 'No' || Number(base['qty']) > 200)).toEqual([]);
});

test('a rectified tile takes a joint of 2 mm, a pressed one 2 or 3, a paver 4', () => {
  const joint = (product: Product): number => number(product, 'min_joint_mm');
  const manufactured = byArea.filter(({ base }) => base['categories']?.includes('Default Category/Manufactured Tiles'));
  expect(skusWhere(manufactured, (product) => !(joint(product) >= 1.5 && joint(product) <= 10))).toEqual([]);
  expect(skusWhere(manufactured, (product) => product.values.get('edge') === 'rectified' && joint(product) > (product.base['categories']?.includes('Outdoor Pavers') ? 4 : 2))).toEqual([]);
});

test('a floor tile has a wet slip value, and no glazed wall tile is rated for floors', () => {
  const floors = byArea.filter((product) => product.values.get('material') === 'porcelain' && uses(product).includes('floor') && !product.values.has('product_type_code'));
  expect(skusWhere(floors, (product) => !(number(product, 'dcof') >= 0.3))).toEqual([]);
  expect(skusWhere(products, (product) => product.values.get('pei') === '1' && uses(product).includes('floor'))).toEqual([]);
});

test('related products are linked, and only to visible products', () => {
  const links = (product: Product): string[] => [product.base['related_skus'], product.base['crosssell_skus']].flatMap((list) => list?.split(',') ?? []).filter(Boolean);
  expect(skusWhere(visible, (product) => links(product).some((sku) => sku === product.sku || !bySku.get(sku)?.isVisible))).toEqual([]);
  const trims = visible.filter(({ values, base }) => values.has('trim_profile') && base['categories']?.includes('Trims and Edges'));
  expect(trims.length).toBeGreaterThanOrEqual(12);
  const sold = new Set(visible.flatMap(({ base }) => base['crosssell_skus']?.split(',') ?? []));
  expect(skusWhere(trims, ({ sku }) => !sold.has(sku))).toEqual([]);
});

test('stock has every case a shop meets: plenty, three left, one slab, none', () => {
  const quantities = sellable.map(({ base }) => Number(base['qty']));
  expect(quantities.filter((quantity) => quantity === 0).length).toBeGreaterThanOrEqual(2);
  expect(quantities).toContain(3);
  expect(sellable.some((product) => product.values.get('selling_unit') === 'slab' && product.base['qty'] === '1')).toBe(true);
  expect(skusWhere(sellable, ({ base }) => (Number(base['qty']) > 0) !== (base['is_in_stock'] === '1'))).toEqual([]);
});

test('[GN-04] every visible product has its name, texts and picture descriptions in English and in French', () => {
  const columns = ['name', 'description', 'short_description', 'meta_title', 'meta_description', 'base_image_label', 'additional_image_labels'];
  const missing = visible.flatMap(({ sku, base, french }) => columns.filter((column) => !base[column] || !french?.[column]).map((column) => `${sku} ${column}`));
  expect(missing).toEqual([]);
  expect(skusWhere(visible, ({ base, french }) => base['description'] === french?.['description'])).toEqual([]);
  expect(skusWhere(products, ({ french }) => !french?.['name'])).toEqual([]);
  const labels = [...attributes.values()].flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]);
  expect(labels.filter(({ en, fr }) => !en || !fr)).toEqual([]);
});

test('no two products share a description', () => {
  const texts = visible.flatMap(({ base, french }) => [base['description'], french?.['description']]);
  expect(new Set(texts).size).toBe(texts.length);
});
