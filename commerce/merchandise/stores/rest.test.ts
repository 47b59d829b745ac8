import { expect, test } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { routes } from './rest.ts';

test('countries have the fields of Magento only', async () => {
  const context = { tags: new Set(), storeView: { countries: ['CA'], language: 'en' } } as unknown as CommerceContext;
  const route = routes.find(({ path }) => path === '/V1/directory/countries')!;
  const [canada] = (await route.handle(context, { params: {} } as never)) as object[];
  expect(Object.keys(canada ?? {}).toSorted()).toEqual([
    'available_regions',
    'full_name_english',
    'full_name_locale',
    'id',
    'three_letter_abbreviation',
    'two_letter_abbreviation',
  ]);
});
