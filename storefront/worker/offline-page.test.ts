// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import type { OfflineData } from '#contract/offline.ts';
import { offlinePage, offlineResponse } from './offline-page.ts';
import { visitedPages } from './visited.ts';

const DATA: OfflineData = {
  views: SAMPLE_VIEWS.map(({ code, prefix, languageTag }) => ({
    code,
    prefix,
    languageTag,
    words: { title: `Offline ${code}`, text: 'No network', again: 'Retry', visited: 'Saved' },
  })),
  css: "@font-face{src:url('/theme/fonts/text.woff2?v=1')}",
  logo: '<svg viewBox="0 0 4 1"></svg>',
  files: ['/theme/fonts/text.woff2?v=1'],
};

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the offline page uses the language of the URL, and links to that URL and to cached pages', () => {
  const french = page(offlinePage('/CA_FR/faq?a=1&b=2', [{ address: '/CA_FR/vinyle', title: 'Vinyle & liège' }], DATA));
  expect(french.documentElement.lang).toBe('fr-CA');
  expect(french.querySelector('h1')?.textContent).toBe('Offline CA_FR');
  expect([...french.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/CA_FR/faq?a=1&b=2', 'Retry'],
    ['/CA_FR/vinyle', 'Vinyle & liège'],
  ]);
  expect(page(offlinePage('/faq', [], DATA)).querySelectorAll('h1, h2')).toHaveLength(1);
});

test('the offline page has the logo and the styles of the theme', async () => {
  const response = await offlineResponse('/faq', [], DATA);
  expect(response.headers.get('content-security-policy')).toContain("font-src 'self'; img-src 'self'");
  const shown = page(await response.text());
  expect(shown.querySelector('style')?.textContent).toContain(DATA.css);
  expect(shown.querySelector('header svg')?.getAttribute('viewBox')).toBe('0 0 4 1');
});

test('a URL cannot inject markup into the page', () => {
  const hostile = page(
    offlinePage('/"><script>alert(1)</script>', [{ address: '/x', title: '<img src=x onerror=alert(1)>' }], DATA),
  );
  expect(hostile.querySelectorAll('script, img')).toHaveLength(0);
});

test('the response is never stored, and its policy allows only its own style sheet', async () => {
  const response = await offlineResponse('/faq', [], DATA);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const style = page(await response.text()).querySelector('style')?.textContent ?? '';
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
