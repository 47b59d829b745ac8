import type { CartItemInput } from '#contract/generated/schema-types.ts';
import { GUEST_GROUP } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { pickupPlaces } from '#commerce/sale/shipping/service.ts';
import { resolveRequests } from './add-items.ts';
import { modelOf } from './open-cart.ts';
import { requestsOf } from './requests.ts';
import { BLANK_ROW, buyerOf, planAdding } from './rules.ts';
import type { CartModel, CartRow } from './types.ts';

/** No saved cart has this id. */
const UNSAVED = 0;

const emptyRow = ({ storeView, currency, customer, clock }: CommerceContext): CartRow => ({
  ...BLANK_ROW,
  id: UNSAVED,
  number: UNSAVED,
  maskedId: '',
  storeViewId: storeView.id,
  currency,
  customerId: customer?.id ?? null,
  email: customer?.email ?? null,
  createdAt: clock.now(),
  updatedAt: clock.now(),
});

/** A cart with the requested products, which is not saved; undefined if one of them cannot be added. */
export const productCart = async (
  context: CommerceContext,
  wanted: readonly CartItemInput[],
): Promise<CartModel | undefined> => {
  context.noStore();
  const { storeView: view, currency, customer, clock, db } = context;
  const row = emptyRow(context);
  const groupId = customer?.groupId ?? GUEST_GROUP;
  const shopper = { storeView: view, groupId, buyer: buyerOf(row), now: clock.now() };
  const resolved = await resolveRequests(db.kysely, requestsOf(wanted), shopper);
  const { lines, problems } = planAdding([], resolved, { currency, language: view.language });
  if (lines.length === 0 || problems.length > 0) return undefined;
  const items = lines.map((line, index) => ({ ...line, id: index + 1 }));
  return modelOf(context, { row, view, currency, groupId }, await pickupPlaces(context), { items, addresses: [] });
};
