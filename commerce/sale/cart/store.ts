import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { ADDRESS_COLUMNS, ADDRESS_EXCLUDED, ADDRESS_JSON, addressValues } from '#commerce/people/address/columns.ts';
import type { Address } from '#commerce/people/address/types.ts';
import type { Choice } from '#commerce/merchandise/catalog/composition-types.ts';
import { choiceText } from './rules.ts';
import type { LineWrite } from './rules.ts';
import type { AddressKind, CartAddress, CartItemRow, CartRow } from './types.ts';

const COLUMNS = [
  'id',
  'number',
  'masked_id as maskedId',
  'store_view_id as storeViewId',
  'currency',
  'is_active as isActive',
  'customer_id as customerId',
  'email',
  'shipping_carrier_code as shippingCarrierCode',
  'shipping_method_code as shippingMethodCode',
  'payment_method_code as paymentMethodCode',
  'payment_nonce as paymentNonce',
  'is_card_kept as isCardSaved',
  'purchase_order_number as purchaseOrderNumber',
  'coupon_codes as couponCodes',
  'site_access as siteAccess',
  'made_by as madeBy',
  'made_in as madeIn',
  'staff_discounts as staffDiscounts',
  'is_split as isSplit',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** Undefined if the masked id is taken, or the customer already has an open cart. */
export const insertCart = async (
  db: Db,
  cart: Pick<
    CartRow,
    'maskedId' | 'storeViewId' | 'currency' | 'customerId' | 'email' | 'createdAt' | 'madeBy' | 'madeIn'
  >,
): Promise<CartRow | undefined> => {
  return db
    .insertInto('cart')
    .values({
      masked_id: cart.maskedId,
      store_view_id: cart.storeViewId,
      currency: cart.currency,
      customer_id: cart.customerId,
      email: cart.email,
      made_by: cart.madeBy,
      made_in: cart.madeIn,
      created_at: cart.createdAt,
      updated_at: cart.createdAt,
    })
    .onConflict((oc) => oc.doNothing())
    .returning(COLUMNS)
    .$narrowType<Pick<CartRow, 'staffDiscounts' | 'madeIn'>>()
    .executeTakeFirst();
};

/** Masked id of a customer's open cart. */
export const findCartOfCustomer = async (db: Db, customerId: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('cart')
    .select('masked_id as maskedId')
    .where('customer_id', '=', customerId)
    .where('is_active', '=', true)
    .where('made_by', 'is', null)
    .executeTakeFirst();
  return row?.maskedId;
};

/** `isLocked` locks the row until the transaction ends. */
export const findCart = async (db: Db, maskedId: string, isLocked: boolean): Promise<CartRow | undefined> => {
  return db
    .selectFrom('cart')
    .select(COLUMNS)
    .$narrowType<Pick<CartRow, 'staffDiscounts'>>()
    .where('masked_id', '=', maskedId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
};

export type CartChange = Partial<
  Omit<
    CartRow,
    'id' | 'number' | 'maskedId' | 'createdAt' | 'updatedAt' | 'customerId' | 'madeBy' | 'madeIn' | 'staffDiscounts'
  >
>;

const CHANGEABLE = {
  storeViewId: 'store_view_id',
  currency: 'currency',
  isActive: 'is_active',
  email: 'email',
  shippingCarrierCode: 'shipping_carrier_code',
  shippingMethodCode: 'shipping_method_code',
  paymentMethodCode: 'payment_method_code',
  paymentNonce: 'payment_nonce',
  isCardSaved: 'is_card_kept',
  couponCodes: 'coupon_codes',
  siteAccess: 'site_access',
  isSplit: 'is_split',
  purchaseOrderNumber: 'purchase_order_number',
} as const satisfies Record<keyof CartChange, string>;

export const updateCart = async (db: Db, id: number, change: CartChange, now: Date): Promise<void> => {
  const assignments = (Object.keys(change) as (keyof CartChange)[]).map(
    (key) => sql`${sql.ref(CHANGEABLE[key])} = ${change[key]}`,
  );
  await sql`update cart set ${sql.join([...assignments, sql`updated_at = ${now}`])} where id = ${id}`.execute(db);
};

export const findItems = async (db: Db, cartId: number): Promise<readonly CartItemRow[]> => {
  return db
    .selectFrom('cart_item')
    .select(['number as id', 'product_id as productId', 'quantity', 'quote_line_id as quoteLineId', 'choice'])
    .$narrowType<{ choice: Choice | null }>()
    .where('cart_id', '=', cartId)
    .orderBy('cart_item.id')
    .execute();
};

/** Digest of a choice: lines of one product differ by it. */
const keyOf = (choice: Choice): string => createHash('sha256').update(choiceText(choice)).digest('base64url');

/** The columns of a line, and its position. */
const placed = <L extends LineWrite>(lines: readonly L[]) =>
  lines.map((line, position) => ({ ...line, key: line.choice ? keyOf(line.choice) : '', position }));

/** Upserts lines, new ones in their order. */
export const writeLines = async (db: Db, cartId: number, lines: readonly LineWrite[]): Promise<void> => {
  if (lines.length === 0) return;
  await sql`insert into cart_item (cart_id, product_id, quantity, choice, choice_key)
    select ${cartId}::bigint, "productId", quantity, choice, key
      from jsonb_to_recordset(${JSON.stringify(placed(lines))}::jsonb) as item("productId" int, choice jsonb, key text, quantity int, position int) order by position
    on conflict (cart_id, product_id, choice_key) do update set quantity = excluded.quantity`.execute(db);
};

/** Sets quantities of lines, by their ids. */
export const writeQuantities = async (
  db: Db,
  cartId: number,
  lines: readonly { id: number; quantity: number }[],
): Promise<void> => {
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  const quantities = lines.map(({ quantity }) => quantity);
  await sql`update cart_item set quantity = (${quantities}::int[])[array_position(${ids}::int[], number)]
    where cart_id = ${cartId} and number = any(${ids}::int[])`.execute(db);
};

/** Adds the lines of a quote to the cart with the quoted quantities. */
export const writeQuoted = async (
  db: Db,
  cartId: number,
  lines: readonly (LineWrite & { lineId: number })[],
): Promise<void> => {
  await sql`insert into cart_item (cart_id, product_id, quantity, quote_line_id, choice, choice_key)
    select ${cartId}::bigint, "productId", quantity, "lineId", choice, key
      from jsonb_to_recordset(${JSON.stringify(placed(lines))}::jsonb) as item("lineId" bigint, "productId" int, choice jsonb, key text, quantity int, position int) order by position
    on conflict (cart_id, product_id, choice_key) do update set quantity = excluded.quantity, quote_line_id = excluded.quote_line_id`.execute(
    db,
  );
};

/** Gives a line another choice; the price of a quote was for the one before. */
export const writeChoice = async (db: Db, cartId: number, itemId: number, choice: Choice | null): Promise<void> => {
  await db
    .updateTable('cart_item')
    .set({
      choice: choice ? JSON.stringify(choice) : null,
      choice_key: choice ? keyOf(choice) : '',
      quote_line_id: null,
    })
    .where('cart_id', '=', cartId)
    .where('number', '=', itemId)
    .execute();
};

export const deleteItem = async (db: Db, cartId: number, itemId: number): Promise<boolean> => {
  const rows = await db
    .deleteFrom('cart_item')
    .where('cart_id', '=', cartId)
    .where('number', '=', itemId)
    .returning('id')
    .execute();
  return rows.length > 0;
};

const ADDRESS = sql`json_build_object('id', number, 'kind', kind, ${ADDRESS_JSON}, 'customerNotes', customer_notes,
  'pickupLocationCode', pickup_location_code, 'isSaved', is_kept)`;

/** A cart's lines and addresses. */
export type CartContents = { items: readonly CartItemRow[]; addresses: readonly CartAddress[] };

export const findContents = async (db: Db, cartId: number): Promise<CartContents> => {
  const { rows } = await sql<CartContents>`
    select coalesce((select json_agg(json_build_object('id', i.number, 'productId', i.product_id, 'quantity', i.quantity, 'quoteLineId', i.quote_line_id,
          'choice', i.choice) order by i.id)
        from cart_item i where i.cart_id = ${cartId}), '[]') as items,
      coalesce((select json_agg(${ADDRESS}) from cart_address where cart_id = ${cartId}), '[]') as addresses`.execute(
    db,
  );
  return rows[0]!;
};

export type AddressExtras = { customerNotes?: string | null; pickupLocationCode?: string | null; isSaved?: boolean };

export const writeAddress = async (
  db: Db,
  cartId: number,
  kind: AddressKind,
  address: Address,
  extras: AddressExtras = {},
): Promise<void> => {
  await sql`
    insert into cart_address (cart_id, kind, ${ADDRESS_COLUMNS}, customer_notes, pickup_location_code, is_kept)
    values (${cartId}, ${kind}, ${addressValues(address)}, ${extras.customerNotes ?? null}, ${extras.pickupLocationCode ?? null}, ${extras.isSaved ?? false})
    on conflict (cart_id, kind) do update set ${ADDRESS_EXCLUDED}, customer_notes = excluded.customer_notes,
      pickup_location_code = excluded.pickup_location_code, is_kept = excluded.is_kept`.execute(db);
};

export const writeEmailOfCustomer = async (db: Db, customerId: number, email: string, now: Date): Promise<void> => {
  await db
    .updateTable('cart')
    .set({ email, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('is_active', '=', true)
    .execute();
};

export const closeCartOfCustomer = async (db: Db, customerId: number, now: Date): Promise<void> => {
  await sql`delete from cart_address where cart_id in (select id from cart where customer_id = ${customerId} and is_active)`.execute(
    db,
  );
  await db
    .updateTable('cart')
    .set({ is_active: false, email: null, payment_nonce: null, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('is_active', '=', true)
    .execute();
};

/** Reopens a cart, unless its customer has started another one since. */
export const reopen = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update cart set is_active = false, updated_at = ${now} where is_active and made_by is null
    and customer_id = (select customer_id from cart where id = ${id}) and not exists (select from cart_item i where i.cart_id = cart.id)`.execute(
    db,
  );
  await sql`update cart set is_active = true, updated_at = ${now} where id = ${id} and not is_active
    and not exists (select from cart other where other.customer_id = cart.customer_id and other.is_active and other.made_by is null)`.execute(
    db,
  );
};

/**
 * Deletes carts unchanged since `before`: open carts of guests and staff, and closed carts without an order or approval.
 */
export const deleteIdleCarts = async (db: Db, before: Date): Promise<number> => {
  const { rows } = await sql`
    delete from cart where updated_at < ${before} and case when is_active then customer_id is null or made_by is not null
      else not exists (select from order_of_cart o where o.cart_id = cart.id)
       and not exists (select from cart_of_approval a where a.cart_id = cart.id) end
    returning id`.execute(db);
  return rows.length;
};

/** Removes customer, email and addresses from carts. */
export const forgetOwners = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('cart_address').where('cart_id', '=', anyOf(ids)).execute();
  await db
    .updateTable('cart')
    .set({ email: null, customer_id: null, purchase_order_number: null })
    .where('id', '=', anyOf(ids))
    .execute();
};
