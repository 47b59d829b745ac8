import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { createAccount, newAddress, signInAs } from '../e2e/support/account.ts';
import { haveInCart } from '../e2e/support/cart.ts';
import { visit } from '../e2e/support/shop.ts';
import { goToReview, placeOrder } from '../e2e/support/steps.ts';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { firstVisit, type Visit } from './support/first-visit.ts';
import { LIGHTHOUSE, lighthouse } from './support/lighthouse.ts';
import { atMost, printRows, type Row } from './support/report.ts';
import { startShop, type Shop } from './support/shop.ts';
import { templatesOf, textOf } from './support/templates.ts';

/** Limits of a first visit with an empty cache, in kB as transferred with Brotli. */
const SCRIPTS_KB = { landing: 165, page: 185, checkout: 215, history: 175 };
/** Pages on which a visit begins. */
const LANDING: ReadonlySet<string> = new Set(['home', 'category', 'search', 'product', 'slab']);
const SCRIPT_FILES = 40;
const STYLES_KB = 32;
const FONTS_KB = 42;
const CATEGORY_HTML_KB = 20;
const REQUESTS = 50;

/** Limits of Lighthouse for a phone, simulated. */
const SCORE = 96;
const LCP_S = 1.6;
const CLS = 0.02;

const KB = 1000;
const VIEW = 'CA_EN';

const visitRows = (name: string, { files, blocking }: Visit, scriptsKb: number): Row[] => {
  const of = (kind: string) => files.filter((file) => file.kind === kind);
  const kb = (kind: string): number => of(kind).reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  return [
    atMost(`${name}: scripts`, kb('script'), 'kB', scriptsKb),
    atMost(`${name}: script files`, of('script').length, 'files', SCRIPT_FILES),
    atMost(`${name}: styles`, kb('style'), 'kB', STYLES_KB),
    atMost(`${name}: fonts`, kb('font'), 'kB', FONTS_KB),
    atMost(`${name}: requests that block rendering`, blocking, 'requests', 0),
  ];
};

const signIn = async (page: Page): Promise<string> => {
  const email = newAddress('bench');
  await createAccount(page, VIEW, email);
  return signInAs(page, VIEW, email);
};

const placeAnOrder = async (page: Page): Promise<void> => {
  await visit(page, VIEW, '/checkout');
  await goToReview(page, VIEW);
  await placeOrder(page, VIEW);
};

/** Transferred bytes of first visits: each template, a whole checkout, and a customer's order history. */
export const measureSizes = async (shop: Pick<Shop, 'origin'>, browser: Browser): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const { name, path } of await templatesOf(shop)) {
    const visited = await firstVisit(browser, shop.origin, { walk: (page) => visit(page, VIEW, path) });
    rows.push(
      ...visitRows(name, visited, LANDING.has(name) ? SCRIPTS_KB.landing : SCRIPTS_KB.page),
      atMost(`${name}: requests`, visited.files.length, 'requests', REQUESTS),
    );
  }
  const checkout = await firstVisit(browser, shop.origin, {
    prepare: (page) => haveInCart(page, VIEW),
    walk: placeAnOrder,
  });
  const history = await firstVisit(browser, shop.origin, {
    prepare: async (page) => void (await signIn(page)),
    walk: (page) => visit(page, VIEW, '/order-history'),
  });
  const html = (await textOf(shop, '/manufactured-tiles')).replaceAll(/<style>[^]*?<\/style>/g, '');
  return [
    ...rows,
    ...visitRows('a whole checkout', checkout, SCRIPTS_KB.checkout),
    ...visitRows('order history of a customer', history, SCRIPTS_KB.history),
    atMost('category: HTML without styles', brotliCompressSync(html).length / KB, 'kB', CATEGORY_HTML_KB),
  ];
};

/** A browser profile of a signed-in customer, for Lighthouse. */
const signedInProfile = async (origin: string): Promise<string> => {
  const profile = mkdtempSync(join(tmpdir(), 'tessera-profile-'));
  const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunch(), baseURL: origin });
  await signIn(await context.newPage());
  await context.close();
  return profile;
};

/**
 * Lighthouse on each template and on the order history of a customer, or on one page by name. Only meaningful alone on
 * the machine.
 */
export const measureLighthouse = async (shop: Pick<Shop, 'origin'>, runs: number, only?: string): Promise<Row[]> => {
  const profile = await signedInProfile(shop.origin);
  const all: { name: string; path: string; profile?: string }[] = [
    ...(await templatesOf(shop)),
    { name: 'order history', path: '/order-history', profile },
  ];
  const pages = all.filter(({ name }) => only === undefined || name === only);
  if (pages.length === 0)
    throw new Error(`No page "${only}"; the pages are ${all.map(({ name }) => name).join(', ')}.`);
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      const score = await lighthouse(shop.origin + page.path, { runs, profile: page.profile });
      rows.push(
        { what: `${page.name}: performance`, measured: score.performance, unit: '', budget: SCORE, bound: 'at least' },
        atMost(`${page.name}: LCP`, score.lcp, 's', LCP_S),
        atMost(`${page.name}: CLS`, score.cls, '', CLS),
      );
    }
    return rows;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
};

/**
 * `node bench/sizes.ts` counts what `e2e/sizes.spec.ts` checks; `node bench/sizes.ts --lighthouse --runs 3 --page
 * product` runs Lighthouse, on every page without `--page`.
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      lighthouse: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      page: { type: 'string' },
    },
  });
  const shop = await startShop({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const isWithin = values.lighthouse
      ? printRows(LIGHTHOUSE, await measureLighthouse(shop, Number(values.runs), values.page))
      : printRows('A first visit', await measureSizes(shop, browser));
    process.exitCode = isWithin ? 0 : 1;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
