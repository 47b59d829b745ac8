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

test('filters a numeric attribute unknown to the code by its bounds, together with the chosen price', async () => {
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

test.each([
  ['CA_EN', '1,000', 'Up to 1,000', '*_1000'],
  ['CA_EN', '0,500', 'Up to 0.5', '*_0.5'],
  ['CA_EN', '1.000', 'Up to 1', '*_1'],
  ['CA_FR', '1\u00A0000', 'Jusqu’à 1\u00A0000', '*_1000'],
  ['CA_FR', '1,000', 'Jusqu’à 1', '*_1'],
  ['CA_FR', '$12', 'Jusqu’à 12', '*_12'],
] as const)('in %s parses the bound %j as %j', async (view, text, title, value) => {
  const onChange = vi.fn<(next: ActiveFilters) => void>();
  const { container, unmount } = await render(
    <LayeredNavigation facets={[weight]} filters={new Map()} onChange={onChange} />,
    await testPlatform(view),
  );
  container.querySelector<HTMLInputElement>('input[name=to]')!.value = text;
  await during(() => container.querySelector('form')!.requestSubmit());
  expect(onChange.mock.calls.map(([next]) => [...next])).toEqual([[['weight_kg', [{ title, value }]]]]);
  await unmount();
});

test.each(['-3', '1e3', 'ten', '1.2.3'])('refuses the invalid bound %j and does not filter', async (text) => {
  const onChange = vi.fn<(next: ActiveFilters) => void>();
  const { container, unmount } = await render(
    <LayeredNavigation facets={[weight]} filters={new Map()} onChange={onChange} />,
    await testPlatform('CA_EN'),
  );
  const field = container.querySelector<HTMLInputElement>('input[name=from]')!;
  field.value = text;
  await during(() => container.querySelector('form')!.requestSubmit());
  expect(container.querySelector('[role=alert]')?.textContent).toBe('Enter a number, such as 12.50.');
  expect([field.value, field.getAttribute('aria-invalid'), onChange.mock.calls]).toEqual([text, 'true', []]);
  await unmount();
});
