// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { attributesOf } from '#storefront/platform/product-data/attributes.ts';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { specificationsOf, type Specification } from '../model/specifications.ts';
import { SpecificationTable } from './product-facts.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const tableOf = async (rows: readonly Specification[], code: StoreViewCode): Promise<string[]> => {
  await rendered?.unmount();
  rendered = await render(<SpecificationTable rows={rows} />, await testPlatform(code));
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

/** Codes of the sample catalogue that shoppers see, none of them with a name derived from its code. */
const shownCodes = (): string[] =>
  readFileSync('catalogue/attributes.yaml', 'utf8')
    .split(/^- code: /m)
    .filter((text) => text.includes('visible_on_front: true'))
    .map((text) => /^\w+/.exec(text)?.[0] ?? '');

test('every attribute of the sample catalogue has a French name', async () => {
  const codes = shownCodes();
  expect(codes.length).toBeGreaterThan(25);
  const attributes = attributesOf({ items: codes.map((code) => ({ __typename: 'AttributeValue', code, value: '1' })) });
  const rows = specificationsOf(attributes, undefined, 1).map(({ code }) => code);
  const names = await tableOf(
    rows.map((code) => ({ code, value: { kind: 'text', labels: [''] } })),
    'CA_FR',
  );
  const derived = rows.map((code) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}: `);
  expect(names.filter((name) => derived.includes(name))).toEqual([]);
});
