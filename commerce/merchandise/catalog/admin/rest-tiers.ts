import { groupName } from '#contract/customer-groups.ts';
import { toMajor } from '#contract/money.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { ifMatch } from '#commerce/platform/rest/if-match.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import type { TierRow } from '../tier-types.ts';
import { entries, needed } from './rest-entries.ts';
import { deleteTiers, putTiers, tiersOfSkus, type TierChange } from './tiers.ts';

const READ = 'catalog:read';
const WRITE = 'catalog:write';

const changeOf = (entry: RestFields): TierChange => {
  const type = needed(entry.text('priceType'), 'priceType').trim().toLowerCase();
  if (type !== 'fixed' && type !== 'discount')
    throw new InputError('Invalid attribute %fieldName = %fieldValue.', {
      parameters: { fieldName: 'Price Type', fieldValue: type.slice(0, 40) },
    });
  const price = needed(entry.number('price'), 'price');
  return {
    sku: needed(entry.text('sku'), 'sku'),
    group: needed(entry.text('customerGroup'), 'customerGroup'),
    quantity: needed(entry.number('quantity'), 'quantity'),
    isShare: type === 'discount',
    value: price,
    websiteId: entry.integer('websiteId') ?? 0,
  };
};

const changesIn = (body: unknown): readonly TierChange[] => entries(body, 'prices').map(changeOf);

/** A tier of `…/tier-prices-information`. */
const tierOnWire = ({ sku, price, currency, percent, groupId, quantity }: TierRow & { sku: string }) => ({
  price: price === null || currency === null ? percent : toMajor(price, currency),
  price_type: price === null ? 'discount' : 'fixed',
  website_id: 0,
  sku,
  customer_group: groupName(groupId),
  quantity,
});

export const tierRoutes: readonly RestRoute[] = [
  ...(['POST', 'PUT'] as const).map((method) =>
    adminRoute(method, '/V1/products/tier-prices', WRITE, async (context, request, { name }) => {
      await putTiers(context, changesIn(request.body), { by: name, expected: ifMatch(request) }, method === 'PUT');
      return [];
    }),
  ),
  adminRoute('POST', '/V1/products/tier-prices-delete', WRITE, async (context, request, { name }) => {
    const missing = await deleteTiers(context, changesIn(request.body), { by: name, expected: ifMatch(request) });
    return missing === 0
      ? []
      : [{ message: '%count of these tier prices were not there.', parameters: [String(missing)] }];
  }),
  adminRoute('POST', '/V1/products/tier-prices-information', READ, async (context, { body }) => {
    const skus = restFields(body).texts('skus') ?? [];
    if (skus.length === 0) throw requiredField('skus');
    return (await tiersOfSkus(context, skus)).map(tierOnWire);
  }),
];
