import { expect, test } from 'vitest';
import { renderFor } from '#storefront/platform/testing/render.tsx';
import type { Card } from '../model/product-card.ts';
import { ProductCard } from './product-card.tsx';

const card: Card = {
  uid: '1',
  sku: 'A',
  name: 'Lumen',
  path: '/lumen.html',
  image: { url: '/media/catalog/product/lumen.webp', label: 'Straight on' },
  price: { finalMinor: 8049, regularMinor: 9999, currency: 'CAD' },
  isFrom: false,
  areaPrice: { priceMinor: 8049, coverageSqFt: 11.51 },
  isAreaFrom: false,
  sellingUnit: 'Box',
  sizes: 2,
  finishes: 1,
  finish: 'Matte',
  isInStock: true,
  isOutlet: false,
};

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('shows the price by area and by box, sizes, finish and stock', async () => {
  expect(text(await renderFor(<ProductCard card={card} />))).toBe(
    'Reduced Lumen 2 sizes · Matte $6.99 / sq ft Regular price $99.99 Reduced price $80.49 / box In stock',
  );
});

test('reserves no space for sizes and the wishlist in a shop without them', async () => {
  const { finish: _finish, ...plain } = { ...card, sizes: 1 };
  expect(await renderFor(<ProductCard card={plain} />)).toContain('\u00a0</p>');
  const html = await renderFor(<ProductCard card={plain} />, 'CA_EN', { lacks: 'units of area,wish list' });
  expect(html).not.toContain('\u00a0</p>');
  expect(html).not.toMatch(/class="_?wish/);
});

test('shows the same card in French', async () => {
  const shown = text(
    await renderFor(
      <ProductCard card={{ ...card, sellingUnit: 'Boîte', isInStock: false, leadTimeDays: 14 }} />,
      'CA_FR',
    ),
  );
  expect(shown).toContain('2 formats');
  expect(shown).toMatch(/6,99\s\$ \/\spi²/);
  expect(shown).toMatch(/80,49\s\$ \/\sboîte/);
  expect(shown).toContain('Rupture de stock · réapprovisionnement en 14 jours environ');
});

test('[EN-15] shows “Sign in for price” for a hidden price', async () => {
  const { price: _price, areaPrice: _areaPrice, ...hidden } = card;
  const shown = text(await renderFor(<ProductCard card={hidden} />));
  expect(shown).toContain('Sign in for price');
  expect(shown).not.toContain('$');
});

test('[IM-01][IM-05] requests its picture in the listed widths, cropped to four by five', async () => {
  const html = await renderFor(<ProductCard card={card} isEager />);
  const widths = [...html.matchAll(/width=(\d+)&amp;height=(\d+)/g)].map(
    ([, width, height]) => [Number(width), Number(height)] as const,
  );
  expect(widths.length).toBeGreaterThan(2);
  for (const [width, height] of widths) {
    expect([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]).toContain(width);
    expect(height).toBe(Math.round(width / 0.8));
  }
});

test('shows a whole slab, eight by five', async () => {
  const html = await renderFor(<ProductCard card={{ ...card, isSlab: true }} isEager />);
  const shapes = [...html.matchAll(/width=(\d+)&amp;height=(\d+)/g)].map(
    ([, width, height]) => Number(width) / Number(height),
  );
  expect(shapes.length).toBeGreaterThan(2);
  for (const shape of shapes) expect(shape).toBeCloseTo(1.6, 1);
});
