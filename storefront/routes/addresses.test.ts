import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDocuments, readProducts } from '#catalogue/testing/read-catalogue.ts';
import { openWholeShop, type WholeShop } from '#storefront/testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const open = async (url: string) => {
  const { html, ...rest } = await shop.visit(url);
  // The content between header and footer.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return {
    ...rest,
    html,
    text: textOf(main),
    headings: [...main.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => textOf(heading)),
    products: [
      ...new Set(
        [...main.matchAll(/href="([^"#?]+)\.html"/g)].map(([, address = '']) => address.split('/').at(-1) ?? ''),
      ),
    ],
  };
};

const documents = readDocuments('pages');
/** Heading of the page in the catalogue's file, and the first words of its text that no variable cuts. */
const wordsOf = (identifier: string, view: 'en' | 'fr') => {
  const page = documents.find((one) => one.identifier === identifier && one.view === view);
  const textsIn = (tag: string): string[] =>
    [...(page?.body ?? '').matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, html = '']) => textOf(html));
  const parts = textsIn('p').flatMap((text) => text.split(/\{\{[^}]*\}\}/).map((part) => part.trim()));
  return {
    heading: page?.meta['content_heading'] || textsIn('h1')[0] || '',
    sentence: parts.find((part) => part.length > 20) ?? '',
  };
};

test.each([
  ['', 'Order a sample, ', 'on my wishlist'],
  ['/CA_FR', 'Commander un échantillon, ', 'dans mes favoris'],
])(
  'product cards and pages at %s/ are rendered with the buttons for samples and the wishlist',
  async (prefix, sample, wish) => {
    const labelsIn = async (url: string): Promise<string[]> =>
      [...(await shop.visit(prefix + url)).html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(
        ([, label = '']) => label,
      );
    for (const url of ['/vinyl', '/fjord-acacia-amber.html']) {
      const labels = await labelsIn(url);
      expect([
        url,
        labels.some((label) => label.startsWith(sample)),
        labels.some((label) => label.endsWith(wish)),
      ]).toEqual([url, true, true]);
    }
  },
);

test.each([
  ['/Vinyl', '/vinyl'],
  ['/VINYL?utm_source=a&page=2', '/vinyl?utm_source=a&page=2'],
  ['/%56inyl', '/vinyl'],
  ['/vinyl/', '/vinyl'],
  ['/vinyl//?gclid=a', '/vinyl?gclid=a'],
  ['/Fjord-Acacia-Amber.html?gclid=a', '/fjord-acacia-amber.html?gclid=a'],
  ['/fjord-acacia-amber.HTML', '/fjord-acacia-amber.html'],
  ['/FAQ', '/faq'],
  ['/Philosophy', '/philosophy'],
  ['/Showroom/Laval', '/showroom/laval'],
  ['/Cart', '/cart'],
  ['/Search.HTML?query=marble', '/search.html?query=marble'],
  ['/customer/account/createpassword?token=a', '/customer/account/createPassword?token=a'],
  ['/Careers/Job-List/', '/careers/job-list'],
  ['/ca_fr/Vinyl?utm_source=a', '/CA_FR/vinyl?utm_source=a'],
  ['/ca_fr//FAQ', '/CA_FR/faq'],
  ['/CA_FR/Vinyl?utm_source=a', '/CA_FR/vinyl?utm_source=a'],
  ['/CA_FR/FAQ/', '/CA_FR/faq'],
  ['/Tiles?utm_source=a', '/manufactured-tiles?utm_source=a'],
  ['/tiles?utm_source=a&page=2', '/manufactured-tiles?utm_source=a&page=2'],
  ['/Home', '/'],
])('[RT-44] [RT-45] [RT-46] %s redirects permanently to %s', async (url, location) => {
  const found = await shop.visit(url);
  expect([found.status, found.location]).toEqual([301, location]);
});

test('the head of the home page preloads its first picture for narrow and wide screens', async () => {
  for (const url of ['/', '/CA_FR/']) {
    const head = (await shop.visit(url)).html.split('</head>')[0] ?? '';
    const pictures = [...head.matchAll(/<link rel="preload" as="image" imagesrcset="([^? ]+)/gi)].map(
      ([, file]) => file,
    );
    expect([url, pictures]).toEqual([
      url,
      [expect.stringMatching(/home\/hero-mobile\.webp$/), expect.stringMatching(/home\/hero\.webp$/)],
    ]);
  }
});

test('URLs written as in links respond with 200, without a redirect', async () => {
  for (const url of ['/vinyl', '/CA_FR/vinyl', '/faq', '/fjord-acacia-amber.html', '/showroom/laval', '/CA_FR/', '/'])
    expect([url, (await shop.visit(url)).status]).toEqual([url, 200]);
  expect((await shop.visit('/Nothing-Here')).status).toBe(404);
});

describe('content pages', () => {
  const lines = [
    ['RT-28', 'careers'],
    ['RT-29', 'careers/job-list'],
    ['RT-33', 'faq'],
    ['RT-34', 'policy'],
    ['RT-35', 'contact-us'],
    ['RT-36', 'locations'],
    ['RT-37', 'history'],
    ['RT-38', 'team'],
    ['RT-40', 'showroom'],
    ['RT-41', 'showroom/laval'],
    ['SC-05', 'philosophy'],
  ] as const;

  test('[RT-28] [RT-29] [RT-33] [RT-34] [RT-35] [RT-36] [RT-37] [RT-38] [RT-40] [RT-41] [SC-05] each URL opens its own page, in both languages', async () => {
    for (const [line, identifier] of lines) {
      for (const [prefix, view] of [
        ['', 'en'],
        ['/CA_FR', 'fr'],
      ] as const) {
        const { status, headings, text } = await open(`${prefix}/${identifier}`);
        const { heading, sentence } = wordsOf(identifier, view);
        expect(sentence.length).toBeGreaterThan(20);
        expect([line, view, status, headings, text.includes(sentence)]).toEqual([line, view, 200, [heading], true]);
      }
    }
  });

  test('only a showroom’s own page has structured data with its address and opening hours', async () => {
    const { html, text } = await open('/CA_FR/showroom/laval');
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*"HomeGoodsStore"[^<]*)<\/script>/.exec(html) ?? [];
    const { address, url, telephone, openingHoursSpecification: hours } = JSON.parse(json);
    expect(url).toMatch(/\/CA_FR\/showroom\/laval$/);
    for (const reported of [address.streetAddress, address.postalCode, telephone]) expect(text).toContain(reported);
    expect(hours.length).toBeGreaterThan(4);
    for (const path of ['/showroom', '/US_EN/showroom/laval', '/showroom/quebec/nine-hundred-drawers'])
      expect((await open(path)).html).not.toContain('HomeGoodsStore');
  });

  test('[RT-30] the URL of a job opens that job, with a way to apply', async () => {
    const jobs = documents.filter(({ identifier, view }) => identifier.startsWith('careers/job/') && view === 'fr');
    for (const job of jobs) {
      const { status, headings, html } = await open(`/CA_FR/${job.identifier}`);
      expect([status, headings]).toEqual([200, [job.meta['content_heading'] || job.meta['title']]]);
      expect(html).toContain(`href="/CA_FR/careers/apply/${job.identifier.split('/').at(-1)}"`);
      expect(html).toMatch(/"@type":"JobPosting"/);
    }
    for (const path of ['/careers/job/nothing-here', '/careers/job/slab-yard-hand-montreal/more'])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    expect((await open('/careers/job')).location).toBe('/careers/job-list');
  });

  test('[RT-29] the server searches and filters the list of jobs by the URL', async () => {
    const found = async (query: string, prefix = '') => {
      const { html } = await open(`${prefix}/careers/job-list${query}`);
      return [...html.matchAll(/<h2><a href="[^"]*\/careers\/job\/([\w-]+)"/g)].map(([, code]) => code);
    };
    expect((await found('')).length).toBeGreaterThanOrEqual(8);
    expect(await found('?query=CRANE+slab')).toEqual([]);
    expect(await found('?query=cour+grutiere', '/CA_FR')).toEqual([]);
    expect(await found('?query=cour+PREPOSE', '/CA_FR')).toEqual(['slab-yard-hand-montreal']);
    expect(await found('?place%5Bfilter%5D=montreal&department%5Bfilter%5D=web')).toEqual([
      'translator-editor-montreal',
      'web-developer-montreal',
    ]);
    expect(await found('?type%5Bfilter%5D=part_time')).toEqual(['sample-librarian-quebec']);
    const { text } = await open('/careers/job-list?query=%3Cscript%3E');
    expect(text).toContain('No opening matches.');
  });

  test('[RT-31] [RT-32] an application page names its job, or none if it has no job; an unknown job is not found', async () => {
    const opened = async (path: string) => {
      const { status, headings, html } = await open(path);
      return [status, ...headings, /<input[^>]*name="email"/.test(html)];
    };
    expect(await opened('/careers/apply/slab-yard-hand-montreal')).toEqual([200, 'Apply: Slab yard hand', true]);
    expect(await opened('/CA_FR/careers/apply')).toEqual([200, 'Candidature spontanée', true]);
    expect((await open('/careers/apply/nothing-here')).status).toBe(404);
    expect((await open('/careers/apply/slab-yard-hand-montreal/more')).status).toBe(404);
  });

  test('[RT-42] a display of a showroom has its own heading, picture and products; an unknown one is not found', async () => {
    const displays = documents.filter(
      ({ identifier, view }) => /^showroom\/[^/]+\/[^/]+$/.test(identifier) && view === 'fr',
    );
    expect(displays.length).toBeGreaterThanOrEqual(6);
    for (const { identifier, meta } of displays) {
      const { status, headings, html, products } = await open(`/CA_FR/${identifier}`);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect([status, headings, products.length >= 3]).toEqual([200, [meta['content_heading']], true]);
      expect(main).toMatch(/<figure[^]*?\/media\/catalog\/product\/[\w-]+-room\.webp/);
      const [, showroom = ''] = identifier.split('/');
      expect((await open(`/CA_FR/showroom/${showroom}`)).html).toContain(`href="/CA_FR/${identifier}"`);
    }
    for (const path of [
      '/showroom/laval/nothing-here',
      '/showroom/nowhere/forty-floors',
      '/showroom/quebec/forty-floors',
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  });

  test('[RT-33] the URL searches the questions, each question has its own URL, and structured data contains them all', async () => {
    const found = async (url: string) => {
      const { html } = await open(url);
      return [...html.matchAll(/<details id="([\w-]+)"/g)].map(([, id = '']) => id);
    };
    const all = await found('/faq');
    expect([all.length >= 15, new Set(all).size]).toEqual([true, all.length]);
    expect(await found('/faq?query=FROST')).toEqual(['which-tiles-can-go-outside']);
    expect(await found('/CA_FR/faq?query=echantillon+gratuit')).toHaveLength(1);
    const none = await open('/faq?query=%3Cb%3E');
    expect([none.text.includes('No answer has these words.'), none.html.includes('value="<b>"')]).toEqual([
      true,
      false,
    ]);
    const data = /<script type="application\/ld\+json"[^>]*>(\{[^<]*"FAQPage"[^<]*)<\/script>/.exec(
      (await open('/faq')).html,
    );
    expect((JSON.parse(data?.[1] ?? '{}') as { mainEntity: unknown[] }).mainEntity).toHaveLength(all.length);
  });

  test('[SC-05] the short privacy policy is a page with the block of its dialog and a link to the full policy', async () => {
    for (const [prefix, view] of [
      ['', 'en'],
      ['/CA_FR', 'fr'],
    ] as const) {
      const { status, headings, html, text } = await open(`${prefix}/privacy-policy`);
      const block = readDocuments('blocks').find((one) => one.identifier === 'privacy-policy' && one.view === view);
      const first = textOf(/<p>(.*?)<\/p>/s.exec(block?.body ?? '')?.[1] ?? '');
      expect([status, headings.length, text.includes(first), first.length > 20]).toEqual([200, 1, true, true]);
      expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain(`href="${prefix}/policy"`);
    }
    expect((await open('/privacy')).location).toBe('/policy');
  });
});

describe('collections', () => {
  const products = new Map(readProducts().map((product) => [product.base['url_key'] ?? '', product]));
  const isIn =
    (...categories: string[]) =>
    (address: string): boolean =>
      categories.some((category) => products.get(address)?.base['categories']?.includes(category));
  const selections = [
    ['RT-24', 'st2-outlet', (address: string) => products.get(address)?.values.get('outlet') === 'Yes'],
    ['RT-25', 'mosaics-backsplashes', isIn('Mosaic Tiles')],
    ['RT-26', 'porcelain-tiles', isIn('Manufactured Tiles/Porcelain')],
    ['RT-27', 'wood-and-vinyl', isIn('Engineered Wood', 'Vinyl')],
  ] as const;

  test('[RT-24] [RT-25] [RT-26] [RT-27] each URL shows the introduction and only the products of its collection, with prices', async () => {
    for (const [line, identifier, belongs] of selections) {
      const { status, headings, text, products: shown } = await open(`/${identifier}`);
      const { heading, sentence } = wordsOf(identifier, 'en');
      expect([line, status, headings, text.includes(sentence)]).toEqual([line, 200, [heading], true]);
      expect([line, shown.length > 7, shown.filter((address) => !belongs(address))]).toEqual([line, true, []]);
      expect(text).toMatch(/\$\d/);
    }
  });
});

describe('every page', () => {
  /** One of each kind, including an unknown URL. */
  const KINDS = [
    '/',
    '/natural-stone-tiles',
    '/tivola-travertine-walnut.html',
    '/faq',
    '/cart',
    '/checkout',
    '/order-history',
    '/search.html?query=slate',
    '/nothing-here',
  ];

  /** During checkout. */
  const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { '/checkout': ['search'] };

  test('[LY-07] [LY-09] [HD-10] has the messages at the top, the menu, search, account and cart, the footer and the feedback button', async () => {
    for (const url of KINDS) {
      const { html } = await shop.visit(url);
      const parts = {
        messages: /data-messages=""[^]*?<li[^>]*>[^]*?\w{3}/,
        menu: /data-menu=""/,
        search: /<input[^>]*name="query"/,
        account: />Account</,
        feedback: /<button[^>]*data-feedback-tab/,
        footer: /<footer[^]*Talk to[^]*<\/footer>/,
      };
      expect([
        url,
        Object.entries(parts)
          .filter(([, part]) => !part.test(html))
          .map(([name]) => name),
      ]).toEqual([url, LEFT_OUT[url] ?? []]);
    }
  });

  test('[EN-45] [HD-01] [FT-02] has the text of the CMS blocks of header and footer', async () => {
    const named = [
      'header-top-message',
      'footer-links',
      'footer-help',
      'footer-company',
      'footer-support',
      'footer-account',
    ];
    for (const [url, view] of [
      ['/cart', 'en'],
      ['/CA_FR/cart', 'fr'],
    ] as const) {
      const shown = textOf((await shop.visit(url)).html);
      const words = named.map((name) =>
        textOf(
          /<(?:a|p|li)\b[^>]*>(?!<)(.*?)<\//s.exec(
            readDocuments('blocks').find((block) => block.identifier === name && block.view === view)?.body ?? '',
          )?.[1] ?? '',
        ),
      );
      expect(words.filter((text) => text.length < 5 || !shown.includes(text))).toEqual([]);
    }
  });

  test('[CT-03] has a cart link in its header, except for checkout', async () => {
    const hasCart = async (url: string) => [
      url,
      /<header[^]*href="[^"]*\/cart"[^]*<\/header>/.test((await shop.visit(url)).html),
    ];
    for (const url of KINDS) expect(await hasCart(url)).toEqual([url, url !== '/checkout']);
    expect(await hasCart('/CA_FR/checkout')).toEqual(['/CA_FR/checkout', false]);
  });

  test('[LY-10] has its own title and the name of the shop', async () => {
    const titleOf = async (url: string) =>
      textOf(/<title>(.*?)<\/title>/s.exec((await shop.visit(url)).html)?.[1] ?? '');
    expect([
      await titleOf('/faq'),
      await titleOf('/cart'),
      await titleOf('/CA_FR/cart'),
      await titleOf('/nothing-here'),
    ]).toEqual([
      'Questions and answers | Tessera',
      'Your cart | Tessera',
      'Votre panier | Tessera',
      'Something went wrong | Tessera',
    ]);
  });

  test('[CU-10] [CU-11] has its prices in the currency of the cookie, or else of its store view', async () => {
    const priceOf = async (url: string, cookie?: string) => {
      const { html } = await shop.visit(url, cookie);
      return [/data-currency="(\w+)"/.exec(html)?.[1], /"priceCurrency":"(\w+)"/.exec(html)?.[1]];
    };
    const product = '/tivola-travertine-walnut.html';
    expect(await priceOf(product)).toEqual(['CAD', 'CAD']);
    expect(await priceOf(`/US_EN${product}`)).toEqual(['USD', 'USD']);
    expect(await priceOf(product, 'store_view_currency=USD')).toEqual(['USD', 'USD']);
    expect(await priceOf(`/US_EN${product}`, 'store_view_code=CA_EN; store_view_currency=CAD')).toEqual(['USD', 'USD']);
  });
});

describe('pages with their own code', () => {
  test('[RT-17] [RT-18] [RT-21] /cart and /checkout open cart and checkout, and longer paths are not found', async () => {
    expect(
      [await open('/cart'), await open('/CA_FR/cart'), await open('/checkout'), await open('/CA_FR/checkout')].map(
        ({ status, headings }) => [status, ...headings],
      ),
    ).toEqual([
      [200, 'Your cart'],
      [200, 'Votre panier'],
      [200, 'Checkout'],
      [200, 'Commande'],
    ]);
    expect([
      (await open('/cart/other')).status,
      (await open('/checkout/other')).status,
      (await open('/cart/other')).text,
    ]).toEqual([404, 404, expect.not.stringContaining('Your cart')]);
  });

  test('[RT-05] [RT-08] [RT-09] /wishlist opens the wishlist; both URLs of the saved cards name /my-payments as canonical', async () => {
    const opened = async (url: string) => {
      const { status, html } = await shop.visit(url);
      return [
        status,
        textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
        /property="og:url" content="([^"]*)"/.exec(html)?.[1],
      ];
    };
    expect(await Promise.all(['/wishlist', '/CA_FR/wishlist', '/my-payments', '/saved-payments'].map(opened))).toEqual([
      [200, 'Wishlist | Tessera', 'https://shop.test/wishlist'],
      [200, 'Favoris | Tessera', 'https://shop.test/CA_FR/wishlist'],
      [200, 'Saved Credit Card | Tessera', 'https://shop.test/my-payments'],
      [200, 'Saved Credit Card | Tessera', 'https://shop.test/my-payments'],
    ]);
    expect((await open('/wishlist/other')).status).toBe(404);
  });

  test('[RT-23] /samples shows its introduction and the sample tray, which no other content page has', async () => {
    const hasTray = async (url: string) => (await open(url)).html.includes('data-sample-tray');
    for (const [url, view] of [
      ['/samples', 'en'],
      ['/CA_FR/samples', 'fr'],
    ] as const) {
      const { heading, sentence } = wordsOf('samples', view);
      const { status, headings, text } = await open(url);
      expect([status, headings, text.includes(sentence), sentence.length > 20]).toEqual([200, [heading], true, true]);
      expect([url, await hasTray(url)]).toEqual([url, true]);
    }
    expect(await hasTray('/faq')).toBe(false);
  });

  test('[RT-49] the home page is only at /: it has its own heading, no breadcrumbs and no list', async () => {
    const { status, headings, html, text } = await open('/');
    const { heading } = wordsOf('home', 'en');
    expect([status, headings]).toEqual([200, [heading]]);
    expect(html).not.toMatch(/aria-label="Breadcrumb/i);
    expect(text.startsWith(heading)).toBe(true);
    expect((await open('/home')).location).toBe('/');
    expect((await open('/no-route')).status).toBe(404);
  });

  test('[RT-06] /search.html shows the search results', async () => {
    const { headings, text } = await open('/search.html?query=travertine');
    expect(headings[0]).toContain('travertine');
    expect(text).toContain('Travertine');
  });
});

test('a malformed URL is not found, or shows its page without the invalid part, and never causes a server error', async () => {
  const statuses = async (urls: readonly string[]) => Promise.all(urls.map(async (url) => (await open(url)).status));
  expect(
    await statuses([
      '/%20',
      '/%C2%A0',
      '/%EF%BB%BF',
      '/CA_FR/%E2%80%AE',
      '/%25',
      '/%3F.html',
      '/%23',
      '/%2F',
      '/__proto__',
    ]),
  ).toEqual(Array(9).fill(404));
  const odd = ['/search.html?query=%00', '/search.html?query=%ED%A0%80', '/faq?page=%00'];
  expect((await statuses([...odd, '/manufactured-tiles?price[filter]=%00'])).filter((status) => status >= 500)).toEqual(
    [],
  );
});

test('pages with a customer’s own data are not stored; others are revalidated', async () => {
  const cached = async (url: string) => (await shop.visit(url)).headers['cache-control'];
  for (const url of ['/order-history', '/CA_FR/address-book', '/customer/account/createPassword?token=x'])
    expect([url, await cached(url)]).toEqual([url, 'private, no-store']);
  for (const url of ['/', '/cart', '/faq']) expect([url, await cached(url)]).toEqual([url, 'no-cache']);
});

test('the link to a list that is not shared returns 404, in both languages', async () => {
  for (const prefix of ['', '/CA_FR']) {
    expect((await shop.visit(`${prefix}/wishlist`)).status).toBe(200);
    expect((await shop.visit(`${prefix}/wishlist?shared=${'x'.repeat(32)}`)).status).toBe(404);
  }
});

test('a not-found response is not cached, the response of a page is', async () => {
  const cached = async (url: string) =>
    String((await shop.visit(`/graphql?query={urlResolver(url:"${url}"){id}}`)).headers['cache-control']);
  expect([await cached('made-up-1'), await cached('faq')]).toEqual([
    expect.stringContaining('no-store'),
    expect.stringContaining('public'),
  ]);
});

test('a search reports if its products match only some words or a corrected spelling, unless none is left', async () => {
  const reported = async (url: string): Promise<string | undefined> =>
    /These come closest|some of them|Voici ce qui s’en approche|une partie/.exec((await open(url)).text)?.[0];
  expect({
    all: await reported('/search.html?query=marble'),
    corrected: await reported('/search.html?query=calacata'),
    some: await reported('/search.html?query=marble+kayak'),
    french: [
      await reported('/CA_FR/search.html?query=ardoisse'),
      await reported('/CA_FR/search.html?query=marbre+kayak'),
    ],
    filtered: await reported('/search.html?query=marble+kayak&price[filter]=Any,90000_90001'),
  }).toEqual({
    all: undefined,
    corrected: 'These come closest',
    some: 'some of them',
    french: ['Voici ce qui s’en approche', 'une partie'],
    filtered: undefined,
  });
});
