import { isSameSku } from '#contract/sku.ts';
import type { Given } from '#commerce/merchandise/catalog/composition-types.ts';
import { readChoice } from '#commerce/merchandise/catalog/service.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { requiredField, requireFields, restFields } from '#commerce/platform/rest/input.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { signedIn } from '#commerce/platform/rest/signed-in.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { couponRoutes } from './rest-coupons.ts';
import { anyCartRoute, cartRoute, unknownCart } from './rest-gate.ts';
import { lineKey } from './rules.ts';
import { restCart, restItem, restTotals } from './rest-wire.ts';
import { addProductsOrThrow, assignCart, createCart, readCart, removeItem, updateItems } from './service.ts';
import type { CartLine, CartModel } from './types.ts';

const KEEP = { storeView: 'stay' } as const;

const idOf = ({ params }: RestRequest): number => {
  if (!/^\d{1,15}$/.test(params.itemId ?? ''))
    throw new InputError('Error occurred during "%field_name" processing. %details', {
      parameters: {
        field_name: 'itemId',
        details: `The "${(params.itemId ?? '').slice(0, 32)}" value's type is invalid. The "int" type was expected. Verify and try again.`,
      },
    });
  return Number(params.itemId);
};

const quantityOf = (item: RestFields): number => {
  const quantity = item.number('qty');
  if (quantity === undefined) throw requiredField('qty');
  return quantity;
};

/** Attribute and option ids as the option uids of GraphQL. */
const valueUids = (item: RestFields): string[] =>
  (item.object('productOption')?.object('extensionAttributes')?.list('configurableItemOptions') ?? []).map((option) =>
    Buffer.from(`configurable/${option.text('optionId') ?? ''}/${option.text('optionValue') ?? ''}`).toString('base64'),
  );

/** Options, parts of a bundle and files, by their ids. */
const givenOf = (item: RestFields): Required<Given> => {
  const given = item.object('productOption')?.object('extensionAttributes');
  return {
    entered: (given?.list('customOptions') ?? []).map((option) => ({
      id: option.number('optionId') ?? 0,
      value: option.text('optionValue') ?? '',
    })),
    bundle: (given?.list('bundleOptions') ?? []).flatMap((option) => {
      const quantity = option.number('optionQty');
      return (option.texts('optionSelections') ?? []).map((selection) => ({
        itemId: option.number('optionId') ?? 0,
        selectionId: Number(selection),
        ...(quantity === undefined ? {} : { quantity }),
      }));
    }),
    links: (given?.object('downloadableOption')?.texts('downloadableLinks') ?? []).map(Number),
  };
};

/** True if a line has these options. */
const isGiven = ({ choice, sellable }: CartLine, given: Given): boolean => {
  const read = readChoice(sellable.composition ?? { options: [] }, given);
  return 'choice' in read && lineKey(0, read.choice) === lineKey(0, choice);
};

const itemOf = async (cart: CartModel, isIt: (line: CartLine) => boolean): Promise<unknown> => {
  const line = (await cart.detail()).lines.find(isIt);
  if (!line)
    throw new NoSuchEntityError("The %1 Cart doesn't contain the %2 item.", {
      code: 'CART_ITEM_UNKNOWN',
      parameters: [cart.row.maskedId, ''],
    });
  return restItem(cart, line);
};

/** Returns the id of the customer's cart, created when there is none. */
const createMine: RestRoute['handle'] = async (context) => {
  signedIn(context);
  return (await readCart(context, await createCart(context), KEEP)).row.number;
};

/** Gives a guest's cart to the caller. */
const assign: RestRoute['handle'] = async (context, { params, body }) => {
  signedIn(context);
  const fields = restFields(body);
  requireFields(fields, ['customerId', 'storeId']);
  await assignCart(context, params.cartId ?? '', {
    customerId: fields.integer('customerId') ?? 0,
    storeId: fields.integer('storeId') ?? 0,
  }).catch((error: unknown) => {
    throw unknownCart(error);
  });
  return true;
};

export const routes: readonly RestRoute[] = [
  { method: 'POST', path: '/V1/guest-carts', handle: (context) => createCart({ ...context, customer: null }) },
  { method: 'POST', path: '/V1/carts/mine', handle: createMine },
  ...anyCartRoute('GET', '', async (context, id) => restCart(await readCart(context, id, KEEP))),
  ...anyCartRoute('GET', '/totals', async (context, id) => restTotals(await readCart(context, id, KEEP))),
  ...cartRoute('GET', '/items', async (context, id) => {
    const cart = await readCart(context, id, KEEP);
    return (await cart.detail()).lines.map((line) => restItem(cart, line));
  }),
  ...anyCartRoute('POST', '/items', async (context, id, { body }) => {
    const item = restFields(body).neededObject('cartItem');
    const sku = item.text('sku');
    if (!sku) throw requiredField('sku');
    const selectedOptions = valueUids(item);
    const given = givenOf(item);
    await addProductsOrThrow(context, id, [{ sku, quantity: quantityOf(item), selectedOptions, ...given }], KEEP);
    const isChosen = ({ sellable: { options, parent } }: CartLine): boolean =>
      isSameSku(parent?.sku ?? '', sku) && options.every(({ valueUid }) => selectedOptions.includes(valueUid));
    return itemOf(
      await readCart(context, id, KEEP),
      (line) => isChosen(line) || (isSameSku(line.sellable.sku, sku) && isGiven(line, given)),
    );
  }),
  ...anyCartRoute('PUT', '/items/:itemId', async (context, id, request) => {
    const itemId = idOf(request);
    const quantity = quantityOf(restFields(request.body).neededObject('cartItem'));
    if (quantity <= 0)
      throw new InputError('Invalid value of "%value" provided for the %fieldName field.', {
        parameters: { fieldName: 'qty', value: quantity },
      });
    await updateItems(context, id, [{ itemId, quantity }], KEEP).catch((error: unknown) => {
      throw error instanceof InputError && error.cause instanceof InputError ? error.cause : error;
    });
    return itemOf(await readCart(context, id, KEEP), (line) => line.id === itemId);
  }),
  ...anyCartRoute('DELETE', '/items/:itemId', async (context, id, request) => {
    const itemId = idOf(request);
    await removeItem(context, id, itemId, KEEP).catch((error: unknown) => {
      throw error instanceof NoSuchEntityError && !error.code
        ? new NoSuchEntityError("The %1 Cart doesn't contain the %2 item.", {
            code: 'CART_ITEM_UNKNOWN',
            parameters: [id, itemId],
          })
        : error;
    });
    return true;
  }),
  { method: 'PUT', path: '/V1/guest-carts/:cartId', handle: assign },
  ...couponRoutes,
];
