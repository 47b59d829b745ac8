// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserHistory, createMemoryHistory, type HistoryChange } from './history.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['in memory', () => createMemoryHistory()],
  ['of the browser', () => createBrowserHistory()],
])('the history %s has the current location and notifies of every change', (_, create) => {
  const history = create();
  const heard: HistoryChange[] = [];
  const stop = history.subscribe((change) => heard.push(change));
  const { key } = history.location;
  history.push('/cart?a=b#c', { keepsScroll: true });
  expect(history.location).toEqual({
    href: '/cart?a=b#c',
    pathname: '/cart',
    search: '?a=b',
    hash: '#c',
    key: expect.not.stringMatching(new RegExp(`^${key}$`)),
  });
  history.replace('/faq');
  stop();
  history.push('/unheard');
  expect(history.location.href).toBe('/unheard');
  expect(heard).toEqual([{ action: 'push', keepsScroll: true }, { action: 'replace' }]);
});

test('Back in the memory history returns to the previous entry with its key', () => {
  const history = createMemoryHistory({ initialEntries: ['/a'] });
  const { key } = history.location;
  const heard = vi.fn();
  history.push('/b');
  history.replace('/c');
  history.subscribe(heard);
  history.back();
  expect([history.location.href, history.location.key, heard.mock.calls]).toEqual(['/a', key, [[{ action: 'pop' }]]]);
  history.back();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('follows the browser’s Back and Forward; a foreign entry gets a key and keeps its state', () => {
  const history = createBrowserHistory();
  const heard = vi.fn();
  const stop = history.subscribe(heard);
  window.history.replaceState({ other: 1 }, '', '/from-a-hash-link');
  window.dispatchEvent(new PopStateEvent('popstate'));
  const { key } = history.location;
  expect([heard.mock.calls, window.history.state, history.location.key]).toEqual([
    [[{ action: 'pop' }]],
    { other: 1, key },
    key,
  ]);
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a path with two leading slashes stays on this site', () => {
  const push = vi.spyOn(window.history, 'pushState');
  createBrowserHistory().push('//evil.example/x');
  expect(push.mock.lastCall?.[2]).toBe(`${window.location.origin}//evil.example/x`);
  push.mockRestore();
});
