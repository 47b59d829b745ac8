// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { Specification } from '../model/specifications.ts';
import { SpecificationTable } from './product-facts.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const ENGLISH = { actual_size: 'Actual size', water_absorption: 'Water absorption', installation: 'Installation' };
const FRENCH = { actual_size: 'Format réel', water_absorption: 'Absorption d’eau' };

const tableOf = async (
  rows: readonly Specification[],
  code: StoreViewCode,
  labels: Readonly<Record<string, string>> = code === 'CA_FR' ? FRENCH : ENGLISH,
): Promise<string[]> => {
  await rendered?.unmount();
  const items = Object.entries(labels).map(([attribute, label]) => ({ code: attribute, label }));
  const platform = await testPlatform(code, { getAttributeLabels: { attributesList: { items } } });
  rendered = await render(<SpecificationTable rows={rows} />, platform);
  return [...rendered.container.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map((c) => c.textContent).join(': '),
  );
};

const ROWS: readonly Specification[] = [
  { code: 'actual_size', value: { kind: 'text', labels: ['298 × 598 mm'] } },
  { code: 'water_absorption', value: { kind: 'number', value: 0.1, digits: 1, unit: 'percent' } },
  { code: 'weight', value: { kind: 'number', value: 22.6, digits: 1, unit: 'kg' } },
];

test('shows pounds and inches in the USA, and formats a percent sign for the language', async () => {
  expect(await tableOf(ROWS, 'CA_EN')).toEqual([
    'Actual size: 298 × 598 mm',
    'Water absorption: 0.1%',
    'Weight: 22.6\u00a0kg',
  ]);
  expect(await tableOf(ROWS, 'CA_FR')).toEqual([
    'Format réel: 298 × 598 mm',
    'Absorption d’eau: 0,1\u00a0%',
    'Poids: 22,6\u00a0kg',
  ]);
  expect(await tableOf(ROWS, 'US_EN')).toEqual([
    'Actual size: 11.7 × 23.5 in (298 × 598 mm)',
    'Water absorption: 0.1%',
    'Weight: 49.8\u00a0lb',
  ]);
});

test('separates several values of one attribute, even if one contains a comma', async () => {
  const labels = ['Click, floating', 'Nail or staple'];
  expect(await tableOf([{ code: 'installation', value: { kind: 'text', labels } }], 'CA_EN')).toEqual([
    'Installation: Click, floating · Nail or staple',
  ]);
});

test('a row has the label of the merchant’s attribute, or words of its code from a back end without labels', async () => {
  const rows: readonly Specification[] = [
    { code: 'size', value: { kind: 'text', labels: ['L'] } },
    { code: 'steeping_minutes', value: { kind: 'text', labels: ['4'] } },
  ];
  const labels = { size: 'Cup size', steeping_minutes: 'Steeping time (minutes)' };
  expect(await tableOf(rows, 'CA_EN', labels)).toEqual(['Cup size: L', 'Steeping time (minutes): 4']);
  expect(await tableOf(rows, 'CA_EN', {})).toEqual(['Size: L', 'Steeping minutes: 4']);
});

test.each([
  ['CA_EN', 'Wet DCOF: 0.46 · Slip-resistant on level floors that get wet', 'Frost: No, not where it freezes'],
  ['CA_FR', 'Wet DCOF: 0,46 · Antidérapant sur un plancher de niveau mouillé', 'Frost: Non, pas là où il gèle'],
] as const)('slip and frost resistance are also in words in %s', async (code, slip, frost) => {
  const rows: readonly Specification[] = [
    { code: 'dcof', value: { kind: 'number', value: 0.46, digits: 2 } },
    { code: 'frost_resistant', value: { kind: 'boolean', value: false } },
  ];
  expect(await tableOf(rows, code, { dcof: 'Wet DCOF', frost_resistant: 'Frost' })).toEqual([slip, frost]);
});
