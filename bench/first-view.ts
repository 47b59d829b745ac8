import { lighthouse, type Score } from './support/lighthouse.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';
import { firstProduct } from './sizes.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['category', '/manufactured-tiles'],
  ['search', '/search.html?query=marble'],
  ['slab', '/aurelia-carrara-slab.html'],
  ['cart', '/cart'],
  ['checkout', '/checkout'],
  ['content', '/faq'],
  ['showroom', '/showroom-reservation'],
  ['account', '/create-account'],
];

type Budget = readonly [figure: keyof Score, unit: string, budget: number, bound: Row['bound']];

const BUDGETS: readonly Budget[] = [
  ['performance', 'points', 98, 'at least'],
  ['accessibility', 'points', 100, 'at least'],
  ['practices', 'points', 100, 'at least'],
  ['seo', 'points', 100, 'at least'],
  ['fcp', 's', 1.1, 'at most'],
  ['lcp', 's', 1.5, 'at most'],
  ['tbt', 'ms', 50, 'at most'],
  ['cls', '', 0, 'at most'],
  ['speedIndex', 's', 1.5, 'at most'],
];

/** Pages that are not for search engines say so, which Lighthouse counts against them. */
const PRIVATE: ReadonlySet<string> = new Set(['search', 'cart', 'checkout', 'account']);

/** Lighthouse for a phone on each kind of page; only meaningful alone on a machine. */
export const measureFirstView = async (shop: Pick<Shop, 'origin'>): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, path] of [...PAGES, ['product', await firstProduct(shop)] as const]) {
    const score = await lighthouse(shop.origin + path, RUNS);
    for (const [figure, unit, budget, bound] of BUDGETS)
      if (figure !== 'seo' || !PRIVATE.has(name))
        rows.push({ what: `${name}, ${figure}`, measured: score[figure], unit, budget, bound });
  }
  return rows;
};

if (import.meta.main) {
  const shop = await startShop({ RATE_LIMITS: 'off' });
  try {
    process.exitCode = printRows('The first view, by Lighthouse', await measureFirstView(shop)) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}
