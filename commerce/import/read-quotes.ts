import * as v from 'valibot';
import type { QuoteRule } from '#commerce/sale/quotes/types.ts';
import type { Folder } from './folder.ts';

const FILE = 'quotes.yaml';
const DAYS = 'must be a number of days, 1 to 365';
const YES_NO = 'must be true or false';

const quotesSchema = v.strictObject(
  {
    valid_days: v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(365, DAYS)),
    discounts: v.optional(v.boolean(YES_NO), false),
  },
  'must be: { valid_days: 30 }',
);

/** Settings of quotes; null if the shop gives none. */
export const readQuotes = (folder: Folder): QuoteRule | null => {
  if (!folder.exists(FILE)) return null;
  const rule = folder.yaml(FILE, quotesSchema);
  return rule ? { validDays: rule.valid_days, isDiscounted: rule.discounts } : null;
};
