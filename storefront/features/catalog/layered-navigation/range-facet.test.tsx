// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { during, render, testPlatform } from '#storefront/testing/render.tsx';
import type { ActiveFilters } from '../filters/filter-state.ts';
import type { Facet } from '../model/facets.ts';
import { LayeredNavigation } from './layered-navigation.tsx';

const weight: Facet = {
  code: 'weight_kg',
  label: 'Weight',
  kind: 'range',
  options: [{ label: '0-10', value: '0_10', count: 12, isActive: false, isDisabled: false }],
};

test('a number that no code knows is filtered by its bounds, beside the price that was chosen', async () => {
  const onChange = vi.fn<(next: ActiveFilters) => void>();
  const filters: ActiveFilters = new Map([['price', [{ title: 'x', value: '10_20' }]]]);
  const { container, unmount } = await render(
    <LayeredNavigation facets={[weight]} filters={filters} onChange={onChange} />,
    await testPlatform('CA_FR'),
  );
  const input = (name: string) => container.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  expect(container.querySelector('input[type=checkbox]')).toBeNull();
  input('from').value = '2';
  input('to').value = '8,5';
  await during(() => container.querySelector('form')!.requestSubmit());
  expect(onChange.mock.calls.map(([next]) => [...next])).toEqual([
    [
      ['price', [{ title: 'x', value: '10_20' }]],
      ['weight_kg', [{ title: 'De 2 à 8,5', value: '2_8.5' }]],
    ],
  ]);
  await unmount();
});
