import { expect, test } from 'vitest';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import { viewFor } from './account-view.ts';

test('emails use the store view of the account’s creation, or the default one if it no longer exists', () => {
  expect([1, 2, 3, 99].map((id) => viewFor(SAMPLE_STORE_VIEWS.toReversed(), id).code)).toEqual([
    'CA_EN',
    'US_EN',
    'CA_FR',
    'CA_EN',
  ]);
  expect(() => viewFor([], 1)).toThrow('There is no store view to write from.');
});
