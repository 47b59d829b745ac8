import { expect, test } from 'vitest';
import { WASTE_PERCENTS } from '#contract/boxes.ts';
import { CART_LIFETIME_MS } from '#commerce/sale/cart/rules.ts';
import { csv, flatten, hasFile, list, read, readAllProducts, readDocuments, readProducts, yaml } from './testing/read-catalogue.ts';
import type { Category, Document, MenuNode } from './testing/read-catalogue.ts';

type View = Record<string, unknown> & { code: string; menu: string };
type Menu = { identifier: string; nodes: MenuNode[] };

const pages = readDocuments('pages');
const blocks = readDocuments('blocks');
const documents = [...pages, ...blocks];
const { views, groups } = yaml<{ views: View[]; groups: { currencies: string[] }[] }>('stores.yaml');
const menus = new Map(list('menus/*.yaml').map((file) => yaml<Menu>(file)).map((menu) => [menu.identifier, menu]));
const categories = yaml<Category[]>('categories.yaml');
const categoryPaths = categories.flatMap(({ url_key, children = [] }) => [url_key, ...children.map((child) => `${url_key}/${child.url_key}`)]);
const visible = readProducts().filter(({ isVisible }) => isVisible);
/** Pages with code of their own. */
const screens = ['cart', 'search.html', 'showroom-reservation', 'create-account', 'account-information', 'address-book', 'order-history', 'communications', 'guest-order', 'trade', 'account-quotes', 'wishlist'];
const addresses = new Set([...screens, ...categoryPaths, ...pages.map(({ identifier }) => identifier), ...visible.map(({ base }) => `${base['url_key']}.html`)]);
const view = (code: string): View | undefined => views.find((one) => one.code === code);
type Showroom = { url_key: string; country: string; time_zone?: string; visits_at_once?: number; picture: string; name: Record<string, string>; description: Record<string, string>; street: string; city: string; postcode: string; telephone: string; email: string; latitude: number; longitude: number; hours: Record<string, string> };
const showrooms = yaml<Showroom[]>('showrooms.yaml');
const page = (identifier: string, language: string): Document | undefined => pages.find((one) => one.identifier === identifier && one.view === language) ?? pages.find((one) => one.identifier === identifier && one.view === 'en');
const prose = list('{pages,blocks}/**/*.html').concat(list('{products,menus}/*.{csv,yaml}'), list('*.yaml'));

test('[GN-15] exactly three store views', () => {
  expect(views.map(({ code }) => code).sort()).toEqual(['CA_EN', 'CA_FR', 'US_EN']);
});

test('[EN-18] CA_EN is view 1, English, CAD, en_CA', () => {
  expect(view('CA_EN')).toMatchObject({ id: 1, language: 'English', currency: 'CAD', locale: 'en_CA', menu: 'new_menu_en_usa' });
});

test('[EN-19] CA_FR is view 3, French, CAD, fr_CA', () => {
  expect(view('CA_FR')).toMatchObject({ id: 3, language: 'French', currency: 'CAD', locale: 'fr_CA', menu: 'new_menu_fr' });
});

test('[EN-20] US_EN is English, USD, en_US', () => {
  expect(view('US_EN')).toMatchObject({ language: 'English', currency: 'USD', locale: 'en_US', menu: 'new_menu_en_usa-1' });
});

test('[EN-21] the Canadian views share main_website_store, US_EN has a group of its own', () => {
  expect(views.map(({ code, group }) => `${code} ${String(group)}`)).toEqual(['CA_EN main_website_store', 'US_EN usa_store', 'CA_FR main_website_store']);
});

test('[GN-16] exactly two currencies', () => {
  expect(new Set(groups.flatMap(({ currencies }) => currencies))).toEqual(new Set(['CAD', 'USD']));
  expect(new Set(views.map(({ currency }) => currency))).toEqual(new Set(['CAD', 'USD']));
});

test('no menu entry has more than eight entries, or groups of more than eight', () => {
  for (const { nodes } of menus.values()) expect(flatten(nodes).filter(({ children = [] }) => children.filter((child) => !child.children).length > 8)).toEqual([]);
});

test('the menu of every view begins with the six top categories in their order', () => {
  const tops = views.map(({ menu }) => menus.get(menu)?.nodes.slice(0, 6).map(({ content }) => content));
  expect(tops).toEqual(views.map(() => categories.slice(0, 6).map(({ url_key }) => url_key)));
});

test('every menu leads to order tracking and to sign-in', () => {
  for (const { nodes } of menus.values()) expect(nodes.flatMap(({ search_params }) => search_params ?? [])).toEqual(['track-my-order', 'sign-in']);
});

test('menu entries lead to categories and pages that exist', () => {
  const entries = [...menus.values()].flatMap(({ nodes }) => flatten(nodes)).filter(({ search_params }) => !search_params);
  expect(entries.filter(({ type, content = '' }) => type !== 'wrapper' && !addresses.has(content.replace(/^\//, ''))).map(({ content }) => content)).toEqual([]);
});

test('[EN-45] the header, footer and privacy blocks exist', () => {
  const named = ['header-top-message', 'footer-links', 'footer-help', 'footer-company', 'footer-support', 'footer-account', 'footer-social-links', 'privacy-policy'];
  expect(named.filter((identifier) => !blocks.some((block) => block.identifier === identifier))).toEqual([]);
});

test('[GN-04] every page, block and category is written in English and in French', () => {
  for (const set of [pages, blocks]) {
    const identifiers = new Set(set.map(({ identifier }) => identifier));
    const has = (identifier: string, wanted: string): boolean => set.some((one) => one.identifier === identifier && one.view === wanted && one.body.trim() !== '' && Boolean(one.meta['title']));
    expect([...identifiers].filter((identifier) => !has(identifier, 'en') || !has(identifier, 'fr'))).toEqual([]);
  }
  expect(flatten(categories).filter(({ name, description }) => !name.fr || !description.fr || description.fr === description.en)).toEqual([]);
});

test('content has no scripts, no inline handlers, and no frames other than videos', () => {
  const film = /<iframe[^>]*data-element="video"[^>]*src="https:\/\/(?:www\.youtube\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+"[^>]*><\/iframe>/g;
  expect(documents.filter(({ body }) => /<script|<iframe|<object|<form|javascript:|\son[a-z]+\s*=/i.test(body.replaceAll(film, ''))).map(({ file }) => file)).toEqual([]);
});

test('every content picture is described and present', () => {
  const pictures = documents.flatMap(({ body }) => [...body.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag));
  expect(pictures.filter((tag) => !/\balt="[^"]+"/.test(tag))).toEqual([]);
  const files = documents.flatMap(({ body }) => [...body.matchAll(/\{\{media url=([^}\s]+)\}\}/g)].map(([, file]) => `media/${file}`));
  expect([...new Set(files)].filter((file) => !hasFile(file))).toEqual([]);
});

test('links in content lead to addresses that exist', () => {
  const targets = documents.flatMap(({ file, body }) => [...body.matchAll(/\{\{store url=([^}]+)\}\}/g)].map(([, target = '']) => ({ file, target })));
  expect(targets.filter(({ target }) => !addresses.has(target))).toEqual([]);
});

test('hash links open dialogs that exist, or lead to the form of the contact page', () => {
  const dialogs = ['#write', '#track-my-order', '#sign-in', '#privacy-policy', '#terms-and-conditions', '#gems-of-the-earth'];
  const hashes = documents.flatMap(({ file, body }) => [...body.matchAll(/<a [^>]*href="(#[^"]+)"(?! class="tab-title")/g)].map(([, hash = '']) => ({ file, hash })));
  expect(hashes.length).toBeGreaterThan(10);
  expect(hashes.filter(({ hash }) => !dialogs.includes(hash))).toEqual([]);
});

const { website } = yaml<{ website: { desks: Record<string, unknown> } }>('stores.yaml');
const variables = new Set([
  ...['legal_name', 'postal_address', ...Object.keys(website.desks).map((desk) => `${desk}_email`)].map((code) => `customVar code=${code}`),
  ...showrooms.flatMap(({ url_key }) => ['telephone', 'email', 'street'].map((part) => `customVar code=showroom_${url_key}_${part}`)),
  ...['general/store_information/name', 'general/store_information/phone', 'trans_email/ident_support/email'].map((path) => `config path=${path}`),
]);

test('content names the shop, its addresses and telephone numbers by variables that exist', () => {
  const named = documents.flatMap(({ file, body, meta }) => [...`${Object.values(meta).join('\n')}${body}`.matchAll(/\{\{((?:config|customVar) [^}]*)\}\}/g)].map(([, name = '']) => ({ file, name })));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ name }) => !variables.has(name))).toEqual([]);
});

test('all other links in content are email addresses or telephone numbers of the shop, or the email preview; none leads to a missing site', () => {
  const outside = documents.flatMap(({ file, body }) => [...body.matchAll(/href="(?!\{\{store )([^"#]+)"/g)].map(([, href = '']) => ({ file, href })));
  // Besides the style guide's set of mails, which is no page of the storefront.
  const isOurs = (href: string): boolean =>
    href === '/style-guide/mails' ||
    /^mailto:\{\{(?:customVar code=\w+_email|config path=trans_email\/ident_support\/email)\}\}(?:\?subject=[\w%.~-]+)?$|^tel:\+1-\{\{(?:customVar code=\w+_telephone|config path=general\/store_information\/phone)\}\}$/.test(href);
  expect(outside.length).toBeGreaterThan(50);
  expect(outside.filter(({ href }) => !isOurs(href))).toEqual([]);
});

const typesOf = (body: string): string[] => [...body.matchAll(/data-content-type="([\w-]+)"/g)].map(([, type = '']) => type);

test('[PB-01] the pages use every content type of Page Builder, and rows, banners and lists in each appearance', () => {
  const all = new Set(pages.flatMap(({ body }) => typesOf(body)));
  const wanted = ['row', 'column-group', 'column-line', 'column', 'heading', 'text', 'html', 'divider', 'buttons', 'button-item', 'image', 'banner', 'slider', 'slide', 'products', 'tabs', 'tab-item', 'video', 'map', 'block'];
  expect(wanted.filter((type) => !all.has(type))).toEqual([]);
  const has = (type: string, appearance: string): boolean => pages.some(({ body }) => new RegExp(`data-content-type="${type}"[^>]*data-appearance="${appearance}"`).test(body));
  const appearances = { row: ['contained', 'full-width', 'full-bleed'], banner: ['poster', 'collage-left', 'collage-centered', 'collage-right'], products: ['grid', 'carousel'], buttons: ['inline', 'stacked'] };
  expect(Object.entries(appearances).flatMap(([type, each]) => each.filter((one) => !has(type, one)).map((one) => `${type} ${one}`))).toEqual([]);
});

test('each page has the same parts, pictures and links in every language', () => {
  const shapeOf = ({ body }: Document): string[] => [...typesOf(body), ...[...body.matchAll(/\{\{media url=([^}]+)\}\}|data-product-sku="([^"]+)"/g)].map(([, file, sku]) => file ?? sku ?? '')];
  const english = new Map(pages.filter((one) => one.view === 'en').map((page) => [page.identifier, shapeOf(page)]));
  expect(pages.filter((one) => one.view === 'fr' && shapeOf(one).join() !== english.get(one.identifier)?.join()).map(({ file }) => file)).toEqual([]);
});

test('pictures are described in the language of their page', () => {
  const altsOf = ({ body }: Document): string[] => [...body.matchAll(/(?:alt|aria-label)="([^"]+)"/g)].map(([, alt = '']) => alt);
  const english = new Set(documents.filter((one) => one.view !== 'fr').flatMap(altsOf));
  expect(english.size).toBeGreaterThan(15);
  expect(documents.filter((one) => one.view === 'fr').flatMap((one) => altsOf(one).filter((alt) => english.has(alt)).map((alt) => `${one.file}: ${alt}`))).toEqual([]);
});

test('[RT-28] [RT-30] the careers page leads to every opening of jobs.yaml, and each has its page', () => {
  const { jobs } = yaml<{ jobs: { code: string; title: Record<string, string> }[] }>('jobs.yaml');
  expect(jobs.length).toBeGreaterThanOrEqual(8);
  for (const { code, title } of jobs) {
    for (const language of ['en', 'fr']) {
      expect(page('careers', language)?.body).toContain(`{{store url=careers/job/${code}}}`);
      expect(page(`careers/job/${code}`, language)?.meta['content_heading']).toBe(title[language]);
    }
  }
  expect(pages.filter(({ identifier }) => identifier.startsWith('careers/job/') && !jobs.some(({ code }) => identifier.endsWith(code)))).toEqual([]);
});

test('[RT-40] [RT-41] seven showrooms with address, coordinates, hours, texts and a page of their own with all of it', () => {
  expect(showrooms.map(({ city }) => city)).toEqual(['Montréal', 'Laval', 'Québec', 'Toronto', 'Vancouver', 'Calgary', 'Plattsburgh']);
  for (const { url_key, name, description, latitude, longitude, hours, street, postcode } of showrooms) {
    expect(Math.abs(latitude - 46) < 8 && longitude < -60 && longitude > -130).toBe(true);
    expect(Object.keys(hours).length).toBeGreaterThanOrEqual(5);
    expect([name.fr, description.fr !== description.en, street]).toEqual([expect.stringMatching(/\S/), true, expect.stringMatching(/\d/)]);
    for (const language of ['en', 'fr']) {
      const body = page(`showroom/${url_key}`, language)?.body ?? '';
      expect([postcode, ...['telephone', 'email', 'street'].map((part) => `{{customVar code=showroom_${url_key}_${part}}}`), `{{showroom_hours code=${url_key}}}`, `&quot;latitude&quot;: ${latitude}`].filter((part) => !body.includes(part))).toEqual([]);
      for (const from of ['showroom', 'home']) expect(page(from, language)?.body).toContain(`{{store url=showroom/${url_key}}}`);
    }
  }
});

test('[RT-40] the page of locations lists the showrooms of each country from the data', () => {
  for (const language of ['en', 'fr', 'us']) {
    const body = page('locations', language)?.body ?? '';
    for (const { country } of showrooms) expect(body.split(`{{showrooms country=${country}}}`)).toHaveLength(2);
    expect(body).toContain('data-locations="{{showroom_positions}}"');
    expect(body).not.toContain('<address>');
  }
});

test('no page writes down the hours of a showroom, which showrooms.yaml has', () => {
  const byHand = /(?:day|di|dredi)(?: |\u00a0)?: (?:de )?\d{1,2}(?:[:.\d]*)(?: |\u00a0)(?:[ap]\.m\.|h)/;
  expect(byHand.test('Thursday: 9 a.m. to 8 p.m.') && byHand.test('Du lundi au mercredi : de 9 h à 18 h')).toBe(true);
  expect(documents.filter(({ body }) => byHand.test(body)).map(({ identifier }) => identifier)).toEqual([]);
});

test('[GN-11] every Canadian showroom takes visits, and its page leads to where they are booked', () => {
  for (const { url_key, country, time_zone, visits_at_once, picture } of showrooms) {
    const takesVisits = Boolean(time_zone) && Number(visits_at_once) > 0;
    expect([url_key, takesVisits, hasFile(`media/${picture}`)]).toEqual([url_key, country === 'CA', true]);
    for (const language of ['en', 'fr']) expect([url_key, page(`showroom/${url_key}`, language)?.body.includes(`{{store url=showroom-reservation}}?showroom=${url_key}"`)]).toEqual([url_key, takesVisits]);
    expect(page(`showroom/${url_key}`, 'us')?.body).not.toContain('showroom-reservation');
  }
});

test('prices of samples and shipping are stated once, as the shop charges them', () => {
  const samples = readProducts().filter(({ sku }) => sku.endsWith('-SMP'));
  const [canadian, american] = [new Set(samples.map(({ base }) => Number(base['price']))), new Set(samples.map((sample) => Number(sample.american?.['price'])))];
  expect([[...canadian], [...american]]).toEqual([[3], [2.25]]);
  expect([page('samples', 'en'), page('samples', 'fr'), page('samples', 'us')].map((one) => /\$3\b|\$2\.25|3\u00a0\$/.test(one?.body ?? ''))).toEqual([true, true, true]);
  type Bands = Record<string, Record<string, { up_to_kg?: number; price: number; per_kg?: number }[]>>;
  const { flatrate = {}, freight = {} } = yaml<{ rates: Record<string, Bands> }>('shipping.yaml').rates;
  const requested = (bands: Bands, isAmerican: boolean): number[] =>
    Object.entries(bands)
      .filter(([zone]) => zone.startsWith('us') === isAmerican)
      .flatMap(([, byCurrency]) => byCurrency[isAmerican ? 'USD' : 'CAD'] ?? [])
      .filter(({ up_to_kg }) => up_to_kg !== undefined)
      .flatMap(({ price, per_kg }) => [price, ...(per_kg ? [per_kg] : [])])
      .map((amount) => Math.round(amount * 100));
  const said = (minor: number, language: string): string => (language === 'fr' ? `${(minor / 100).toFixed(2).replace('.', ',').replace(/(\d)(\d{3},)/, '$1\u00a0$2')}\u00a0$` : `$${(minor / 100).toFixed(2).replace(/(\d)(\d{3}\.)/, '$1,$2')}`);
  for (const language of ['en', 'fr', 'us']) {
    const amounts = [flatrate, freight].flatMap((bands) => requested(bands, language === 'us'));
    expect(amounts.length).toBeGreaterThanOrEqual(14);
    const body = page('shipping-and-returns', language)?.body ?? '';
    expect(amounts.map((minor) => said(minor, language)).filter((amount) => !body.includes(amount))).toEqual([]);
  }
});

test('the weight up to which parcels go is the one of shipping.yaml', () => {
  type Bands = { up_to_kg?: number }[];
  const { flatrate = {} } = yaml<{ rates: Record<string, Record<string, Record<string, Bands>>> }>('shipping.yaml').rates;
  const limits = Object.values(flatrate).flatMap((byCurrency) => Object.values(byCurrency)).map((bands) => bands.at(-1)?.up_to_kg ?? 0);
  const [kilograms = 0] = limits;
  expect(new Set(limits)).toEqual(new Set([kilograms]));
  for (const language of ['en', 'fr', 'us']) {
    const body = `${page('home', language)?.body} ${page('shipping-and-returns', language)?.body}`.replaceAll('\u00a0', ' ');
    const said = [...body.matchAll(/(?:parcels?,? up to|colis,? jusqu’à|above|au-delà de) (\d+) (?:kg|lb)/gi)].map(([, weight]) => Number(weight));
    expect([language, new Set(said)]).toEqual([language, new Set([language === 'us' ? Math.round(kilograms * 2.20462) : kilograms])]);
  }
});

test('American shoppers read American spelling, and prices in Canadian dollars only where they say so', () => {
  const identifiers = [...new Set(pages.map(({ identifier }) => identifier))];
  const text = (body: string): string => body.replaceAll(/<[^>]*>|\{\{[^}]*\}\}/g, ' ');
  const british = /\b(?:colour\w*|grey\w*|centre\w*|(?:milli)?metres?|neighbour\w*|favour\w*|honour\w*|moulding\w*|cheque|mitred|catalogues?|licences?|tonnes?|cupboards?|lifts?|taps?|parking places?|cancelled|cancelling|aluminium|advisers?)\b/i;
  expect(identifiers.filter((identifier) => british.test(text(page(identifier, 'us')?.body ?? '')))).toEqual([]);
  const jobs = identifiers.filter((identifier) => identifier.startsWith('careers/job/'));
  expect(jobs.filter((identifier) => /(?<!CA|US)\$\d/.test(text(page(identifier, 'us')?.body ?? '')))).toEqual([]);
});

test('the privacy policy states how long the shop stores an untouched cart', () => {
  const days = CART_LIFETIME_MS / 86_400_000;
  expect(['en', 'fr', 'us'].filter((language) => !new RegExp(`A cart nobody comes back to: deleted after ${days} days|Un panier abandonné : supprimé après ${days} jours`).test((page('policy', language)?.body ?? '').replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')))).toEqual([]);
  expect(blocks.filter(({ identifier, body }) => identifier === 'privacy-policy' && /(?:ninety|quatre-vingt-dix)/.test(body))).toEqual([]);
});

test('pages name the waste percentages of the calculator', () => {
  const { straight, offset, diagonal } = WASTE_PERCENTS;
  const named = (identifier: string, language: string): string[] => [...(page(identifier, language)?.body ?? '').replaceAll('\u00a0', ' ').matchAll(/(\d+) ?%(?= (?:for|pour|en) (?:straight|une pose droite|a third|un décalage|diagonal|herringbone|des chevrons))/g)].map(([, percent = '']) => percent);
  for (const identifier of ['faq', 'home']) for (const language of ['en', 'fr', 'us']) expect([identifier, language, named(identifier, language)]).toEqual([identifier, language, [straight, offset, diagonal].map(String)]);
});

test('pages, care instructions and descriptions name the same humidity for wood', () => {
  const named = [...documents.map(({ body }) => body), read('attributes.yaml'), ...list('products/*.csv').map(read)].flatMap((text) => [...text.replaceAll('\u00a0', ' ').matchAll(/(?:humidit[yé](?: intérieure)?)(?: between| entre| de)? (\d+)(?: ?%)? (?:and|et|à) (\d+) ?%|(\d+) ?% (?:and|et) (\d+) ?% (?:humidity|d’humidité)/g)]).map(([, from, to, least, most]) => `${from ?? least}–${to ?? most}`);
  expect(named.length).toBeGreaterThan(8);
  expect([...new Set(named)]).toEqual(['40–55']);
});

test('product blocks name visible products', () => {
  const skus = new Set(visible.map(({ sku }) => sku));
  const named = pages.flatMap(({ body }) => [...body.matchAll(/data-product-sku="([^"]+)"/g)].map(([, sku = '']) => sku));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((sku) => !skus.has(sku))).toEqual([]);
});

test('redirects lead to addresses that exist and hide none', () => {
  const rows = csv('redirects.csv');
  expect(rows.filter((row) => !addresses.has(row['target_path'] ?? '') || addresses.has(row['request_path'] ?? ''))).toEqual([]);
  expect(new Set(rows.map((row) => row['redirect_type']))).toEqual(new Set(['301', '302']));
});

test('no filler Latin anywhere', () => {
  const latin = /\b(lorem|ipsum|dolor sit|consectetur|adipiscing|eiusmod|tempor incididunt|labore et dolore)\b/i;
  expect(prose.filter((file) => latin.test(read(file)))).toEqual([]);
});

test('French text has non-breaking spaces before colons and percent signs and inside guillemets', () => {
  const text = documents.filter((one) => one.view === 'fr').map(({ file, body }) => ({ file, text: body.replaceAll(/<[^>]*>/g, ' ¦ ') }));
  const french = readAllProducts().map(({ sku, french: row }) => ({ file: sku, text: Object.values(row ?? {}).join(' ¦ ') }));
  expect([...text, ...french].filter((one) => / [:;!?»%]|« /.test(one.text.replaceAll(' ¦ ', '¦'))).map(({ file }) => file)).toEqual([]);
});

test('the picture of a showroom is described in the same words wherever a language shows it', () => {
  const reported = documents.flatMap(({ view: code, body }) =>
    [...body.matchAll(/wysiwyg\/showrooms\/([\w.]+)\}\}" alt="([^"]*)"/g)].map(([, file, words]) => ({ picture: `${code} ${file}`, words })),
  );
  const pictures = [...new Set(reported.map(({ picture }) => picture))];
  expect(pictures.length).toBeGreaterThanOrEqual(18);
  expect(pictures.filter((one) => new Set(reported.filter(({ picture }) => picture === one).map(({ words }) => words)).size > 1)).toEqual([]);
});

test('from how much on a parcel travels free is the sum of cart-rules.yaml', () => {
  const { rules } = yaml<{ rules: { free_shipping?: string[]; when?: { subtotal?: Record<string, number> } }[] }>('cart-rules.yaml');
  const { CAD, USD } = rules.find(({ free_shipping: ways }) => ways?.includes('flatrate'))?.when?.subtotal ?? {};
  const reported = ['en', 'fr', 'us'].map((code) =>
    /(?:goods come to \$|gratuit dès )(\d+)/.exec(read(`pages/shipping-and-returns.${code}.html`))?.[1],
  );
  expect(reported).toEqual([CAD, CAD, USD].map(String));
});
