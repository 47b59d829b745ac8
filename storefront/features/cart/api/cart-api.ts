import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { cartItemInput } from '#storefront/platform/product-data/chosen-item.ts';
import type { CartApi } from '../state/types.ts';
import { AddChosenDocument } from './add-chosen.graphql.ts';
import { AddItemDocument } from './add-item.graphql.ts';
import { cartDetailsOf } from './cart-details.ts';
import { changedCart, made } from './changed-cart.ts';
import { CheckUserIsAuthedDocument } from './check-user-is-authed.graphql.ts';
import { CreateCartDocument } from './create-cart.graphql.ts';
import { GetCartDocument } from './get-cart.graphql.ts';
import { RemoveItemDocument } from './remove-item.graphql.ts';
import { UpdateItemDocument } from './update-item.graphql.ts';

const noCart = (message: string): GraphqlError =>
  new GraphqlError([{ message, path: undefined, category: undefined, code: undefined }]);

/** The cart's calls to the back end. A queued quantity update of a line is replaced by a newer one. */
export const createCartApi = (commerce: CommerceClient, isTaxIncluded: boolean): CartApi => ({
  createCart: async () => {
    const { cartId } = await commerce.mutate(CreateCartDocument, {}, { isIdempotent: true });
    if (!cartId) throw noCart('Unable to create cart');
    return cartId;
  },
  mayUse: async (cartId) => {
    try {
      return (await commerce.query(CheckUserIsAuthedDocument, { cartId }, { noCache: true })).cart !== null;
    } catch (error) {
      if (error instanceof GraphqlError) return false;
      throw error;
    }
  },
  getDetails: async (cartId) => {
    const { cart } = await commerce.query(GetCartDocument, { cartId }, { noCache: true });
    if (!cart) throw noCart(`Could not find a cart with ID "${cartId}"`);
    return cartDetailsOf(cart, isTaxIncluded);
  },
  addItem: async (cartId, item) => {
    const { sku, parentSku, quantity, selected, entered, others = [] } = item;
    const change = await made(
      selected || entered || others.length > 0
        ? commerce.mutate(AddChosenDocument, { cartId, items: [item, ...others].map(cartItemInput) })
        : commerce.mutate(AddItemDocument, { cartId, sku, quantity, parentSku: parentSku ?? null }),
    );
    return {
      ...changedCart(change?.addProductsToCart, isTaxIncluded),
      refused: (change?.addProductsToCart?.user_errors ?? []).flatMap((error) =>
        error ? [{ code: error.code, message: error.message }] : [],
      ),
    };
  },
  updateItem: async (cartId, itemId, quantity) => {
    const change = await made(
      commerce.mutate(
        UpdateItemDocument,
        { cartId, itemId, quantity },
        { isIdempotent: true, replaceKey: `cart-line:${itemId}` },
      ),
    );
    return changedCart(change?.updateCartItems, isTaxIncluded);
  },
  removeItem: async (cartId, itemId) => {
    const change = await made(commerce.mutate(RemoveItemDocument, { cartId, itemId }));
    return changedCart(change?.removeItemFromCart, isTaxIncluded);
  },
});
