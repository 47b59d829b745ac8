import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTraces, TRACKER_PREFIX } from './forget-traces.ts';
import { startTracker } from './tracker.ts';

const posts: string[] = [];
const written: string[] = [];
const waiting: (() => void)[] = [];
const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    posts.push(await request.text());
    if (posts.length === 1) await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(null, { status: 200 });
  });
  // Records writes: Chromium shortens the lifetime of a cookie.
  const write = (text: string): void => {
    written.push(text);
    cookies.set?.call(document, text);
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => cookies.get?.call(document), set: write });
});
afterEach(() => {
  forgetTraces();
  Reflect.deleteProperty(document, 'cookie');
  vi.unstubAllGlobals();
});

const secondsLeft = (name: string): number => {
  const text = written.findLast((cookie) => cookie.startsWith(TRACKER_PREFIX + name)) ?? '';
  return (Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? '') - Date.now()) / 1000;
};

test('[CO-04] [CO-05] [CO-07] the tracker stores a session for 1800 s and an id for two years, and sends at most 40000 bytes per request', async () => {
  const tracker = startTracker({
    collector: 'https://collector.test',
    appId: 'CA_EN',
    origin: location.origin,
    mayMeasure: () => true,
  });
  const search = (letter: string) => ({
    event: 'search-suggestion-click' as const,
    eventInfo: {
      searchUnitId: 'popover',
      suggestion: letter.repeat(9000),
      searchInputContext: { units: [] },
      searchResultsContext: { units: [] },
    },
  });
  for (const letter of 'abcdefghijkl') tracker.send(search(letter));
  expect(secondsLeft('ses')).toBeCloseTo(1800, -1);
  expect(secondsLeft('id')).toBeCloseTo(2 * 365 * 86_400, -2);
  await vi.waitFor(() => expect(posts).toHaveLength(1));
  waiting.forEach((go) => go());
  const events = (post: string): unknown[] => (JSON.parse(post) as { data: unknown[] }).data;
  await vi.waitFor(() => expect(posts.flatMap(events)).toHaveLength(12));
  const bytes = posts.map((post) => new TextEncoder().encode(post).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(40_000);
  expect(Math.max(...bytes)).toBeGreaterThan(15_000);
  tracker.stop();
});
