import { MAX_CART_LINES } from '#contract/cart-limits.ts';
import { addProducts, openCustomerCart } from '#commerce/sale/cart/service.ts';
import type { AddProblem } from '#commerce/sale/cart/types.ts';
import { givenOf, skusOf } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { noSuchItem, noSuchList, numberOf } from './rules.ts';
import { ownList } from './lists.ts';
import { removeProducts } from './service.ts';
import type { WishlistItemModel, WishlistModel } from './types.ts';

/** The reason for not adding an item of a list to the cart. `itemId` is the id of the request. */
export type CartProblem = {
  code: Exclude<AddProblem['code'], 'PERMISSION_DENIED'>;
  message: string;
  itemId: string;
};

const codeOf = ({ code }: AddProblem, { product, variant }: WishlistItemModel): CartProblem['code'] => {
  if (product.__typename === 'ConfigurableProduct' && !variant) return 'UNDEFINED';
  return code === 'PERMISSION_DENIED' ? 'NOT_SALABLE' : code;
};

/** Moves items of a list into the caller's cart, all without `ids`; items that the cart refuses stay. */
export const moveToCart = async (
  context: CommerceContext,
  listId: string,
  ids: readonly string[] | undefined,
): Promise<{ list: WishlistModel; problems: readonly CartProblem[] }> => {
  const list = await ownList(context, listId);
  if (!list) throw noSuchList();
  const problems: CartProblem[] = [];
  const chosen = (ids ?? list.items.map(({ number }) => String(number))).flatMap((itemId) => {
    const item = list.items.find(({ number }) => number === numberOf(itemId));
    if (!item) problems.push({ ...noSuchItem(itemId), itemId });
    return item ?? [];
  });
  const wanted = await Promise.all(
    chosen.slice(0, MAX_CART_LINES).map(async (item) => {
      const [sku = ''] = await skusOf(context, item.variant?.id ?? item.product.id);
      return { item, sku };
    }),
  );
  const refused =
    wanted.length === 0
      ? []
      : await addProducts(
          context,
          await openCustomerCart(context),
          wanted.map(({ item, sku }) => ({
            sku,
            quantity: item.quantity,
            ...(item.choice ? givenOf(item.choice) : {}),
          })),
        );
  const gone: string[] = [];
  for (const { item, sku } of wanted) {
    const itemId = String(item.number);
    const problem = refused.find((each) => each.sku === sku);
    if (problem) problems.push({ code: codeOf(problem, item), message: problem.message, itemId });
    else gone.push(itemId);
  }
  const left = gone.length > 0 ? (await removeProducts(context, listId, gone)).list : list;
  return { list: left, problems };
};
