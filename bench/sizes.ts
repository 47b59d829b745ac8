import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { firstVisit, type Kind } from './support/first-visit.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';

const KB = 1000;
const SCRIPT_FILES = 10;
const STYLES_KB = 26.7;
const FONTS_KB = 39;
const LIST_HTML_KB = 15;
const LIST_STYLES_KB = 7.75;

type Template = { name: string; path: string; scriptsKb: number; requests: number };

/** What a first visit of each template may ask for; a film counts, data that the page brings does not. */
export const templates = (product: string): readonly Template[] => [
  { name: 'home', path: '/', scriptsKb: 125.2, requests: 30 },
  { name: 'category', path: '/manufactured-tiles', scriptsKb: 118.4, requests: 25 },
  { name: 'product', path: product, scriptsKb: 118.4, requests: 25 },
  { name: 'search', path: '/search.html?query=marble', scriptsKb: 118.4, requests: 25 },
  { name: 'cart', path: '/cart', scriptsKb: 117.5, requests: 25 },
  { name: 'checkout', path: '/checkout', scriptsKb: 136.3, requests: 25 },
];

type Running = Pick<Shop, 'origin'>;

const text = async (shop: Running, path: string): Promise<string> => {
  const response = await fetch(shop.origin + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
};

export const firstProduct = async (shop: Running): Promise<string> => {
  const address = /href="(\/[a-z0-9-]+\.html)"/.exec(await text(shop, '/manufactured-tiles'))?.[1];
  if (!address) throw new Error('The category page links to no product.');
  return address;
};

const INLINE_STYLES = /<style>([^]*?)<\/style>/g;
const compressedKb = (content: string): number => brotliCompressSync(content).length / KB;

const documentRows = (html: string): Row[] => {
  const styles = [...html.matchAll(INLINE_STYLES)].map(([, css = '']) => css).join('');
  return [
    {
      what: 'HTML without its styles, category',
      measured: compressedKb(html.replace(INLINE_STYLES, '')),
      unit: 'kB br',
      budget: LIST_HTML_KB,
      bound: 'at most',
    },
    {
      what: 'styles in the document, category',
      measured: compressedKb(styles),
      unit: 'kB br',
      budget: LIST_STYLES_KB,
      bound: 'at most',
    },
  ];
};

/** Everything that a first visit of each template transfers until its page is quiet, with nobody touching it. */
export const measureSizes = async (shop: Running, browser: Browser): Promise<Row[]> => {
  const rows: Row[] = [];
  const rest: Row[] = [];
  for (const { name, path, scriptsKb, requests } of templates(await firstProduct(shop))) {
    const { files, blocking } = await firstVisit(browser, shop.origin + path);
    const of = (kind: Kind) => files.filter((file) => file.kind === kind);
    const kb = (kind: Kind): number => of(kind).reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    const atMost = (what: string, measured: number, unit: string, budget: number): Row => ({
      what: `${what}, ${name}`,
      measured,
      unit,
      budget,
      bound: 'at most',
    });
    rows.push(atMost('scripts', kb('script'), 'kB', scriptsKb));
    rest.push(
      atMost('script files', of('script').length, 'files', SCRIPT_FILES),
      atMost('requests', files.length, 'requests', requests),
      atMost('requests that block the first view', blocking, 'requests', 0),
      atMost('styles', kb('style'), 'kB', STYLES_KB),
      atMost('fonts', kb('font'), 'kB', FONTS_KB),
    );
  }
  return [...rows, ...rest, ...documentRows(await text(shop, '/manufactured-tiles'))];
};

// Run by itself it prints the same figures that e2e/sizes.spec.ts checks.
if (import.meta.main) {
  const shop = await startShop({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    process.exitCode = printRows('A first visit', await measureSizes(shop, browser)) ? 0 : 1;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
