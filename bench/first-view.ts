import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { firstProduct, templates } from './sizes.ts';
import { firstVisit, type Kind } from './support/first-visit.ts';
import { LIGHTHOUSE, lighthouse, type Score } from './support/lighthouse.ts';
import { OTHER_SHOPS } from './support/other-shops.ts';
import { pagesOf } from './support/pages-of.ts';
import type { Row } from './support/report.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';
import { printColumns, printTable, type Cell, type Line } from './support/table.ts';

const KB = 1000;

type Column = readonly [figure: keyof Score, title: string, digits: number, budget: number, bound: Row['bound']];

const COLUMNS: readonly Column[] = [
  ['performance', 'perf', 0, 98, 'at least'],
  ['accessibility', 'a11y', 0, 100, 'at least'],
  ['practices', 'practices', 0, 100, 'at least'],
  ['seo', 'SEO', 0, 100, 'at least'],
  ['fcp', 'FCP s', 2, 1.1, 'at most'],
  ['lcp', 'LCP s', 2, 1.5, 'at most'],
  ['tbt', 'TBT ms', 0, 50, 'at most'],
  ['cls', 'CLS', 3, 0, 'at most'],
  ['speedIndex', 'SI s', 2, 1.5, 'at most'],
];

/** Pages that are not for search engines say so, which Lighthouse counts against them. */
const PRIVATE: ReadonlySet<string> = new Set(['search', 'cart', 'checkout', 'account']);

const scoreCells = (name: string, score: Score): Record<string, Cell> =>
  Object.fromEntries(
    COLUMNS.filter(([figure]) => figure !== 'seo' || !PRIVATE.has(name)).map(
      ([figure, title, digits, budget, bound]) => [title, { value: score[figure], digits, budget: { budget, bound } }],
    ),
  );

/** What arrives until the page is quiet. Bytes of pictures and fonts are told; what is asked for has budgets, see sizes.ts. */
const visitCells = async (browser: Browser, address: string, scriptsKb?: number): Promise<Record<string, Cell>> => {
  const { files, blocking } = await firstVisit(browser, address);
  const kb = (kind: Kind): Cell => ({
    value: files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / KB,
    digits: 1,
  });
  const atMost = (value: number, budget: number): Cell => ({ value, budget: { budget, bound: 'at most' } });
  return {
    requests: atMost(files.length, address.endsWith('/') ? 30 : 25),
    blocking: atMost(blocking, 0),
    'script files': atMost(files.filter(({ kind }) => kind === 'script').length, 10),
    'scripts kB': { ...kb('script'), ...(scriptsKb && { budget: { budget: scriptsKb, bound: 'at most' as const } }) },
    'styles kB': kb('style'),
    'fonts kB': kb('font'),
    'pictures kB': kb('picture'),
  };
};

export type FirstViewOptions = { runs: number; only?: readonly string[] };

/** A page that cannot be measured is told and breaks its budget; the others are measured all the same. */
const FAILED: Readonly<Record<string, Cell>> = {
  perf: { value: Number.NaN, budget: { budget: 98, bound: 'at least' } },
};

const measurePage = async (
  browser: Browser,
  { name, address, runs, scriptsKb }: { name: string; address: string; runs: number; scriptsKb: number | undefined },
): Promise<Line> => {
  try {
    const visit = await visitCells(browser, address, scriptsKb);
    const score = runs > 0 ? scoreCells(name, await lighthouse(address, runs)) : {};
    return { name, cells: { ...score, ...visit } };
  } catch (error) {
    console.error(`  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return { name, cells: FAILED };
  }
};

/** Our figures beside those of other storefronts, of the pages where there are any. */
const printBeside = (lines: readonly Line[]): void => {
  const figures = [
    ['perf', 'performance'],
    ['TBT ms', 'tbtMs'],
    ['scripts kB', 'scriptsKb'],
  ] as const;
  const known = lines.filter(({ name }) => OTHER_SHOPS.some(({ pages }) => pages[name]));
  if (known.length === 0) return;
  const heading = figures.flatMap(([title]) => [title, ...OTHER_SHOPS.map((shop) => shop.name)]);
  printColumns('Beside other storefronts on React', [
    ['', ...heading],
    ...known.map(({ name, cells }) => [
      name,
      ...figures.flatMap(([title, figure]) => [
        cells[title]?.value.toFixed(0) ?? '–',
        ...OTHER_SHOPS.map(({ pages }) => pages[name]?.[figure] ?? '–'),
      ]),
    ]),
  ]);
  for (const { name, whose } of OTHER_SHOPS) console.log(`  ${name}: ${whose}`);
};

/**
 * Lighthouse for a phone on each kind of page, the median of `runs`, and all that a first visit fetches. Prints a table and
 * what is known of other shops; true when every budget is kept. Only meaningful alone on a machine.
 */
export const printFirstView = async (
  shop: Pick<Shop, 'origin'>,
  { runs, only = [] }: FirstViewOptions,
): Promise<boolean> => {
  const pages = await pagesOf(shop);
  const budgets = new Map(templates(await firstProduct(shop)).map(({ name, scriptsKb }) => [name, scriptsKb]));
  const lines: Line[] = [];
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const { name, path } of pages) {
      if (only.length > 0 && !only.includes(name)) continue;
      lines.push(await measurePage(browser, { name, address: shop.origin + path, runs, scriptsKb: budgets.get(name) }));
    }
  } finally {
    await browser.close();
  }
  const isAllKept = printTable(
    `The first view on a phone, by ${LIGHTHOUSE} (median of ${runs}) and a first visit`,
    lines,
  );
  printBeside(lines);
  return isAllKept;
};

// By itself: node bench/first-view.ts --runs 1 --only cart,checkout. Without runs (0) only what a visit fetches.
if (import.meta.main) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
  const shop = await startShop({ RATE_LIMITS: 'off' });
  try {
    const only = values.only?.split(',') ?? [];
    process.exitCode = (await printFirstView(shop, { runs: Number(values.runs), only })) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}
