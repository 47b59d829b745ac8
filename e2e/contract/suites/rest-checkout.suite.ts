import { describe, expect, test } from 'vitest';
import { addressedCart, filledCart, homeAddress, nonce, paymentBody, restAddress, shopper } from '../support/cart.ts';
import { PLACES } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import { onlyOurs } from '../support/shop.ts';

type Totals = { grand_total: number; total_segments: { code: string; value: number }[] };
type Way = { carrier_code: string; method_code: string; available: boolean };
type Details = { payment_methods: { code: string }[]; totals: Totals };

const due = ({ total_segments: segments }: Totals): number | undefined =>
  segments.find(({ code }) => code === 'grand_total')?.value;

/** What Magento's tutorial for orders over REST does, and the routes around it. */
export const restCheckout = (given: () => Subject): void => {
  const call = <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    given().shop.rest<T>(method, path, body, headers);

  /** From a filled cart to the last step before the order. */
  const walk = async (base: string, headers: Record<string, string>): Promise<{ total: number; way: Way }> => {
    const address = restAddress(await homeAddress(given()));
    const { sku } = given().sample.simple;
    const item = await call('POST', `${base}/items`, { cartItem: { sku, qty: 1 } }, headers);
    expect(item).toMatchObject({ status: 200, body: { sku, qty: 1 } });
    const ways = await call<Way[]>('POST', `${base}/estimate-shipping-methods`, { address }, headers);
    const way = ways.body.find(({ available }) => available);
    if (!way) throw new Error('Nothing is shipped to this address.');
    const codes = { shipping_carrier_code: way.carrier_code, shipping_method_code: way.method_code };
    const supposed = { addressInformation: { address, ...codes } };
    const estimated = await call<Totals>('POST', `${base}/totals-information`, supposed, headers);
    expect(estimated.status).toBe(200);
    const shipped = await call<Details>(
      'POST',
      `${base}/shipping-information`,
      { addressInformation: { shipping_address: address, billing_address: address, ...codes } },
      headers,
    );
    expect(shipped.status).toBe(200);
    expect(due(shipped.body.totals)).toBe(due(estimated.body));
    const again = await call<Details>('GET', `${base}/payment-information`, undefined, headers);
    expect(due(again.body.totals)).toBe(due(estimated.body));
    return { total: due(estimated.body) ?? Number.NaN, way };
  };

  describe('checkout over REST', () => {
    test('the whole walk of a guest, from an empty cart to the order', async (context) => {
      const { body: id } = await call<string>('POST', '/V1/guest-carts');
      const base = `/V1/guest-carts/${id}`;
      const { total } = await walk(base, {});
      onlyOurs(given().shop, context);
      const body = { ...paymentBody(await homeAddress(given())), paymentMethod: { method: 'checkmo' } };
      expect(await call('POST', `${base}/set-payment-information`, body)).toMatchObject({ status: 200, body: true });
      expect(await call('GET', `${base}/selected-payment-method`)).toMatchObject({ body: { method: 'checkmo' } });
      expect((await call<Totals>('GET', `${base}/totals`)).body.grand_total).toBe(total);
      const placed = await call<string>('PUT', `${base}/order`, {});
      expect([placed.status, /^\d{9}$/.test(placed.body)]).toEqual([200, true]);
      expect((await call('GET', base)).status).toBe(404);
    });

    test('the same of a customer', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const email = `rest-${Date.now()}@example.com`;
      const customer = { email, firstname: 'Jane', lastname: 'Doe' };
      expect((await call('POST', '/V1/customers', { customer, password: 'Marble-12-slab' })).status).toBe(200);
      const { body: token } = await call<string>('POST', '/V1/integration/customer/token', {
        username: email,
        password: 'Marble-12-slab',
      });
      const headers = { authorization: `Bearer ${token}` };
      expect((await call<number>('POST', '/V1/carts/mine', undefined, headers)).status).toBe(200);
      const { total } = await walk('/V1/carts/mine', headers);
      const placed = await call<string>(
        'POST',
        '/V1/carts/mine/payment-information',
        { paymentMethod: { method: 'tessera_test', additional_data: { payment_method_nonce: nonce() } } },
        headers,
      );
      expect(placed.status).toBe(200);
      const orders = await shop.graphqlPost<{
        customer: { orders: { items: { number: string; total: { grand_total: { value: number } } }[] } };
      }>('{ customer { orders { items { number total { grand_total { value } } } } } }', {}, headers);
      expect(orders.data.customer.orders.items).toEqual([
        { number: placed.body, total: { grand_total: { value: total } } },
      ]);
      const cart = await filledCart(given());
      const { body: me } = await call<{ id: number; store_id: number }>('GET', '/V1/customers/me', undefined, headers);
      const assign = (customerId: number) =>
        call('PUT', `/V1/guest-carts/${cart}`, { customerId, storeId: me.store_id }, headers);
      expect((await assign(me.id + 1)).status).toBe(400);
      expect(await assign(me.id)).toMatchObject({ status: 200, body: true });
      expect((await call('GET', '/V1/carts/mine?fields=items_qty,items[sku]', undefined, headers)).body).toEqual({
        items_qty: 1,
        items: [{ sku: given().sample.simple.sku }],
      });
    });

    test('several missing arguments are reported at once', async () => {
      const cart = await addressedCart(given(), await homeAddress(given()));
      const { status, body } = await call<{ message: string; errors: { parameters: unknown }[] }>(
        'POST',
        `/V1/guest-carts/${cart.id}/set-payment-information`,
        {},
      );
      expect([status, body.message]).toEqual([400, 'One or more input exceptions have occurred.']);
      expect(body.errors.map(({ parameters }) => parameters)).toEqual([
        { fieldName: 'email' },
        { fieldName: 'paymentMethod' },
      ]);
    });

    test('a stranger’s, an unknown and an empty cart', async () => {
      const { body: empty } = await call<string>('POST', '/V1/guest-carts');
      const address = restAddress(PLACES.QC);
      const supposed = { addressInformation: { address } };
      expect((await call('POST', `/V1/guest-carts/${empty}/totals-information`, supposed)).status).toBe(400);
      for (const [method, route, body] of [
        ['POST', 'totals-information', supposed],
        ['POST', 'billing-address', { address }],
        ['GET', 'selected-payment-method', undefined],
        ['PUT', 'selected-payment-method', { method: { method: 'checkmo' } }],
        ['POST', 'set-payment-information', paymentBody(PLACES.QC)],
        ['PUT', 'order', {}],
      ] as const) {
        expect([route, (await call(method, `/V1/guest-carts/unknown/${route}`, body)).status]).toEqual([route, 404]);
        expect([route, (await call(method, `/V1/carts/mine/${route}`, body)).status]).toEqual([route, 401]);
      }
      expect((await call('PUT', `/V1/guest-carts/${empty}`, { customerId: 1, storeId: 1 })).status).toBe(401);
    });

    test.each([[], 7, '"x"', 'null', { a: { b: [1] } }].map((body) => [JSON.stringify(body), body] as const))(
      'a body of the wrong shape changes nothing: %s',
      async (_name, body) => {
        const cart = await filledCart(given());
        const before = await shopper(given()).read(cart);
        for (const [method, route] of [
          ['POST', 'totals-information'],
          ['POST', 'billing-address'],
          ['PUT', 'selected-payment-method'],
          ['POST', 'set-payment-information'],
        ] as const) {
          const { status } = await call(method, `/V1/guest-carts/${cart}/${route}`, body);
          expect([route, Math.floor(status / 100)]).toEqual([route, 4]);
        }
        expect(await shopper(given()).read(cart)).toEqual(before);
      },
    );
  });
};
