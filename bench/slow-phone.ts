import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { pagesOf } from './support/pages-of.ts';
import { PHONE } from './support/first-visit.ts';
import { printTable, type Cell, type Line } from './support/table.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';
import { median } from './support/median.ts';

const SLOWER = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const LCP_S = 2;
/** What a line of text may move when its font comes (docs/decisions/0306). */
const SHIFT = 0.01;

type Seen = { fcp: number; lcp: number; shift: number; films: number };

/** Runs in the page, before anything else of it. */
const watchPaints = (): void => {
  const seen = { fcp: Number.NaN, lcp: Number.NaN, shift: 0, films: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime / 1000;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime / 1000));
  watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  watch('resource', ({ name }) => (seen.films += /\.(?:mp4|webm)(?:\?|$)/.test(name) ? 1 : 0));
  Object.assign(globalThis, { seenPaints: seen });
};

/** Every frame the browser shows, as `<milliseconds since the start>.jpg`. */
const filmTo = async (session: CDPSession, folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const frames: { at: number; data: string }[] = [];
  const startedAt = Date.now() / 1000;
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: Math.round(((metadata.timestamp ?? startedAt) - startedAt) * 1000), data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 412, maxHeight: 823 });
  return async () => {
    await session.send('Page.stopScreencast');
    for (const { at, data } of frames)
      await writeFile(join(folder, `${String(at).padStart(5, '0')}.jpg`), Buffer.from(data, 'base64'));
  };
};

const quiet = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
};

const visit = async (browser: Browser, address: string, film?: string): Promise<Seen> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const endFilm = film ? await filmTo(session, film) : undefined;
    await page.goto(address, { timeout: 60_000 });
    await quiet(page);
    await endFilm?.();
    return await page.evaluate(() => (globalThis as typeof globalThis & { seenPaints: Seen }).seenPaints);
  } finally {
    await context.close();
  }
};

const cellsOf = (visits: readonly Seen[]): Record<string, Cell> => {
  const cell = (figure: keyof Seen, digits: number, budget?: number): Cell => ({
    value: median(visits.map((seen) => seen[figure])),
    digits,
    ...(budget !== undefined && { budget: { budget, bound: 'at most' } }),
  });
  return {
    'FCP s': cell('fcp', 2),
    'LCP s': cell('lcp', 2, LCP_S),
    shift: cell('shift', 4, SHIFT),
    films: cell('films', 0, 0),
  };
};

type Options = { runs: number; only?: readonly string[]; film?: string | undefined };

/**
 * The kinds of page in a Chromium that is really slowed down, not in a simulation: the median of `runs`. True when every
 * budget is kept. Only meaningful alone on a machine.
 */
export const printSlowPhone = async (
  shop: Pick<Shop, 'origin'>,
  browser: Browser,
  { runs, only = [], film }: Options,
): Promise<boolean> => {
  const lines: Line[] = [];
  for (const { name, path } of await pagesOf(shop)) {
    if (only.length > 0 && !only.includes(name)) continue;
    try {
      const visits: Seen[] = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await visit(browser, shop.origin + path, run === 0 && film ? join(film, name) : undefined));
      lines.push({ name, cells: cellsOf(visits) });
    } catch (error) {
      console.error(`  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      lines.push({ name, cells: cellsOf([]) });
    }
  }
  return printTable(`A slow phone (4 × slower, 1.6 Mbit/s, 150 ms; median of ${runs})`, lines);
};

// By itself: node bench/slow-phone.ts --runs 1 --only home,category --film film
if (import.meta.main) {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, film: { type: 'string' } },
  });
  const shop = await startShop({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const { runs, only, film } = values;
    const options = { runs: Number(runs), only: only?.split(',') ?? [], film };
    process.exitCode = (await printSlowPhone(shop, browser, options)) ? 0 : 1;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
