import { beforeAll, expect, test } from 'vitest';
import type { CompositionInput } from '#commerce/merchandise/catalog/composition-types.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { saveDownloadFiles } from '#commerce/after-sale/downloads/service.ts';
import { fixed, option, selection } from '#commerce/after-sale/orders/testing/choices.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products } from '#commerce/after-sale/orders/testing/products.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as wishlists } from '#commerce/sale/wishlist/graphql.ts';
import { resolvers as cart } from './graphql.ts';
import { routes } from './rest.ts';

const tile = products[0]!;
const text = tile.texts[0]!;
const product = (sku: string, more: object) =>
  ({ ...tile, sku, texts: [{ ...text, urlKey: sku.toLowerCase() }], ...more }) as typeof tile;
const members: CompositionInput['members'] = [
  { sku: 'TILE', quantity: 1 },
  { sku: 'CHEAP', quantity: 2 },
];
const extras = [
  product('CARE', { type: 'virtual', weightGrams: 0, qty: 10 }),
  product('MADE', { composition: { members: [], options: [option('field', { 0: 'Engraving' })] } }),
  product('SET', { type: 'grouped', qty: null, prices: [], composition: { options: [], members } }),
  product('KIT', {
    type: 'bundle',
    qty: null,
    composition: {
      options: [],
      members: [],
      bundle: {
        isPriceDynamic: false,
        isWeightDynamic: true,
        priceView: 'PRICE_RANGE',
        items: [
          {
            kind: 'radio',
            titles: { 0: 'Field' },
            isRequired: true,
            selections: [selection('TILE', { canChangeQuantity: true, price: fixed(500) })],
          },
        ],
      },
    },
  }),
  product('FILES', {
    type: 'downloadable',
    weightGrams: 0,
    composition: {
      options: [],
      members: [],
      downloads: {
        titles: { 0: 'Plans' },
        isBoughtSeparately: true,
        links: [{ titles: { 0: 'Plan' }, amounts: { CAD: 500, USD: 400 }, most: 2, file: 'plan.pdf' }],
        samples: [],
      },
    },
  }),
];

/** The mutation of Venia's product page: the entered option is the product itself. */
const VENIA = `mutation AddProductToCart($cartId: String!, $product: CartItemInput!) {
  addProductsToCart(cartId: $cartId, cartItems: [$product]) { cart { id itemsV2 { items { __typename quantity product { sku } } } } user_errors { code message } } }`;
/** The mutation of GraphCommerce, Alokai, Hyvä and ScandiPWA. */
const MANY = `mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { id itemsV2 { items { __typename quantity product { sku } } } } user_errors { code message } } }`;
const WISHLIST = `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
  wishlist { items_v2 { items { product { sku } } } } user_errors { message } } }`;
const CATALOGUE = `{ products(filter: { sku: { in: ["TILE", "STONE", "KIT", "FILES", "CARE", "MADE"] } }) { items { uid sku name
  ... on ConfigurableProduct { configurable_options { values { uid } } }
  ... on BundleProduct { items { options { uid } } }
  ... on DownloadableProduct { downloadable_product_links { uid } }
  ... on CustomizableProductInterface { options { uid } } } } }`;

const base64 = (words: string): string => Buffer.from(words).toString('base64');
type Item = { sku: string; selected_options?: string[]; entered_options?: { uid: string; value: string }[] };

describeWithDatabase('adding to the cart from existing clients', (open) => {
  let shop: TestShop;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- items of GraphQL
  const found: Record<string, any> = {};
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [catalog, cart, customers, wishlists],
      routes,
      fill: async (db) => {
        const ids = await saveTestProducts(db, { products: extras });
        await saveDownloadFiles(db, [{ name: 'plan.pdf', mediaType: 'application/pdf', bytes: Buffer.from('x') }]);
        return ids;
      },
    });
    await settleCatalog(shop.platform);
    for (const item of (await shop.graphql(CATALOGUE)).data.products.items) found[item.sku] = item;
  });
  const newCart = async (): Promise<string> => (await shop.graphql('mutation { id: createEmptyCart }')).data.id;
  const add = async (item: Item) => {
    const items = [{ quantity: 1, ...item }];
    return (await shop.graphql(MANY, { cartId: await newCart(), cartItems: items })).data.addProductsToCart;
  };
  /** Required choices per product type. */
  const needed = (sku: string): string[] => {
    if (sku === 'STONE') return [found['STONE'].configurable_options[0].values[0].uid];
    if (sku === 'KIT') return [found['KIT'].items[0].options[0].uid];
    return sku === 'FILES' ? [found['FILES'].downloadable_product_links[0].uid] : [];
  };
  const SKUS = ['TILE', 'STONE', 'KIT', 'FILES', 'CARE', 'MADE'];

  test('[GM-03] adding more than the stock returns the line as unavailable, but the next read does not', async () => {
    const id = await newCart();
    const line = 'itemsV2 { items { quantity is_available product { sku } } }';
    const addTiles = async (sku: string, quantity: number) =>
      (
        await shop.graphql(
          `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { ${line} } user_errors { code } } }`,
          { id, items: [{ sku, quantity }] },
        )
      ).data.addProductsToCart;
    const cheap = { quantity: 1, is_available: true, product: { sku: 'CHEAP' } };
    const tiles = (quantity: number, is_available: boolean) => ({ quantity, is_available, product: { sku: 'TILE' } });
    await addTiles('CHEAP', 1);
    await addTiles('TILE', 999);
    expect((await addTiles('TILE', 1)).cart.itemsV2.items).toEqual([cheap, tiles(1000, true)]);
    expect(await addTiles('tile', 1)).toEqual({
      cart: { itemsV2: { items: [cheap, tiles(1000, false)] } },
      user_errors: [{ code: 'INSUFFICIENT_STOCK' }],
    });
    const { data } = await shop.graphql(`query ($id: String!) { cart(cart_id: $id) { ${line} } }`, { id });
    expect(data.cart.itemsV2.items).toEqual([cheap, tiles(1000, true)]);
  });

  test('Venia: ignores the product uid sent as an entered option, for any product type', async () => {
    for (const sku of SKUS) {
      const { uid, name } = found[sku];
      const item = { sku, quantity: 2, entered_options: [{ uid, value: name }], selected_options: needed(sku) };
      const response = (await shop.graphql(VENIA, { cartId: await newCart(), product: item })).data.addProductsToCart;
      expect([sku, response.user_errors]).toEqual([sku, []]);
      expect(response.cart.itemsV2.items).toMatchObject([{ quantity: 2, product: { sku } }]);
    }
  });

  test('ignores options of other types and of other products', async () => {
    const foreign = [
      base64('configurable/999/999'),
      base64('bundle/999/999/1'),
      base64('downloadable/999'),
      base64('custom-option/999/1'),
      base64('grouped/1/2'),
      base64('giftcard/custom_giftcard_amount'),
      'not base64!',
      '',
    ];
    for (const sku of ['TILE', 'CARE', 'MADE'])
      for (const uid of foreign) {
        const asSelected = await add({ sku, selected_options: [uid] });
        const asEntered = await add({ sku, entered_options: [{ uid, value: '1' }] });
        expect([sku, uid, asSelected.user_errors, asEntered.user_errors]).toEqual([sku, uid, [], []]);
        expect(asSelected.cart.itemsV2.items).toHaveLength(1);
      }
    for (const sku of ['STONE', 'KIT', 'FILES'])
      for (const uid of [base64('custom-option/999/1'), base64('grouped/1/2'), found['TILE'].uid]) {
        const response = await add({ sku, selected_options: [...needed(sku), uid] });
        expect([sku, uid, response.user_errors]).toEqual([sku, uid, []]);
      }
    const part = needed('KIT')[0]!;
    for (const sku of ['STONE', 'FILES'])
      expect((await add({ sku, selected_options: [...needed(sku), part] })).user_errors).toEqual([]);
  });

  test('rejects an invalid value of an option that the product has', async () => {
    const messages = async (item: Item) =>
      (await add(item)).user_errors.map(({ message }: { message: string }) => message);
    expect(await messages({ sku: 'KIT', selected_options: [base64('bundle/999/999/1')] })).toEqual([
      'The options you selected are not available.',
    ]);
    expect(await messages({ sku: 'FILES', selected_options: [base64('downloadable/999')] })).toEqual([
      'Please specify product link(s).',
    ]);
    expect(await messages({ sku: 'STONE', entered_options: [{ uid: found['STONE'].uid, value: 'Stone' }] })).toEqual([
      'You need to choose options for your item.',
    ]);
    const uid = found['MADE'].options[0].uid;
    expect(await messages({ sku: 'MADE', entered_options: [{ uid, value: 'x'.repeat(3000) }] })).toHaveLength(1);
  });

  test('GraphCommerce: adds a bundle with entered quantity, a group by its members, a variant by its SKU', async () => {
    const [uid] = needed('KIT');
    expect(
      (await add({ sku: 'KIT', selected_options: [], entered_options: [{ uid: uid!, value: '3' }] })).user_errors,
    ).toEqual([]);
    const group = await shop.graphql(MANY, {
      cartId: await newCart(),
      cartItems: members.map(({ sku, quantity }) => ({ sku, quantity, selected_options: [], entered_options: [] })),
    });
    expect(group.data.addProductsToCart.cart.itemsV2.items).toHaveLength(2);
    expect((await add({ sku: 'STONE-12', selected_options: needed('STONE') })).user_errors).toEqual([]);
  });

  test('Alokai: the deprecated mutations ignore options that the product does not have', async () => {
    const older = async (name: string, type: string, item: object) => {
      const { data, errors } = await shop.graphql(
        `mutation ($id: String!, $items: [${type}]!) { ${name}(input: { cart_id: $id, cart_items: $items }) { cart { itemsV2 { items { product { sku } } } } } }`,
        { id: await newCart(), items: [item] },
      );
      return [errors?.[0]?.message, data?.[name]?.cart.itemsV2.items.length];
    };
    const customizable_options = [
      { id: 999, value_string: 'x' },
      { uid: found['TILE'].uid, value_string: 'x' },
    ];
    const data = { sku: 'TILE', quantity: 1 };
    expect(
      await older('addSimpleProductsToCart', 'SimpleProductCartItemInput', { data, customizable_options }),
    ).toEqual([undefined, 1]);
    const virtual = { data: { ...data, sku: 'CARE' }, customizable_options };
    expect(await older('addVirtualProductsToCart', 'VirtualProductCartItemInput', virtual)).toEqual([undefined, 1]);
    const files = {
      data: { ...data, sku: 'FILES' },
      downloadable_product_links: [
        { link_id: Number(Buffer.from(needed('FILES')[0]!, 'base64').toString().split('/')[1]) },
      ],
      customizable_options,
    };
    expect(await older('addDownloadableProductsToCart', 'DownloadableProductCartItemInput', files)).toEqual([
      undefined,
      1,
    ]);
    const variant = { parent_sku: 'STONE', data: { sku: 'STONE-12', quantity: 1 } };
    expect(await older('addConfigurableProductsToCart', 'ConfigurableProductCartItemInput', variant)).toEqual([
      undefined,
      1,
    ]);
  });

  test('wishlists and REST ignore options that the product does not have', async () => {
    const ann = await customer(shop, 'ann@clients.example');
    for (const sku of SKUS) {
      const { uid, name } = found[sku];
      const items = [{ sku, quantity: 1, entered_options: [{ uid, value: name }], selected_options: needed(sku) }];
      expect([sku, (await ann.execute(WISHLIST, { items })).data.addProductsToWishlist.user_errors]).toEqual([sku, []]);
    }
    const extension_attributes = {
      custom_options: [{ option_id: '999', option_value: 'x' }],
      bundle_options: [{ option_id: 999, option_qty: 1, option_selections: [1] }],
      downloadable_option: { downloadable_links: [999] },
      configurable_item_options: [{ option_id: '999', option_value: 1 }],
    };
    const { status, body } = await shop.rest('POST', `/V1/guest-carts/${await newCart()}/items`, {
      cartItem: { sku: 'TILE', qty: 1, product_option: { extension_attributes } },
    });
    expect([status, body.sku]).toEqual([200, 'TILE']);
  });
});
