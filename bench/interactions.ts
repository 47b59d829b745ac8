import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { firstProduct } from './sizes.ts';
import { SLOW_LINE } from './slow-phone.ts';
import { PHONE } from './support/first-visit.ts';
import { median } from './support/median.ts';
import { printRows, type Row } from './support/report.ts';
import { shownFrames, type Motion } from './support/shown-frames.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';

const SLOWER = 4;

const INP_MS = 100;
const PREFETCHED_MS = 100;
const NEXT_PAGE_MS = 500;
/** Of 60, while it moves; how soon it begins to is `next paint`. */
const FRAMES = 55;
const OPENINGS = 5;
const NEXT_PAGES = 5;
const NAVIGATIONS = 50;
const GROWTH_MB = 1;

/** Runs in the page: the longest time from an interaction to the next paint since it was last asked; below 16 ms counts as 0. */
const watchInteractions = (): void => {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, {
    longestInteraction: () => {
      const told = longest;
      longest = 0;
      return told;
    },
  });
};

type Watched = typeof globalThis & {
  longestInteraction(): number;
  nextPage: Promise<number>;
};

const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 })));
};

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await quiet(page);
};

/** The longest interaction, in milliseconds, while `act` is done. */
const longestOf = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => (globalThis as Watched).longestInteraction());
  await act();
  await quiet(page);
  // An entry is told after the paint that ends it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return page.evaluate(() => (globalThis as Watched).longestInteraction());
};

/** Milliseconds from the click on a link until the heading of the next page is shown, as the browser tells (Element Timing). */
const nextPage = async (page: Page, link: Locator): Promise<number> => {
  await page.evaluate(() => {
    const MAX_MS = 10_000;
    const heading = (): Element | null => document.querySelector('h1');
    const before = heading()?.textContent;
    (globalThis as Watched).nextPage = new Promise((resolve, reject) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          // What is known of a page may be replaced by the page before it is painted.
          const mark = new MutationObserver(() => {
            const next = heading();
            if (next && next.textContent !== before) next.setAttribute('elementtiming', 'next');
          });
          mark.observe(document.body, { childList: true, subtree: true, characterData: true });
          new PerformanceObserver((list, observer) => {
            const [shown] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
            observer.disconnect();
            mark.disconnect();
            resolve((shown?.renderTime ?? Number.NaN) - timeStamp);
          }).observe({ type: 'element' });
          setTimeout(() => reject(new Error('The heading of the next page was not shown')), MAX_MS);
        },
        { capture: true, once: true },
      );
    });
  });
  await link.click();
  return page.evaluate(() => (globalThis as Watched).nextPage);
};

const atMost = (what: string, measured: number, unit: string, budget: number): Row => ({
  what,
  measured,
  unit,
  budget,
  bound: 'at most',
});

const card = (page: Page, at: number): Locator => page.locator('article[data-sku]').nth(at).getByRole('link').first();

const measureInteractions = async (page: Page, origin: string, product: string): Promise<Row[]> => {
  const named = (name: string | RegExp) => page.getByRole('button', { name });
  const rows: Row[] = [];
  const add = async (what: string, act: () => Promise<unknown>): Promise<unknown> =>
    rows.push(atMost(`next paint, ${what}`, await longestOf(page, act), 'ms', INP_MS));
  await open(page, `${origin}/manufactured-tiles`);
  await add('menu opened', () => named('Open the menu').click());
  await page.keyboard.press('Escape');
  await add('filters opened', () => named('Filters').click());
  await add('filter chosen', () => page.getByRole('dialog').getByRole('checkbox').first().click());
  await open(page, origin + product);
  await add('pictures opened', () => named('Enlarge the picture').first().click());
  await page.keyboard.press('Escape');
  await quiet(page);
  await add('quantity on the product page', () => named('One more').click());
  await add('added to cart', () => named('Add to cart').first().click());
  await open(page, `${origin}/cart`);
  await add('quantity in the cart', () => named(/^One more of/).click());
  return rows;
};

/** Until the pictures a dialog shows are there: on a fresh shop the server has to make each first, which takes its processor. */
const picturesShown = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].every((picture) => {
      const { top, left } = picture.getBoundingClientRect();
      return picture.complete || top > innerHeight || left > innerWidth;
    }),
  );

/** Nothing but a dialog that slides in: what this machine shows of it. */
const BARE = `<!doctype html><style>
dialog { inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; border: 0 }
dialog[open] { animation: enter 224ms ease }
dialog::backdrop { background: rgb(23 24 26 / 45%); animation: fade 224ms }
@keyframes enter { from { translate: 100% 0 } }
@keyframes fade { from { opacity: 0 } }
</style><button onclick="document.querySelector('dialog').showModal()">Open</button><dialog>Open</dialog>`;

/** Opened once before: the first time fetches what it shows. */
const framesOf = async (page: Page, session: CDPSession, name: string): Promise<number> => {
  const press = () => page.getByRole('button', { name }).first().click();
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
    await quiet(page);
  };
  await press();
  await page.getByRole('dialog').first().waitFor();
  await picturesShown(page);
  await quiet(page);
  await close();
  const motions: Motion[] = [];
  for (let time = 0; time < OPENINGS; time += 1) {
    motions.push(await shownFrames(page, session, press));
    await close();
  }
  const sum = (part: keyof Motion): number => motions.reduce((total, motion) => total + motion[part], 0);
  return (60 * sum('shown')) / sum('due');
};

const measureFrames = async (context: BrowserContext, origin: string, product: string): Promise<Row[]> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.setContent(BARE);
  const reference = { value: await framesOf(page, session, 'Open'), whose: 'a page with nothing else' };
  const rows: Row[] = [];
  const add = async (what: string, name: string): Promise<void> => {
    const measured = await framesOf(page, session, name);
    rows.push({
      what: `frames shown, ${what}`,
      measured,
      unit: 'a second',
      budget: FRAMES,
      bound: 'at least',
      reference,
    });
  };
  await open(page, `${origin}/manufactured-tiles`);
  await add('menu opening', 'Open the menu');
  await add('filters opening', 'Filters');
  await open(page, origin + product);
  await add('pictures opening', 'Enlarge the picture');
  await page.close();
  return rows;
};

const measureNextPages = async (page: Page, origin: string): Promise<Row[]> => {
  const fresh: number[] = [];
  const prefetched: number[] = [];
  for (let time = 0; time < NEXT_PAGES; time += 1) {
    await open(page, `${origin}/manufactured-tiles`);
    fresh.push(await nextPage(page, card(page, 0)));
    await open(page, `${origin}/manufactured-tiles`);
    await card(page, 1).focus();
    await quiet(page);
    prefetched.push(await nextPage(page, card(page, 1)));
  }
  return [
    atMost(`next page, prefetched (median of ${NEXT_PAGES})`, median(prefetched), 'ms', PREFETCHED_MS),
    atMost(`next page, not prefetched (median of ${NEXT_PAGES})`, median(fresh), 'ms', NEXT_PAGE_MS),
  ];
};

const heapMb = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
};

/** To and fro between a list and the products of its first cards, so that every page is met before and during the count. */
const measureMemory = async (page: Page, session: CDPSession, origin: string): Promise<Row[]> => {
  await open(page, `${origin}/manufactured-tiles`);
  const navigate = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at += 2) {
      await nextPage(page, card(page, (at / 2) % 5));
      await page.goBack();
      await card(page, 0).waitFor();
    }
  };
  await navigate(20);
  await quiet(page);
  const before = await heapMb(session);
  await navigate(NAVIGATIONS);
  await quiet(page);
  return [atMost(`memory after ${NAVIGATIONS} more navigations`, (await heapMb(session)) - before, 'MB', GROWTH_MB)];
};

/** What a shopper does after the first view, on a phone with a processor four times slower than this one. */
export const measureInteraction = async (shop: Pick<Shop, 'origin'>, browser: Browser): Promise<Row[]> => {
  const product = await firstProduct(shop);
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const interactions = await measureInteractions(page, shop.origin, product);
    const frames = await measureFrames(context, shop.origin, product);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    const pages = await measureNextPages(page, shop.origin);
    await session.send('Network.emulateNetworkConditions', {
      ...SLOW_LINE,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return [...interactions, ...frames, ...pages, ...(await measureMemory(page, session, shop.origin))];
  } finally {
    await context.close();
  }
};

if (import.meta.main) {
  const shop = await startShop({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    process.exitCode = printRows('After the first view', await measureInteraction(shop, browser)) ? 0 : 1;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
