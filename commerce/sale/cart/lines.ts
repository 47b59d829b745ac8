import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CartLineModel, CartModel } from './types.ts';

const TYPES = {
  bundle: 'BundleCartItem',
  downloadable: 'DownloadableCartItem',
  virtual: 'VirtualCartItem',
} as const satisfies Partial<Record<Sellable['type'], CartLineModel['__typename']>>;

const typeOf = ({ type, parent }: Sellable): CartLineModel['__typename'] =>
  parent ? 'ConfigurableCartItem' : type in TYPES ? TYPES[type as keyof typeof TYPES] : 'SimpleCartItem';

/** The lines of a cart for GraphQL, oldest first. */
export const linesOf = async (cart: CartModel): Promise<CartLineModel[]> =>
  (await cart.detail()).lines.map((line) => ({
    __typename: typeOf(line.sellable),
    line,
    cart,
  }));
