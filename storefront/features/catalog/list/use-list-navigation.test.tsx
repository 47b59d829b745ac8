import '#storefront/testing/window.ts';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { Outlet } from '#storefront/platform/navigation/outlet.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { useSearch } from '#storefront/platform/navigation/use-router.ts';
import { PlatformProvider } from '#storefront/platform/platform.tsx';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import { toggleOption } from '../filters/filter-state.ts';
import { changeList, parseListSearch } from '../filters/list-search.ts';
import { useListNavigation } from './use-list-navigation.ts';

const NAMES = ['Ceramic', 'Porcelain', 'Glass'];

/** The boxes of a list as a shopper sees them: ticked at once, while the list itself comes. */
const List = () => {
  const { wanted, go } = useListNavigation(parseListSearch(useSearch()), '/tiles');
  return NAMES.map((title) => (
    <button
      key={title}
      type="button"
      aria-pressed={wanted.filters.get('material')?.some((option) => option.title === title) ?? false}
      onClick={() =>
        go(changeList(wanted, { filters: toggleOption(wanted.filters, 'material', { title, value: title }) }))
      }
    >
      {title}
    </button>
  ));
};

let end: () => void;
// Rendered asynchronously, as in a browser.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => end());

const open = async () => {
  const responses: (() => void)[] = [];
  let isFirst = true;
  const load = async () => {
    if (!isFirst) await new Promise<void>((resolve) => responses.push(resolve));
    isFirst = false;
    return <List />;
  };
  const history = createMemoryHistory({ initialEntries: ['/tiles'] });
  const router = routerOf(Outlet, { history, routes: [{ path: '/tiles', load }] });
  await router.load();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const platform = await testPlatform();
  root.render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  end = () => {
    root.unmount();
    container.remove();
  };
  const press = (name: string): void =>
    [...container.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
  const pressed = (): string[] => [...container.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent);
  await vi.waitFor(() => expect(container.querySelectorAll('button')).toHaveLength(3));
  /** Responds to the list request, and continues before the list is rendered. */
  const response = async (): Promise<void> => {
    const { shown } = router.state;
    responses.shift()?.();
    while (router.state.shown === shown) await Promise.resolve();
  };
  const rendered = () => new Promise((resolve) => setTimeout(resolve, 50));
  return { router, history, press, pressed, response, rendered };
};

test('keeps later choices selected while an earlier list is rendered, and the next choice adds to them', async () => {
  const { router, press, pressed, response, rendered } = await open();
  press('Ceramic');
  await vi.waitFor(() => expect(pressed()).toEqual(['Ceramic']));
  await response();
  press('Porcelain');
  await rendered();
  expect(router.state.shown.location.searchStr).not.toContain('Porcelain');
  expect(pressed()).toEqual(['Ceramic', 'Porcelain']);
  press('Glass');
  expect(decodeURIComponent(router.state.location.searchStr)).toMatch(/Ceramic.*Porcelain.*Glass/);
});

test('going back before the list has loaded reverts the choice', async () => {
  const { history, press, pressed, rendered } = await open();
  press('Ceramic');
  await vi.waitFor(() => expect(pressed()).toEqual(['Ceramic']));
  history.back();
  await rendered();
  await vi.waitFor(() => expect(pressed()).toEqual([]));
});
