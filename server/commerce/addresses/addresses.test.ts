import { expect, test, vi } from 'vitest';
import { fakeCommerce } from '../../testing/fixtures.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { createAddressList } from './address-list.ts';
import { addressRewriter, readAddresses } from './magento-addresses.ts';
import { withShopAddresses } from './with-shop-addresses.ts';

const of = (store_code: string, link: string) => ({
  store_code,
  base_url: 'http://shop.magento.test/',
  secure_base_url: 'https://shop.magento.test/',
  base_link_url: `http://shop.magento.test/${link}`,
  secure_base_link_url: `https://shop.magento.test/${link}`,
  base_media_url: 'https://media.magento.test/pub/',
  secure_base_media_url: 'https://media.magento.test/pub/',
  base_static_url: 'https://shop.magento.test/static/version1/',
  secure_base_static_url: 'https://shop.magento.test/static/version1/',
});
const PREFIXES: Readonly<Record<string, string>> = { default: '', german: '/german' };
const rewrite = addressRewriter([of('default', ''), of('german', 'german/')], (code) => PREFIXES[code] ?? '');

test.each([
  ['a page', '<a href="https://shop.magento.test/tiles.html?p=2#x">', '<a href="/tiles.html?p=2#x">'],
  ['the home page', "<a href='http://shop.magento.test'>", "<a href='/'>"],
  ['a page without a scheme', '<a href="//shop.magento.test/faq">', '<a href="/faq">'],
  ['a page of another store view', '<a href="https://shop.magento.test/german/faq">', '<a href="/german/faq">'],
  ['a picture', '<img src="https://media.magento.test/pub/wysiwyg/a.jpg">', '<img src="/media/wysiwyg/a.jpg">'],
  [
    'a picture in the data of an attribute',
    String.raw`{\&quot;desktop_image\&quot;:\&quot;https://media.magento.test/pub/a.jpg\&quot;}`,
    String.raw`{\&quot;desktop_image\&quot;:\&quot;/media/a.jpg\&quot;}`,
  ],
  ['a picture in a style', 'background:url(https://media.magento.test/pub/a.jpg)', 'background:url(/media/a.jpg)'],
  ['a file of its theme', 'https://shop.magento.test/static/version1/a.svg', '/static/a.svg'],
])('%s at a host of the Magento becomes a path of the shop', (_, given, expected) => {
  expect(rewrite(given, 'default')).toBe(expected);
});

test('links in content lead to pages of their store view', () => {
  const content = '<a href="https://shop.magento.test/german/faq"><a href="https://shop.magento.test/faq">';
  expect(rewrite(content, 'german')).toBe('<a href="/german/faq"><a href="/faq">');
});

test('the address of a page in the current store view gets its prefix from the storefront', () => {
  expect(rewrite('https://shop.magento.test/german/faq', 'german')).toBe('/faq');
});

test.each([
  'https://shop.magento.test.evil.test/a',
  'https://shop.magento.test:8443/a',
  'https://other.test/?to=x//shop.magento.test/',
  'https://xshop.magento.test/a',
  '<p>Our shop is at https://shop.magento.test/ as before.</p>',
  'ann@shop.magento.test',
])('%s stays unchanged', (text) => {
  expect(rewrite(text, 'default')).toBe(text);
});

test('store views that share a base URL keep the shopper in the current one', () => {
  const shared = addressRewriter([of('default', ''), of('german', '')], (code) => `/${code}`);
  expect(shared('https://shop.magento.test/faq', 'german')).toBe('/faq');
  expect(shared('<a href="https://shop.magento.test/faq">', 'german')).toBe('<a href="/german/faq">');
});

test('responses name paths of the shop, except the base URLs themselves', async () => {
  const base = { secure_base_media_url: 'https://media.magento.test/pub/' };
  const { commerce } = fakeCommerce({
    storeConfig: base,
    products: { items: [{ small_image: { url: 'https://media.magento.test/pub/a.jpg' } }, null, 3] },
  });
  const expected = {
    data: { storeConfig: base, products: { items: [{ small_image: { url: '/media/a.jpg' } }, null, 3] } },
  };
  const wrapped = withShopAddresses(commerce, () => rewrite);
  const call = { query: '{a}', headers: { store: 'default' }, ip: '' };
  expect((await wrapped.query(call)).result).toEqual(expected);
  const { body } = await wrapped.executeGraphql({ ...call, method: 'GET' });
  expect(JSON.parse(body.toString())).toEqual(expected);
});

test('reads the base URLs of each store view; none from a back end that does not return them', async () => {
  const { commerce } = fakeCommerce({ availableStores: [of('default', ''), null] });
  expect(await readAddresses(commerce)).toEqual([of('default', '')]);
  expect(await readAddresses(fakeCommerce({ availableStores: null }).commerce)).toEqual([]);
  expect(addressRewriter([], () => '')('https://a.test/', undefined)).toBe('https://a.test/');
});

test.each([
  ['of its own', of('default', ''), 'https://media.magento.test/pub/'],
  [
    'of the Magento itself',
    { ...of('default', ''), secure_base_media_url: 'https://shop.magento.test/pub/media/' },
    'http://internal:8080/media/',
  ],
  ['that it does not name', { store_code: 'default' }, 'http://internal:8080/media/'],
])('media at a host %s are read there', async (_, view, expected) => {
  const onChange = vi.fn();
  const { commerce } = fakeCommerce({ availableStores: [view] });
  const list = createAddressList({
    commerce,
    url: 'http://internal:8080',
    prefixOf: () => '',
    log: silentLog,
    onChange,
  });
  await list.read();
  await list.read();
  expect([list.bases().media, onChange.mock.calls.length]).toEqual([expected, 1]);
});
