import type { CartLineModel, CartModel } from './types.ts';

/** The lines of a cart as GraphQL answers them, oldest first. */
export const linesOf = async (cart: CartModel): Promise<CartLineModel[]> =>
  (await cart.detail()).lines.map((line) => ({
    __typename: line.sellable.parent ? 'ConfigurableCartItem' : 'SimpleCartItem',
    line,
    cart,
  }));
