import type { Memory } from '../operations/step.ts';
import { program, rememberId } from './program-step.ts';
import type { RouteClass, RouteStep } from './route-step.ts';

const ofCart = {
  ...program,
  params: ({ newCart, newItem }: Memory) => ({ cartId: newCart ?? '', itemId: newItem ?? '' }),
};
const address = ({ restPlace }: Memory) => JSON.parse(restPlace ?? '{}') as Record<string, unknown>;
const item = ({ sku }: Memory) => ({ cartItem: { sku, qty: 1 } });
const methods = ({ carrier, method }: Memory) => ({ shipping_carrier_code: carrier, shipping_method_code: method });
const elsewhere = { shownIn: 'commerce/after-sale/orders/cart-by-staff.test.ts' };

/** Another line: the one before was deleted. */
const filledAgain: NonNullable<RouteStep['prepare']> = async ({ shop }, memory, callers) => {
  await shop.rest('POST', `/V1/carts/${memory.newCart}/items`, item(memory), callers.program);
};

/** Carts that a program fills for customers. */
export const CART_ROUTES: RouteClass = {
  name: 'carts, by a program',
  steps: [
    { ...program, route: 'POST /V1/carts', remember: rememberId('newCart') },
    { ...ofCart, route: 'GET /V1/carts/:cartId' },
    {
      ...ofCart,
      route: 'POST /V1/carts/:cartId/items',
      body: item,
      remember: ({ item_id: id }: { item_id: number }, memory) => void (memory.newItem = String(id)),
    },
    {
      ...ofCart,
      route: 'PUT /V1/carts/:cartId/items/:itemId',
      body: ({ sku }) => ({ cartItem: { sku, qty: 2 } }),
    },
    { ...ofCart, route: 'DELETE /V1/carts/:cartId/items/:itemId' },
    { ...ofCart, route: 'GET /V1/carts/:cartId/totals', prepare: filledAgain },
    {
      ...ofCart,
      route: 'PUT /V1/carts/:cartId/coupons/:couponCode',
      params: ({ newCart }) => ({ cartId: newCart ?? '', couponCode: 'NONE' }),
      ...elsewhere,
    },
    { ...ofCart, route: 'DELETE /V1/carts/:cartId/coupons' },
    {
      ...ofCart,
      route: 'POST /V1/carts/:cartId/estimate-shipping-methods',
      body: (memory) => ({ address: address(memory) }),
    },
    {
      ...ofCart,
      route: 'POST /V1/carts/:cartId/billing-address',
      body: (memory) => ({ address: address(memory), useForShipping: true }),
    },
    {
      ...ofCart,
      route: 'POST /V1/carts/:cartId/shipping-information',
      body: (memory) => ({
        addressInformation: {
          shipping_address: address(memory),
          billing_address: address(memory),
          ...methods(memory),
        },
      }),
    },
    { ...ofCart, route: 'GET /V1/carts/:cartId/payment-methods' },
    {
      ...ofCart,
      route: 'PUT /V1/carts/:cartId/order',
      body: () => ({ paymentMethod: { method: 'checkmo' } }),
      ...elsewhere,
    },
  ],
};
