import { toMinor } from '#contract/money.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import type {
  CustomerOrdersFilterInput,
  CustomerOrderSortInput,
  FilterEqualTypeInput,
  FilterStringTypeInput,
  ScopeTypeEnum,
} from '#contract/generated/schema-types.ts';
import type { BoughtPage, BoughtQuery } from './bought-store.ts';

/** Maximum number of order numbers in one filter. */
const MAX_NUMBERS = 100;

/** The order numbers a filter selects; throws a Magento error for an unsupported filter. */
export const numberFilter = (
  filter: FilterStringTypeInput | null | undefined,
): Pick<BoughtQuery, 'numbers' | 'part'> => {
  const part = filter?.match?.trim();
  const exact = filter?.eq ?? undefined;
  const among = filter?.in?.filter((number) => number !== null);
  if (among && among.length > MAX_NUMBERS)
    throw new InputError('Maximum items of type "%type" is %max', {
      parameters: { type: 'number', max: MAX_NUMBERS },
    });
  if (exact === undefined) return { numbers: among, part };
  return { numbers: [exact].filter((number) => among?.includes(number) ?? true), part };
};

/** The codes of statuses a filter selects; undefined for all. */
export const statusFilter = (filter: FilterEqualTypeInput | null | undefined): Pick<BoughtQuery, 'statuses'> => {
  const among = filter?.in?.filter((status) => status !== null).slice(0, MAX_NUMBERS);
  const exact = filter?.eq ?? undefined;
  return { statuses: exact === undefined ? among : [exact].filter((status) => among?.includes(status) ?? true) };
};

const bound = <T>(text: string | null | undefined, read: (text: string) => T | undefined): T | undefined => {
  if (!text) return undefined;
  const value = read(text);
  if (value === undefined) throw new InputError('Invalid filter value "%1".', { parameters: [text.slice(0, 40)] });
  return value;
};

const amountIn =
  (currency: CurrencyCode) =>
  (text: string): number | undefined =>
    /^\d{1,12}(\.\d{1,4})?$/.test(text) ? toMinor(Number(text), currency) : undefined;

const momentIn = (text: string): Date | undefined => {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text.trim());
  const at = found && new Date(`${found[1]}T${found[2] ?? '00:00:00'}Z`);
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
};

/** Filters by total and by order date. Throws a Magento error. */
export const otherFilters = (
  filter: CustomerOrdersFilterInput | null | undefined,
  currency: CurrencyCode,
): Pick<BoughtQuery, 'total' | 'placed'> => {
  const amount = amountIn(currency);
  const { grand_total: total, order_date: date } = filter ?? {};
  return {
    total: total ? { from: bound(total.from, amount), to: bound(total.to, amount) } : undefined,
    placed: date ? { from: bound(date.from, momentIn), to: bound(date.to, momentIn) } : undefined,
  };
};

/** Ids of the store views in scope; undefined for all. The default scope is the caller's own store view. */
export const storeViewScope = (
  scope: ScopeTypeEnum | null | undefined,
  own: Pick<StoreView, 'id' | 'websiteId'>,
  views: readonly Pick<StoreView, 'id' | 'websiteId'>[],
): readonly number[] | undefined => {
  if (scope === 'GLOBAL') return undefined;
  if (scope !== 'WEBSITE') return [own.id];
  return views.filter(({ websiteId }) => websiteId === own.websiteId).map(({ id }) => id);
};

/** Newest first by default; ids rise with the date. */
export const sortOrder = (sort: CustomerOrderSortInput | null | undefined): Pick<BoughtPage, 'by' | 'direction'> => ({
  by: sort?.sort_field === 'NUMBER' ? 'number' : 'id',
  direction: sort?.sort_direction === 'ASC' ? 'asc' : 'desc',
});
