import { beforeAll, expect, test } from 'vitest';
import type { CompositionInput } from '#commerce/merchandise/catalog/composition-types.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products } from '#commerce/after-sale/orders/testing/products.ts';
import { montreal, nonce } from '#commerce/after-sale/orders/testing/shopper.ts';
import { resolvers as payment } from '#commerce/sale/payment/graphql.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import { fixed, option as optionOf } from '#commerce/after-sale/orders/testing/choices.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as cart } from './graphql.ts';
import { routes } from './rest.ts';

const tile = products[0]!;
const option = (type: CompositionInput['options'][number]['type'], en: string, more: object = {}) =>
  optionOf(type, { 0: en, 3: `${en} (fr)` }, more);
const values = (...names: string[]) =>
  names.map((name) => ({ titles: { 0: name, 3: `${name} (fr)` }, price: fixed(500, 400), sku: null }));
const composition: CompositionInput = {
  members: [],
  options: [
    option('field', 'Engraving', { isRequired: true, price: fixed(1000, 800), maxCharacters: 5 }),
    option('area', 'Note'),
    option('drop_down', 'Edge', {
      values: [...values('Raw'), { titles: { 0: 'Polished' }, price: { kind: 'percent', percent: 10 }, sku: null }],
    }),
    option('radio', 'Box', { values: values('Wood') }),
    option('checkbox', 'Extras', { values: values('Felt', 'Wax') }),
    option('multiple', 'More', { values: values('One', 'Two') }),
    option('date', 'Day'),
    option('date_time', 'Moment'),
    option('time', 'Hour'),
  ],
};
const LINES = `itemsV2 { items { uid quantity product { sku } prices { price { value } row_total { value } } is_available
  ... on SimpleCartItem { customizable_options { label type is_required values { label value price { type units value } } } } } }`;
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) { response: addProductsToCart(cartId: $id, cartItems: $items) {
  cart { ${LINES} } user_errors { code message } } }`;
const OLDER = `mutation ($id: String!, $items: [SimpleProductCartItemInput]!) { response: addSimpleProductsToCart(input: { cart_id: $id, cart_items: $items }) { cart { ${LINES} } } }`;
const UPDATE = `mutation ($id: String!, $items: [CartItemUpdateInput]!) { response: updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { ${LINES} } } }`;
const VALUE = 'uid title price price_type sort_order option_type_id';
const PRODUCT = `{ products(filter: { sku: { in: ["MADE", "SET"] } }) { items { __typename sku price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
  ... on CustomizableProductInterface { options { __typename uid option_id title required sort_order
    ... on CustomizableFieldOption { product_sku value { price price_type max_characters uid } }
    ... on CustomizableDropDownOption { dropDown: value { ${VALUE} } } ... on CustomizableRadioOption { radio: value { ${VALUE} } }
    ... on CustomizableCheckboxOption { checkbox: value { ${VALUE} } } ... on CustomizableMultipleOption { multiple: value { ${VALUE} } }
    ... on CustomizableDateOption { date: value { type } } } }
  ... on GroupedProduct { stock_status items { position qty product { sku } } } } } }`;
const REQUIRED = "The product's required option(s) weren't entered. Make sure the options are entered and try again.";

type Line = {
  uid: string;
  quantity: number;
  prices: { price: { value: number } };
  customizable_options: { label: string; values: { label: string }[] }[];
};

describeWithDatabase('customizable options and grouped products', (open) => {
  let shop: TestShop;
  // The uid of every option and value, by its title.
  const uids: Record<string, string> = {};
  beforeAll(async () => {
    const text = tile.texts[0]!;
    shop = await openTestShop(await open(), {
      resolvers: [catalog, cart, checkout, customers, orders, payment],
      routes,
      fill: (db) =>
        saveTestProducts(db, {
          products: [
            { ...tile, sku: 'MADE', texts: [{ ...text, urlKey: 'made' }], composition },
            {
              ...tile,
              sku: 'SET',
              type: 'grouped',
              qty: null,
              prices: [],
              texts: [{ ...text, urlKey: 'set' }],
              composition: {
                options: [],
                members: [
                  { sku: 'CHEAP', quantity: 2 },
                  { sku: 'TILE', quantity: 0 },
                  { sku: 'OFF', quantity: 1 },
                ],
              },
            },
          ],
        }),
    });
    await settleCatalog(shop.platform);
    const { items } = (await shop.graphql(PRODUCT)).data.products;
    for (const each of items.find(({ sku }: { sku: string }) => sku === 'MADE').options) {
      uids[each.title] = each.uid;
      for (const value of each.dropDown ?? each.radio ?? each.checkbox ?? each.multiple ?? [])
        uids[value.title] = value.uid;
    }
  });
  const newCart = async (): Promise<string> => (await shop.graphql('mutation { id: createEmptyCart }')).data.id;
  const entered = (given: Record<string, string>) =>
    Object.entries(given).map(([name, value]) => ({ uid: uids[name], value }));
  const add = async (id: string, texts: Record<string, string>, chosen: readonly string[] = [], quantity = 1) =>
    (
      await shop.graphql(ADD, {
        id,
        items: [
          {
            sku: 'MADE',
            quantity,
            entered_options: entered(texts),
            selected_options: chosen.map((name) => uids[name]),
          },
        ],
      })
    ).data.response;
  const idOf = (name: string) => Number(Buffer.from(uids[name]!, 'base64').toString().split('/').at(-1));
  const lines = (response: { cart: { itemsV2: { items: Line[] } } }) => response.cart.itemsV2.items;

  test('returns the options of a product, each by its type', async () => {
    const { items } = (await shop.graphql(PRODUCT, {}, { store: 'CA_FR' })).data.products;
    const { options } = items.find(({ sku }: { sku: string }) => sku === 'MADE');
    expect(
      options.map((each: { __typename: string }) => each.__typename.replaceAll(/Customizable|Option/g, '')),
    ).toEqual(['Field', 'Area', 'DropDown', 'Radio', 'Checkbox', 'Multiple', 'Date', 'Date', 'Date']);
    expect(options[0]).toMatchObject({
      title: 'Engraving (fr)',
      required: true,
      sort_order: 0,
      product_sku: 'MADE',
      value: { price: 10, price_type: 'FIXED', max_characters: 5 },
    });
    expect(options[2].dropDown).toMatchObject([
      { title: 'Raw (fr)', price: 5, price_type: 'FIXED' },
      { title: 'Polished', price: 10, price_type: 'PERCENT' },
    ]);
    expect(options.slice(6).map((each: { date: { type: string } }) => each.date.type)).toEqual([
      'DATE',
      'DATE_TIME',
      'TIME',
    ]);
    const american = (await shop.graphql(PRODUCT, {}, { store: 'US_EN', currency: 'USD' })).data.products.items;
    expect(american.find(({ sku }: { sku: string }) => sku === 'MADE').options[0].value.price).toBe(8);
  });

  test('stores entered options with the line, adds their price, and creates a separate line', async () => {
    const id = await newCart();
    const first = await add(id, { Engraving: 'Ann', Day: '2026-07-01' }, ['Polished', 'Felt', 'Wax'], 2);
    expect(first.user_errors).toEqual([]);
    const [line] = lines(first);
    // 100 + 10 + 10 % of 100 + 2 × 5
    expect([line!.quantity, line!.prices.price.value]).toEqual([2, 130]);
    expect(
      line!.customizable_options.map(({ label, values: each }) => [label, each.map((value) => value.label)]),
    ).toEqual([
      ['Engraving', ['Ann']],
      ['Edge', ['Polished']],
      ['Extras', ['Felt', 'Wax']],
      ['Day', ['2026-07-01']],
    ]);
    const again = lines(await add(id, { Engraving: 'Ann', Day: '2026-07-01' }, ['Wax', 'Felt', 'Polished']));
    expect(again.map(({ quantity }) => quantity)).toEqual([3]);
    const other = lines(await add(id, { Engraving: 'Eve' }));
    expect(other.map(({ quantity, prices }) => [quantity, prices.price.value])).toEqual([
      [3, 130],
      [1, 110],
    ]);
    const changed = await shop.graphql(UPDATE, {
      id,
      items: other.map(({ uid }, index) => ({ cart_item_uid: uid, quantity: 5 + index })),
    });
    expect(lines(changed.data.response).map(({ quantity }) => quantity)).toEqual([5, 6]);
  });

  test('rejects missing, too long, invalid and unknown values without changing the cart', async () => {
    const id = await newCart();
    const refused: [Record<string, string>, string[], string][] = [
      [{}, [], REQUIRED],
      [{ Engraving: ' ' }, [], REQUIRED],
      [{ Engraving: 'Annabel' }, [], 'The text is too long. Shorten the text and try again.'],
      [{ Engraving: 'A', Note: 'x'.repeat(2001) }, [], 'The text is too long. Shorten the text and try again.'],
      [{ Engraving: 'A', Day: '2026-02-30' }, [], 'Type or select a valid date and time.'],
      [{ Engraving: 'A', Hour: '25:00' }, [], 'Type or select a valid date and time.'],
      [{ Engraving: 'A', Box: '999999' }, [], 'Some of the selected item options are not currently available.'],
      [{ Engraving: 'A' }, ['Raw', 'Polished'], 'Some of the selected item options are not currently available.'],
    ];
    for (const [texts, chosen, message] of refused)
      expect((await add(id, texts, chosen)).user_errors).toEqual([{ code: 'UNDEFINED', message }]);
    expect(
      (await shop.graphql(`query ($id: String!) { cart(cart_id: $id) { ${LINES} } }`, { id })).data.cart.itemsV2.items,
    ).toEqual([]);
  });

  test('the deprecated mutation and REST accept options by id', async () => {
    const id = await newCart();
    const older = await shop.graphql(OLDER, {
      id,
      items: [
        {
          data: { sku: 'MADE', quantity: 1 },
          customizable_options: [
            { id: idOf('Engraving'), value_string: 'Bo' },
            { id: idOf('More'), value_string: `${idOf('One')},${idOf('Two')}` },
          ],
        },
      ],
    });
    expect(lines(older.data.response)[0]!.prices.price.value).toBe(120);
    const { status, body } = await shop.rest('POST', `/V1/guest-carts/${id}/items`, {
      cartItem: {
        sku: 'MADE',
        qty: 1,
        product_option: {
          extension_attributes: { custom_options: [{ option_id: idOf('Engraving'), option_value: 'Cy' }] },
        },
      },
    });
    expect([status, body.price, body.qty]).toEqual([200, 110, 1]);
  });

  const update = (id: string, items: object[]) => shop.graphql(UPDATE, { id, items });
  const optionEntry = (name: string, value_string: string) => ({ id: idOf(name), value_string });
  /** Lines as quantity, price and entered options. */
  const shown = (items: Line[]) =>
    items.map(({ quantity, prices, customizable_options }) => [
      quantity,
      prices.price.value,
      ...customizable_options.map((each) => `${each.label}: ${each.values.map(({ label }) => label).join(', ')}`),
    ]);

  test('[GM-04] replaces the options of a line without changing its quantity', async () => {
    const id = await newCart();
    const [line] = lines(await add(id, { Engraving: 'Ann', Note: 'Old' }, ['Polished'], 2));
    const changes: [object, unknown[]][] = [
      [{ customizable_options: [optionEntry('Engraving', 'Bo')] }, [2, 110, 'Engraving: Bo']],
      [
        {
          quantity: 3,
          customizable_options: [
            { uid: uids['Engraving'], value_string: 'Cy' },
            optionEntry('Edge', String(idOf('Raw'))),
            optionEntry('Extras', `${idOf('Felt')},${idOf('Wax')}`),
            optionEntry('Day', '2026-07-01 00:00:00'),
          ],
        },
        [3, 125, 'Engraving: Cy', 'Edge: Raw', 'Extras: Felt, Wax', 'Day: 2026-07-01'],
      ],
      [{ quantity: 4 }, [4, 125, 'Engraving: Cy', 'Edge: Raw', 'Extras: Felt, Wax', 'Day: 2026-07-01']],
      // Options that the product does not have are ignored.
      [
        { customizable_options: [optionEntry('Engraving', 'Di'), { id: 999999, value_string: 'x' }] },
        [4, 110, 'Engraving: Di'],
      ],
      [{ quantity: 5, customizable_options: [optionEntry('Engraving', 'Di')] }, [5, 110, 'Engraving: Di']],
    ];
    for (const [change, expected] of changes) {
      const { data } = await update(id, [{ cart_item_uid: line!.uid, ...change }]);
      expect(shown(lines(data.response))).toEqual([expected]);
      expect(lines(data.response)[0]!.uid).toBe(line!.uid);
    }
    const removed = await update(id, [
      { cart_item_uid: line!.uid, quantity: 0, customizable_options: [optionEntry('Note', 'x')] },
    ]);
    expect(lines(removed.data.response)).toEqual([]);
  });

  test('[GM-04] merges a line into another one with the same new options', async () => {
    const id = await newCart();
    await add(id, { Engraving: 'Ann' }, [], 2);
    await add(id, { Engraving: 'Bo' }, [], 3);
    const [ann, bo, cy] = lines(await add(id, { Engraving: 'Cy' }, [], 1));
    const merged = lines(
      (await update(id, [{ cart_item_uid: ann!.uid, customizable_options: [optionEntry('Engraving', 'Bo')] }])).data
        .response,
    );
    expect(shown(merged)).toEqual([
      [5, 110, 'Engraving: Bo'],
      [1, 110, 'Engraving: Cy'],
    ]);
    expect(merged[0]!.uid).toBe(bo!.uid);
    // Changes apply in order: the first line is removed before the second gets its options.
    const swapped = await update(id, [
      { cart_item_uid: bo!.uid, quantity: 0 },
      { cart_item_uid: cy!.uid, quantity: 2, customizable_options: [optionEntry('Engraving', 'Bo')] },
    ]);
    expect(shown(lines(swapped.data.response))).toEqual([[2, 110, 'Engraving: Bo']]);
    await add(id, { Engraving: 'Ann' });
    const both = lines(await add(id, { Engraving: 'Eve' }));
    const all = await update(id, [
      { cart_item_uid: both[1]!.uid, customizable_options: [optionEntry('Engraving', 'Bo')] },
      { cart_item_uid: both[2]!.uid, quantity: 4, customizable_options: [optionEntry('Engraving', 'Bo')] },
      { cart_item_uid: both[0]!.uid, customizable_options: [optionEntry('Engraving', 'Flo')] },
    ]);
    expect(shown(lines(all.data.response))).toEqual([[7, 110, 'Engraving: Flo']]);
  });

  test('[GM-04] invalid new options do not change the cart', async () => {
    const id = await newCart();
    await add(id, { Engraving: 'Ann' }, [], 6);
    const [ann, bo] = lines(await add(id, { Engraving: 'Bo' }, [], 2));
    const long = 'The text is too long. Shorten the text and try again.';
    const unknown = 'Some of the selected item options are not currently available.';
    const refused: [object, string][] = [
      [{ customizable_options: [optionEntry('Note', 'x')] }, REQUIRED],
      [{ customizable_options: [optionEntry('Engraving', ' ')] }, REQUIRED],
      [{ customizable_options: [{ uid: 'bm9uZQ==', value_string: 'x' }] }, REQUIRED],
      [{ customizable_options: [optionEntry('Engraving', 'Annabel')] }, long],
      [{ customizable_options: [optionEntry('Engraving', 'A'), optionEntry('Box', '999999')] }, unknown],
      [
        { quantity: 1.5, customizable_options: [optionEntry('Engraving', 'A')] },
        'You cannot use decimal quantity for this product.',
      ],
      [{ quantity: 5000, customizable_options: [optionEntry('Engraving', 'A')] }, 'The requested qty is not available'],
      // The stock does not cover both merged lines.
      [
        { quantity: 1000, customizable_options: [optionEntry('Engraving', 'Bo')] },
        'The requested qty is not available',
      ],
      [
        { cart_item_uid: 'MQ==', customizable_options: [optionEntry('Engraving', 'A')] },
        'This is the wrong quote item id to update configuration.',
      ],
    ];
    for (const [change, message] of refused) {
      const { errors } = await update(id, [
        { cart_item_uid: bo!.uid, customizable_options: [optionEntry('Engraving', 'Zoe')] },
        { cart_item_uid: bo!.uid, customizable_options: [optionEntry('Engraving', 'Bo')] },
        { cart_item_uid: ann!.uid, ...change },
      ]);
      expect(errors?.map((each: { message: string }) => each.message)).toEqual([
        `Could not update cart item: ${message}`,
      ]);
    }
    const after = (await shop.graphql(`query ($id: String!) { cart(cart_id: $id) { ${LINES} } }`, { id })).data.cart;
    expect(shown(after.itemsV2.items)).toEqual([
      [6, 110, 'Engraving: Ann'],
      [2, 110, 'Engraving: Bo'],
    ]);
  });

  test('an order lists typed text as entered options and choices as selected options', async () => {
    const ann = await customer(shop, 'ann@options.example');
    const cart_id = (await ann.execute('{ customerCart { id } }')).data.customerCart.id;
    const items = [
      { sku: 'MADE', quantity: 1, entered_options: entered({ Engraving: 'Ann' }), selected_options: [uids['Felt']] },
    ];
    expect((await ann.execute(ADD, { id: cart_id, items })).data.response.user_errors).toEqual([]);
    const set = (document: string, input: object) => ann.execute(document, { input: { cart_id, ...input } });
    await set(
      'mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }',
      {
        shipping_addresses: [{ address: montreal }],
      },
    );
    await set(
      'mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) { cart { id } } }',
      {
        shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
      },
    );
    await set(
      'mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart { id } } }',
      {
        billing_address: { same_as_shipping: true },
      },
    );
    await set(
      'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }',
      {
        payment_method: { code: 'tessera_test', tessera_test: { payment_method_nonce: nonce() } },
      },
    );
    await set(
      'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } errors { message } } }',
      {},
    );
    const order = (
      await ann.execute(
        '{ customer { orders { items { items { product_sku product_sale_price { value } entered_options { label value } selected_options { label value } } } } } }',
      )
    ).data.customer.orders.items[0];
    expect(order.items).toEqual([
      {
        product_sku: 'MADE',
        product_sale_price: { value: 115 },
        entered_options: [{ label: 'Engraving', value: 'Ann' }],
        selected_options: [{ label: 'Extras', value: 'Felt' }],
      },
    ]);
  });

  test('a grouped product has its cheapest price and is bought only through its members', async () => {
    const { items } = (await shop.graphql(PRODUCT)).data.products;
    expect(items.find(({ sku }: { sku: string }) => sku === 'SET')).toEqual({
      __typename: 'GroupedProduct',
      sku: 'SET',
      stock_status: 'IN_STOCK',
      price_range: { minimum_price: { final_price: { value: 3.33 } }, maximum_price: { final_price: { value: 100 } } },
      items: [
        { position: 0, qty: 2, product: { sku: 'CHEAP' } },
        { position: 1, qty: 0, product: { sku: 'TILE' } },
      ],
    });
    const id = await newCart();
    const { response } = (await shop.graphql(ADD, { id, items: [{ sku: 'SET', quantity: 1 }] })).data;
    expect(response.user_errors).toEqual([
      { code: 'UNDEFINED', message: 'Please specify the quantity of product(s).' },
    ]);
    const bought = (await shop.graphql(ADD, { id, items: [{ sku: 'CHEAP', quantity: 2 }] })).data.response;
    expect([bought.user_errors, lines(bought).map(({ quantity }) => quantity)]).toEqual([[], [2]]);
  });
});
