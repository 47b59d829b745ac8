import { openProduct } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { guestsHaveNone, LIST_LIFETIME_MS, noSuchList, notTheirs, withFurther } from './rules.ts';
import * as store from './store.ts';
import type { CompareListModel, CompareRow } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

const UID_LENGTH = 32;

const modelOf = async (
  context: CommerceContext,
  { uid, productIds }: Pick<CompareRow, 'uid' | 'productIds'>,
): Promise<CompareListModel> => {
  const products = await Promise.all(productIds.map((id) => openProduct(context, id)));
  return { uid, products: products.filter((product) => product !== null) };
};

/** A list of the caller: a guest's by its uid, a customer's by its customer alone. */
const open = async (
  db: Db,
  { customer }: Pick<CommerceContext, 'customer'>,
  uid: string,
  isLocked = false,
): Promise<CompareRow | undefined> => {
  const list = await store.readList(db, { uid }, isLocked);
  if (list && list.customerId !== null && list.customerId !== customer?.id) throw notTheirs();
  return list;
};

const changing = <T>(
  context: CommerceContext,
  uid: string,
  work: (db: Db, list: CompareRow, now: Date) => Promise<T>,
): Promise<T> => {
  context.noStore();
  return context.db.tx(async (db) => {
    const list = await open(db, context, uid, true);
    if (!list) throw noSuchList();
    return work(db, list, context.clock.now());
  });
};

/** Ids of the products that have a page. */
const openIds = async (context: CommerceContext, ids: readonly number[]): Promise<number[]> => {
  const found = await Promise.all(ids.map((id) => openProduct(context, id)));
  return found.flatMap((product) => product?.id ?? []);
};

const put = async (context: CommerceContext, db: Db, list: CompareRow, ids: readonly number[]): Promise<CompareRow> => {
  const further = withFurther(list.productIds, await openIds(context, ids));
  await store.insertItems(db, list.id, further, context.clock.now());
  return { ...list, productIds: [...list.productIds, ...further] };
};

/** The list of a uid; null when there is none. */
export const compareList = async (context: CommerceContext, uid: string): Promise<CompareListModel | null> => {
  context.noStore();
  const list = await open(context.db.kysely, context, uid);
  return list ? modelOf(context, list) : null;
};

/** Compare list of the signed-in customer; null if there is none. */
export const customersList = async (context: CommerceContext): Promise<CompareListModel | null> => {
  context.noStore();
  const { customer, db } = context;
  const list = customer && (await store.readList(db.kysely, { customerId: customer.id }));
  return list ? modelOf(context, list) : null;
};

/** A new list of a guest, or the one list of a customer, with further products. */
export const createCompareList = (
  context: CommerceContext,
  productIds: readonly number[],
): Promise<CompareListModel> => {
  context.noStore();
  const { customer, db, clock, random } = context;
  const uid = random.token(UID_LENGTH);
  return db.tx(async (tx) => {
    await store.insertList(tx, { uid, customerId: customer?.id ?? null, now: clock.now() });
    const list = await store.readList(tx, customer ? { customerId: customer.id } : { uid }, true);
    return modelOf(context, await put(context, tx, list as CompareRow, productIds));
  });
};

/** Puts products on a list; what cannot be opened is passed over, as in Magento. */
export const addToCompareList = (
  context: CommerceContext,
  uid: string,
  productIds: readonly number[],
): Promise<CompareListModel> =>
  changing(context, uid, async (db, list) => modelOf(context, await put(context, db, list, productIds)));

export const removeFromCompareList = (
  context: CommerceContext,
  uid: string,
  productIds: readonly number[],
): Promise<CompareListModel> =>
  changing(context, uid, async (db, list, now) => {
    await store.deleteItems(db, list.id, productIds, now);
    return modelOf(context, { ...list, productIds: list.productIds.filter((id) => !productIds.includes(id)) });
  });

/** Merges a guest's list into the customer's list. */
export const assignCompareList = (context: CommerceContext, uid: string): Promise<CompareListModel> => {
  const { customer } = context;
  if (!customer) throw guestsHaveNone();
  return changing(context, uid, async (db, list) => {
    const own = await store.readList(db, { customerId: customer.id }, true);
    if (own?.id === list.id) return modelOf(context, list);
    if (!own) {
      await store.writeOwner(db, list.id, customer.id);
      return modelOf(context, list);
    }
    const merged = await put(context, db, own, list.productIds);
    await store.deleteList(db, list.id);
    return modelOf(context, merged);
  });
};

/** False when there is none. */
export const deleteCompareList = async (context: CommerceContext, uid: string): Promise<boolean> => {
  context.noStore();
  return context.db.tx(async (db) => {
    const list = await open(db, context, uid, true);
    if (list) await store.deleteList(db, list.id);
    return list !== undefined;
  });
};

/** Deletes abandoned lists of guests once a day. */
export const startCompareLists = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'idle lists of products to compare',
    everyMs: DAY_MS,
    run: async () => ({
      lists: await store.deleteIdleLists(db.kysely, new Date(clock.now().getTime() - LIST_LIFETIME_MS)),
    }),
  });
