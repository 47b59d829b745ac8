import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export type Kind = 'document' | 'script' | 'style' | 'font' | 'picture' | 'film' | 'data' | 'other';

/** One response; bytes as transferred, headers included. */
export type Fetched = { kind: Kind; path: string; bytes: number };

export type Visit = {
  files: readonly Fetched[];
  /** Number of files that block rendering. */
  blocking: number;
};

const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
  Fetch: 'data',
  XHR: 'data',
};

/** The phone that Lighthouse simulates. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
  timezoneId: 'UTC',
};

type Sent = { requestId: string; type?: string; request: { url: string } };
type Done = { requestId: string; encodedDataLength: number };

const collect = (session: CDPSession): Map<string, Fetched> => {
  const files = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }: Sent) => {
    if (!request.url.startsWith('http')) return;
    const { pathname, search } = new URL(request.url);
    files.set(requestId, { kind: KINDS[type] ?? 'other', path: pathname + search, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }: Done) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return files;
};

/** Waits twice, because idle work may request further files. */
const untilQuiet = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  for (let round = 0; round < 2; round += 1) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 })));
  }
  await page.waitForLoadState('networkidle');
};

const countBlocking = (): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking').length;

type Walk = {
  /** Steps before the visit, such as signing in; their requests are not counted. */
  prepare?: (page: Page) => Promise<void>;
  /** The visit itself: opens a page and may continue from it. */
  walk: (page: Page) => Promise<void>;
};

/** All requests of a browser with an empty cache during a walk, until the page is idle. */
export const firstVisit = async (browser: Browser, origin: string, { prepare, walk }: Walk): Promise<Visit> => {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const files = collect(session);
    await walk(page);
    await untilQuiet(page);
    return { files: [...files.values()], blocking: await page.evaluate(countBlocking) };
  } finally {
    await context.close();
  }
};
