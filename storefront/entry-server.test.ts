import { expect, test } from 'vitest';
import type { ClientAssets, ExecuteRequest, ExecuteResult, PageRequest, PageResponse } from '#contract/page-render.ts';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import { testTheme } from './testing/theme.ts';
import { render } from './entry-server.tsx';

const assets: ClientAssets = {
  entry: '/assets/entry.js',
  styles: ['/assets/shop.css'],
  inlinedStyles: (modules) => `/* styles of ${modules.join()} */`,
  preload: ['/assets/shared.js'],
  module: (id) => [`/assets/${id}.js`],
  moduleStyles: (id) => [`/assets/${id}.css`],
  file: () => undefined,
};

const SHELL: Readonly<Record<string, unknown>> = {
  getStoreConfigData: {
    storeConfig: {
      website_name: 'Tessera',
      store_name: 'Canada (EN)',
      default_title: 'Tiles',
      default_description: 'By the box.',
    },
  },
};

const renderPage = (
  url: string,
  responses: Readonly<Record<string, unknown>> = {},
  given: Partial<PageRequest> = {},
): Promise<PageResponse> => {
  const execute = async ({ operationName = '', variables }: ExecuteRequest): Promise<ExecuteResult<never>> => {
    const response = { ...SHELL, ...responses }[operationName];
    const data: unknown = typeof response === 'function' ? response(variables) : response;
    if (data instanceof Error) throw data;
    return (data === undefined ? { data: null, errors: [{ message: 'unknown' }] } : { data }) as ExecuteResult<never>;
  };
  return render({
    url,
    origin: 'https://shop.test',
    storeView: 'CA_EN',
    storeViews: SAMPLE_VIEWS,
    currency: 'CAD',
    execute,
    assets,
    nonce: 'n0nce',
    theme: { ...testTheme, fonts: ['/theme/fonts/text.woff2?v=1', '/theme/fonts/display.woff2?v=1'] },
    ...given,
  });
};
const resolved = (fields: object | null) => ({
  resolveUrl: {
    urlResolver: fields && {
      id: 7,
      entity_uid: 'Nw==',
      relative_url: 'about',
      redirectCode: 0,
      type: 'CMS_PAGE',
      ...fields,
    },
  },
});
const page = (content: string) => ({
  ...resolved({}),
  getCmsPage: {
    cmsPage: {
      title: 'About',
      content_heading: 'About us',
      content,
      page_layout: '1column',
      meta_title: 'About',
      meta_description: 'Who we are',
    },
  },
});

test('[RR-06] a content page is rendered with its head, its data and the chunks it needs', async () => {
  const { status, html } = await renderPage('/about', page('<p>Since 1984 & <b>on</b></p>'));
  expect(status).toBe(200);
  expect(html).toMatch(
    /^<!doctype html><html lang="en-CA" data-store-view="CA_EN" data-currency="CAD" data-release="\/assets\/entry.js">/,
  );
  expect(html).toContain('<title>About | Tessera</title>');
  expect(html).toContain('<link rel="canonical" href="https://shop.test/about" data-page>');
  expect(html).toContain('<b>on</b>');
  const cmsPage = 'storefront/routes/page-types/cms-page.tsx';
  const messages = 'virtual:messages/en/browse';
  for (const name of ['shared', cmsPage, messages]) expect(html).toContain(`"/assets/${name}.js"`);
  expect(html).not.toMatch(/ (?:style|on[a-z]+)="/);
});

test('names the fonts of the first view in the Link header as in the document', async () => {
  const { html, headers } = await renderPage('/about', page('<p>x</p>'));
  const named = [
    ...(headers['link'] ?? '').matchAll(/<([^>]*)>; rel=preload; as=font; type="font\/woff2"; crossorigin/g),
  ];
  expect(named).toHaveLength(2);
  for (const [, address] of named) expect(html).toContain(`as="font" type="font/woff2" href="${address}" crossorigin`);
});

test('preloads a first picture before the fonts, which are then not in the Link header', async () => {
  const image = (only: string): string =>
    `<img class="pagebuilder-mobile-${only}" src="/media/wysiwyg/${only}.webp" alt="" data-element="${only === 'only' ? 'mobile' : 'desktop'}_image">`;
  const content = `<figure data-content-type="image" data-appearance="full-width" data-element="main">${image('hidden')}${image('only')}</figure>`;
  const { html, headers } = await renderPage('/about', page(content));
  expect(headers['link']).toBeUndefined();
  const head = html.slice(0, html.indexOf('<style'));
  const preloaded = [...head.matchAll(/as="image" imagesrcset="([^?]*)[^>]* media="([^"]*)"/g)].map(
    ([, ...found]) => found,
  );
  expect(preloaded).toEqual([
    ['/media/wysiwyg/only.webp', '(max-width: 768px)'],
    ['/media/wysiwyg/hidden.webp', 'not all and (max-width: 768px)'],
  ]);
  expect(html.indexOf('as="font"')).toBeGreaterThan(head.length);
});

test('the start script knows the URL of error reports', async () => {
  const { html } = await renderPage('/about', page('<p>x</p>'));
  expect(html).toContain('"errors":"/security/page-errors"');
});

test('a merchant’s messages are shown, and reach the browser with the page', async () => {
  const messages = { 'shell.skip': ['Go to the goods'] };
  const { html } = await renderPage('/about', page('<p>x</p>'), { messages });
  expect(html).toContain('>Go to the goods</a>');
  expect(html).toContain(`<script type="application/json" id="messages">${JSON.stringify(messages)}</script>`);
  const other = await renderPage('/about', page('<p>x</p>'));
  expect(other.html).not.toMatch(/Go to the goods|id="messages"/);
});

test('a view without messages in its language is rendered with English ones, and formats of its own', async () => {
  const german = { ...SAMPLE_VIEWS[0]!, language: 'de', locale: 'de_DE', languageTag: 'de-DE' };
  const { html } = await renderPage('/about', page('<p>x</p>'), { storeViews: [german] });
  expect(html).toContain('<html lang="de-DE"');
  expect(html).toContain('"/assets/virtual:messages/en/browse.js"');
});

test('the start script knows the storage keys of cart and sign-in', async () => {
  const { html } = await renderPage('/about', page('<p>x</p>'));
  const marks = {
    returning: ['TESSERA__cartId', 'TESSERA__signin_token'],
    signedIn: ['TESSERA__signin_token'],
    groupPrices: ['TESSERA__group_prices'],
  };
  expect(html).toContain(`"marks":${JSON.stringify(marks)}`);
});

test('inlines the styles of the page, and passes the style sheets to its scripts', async () => {
  const { html } = await renderPage('/about', page('<p>x</p>'));
  expect(html).toContain(
    `<link rel="expect" href="#content" blocking="render"><style nonce="n0nce">/* styles of virtual:messages/en/browse,storefront/routes/page-types/cms-page.tsx */</style><style nonce="n0nce" id="theme">${testTheme.css}</style>`,
  );
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toMatch(
    /"styles":\["\/assets\/shop.css",.*"\/assets\/storefront\/routes\/page-types\/cms-page.tsx.css"\]/,
  );
});

test('styles of content are in the layer of the modules that render it', async () => {
  const row = `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner" style="margin: 0 0 48px"><p>x</p></div></div>`;
  const { html } = await renderPage('/about', page(row));
  expect(html).toContain('<style nonce="n0nce">@layer features{html body:is(body) .pb-');
});

test('links style sheets in development', async () => {
  const { html } = await renderPage('/about', page('<p>x</p>'), { assets: { ...assets, inlinedStyles: undefined } });
  expect(html).toContain('<link rel="stylesheet" href="/assets/shop.css">');
  expect(html).toContain('"styles":[]');
});

test('embeds query data so that it cannot close its element', async () => {
  const { html } = await renderPage('/about', page('<p>a &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; b</p>'));
  const data = html.slice(html.indexOf('id="data">') + 10);
  expect(data.slice(0, data.indexOf('</script>'))).not.toContain('<');
  expect(html).not.toContain('<script>alert');
});

test('[RR-04][NF-01] an unknown address is a 404 with the not-found page, in the language of the store', async () => {
  const vinyl = { uid: '1', name: 'Vinyle', url_path: 'vinyle', image: 'vinyl.webp', include_in_menu: 1 };
  const responses = { ...resolved(null), getTopCategories: { categories: { items: [{ children: [vinyl] }] } } };
  const { status, html } = await renderPage('/CA_FR/nope', responses, { storeView: 'CA_FR' });
  expect(status).toBe(404);
  expect(html).toMatch(/<main[^]*<search[^]*href="\/CA_FR\/vinyle"[^]*<\/main>/);
  expect(html).toContain('Il se peut que la page n’existe pas');
  expect(html).toContain('<meta name="robots" content="noindex, follow" data-page>');
});

test('[RR-02] a redirect of the back end has its status code and the prefix of the store view', async () => {
  const response = await renderPage('/US_EN/old', resolved({ redirectCode: 301, relative_url: 'new.html' }), {
    storeView: 'US_EN',
    currency: 'USD',
  });
  expect([response.redirect, response.html]).toEqual([{ status: 301, location: '/US_EN/new.html' }, '']);
  expect((await renderPage('/old', resolved({ redirectCode: 302, relative_url: 'new.html' }))).redirect?.status).toBe(
    302,
  );
});

test('the home page has one canonical URL, and the not-found page none', async () => {
  const home = await renderPage('/CA_FR/home', page('<p>x</p>'), { storeView: 'CA_FR' });
  expect(home.redirect).toEqual({ status: 301, location: '/CA_FR' });
  const { status, html } = await renderPage('/no-route', page('<p>x</p>'));
  expect([status, html.includes('rel="canonical"')]).toEqual([404, false]);
});

test('[RR-05][NF-04] a failed URL resolution is a 500 with the error page inside the shell', async () => {
  const { status, html, cacheable } = await renderPage('/about', { resolveUrl: new Error('down') });
  expect([status, cacheable]).toEqual([500, false]);
  expect(html).toMatch(/<main[^]*role="alert"[^]*<h1[^>]*>Something went wrong<\/h1>[^]*<\/main>/);
  expect(html).toContain('<header');
});

test('[LY-11] renders the page when every part of the shell fails, with "English" as the site name', async () => {
  const { status, html } = await renderPage('/about', {
    ...page('<p>Text</p>'),
    getStoreConfigData: new Error('down'),
  });
  expect(status).toBe(200);
  expect(html).toContain('<title>About | English</title>');
});

test('[RT-49] the home page shows the content page that the back end configures', async () => {
  const responses = {
    getCmsPage: ({ identifier }: { identifier: string }) => page(`<p>Page ${identifier}</p>`).getCmsPage,
  };
  const storeViews = SAMPLE_VIEWS.map((view) => ({ ...view, homePage: 'welcome' }));
  expect((await renderPage('/', responses, { storeViews })).html).toContain('Page welcome');
  expect((await renderPage('/', responses)).html).toContain('Page home');
});

test('[RT-01][RT-04] every store view is rendered in its own language', async () => {
  for (const { code, locale, currency, prefix } of SAMPLE_VIEWS) {
    const { html } = await renderPage(`${prefix}/about`, page('<p>x</p>'), { storeView: code, currency });
    expect(html).toContain(
      `<html lang="${locale.replace('_', '-')}" data-store-view="${code}" data-currency="${currency}" data-release="/assets/entry.js">`,
    );
  }
});

const CATEGORY = { name: 'Oak', url_path: 'oak', url_suffix: '.html', include_in_menu: 1, position: 1, image: null };

test('the document states whether address suggestions are available', async () => {
  expect((await renderPage('/about', { ...resolved({}), ...page('') })).html).not.toContain('suggests-addresses');
  const { html } = await renderPage('/about', { ...resolved({}), ...page('') }, { suggestsAddresses: true });
  expect(html).toContain(' data-suggests-addresses="yes"');
});

test('the document has the shop’s time zone if it is not the default', async () => {
  expect((await renderPage('/about')).html).not.toContain('data-time-zone');
  expect((await renderPage('/about', {}, { timeZone: 'America/Vancouver' })).html).toContain(
    ' data-time-zone="America/Vancouver"',
  );
});

test('hides missing features, and builds the menu from categories', async () => {
  const children = [CATEGORY, { ...CATEGORY, name: 'Attic', include_in_menu: 0 }];
  const responses = { ...page('<p>Us</p>'), getCategoryMenu: { categories: { items: [{ children }] } } };
  const whole = await renderPage('/about', responses);
  expect(whole.html).toContain('data-feedback-tab');
  expect(whole.html).toContain('/showroom-reservation');
  expect(whole.html).not.toContain('data-lacks');
  const { html } = await renderPage('/about', responses, { lacks: ['menu', 'feedback', 'showroom visits'] });
  expect(html).toContain(' data-lacks="menu,feedback,showroom visits"');
  expect(html).not.toMatch(/data-feedback-tab|showroom-reservation|Attic/);
  expect(html).toContain('<a href="/oak.html"');
});

test('without jobs in the back end, shows the merchant’s content without a job search', async () => {
  const responses = { ...page('<p>We hire in spring</p>'), GetJobOpenings: { jobOpenings: [] } };
  const whole = await renderPage('/careers/job-list', responses);
  expect(whole.html).toContain('name="department[filter]"');
  const { status, html } = await renderPage('/careers/job-list', responses, { lacks: ['jobs'] });
  expect([status, html.includes('We hire in spring'), html.includes('department[filter]')]).toEqual([200, true, false]);
});

test('without slabs in the back end, shows the merchant’s content and sends no slab query', async () => {
  const stockroom = {
    hold_hours: 48,
    total_count: 0,
    page_info: { current_page: 1, total_pages: 1 },
    yards: [],
    materials: [],
    finishes: [],
    thicknesses: [],
    items: [],
  };
  const responses = { ...page('<p>Come and see the stones</p>'), getStockroom: { stockroom } };
  const whole = await renderPage('/stockroom', responses);
  expect(whole.html).toContain('class="_count_');
  const { status, html } = await renderPage('/stockroom', responses, { lacks: ['slabs'] });
  expect([status, html.includes('Come and see the stones'), html.includes('class="_count_')]).toEqual([
    200,
    true,
    false,
  ]);
});

test('the home page hydrates each row separately, and defers rows after the second', async () => {
  const row = (word: string): string =>
    `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner"><p data-content-type="text" data-element="main">${word}</p></div></div>`;
  const { getCmsPage } = page(['One', 'Two', 'Three', 'Four'].map(row).join(''));
  const { html } = await renderPage('/', { getCmsPage });
  const parts = html.split(/(?=<!--\$-->)/).map((part) => ({
    words: ['One', 'Two', 'Three', 'Four'].filter((word) => part.includes(`>${word}<`)),
    isBelow: part.startsWith('<!--$--><div data-below="">'),
  }));
  expect(parts.filter(({ words }) => words.length > 0)).toEqual([
    { words: ['One'], isBelow: false },
    { words: ['Two'], isBelow: false },
    { words: ['Three'], isBelow: true },
    { words: ['Four'], isBelow: true },
  ]);
});
