import { isSameSku } from '#contract/sku.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/cart-limits.ts';
import { configured, findSellable, findVariantSku, readChoice } from '#commerce/merchandise/catalog/service.ts';
import { isBoughtAsSuch } from '#commerce/merchandise/catalog/types.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { claimForCart, findHold, withOwnHolds } from '#commerce/merchandise/slabs/service.ts';
import type { Buyer } from '#commerce/merchandise/slabs/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { changeCart } from './open-cart.ts';
import type { CartOptions, LockedCart } from './open-cart.ts';
import { buyerOf, planAdding, productNotFound, quantityProblem } from './rules.ts';
import type { Resolution } from './rules.ts';
import { writeLines } from './store.ts';
import type { AddProblem, AddRequest } from './types.ts';

/** Text the database accepts; anything else is the sku of no product. */
const isSku = (text: string): boolean => /^[^\p{Cc}]{1,64}$/u.test(text.trim());

const undefinedProblem = (sku: string, message: string): AddProblem => ({ code: 'UNDEFINED', message, sku });

/** Checks a variant given with its configurable product. */
const variantProblem = (
  parentSku: string,
  found: Sellable | undefined,
  isParentKnown: boolean,
): AddProblem | undefined => {
  if (!isParentKnown) return productNotFound(parentSku);
  return found?.parent && isSameSku(found.parent.sku, parentSku)
    ? undefined
    : undefinedProblem(parentSku, 'Could not find specified product.');
};

/** The product a request names: its sku, or a problem; undefined when the chosen options decide. */
export const readRequest = (
  { sku, quantity, parentSku, selectedOptions, isVariant }: AddRequest,
  found: Sellable | undefined,
  isParentKnown = true,
): string | AddProblem | undefined => {
  const wrongQuantity = quantityProblem(quantity);
  if (wrongQuantity)
    return { code: quantity > MAX_QUANTITY ? 'INSUFFICIENT_STOCK' : 'UNDEFINED', message: wrongQuantity, sku };
  const isOther = parentSku ? !isSameSku(parentSku, sku) : false;
  if (isVariant && parentSku && isOther) {
    const problem = variantProblem(parentSku, found, isParentKnown);
    if (problem) return problem;
  }
  if (!found) return productNotFound(sku);
  if (parentSku && isOther && !isSameSku(found.parent?.sku ?? '', parentSku))
    return undefinedProblem(sku, 'Could not find specified product.');
  if (isBoughtAsSuch(found.type)) return sku;
  if (found.type === 'grouped') return undefinedProblem(sku, 'Please specify the quantity of product(s).');
  return selectedOptions?.length ? undefined : undefinedProblem(sku, 'You need to choose options for your item.');
};

const NO_OPTIONS = { options: [] };

const variantOf = async (db: Db, { sku, selectedOptions }: AddRequest): Promise<string | AddProblem> =>
  (await findVariantSku(db, sku, selectedOptions ?? [])) ?? {
    code: 'NOT_SALABLE',
    message: 'The required options you selected are not available',
    sku,
  };

/** A product with its chosen options. */
const chosenOf = (sellable: Sellable, { quantity, ...given }: AddRequest, storeViewId: number): Resolution => {
  const read = readChoice(sellable.composition ?? NO_OPTIONS, given);
  if ('problem' in read) return undefinedProblem(sellable.sku, read.problem);
  if (!read.choice) return { sellable: configured(sellable, null, storeViewId), quantity };
  return { sellable: configured(sellable, read.choice, storeViewId), quantity, choice: read.choice };
};

/**
 * Resolves each request to a product: a simple product, a variant by its own sku, or a variant by its parent's sku and
 * the chosen options. Throws if there are more requests than a cart has lines.
 */
export const resolveRequests = async (
  db: Db,
  requests: readonly AddRequest[],
  shopper: { storeView: StoreView; groupId: number; buyer: Buyer; now: Date },
): Promise<readonly Resolution[]> => {
  if (requests.length > MAX_CART_LINES)
    throw new InputError('Maximum items of type "%type" is %max', {
      parameters: { type: 'CartItemInput', max: MAX_CART_LINES },
    });
  const skus = requests
    .flatMap(({ sku, parentSku, isVariant }) => (isVariant && parentSku ? [sku, parentSku] : [sku]))
    .filter(isSku);
  const named = await findSellable(shopper, db, [...new Set(skus)]);
  const bought: (string | AddProblem)[] = [];
  for (const request of requests)
    bought.push(
      readRequest(request, named.get(request.sku), named.has(request.parentSku ?? '')) ??
        (await variantOf(db, request)),
    );
  const missing = bought.filter((sku): sku is string => typeof sku === 'string' && !named.has(sku));
  const variants = await findSellable(shopper, db, [...new Set(missing)]);
  const sellables = await withOwnHolds(db, shopper.buyer, new Map([...named, ...variants]), shopper.now);
  return requests.map((request, index) => {
    const sku = bought[index] ?? productNotFound(request.sku);
    if (typeof sku !== 'string') return sku;
    const sellable = sellables.get(sku);
    return sellable ? chosenOf(sellable, request, shopper.storeView.id) : productNotFound(sku);
  });
};

const refuse = ({ code, message, sku }: AddProblem): never => {
  if (code === 'PRODUCT_NOT_FOUND')
    throw new NoSuchEntityError('Could not find a product with SKU "%sku"', { code, parameters: { sku } });
  throw new InputError('Could not add the product with SKU %sku to the shopping cart: %message', {
    code,
    parameters: { sku, message },
  });
};

const add = async (cart: LockedCart, requests: readonly AddRequest[]): Promise<readonly AddProblem[]> => {
  const { db, row, view, currency, groupId, now } = cart;
  const { items } = await cart.contents();
  const resolved = await resolveRequests(db, requests, { storeView: view, groupId, buyer: buyerOf(row), now });
  const { lines, problems } = planAdding(items, resolved, { currency, language: view.language });
  if (lines.length === 0) return problems;
  await writeLines(db, row.id, lines);
  await cart.update();
  return problems;
};

/** Adds the items that can be added; returns problems for the others. */
export const addProducts = (
  context: CommerceContext,
  maskedId: string,
  requests: readonly AddRequest[],
): Promise<readonly AddProblem[]> => changeCart(context, maskedId, (cart) => add(cart, requests));

/** Adds all or nothing; throws the first problem. */
export const addProductsOrThrow = (
  context: CommerceContext,
  maskedId: string,
  requests: readonly AddRequest[],
  options?: CartOptions,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      const [problem] = await add(cart, requests);
      if (problem) refuse(problem);
    },
    options,
  );

/** Adds a held slab to a cart, which may then buy it; the token comes from the emailed link. */
export const addHeldSlab = async (context: CommerceContext, maskedId: string, token: string): Promise<void> => {
  const hold = await findHold(context, token);
  await changeCart(context, maskedId, async (cart) => {
    await claimForCart(context, cart.db, hold, cart.row.id);
    const { items } = await cart.contents();
    if (items.some(({ productId }) => productId === hold.productId)) return;
    const [problem] = await add(cart, [{ sku: hold.sku, quantity: 1 }]);
    if (problem) refuse(problem);
  });
};
