import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import {
  add,
  albany,
  montreal,
  newCart,
  readCart,
  restAddress,
  ship,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

describeWithDatabase('guest carts over REST', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const filled = async (): Promise<string> => {
    const id = (await shop.rest('POST', '/V1/guest-carts')).body;
    await shop.rest('POST', `/V1/guest-carts/${id}/items`, { cartItem: { quote_id: id, sku: 'TILE', qty: 2 } });
    return id;
  };

  describe('a guest cart', () => {
    test('is created, filled, changed and emptied, in camel and snake case', async () => {
      const { body: id } = await shop.rest('POST', '/V1/guest-carts');
      expect(id).toMatch(/^[A-Za-z0-9]{32}$/);
      const item = await shop.rest('POST', `/V1/guest-carts/${id}/items`, { cart_item: { sku: 'STONE-12', qty: '2' } });
      expect(item).toMatchObject({
        status: 200,
        body: { sku: 'STONE-12', qty: 2, price: 80, product_type: 'configurable', quote_id: id },
      });
      const path = `/V1/guest-carts/${id}/items/${item.body.item_id}`;
      expect((await shop.rest('PUT', path, { cartItem: { qty: 5 } })).body).toMatchObject({ qty: 5 });
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/items`)).body).toHaveLength(1);
      expect((await shop.rest('GET', `/V1/guest-carts/${id}`)).body).toMatchObject({
        is_active: true,
        items_qty: 5,
        customer_is_guest: true,
        store_id: 1,
      });
      expect((await shop.rest('DELETE', path)).body).toBe(true);
      expect(await shop.rest('DELETE', path)).toMatchObject({
        status: 404,
        body: { message: "The %1 Cart doesn't contain the %2 item.", parameters: [id, item.body.item_id] },
      });
    });

    test('accepts a variant by the SKU of its product and the ids of its options', async () => {
      const { rows } = await sql<{
        attribute_id: number;
        id: number;
        code: string;
      }>`select attribute_id, id, code from attribute_option`.execute(shop.platform.db.kysely);
      const chosen = (size: string) => {
        const { attribute_id, id } = rows.find(({ code }) => code === size)!;
        return {
          product_option: {
            extension_attributes: {
              configurable_item_options: [{ option_id: String(attribute_id), option_value: id }],
            },
          },
        };
      };
      const { body: id } = await shop.rest('POST', '/V1/guest-carts');
      const put = (more: object) =>
        shop.rest('POST', `/V1/guest-carts/${id}/items`, { cart_item: { sku: 'STONE', qty: 1, ...more } });
      expect((await put(chosen('24x24'))).body).toMatchObject({ sku: 'STONE-24', qty: 1 });
      expect((await put(chosen('12x24'))).body).toMatchObject({ sku: 'STONE-12', qty: 1 });
      expect((await put({})).status).toBe(400);
      const { body: lines } = await shop.rest('GET', `/V1/guest-carts/${id}/items`);
      expect(lines.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([
        ['STONE-24', 1],
        ['STONE-12', 1],
      ]);
      expect(
        (await shop.rest('PUT', `/V1/guest-carts/${id}/items/${lines[1].item_id}`, { cartItem: { qty: 3 } })).body,
      ).toMatchObject({ sku: 'STONE-12', qty: 3 });
    });

    test('responds 404 when unknown, 400 when an argument is missing or of the wrong type', async () => {
      const noEntity = {
        status: 404,
        body: {
          message: 'No such entity with %fieldName = %fieldValue',
          parameters: { fieldName: 'cartId', fieldValue: null },
        },
      };
      expect(await shop.rest('GET', '/V1/guest-carts/nothing/totals')).toMatchObject(noEntity);
      const id = await filled();
      expect(await shop.rest('POST', `/V1/guest-carts/${id}/items`, {})).toMatchObject({
        status: 400,
        body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'cartItem' } },
      });
      expect(
        await shop.rest('POST', `/V1/guest-carts/${id}/items`, { cartItem: { sku: 'TILE', qty: 'many' } }),
      ).toMatchObject({ status: 400, body: { message: 'Error occurred during "%field_name" processing. %details' } });
      expect(
        await shop.rest('POST', `/V1/guest-carts/${id}/items`, { cartItem: { sku: 'NONE', qty: 1 } }),
      ).toMatchObject({ status: 404, body: { parameters: { sku: 'NONE' } } });
    });

    test('stays in its store view, whatever the URL says', async () => {
      const id = await newCart(shop, { store: 'US_EN' });
      await add(shop, id, 'TILE', 1, {}, { store: 'US_EN' });
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/totals`)).body).toMatchObject({
        grand_total: 75,
        quote_currency_code: 'USD',
      });
      expect((await shop.rest('GET', `/CA_FR/V1/guest-carts/${id}/totals`)).body).toMatchObject({
        quote_currency_code: 'USD',
      });
      const path = `/V1/guest-carts/${id}`;
      const estimate = { address: { country_id: 'US', region_code: 'NY' } };
      const amounts = [25.7, 166.32, 0];
      const { body: estimated } = await shop.rest('POST', `${path}/estimate-shipping-methods`, estimate);
      expect(estimated.map(({ amount }: { amount: number }) => amount)).toEqual(amounts);
      const usd = { totals: { quote_currency_code: 'USD' } };
      expect((await ship(shop, id, albany)).body).toMatchObject(usd);
      const { body: offered } = await shop.rest('GET', `${path}/shipping-methods`);
      expect(offered.map(({ amount }: { amount: number }) => amount)).toEqual(amounts);
      expect((await shop.rest('GET', `/CA_FR${path}/payment-information`)).body).toMatchObject(usd);
      expect((await shop.rest('GET', `/CA_FR${path}/payment-methods`)).body).toEqual([
        { code: 'tessera_test', title: 'Credit card' },
        { code: 'checkmo', title: 'Check or money order' },
      ]);
      expect((await shop.rest('GET', `/CA_FR${path}/billing-address`)).body).toMatchObject({ region: 'New York' });
      expect((await shop.rest('GET', `${path}/totals`)).body).toMatchObject({ quote_currency_code: 'USD' });
    });

    test('[RO-03] customer routes require sign-in', async () => {
      for (const [method, path] of [
        ['POST', '/V1/carts/mine'],
        ['GET', '/V1/carts/mine/totals'],
        ['POST', '/V1/carts/mine/payment-information'],
        ['DELETE', '/V1/carts/mine/items/5'],
      ] as const) {
        expect(await shop.rest(method, path)).toMatchObject({
          status: 401,
          body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
        });
      }
    });
  });

  describe('shipping', () => {
    test('estimates shipping methods and lists them once the address is known', async () => {
      const id = await filled();
      const address = { country_id: 'CA', region_code: 'QC', postcode: 'H2Y1C6' };
      const { body } = await shop.rest('POST', `/V1/guest-carts/${id}/estimate-shipping-methods`, { address });
      expect(body[0]).toEqual({
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        carrier_title: 'Parcel',
        method_title: 'Delivered to your door',
        amount: 43.45,
        base_amount: 43.45,
        available: true,
        error_message: '',
        price_excl_tax: 43.45,
        price_incl_tax: 49.95,
      });
      expect(await shop.rest('GET', `/V1/guest-carts/${id}/shipping-methods`)).toMatchObject({
        status: 400,
        body: { message: 'The shipping address is missing. Set the address and try again.' },
      });
      await ship(shop, id);
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/shipping-methods`)).body).toHaveLength(4);
    });

    test('[RE-01] [RE-03] shipping-information saves both addresses and the method and returns totals and payment methods', async () => {
      const id = await filled();
      const { status, body } = await ship(shop, id);
      expect(status).toBe(200);
      expect(body.payment_methods[0]).toEqual({ code: 'tessera_test', title: 'Credit card' });
      // 200.00 + 43.45: GST 12.17, QST 24.28
      expect(body.totals).toMatchObject({
        subtotal: 200,
        shipping_amount: 43.45,
        tax_amount: 36.45,
        grand_total: 279.9,
        items_qty: 2,
        quote_currency_code: 'CAD',
      });
      expect(body.totals.items[0]).toMatchObject({
        qty: 2,
        price: 100,
        row_total: 200,
        name: 'Plain tile',
        options: '[]',
      });
      expect(
        body.totals.total_segments.map(({ code, value }: { code: string; value: number }) => [code, value]),
      ).toEqual([
        ['subtotal', 200],
        ['shipping', 43.45],
        ['tax', 36.45],
        ['grand_total', 279.9],
      ]);
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/totals`)).body).toEqual(body.totals);
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/payment-information`)).body).toEqual(body);
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/payment-methods`)).body).toEqual(body.payment_methods);
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/billing-address`)).body).toMatchObject({
        city: 'Montréal',
        region_code: 'QC',
        region_id: 76,
      });
      expect((await readCart(shop, id)).data.cart.shipping_addresses[0].selected_shipping_method).toMatchObject({
        carrier_code: 'flatrate',
      });
    });

    test('reports missing and invalid fields and saves nothing', async () => {
      const id = await filled();
      const post = (addressInformation: unknown, cart = id) =>
        shop.rest('POST', `/V1/guest-carts/${cart}/shipping-information`, { addressInformation });
      const method = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
      const shipping_address = restAddress(montreal);
      expect(await post({ ...method, shipping_address }, await newCart(shop))).toMatchObject({
        status: 400,
        body: { message: "The shipping method can't be set for an empty cart. Add an item to cart and try again." },
      });
      expect(await post(method)).toMatchObject({
        status: 400,
        body: { message: 'The shipping address is missing. Set the address and try again.' },
      });
      expect(await post({ shipping_address })).toMatchObject({
        status: 404,
        body: { message: 'The shipping method is missing. Select the shipping method and try again.' },
      });
      expect(await post({ shipping_address, shipping_carrier_code: 'ups', shipping_method_code: 'air' })).toMatchObject(
        { status: 404, body: { message: 'Carrier with such method not found: %1, %2', parameters: ['ups', 'air'] } },
      );
      expect(
        await post({ ...method, shipping_address: { ...shipping_address, city: '', telephone: '' } }),
      ).toMatchObject({
        status: 400,
        body: {
          message: 'The shipping information was unable to be saved. Error: "%message"',
          parameters: {
            message: '"city" is required. Enter and try again. "telephone" is required. Enter and try again.',
          },
          errors: [{ parameters: { fieldName: 'city' } }, { parameters: { fieldName: 'telephone' } }],
        },
      });
      expect(await post('no')).toMatchObject({ status: 400 });
      expect(
        await post({ ...method, shipping_address: { ...shipping_address, city: '4111 1111 1111 1111' } }),
      ).toMatchObject({ status: 400, body: { message: 'Card numbers must not be sent to this server.' } });
      expect(
        await shop.rest('POST', '/V1/guest-carts/none/shipping-information', {
          addressInformation: { ...method, shipping_address },
        }),
      ).toMatchObject({ status: 404 });
      expect((await readCart(shop, id)).data.cart.shipping_addresses).toEqual([]);
    });
  });
});
