// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PlatformProvider } from '#storefront/platform/platform.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import type { ActiveFilters } from '../filters/filter-state.ts';
import type { Facet } from '../model/facets.ts';
import { LayeredNavigation } from './layered-navigation.tsx';

const option = (label: string, value: string, isActive = false) => ({
  label,
  value,
  count: 3,
  isActive,
  isDisabled: false,
});
const facets: Facet[] = [
  {
    code: 'material',
    label: 'Material',
    kind: 'equal',
    options: [option('Ceramic', '7'), option('Porcelain', '8', true)],
  },
  { code: 'finish', label: 'Finish', kind: 'equal', options: [option('Matte', '9')] },
];
const filters: ActiveFilters = new Map([['material', [{ title: 'Porcelain', value: '8' }]]]);

/** The server-rendered page, with input before hydration. */
const hydrated = async (touch: (box: (label: string) => HTMLInputElement) => void) => {
  const platform = await testPlatform();
  const onChange = vi.fn<(next: ActiveFilters) => void>();
  const navigation = (
    <PlatformProvider platform={platform}>
      <LayeredNavigation facets={facets} filters={filters} onChange={onChange} />
    </PlatformProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(navigation);
  document.body.append(container);
  const labels = [...container.querySelectorAll('label')];
  touch(
    (label) =>
      labels.find(({ textContent }) => textContent.startsWith(label))?.querySelector('input') as HTMLInputElement,
  );
  const root = await act(async () => hydrateRoot(container, navigation));
  await act(async () => root.unmount());
  container.remove();
  return onChange.mock.calls.map(([next]) =>
    Object.fromEntries([...next].map(([code, options]) => [code, options.map(({ title }) => title)])),
  );
};

test('applies all boxes checked before hydration at once', async () => {
  const requested = await hydrated((box) => {
    for (const label of ['Ceramic', 'Porcelain', 'Matte']) box(label).checked = !box(label).checked;
  });
  expect(requested).toEqual([{ material: ['Ceramic'], finish: ['Matte'] }]);
});

test('sends no request for untouched filters', async () => {
  expect(await hydrated(() => undefined)).toEqual([]);
});
