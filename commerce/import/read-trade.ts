import * as v from 'valibot';
import type { TradeRule } from '#commerce/trade/types.ts';
import type { Folder } from './folder.ts';

const FILE = 'trade.yaml';
const GROUP = 'must be the number of a customer group, from 2 on';

const tradeSchema = v.strictObject(
  { group: v.pipe(v.number(GROUP), v.integer(GROUP), v.minValue(2, GROUP), v.maxValue(9999, GROUP)) },
  'must be: { group: 2 }',
);

/** The group of the trade; null where no application is taken. */
export const readTrade = (folder: Folder): TradeRule | null => {
  if (!folder.exists(FILE)) return null;
  const rule = folder.yaml(FILE, tradeSchema);
  return rule ? { groupId: rule.group } : null;
};
