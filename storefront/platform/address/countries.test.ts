// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testPlatform } from '#storefront/testing/render.tsx';
import { countriesQuery } from './countries.ts';

const storeConfig = { countries_with_required_region: 'CA,US', optional_zip_countries: 'AE,IE' };
const dublin = { id: 1, code: 'D', name: 'Co. Dublin' };
const countries = [
  { id: 'CA', full_name_locale: 'Canada', available_regions: [{ id: 76, code: 'QC', name: 'Quebec' }] },
  { id: 'IE', full_name_locale: 'Ireland', available_regions: [dublin] },
];
const own = countries.map((country) => ({ ...country, postcode_pattern: 'A.+', postcode_example: 'A65 F4E2' }));
const responses = { getCountries: { countries: own, storeConfig }, getPlainCountries: { countries, storeConfig } };

const read = async (lacks = '') => {
  const platform = { ...(await testPlatform('CA_EN', responses)), lacks };
  return (await countriesQuery(platform).queryFn?.({ signal: new AbortController().signal } as never)) ?? [];
};

test('countries have the needs and formats of their addresses', async () => {
  const [canada, ireland] = await read();
  expect(canada).toMatchObject({ id: 'CA', isRegionOptional: false, isPostcodeOptional: false });
  expect(ireland).toEqual({
    id: 'IE',
    name: 'Ireland',
    regions: [dublin],
    isRegionOptional: true,
    isPostcodeOptional: true,
    postcode: { pattern: 'A.+', example: 'A65 F4E2' },
  });
});

test('a plain Magento has the needs and no formats', async () => {
  const [, ireland] = await read('formats of postal codes');
  expect([ireland?.isPostcodeOptional, ireland?.isRegionOptional, ireland?.postcode]).toEqual([true, true, undefined]);
});
