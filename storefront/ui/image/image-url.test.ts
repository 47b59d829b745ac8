import { expect, test } from 'vitest';
import { DEFAULT_RATIO, imageUrl, listedWidth, srcSet, WIDTHS } from './image-url.ts';

const query = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'http://shop.test').searchParams);

test('[IM-01][IM-03][IM-04] an image URL has type, width, height, quality 85, fit cover and auto webp', () => {
  const address = imageUrl('oak.webp', { width: 640, height: 800 });
  expect(address.split('?')[0]).toBe('/media/catalog/product/oak.webp');
  expect(query(address)).toEqual({
    auto: 'webp',
    format: 'pjpg',
    width: '640',
    height: '800',
    quality: '85',
    fit: 'cover',
  });
});

test('retains the back end’s query parameters, except those that the shop sets itself', () => {
  expect(imageUrl('/media/catalog/product/a.jpg?store=default&width=10&crop=a%20b', { width: 320 })).toBe(
    '/media/catalog/product/a.jpg?store=default&width=320&crop=a+b&auto=webp&format=pjpg&quality=85&fit=cover',
  );
});

test('[IM-04] the format is png only for png files', () => {
  expect(query(imageUrl('/media/wysiwyg/a.PNG', { width: 320 }))['format']).toBe('png');
  expect(query(imageUrl('/media/wysiwyg/a.jpg', { width: 320 }))['format']).toBe('pjpg');
});

test('[IM-02] the type is image-product by default', () => {
  expect(imageUrl('a.webp')).toContain('/media/catalog/product/a.webp');
  expect(imageUrl('a.webp', { type: 'image-wysiwyg' })).toContain('/media/wysiwyg/a.webp');
  expect(imageUrl('/media/catalog/category/a.webp')).toContain('/media/catalog/category/a.webp?');
});

test('does not change SVG, data URLs and files outside media; media of another host use our own URL', () => {
  expect(imageUrl('/media/logo/logo.svg')).toBe('/media/logo/logo.svg');
  expect(imageUrl('data:image/gif;base64,R0')).toBe('data:image/gif;base64,R0');
  expect(imageUrl('/assets/a.webp')).toBe('/assets/a.webp');
  expect(imageUrl('https://magento.example/media/catalog/product/a.jpg')).toMatch(
    /^\/media\/catalog\/product\/a\.jpg\?/,
  );
});

test('[IM-05] requests only the listed widths', () => {
  expect(WIDTHS).toEqual([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]);
  expect([listedWidth(41), listedWidth(640), listedWidth(9999)]).toEqual([80, 640, 2560]);
  const widths = srcSet('a.webp', { maxWidth: 640 })
    ?.split(', ')
    .map((entry) => entry.split(' ')[1]);
  expect(widths).toEqual(['160w', '320w', '640w']);
});

test('[IM-06] the default ratio is 0.8', () => {
  expect(DEFAULT_RATIO).toBe(0.8);
  expect(srcSet('a.webp', { maxWidth: 160 })).toContain('width=160&height=200');
});
