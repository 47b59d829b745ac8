import { beforeAll, expect, test } from 'vitest';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import {
  add,
  albany,
  montreal,
  newCart,
  placeOrder,
  readCart,
  readyCart,
  setAddress,
  setMethod,
  ship,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

type Method = { carrier_code: string; method_code: string; available: boolean; error_message: string };

describeWithDatabase('shipping a slab', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const fabricator = { ...montreal, company: 'Marbrerie Roy' };
  const METHODS =
    'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods { carrier_code method_code available error_message } selected_shipping_method { method_code } } } }';
  const addressOf = async (id: string, store = 'CA_EN') =>
    (await shop.graphql(METHODS, { id }, { store, headers: { [PICKUP_LIST_HEADER]: '1' } })).data.cart
      .shipping_addresses[0];
  const codes = (methods: readonly Method[]) =>
    methods.map(
      ({ carrier_code, method_code, available }) => `${carrier_code}/${method_code}${available ? '' : ' not'}`,
    );
  const offered = async (id: string, store?: string) => codes((await addressOf(id, store)).available_shipping_methods);
  const cartOf = async (...skus: string[]) => {
    const id = await newCart(shop);
    for (const sku of skus) await add(shop, id, sku);
    return id;
  };
  const message = (response: { errors?: { message: string }[] }) => response.errors?.[0]?.message;

  test('ships to a fabricator or is picked up at its yard, over GraphQL and REST', async () => {
    const id = await cartOf('LOT-1');
    await setAddress(shop, id, fabricator);
    expect(await offered(id)).toEqual(['freight/slab', 'freight/ltl not', 'instore/montreal']);
    expect(codes((await shop.rest('GET', `/V1/guest-carts/${id}/shipping-methods`)).body)).toEqual([
      'freight/slab',
      'freight/ltl not',
      'instore/montreal',
    ]);
    const estimate = await shop.rest('POST', `/V1/guest-carts/${id}/estimate-shipping-methods`, {
      address: { country_id: 'CA', region_code: 'QC' },
    });
    expect(codes(estimate.body)).toEqual(['freight/slab', 'freight/ltl not', 'instore/montreal']);
    expect(estimate.body[1].error_message).toBe('An order with a slab never goes to a house.');
  });

  test('applies the same rules to a slab of a series and to one without a yard', async () => {
    const id = await cartOf('QUARTZ');
    await setAddress(shop, id, fabricator);
    expect(await offered(id)).toEqual(['freight/slab', 'freight/ltl not', 'instore/montreal']);
    await add(shop, id, 'NOWHERE');
    expect(await offered(id)).toEqual(['freight/slab', 'freight/ltl not', 'instore/montreal not']);
  });

  test('does not ship to a private address and states the reason over GraphQL and REST', async () => {
    const id = await cartOf('LOT-1');
    await setAddress(shop, id, montreal);
    expect(await offered(id)).toEqual(['freight/slab not', 'freight/ltl not', 'instore/montreal']);
    const why = 'Slabs go to a fabricator: enter the fabricator’s name as the company in the shipping address.';
    expect(message(await setMethod(shop, id, 'freight', 'slab'))).toBe(why);
    expect(message(await setMethod(shop, id, 'freight', 'ltl'))).toBe('An order with a slab never goes to a house.');
    expect(message(await setMethod(shop, id, 'instore', 'calgary'))).toBe(
      'Carrier with such method not found: instore, calgary',
    );
    expect(await ship(shop, id, montreal, ['freight', 'slab'])).toMatchObject({ status: 400, body: { message: why } });
    expect((await addressOf(id)).selected_shipping_method).toBeNull();
    expect((await ship(shop, id, montreal, ['freight', 'slab'], { company: 'Marbrerie Roy' })).status).toBe(200);
    expect((await addressOf(id)).selected_shipping_method).toEqual({ method_code: 'slab' });
  });

  test('states the reasons in the language of the store view', async () => {
    const id = await cartOf('LOT-1', 'LOT-2');
    await setAddress(shop, id, fabricator);
    expect(
      (await addressOf(id, 'CA_FR')).available_shipping_methods.map(({ error_message }: Method) => error_message),
    ).toEqual([
      '',
      'Une commande qui contient une tranche n’est jamais livrée à une résidence.',
      'Les tranches se trouvent dans plusieurs cours (Montréal, Calgary). Pour les ramasser, commandez à part celles de chaque cour.',
      'Les tranches se trouvent dans plusieurs cours (Montréal, Calgary). Pour les ramasser, commandez à part celles de chaque cour.',
    ]);
  });

  test('ships only to a fabricator in the USA', async () => {
    const id = await newCart(shop, { store: 'US_EN' });
    await add(shop, id, 'LOT-1', 1, {}, { store: 'US_EN' });
    await setAddress(shop, id, { ...albany, company: 'Albany Stone' }, { store: 'US_EN' });
    expect(await offered(id, 'US_EN')).toEqual(['freight/slab', 'freight/ltl not', 'instore/burlington not']);
    await setAddress(
      shop,
      id,
      { ...albany, region: 'PR', city: 'San Juan', postcode: '00901', company: 'Isla Stone' },
      { store: 'US_EN' },
    );
    expect(await offered(id, 'US_EN')).toEqual(['instore/burlington not']);
  });

  test('deselects a method chosen before the slab was added and rejects the order until another is chosen', async () => {
    const id = await readyCart(shop);
    await setMethod(shop, id, 'freight', 'ltl');
    await add(shop, id, 'LOT-1');
    expect((await addressOf(id)).selected_shipping_method).toBeNull();
    expect((await readCart(shop, id)).data.cart.prices.grand_total.value).toBe(1839.6);
    const refused = {
      code: 'UNABLE_TO_PLACE_ORDER',
      message: 'The shipping method is missing. Select the shipping method and try again.',
    };
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([refused]);
    await setAddress(shop, id, fabricator);
    await setMethod(shop, id, 'freight', 'slab');
    await setAddress(shop, id, montreal);
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([refused]);
    await setAddress(shop, id, fabricator);
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
  });

  test('deselects a pickup location chosen before the slab was added', async () => {
    const id = await cartOf('TILE');
    await ship(shop, id, montreal, ['instore', 'calgary']);
    await add(shop, id, 'QUARTZ');
    expect((await addressOf(id)).selected_shipping_method).toBeNull();
    expect((await shop.rest('GET', `/V1/guest-carts/${id}/totals`)).body).toMatchObject({
      shipping_amount: 0,
      subtotal: 1600,
    });
  });

  test('rejects more than one piece of a unique slab in every operation', async () => {
    const id = await newCart(shop);
    const refused = { code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 1.', quantity: 1 };
    expect((await add(shop, id, 'LOT-2', 2)).data.addProductsToCart.user_errors).toEqual([refused]);
    expect((await add(shop, id, 'LOT-2')).data.addProductsToCart.user_errors).toEqual([]);
    expect((await add(shop, id, 'LOT-2')).data.addProductsToCart).toMatchObject({
      cart: { total_quantity: 1 },
      user_errors: [refused],
    });
    const [line] = (await readCart(shop, id)).data.cart.itemsV2.items;
    expect(line).toMatchObject({ quantity: 1, max_qty: 1, is_available: true });
    const update =
      'mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { total_quantity } } }';
    expect(
      message(
        await shop.graphql(update, { input: { cart_id: id, cart_items: [{ cart_item_uid: line.uid, quantity: 2 }] } }),
      ),
    ).toBe('Could not update the product with SKU LOT-2: The most you may purchase is 1.');
    const put = await shop.rest('PUT', `/V1/guest-carts/${id}/items/${line.id}`, {
      cartItem: { qty: 2, quote_id: id },
    });
    expect([put.status, JSON.stringify(put.body)]).toEqual([
      400,
      expect.stringContaining('The most you may purchase is'),
    ]);
    const post = await shop.rest('POST', `/V1/guest-carts/${id}/items`, {
      cartItem: { sku: 'LOT-2', qty: 1, quote_id: id },
    });
    expect([post.status, JSON.stringify(post.body)]).toEqual([
      400,
      expect.stringContaining('The most you may purchase is'),
    ]);
    expect((await readCart(shop, id)).data.cart.total_quantity).toBe(1);
  });
});
