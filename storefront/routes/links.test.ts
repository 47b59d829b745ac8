import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocuments } from '#catalogue/testing/read-catalogue.ts';
import { openWholeShop, type WholeShop } from '#storefront/testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

/** The hosts that the content may link to; check a host before adding it. */
const HOSTS: ReadonlySet<string> = new Set([
  // Ways to the showrooms.
  'www.google.com',
  'www.youtube.com',
]);

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** Path and query of a link to the shop itself; undefined for another site. */
const pathOf = (href: string): string | undefined => {
  if (/^(?:https?:)?\/\//.test(href)) return undefined;
  return href.split('#')[0];
};

const identifiers = [...new Set(readDocuments('pages').map(({ identifier }) => identifier))];

test.each([
  ['English', ''],
  ['French', '/CA_FR'],
  ['American', '/US_EN'],
])(
  'every link of the %s content, header and footer leads to a page, or to a known site',
  async (_, prefix) => {
    const from = new Map<string, string>();
    const dead: string[] = [];
    const found = new Set<string>();
    const outside = new Set<string>();
    for (const address of ['/', ...identifiers.map((identifier) => `/${identifier}`)]) {
      const { status, html } = await shop.visit(prefix + address);
      // A page that only the other country or language has.
      if (status !== 200) continue;
      found.add(prefix + address);
      for (const href of linksIn(html)) {
        if (/^(?:#|mailto:|tel:)/.test(href)) continue;
        const path = pathOf(href);
        if (path === undefined) outside.add(new URL(href, 'https://shop.test').host);
        else if (path && !from.has(path)) from.set(path, address);
      }
    }
    expect(from.size).toBeGreaterThan(40);
    for (const [path, on] of from) {
      if (found.has(path)) continue;
      let { status, headers } = await shop.visit(path);
      // A short address of the shop may lead to the page's own.
      if (status >= 301 && status <= 308) ({ status } = await shop.visit(String(headers['location'])));
      if (status !== 200) dead.push(`${path} on ${on}: ${status}`);
    }
    expect([dead, [...outside].filter((host) => !HOSTS.has(host))]).toEqual([[], []]);
  },
  180_000,
);
