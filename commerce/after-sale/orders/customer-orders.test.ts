import { beforeAll, expect, test } from 'vitest';
import { customer, firstError } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { makeReady, searchOrders, shipOrder } from './service.ts';
import { openShop } from './testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { montreal, paymentBody, readyCart, restAddress, placeOrder } from './testing/shopper.ts';

const ORDERS = `query ($filter: CustomerOrdersFilterInput, $currentPage: Int = 1, $pageSize: Int = 20, $sort: CustomerOrderSortInput, $scope: ScopeTypeEnum) {
  customer { orders(filter: $filter, currentPage: $currentPage, pageSize: $pageSize, sort: $sort, scope: $scope) {
    total_count page_info { page_size current_page total_pages }
    items { id number order_date status email shipping_method carrier payment_methods { name type }
      total { grand_total { value currency } subtotal { value } total_shipping { value } total_tax { value } taxes { title rate amount { value } } }
      items { __typename id product_name product_sku product_url_key quantity_ordered quantity_shipped status product_sale_price { value currency }
        selected_options { label value } product { __typename } ... on ConfigurableOrderItem { parent_sku } }
      shipping_address { firstname street city region region_id postcode country_code telephone } billing_address { city }
      shipments { number tracking { number title carrier } } } } } }`;

describeWithDatabase("a customer's orders", (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let numbers: readonly string[];

  const order = async (by: SignedIn, sku: string, store = ''): Promise<string> => {
    const path = `${store}/V1/carts/mine`;
    const address = restAddress(montreal);
    await shop.rest('POST', path, {}, by.headers);
    await shop.rest('POST', `${path}/items`, { cartItem: { sku, qty: 2 } }, by.headers);
    await shop.rest(
      'POST',
      `${path}/shipping-information`,
      {
        addressInformation: {
          shipping_address: address,
          billing_address: address,
          shipping_carrier_code: 'flatrate',
          shipping_method_code: 'flatrate',
        },
      },
      by.headers,
    );
    const { email: _guests, ...payment } = paymentBody();
    const { status } = await shop.rest('POST', `${path}/payment-information`, payment, by.headers);
    expect(status).toBe(200);
    const { data } = await by.execute('{ customer { orders(scope: GLOBAL, pageSize: 1) { items { number } } } }');
    return data.customer.orders.items[0].number;
  };
  const orders = async (by: SignedIn, variables: Record<string, unknown> = {}, store = 'CA_EN') =>
    (await by.execute(ORDERS, variables, { store })).data.customer.orders;
  const found = async (by: SignedIn, variables: Record<string, unknown>, store?: string): Promise<string[]> =>
    (await orders(by, variables, store)).items.map(({ number }: { number: string }) => number);

  beforeAll(async () => {
    shop = await openShop(await open());
    ann = await customer(shop, 'ann@orders.example');
    numbers = [await order(ann, 'TILE'), await order(ann, 'STONE-12'), await order(ann, 'TILE', '/CA_FR')];
  });

  test('staff see payment and shipping titles in English, whatever language the shopper used', async () => {
    const listed = (await searchOrders(shop.platform, {}, { first: 100 })).filter(({ number }) =>
      numbers.includes(number),
    );
    expect(listed.map(({ storeView }) => storeView)).toEqual(['CA_FR', 'CA_EN', 'CA_EN']);
    const [{ payment, shipping }] = listed as [(typeof listed)[0]];
    expect([payment, shipping]).toEqual(['Credit card (Visa ending in 1111)', 'Parcel – Delivered to your door']);
    for (const one of listed) expect([one.payment, one.shipping]).toEqual([payment, shipping]);
  });

  test('[GN-09] returns an order with lines, totals, addresses and payment', async () => {
    const [shown] = (await orders(ann, { filter: { number: { eq: numbers[1] } } })).items;
    expect(shown).toMatchObject({
      number: numbers[1],
      order_date: '2026-06-15 12:00:00',
      status: 'Processing',
      email: 'ann@orders.example',
      carrier: 'flatrate',
      payment_methods: [{ type: 'tessera_test' }],
      items: [
        {
          __typename: 'ConfigurableOrderItem',
          product_name: 'Stone',
          product_sku: 'STONE-12',
          parent_sku: 'STONE',
          product_url_key: 'stone',
          quantity_ordered: 2,
          quantity_shipped: 0,
          product_sale_price: { value: 80, currency: 'CAD' },
          selected_options: [{ label: expect.any(String), value: expect.any(String) }],
          product: { __typename: 'ConfigurableProduct' },
        },
      ],
      shipping_address: {
        firstname: 'Ann',
        street: ['1 Main St'],
        region: 'Quebec',
        region_id: '76',
        postcode: 'H2Y 1C6',
        country_code: 'CA',
      },
      billing_address: { city: 'Montréal' },
      shipments: [],
    });
    expect(shown.payment_methods[0].name).toContain('1111');
    const { total } = shown;
    expect(total.taxes.map(({ rate }: { rate: number }) => rate)).toEqual([5, 9.975]);
    const taxes = total.taxes.reduce(
      (sum: number, { amount }: { amount: { value: number } }) => sum + Math.round(amount.value * 100),
      0,
    );
    expect(Math.round(total.total_tax.value * 100)).toBe(taxes);
    expect(Math.round(total.grand_total.value * 100)).toBe(
      Math.round((total.subtotal.value + total.total_shipping.value) * 100) + taxes,
    );
  });

  test('defaults to the orders of the store view, in its language', async () => {
    expect(await found(ann, {})).toEqual([numbers[1], numbers[0]]);
    expect(await found(ann, {}, 'CA_FR')).toEqual([numbers[2]]);
    for (const scope of ['WEBSITE', 'GLOBAL']) expect(await found(ann, { scope })).toEqual(numbers.toReversed());
    const ofStatus = (status: unknown) => found(ann, { scope: 'GLOBAL', filter: { status } });
    expect(await ofStatus({ in: ['processing', 'complete'] })).toEqual(numbers.toReversed());
    expect(await ofStatus({ eq: 'complete' })).toEqual([]);
    const [french] = (await orders(ann, { scope: 'WEBSITE' }, 'CA_FR')).items;
    expect(french).toMatchObject({ status: 'En traitement', shipping_address: { region: 'Québec' } });
  });

  test('names shipping, payment and taxes in the reader’s language, not the language of the order', async () => {
    const words = async (number: string, store: string) => {
      const [order] = (await orders(ann, { scope: 'GLOBAL', filter: { number: { eq: number } } }, store)).items;
      return [
        order.shipping_method,
        order.payment_methods[0].name,
        order.payment_methods[0].type,
        order.total.taxes.map(({ title }: { title: string }) => title),
      ];
    };
    const english = [
      'Parcel – Delivered to your door',
      'Credit card (Visa ending in 1111)',
      'tessera_test',
      ['GST', 'QST'],
    ];
    const french = [
      'Colis – Livré à votre porte',
      'Carte de crédit (Visa se terminant par 1111)',
      'tessera_test',
      ['TPS', 'TVQ'],
    ];
    for (const number of numbers)
      expect([await words(number, 'CA_EN'), await words(number, 'CA_FR')]).toEqual([english, french]);
  });

  test('pages, sorts and finds orders by number', async () => {
    const scope = 'GLOBAL';
    expect(await orders(ann, { scope, pageSize: 2, currentPage: 2 })).toMatchObject({
      total_count: 3,
      page_info: { page_size: 2, current_page: 2, total_pages: 2 },
      items: [{ number: numbers[0] }],
    });
    expect(await found(ann, { scope, sort: { sort_field: 'NUMBER', sort_direction: 'ASC' } })).toEqual(
      numbers.toSorted(),
    );
    expect(await found(ann, { scope, sort: { sort_field: 'CREATED_AT', sort_direction: 'ASC' } })).toEqual(numbers);
    expect(await found(ann, { scope, filter: { number: { match: numbers[2]!.slice(2, 8) } } })).toEqual([numbers[2]]);
    expect((await found(ann, { scope, filter: { number: { in: [numbers[0], numbers[1]] } } })).toSorted()).toEqual(
      [numbers[0], numbers[1]].toSorted(),
    );
    expect(await found(ann, { scope, filter: { number: { match: '%%%' } } })).toEqual([]);
    const refused = async (variables: Record<string, unknown>) =>
      (await ann.execute(ORDERS, variables)).errors?.[0]?.message;
    expect(await refused({ scope, currentPage: 0 })).toBe('currentPage value must be greater than 0.');
    expect(await refused({ scope, pageSize: 101 })).toBe('Maximum pageSize is 100');
    expect(await refused({ scope, currentPage: 9 })).toBe(
      'currentPage value 9 specified is greater than the 1 page(s) available.',
    );
  });

  test('lists shipped lines as a shipment with tracking numbers', async () => {
    const number = numbers[0]!;
    await makeReady(shop.platform, { number, actor: 'staff' });
    await shipOrder(shop.platform, { number, actor: 'staff', tracking: ['1Z999'] });
    const [shown] = (await orders(ann, { filter: { number: { eq: number } } })).items;
    expect(shown).toMatchObject({
      status: 'Complete',
      items: [{ status: 'Shipped', quantity_shipped: 2 }],
      shipments: [{ number: `${number}-1`, tracking: [{ number: '1Z999', carrier: 'flatrate' }] }],
    });
  });

  test('hides orders of other customers and of guests with the same address, even by number', async () => {
    const eve = await customer(shop, 'eve@orders.example');
    expect(await orders(eve, { scope: 'GLOBAL', filter: { number: { eq: numbers[0] } } })).toMatchObject({
      total_count: 0,
      items: [],
    });
    expect(await orders(eve, { scope: 'GLOBAL', filter: { number: { in: numbers } } })).toMatchObject({
      total_count: 0,
      items: [],
    });
    const { data } = await placeOrder(shop, await readyCart(shop));
    expect(data.placeOrder.order.order_number).toMatch(/^\d{9}$/);
    const guest = await customer(shop, 'ann@example.com');
    expect(await orders(guest, { scope: 'GLOBAL' })).toMatchObject({ total_count: 0, items: [] });
    expect(firstError(await shop.graphql(ORDERS, { scope: 'GLOBAL' }))).toEqual([
      "The current customer isn't authorized.",
      'graphql-authorization',
    ]);
  });

  test('filters orders by status, amount and date; deprecated fields return the same values', async () => {
    const all = await found(ann, { scope: 'GLOBAL' });
    const chosen = (filter: Record<string, unknown>) => found(ann, { filter, scope: 'GLOBAL' });
    const processing = await chosen({ status: { eq: 'processing' } });
    const others = await chosen({ status: { in: ['ready_for_pickup', 'shipped', 'complete', 'partially'] } });
    expect([processing.length > 0, others.length > 0, [...processing, ...others].toSorted()]).toEqual([
      true,
      true,
      all.toSorted(),
    ]);
    expect(await chosen({ status: { in: ['canceled'] } })).toEqual([]);
    expect(await chosen({ grand_total: { from: '1', to: '100000' } })).toEqual(all);
    expect(await chosen({ grand_total: { from: '100000' } })).toEqual([]);
    expect(await chosen({ order_date: { from: '2026-06-15 11:00:00', to: '2026-06-16' } })).toEqual(all);
    expect(await chosen({ order_date: { from: '2026-06-16' } })).toEqual([]);
    expect(firstError(await ann.execute(ORDERS, { filter: { order_date: { to: 'soon' } } }))).toContain(
      'Invalid filter value "soon".',
    );
    const { data } =
      await ann.execute(`{ customerOrders { items { number increment_id order_number created_at order_date grand_total total { grand_total { value } }
      items { entered_options { label } product_sale_price { value } prices { price { value } row_total { value } row_total_including_tax { value } fixed_product_taxes { label } } quantity_ordered }
      payment_methods { additional_data { name } } } date_of_first_order } }`);
    expect(data.customerOrders.date_of_first_order).toBe('2026-06-15 12:00:00');
    for (const one of data.customerOrders.items) {
      expect([one.increment_id, one.order_number]).toEqual([one.number, one.number]);
      expect([one.created_at, one.grand_total]).toEqual([one.order_date, one.total.grand_total.value]);
      const [line] = one.items;
      expect(line.prices.price).toEqual(line.product_sale_price);
      expect(line.prices.row_total.value).toBeCloseTo(line.prices.price.value * line.quantity_ordered, 2);
      expect(line.prices.row_total_including_tax.value).toBeGreaterThan(line.prices.row_total.value);
    }
  });
});
