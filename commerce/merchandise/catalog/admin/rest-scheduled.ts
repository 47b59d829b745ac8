import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { parseStoreDay } from '#commerce/platform/store-time.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { toMajor } from '#contract/money.ts';
import { needed } from './rest-entries.ts';
import { cancelScheduledPrice, scheduledPrices, schedulePrice, type ScheduledPrice } from './scheduled-prices.ts';

const PATH = '/V1/products/:sku/scheduled-prices';

const onWire = ({ id, currency, price, startsAt, state, createdBy, createdAt, endedAt }: ScheduledPrice) => ({
  id,
  currency,
  price: toMajor(price, currency),
  starts_at: timestamp(startsAt),
  state,
  created_by: createdBy,
  created_at: timestamp(createdAt),
  ended_at: endedAt && timestamp(endedAt),
});

const startOf = (text: string, timeZone: string): Date => {
  const at = parseStoreDay(text.trim(), { timeZone, isEnd: false });
  if (at) return at;
  throw new InputError('Invalid value of "%1" provided for the %2 field.', {
    parameters: [text.slice(0, 40), 'starts_at'],
  });
};

/** Regular prices from a later day or time of the shop, in the currency of the path's store view. Magento lacks them. */
export const scheduledRoutes: readonly RestRoute[] = [
  adminRoute('GET', PATH, 'catalog:read', async (context, { params }) =>
    (await scheduledPrices(context, params.sku ?? '')).map(onWire),
  ),
  adminRoute('POST', PATH, 'catalog:write', async (context, { params, body }, { name }) => {
    const entry = restFields(body).neededObject('schedule');
    const startsAt = startOf(needed(entry.text('startsAt'), 'startsAt'), context.settings.timeZone);
    const price = needed(entry.number('price'), 'price');
    return schedulePrice(context, { sku: params.sku ?? '', price, startsAt }, name);
  }),
  adminRoute('DELETE', `${PATH}/:id`, 'catalog:write', async (context, { params }, { name }) => {
    await cancelScheduledPrice(context, { sku: params.sku ?? '', id: rowId(params) }, name);
    return true;
  }),
];
