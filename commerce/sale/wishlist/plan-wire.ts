import type { CommerceContext } from '#commerce/platform/context.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { isSampleOrdered, planOf, unitPrice } from './planned.ts';
import type { WishlistItemModel, WishlistModel } from './types.ts';

const UNITS = { sqft: 'SQ_FT', m2: 'M2' } as const;
export const unitOf = (unit: 'SQ_FT' | 'M2') => (unit === 'M2' ? 'm2' : 'sqft');

export const plannedItem = {
  room_id: ({ room }: WishlistItemModel) => (room ? String(room.number) : null),
  area: ({ area }: WishlistItemModel) =>
    area && { value: area.value, unit: UNITS[area.unit], waste_percent: area.wastePercent },
  unit_price: async (item: WishlistItemModel, _args: object, context: CommerceContext) => {
    const price = await unitPrice(context, item);
    return price === undefined ? null : moneyOf(price, context.currency);
  },
  planned: async (item: WishlistItemModel, _args: object, context: CommerceContext) => {
    const price = await unitPrice(context, item);
    return price === undefined ? null : moneyOf(price * item.quantity, context.currency);
  },
  is_sample_ordered: (item: WishlistItemModel, _args: object, context: CommerceContext) =>
    isSampleOrdered(context, item),
};

export const plannedList = {
  rooms: ({ rooms }: WishlistModel) => rooms.map(({ number, name }) => ({ id: String(number), name })),
  budget: ({ budgets }: WishlistModel, _args: object, { currency }: CommerceContext) => {
    const amount = budgets[currency];
    return amount === undefined ? null : moneyOf(amount, currency);
  },
  planned: async (list: WishlistModel, _args: object, context: CommerceContext) =>
    moneyOf((await planOf(context, list)).planned, context.currency),
  not_counted: async (list: WishlistModel, _args: object, context: CommerceContext) =>
    (await planOf(context, list)).notCounted,
};
