import '#storefront/testing/window.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#storefront/testing/render.tsx';
import { usePageHydration } from './page-hydration.ts';
import type { Platform } from '../platform.tsx';
import { SAMPLE_VIEWS, STORE_VIEWS } from '#contract/testing/store-views.ts';
import { takeOverLinks } from './take-over-links.ts';

afterEach(() => document.body.replaceChildren());

const Page = () => {
  usePageHydration();
  return null;
};

test('a link pressed before the page is hydrated loads the document; afterwards the router follows it', async () => {
  const navigate = vi.fn(async () => undefined);
  const stop = takeOverLinks(
    { navigate, changeAddress: vi.fn(), preload: vi.fn() },
    { storeView: STORE_VIEWS.CA_EN, storeViews: SAMPLE_VIEWS },
  );
  const link = document.createElement('a');
  link.href = '/faq';
  document.body.append(link);
  const isLeftToTheBrowser = (): boolean => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isLeft = false;
    window.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(click);
    return isLeft;
  };
  expect([isLeftToTheBrowser(), navigate.mock.calls]).toEqual([true, []]);
  await render(<Page />, {} as Platform);
  expect([isLeftToTheBrowser(), navigate.mock.calls]).toEqual([false, [['/faq']]]);
  stop();
});

test('preloads a hovered link, but not in data-saving mode', async () => {
  vi.useFakeTimers();
  const preload = vi.fn(async () => undefined);
  const stop = takeOverLinks(
    { navigate: vi.fn(), changeAddress: vi.fn(), preload },
    { storeView: STORE_VIEWS.CA_EN, storeViews: SAMPLE_VIEWS },
  );
  const link = document.createElement('a');
  link.href = '/faq';
  document.body.append(link);
  const pointAt = (): void => {
    link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    vi.runAllTimers();
  };
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  pointAt();
  expect(preload.mock.calls).toEqual([]);
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  pointAt();
  expect(preload.mock.calls).toEqual([['/faq']]);
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
