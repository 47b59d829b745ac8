import { expect, test } from 'vitest';
import type { StoreView } from '#contract/store-views.ts';
import { SAMPLE_VIEWS, STORE_VIEWS } from '#contract/testing/store-views.ts';
import { pageHead, pageTitle, type HeadTag } from './page-head.ts';

const theme = { css: '', socialCard: '/theme/social-card.png?v=1' };
const page = { storeView: STORE_VIEWS.CA_FR, storeViews: SAMPLE_VIEWS, origin: 'https://shop.test', theme };
const find = (tags: readonly HeadTag[], name: string, value: string): HeadTag[] =>
  tags.filter(({ attributes }) => attributes[name] === value);

test('[LY-10] the title is the given text and the store name', () => {
  expect(pageTitle('Porcelain', 'Tessera')).toBe('Porcelain | Tessera');
  expect(pageTitle('About Tessera', 'Tessera')).toBe('About Tessera');
});

test('[LY-11] uses "English" until the store name is loaded', () => {
  expect(pageTitle('Porcelain', undefined)).toBe('Porcelain | English');
  expect(pageHead(page, null, { title: 'Porcelain', path: '/' }).title).toBe('Porcelain | English');
});

test('[RT-02] canonical and alternate URLs contain the store code for CA_FR and US_EN and none for CA_EN', () => {
  const { tags } = pageHead(page, 'Tessera', { title: 'x', path: '/porcelain-tiles' });
  expect(find(tags, 'rel', 'canonical').map(({ attributes }) => attributes['href'])).toEqual([
    'https://shop.test/CA_FR/porcelain-tiles',
  ]);
  expect(
    Object.fromEntries(
      find(tags, 'rel', 'alternate').map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
    ),
  ).toEqual({
    'en-CA': 'https://shop.test/porcelain-tiles',
    'fr-CA': 'https://shop.test/CA_FR/porcelain-tiles',
    'en-US': 'https://shop.test/US_EN/porcelain-tiles',
    'x-default': 'https://shop.test/porcelain-tiles',
  });
});

test('[HD-07] a page that needs visits has no alternate URL in a view without them, where it is a redirect', () => {
  const { tags } = pageHead(page, 'Tessera', { title: 'x', path: '/showroom-reservation', needsVisits: true });
  expect(find(tags, 'rel', 'alternate').map(({ attributes }) => attributes['hreflang'])).toEqual([
    'en-CA',
    'fr-CA',
    'x-default',
  ]);
});

const languagesOf = (storeViews: readonly StoreView[], storeView: StoreView, needsVisits = false) =>
  find(
    pageHead({ ...page, storeView, storeViews }, 'x', { title: 'x', path: '/y', needsVisits }).tags,
    'rel',
    'alternate',
  ).map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']?.replace('https://shop.test', '')}`);

test('a shop with one store view names no other URL', () => {
  expect(languagesOf([STORE_VIEWS.US_EN], STORE_VIEWS.US_EN)).toEqual([]);
});

test('of two store views in one language, only one is named: the page’s own, otherwise the first', () => {
  const trade = { ...STORE_VIEWS.CA_EN, code: 'trade', prefix: '/trade' };
  const views = [STORE_VIEWS.CA_EN, trade, STORE_VIEWS.CA_FR];
  expect(languagesOf(views, STORE_VIEWS.CA_FR)).toEqual(['en-CA /y', 'fr-CA /CA_FR/y', 'x-default /y']);
  expect(languagesOf(views, trade)).toEqual(['en-CA /trade/y', 'fr-CA /CA_FR/y', 'x-default /y']);
});

test('a page that the view without a prefix lacks has no default URL', () => {
  const british = { ...STORE_VIEWS.US_EN, code: 'gb', prefix: '', countryId: 'GB' };
  const canada = [{ ...STORE_VIEWS.CA_EN, prefix: '/CA_EN' }, STORE_VIEWS.CA_FR];
  expect(languagesOf([british, ...canada], STORE_VIEWS.CA_FR, true)).toEqual(['en-CA /CA_EN/y', 'fr-CA /CA_FR/y']);
});

test('a noindex page has no canonical URL', () => {
  const { tags } = pageHead(page, 'Tessera', { title: 'x', path: '/cart', isIndexed: false });
  expect(find(tags, 'name', 'robots')).toHaveLength(1);
  expect(find(tags, 'rel', 'canonical')).toHaveLength(0);
});

test('the social card names the page and the store, with a picture of the page or else of the store', () => {
  const card = (image?: string) =>
    Object.fromEntries(
      pageHead(page, 'Tessera', { title: 'Slabs', description: ' Cut  stone. ', path: '/slabs', image }).tags.flatMap(
        ({ attributes: { property, content } }) => (property ? [[property, content]] : []),
      ),
    );
  expect(card()).toEqual({
    'og:type': 'website',
    'og:title': 'Slabs',
    'og:description': 'Cut stone.',
    'og:url': 'https://shop.test/CA_FR/slabs',
    'og:site_name': 'Tessera',
    'og:locale': 'fr_CA',
    'og:image': 'https://shop.test/theme/social-card.png?v=1',
  });
  expect(card('/media/a.jpg')['og:image']).toBe('https://shop.test/media/a.jpg');
});

test('structured data cannot close its script element', () => {
  const { tags } = pageHead(page, 'Tessera', {
    title: 'x',
    path: '/',
    structuredData: [{ name: '</script><script>' }],
  });
  expect(tags.find(({ tag }) => tag === 'script')?.text).not.toContain('<');
});
