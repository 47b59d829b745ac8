// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { SAMPLE_VIEWS, STORE_VIEWS } from '#contract/testing/store-views.ts';
import { STORE_VIEWS_ID } from '#storefront/platform/page/document-ids.ts';
import type { StoreView } from '#contract/store-views.ts';
import { cachedStoreViews } from './cached-views.ts';
import { offlineAnswer, offlinePage, themeOf, tongueOf } from './offline-page.ts';
import { visitedPages } from './visited.ts';

const THEME = {
  css: "@font-face{src:url('/theme/fonts/text.woff2?v=1')}",
  logo: '<svg viewBox="0 0 4 1"></svg>',
  files: ['/theme/fonts/text.woff2?v=1'],
};

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the offline page uses the language of the URL, and links to that URL and to cached pages', () => {
  const french = page(
    offlinePage(
      '/CA_FR/faq?a=1&b=2',
      [{ address: '/CA_FR/vinyle', title: 'Vinyle & liège' }],
      STORE_VIEWS.CA_FR,
      THEME,
    ),
  );
  expect(french.documentElement.lang).toBe('fr-CA');
  expect(french.querySelector('h1')?.textContent).toBe('Vous êtes hors ligne');
  expect([...french.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/CA_FR/faq?a=1&b=2', 'Réessayer'],
    ['/CA_FR/vinyle', 'Vinyle & liège'],
  ]);
  expect(page(offlinePage('/faq', [], STORE_VIEWS.CA_EN, THEME)).querySelectorAll('h1, h2')).toHaveLength(1);
});

test('the offline page has the logo and the styles of the theme that stands before the script', async () => {
  const answer = await offlineAnswer('/faq', [], STORE_VIEWS.CA_EN, themeOf({ shopTheme: THEME }));
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'; img-src 'self'");
  const shown = page(await answer.text());
  expect(shown.querySelector('style')?.textContent).toContain(THEME.css);
  expect(shown.querySelector('header svg')?.getAttribute('viewBox')).toBe('0 0 4 1');
  expect(themeOf({})).toEqual({ css: '', logo: '', files: [] });
});

test('a URL cannot inject markup into the page', () => {
  const hostile = page(
    offlinePage(
      '/"><script>alert(1)</script>',
      [{ address: '/x', title: '<img src=x onerror=alert(1)>' }],
      STORE_VIEWS.CA_EN,
      THEME,
    ),
  );
  expect(hostile.querySelectorAll('script, img')).toHaveLength(0);
});

test('the response is never stored, and its policy allows only its own style sheet', async () => {
  const answer = await offlineAnswer('/faq', [], STORE_VIEWS.CA_EN, THEME);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const style = page(await answer.text()).querySelector('style')?.textContent ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
  expect(policy).not.toContain('unsafe');
});

test('lists cached pages of the same store view, newest first, each once, without the shop’s name', async () => {
  const kept: Record<string, string> = {
    '/faq': 'FAQ – Tessera',
    '/CA_FR/faq': 'Questions | Tessera',
    '/': 'Tessera',
    '/?a=1': 'Tessera',
    '/broken': '',
  };
  const cache = {
    keys: async () => Object.keys(kept).map((path) => ({ url: `https://shop.test${path}` })),
    match: async ({ url }: { url: string }) => {
      const { pathname, search } = new URL(url);
      return new Response(kept[pathname + search] && `<title>${kept[pathname + search]}</title>`);
    },
  } as unknown as Cache;
  expect(await visitedPages(cache, SAMPLE_VIEWS, '/vinyl')).toEqual([
    { address: '/?a=1', title: 'Tessera' },
    { address: '/faq', title: 'FAQ – Tessera' },
  ]);
  expect(await visitedPages(cache, SAMPLE_VIEWS, '/CA_FR/vinyle')).toEqual([
    { address: '/CA_FR/faq', title: 'Questions' },
  ]);
});

const cacheOf = (pages: Readonly<Record<string, string>>): Cache =>
  ({
    keys: async () => Object.keys(pages).map((path) => ({ url: `https://shop.test${path}` })),
    match: async ({ url }: { url: string }) => new Response(pages[new URL(url).pathname]),
  }) as unknown as Cache;

test('store views are those that the page cached last names', async () => {
  const page = (views: readonly StoreView[]) =>
    `<html><script type="application/json" id="${STORE_VIEWS_ID}">${JSON.stringify(views)}</script>`;
  const cache = cacheOf({ '/old': page(SAMPLE_VIEWS), '/new': page([STORE_VIEWS.CA_FR]), '/plain': '<html>' });
  expect(await cachedStoreViews(cache)).toEqual([STORE_VIEWS.CA_FR]);
  expect(await cachedStoreViews(cacheOf({ '/plain': '<html>' }))).toEqual([]);
});

test('the offline page has the language of the path’s store view; while none is known, the visitor’s', () => {
  expect(tongueOf(SAMPLE_VIEWS, '/CA_FR/faq')).toMatchObject({ languageTag: 'fr-CA' });
  expect(tongueOf(SAMPLE_VIEWS, '/faq')).toMatchObject({ languageTag: 'en-CA' });
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en'] });
  expect(tongueOf([], '/faq').language).toBe('fr');
  vi.unstubAllGlobals();
});
