import { skuKey } from '#contract/sku.ts';
import { groupNamed } from '#contract/customer-groups.ts';
import type { TierRule } from '#commerce/merchandise/catalog/tier-types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { parseAmount, parseQuantity } from './fields.ts';
import { mainCurrencyOf } from './store-currencies.ts';
import type { CsvRow, Folder } from './folder.ts';

const FILE = 'advanced-pricing.csv';
const COLUMNS = [
  'sku',
  'tier_price_website',
  'tier_price_customer_group',
  'tier_price_qty',
  'tier_price',
  'tier_price_value_type',
];

/** `All Websites [CAD]` or `code [CAD]`; the default currency is the default view's. */
const currencyOf = (text: string, { website, views }: StoresInput): CurrencyCode | undefined => {
  const code = /\[([A-Z]{3})\]$/.exec(text.trim())?.[1];
  const name = text
    .trim()
    .slice(0, code ? -'[CAD]'.length : undefined)
    .trim();
  if (!['', 'all websites', website.code.toLowerCase()].includes(name.toLowerCase())) return undefined;
  return views.find(({ currency, isDefault }) => (code ? currency === code : isDefault))?.currency;
};

const percentIn = (text: string): number | null => {
  const percent = /^\d{1,3}(?:\.\d{1,2}0*)?$/.test(text.trim()) ? Number(text) : 0;
  return percent > 0 && percent <= 100 ? percent : null;
};

/** Tier prices of a row; problems are reported to `wrong`. */
const ruleOf = (
  { values }: CsvRow,
  stores: StoresInput,
  wrong: (field: string, message: string) => void,
): TierRule | undefined => {
  const value = (name: string): string => values[name] ?? '';
  const groupId = groupNamed(value('tier_price_customer_group'));
  if (groupId === undefined)
    wrong('tier_price_customer_group', `"${value('tier_price_customer_group')}" is no group of customers`);
  const quantity = parseQuantity(value('tier_price_qty'));
  if (!quantity) wrong('tier_price_qty', `"${value('tier_price_qty')}" is no whole number from 1`);
  const currency = currencyOf(value('tier_price_website'), stores);
  if (!currency)
    wrong('tier_price_website', `"${value('tier_price_website')}" names no website or currency of the shop`);
  const type = value('tier_price_value_type').trim().toLowerCase();
  if (type !== 'fixed' && type !== 'discount') wrong('tier_price_value_type', 'must be Fixed or Discount');
  const isShare = type === 'discount';
  const price = value('tier_price');
  const amount = isShare ? percentIn(price) : parseAmount(price, currency ?? mainCurrencyOf(stores));
  if (amount === null) wrong('tier_price', `"${price}" is no ${isShare ? 'percentage' : 'price'}`);
  if (groupId === undefined || !quantity || !currency || amount === null) return undefined;
  return isShare
    ? { currency: null, groupId, quantity, price: null, percent: amount }
    : { currency, groupId, quantity, price: amount, percent: null };
};

/**
 * Reads tier prices by SKU key from a file in the format of Magento's advanced pricing import. The file is optional.
 */
export const readTiers = (
  folder: Folder,
  stores: StoresInput,
  typeOf: (sku: string) => ProductInput['type'] | undefined,
): ReadonlyMap<string, readonly TierRule[]> => {
  const rules = new Map<string, TierRule[]>();
  const rows = folder.exists(FILE) ? folder.csv(FILE, COLUMNS) : [];
  for (const row of rows) {
    const wrong = (field: string, message: string): void =>
      folder.problems.add({ file: FILE, line: row.line, field, message });
    const sku = (row.values['sku'] ?? '').trim();
    const type = typeOf(sku);
    if (!type) wrong('sku', `there is no product "${sku}"`);
    else if (['configurable', 'grouped', 'bundle'].includes(type))
      wrong('sku', `"${sku}" costs what it is made of: name its parts`);
    const rule = ruleOf(row, stores, wrong);
    if (rule) rules.set(skuKey(sku), [...(rules.get(skuKey(sku)) ?? []), rule]);
  }
  return rules;
};
