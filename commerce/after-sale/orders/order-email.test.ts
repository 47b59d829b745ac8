import { expect, test } from 'vitest';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import type { StoreViewCode } from '#commerce/platform/store-view-types.ts';
import { emailHtml, emailText } from '#commerce/platform/mail/email.ts';
import { mailLook } from '#commerce/platform/mail/mail-look.ts';
import { DEFAULT_THEME } from '#commerce/platform/theme/theme.ts';
import { orderContent } from './order-email.ts';
import type { Order } from './types.ts';

const address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['1 Main St', 'Door 2'],
  city: 'Montréal',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H2Y 1C6',
  countryId: 'CA' as const,
  telephone: '514-555-0101',
};
const order = {
  number: '482915306',
  currency: 'CAD',
  language: 'en',
  isPickup: false,
  shippingTitle: 'Parcel',
  paymentTitle: 'Credit card',
  subtotal: 100_000,
  discountAmount: 0,
  shippingAmount: 2920,
  shippingDiscountAmount: 0,
  discounts: [],
  grandTotal: 118_331,
  addresses: {
    shipping: address,
    billing: { ...address, firstname: 'Bob', company: 'Roy & Co', countryId: 'US' as const },
  },
  taxes: [{ label: 'GST', amount: 5146 }],
  placedAt: new Date('2026-06-16T02:00:00Z'),
  lines: [
    {
      sku: 'STONE-12',
      name: 'Stone 12 × 24',
      options: [{ label: 'Size', value: '12 × 24' }],
      quantity: 10,
      rowTotal: 100_000,
      parent: { name: 'Stone' },
    },
    { sku: 'TILE', name: 'Tile', options: [], quantity: 1, rowTotal: 5, parent: null },
  ],
} as unknown as Order;
const see = (
  code: StoreViewCode,
  change: Partial<Order> = {},
  mailFrom = 'Tessera <orders@tessera.example>',
  canTrack = true,
) =>
  orderContent(
    { ...order, ...change },
    SAMPLE_STORE_VIEWS.find((view) => view.code === code)!,
    {
      publicUrl: 'https://shop.example',
      mailFrom,
      mailAddress: { en: 'Tessera, 1 Main St', fr: 'Tessera, 1, rue Principale' },
    },
    { canTrack },
  );

test('an order has no link to track it in a shop without order tracking', () => {
  expect(see('CA_EN').action?.url).toContain('#track-my-order');
  expect(see('CA_EN', {}, undefined, false).action).toBeUndefined();
});

test("an order of the default view has customer, addresses, lines, totals and the date in the shop's time zone", () => {
  expect(see('CA_EN')).toMatchObject({
    language: 'en-CA',
    shop: 'Tessera',
    publicUrl: 'https://shop.example',
    title: 'Thank you, Ann',
    panel: [
      ['Order number', '482915306'],
      ['Placed on', 'June 15, 2026'],
    ],
    items: [
      { name: 'Stone', details: ['12 × 24', 'STONE-12', 'Quantity 10'], amount: '$1,000.00' },
      { name: 'Tile', details: ['TILE', 'Quantity 1'], amount: '$0.05', picture: undefined },
    ],
    sums: [
      ['Subtotal', '$1,000.00'],
      ['Shipping', '$29.20'],
      ['GST', '$51.46'],
    ],
    total: ['Total', '$1,183.31'],
    action: { label: 'Track my order', url: 'https://shop.example/#track-my-order' },
    blocks: [
      { title: 'Ship to', lines: ['Ann Roy', '1 Main St', 'Door 2', 'Montréal, QC H2Y 1C6', 'Canada'] },
      {
        title: 'Bill to',
        lines: ['Bob Roy', 'Roy & Co', '1 Main St', 'Door 2', 'Montréal, QC H2Y 1C6', 'United States'],
      },
      { title: 'Delivery', lines: ['Parcel'] },
      { title: 'Payment', lines: ['Credit card'] },
    ],
    notes: ['Sent by Tessera because an order was placed with this email address.', 'Tessera, 1 Main St'],
  });
});

test('an address has the order of its country', () => {
  const at = (countryId: string, city: string, postcode: string) =>
    ({
      ...address,
      prefix: 'Dr.',
      countryId,
      regionId: null,
      regionCode: '',
      city,
      postcode,
    }) as Order['addresses']['shipping'];
  const addresses = { shipping: at('GB', 'London', 'EC1A 1BB'), billing: at('DE', 'Berlin', '10115') };
  expect(
    see('CA_FR', { addresses })
      .blocks?.slice(0, 2)
      .map(({ lines }) => lines),
  ).toEqual([
    ['Dr. Ann Roy', '1 Main St', 'Door 2', 'London', 'EC1A 1BB', 'Royaume-Uni'],
    ['Dr. Ann Roy', '1 Main St', 'Door 2', '10115 Berlin', 'Allemagne'],
  ]);
});

test('included taxes are below the total, exemptions above it', () => {
  const exempt = { label: 'VAT: exempt, certificate 1', amount: 0 } as Order['taxes'][number];
  const email = see('CA_EN', { isTaxIncluded: true, taxes: [...order.taxes, exempt] });
  expect(email.sums?.map(([label]) => label)).toEqual(['Subtotal', 'Shipping', 'VAT: exempt, certificate 1']);
  expect(email.included).toEqual([['Includes GST', '$51.46']]);
  for (const text of [emailHtml(email, mailLook(DEFAULT_THEME)), emailText(email)])
    expect(text.indexOf('Includes GST')).toBeGreaterThan(text.indexOf('1,183.31'));
});

test('uses French words, dates and amounts in French', () => {
  const { panel, action, blocks, total, notes } = see('CA_FR');
  expect([
    panel?.[1]?.[1],
    action?.url,
    blocks?.[0]?.lines.at(-1),
    blocks?.[1]?.lines.at(-1),
    total?.[1].replaceAll(/\s/g, ' '),
    notes.at(-1),
  ]).toEqual([
    '15 juin 2026',
    'https://shop.example/CA_FR#track-my-order',
    'Canada',
    'États-Unis',
    '1 183,31 $',
    'Tessera, 1, rue Principale',
  ]);
});

test('images are absolute URLs of square JPEGs of the variant, or else of its parent product', () => {
  const [line] = order.lines;
  const pictures = see('CA_EN', {
    lines: [
      { ...line!, imageFile: 'slabs/é 1.webp', parent: { ...line!.parent!, imageFile: 'stone.webp' } },
      { ...line!, imageFile: null, parent: { ...line!.parent!, imageFile: 'stone.webp' } },
      { ...line!, imageFile: null, parent: null },
    ],
  }).items?.map(({ picture }) => picture);
  const address = (file: string): string =>
    `https://shop.example/media/catalog/product/${file}?width=160&height=160&fit=cover&format=pjpg`;
  expect(pictures).toEqual([address('slabs/%C3%A9%201.webp'), address('stone.webp'), undefined]);
});

test('lists samples last under their own heading, and a sample without a charge as free', () => {
  const line = (sku: string, rowTotal: number) => ({ ...order.lines[1]!, sku, name: sku, rowTotal });
  const { items } = see('CA_EN', {
    lines: [line('A-SMP', 0), line('TILE', 0), line('B-SMP', 300), line('STONE', 500)],
  });
  expect(items?.map(({ heading, name, amount }) => [heading, name, amount])).toEqual([
    [undefined, 'TILE', '$0.00'],
    [undefined, 'STONE', '$5.00'],
    ['Samples', 'A-SMP', 'Free'],
    [undefined, 'B-SMP', '$3.00'],
  ]);
  expect(see('CA_EN', { lines: [line('A-SMP', 0)] }).items?.[0]?.heading).toBe('Samples');
  const french = see('CA_FR', { lines: [line('A-SMP', 0)], shippingAmount: 0 });
  expect([french.items?.[0]?.amount, french.sums?.[1]?.[1]]).toEqual(['Gratuit', 'Sans frais']);
});

test('lists payment instructions of an offline method below its title, line by line', () => {
  const { blocks } = see('CA_EN', { paymentTitle: 'Cheque', paymentInstructions: 'Payable to Tessera.\n1 Main St' });
  expect(blocks?.at(-1)).toEqual({ title: 'Payment', lines: ['Cheque', 'Payable to Tessera.', '1 Main St'] });
});

test.each(['checkmo', 'banktransfer'])(
  'an order by %s says that preparation starts once the payment has arrived',
  (code) => {
    for (const isPickup of [true, false]) {
      expect(see('CA_EN', { paymentMethodCode: code, isPickup }).paragraphs).toEqual([
        'Your order is in. We get it ready once your payment has arrived.',
      ]);
      expect(see('CA_FR', { paymentMethodCode: code, isPickup }).paragraphs).toEqual([
        'Votre commande est enregistrée. Nous la préparerons dès la réception de votre paiement.',
      ]);
    }
    expect(see('CA_EN', { paymentMethodCode: 'cashondelivery' }).paragraphs[0]).toContain('getting it ready');
  },
);

test('formats each currency for the store view', () => {
  expect([
    see('US_EN', { currency: 'USD' }).total?.[1],
    see('US_EN').total?.[1],
    see('CA_EN', { currency: 'USD' }).total?.[1],
  ]).toEqual(['$1,183.31', 'CA$1,183.31', 'US$1,183.31']);
});

test('names a pickup and shows a price of zero as free', () => {
  const shown = see('CA_EN', { isPickup: true, shippingAmount: 0 });
  expect(shown.paragraphs[0]).toContain('whether it is ready for pickup');
  expect(see('CA_EN').paragraphs[0]).toContain('Follow it at any time');
  expect(shown.sums?.[1]).toEqual(['Shipping', 'Free']);
});

test.each([
  ['"Stone House" <a@b.example>', 'Stone House'],
  ['"Stone House"<a@b.example>', 'Stone House'],
  ['  Stone  <a@b.example>', 'Stone'],
  ['S <a@b.example>', 'S'],
  ['<a@b.example>', 'b.example'],
  ['a@b.example', 'b.example'],
])('takes the shop name from the sender %s: %s', (mailFrom, name) => {
  expect(see('CA_EN', {}, mailFrom).shop).toBe(name);
});
