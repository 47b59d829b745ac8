import { expect, test } from 'vitest';
import { isMeasuredKey, measuredAddress } from './measured-address.ts';
import { withoutPersonalText } from '#contract/personal-text.ts';
import { cartOf, line, measuring } from './testing/analytics.ts';

const at = (path: string): string => measuredAddress(`https://shop.test${path}`, 'https://shop.test');

test('[AN-18] only query keys for page content and campaigns are sent', () => {
  expect(['page', 'query', 'sort', 'direction', 'config', 'finish[filter]', 'utm_campaign'].every(isMeasuredKey)).toBe(
    true,
  );
  expect(
    [
      'email',
      'firstName',
      'lastName',
      'token',
      'id',
      'gclid',
      'fbclid',
      'utm_email',
      'modal:open',
      'Query',
      'constructor',
      '__proto__',
    ].some(isMeasuredKey),
  ).toBe(false);
});

test('[AN-18] a URL is sent without credentials, hash, and other query parameters', () => {
  expect(at('/search.html?query=oak&email=a%40b.ca#track-my-order')).toBe('https://shop.test/search.html?query=oak');
  expect(at('/customer/account/createPassword?token=secret')).toBe('https://shop.test/customer/account/createPassword');
  expect(measuredAddress('https://user:pass@other.example/ann?x=1', 'https://shop.test')).toBe(
    'https://other.example/',
  );
  for (const nothing of ['', 'javascript:alert(1)', 'android-app://com.example'])
    expect(measuredAddress(nothing, 'https://shop.test')).toBe('');
});

test('[AN-18] search terms are sent without probable personal data', () => {
  expect(at('/search.html?query=ann.roy%40example.com')).not.toMatch(/ann|example/);
  const cases: [string, string][] = [
    ['tiles for ann.roy@example.com please', 'tiles for […] please'],
    ['call 514-555-0101', 'call […]'],
    ['+1 (514) 555 0101', '[…]'],
    ['H2Y 1C6', '[…]'],
    ['ship to h2y1c6', 'ship to […]'],
    ['05401-1234', '[…]'],
    ['marble 12 x 24', 'marble 12 x 24'],
    ['marbre 30 × 60 cm', 'marbre 30 × 60 cm'],
    ['TL-0420-GR', 'TL-0420-GR'],
  ];
  expect(cases.map(([text]) => withoutPersonalText(text))).toEqual(cases.map(([, reported]) => reported));
});

test('the cart’s id, which gives access to it, never enters the data layer', () => {
  const { notify, entries } = measuring();
  notify({
    kind: 'cart-changed',
    before: undefined,
    after: { ...cartOf(line()), id: 'secret-cart-id' } as never,
    added: { sku: 'TILE', quantity: 2 },
  });
  expect(JSON.stringify(entries)).toContain('TILE');
  expect(JSON.stringify(entries)).not.toContain('secret-cart-id');
});
