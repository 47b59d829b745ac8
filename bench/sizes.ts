import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesOfPage, inlineCode } from './support/page-files.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';

const KB = 1000;
const CSS_KB = 15;
const LIST_HTML_KB = 16;

type Template = { name: string; path: string; scriptsKb: number; reference: { value: number; whose: string } };

const VENIA = 'Venia';

/** Page weight budgets; the reference is the same measure of Venia's templates. */
const templates = (product: string): readonly Template[] => [
  { name: 'home', path: '/', scriptsKb: 135, reference: { value: 351, whose: VENIA } },
  { name: 'category', path: '/manufactured-tiles', scriptsKb: 135, reference: { value: 351, whose: VENIA } },
  { name: 'product', path: product, scriptsKb: 135, reference: { value: 351, whose: VENIA } },
  { name: 'search', path: '/search.html?query=marble', scriptsKb: 135, reference: { value: 351, whose: VENIA } },
  { name: 'cart', path: '/cart', scriptsKb: 140, reference: { value: 356, whose: VENIA } },
  { name: 'checkout', path: '/checkout', scriptsKb: 155, reference: { value: 377, whose: VENIA } },
];

type Running = Pick<Shop, 'origin'>;

const text = async (shop: Running, path: string): Promise<string> => {
  const response = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
};

const gzippedKb = (content: string): number => (content ? gzipSync(content, { level: 9 }).length / KB : 0);

const total = async (shop: Running, paths: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(paths.map(async (path) => gzippedKb(await text(shop, path))));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const firstProduct = async (shop: Running): Promise<string> => {
  const address = /href="(\/[a-z0-9-]+\.html)"/.exec(await text(shop, '/manufactured-tiles'))?.[1];
  if (!address) throw new Error('The category page links to no product.');
  return address;
};

/** Bytes a first visit of each template loads before it is interactive: gzip; the list's HTML as brotli. */
export const measureSizes = async (shop: Running): Promise<Row[]> => {
  const rows: Row[] = [];
  const styleRows: Row[] = [];
  for (const { name, path, scriptsKb, reference } of templates(await firstProduct(shop))) {
    const html = await text(shop, path);
    const files = filesOfPage(html);
    const inline = inlineCode(html);
    const scripts = (await total(shop, files.scripts)) + gzippedKb(inline.scripts);
    const styles = (await total(shop, files.styles)) + gzippedKb(inline.styles);
    rows.push({
      what: `JavaScript, ${name}`,
      measured: scripts,
      unit: 'kB gz',
      budget: scriptsKb,
      bound: 'at most',
      reference,
    });
    styleRows.push({ what: `CSS, ${name}`, measured: styles, unit: 'kB gz', budget: CSS_KB, bound: 'at most' });
    if (name === 'category') {
      styleRows.push({
        what: 'HTML, category',
        measured: brotliCompressSync(html).length / KB,
        unit: 'kB br',
        budget: LIST_HTML_KB,
        bound: 'at most',
      });
    }
  }
  return [...rows, ...styleRows];
};

// Run as a command it prints the figures that e2e/sizes.spec.ts checks.
if (import.meta.main) {
  const shop = await startShop({ RATE_LIMITS: 'off' });
  try {
    process.exitCode = printRows('Bytes of a first visit', await measureSizes(shop)) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}
