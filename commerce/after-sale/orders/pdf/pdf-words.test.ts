import { expect, test } from 'vitest';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import { testSettings } from '#commerce/platform/testing/settings.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { DEFAULT_THEME } from '#commerce/platform/theme/theme.ts';
import { renderPdf } from '#commerce/platform/pdf/render.ts';
import { pdfOf } from './pdf-words.ts';

const address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['4210 rue Saint-Denis'],
  city: 'Laval',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H7A 1A1',
  countryId: 'CA' as const,
  telephone: '514-555-0101',
};
const document = {
  kind: 'invoice' as const,
  number: '482915306-I1',
  createdAt: new Date('2026-06-16T12:00:00Z'),
  subtotal: 123_450,
  discountAmount: 1_000,
  shippingAmount: 14_900,
  shippingDiscountAmount: 0,
  taxAmount: 20_568,
  adjustment: 0,
  grandTotal: 157_918,
  taxes: [{ amount: 20_568, shippingAmount: 2_000 }],
  discounts: [{ amount: 1_000, shippingAmount: 0 }],
  items: [{ itemId: 1, quantity: 12, rowTotal: 123_450, discountAmount: 1_000, taxAmount: 18_568 }],
};
const order = {
  number: '482915306',
  currency: 'CAD',
  isPickup: false,
  shippingTitle: 'Transport',
  paymentTitle: 'Visa',
  placedAt: new Date('2026-06-15T12:00:00Z'),
  addresses: { shipping: address, billing: address },
  taxes: [{ label: 'TVQ' }],
  discounts: [{ labels: { en: 'Autumn', fr: 'Automne' } }],
  documents: [document],
  lines: [
    {
      id: 1,
      productId: 7,
      sku: 'VER-1224',
      name: 'Grès cérame Verdance',
      options: [{ label: 'Format', value: '12 × 24 po' }],
      quantity: 12,
      unitPrice: 10_288,
      lots: [{ productId: 7, code: '2639-A', quantity: 12 }],
      parent: { name: 'Grès cérame Verdance' },
    },
  ],
} as unknown as BoughtOrder;
const about = {
  order,
  view: SAMPLE_STORE_VIEWS.find(({ code }) => code === 'CA_FR')!,
  settings: testSettings(),
  policy: {
    cancellation: null,
    carriers: [],
    taxNumbers: [{ name: { en: 'QST', fr: 'TVQ' }, number: '1234567890 TQ0001' }],
  },
  coverage: new Map([[7, 15.5]]),
};

test('an invoice in French lists items, area, each tax and discount, and the tax registration numbers', () => {
  const paper = pdfOf(about, { kind: 'invoice', document });
  expect(paper.title).toBe('Facture 482915306-I1');
  expect(paper.shopLines).toContain('TVQ 1234567890 TQ0001');
  expect(paper.rows.map((row) => row.map(({ text }) => text.replaceAll(/\s/g, ' ')))).toEqual([
    ['Grès cérame Verdance', '12', '102,88 $', '1 234,50 $'],
  ]);
  expect(paper.rows[0]![0]!.details).toEqual(['12 × 24 po · VER-1224', '17,28 m² (186 pi²)']);
  expect(paper.sums.map(([name]) => name)).toEqual(['Sous-total', 'Livraison', 'Automne', 'TVQ']);
  expect(paper.total?.[1].replaceAll(/\s/g, ' ')).toBe('1 579,18 $');
});

test('included taxes are below the total', async () => {
  const included = { ...about, order: { ...order, isTaxIncluded: true } };
  const paper = pdfOf(included, { kind: 'invoice', document });
  expect(paper.sums.map(([name]) => name)).toEqual(['Sous-total', 'Livraison', 'Automne']);
  expect(paper.included?.map(([name]) => name)).toEqual(['Dont TVQ']);
  expect((await renderPdf(paper, DEFAULT_THEME)).length).toBeGreaterThan(
    (await renderPdf({ ...paper, included: [] }, DEFAULT_THEME)).length,
  );
});

test('a packing slip lists its items without amounts', () => {
  const shipment = {
    number: '482915306-1',
    sentAt: document.createdAt,
    items: [{ itemId: 1, quantity: 5 }],
    tracks: [{ carrierCode: 'ups', title: 'UPS', number: '1Z9' }],
  };
  const sent = { ...about, order: { ...order, shipments: [shipment] } };
  const paper = pdfOf(sent, { kind: 'packing_slip', shipment });
  expect(paper.rows[0]![0]!.details?.at(-1)).toBe('Lot 2639-A');
  expect(paper.rows.map((row) => row.map(({ text }) => text))).toEqual([['Grès cérame Verdance', '5']]);
  expect(JSON.stringify(paper)).not.toMatch(/\$|TQ0001/);
  expect(paper.facts).toContainEqual(['Suivi', 'UPS 1Z9']);
});

test('a packing slip lists the units of each line that are not in stock yet, also of lines it does not have', () => {
  const shipment = {
    number: '482915306-1',
    sentAt: document.createdAt,
    items: [{ itemId: 1, quantity: 5 }],
    tracks: [],
  };
  const [line] = order.lines;
  const lines = [
    { ...line!, awaited: 7, later: { quantity: 7, on: '2026-07-03' } },
    { ...line!, id: 2, sku: 'ALB-2448', awaited: 12, later: { quantity: 12, on: '2026-07-09' } },
  ];
  const paper = pdfOf(
    { ...about, order: { ...order, lines, shipments: [shipment] } },
    { kind: 'packing_slip', shipment },
  );
  expect(paper.rows.map((row) => row.map(({ text }) => text))).toEqual([['Grès cérame Verdance', '5']]);
  expect(paper.rows[0]![0]!.details?.at(-1)).toMatch(/^Encore 7 à venir vers le 3 juillet, d’un autre lot$/);
  expect(paper.notes[0]).toBe(
    'Absent de cet envoi\u00a0: Grès cérame Verdance, ALB-2448 – 12 à venir vers le 9 juillet',
  );
});

test('documents of a pickup order have a pickup contact instead of a delivery address', () => {
  const titles = (isPickup: boolean) =>
    pdfOf({ ...about, order: { ...order, isPickup } }, { kind: 'invoice', document }).blocks.map(({ title }) => title);
  expect(titles(true)).toContain('Ramassée par');
  expect(titles(true)).not.toContain('Adresse de livraison');
  expect(titles(false)).toContain('Adresse de livraison');
});

test('the same document renders to the same bytes, and a long one spans several pages', async () => {
  const paper = pdfOf(about, { kind: 'invoice', document });
  expect((await renderPdf(paper, DEFAULT_THEME)).equals(await renderPdf(paper, DEFAULT_THEME))).toBe(true);
  const long = await renderPdf({ ...paper, rows: Array.from({ length: 60 }, () => paper.rows[0]!) }, DEFAULT_THEME);
  expect(long.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(3);
});

test('the receipt states the final sale agreement as it was shown; an invoice does not', () => {
  const sold = { ...order, lines: order.lines.map((line) => ({ ...line, isFinalSale: true })) };
  const agreement = { id: 1, language: 'fr' as const, words: 'Je sais.', agreedAt: new Date('2026-06-15T12:00:00Z') };
  const notes = (of: Parameters<typeof pdfOf>[1], change: Partial<BoughtOrder>) =>
    pdfOf({ ...about, order: { ...sold, ...change } }, of).notes.map((note) => note.replaceAll(/\s/g, ' '));
  const receipt = { kind: 'receipt' as const };
  expect(notes(receipt, { agreement })).toEqual([
    'Vente ferme – Grès cérame Verdance. Accepté le 15 juin 2026 : « Je sais. »',
  ]);
  expect(notes(receipt, { agreement: { ...agreement, agreedAt: null } })).toEqual([]);
  expect(notes({ kind: 'invoice', document }, { agreement })).toEqual([]);
});

test('an invoice and a packing slip name the units that are still to come, a credit memo does not', () => {
  const [line] = order.lines;
  const later = { quantity: 20, awaited: 8, later: { quantity: 8, on: '2026-12-12' } };
  const waiting: typeof about = { ...about, order: { ...order, shipments: [], lines: [{ ...line!, ...later }] } };
  const shipment = { number: '482915306-1', sentAt: new Date(), items: [{ itemId: 1, quantity: 12 }], tracks: [] };
  const words = 'Encore 8 à venir vers le 12 décembre, d’un autre lot';
  const textOf = (of: Parameters<typeof pdfOf>[1], given = waiting): string => JSON.stringify(pdfOf(given, of));
  expect(textOf({ kind: 'packing_slip', shipment })).toContain(words);
  expect(textOf({ kind: 'invoice', document })).toContain(words);
  expect(textOf({ kind: 'credit_memo', document: { ...document, kind: 'credit_memo' } })).not.toContain('à venir');
  expect(textOf({ kind: 'invoice', document }, about)).not.toContain('à venir');
});

test('papers name the promised days, of both shipments', () => {
  const linesOf = (more: Partial<BoughtOrder>) =>
    pdfOf({ ...about, order: { ...order, ...more } }, { kind: 'invoice', document })
      .blocks.find(({ lines: [first] }) => first === 'Transport')
      ?.lines.map((line) => line.replaceAll(/\s/g, ' '));
  const delivery = { from: '2026-06-19', to: '2026-06-25' };
  expect(linesOf({})).toEqual(['Transport']);
  expect(linesOf({ delivery })).toEqual(['Transport', 'Arrivée prévue entre le vendredi 19 juin et le jeudi 25 juin']);
  expect(linesOf({ delivery, laterDelivery: { from: '2026-07-02', to: '2026-07-08' } })).toEqual([
    'Transport',
    'Premier envoi : Arrivée prévue entre le vendredi 19 juin et le jeudi 25 juin',
    'Second envoi : Arrivée prévue entre le jeudi 2 juillet et le mercredi 8 juillet',
  ]);
});
