// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { PlatformProvider } from '#storefront/platform/platform.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { isActive } from '../filters/filter-state.ts';
import type { Facet } from '../model/facets.ts';
import { LayeredNavigation } from './layered-navigation.tsx';

const rendered = vi.hoisted(() => vi.fn<(text: unknown) => void>());
vi.mock('#storefront/ui/visually-hidden/visually-hidden.tsx', () => ({
  VisuallyHidden: ({ children }: { children: string }) => {
    rendered(children);
    return children;
  },
}));

const NAMES = { material: 'Ceramic', finish: 'Matte' };

const heard = vi.fn<(filters: ActiveFilters) => void>();

/** A list that applies the chosen filters like the pages: it creates new facets each time. */
const List = () => {
  const [filters, setFilters] = useState<ActiveFilters>(new Map());
  const change = (next: ActiveFilters): void => {
    heard(next);
    setFilters(next);
  };
  const facets = Object.entries(NAMES).map(([code, label]): Facet => ({
    code,
    label: code,
    kind: 'equal',
    options: [{ label, value: '7', count: 3, isActive: isActive(filters, code, '7'), isDisabled: false }],
  }));
  return <LayeredNavigation facets={facets} filters={filters} onChange={change} />;
};

const shownList = async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (renderView: () => void) => frames.push(renderView));
  const platform = await testPlatform();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <PlatformProvider platform={platform}>
        <List />
      </PlatformProvider>,
    ),
  );
  heard.mockClear();
  rendered.mockClear();
  const boxes = [...container.querySelectorAll('input')];
  return {
    boxes,
    ticked: () => boxes.map(({ checked }) => checked),
    painted: () =>
      act(async () => {
        frames.splice(0).forEach((renderView) => renderView());
        await new Promise((resolve) => setTimeout(resolve));
      }),
    leave: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
};

test('checking a box rerenders only its own facet, and the next check keeps it', async () => {
  const { boxes, ticked, painted, leave } = await shownList();
  await act(async () => boxes[0]?.click());
  await painted();
  expect(ticked()).toEqual([true, false]);
  expect(rendered.mock.calls.flat()).toContain('material');
  expect(rendered.mock.calls.flat()).not.toContain('finish');
  await act(async () => boxes[1]?.click());
  await painted();
  expect(ticked()).toEqual([true, true]);
  await leave();
});

test('shows a checked box before the list is notified, and loses none checked in the same frame', async () => {
  const { boxes, ticked, painted, leave } = await shownList();
  await act(async () => boxes[0]?.click());
  expect(ticked()).toEqual([true, false]);
  expect(heard).not.toHaveBeenCalled();
  await act(async () => boxes[1]?.click());
  expect(ticked()).toEqual([true, true]);
  await painted();
  expect(ticked()).toEqual([true, true]);
  expect([...(heard.mock.lastCall?.[0].keys() ?? [])]).toEqual(['material', 'finish']);
  await act(async () => boxes[0]?.click());
  expect(ticked()).toEqual([false, true]);
  await painted();
  expect(ticked()).toEqual([false, true]);
  expect([...(heard.mock.lastCall?.[0].keys() ?? [])]).toEqual(['finish']);
  await leave();
});
