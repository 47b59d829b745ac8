import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_WISHLISTS } from '#contract/wishlist.ts';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer, firstError } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers } from './graphql.ts';

const LIST = `id name items_count updated_at visibility sharing_code items_v2(pageSize: 100) { page_info { total_pages }
  items { __typename id quantity added_at description product { sku }
    ... on ConfigurableWishlistItem { child_sku configured_variant { sku } configurable_options { value_label configurable_product_option_value_uid } } } }`;
const OUT = `wishlist { ${LIST} } user_errors { code message }`;
const OWN = `{ customer { wishlists { ${LIST} } } }`;
const ADD = `mutation ($id: ID!, $items: [WishlistItemInput!]!) { response: addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { ${OUT} } }`;
const REMOVE = `mutation ($id: ID!, $items: [ID!]!) { response: removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) { ${OUT} } }`;
const UPDATE = `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) { response: updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { ${OUT} } }`;
const TO_CART = `mutation ($id: ID!, $items: [ID!]) { response: addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
  status wishlist { ${LIST} } add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`;
const CREATE = `mutation ($name: String!, $visibility: WishlistVisibilityEnum!) { createWishlist(input: { name: $name, visibility: $visibility }) { wishlist { ${LIST} } } }`;
const CHANGE = `mutation ($id: ID!, $name: String, $visibility: WishlistVisibilityEnum) {
  updateWishlist(wishlistId: $id, name: $name, visibility: $visibility) { name uid visibility } }`;
const DELETE = 'mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { id name } } }';
const SHARED =
  'query ($code: String!) { sharedWishlist(sharing_code: $code) { name items { quantity product { sku } } } }';
const carry = (verb: string): string =>
  `mutation ($from: ID!, $to: ID!, $items: [Wishlist${verb === 'copy' ? 'ItemCopy' : 'ItemMove'}Input!]!) {
  response: ${verb}ProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
    source_wishlist { items_v2 { items { quantity product { sku } } } } destination_wishlist { items_v2 { items { quantity description product { sku } } } } user_errors { code message } } }`;

type Item = { id: string; quantity: number; product: { sku: string } };
const skusOf = (list: { items_v2: { items: Item[] } }) =>
  list.items_v2.items.map(({ product, quantity }) => `${quantity} ${product.sku}`);

const variant = { sku: 'STONE-12', parentSku: 'STONE' };

describeWithDatabase('wish lists', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let count = 0;

  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [catalog, cart, customers, resolvers],
      fill: (db) => saveTestProducts(db),
    });
    await settleCatalog(shop.platform);
  });
  beforeEach(async () => void (ann = await customer(shop, `ann-${++count}@example.com`)));

  const lists = async (who = ann) => (await who.execute(OWN)).data.customer.wishlists;
  const add = async (items: readonly Record<string, unknown>[], id = '0', who = ann) =>
    (await who.execute(ADD, { id, items })).data?.response;
  const make = async (name: string, visibility = 'PRIVATE') =>
    (await ann.execute(CREATE, { name, visibility })).data?.createWishlist.wishlist;

  test('every customer has a default list with a localized name', async () => {
    const [first, ...others] = await lists();
    expect([first.name, first.items_count, first.visibility, first.sharing_code, others]).toEqual([
      'My favourites',
      0,
      'PRIVATE',
      null,
      [],
    ]);
    expect(first.id).toMatch(/^[1-9]\d*$/);
    const french = await ann.execute('{ customer { wishlist { id name } } }', {}, { store: 'CA_FR' });
    expect(french.data.customer.wishlist).toEqual({ id: first.id, name: 'Mes favoris' });
    const american = await ann.execute('{ customer { wishlist { name } } }', {}, { store: 'US_EN' });
    expect(american.data.customer.wishlist.name).toBe('My favorites');
  });

  test('adds products, increases quantities and removes products', async () => {
    expect((await add([{ sku: 'TILE', quantity: 2 }])).user_errors).toEqual([]);
    const { wishlist } = await add([
      { sku: 'TILE', quantity: 1 },
      { sku: 'CHEAP', quantity: 1 },
    ]);
    expect(skusOf(wishlist).sort()).toEqual(['1 CHEAP', '3 TILE']);
    expect([wishlist.items_count, wishlist.items_v2.page_info.total_pages]).toEqual([2, 1]);
    const tile = wishlist.items_v2.items.find(({ product }: Item) => product.sku === 'TILE');
    expect([tile.__typename, tile.added_at, tile.description]).toEqual([
      'SimpleWishlistItem',
      '2026-06-15 12:00:00',
      null,
    ]);
    const { response } = (await ann.execute(REMOVE, { id: wishlist.id, items: [tile.id, '77'] })).data;
    expect([skusOf(response.wishlist), response.user_errors]).toEqual([
      ['1 CHEAP'],
      [{ code: 'UNDEFINED', message: 'Could not find a wishlist item with ID "77"' }],
    ]);
  });

  test('adds a configurable product by variant SKU, with options, or without options', async () => {
    const { parentSku, sku } = variant;
    const { wishlist } = await add([
      { sku: parentSku, quantity: 1 },
      { sku, parent_sku: parentSku, quantity: 1 },
    ]);
    const items = wishlist.items_v2.items as (Item & {
      child_sku: string;
      configured_variant: { sku: string } | null;
      configurable_options: { configurable_product_option_value_uid: string }[];
    })[];
    expect(new Set(items.map(({ product }) => product.sku))).toEqual(new Set([parentSku]));
    const chosen = items.find(({ configured_variant: found }) => found)!;
    const open = items.find(({ configured_variant: found }) => !found)!;
    expect([chosen.child_sku, chosen.configured_variant?.sku, open.child_sku, open.configurable_options]).toEqual([
      sku,
      sku,
      parentSku,
      [],
    ]);
    const uids = chosen.configurable_options.map((option) => option.configurable_product_option_value_uid);
    expect(uids.length).toBeGreaterThan(0);
    const again = await add([{ sku: parentSku, quantity: 4, selected_options: uids }]);
    expect(again.wishlist.items_v2.items.find(({ id }: Item) => id === chosen.id).quantity).toBe(5);
    // Choosing the same options later merges both items.
    const { response } = (
      await ann.execute(UPDATE, { id: '0', items: [{ wishlist_item_id: open.id, selected_options: uids }] })
    ).data;
    expect([response.wishlist.items_count, skusOf(response.wishlist), response.user_errors]).toEqual([
      1,
      [`6 ${parentSku}`],
      [],
    ]);
  });

  test('the deprecated query returns the default list to its owner only', async () => {
    await add([{ sku: 'TILE', quantity: 3 }]);
    const OLDER = '{ wishlist { name items_count sharing_code items { id qty description product { sku } } } }';
    const { wishlist } = (await ann.execute(OLDER)).data;
    const [list] = await lists();
    expect(wishlist).toEqual({
      name: list.name,
      items_count: 1,
      sharing_code: null,
      items: [{ id: Number(list.items_v2.items[0].id), qty: 3, description: null, product: { sku: 'TILE' } }],
    });
    expect((await ann.execute('{ customer { wishlist { items { qty } } } }')).data.customer.wishlist.items).toEqual([
      { qty: 3 },
    ]);
    expect((await shop.graphql(OLDER)).errors?.[0]?.message).toMatch(/isn't authorized|cannot perform/);
  });

  test.each([
    [{ sku: 'NONE', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NONE"'],
    [
      { sku: 'TILE', parent_sku: 'OTHER', quantity: 1 },
      'PRODUCT_NOT_FOUND',
      'Could not find a product with SKU "TILE"',
    ],
    [{ sku: 'TILE', quantity: 0 }, 'UNDEFINED', 'The quantity of a wish list item cannot be 0'],
    [
      { sku: 'TILE', quantity: 1.5 },
      'UNDEFINED',
      'The quantity of a wish list item must be a whole number from 1 to 10000',
    ],
    [
      { sku: 'TILE', quantity: 10_001 },
      'UNDEFINED',
      'The quantity of a wish list item must be a whole number from 1 to 10000',
    ],
    [
      {
        sku: variant.parentSku,
        quantity: 1,
        selected_options: [Buffer.from('configurable/999/999').toString('base64')],
      },
      'UNDEFINED',
      'The required options you selected are not available',
    ],
  ])('rejects %o', async (item, code, message) => {
    const { wishlist, user_errors: errors } = await add([item]);
    expect([wishlist.items_count, errors]).toEqual([0, [{ code, message }]]);
  });

  test('updates quantity and note; missing fields do not change, an empty note is removed', async () => {
    const [item] = (await add([{ sku: 'TILE', quantity: 2 }])).wishlist.items_v2.items;
    const change = async (changes: Record<string, unknown>) =>
      (await ann.execute(UPDATE, { id: '0', items: [{ wishlist_item_id: item.id, ...changes }] })).data.response;
    const after = async (changes: Record<string, unknown>) => {
      const { quantity, description } = (await change(changes)).wishlist.items_v2.items[0];
      return [quantity, description];
    };
    expect(await after({ description: ' Bath, north wall ' })).toEqual([2, 'Bath, north wall']);
    expect(await after({ quantity: 7 })).toEqual([7, 'Bath, north wall']);
    expect(await after({ description: '' })).toEqual([7, null]);
    expect((await change({ quantity: 0 })).user_errors[0].message).toBe('The quantity of a wish list item cannot be 0');
    expect((await change({ description: 'x'.repeat(501) })).user_errors[0].message).toContain('500 characters');
    const other = await ann.execute(UPDATE, { id: '0', items: [{ wishlist_item_id: '5', quantity: 1 }] });
    expect(other.data.response.user_errors[0].message).toBe('Could not find a wishlist item with ID "5"');
  });

  test('products added to the cart leave the list, rejected ones remain', async () => {
    const { wishlist } = await add([
      { sku: 'TILE', quantity: 2 },
      { sku: variant.parentSku, quantity: 1 },
    ]);
    const { response } = (await ann.execute(TO_CART, { id: wishlist.id })).data;
    const open = wishlist.items_v2.items.find(({ product }: Item) => product.sku === variant.parentSku);
    expect([response.status, skusOf(response.wishlist)]).toEqual([false, [`1 ${variant.parentSku}`]]);
    expect(response.add_wishlist_items_to_cart_user_errors).toEqual([
      {
        code: 'UNDEFINED',
        message: 'You need to choose options for your item.',
        wishlistId: wishlist.id,
        wishlistItemId: open.id,
      },
    ]);
    const inCart = await ann.execute('{ customerCart { itemsV2 { items { quantity product { sku } } } } }');
    expect(inCart.data.customerCart.itemsV2.items).toEqual([{ quantity: 2, product: { sku: 'TILE' } }]);
    const none = await ann.execute(TO_CART, { id: '0', items: ['9'] });
    expect(none.data.response.add_wishlist_items_to_cart_user_errors[0].message).toBe(
      'Could not find a wishlist item with ID "9"',
    );
  });

  test('additional lists require unique names and are deleted with their products; the default list cannot be deleted', async () => {
    const bath = await make(' Main   bath ');
    expect([bath.name, bath.visibility, bath.sharing_code]).toEqual(['Main bath', 'PRIVATE', null]);
    for (const [name, message] of [
      ['Main bath', 'Wish list "Main bath" already exists.'],
      ['My favourites', 'Wish list "My favourites" already exists.'],
      ['  ', 'Provide the wish list name.'],
      ['x'.repeat(81), 'The wish list name must have 80 characters at most.'],
    ])
      expect(firstError(await ann.execute(CREATE, { name, visibility: 'PRIVATE' }))).toEqual([
        message,
        'graphql-input',
      ]);
    await add([{ sku: 'TILE', quantity: 1 }], bath.id);
    const [first] = await lists();
    expect(first.items_count).toBe(0);
    expect(firstError(await ann.execute(DELETE, { id: first.id }))[0]).toBe("The default wish list can't be deleted.");
    const { status, wishlists } = (await ann.execute(DELETE, { id: bath.id })).data.deleteWishlist;
    expect([status, wishlists]).toEqual([true, [{ id: first.id, name: 'My favourites' }]]);
  });

  test('a list gets a share link that can be revoked permanently', async () => {
    const bath = await make('Bath', 'PUBLIC');
    expect(bath.sharing_code).toMatch(/^[A-Za-z0-9]{32}$/);
    const change = async (changes: Record<string, unknown>) => {
      const { updateWishlist } = (await ann.execute(CHANGE, { id: bath.id, ...changes })).data;
      const list = (await lists()).find(({ id }: { id: string }) => id === bath.id);
      return [updateWishlist, list.sharing_code];
    };
    expect(await change({ name: 'Bath 2' })).toEqual([
      { name: 'Bath 2', uid: bath.id, visibility: 'PUBLIC' },
      bath.sharing_code,
    ]);
    await add([{ sku: 'TILE', quantity: 3 }], bath.id);
    const shared = async (code = bath.sharing_code) =>
      (await shop.graphql(SHARED, { code }, { ip: '10.9.9.9' })).data.sharedWishlist;
    expect(await shared()).toEqual({ name: 'Bath 2', items: [{ quantity: 3, product: { sku: 'TILE' } }] });
    expect([await shared(''), await shared('x'.repeat(32))]).toEqual([null, null]);
    expect(await change({ visibility: 'PRIVATE' })).toEqual([
      { name: 'Bath 2', uid: bath.id, visibility: 'PRIVATE' },
      null,
    ]);
    const [, next] = await change({ visibility: 'PUBLIC' });
    expect(next).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(next).not.toBe(bath.sharing_code);
    expect([await shared(), (await shared(next)).name]).toEqual([null, 'Bath 2']);
  });

  test('copies and moves products to another list in the given quantity, with their notes', async () => {
    const bath = await make('Bath');
    const [item] = (await add([{ sku: 'TILE', quantity: 5 }])).wishlist.items_v2.items;
    await ann.execute(UPDATE, { id: '0', items: [{ wishlist_item_id: item.id, description: 'Floor' }] });
    const between = async (verb: string, quantity?: number) => {
      const variables = { from: '0', to: bath.id, items: [{ wishlist_item_id: item.id, quantity }] };
      const {
        source_wishlist: from,
        destination_wishlist: to,
        user_errors: errors,
      } = (await ann.execute(carry(verb), variables)).data.response;
      return [skusOf(from), skusOf(to), errors, to.items_v2.items[0]?.description];
    };
    expect(await between('copy', 2)).toEqual([['5 TILE'], ['2 TILE'], [], 'Floor']);
    expect(await between('move', 1)).toEqual([['4 TILE'], ['3 TILE'], [], 'Floor']);
    expect(await between('move')).toEqual([[], ['7 TILE'], [], 'Floor']);
    expect((await between('move'))[2]).toEqual([
      { code: 'UNDEFINED', message: `Could not find a wishlist item with ID "${item.id}"` },
    ]);
  });

  test('only the owner can use a list: others do not find it, guests are rejected', async () => {
    const bath = await make('Bath');
    const { wishlist } = await add([{ sku: 'TILE', quantity: 1 }], bath.id);
    const itemId = wishlist.items_v2.items[0].id;
    const bob = await customer(shop, `bob-${count}@example.com`);
    const id = bath.id;
    expect(
      (await bob.execute('query ($id: ID!) { customer { wishlist_v2(id: $id) { id } } }', { id })).data.customer
        .wishlist_v2,
    ).toBe(null);
    const calls: [string, Record<string, unknown>][] = [
      [ADD, { id, items: [] }],
      [REMOVE, { id, items: [itemId] }],
      [UPDATE, { id, items: [{ wishlist_item_id: itemId, quantity: 9 }] }],
      [TO_CART, { id }],
      [CHANGE, { id, name: 'Mine' }],
      [DELETE, { id }],
      [carry('copy'), { from: id, to: '0', items: [{ wishlist_item_id: itemId }] }],
      [carry('move'), { from: '0', to: id, items: [{ wishlist_item_id: itemId }] }],
    ];
    for (const [query, variables] of calls) {
      expect(firstError(await bob.execute(query, variables))).toEqual(['The wishlist was not found.', 'graphql-input']);
      expect(firstError(await shop.graphql(query, variables))).toEqual([
        'The current user cannot perform operations on wishlist',
        'graphql-authorization',
      ]);
    }
    // An item id of another customer's list, sent with the customer's own list.
    expect((await bob.execute(REMOVE, { id: '0', items: [itemId] })).data.response.user_errors).toHaveLength(1);
    expect(firstError(await shop.graphql(CREATE, { name: 'Bath', visibility: 'PRIVATE' }))[1]).toBe(
      'graphql-authorization',
    );
    expect(skusOf((await ann.execute(ADD, { id, items: [] })).data.response.wishlist)).toEqual(['1 TILE']);
  });

  test('counts simultaneous additions', async () => {
    await Promise.all([1, 2, 3, 4].map(() => add([{ sku: 'TILE', quantity: 1 }])));
    expect(skusOf((await lists())[0])).toEqual(['4 TILE']);
  });

  test('limits the number of lists', async () => {
    for (let made = 1; made < MAX_WISHLISTS; made += 1) expect(await make(`List ${made}`)).toBeTruthy();
    expect(firstError(await ann.execute(CREATE, { name: 'One more', visibility: 'PRIVATE' }))[0]).toBe(
      `Only ${MAX_WISHLISTS} wish list(s) can be created.`,
    );
  });

  test('deletes the lists with the account', async () => {
    await add([{ sku: 'TILE', quantity: 1 }]);
    const left = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from wishlist_item`.execute(shop.platform.db.kysely))
        .rows[0]!.count;
    const before = await left();
    await ann.execute('mutation { deleteCustomer }');
    expect(await left()).toBe(before - 1);
  });
});
