// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { watchConnection } from '../connectivity/watch-connection.ts';
import {
  appStore,
  executeSearch,
  setOffline,
  setOnline,
  setPageLoading,
  toggleDrawer,
  toggleSearch,
} from './app-state.ts';

const state = appStore.getState;
afterEach(() => appStore.setState(appStore.getInitialState(), true));

test('[EN-44] initially nothing is open, the app is online, and nothing is pending', () => {
  expect(appStore.getInitialState()).toEqual({
    drawer: undefined,
    overlay: false,
    searchOpen: false,
    isOnline: true,
    hasBeenOffline: false,
    isPageLoading: false,
    unhandledErrors: [],
  });
});

test('[AP-01] toggling the drawer opens and closes it; the overlay is shown while one is open', () => {
  const seen = [];
  for (const name of ['nav', 'filter', 'filter', 'nav', undefined]) {
    toggleDrawer(name);
    seen.push([state().drawer, state().overlay]);
  }
  expect(seen).toEqual([
    ['nav', true],
    ['filter', true],
    [undefined, false],
    ['nav', true],
    [undefined, false],
  ]);
});

test('[AP-02][AP-03] setOffline sets isOnline to false and hasBeenOffline to true; setOnline resets only the former', () => {
  expect([state().isOnline, state().hasBeenOffline]).toEqual([true, false]);
  setOffline();
  expect([state().isOnline, state().hasBeenOffline]).toEqual([false, true]);
  setOnline();
  expect([state().isOnline, state().hasBeenOffline]).toEqual([true, true]);
});

test('[AP-02][AP-03] the browser’s online and offline events update the state', () => {
  const stop = watchConnection((id) => id);
  window.dispatchEvent(new Event('offline'));
  expect(state().isOnline).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect([state().isOnline, state().hasBeenOffline]).toEqual([true, true]);
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(state().isOnline).toBe(true);
});

test('[AP-04] toggling the search opens and closes it', () => {
  toggleSearch();
  expect(state().searchOpen).toBe(true);
  toggleSearch();
  expect(state().searchOpen).toBe(false);
  toggleSearch(false);
  expect(state().searchOpen).toBe(false);
});

test('[AP-05] a search opens its results and closes the search field; an empty search does nothing', () => {
  const go = vi.fn<(path: string) => void>();
  toggleSearch(true);
  expect([executeSearch('   ', go), state().searchOpen]).toEqual([false, true]);
  expect([executeSearch(' white oak ', go), state().searchOpen]).toEqual([true, false]);
  expect(go.mock.calls).toEqual([['/search.html?query=white+oak']]);
});

test('[AP-06] marks the page as loading and as loaded', () => {
  setPageLoading(true);
  expect(state().isPageLoading).toBe(true);
  setPageLoading(false);
  expect(state().isPageLoading).toBe(false);
});
