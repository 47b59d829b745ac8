import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { flatten, list, read, readAllProducts, readProducts, yaml } from './testing/read-catalogue.ts';
import type { Category } from './testing/read-catalogue.ts';

type Entry = { url_key: string; material: string; palette?: string; seed: number; lots?: string[]; with?: object; layout?: object; pattern?: string };

const root = import.meta.dirname;
const products = readProducts();
const visible = products.filter(({ isVisible }) => isVisible);
const isTrim = (urlKey: string): boolean => trims.has(urlKey);
const trims = new Set(visible.filter(({ values }) => values.has('trim_profile')).map(({ base }) => base['url_key'] ?? ''));
const entries = list('imagery/pictures/*.yaml').flatMap((file) => yaml<Entry[]>(file));
const media = globSync('media/**/*', { cwd: root }).map((file) => file.replaceAll('\\', '/')).filter((file) => statSync(join(root, file)).isFile());
const size = (file: string): number => statSync(join(root, file)).size;
const isVideo = (file: string): boolean => /\.(?:mp4|webm)$/.test(file);
const gallery = ({ base }: (typeof products)[number]): string[] => [base['base_image'] ?? '', ...(base['additional_images']?.split(',') ?? [])].filter(Boolean);

test('at least 240 products are shown', () => {
  expect(visible.length).toBeGreaterThanOrEqual(240);
});

test('every product shows a swatch, a view and a close-up under its own name; a trim lies alone, without a view', () => {
  const wrong = visible.filter((product) => {
    const key = product.base['url_key'] ?? '';
    const wanted = [`${key}.webp`, ...(isTrim(key) ? [] : [`${key}-view.webp`]), `${key}-close.webp`];
    const shown = gallery(product);
    return shown[0] !== wanted[0] || !wanted.every((file) => shown.includes(file)) || !shown.every((file) => file.startsWith(key));
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('at least a third of the products have a room scene', () => {
  const rooms = visible.filter((product) => gallery(product).includes(`${product.base['url_key']}-room.webp`));
  expect(rooms.length).toBeGreaterThanOrEqual(visible.length / 3);
});

test('every picture comes from a description, and no two descriptions are alike', () => {
  const described = new Set(entries.map(({ url_key }) => url_key));
  expect(entries.length).toBe(described.size);
  expect(visible.filter(({ base }) => !described.has(base['url_key'] ?? '')).map(({ sku }) => sku)).toEqual([]);
  const shown = new Set(visible.map(({ base }) => base['url_key']));
  expect([...described].filter((key) => !shown.has(key))).toEqual([]);
  const looks = entries.map(({ material, palette, seed, with: parameters }) => JSON.stringify([material, palette, seed, parameters]));
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
});

test('every lot that is described is a slab, and every slab has its lot described', () => {
  const described = entries.flatMap(({ url_key, lots = [] }) => lots.map((lot) => `${url_key}-${lot}.webp`));
  const shown = products.filter(({ values }) => values.has('slab_lot')).map(({ base }) => base['base_image']);
  expect(described.toSorted()).toEqual(shown.sort());
});

test('every picture a product or category names is there', () => {
  const categories = flatten(yaml<Category[]>('categories.yaml')).flatMap(({ image }) => (image ? [`media/catalog/category/${image}`] : []));
  const named = new Set([...readAllProducts().flatMap(gallery).map((file) => `media/catalog/product/${file}`), ...categories]);
  const files = new Set(media);
  expect([...named].filter((file) => !files.has(file)).sort()).toEqual([]);
});

test('every picture is used: by a product, by content, by the shop itself, or as a layer of a room', () => {
  const texts = [...list('{pages,blocks}/*.html'), ...list('{menus,jobs,.}/*.yaml')].map(read).join('\n');
  const layers = new Set(media.filter((file) => basename(file) === 'scene.json').flatMap((scene) => {
    const folder = scene.replace(/scene\.json$/, '');
    return [scene, ...[...read(scene).matchAll(/"([\w/.-]+\.(?:webp|png|jpg|bin))"/g)].map(([, file]) => `${folder}${file}`)];
  }));
  const shown = new Set(readAllProducts().flatMap(gallery).map((file) => `media/catalog/product/${file}`));
  const isUsed = (file: string): boolean => {
    if (file.startsWith('media/catalog/product/')) return shown.has(file);
    if (layers.has(file)) return true;
    return texts.includes(basename(file));
  };
  expect(media.length).toBeGreaterThan(100);
  expect(media.filter((file) => !isUsed(file))).toEqual([]);
});

test('a picture weighs 400 kB at most, a film less than 1 MB, all of them 40 MB', () => {
  expect(media.filter((file) => size(file) > (isVideo(file) ? 1_000_000 : 400 * 1024))).toEqual([]);
  expect(media.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(40 * 1024 * 1024);
});
