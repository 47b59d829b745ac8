// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createDataLayer, type Entry } from './data-layer.ts';
import type { ShopEvent } from './events.ts';
import { watchActivity } from './page-activity.ts';
import { publish, handleEvents } from './publish.ts';
import { watchTitle } from './watch-title.ts';

afterEach(() => vi.useRealTimers());

test('events are queued in order until there is a subscriber, a hundred at most', () => {
  for (let count = 0; count < 120; count += 1) publish({ kind: 'recommendations-seen', unitId: String(count) });
  const taken: ShopEvent[] = [];
  const stop = handleEvents((event) => taken.push(event));
  publish({ kind: 'signed-in' });
  stop();
  publish({ kind: 'signed-out' });
  expect(taken).toHaveLength(101);
  expect([taken[0], taken.at(-1)]).toEqual([{ kind: 'recommendations-seen', unitId: '20' }, { kind: 'signed-in' }]);
  handleEvents(() => undefined)();
});

test('[AN-17] counts only a change of the title as another page', async () => {
  document.title = 'One';
  const changed = vi.fn<() => void>();
  const stop = watchTitle(changed);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1));
  document.title = 'Two';
  await settle();
  document.head.append(document.createElement('meta'));
  document.title = 'Two';
  await settle();
  expect(changed).toHaveBeenCalledTimes(1);
  document.title = 'Three';
  await settle();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  document.title = 'Four';
  await settle();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('[AN-05][CO-06] five-second intervals with user activity count as pings', () => {
  vi.useFakeTimers();
  const activity = watchActivity(window);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5000);
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(5000);
  expect(activity.take()).toMatchObject({ pings: 2, pingSeconds: 5 });
  expect(activity.take().pings).toBe(0);
  activity.stop();
});

test('records the scroll range; reads the position only on scroll events', () => {
  const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const activity = watchActivity(window);
  for (const y of [900, 300]) {
    place.mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
  }
  place.mockClear();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'touchstart']) window.dispatchEvent(new Event(sign));
  expect(place).not.toHaveBeenCalled();
  expect(activity.take()).toMatchObject({ minY: 0, maxY: 900 });
  activity.stop();
  place.mockRestore();
});

test('[AN-06] the data layer is an array in Adobe’s format: a context is cleared, then set, and an event contains all contexts', () => {
  const entries: Entry[] = [];
  const layer = createDataLayer(entries);
  layer.set('shopperContext', { shopperId: 'guest' });
  layer.push('page-view', { path: '/' });
  expect(entries).toEqual([
    { shopperContext: null },
    { shopperContext: { shopperId: 'guest' } },
    { event: 'page-view', eventInfo: { shopperContext: { shopperId: 'guest' }, path: '/' } },
  ]);
  for (let count = 0; count < 600; count += 1) layer.push('page-view');
  expect(entries).toHaveLength(500);
});
