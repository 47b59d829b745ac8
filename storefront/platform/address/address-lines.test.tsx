// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { AddressLines } from './address-lines.tsx';
import type { Address } from './address.ts';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const laval: Address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy & Co',
  street: ['1 Main St'],
  city: 'Laval',
  region: 'Québec',
  region_code: 'QC',
  region_id: 76,
  postcode: 'H7P 0B2',
  telephone: '514-555-0101',
  country_id: 'CA',
};
const london = { ...laval, city: 'London', region: '', region_code: '', postcode: 'EC1A 1BB', country_id: 'GB' };

const linesOf = async (storeView: string, address: Address, isWhole = false): Promise<string[]> => {
  rendered = await render(<AddressLines address={address} isWhole={isWhole} />, await testPlatform(storeView));
  const lines = [...rendered.container.querySelectorAll('address > span')].map((line) => line.textContent ?? '');
  await rendered.unmount();
  return lines;
};

test('an address in the store view’s country has no country line, unless it is printed', async () => {
  const lines = ['Ann Roy', 'Roy & Co', '1 Main St', 'Laval, QC H7P 0B2'];
  expect(await linesOf('CA_EN', laval)).toEqual(lines);
  expect(await linesOf('CA_EN', laval, true)).toEqual([...lines, 'Canada', '514-555-0101']);
});

test('an address in another country has the format and the name of that country', async () => {
  const lines = ['Ann Roy', 'Roy & Co', '1 Main St', 'London', 'EC1A 1BB'];
  expect(await linesOf('CA_EN', london)).toEqual([...lines, 'United Kingdom']);
  expect(await linesOf('CA_FR', london)).toEqual([...lines, 'Royaume-Uni']);
});
