import { expect, test } from 'vitest';
import { fillFigures } from './figures.ts';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';

const files: Readonly<Record<string, string>> = {
  'orders.yaml': 'returns: { days: 30, restocking_percent: 12.5 }\n',
  'samples.yaml': 'free: { pieces: 4, days: 1200 }\n',
  'cart-rules.yaml': 'rules:\n  - code: other\n  - code: parcel\n    when: { subtotal: { CAD: 500, USD: 399.5 } }\n',
  'shipping.yaml':
    'rates: { flatrate: { ca: { CAD: [{ up_to_kg: 68, price: 1014.9 }] } }, pounds: { GBP: { price: 3.95 } } }\n',
  'slabs.yaml': 'hold: [\n',
};
const filled = (text: string, view: 'en' | 'fr' | 'us' = 'en'): [string, string[]] => {
  const reported: string[] = [];
  const folder = { exists: (name: string) => name in files, text: (name: string) => files[name] ?? '' };
  const result = fillFigures(folder, { text, view }, (message, line) => reported.push(`${line}: ${message}`));
  return [result.replaceAll('\u00a0', ' '), reported];
};
const PARCEL = 'shipping.rates.flatrate.ca.CAD.0';

test.each([
  ['en', '{{figure of=orders.returns.days}} days, {{figure of=orders.returns.restocking_percent}}%', '30 days, 12.5%'],
  ['fr', '{{figure of=orders.returns.restocking_percent}} %', '12,5 %'],
  ['fr', '{{figure of=samples.free.days}}', '1 200'],
  ['us', '{{figure of=samples.free.pieces as=Words}} and {{figure of=samples.free.pieces as=words}}', 'Four and four'],
  ['fr', '{{figure of=samples.free.pieces as=words}}, {{figure of=orders.returns.days as=words}}', 'quatre, 30'],
  ['en', `{{figure of=${PARCEL}.price as=money}}`, '$1,014.90'],
  ['us', '{{figure of=cart-rules.rules.parcel.when.subtotal.USD as=dollars}}', '$399.50'],
  ['en', '{{figure of=shipping.rates.pounds.GBP.price as=money}}', '£3.95'],
  ['fr', `{{figure of=${PARCEL}.price as=money}}`, '1 014,90 $'],
  ['us', `{{figure of=${PARCEL}.up_to_kg as=pounds}} lb`, '150 lb'],
  ['en', '{{figure of=cart-rules.rules.parcel.when.subtotal.CAD as=dollars}}', '$500'],
  ['fr', '{{figure of=cart-rules.rules.parcel.when.subtotal.CAD as=dollars}}', '500 $'],
  ['us', '{{figure of=cart-rules.rules.1.when.subtotal.USD as=dollars}}', '$399.50'],
] as const)('fills in figures in the language of the store view %s: %s', (view, text, expected) => {
  expect(filled(text, view)).toEqual([expected, []]);
});

test('reports an unknown figure or format with its line', () => {
  const wrong = [
    '{{figure of=orders.returns.weeks}}',
    '{{figure of=orders.returns}}',
    '{{figure of=trade.credit.days}}',
    '{{figure of=slabs.hold.hours}}',
    '{{figure of=orders.returns.days as=roman}}',
    '{{figure of=orders.returns.days as=money}}',
  ];
  expect(filled(wrong.join('\n'))[1]).toEqual([
    '1: {{figure of=orders.returns.weeks}}: orders.yaml has no number at returns.weeks',
    '2: {{figure of=orders.returns}}: orders.yaml has no number at returns',
    '3: {{figure of=trade.credit.days}}: trade.yaml has no number at credit.days',
    '4: {{figure of=slabs.hold.hours}}: slabs.yaml has no number at hold.hours',
    '5: {{figure of=orders.returns.days as=roman}}: as= is one of number, money, dollars, pounds, words, Words',
    '6: {{figure of=orders.returns.days as=money}}: as=money is for amounts by currency, such as subtotal.CAD',
  ]);
});

test('a load fills in figures in page texts and descriptions and rejects figures of disabled features', async () => {
  const page =
    '---\ntitle: S\nmeta_description: "{{figure of=samples.free.pieces as=Words}} free"\n---\n<p>{{figure of=samples.free.pieces}}</p>';
  const load = (samples: string) =>
    readWhole(smallCatalogue({ 'samples.yaml': samples, 'pages/s.en.html': page, 'pages/s.fr.html': page }));
  const texts = (await load('offered: true\nfree: { pieces: 3, days: 10 }\n')).pages.find(
    ({ identifier }) => identifier === 's',
  )?.texts;
  expect(texts?.map(({ metaDescription, content }) => `${metaDescription} ${content}`)).toEqual(
    expect.arrayContaining(['Three free <p>3</p>', 'Trois free <p>3</p>']),
  );
  const off = await readWhole(
    smallCatalogue({
      'samples.yaml': 'offered: false\nfree: { pieces: 3, days: 10 }\n',
      'pages/s.en.html': page,
      'pages/s.fr.html': page,
    }),
  );
  expect(off.warnings.map(({ file, line, message }) => `${file}, ${line}: ${message}`)).toContain(
    'pages/s.fr.html, 3: {{figure of=samples.free.pieces as=Words}}: samples.yaml switches that off, but the page still mentions it',
  );
  await expect(load('offered: false\n')).rejects.toThrow(
    'pages/s.en.html, line 3: {{figure of=samples.free.pieces as=Words}}: samples.yaml has no number at free.pieces',
  );
});

test('fills in figures in payment instructions in each language', async () => {
  const payment = (of: string): string =>
    `- code: purchaseorder\n  instructions:\n    en: Due within {{figure of=${of}}} days.\n    fr: Payable dans les {{figure of=${of}}} jours.\n`;
  const trade = 'group: 2\ncredit: { days: 45, limits: { CAD: 25000 } }\n';
  const load = (of: string) => readWhole(smallCatalogue({ 'payment.yaml': payment(of), 'trade.yaml': trade }));
  expect((await load('trade.credit.days')).payment[0]?.instructions).toEqual({
    en: 'Due within 45 days.',
    fr: 'Payable dans les 45 jours.',
  });
  await expect(load('trade.credit.weeks')).rejects.toThrow(
    'payment.yaml, line 3, 0.instructions.en: {{figure of=trade.credit.weeks}}: trade.yaml has no number at credit.weeks',
  );
});
