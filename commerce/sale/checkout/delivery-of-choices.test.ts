import { beforeAll, expect, test } from 'vitest';
import { allowLater, setStock } from '#commerce/after-sale/orders/testing/books.ts';
import { kinds } from '#commerce/after-sale/orders/testing/kinds.ts';
import { montreal, newCart, setAddress, setMethod } from '#commerce/after-sale/orders/testing/shopper.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as stores } from '#commerce/merchandise/stores/graphql.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as checkout } from './graphql.ts';

type Item = {
  sku: string;
  quantity: number;
  parent_sku?: string;
  selected_options?: string[];
  entered_options?: { uid: string; value: string }[];
};
type Window = { from: string; to: string } | null;
type Way = {
  carrier_code: string;
  method_code: string;
  amount: { value: number };
  total: { value: number } | null;
  delivery: Window;
  first_delivery: Window;
};

const WAYS =
  'carrier_code method_code amount { value } total { value } delivery { from to } first_delivery { from to }';
const TOTAL = 'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }';
const OPTIONS = `{ products(filter: { sku: { in: ["KIT", "MADE", "STONE"] } }) { items { sku
  ... on BundleProduct { items { title options { uid label } } }
  ... on CustomizableProductInterface { options { uid title ... on CustomizableDropDownOption { value { uid title } } } }
  ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }`;

describeWithDatabase('delivery of chosen products', (open) => {
  let shop: TestShop;
  /** Uids of values by label, and of options by title. */
  const uids: Record<string, string> = {};
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [stores, catalog, cart, checkout],
      routes: [],
      fill: (db) => saveTestProducts(db, { products: kinds }),
    });
    await settleCatalog(shop.platform);
    for (const found of (await shop.graphql(OPTIONS)).data.products.items)
      for (const option of [...(found.items ?? []), ...(found.options ?? []), ...(found.configurable_options ?? [])]) {
        if (option.uid) uids[option.title] = option.uid;
        for (const { uid, label, title } of [
          ...(option.options ?? []),
          ...(option.value ?? []),
          ...(option.values ?? []),
        ])
          uids[`${option.title ? `${option.title}: ` : ''}${label ?? title}`] = uid;
      }
  });

  const request = (items: readonly Item[]) =>
    shop.graphql(
      `query ($items: [CartItemInput!]!) {
        productDelivery(items: $items, place: { country_code: "CA", postcode: "H2Y 1C6" }) { ${WAYS} } }`,
      { items },
    );
  const waysOf = async (items: readonly Item[]): Promise<Way[]> => (await request(items)).data.productDelivery;

  const cartOf = async (items: readonly Item[]): Promise<string> => {
    const id = await newCart(shop);
    const { data } = await shop.graphql(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
      { id, items },
    );
    expect(data.addProductsToCart.user_errors).toEqual([]);
    await setAddress(shop, id, montreal);
    return id;
  };
  /** Price, days and total of each method at the checkout of a cart with the items. */
  const atCheckout = async (items: readonly Item[]) => {
    const id = await cartOf(items);
    const { data } = await shop.graphql(
      `query ($id: String!) {
        cart(cart_id: $id) { shipping_addresses { available_shipping_methods { carrier_code method_code amount { value } } } }
        cartDelivery(cart_id: $id) { method_code delivery { from to } later { from to } } }`,
      { id },
    );
    const days = data.cartDelivery as { method_code: string; delivery: Window; later: Window }[];
    const expected = [];
    for (const { carrier_code: carrier, method_code: code, amount } of data.cart.shipping_addresses[0]
      .available_shipping_methods as Way[]) {
      await setMethod(shop, id, carrier, code);
      const { data: priced } = await shop.graphql(TOTAL, { id });
      const found = days.find((each) => each.method_code === code);
      const last = found?.later ?? found?.delivery ?? null;
      expected.push([code, amount.value, last, priced.cart.prices.grand_total.value]);
    }
    return expected;
  };
  const carried = (ways: readonly Way[]) =>
    ways
      .filter(({ carrier_code: carrier }) => carrier !== 'instore')
      .map(({ method_code: code, amount, delivery, total }) => [code, amount.value, delivery, total?.value]);

  const kit = (field: string, tiles: number, extras: readonly string[] = []): Item => ({
    sku: 'KIT',
    quantity: 2,
    selected_options: [
      ...(field === 'Plain tile' ? [] : [uids[`Field: ${field}`]!]),
      ...extras.map((one) => uids[`Extras: ${one}`]!),
    ],
    entered_options: field === 'Plain tile' ? [{ uid: uids['Field: Plain tile']!, value: String(tiles) }] : [],
  });
  const variant = (label: string, quantity: number): Item => ({
    sku: 'STONE',
    quantity,
    selected_options: [uids[label]!],
  });
  const plate = (edge: string): Item => ({
    sku: 'MADE',
    quantity: 3,
    selected_options: [uids[`Edge: ${edge}`]!],
    entered_options: [{ uid: uids['House number']!, value: '12' }],
  });

  test.each<[string, () => Item[], () => Item[]]>([
    [
      'a variant by its own SKU',
      () => [{ sku: 'STONE-12', quantity: 4, parent_sku: 'STONE' }],
      () => [{ sku: 'STONE-24', quantity: 4, parent_sku: 'STONE' }],
    ],
    ['a variant by its values', () => [variant('12 × 24', 4)], () => [variant('24 × 24', 4)]],
    ['a bundle by its parts', () => [kit('Plain tile', 3, ['Edge trim'])], () => [kit('Edge trim', 1)]],
    [
      'a group by its quantities',
      () => [
        { sku: 'CHEAP', quantity: 2 },
        { sku: 'TILE', quantity: 1 },
      ],
      () => [
        { sku: 'CHEAP', quantity: 5 },
        { sku: 'TILE', quantity: 2 },
      ],
    ],
    ['a product by its options', () => [plate('Raw')], () => [plate('Polished')]],
  ])('price, days and total of %s are those of the checkout', async (_, one, other) => {
    for (const items of [one(), other()]) {
      const expected = await atCheckout(items);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.some(([, , days]) => days !== null)).toBe(true);
      expect(carried(await waysOf(items))).toEqual(expected);
    }
    expect(carried(await waysOf(one()))).not.toEqual(carried(await waysOf(other())));
  });

  test('an incomplete choice, a sold-out part and too many products have none', async () => {
    const none = async (items: readonly Item[]) => expect(await waysOf(items)).toBeNull();
    await none([]);
    await none([{ sku: 'STONE', quantity: 1 }]);
    await none([{ sku: 'SET', quantity: 1 }]);
    await none([{ sku: 'KIT', quantity: 1 }]);
    await none([{ sku: 'MADE', quantity: 1, selected_options: [uids['Edge: Raw']!] }]);
    await none([
      { sku: 'CHEAP', quantity: 1 },
      { sku: 'GONE', quantity: 1 },
    ]);
    await none([{ sku: 'CARE', quantity: 1 }]);
    const many = Array.from({ length: 101 }, () => ({ sku: 'CHEAP', quantity: 1 }));
    expect((await request(many)).errors?.[0]?.message).toBe('Maximum items of type "CartItemInput" is 100');
  });

  test('beyond the stock a group has the days of everything and of the units in stock', async () => {
    await allowLater(shop);
    await setStock(shop, 'TILE', 4);
    const items = [
      { sku: 'CHEAP', quantity: 1 },
      { sku: 'TILE', quantity: 10 },
    ];
    const [way] = await waysOf(items);
    expect(way!.first_delivery!.to < way!.delivery!.from).toBe(true);
    expect(carried(await waysOf(items))).toEqual(await atCheckout(items));
  });
});
