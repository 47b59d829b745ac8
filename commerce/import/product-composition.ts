import { OPTION_TYPES } from '#commerce/merchandise/catalog/composition-types.ts';
import type {
  CompositionInput,
  OptionPrice,
  OptionType,
  Titles,
} from '#commerce/merchandise/catalog/composition-types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { parseAmount, parseList, parsePairs, reportAmount } from './fields.ts';
import { readBundle } from './product-bundle.ts';
import { readDownloads } from './product-downloads.ts';
import type { ProductRow, ProductRows } from './product-rows.ts';
import { mainCurrencyOf } from './store-currencies.ts';
import { ALL_VIEWS } from './views.ts';

const COLUMN = 'custom_options';

type Entry = ReadonlyMap<string, string>;
type Group = { name: string; entries: readonly Entry[] };

/** The options of a row, each with its values, as Magento writes them: `name=…,type=…|name=…,option_title=…`. */
const groupsOf = (row: ProductRow): Group[] => {
  const groups: { name: string; entries: Entry[] }[] = [];
  for (const part of parseList(row.get(COLUMN), '|')) {
    const entry = new Map(parsePairs(part));
    const name = entry.get('name') ?? '';
    if (!name) row.wrong(COLUMN, 'OPTION_NAMELESS', { part });
    const last = groups.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else groups.push({ name, entries: [entry] });
  }
  return groups;
};

type Place = { group: number; entry: number };

type Sources = {
  base: ProductRow;
  groups: readonly Group[];
  others: readonly { row: ProductRow; groups: readonly Group[] }[];
};

const at = (groups: readonly Group[], { group, entry }: Place): Entry | undefined => groups[group]?.entries[entry];

const titlesOf = ({ groups, others }: Sources, place: Place, field: string): Titles =>
  Object.fromEntries([
    [ALL_VIEWS, at(groups, place)?.get(field) ?? ''],
    ...others.flatMap(({ row, groups: own }) => {
      const title = at(own, place)?.get(field);
      return title && row.view ? [[row.view.id, title] as const] : [];
    }),
  ]);

const priceOf = (
  sources: Sources,
  place: Place,
  main: CurrencyCode,
  currencies: readonly CurrencyCode[],
): OptionPrice => {
  const { base, groups, others } = sources;
  const entry = at(groups, place);
  const amountIn = (row: ProductRow, text: string | undefined): number | null => {
    if (!text) return null;
    const currency = row.view?.currency ?? main;
    const amount = parseAmount(text, currency);
    if (amount === null) reportAmount(row.wrong, COLUMN, { text, currency, isOption: true });
    return amount;
  };
  if (entry?.get('price_type') === 'percent') {
    const percent = Number(entry.get('price') || '0');
    if (!(percent >= 0 && percent <= 1000)) base.wrong(COLUMN, 'PERCENTAGE', { text: entry.get('price') ?? '' });
    return { kind: 'percent', percent };
  }
  const amounts: Record<CurrencyCode, number> = {};
  for (const { row, groups: own } of [{ row: base, groups }, ...others]) {
    const amount = amountIn(row, at(own, place)?.get('price'));
    if (amount !== null) amounts[row.view?.currency ?? main] ??= amount;
  }
  const missing = Object.values(amounts).some(Boolean) ? currencies.filter((code) => amounts[code] === undefined) : [];
  if (missing.length > 0)
    base.wrong(COLUMN, 'OPTION_PRICE_MISSING', {
      name: entry?.get('option_title') ?? entry?.get('name') ?? '',
      currencies: missing.join(', '),
    });
  return { kind: 'fixed', amounts };
};

const isType = (type: string): type is OptionType => (OPTION_TYPES as readonly string[]).includes(type);

const membersOf = (row: ProductRow): CompositionInput['members'] =>
  parsePairs(row.get('associated_skus')).map(([sku, quantity]) => ({ sku, quantity: Number(quantity || '0') }));

/** Parts and options of a product; null for a plain product. `currencies`: currencies of its prices. */
export const readComposition = (
  rows: ProductRows,
  stores: StoresInput,
  currencies: readonly CurrencyCode[],
  hasFile: (file: string) => boolean = () => true,
): CompositionInput | null => {
  const { base, overrides } = rows;
  const main = mainCurrencyOf(stores);
  const sources: Sources = {
    base,
    groups: groupsOf(base),
    others: overrides.map((row) => ({ row, groups: groupsOf(row) })),
  };
  const options = sources.groups.map(({ name, entries }, group) => {
    const [first] = entries;
    const type = first?.get('type') ?? '';
    if (!isType(type)) base.wrong(COLUMN, 'OPTION_KIND', { name, kinds: OPTION_TYPES.join(', '), kind: type });
    const hasValues = first?.has('option_title') ?? false;
    const most = Number(first?.get('max_characters') || '0');
    const price = (entry: number): OptionPrice => priceOf(sources, { group, entry }, main, currencies);
    return {
      type: isType(type) ? type : ('field' as const),
      titles: titlesOf(sources, { group, entry: 0 }, 'name'),
      isRequired: first?.get('required') === '1',
      price: hasValues ? ({ kind: 'fixed', amounts: {} } as const) : price(0),
      sku: hasValues ? null : first?.get('sku') || null,
      maxCharacters: most > 0 ? most : null,
      values: hasValues
        ? entries.map((entry, index) => ({
            titles: titlesOf(sources, { group, entry: index }, 'option_title'),
            price: price(index),
            sku: entry.get('sku') || null,
          }))
        : [],
    };
  });
  const members = membersOf(base);
  const bundle = readBundle(rows, main, currencies);
  const downloads = readDownloads(rows, main, { currencies, hasFile });
  if (options.length + members.length === 0 && !bundle && !downloads) return null;
  return { options, members, ...(bundle ? { bundle } : {}), ...(downloads ? { downloads } : {}) };
};

const isWhole = (quantity: number, least: number): boolean => Number.isInteger(quantity) && quantity >= least;

/** Checks that the parts of groups and bundles exist. */
export const checkMembers = (
  row: ProductRow,
  { type, composition }: { type: string; composition?: CompositionInput | null },
  typeOf: (sku: string) => string | undefined,
): void => {
  if (type === 'grouped' && !composition?.members.length) row.wrong('associated_skus', 'EMPTY', {});
  for (const { sku, quantity } of (composition?.bundle?.items ?? []).flatMap(({ selections }) => selections)) {
    if (!['simple', 'virtual'].includes(typeOf(sku) ?? '')) row.wrong('bundle_values', 'SIMPLE_OR_VIRTUAL', { sku });
    if (!isWhole(quantity, 1)) row.wrong('bundle_values', 'BUNDLE_QUANTITY', { sku });
  }
  for (const { sku, quantity } of composition?.members ?? []) {
    if (typeOf(sku) !== 'simple') row.wrong('associated_skus', 'SIMPLE_PRODUCT', { sku });
    if (!isWhole(quantity, 0)) row.wrong('associated_skus', 'QUANTITY_OF_PART', { sku });
  }
};
