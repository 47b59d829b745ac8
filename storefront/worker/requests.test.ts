import { expect, test } from 'vitest';
import { isPreview, isStoredOffline, kindOf } from './requests.ts';

const requested = { method: 'GET', mode: 'no-cors', destination: 'image', accept: '*/*' } as const;
const navigation = { ...requested, mode: 'navigate', destination: 'document', accept: 'text/html' } as const;

test.each([
  ['/faq', navigation, 'page'],
  ['/faq', { ...requested, destination: '', accept: 'text/html' } as const, 'page'],
  ['/offline.json', { ...requested, destination: '' } as const, 'offline'],
  ['/assets/index-abc.js', requested, 'file'],
  ['/media/catalog/product/a.webp', requested, 'picture'],
  ['/media/wysiwyg/home/hero.mp4', requested, undefined],
  ['/media/wysiwyg/home/hero', { ...requested, destination: 'video' } as const, undefined],
  ['/graphql', { ...requested, accept: 'application/json' }, undefined],
  ['/rest/V1/guest-carts', navigation, undefined],
  ['/faq', { ...navigation, method: 'POST' }, undefined],
])('%s is a %s', (path, request, kind) => {
  expect(kindOf(path, request)).toBe(kind);
});

test.each([
  ['/', true],
  ['/CA_FR', true],
  ['/CA_FR/natural-stone-tiles', true],
  ['/cartography.html', true],
  ['/cart', false],
  ['/CA_FR/cart', false],
  ['/US_EN/checkout/receipt', false],
  ['/order-history', false],
  ['/customer/account/createPassword', false],
  ['/newsletter/unsubscribe', false],
])('whether %s may be cached for offline use: %s', (path, isSo) => {
  expect(isStoredOffline(path)).toBe(isSo);
});

test('a page with a draft of staff is a preview', () => {
  expect(['?preview=a.b', '?a=b&preview=c', '', '?page=2'].map(isPreview)).toEqual([true, true, false, false]);
});
