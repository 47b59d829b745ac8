import { expect, test } from 'vitest';
import type { Db } from '#commerce/platform/database/types.ts';
import { recordFreeSamples } from './service.ts';

const ADDRESS = { street: ['1 rue Rachel'], postcode: 'H2W 1G1', countryId: 'CA' };
const LINE = { sellable: { sku: 'TILE-SMP' }, unitPrice: 0, rowTotal: 0 };

test.each([
  { customerId: 1, email: null, address: ADDRESS },
  { customerId: 1, email: 'ann@example.com', address: null },
])('free samples are recorded only with an email and a delivery address: %o', async (taker) => {
  await expect(recordFreeSamples({} as Db, 1, [LINE], taker, new Date())).rejects.toThrow(
    'needs an email address and a delivery address',
  );
});
