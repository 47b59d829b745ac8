import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { CompositionInput } from '#commerce/merchandise/catalog/composition-types.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { routes as checkoutRoutes } from '#commerce/sale/checkout/rest.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import type { CartRuleInput } from '#commerce/sale/discount/types.ts';
import { resolvers as downloads } from '#commerce/after-sale/downloads/graphql.ts';
import { fetchDownload, saveDownloadFiles } from '#commerce/after-sale/downloads/service.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import { cancelOrder } from '#commerce/after-sale/orders/life/cancel.ts';
import { completeOrder } from '#commerce/after-sale/orders/life/hold.ts';
import { invoiceOrder, shipOrder } from '#commerce/after-sale/orders/life/leave.ts';
import { stockOf } from '#commerce/after-sale/orders/testing/books.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products } from '#commerce/after-sale/orders/testing/products.ts';
import { montreal, nonce } from '#commerce/after-sale/orders/testing/shopper.ts';
import { fixed, selection } from '#commerce/after-sale/orders/testing/choices.ts';
import { resolvers as payment } from '#commerce/sale/payment/graphql.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as wishlists } from '#commerce/sale/wishlist/graphql.ts';
import { resolvers as cart } from './graphql.ts';
import { routes } from './rest.ts';

const tile = products[0]!;
const text = tile.texts[0]!;
const kit = (isPriceDynamic: boolean): CompositionInput => ({
  options: [],
  members: [],
  bundle: {
    isPriceDynamic,
    isWeightDynamic: true,
    priceView: 'PRICE_RANGE',
    items: [
      {
        kind: 'radio',
        titles: { 0: 'Field', 3: 'Champ' },
        isRequired: true,
        selections: [
          selection('TILE', {
            isDefault: true,
            canChangeQuantity: true,
            price: isPriceDynamic ? null : { kind: 'percent', percent: 10 },
          }),
          selection('CHEAP', { price: isPriceDynamic ? null : fixed(500) }),
        ],
      },
      {
        kind: 'checkbox',
        titles: { 0: 'Extras' },
        isRequired: false,
        selections: [
          selection('CHEAP', { quantity: 2, price: isPriceDynamic ? null : fixed(200) }),
          selection('CARE', { price: isPriceDynamic ? null : fixed(100) }),
        ],
      },
    ],
  },
});
const product = (sku: string, more: object) => ({
  ...tile,
  sku,
  texts: [{ ...text, urlKey: sku.toLowerCase() }],
  ...more,
});
const extras = [
  product('CARE', { type: 'virtual', weightGrams: 0, qty: 10 }),
  product('KIT', { type: 'bundle', qty: null, prices: [], composition: kit(true) }),
  product('FIXED', { type: 'bundle', qty: null, composition: kit(false) }),
  product('FILES', {
    type: 'downloadable',
    weightGrams: 0,
    qty: 100,
    composition: {
      options: [],
      members: [],
      downloads: {
        titles: { 0: 'Plans', 3: 'Plans (fr)' },
        isBoughtSeparately: true,
        links: [
          { titles: { 0: 'Plan', 3: 'Plan (fr)' }, amounts: { CAD: 500, USD: 400 }, most: 2, file: 'plan.pdf' },
          { titles: { 0: 'Model' }, amounts: { CAD: 900, USD: 800 }, most: null, file: 'model.zip' },
        ],
        samples: [{ titles: { 0: 'A look' }, file: 'look.txt' }],
      },
    },
  }),
];
const PRODUCTS = `{ products(filter: { sku: { in: ["CARE", "KIT", "FIXED", "FILES"] } }) { items { __typename sku stock_status
  price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
  ... on BundleProduct { dynamic_price dynamic_sku dynamic_weight price_view ship_bundle_items price_details { main_price main_final_price discount_percentage }
    items { uid option_id title required type position sku price_range { minimum_price { final_price { value } } }
      options { id uid label quantity position is_default price price_type can_change_quantity product { sku } } } }
  ... on DownloadableProduct { links_title links_purchased_separately downloadable_product_links { id uid title price number_of_downloads sort_order }
    downloadable_product_samples { title sample_url } } } } }`;
const CART = `is_virtual itemsV2 { items { __typename uid quantity product { __typename sku } is_available errors { message } prices { price { value } row_total { value } }
  ... on BundleCartItem { bundle_options { uid label type values { id uid label quantity price } } }
  ... on DownloadableCartItem { links { title } samples { title } } } } prices { grand_total { value } applied_taxes { label } }
  shipping_addresses { city } available_payment_methods { code }`;
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) { answer: addProductsToCart(cartId: $id, cartItems: $items) { cart { ${CART} } user_errors { code message } } }`;
const CUSTOMER_ORDER = `{ customer { orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { number is_virtual status shipping_address { city } billing_address { city } shipping_method carrier
  total { total_shipping { value } }
  items { __typename product_sku product_type quantity_ordered selected_options { label } ... on BundleOrderItem { bundle_options { label values { product_sku product_name quantity price { value } } } }
    ... on DownloadableOrderItem { downloadable_links { title } } }
  invoices { items { __typename ... on BundleInvoiceItem { bundle_options { label } } ... on DownloadableInvoiceItem { downloadable_links { title } } } }
  credit_memos { items { __typename } } shipments { items { __typename ... on BundleShipmentItem { bundle_options { label } } } } } } } }`;

type Line = { product: { sku: string }; is_available: boolean };
/** Fields of a GraphQL product that the tests read. */
type Found = Awaited<ReturnType<TestShop['graphql']>>['data'];
type Shopper = Awaited<ReturnType<typeof customer>>;

describeWithDatabase('bundles, virtual and downloadable products', (open) => {
  let shop: TestShop;
  let ann: Shopper;
  const found: Record<string, Found> = {};
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [catalog, cart, checkout, customers, orders, payment, downloads, wishlists],
      routes: [...routes, ...checkoutRoutes],
      fill: async (db) => {
        const ids = await saveTestProducts(db, { products: extras as never });
        await saveDownloadFiles(db, [
          { name: 'plan.pdf', mediaType: 'application/pdf', bytes: Buffer.from('the plan') },
          { name: 'model.zip', mediaType: 'application/zip', bytes: Buffer.from('the model') },
          { name: 'look.txt', mediaType: 'text/plain', bytes: Buffer.from('a look') },
        ]);
        return ids as never;
      },
    });
    await settleCatalog(shop.platform);
    for (const item of (await shop.graphql(PRODUCTS)).data.products.items) found[item.sku] = item;
    ann = await customer(shop, 'ann@types.example');
  });
  const part = (sku: string, item: number, option: number): string => found[sku].items[item].options[option].uid;
  const newCart = async (): Promise<string> => (await shop.graphql('mutation { id: createEmptyCart }')).data.id;
  const add = async (id: string, item: object, request = shop.graphql) =>
    (await request(ADD, { id, items: [{ quantity: 1, ...item }] })).data.answer;
  const place = async (who: Shopper, items: object[], isVirtual: boolean, method?: object) => {
    const id = (await who.execute('{ customerCart { id } }')).data.customerCart.id;
    const added = (await who.execute(ADD, { id, items })).data.answer;
    expect(added.user_errors).toEqual([]);
    const set = (name: string, input: object) =>
      who.execute(
        `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input) { ${name}(input: $input) { cart { ${CART} } } }`,
        {
          input: { cart_id: id, ...input },
        },
      );
    if (!isVirtual) {
      await set('setShippingAddressesOnCart', { shipping_addresses: [{ address: montreal }] });
      await set('setShippingMethodsOnCart', {
        shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
      });
    }
    await set('setBillingAddressOnCart', {
      billing_address: isVirtual ? { address: montreal } : { same_as_shipping: true },
    });
    const paid = await set('setPaymentMethodOnCart', {
      payment_method: method ?? { code: 'tessera_test', tessera_test: { payment_method_nonce: nonce() } },
    });
    const placed = await who.execute(
      'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } errors { message } } }',
      { input: { cart_id: id } },
    );
    expect(placed.data.placeOrder.errors).toEqual([]);
    return { number: placed.data.placeOrder.order.order_number as string, cart: paid.data.setPaymentMethodOnCart.cart };
  };
  const lastOrder = async (who: Shopper) => (await who.execute(CUSTOMER_ORDER)).data.customer.orders.items[0];

  test('a bundle lists its parts with minimum and maximum price', () => {
    expect(found['KIT']).toMatchObject({
      __typename: 'BundleProduct',
      stock_status: 'IN_STOCK',
      dynamic_price: true,
      dynamic_sku: false,
      dynamic_weight: true,
      price_view: 'PRICE_RANGE',
      ship_bundle_items: 'TOGETHER',
      price_details: { main_price: 0, main_final_price: 0, discount_percentage: 0 },
      price_range: {
        minimum_price: { final_price: { value: 3.33 } },
        maximum_price: { final_price: { value: 100 + 2 * 3.33 + 100 } },
      },
    });
    const [field, extras] = found['KIT'].items;
    expect([field.title, field.required, field.type, field.position, field.sku]).toEqual([
      'Field',
      true,
      'radio',
      0,
      'KIT',
    ]);
    expect(field.price_range.minimum_price.final_price.value).toBe(3.33);
    expect(field.options[0]).toMatchObject({
      label: 'Plain tile',
      quantity: 1,
      is_default: true,
      can_change_quantity: true,
      price: 100,
      price_type: 'FIXED',
      product: { sku: 'TILE' },
    });
    expect(Buffer.from(extras.options[0].uid, 'base64').toString()).toBe(
      `bundle/${extras.option_id}/${extras.options[0].id}/2`,
    );
    expect(found['FIXED'].items[0].options[0]).toMatchObject({ price: 10, price_type: 'PERCENT' });
    expect(found['FIXED'].price_details.main_price).toBe(100);
  });

  test('adds a bundle with the chosen parts at their price', async () => {
    const id = await newCart();
    const { cart: filled, user_errors } = await add(id, {
      sku: 'KIT',
      quantity: 2,
      selected_options: [part('KIT', 1, 0)],
      entered_options: [{ uid: part('KIT', 0, 0), value: '3' }],
    });
    expect(user_errors).toEqual([]);
    expect(filled.is_virtual).toBe(false);
    expect(filled.itemsV2.items).toMatchObject([
      {
        __typename: 'BundleCartItem',
        quantity: 2,
        product: { __typename: 'BundleProduct', sku: 'KIT' },
        prices: { price: { value: 306.66 }, row_total: { value: 613.32 } },
        bundle_options: [
          { label: 'Field', type: 'radio', values: [{ label: 'Plain tile', quantity: 3, price: 100 }] },
          { label: 'Extras', type: 'checkbox', values: [{ quantity: 2, price: 3.33 }] },
        ],
      },
    ]);
    // Ten percent of 100, and 2 × 2.00.
    const other = await add(id, { sku: 'FIXED', selected_options: [part('FIXED', 0, 0), part('FIXED', 1, 0)] });
    expect(other.cart.itemsV2.items[1].prices.price.value).toBe(114);
  });

  test.each([
    ['no options', () => ({}), /required option/],
    ['a required part missing', () => ({ selected_options: [part('KIT', 1, 1)] }), /required option/],
    ['two parts of one option', () => ({ selected_options: [part('KIT', 0, 0), part('KIT', 0, 1)] }), /not available/],
    ['a part of another bundle', () => ({ selected_options: [part('FIXED', 0, 0)] }), /not available/],
    ['a quantity of 0', () => ({ entered_options: [{ uid: part('KIT', 0, 0), value: '0' }] }), /whole number from 1/],
    [
      'an invalid quantity',
      () => ({ entered_options: [{ uid: part('KIT', 0, 0), value: 'x' }] }),
      /whole number from 1/,
    ],
    ['a fraction', () => ({ entered_options: [{ uid: part('KIT', 0, 0), value: '1.5' }] }), /whole number from 1/],
    [
      'a quantity above the stock',
      () => ({ entered_options: [{ uid: part('KIT', 0, 0), value: '5000' }] }),
      /out of stock|not available/,
    ],
  ])('rejects a bundle with %s and adds nothing', async (_what, item, message) => {
    const { cart: filled, user_errors } = await add(await newCart(), { sku: 'KIT', ...item() });
    expect([user_errors[0]?.message, filled.itemsV2.items]).toEqual([expect.stringMatching(message), []]);
  });

  test('ignores an entered quantity for a part whose quantity is fixed', async () => {
    const { cart: filled } = await add(await newCart(), {
      sku: 'KIT',
      selected_options: [part('KIT', 0, 0)],
      entered_options: [{ uid: part('KIT', 1, 0), value: '7' }],
    });
    expect(filled.itemsV2.items[0].bundle_options[1].values[0].quantity).toBe(2);
  });

  test('marks all lines unavailable when together they exceed the stock', async () => {
    const id = await newCart();
    const left = await stockOf(shop, 'TILE');
    await add(id, { sku: 'KIT', entered_options: [{ uid: part('KIT', 0, 0), value: String(left) }] });
    const { cart: filled } = await add(id, { sku: 'TILE' });
    expect(filled.itemsV2.items.map((item: Line) => [item.product.sku, item.is_available])).toEqual([
      ['KIT', false],
      ['TILE', false],
    ]);
  });

  test('the deprecated operations accept bundles, downloads and virtual products, all or none', async () => {
    const id = await newCart();
    const [field] = found['KIT'].items;
    const older = (name: string, data: object, more: object = {}) =>
      shop.graphql(
        `mutation ($input: Add${name}ProductsToCartInput) { answer: add${name}ProductsToCart(input: $input) { cart { ${CART} } } }`,
        {
          input: { cart_id: id, cart_items: [{ data: { quantity: 1, ...data }, ...more }] },
        },
      );
    const bundled = await older(
      'Bundle',
      { sku: 'KIT' },
      {
        bundle_options: [{ id: field.option_id, quantity: 2, value: [String(field.options[0].id)] }],
      },
    );
    expect(bundled.data.answer.cart.itemsV2.items[0].prices.price.value).toBe(200);
    const links = [{ link_id: found['FILES'].downloadable_product_links[1].id }];
    const files = await older('Downloadable', { sku: 'FILES' }, { downloadable_product_links: links });
    expect(files.data.answer.cart.itemsV2.items[1]).toMatchObject({
      links: [{ title: 'Model' }],
      samples: [{ title: 'A look' }],
    });
    const virtual = await older('Virtual', { sku: 'CARE' });
    expect(virtual.data.answer.cart.itemsV2.items[2].__typename).toBe('VirtualCartItem');
    const refused = await older('Bundle', { sku: 'KIT' }, { bundle_options: [{ id: 1, quantity: 1, value: ['x'] }] });
    expect(refused.errors?.[0]?.message).toMatch(/not available/);
  });

  test('REST accepts the same products, and the line lists the choices', async () => {
    const id = await newCart();
    const [field] = found['KIT'].items;
    const chosen = { option_id: field.option_id, option_qty: 2, option_selections: [field.options[0].id] };
    const post = (sku: string, attributes: object) =>
      shop.rest('POST', `/V1/guest-carts/${id}/items`, {
        cartItem: { sku, qty: 1, product_option: { extension_attributes: attributes } },
      });
    const { status, body } = await post('KIT', { bundle_options: [chosen] });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        product_type: 'bundle',
        price: 200,
        product_option: { extension_attributes: { bundle_options: [chosen] } },
      }),
    ]);
    const downloadable_option = { downloadable_links: [found['FILES'].downloadable_product_links[0].id] };
    const file = await post('FILES', { downloadable_option });
    expect(file.body).toMatchObject({
      product_type: 'downloadable',
      price: 105,
      product_option: { extension_attributes: { downloadable_option } },
    });
    expect((await post('KIT', { bundle_options: [{ ...chosen, option_selections: ['x'] }] })).status).toBe(400);
    expect((await shop.rest('GET', `/V1/guest-carts/${id}`)).body.is_virtual).toBe(false);
  });

  test('an order of virtual products has no shipping, and is taxed at the billing address', async () => {
    const { number, cart: paid } = await place(ann, [{ sku: 'CARE', quantity: 2 }], true);
    expect([
      paid.is_virtual,
      paid.shipping_addresses,
      paid.prices.applied_taxes.map(({ label }: { label: string }) => label),
    ]).toEqual([true, [], ['GST', 'QST']]);
    expect(await lastOrder(ann)).toMatchObject({
      number,
      is_virtual: true,
      shipping_address: null,
      shipping_method: null,
      carrier: null,
      billing_address: { city: 'Montréal' },
      total: { total_shipping: { value: 0 } },
      items: [{ __typename: 'OrderItem', product_sku: 'CARE', product_type: 'virtual' }],
    });
    expect(await stockOf(shop, 'CARE')).toBe(8);
    await expect(shipOrder(shop.platform, { number, actor: 'staff' })).rejects.toThrow(/Nothing of order/);
    await expect(completeOrder(shop.platform, { number, actor: 'staff' })).rejects.toThrow('cannot become complete');
    const done = await invoiceOrder(shop.platform, { number, actor: 'staff' });
    expect(done.status).toBe('complete');
  });

  test('a cart of virtual products rejects a shipping address and requires a billing address', async () => {
    const id = await newCart();
    await add(id, { sku: 'CARE' });
    const address = await shop.graphql(
      'mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }',
      { input: { cart_id: id, shipping_addresses: [{ address: montreal }] } },
    );
    expect(address.errors?.[0]?.message).toMatch(/contains no items for shipment/);
    const method = await shop.graphql(
      'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }',
      {
        input: {
          cart_id: id,
          payment_method: { code: 'tessera_test', tessera_test: { payment_method_nonce: nonce() } },
        },
      },
    );
    expect(method.errors?.[0]?.message).toBe('The billing address is missing. Set the address and try again.');
    const { country_code: country_id, region: region_code, ...rest } = montreal;
    const information = {
      shipping_address: { ...rest, country_id, region_code },
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    const byRest = await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
      addressInformation: information,
    });
    expect([byRest.status, byRest.body.message]).toEqual([404, expect.stringMatching(/virtual product\(s\) only/)]);
  });

  test('a bundle takes stock from its parts, the order lists them, and cancelling returns them', async () => {
    const before = [await stockOf(shop, 'TILE'), await stockOf(shop, 'CHEAP')];
    const items = [
      {
        sku: 'KIT',
        quantity: 1,
        selected_options: [part('KIT', 1, 0)],
        entered_options: [{ uid: part('KIT', 0, 0), value: '2' }],
      },
    ];
    const { number } = await place(ann, items, false);
    const taken = [await stockOf(shop, 'TILE'), await stockOf(shop, 'CHEAP')];
    expect(taken).toEqual([before[0]! - 2, before[1]! - 2]);
    expect((await lastOrder(ann)).items).toEqual([
      {
        __typename: 'BundleOrderItem',
        product_sku: 'KIT',
        product_type: 'bundle',
        quantity_ordered: 1,
        // The parts are listed once.
        selected_options: [],
        bundle_options: [
          {
            label: 'Field',
            values: [{ product_sku: 'TILE', product_name: 'Plain tile', quantity: 2, price: { value: 100 } }],
          },
          { label: 'Extras', values: [expect.objectContaining({ product_sku: 'CHEAP', quantity: 2 })] },
        ],
      },
    ]);
    await cancelOrder(shop.platform, { number, actor: 'staff' });
    expect([await stockOf(shop, 'TILE'), await stockOf(shop, 'CHEAP')]).toEqual(before);
  });

  test('a bundle is one line on shipment and invoice; unshipped items are invoiced with it', async () => {
    const items = [
      { sku: 'KIT', quantity: 1, selected_options: [part('KIT', 0, 0)] },
      { sku: 'CARE', quantity: 1 },
    ];
    const { number } = await place(ann, items, false);
    expect((await shipOrder(shop.platform, { number, actor: 'staff' })).status).toBe('complete');
    const order = await lastOrder(ann);
    expect(order.is_virtual).toBe(false);
    expect(order.shipments[0].items).toEqual([
      { __typename: 'BundleShipmentItem', bundle_options: [{ label: 'Field' }] },
    ]);
    expect(order.invoices[0].items.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
      'BundleInvoiceItem',
      'InvoiceItem',
    ]);
  });

  test('downloadable products require an account', async () => {
    const id = await newCart();
    await shop.graphql(
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "g@types.example" }) { cart { id } } }',
      { id },
    );
    await add(id, { sku: 'FILES', selected_options: [found['FILES'].downloadable_product_links[0].uid] });
    const placed = await shop.graphql(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message } } }',
      { id },
    );
    expect(placed.data.placeOrder.errors[0].message).toMatch(/Guest checkout is not allowed/);
    expect(
      (await shop.graphql('{ customerDownloadableProducts { items { date } } }')).errors?.[0]?.extensions?.category,
    ).toBe('graphql-authorization');
  });

  const own = async (who: Shopper) =>
    (
      await who.execute(
        '{ customerDownloadableProducts { items { order_increment_id status remaining_downloads download_url } } }',
      )
    ).data.customerDownloadableProducts.items;
  const endOf = (url: string): string => url.split('/').at(-1)!;
  const fetchBy = (id: string, isCounted = true) => fetchDownload(shop.platform, { kind: 'link', id, isCounted });

  test('downloads are sold one by one, with a download limit and an expiring address', async () => {
    const none = await add(await newCart(), { sku: 'FILES' });
    expect(none.user_errors[0].message).toBe('Please specify product link(s).');
    const buyer = await customer(shop, 'bob@types.example');
    const [plan, model] = found['FILES'].downloadable_product_links;
    expect(found['FILES']).toMatchObject({ links_title: 'Plans', links_purchased_separately: 1 });
    const { number, cart: paid } = await place(
      buyer,
      [{ sku: 'FILES', quantity: 1, selected_options: [plan.uid, model.uid] }],
      true,
    );
    expect(paid.prices.grand_total.value).toBeGreaterThan(114);
    expect((await lastOrder(buyer)).items[0]).toMatchObject({
      selected_options: [],
      downloadable_links: [{ title: 'Plan' }, { title: 'Model' }],
    });
    const [second, first] = await own(buyer);
    expect([first, second]).toEqual([
      {
        order_increment_id: number,
        status: 'available',
        remaining_downloads: '2',
        download_url: expect.stringContaining('/downloadable/download/link/id/'),
      },
      expect.objectContaining({ status: 'available', remaining_downloads: 'Unlimited' }),
    ]);
    expect(await own(ann)).toEqual([]);
    const address = endOf(first.download_url);
    expect(Buffer.from((await fetchBy(address, false))!.bytes).toString()).toBe('the plan');
    expect(await fetchBy(`${address.slice(0, -1)}x`)).toBeUndefined();
    expect(await fetchBy(address.split('.')[0]!)).toBeUndefined();
    const both = await Promise.all([fetchBy(address), fetchBy(address), fetchBy(address)]);
    expect(both.filter(Boolean)).toHaveLength(2);
    expect((await own(buyer))[1]).toMatchObject({ status: 'expired', remaining_downloads: '0', download_url: null });
    const other = endOf(second.download_url);
    expect((await fetchBy(other))?.name).toBe('model.zip');
    const now = shop.clock.now();
    shop.clock.set(new Date(now.getTime() + 25 * 3600 * 1000));
    expect(await fetchBy(other)).toBeUndefined();
    shop.clock.set(now);
    await sql`update sales_order set status = 'pending' where number = ${number}`.execute(shop.platform.db.kysely);
    expect([(await own(buyer))[0].status, await fetchBy(other)]).toEqual(['pending', undefined]);
    await sql`update sales_order set status = 'processing' where number = ${number}`.execute(shop.platform.db.kysely);
    await cancelOrder(shop.platform, { number, actor: 'staff' });
    expect([(await own(buyer))[0].status, await fetchBy(other)]).toEqual(['expired', undefined]);
    const sample = endOf(found['FILES'].downloadable_product_samples[0].sample_url);
    expect((await fetchDownload(shop.platform, { kind: 'sample', id: sample, isCounted: true }))?.name).toBe(
      'look.txt',
    );
    for (const id of ['0', '-1', 'x', '99999999', "1' or '1"])
      expect(await fetchDownload(shop.platform, { kind: 'sample', id, isCounted: true })).toBeUndefined();
  });

  test('free downloads are available at once, and their invoice completes the order', async () => {
    const buyer = await customer(shop, 'free@types.example');
    const all = { kind: 'percent', steps: [{ from: { CAD: 0 }, ppm: 1_000_000 }] } as const;
    const rules = (list: readonly CartRuleInput[]) =>
      shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 1, rules: list }, shop.clock.now()));
    await rules([ruleInput({ action: all })]);
    const [plan] = found['FILES'].downloadable_product_links;
    const items = [{ sku: 'FILES', quantity: 1, selected_options: [plan.uid] }];
    const { number } = await place(buyer, items, true, { code: 'free' });
    await rules([]);
    const [file] = await own(buyer);
    expect(file).toMatchObject({ order_increment_id: number, status: 'available' });
    expect((await fetchBy(endOf(file.download_url)))?.name).toBe('plan.pdf');
    expect((await invoiceOrder(shop.platform, { number, actor: 'staff' })).status).toBe('complete');
  });

  test('downloads are available when another product precedes them in the cart', async () => {
    const buyer = await customer(shop, 'mixed@types.example');
    const [plan] = found['FILES'].downloadable_product_links;
    const files = { sku: 'FILES', quantity: 1, selected_options: [plan.uid] };
    await place(buyer, [{ sku: 'CARE', quantity: 1 }, files], true);
    expect(await own(buyer)).toHaveLength(1);
  });

  test('reordering and wishlists preserve all chosen options', async () => {
    const eve = await customer(shop, 'eve@types.example');
    const chosen = {
      quantity: 1,
      selected_options: [part('KIT', 1, 0)],
      entered_options: [{ uid: part('KIT', 0, 0), value: '2' }],
    };
    const { number } = await place(eve, [{ sku: 'KIT', ...chosen }], false);
    const again = await eve.execute(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id ${CART} } userInputErrors { message } } }`,
      { number },
    );
    expect(again.data.reorderItems.userInputErrors).toEqual([]);
    expect(again.data.reorderItems.cart.itemsV2.items[0].prices.price.value).toBe(206.66);
    const LIST = `wishlist { items_v2 { items { __typename id quantity unit_price { value } ... on BundleWishlistItem { bundle_options { label values { quantity } } }
      ... on DownloadableWishlistItem { links_v2 { title } } } } } user_errors { message }`;
    const listed = await eve.execute(
      `mutation ($items: [WishlistItemInput!]!) { answer: addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { ${LIST} } }`,
      {
        items: [
          { sku: 'KIT', ...chosen },
          { sku: 'KIT', quantity: 1, selected_options: [part('KIT', 0, 1)] },
          { sku: 'FILES', quantity: 1, selected_options: [found['FILES'].downloadable_product_links[0].uid] },
          { sku: 'CARE', quantity: 1 },
          { sku: 'KIT', quantity: 1, selected_options: [part('FIXED', 0, 0)] },
        ],
      },
    );
    const items = listed.data.answer.wishlist.items_v2.items.toReversed();
    expect(items).toMatchObject([
      {
        __typename: 'BundleWishlistItem',
        unit_price: { value: 206.66 },
        bundle_options: [{ label: 'Field', values: [{ quantity: 2 }] }, {}],
      },
      { __typename: 'BundleWishlistItem', unit_price: { value: 3.33 } },
      { __typename: 'DownloadableWishlistItem', unit_price: { value: 105 }, links_v2: [{ title: 'Plan' }] },
      { __typename: 'VirtualWishlistItem' },
    ]);
    expect(listed.data.answer.user_errors).toHaveLength(1);
    const moved = await eve.execute(
      'mutation ($ids: [ID!]) { addWishlistItemsToCart(wishlistId: "0", wishlistItemIds: $ids) { status } }',
      {
        ids: [items[0].id],
      },
    );
    expect(moved.data.addWishlistItemsToCart.status).toBe(true);
    const after = (await eve.execute(`{ customerCart { ${CART} } }`)).data.customerCart.itemsV2.items;
    // Equal options share a line.
    expect(after.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2]);
  });
});
