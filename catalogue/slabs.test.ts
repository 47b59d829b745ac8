import { expect, test } from 'vitest';
import { readProducts, variations, yaml } from './testing/read-catalogue.ts';
import type { Attribute, Product } from './testing/read-catalogue.ts';

const products = readProducts();
const bySku = new Map(products.map((product) => [product.sku, product]));
const kind = (product: Product, code: string): boolean => product.values.get('product_type_code') === code;
const slabs = products.filter((product) => kind(product, 'STN-SLAB') && product.isSellable);
const engineered = products.filter((product) => (kind(product, 'CQ') || kind(product, 'LAM12')) && product.isSellable);
const value = (code: string) => (product: Product): string | undefined => product.values.get(code);
const skus = (list: readonly Product[]): string[] => list.map(({ sku }) => sku);

test('a slab of stone is one of its kind: its own lot, its own photograph, its own place, and one of it', () => {
  expect(slabs.length).toBeGreaterThanOrEqual(50);
  expect(new Set(slabs.map(value('slab_lot'))).size).toBe(slabs.length);
  expect(skus(slabs.filter((slab) => ['slab_lot', 'slab_bundle', 'slab_yard', 'slab_rack', 'actual_size', 'thickness_mm', 'finish'].some((code) => !slab.values.get(code))))).toEqual([]);
  expect(skus(slabs.filter(({ base, values }) => !base['base_image']?.endsWith(`-${values.get('slab_lot')}.webp`)))).toEqual([]);
  expect(skus(slabs.filter(({ base }) => Number(base['qty']) > 1))).toEqual([]);
  const places = slabs.map((slab) => `${slab.values.get('slab_yard')} ${slab.values.get('slab_rack')}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

test('every lot is an option and every option a lot', () => {
  const options = yaml<Attribute[]>('attributes.yaml').find(({ code }) => code === 'slab_lot')?.options?.map(({ code }) => code);
  expect(options?.toSorted()).toEqual(slabs.map((slab) => slab.values.get('slab_lot')).sort());
});

test('slabs of one material come from one bundle and are chosen by lot', () => {
  const materials = products.filter((product) => kind(product, 'STN-SLAB') && product.isVisible);
  expect(materials.length).toBeGreaterThanOrEqual(20);
  const wrong = materials.filter(({ base }) => {
    const rows = variations(base['configurable_variations'] ?? '');
    const bundles = new Set(rows.map((row) => bySku.get(row.get('sku') ?? '')?.values.get('slab_bundle')));
    return rows.length < 2 || rows.length > 4 || bundles.size !== 1 || !rows.every((row) => row.has('slab_lot'));
  });
  expect(skus(wrong)).toEqual([]);
});

test('quartz and 12 mm porcelain name their run and their yard; porcelain slabs are 12 mm', () => {
  expect(engineered.length).toBeGreaterThan(8);
  expect(skus(engineered.filter(({ values }) => !values.get('slab_bundle') || !values.get('slab_yard') || values.has('slab_lot')))).toEqual([]);
  expect(skus(engineered.filter((product) => kind(product, 'LAM12') && product.values.get('thickness_mm') !== '12'))).toEqual([]);
  expect(skus(engineered.filter((product) => kind(product, 'CQ') && product.values.get('suitability')?.includes('exterior')))).toEqual([]);
});

test('wood names its species, grade and construction; wood and vinyl floors name their core and wear layer', () => {
  const wood = products.filter(({ base, isSellable }) => isSellable && base['categories']?.includes('Engineered Wood') && !base['sku']?.endsWith('-SMP'));
  const floors = [...wood, ...products.filter(({ base, isSellable }) => isSellable && base['categories']?.includes('Default Category/Vinyl') && !base['sku']?.endsWith('-SMP'))].filter(({ values }) => !values.has('trim_profile'));
  expect(wood.length).toBeGreaterThan(30);
  expect(skus(wood.filter(({ values }) => !values.has('species') || !values.has('construction')))).toEqual([]);
  expect(skus(floors.filter(({ values }) => !values.has('core') || !(Number(values.get('wear_layer_mm')) >= 0.3) || !values.has('installation')))).toEqual([]);
  expect(skus(wood.filter((product) => floors.includes(product) && !product.values.has('grade')))).toEqual([]);
});

test('every slab has the direction of its veins, on the page of its product', () => {
  const pages = products.filter((product) => product.isVisible && product.values.get('selling_unit') === 'slab');
  expect(pages.length).toBeGreaterThan(30);
  expect(skus(pages.filter((product) => !['lengthwise', 'none'].includes(product.values.get('vein_direction') ?? '')))).toEqual([]);
  // A slab that differs little from the next has no veins to follow, or a few.
  expect(skus(pages.filter((product) => product.values.get('vein_direction') === 'none' && /V[34]/.test(product.values.get('shade_variation') ?? '')))).toEqual([]);
});
