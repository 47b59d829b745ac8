import { expect, test } from 'vitest';
import { flatten, list, read, readAllProducts, yaml } from './testing/read-catalogue.ts';
import type { Attribute, Category, Label } from './testing/read-catalogue.ts';
import { FILLER, REAL_NAME, SAME_IN_FRENCH } from './testing/words.ts';

const products = readAllProducts();
const attributes = yaml<Attribute[]>('attributes.yaml');
const categories = flatten(yaml<Category[]>('categories.yaml'));
const prose = list('{pages,blocks}/*.html').concat(list('{products,menus,jobs}/*.{csv,yaml,html}'), list('*.{yaml,csv,md}'));

const COLUMNS = ['name', 'description', 'short_description', 'meta_title', 'meta_description', 'base_image_label', 'additional_image_labels'];
/** Measures, ratings and lot numbers are written alike. */
const isWords = (text: string): boolean => /\p{L}{3}/u.test(text);
const isLeft = ({ en, fr }: Label): boolean => !fr || (isWords(en) && en === fr && !SAME_IN_FRENCH.has(en));

test('[GN-04] every product text exists in English and French, and they differ', () => {
  const wrong = products.flatMap(({ sku, base, french }) => COLUMNS.filter((column) => base[column] && isLeft({ en: base[column], fr: french?.[column] ?? '' })).map((column) => `${sku} ${column}`));
  expect(wrong).toEqual([]);
});

test('[GN-04] every label of an attribute, an option and a category exists in both languages, and they differ', () => {
  const labels = attributes.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]);
  const texts = categories.flatMap(({ name, description }) => [name, description]);
  expect([...labels, ...texts].filter(isLeft)).toEqual([]);
});

test('texts that are the same in French are marked, and only those', () => {
  const labels = attributes.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]);
  const same = [...labels, ...categories.map(({ name }) => name)].filter(({ en, fr }) => en === fr).map(({ en }) => en);
  const names = products.filter(({ base, french }) => base['name'] === french?.['name']).map(({ base }) => base['name'] ?? '');
  expect([...SAME_IN_FRENCH].filter((word) => !same.includes(word) && !names.includes(word))).toEqual([]);
});

test('as many picture descriptions in French as in English, one for each picture', () => {
  const count = (text: string | undefined): number => (text ? text.split('|').length : 0);
  const wrong = products.filter(({ base, french }) => {
    const pictures = base['additional_images']?.split(',').filter(Boolean).length ?? 0;
    return pictures > 1 && (count(base['additional_image_labels']) !== pictures || count(french?.['additional_image_labels']) !== pictures);
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('Americans read color, gray, center, molding and meter', () => {
  const british = /\b(?:colou?red?|colours?|grey(?:s|er|ish)?|centres?|fibres?|mould(?:ing)?s?|millimetres?|metres?|neighbours?|harbour|bevelled|aluminium)\b/i;
  const isBritish = (text: string | undefined): boolean => [...(text ?? '').matchAll(new RegExp(british, 'gi'))].some(([word]) => !/^colore?d?$/i.test(word));
  const wrong = products.flatMap(({ sku, base, american }) => COLUMNS.filter((column) => isBritish(american?.[column] || base[column])).map((column) => `${sku} ${column}`));
  expect(wrong).toEqual([]);
});

test('Americans read degrees Fahrenheit', () => {
  const wrong = products.filter(({ base, american }) => COLUMNS.some((column) => (american?.[column] || base[column])?.includes('°C')));
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('no filler anywhere', () => {
  expect(prose.length).toBeGreaterThan(60);
  expect(prose.filter((file) => FILLER.test(read(file)))).toEqual([]);
});

test('no name of a real maker, seller or designer', () => {
  const wrong = prose.flatMap((file) => REAL_NAME.exec(read(file))?.map((name) => `${file}: ${name}`) ?? []);
  expect(wrong).toEqual([]);
});
