import * as v from 'valibot';
import type { TradeRule } from '#commerce/sale/trade/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Folder } from './folder.ts';
import { amountsByCurrency } from './rate-fields.ts';

const FILE = 'trade.yaml';
const GROUP = 'must be the number of a customer group, from 2 on';

const DAYS = 'must be a number of days, from 0 to 365';

const tradeSchema = v.strictObject(
  {
    group: v.pipe(v.number(GROUP), v.integer(GROUP), v.minValue(2, GROUP), v.maxValue(9999, GROUP)),
    credit: v.optional(
      v.strictObject(
        {
          days: v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(365, DAYS)),
          limits: amountsByCurrency(),
        },
        'must be: { days: 30, limits: { CAD: 50000 } }',
      ),
    ),
  },
  'must be: { group: 2 }',
);

/** The group of the trade; null where no application is taken. */
export const readTrade = (folder: Folder): TradeRule | null => {
  if (!folder.exists(FILE)) return null;
  const rule = folder.yaml(FILE, tradeSchema);
  if (!rule) return null;
  const { group: groupId, credit } = rule;
  if (!credit) return { groupId };
  const limits = Object.entries(credit.limits) as [CurrencyCode, number][];
  return { groupId, credit: limits.map(([money, limit]) => ({ currency: money, amount: limit, days: credit.days })) };
};
