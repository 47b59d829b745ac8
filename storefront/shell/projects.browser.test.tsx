import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSession } from '#storefront/platform/session/session.ts';
import { show } from '#storefront/testing/browser.tsx';
import { WishlistScreen } from './wishlist-screen.tsx';

const BOX = { __typename: 'AttributeSelectedOptions', code: 'selling_unit', selected_options: [{ label: 'Box' }] };
const card = (sku: string, name: string, isSampled = false) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name,
  url_key: name.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  small_image: null,
  media_gallery: [],
  price_range: {
    minimum_price: { regular_price: { value: 5, currency: 'CAD' }, final_price: { value: 5, currency: 'CAD' } },
    maximum_price: { final_price: { value: 5, currency: 'CAD' } },
  },
  custom_attributesV2: {
    items: isSampled ? [{ __typename: 'AttributeValue', code: 'sample_available', value: '1' }, BOX] : [],
  },
});
const item = (id: string, sku: string, quantity = 1, description: string | null = null) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity,
  description,
  room_id: null as string | null,
  area: null as object | null,
  coverage: 10,
  unit_price: { value: 5 },
  planned: { value: 5 * quantity },
  is_sample_ordered: false,
  product: { sku },
});
const nothingPlanned = {
  rooms: [] as { id: string; name: string }[],
  budget: null as object | null,
  planned: { value: 60 },
  not_counted: 0,
};
const list = (id: string, name: string, items: object[], sharing_code: string | null = null) => ({
  id,
  name,
  sharing_code,
  ...nothingPlanned,
  items_v2: { items: items as ReturnType<typeof item>[] },
});
const cart = { id: 'c', total_quantity: 0, items: [], prices: null, shipping_addresses: [] };
const sharedItems = {
  sharedWishlist: { ...nothingPlanned, name: 'Main bath', items: [item('7', 'VER', 12, 'Floor')] },
};

/** An account with a wishlist and a project, and the mutations sent to it. */
const account = () => {
  const lists = [
    list('5', 'My favourites', [item('1', 'LUM')]),
    list('6', 'Main bath', [item('7', 'VER', 12, 'Floor')]),
  ];
  const sent: [string, Record<string, unknown>][] = [];
  const noting = (name: string, response: (variables: Record<string, string>) => unknown) => ({
    [name]: (variables: Record<string, string>) => {
      sent.push([name, variables]);
      return response(variables);
    },
  });
  const done = { user_errors: [] as object[] };
  return {
    lists,
    sent,
    done,
    responses: {
      getNamedProducts: { products: { items: [card('VER', 'Verdance', true), card('LUM', 'Lumen')] } },
      getWishes: { customer: { wishlists: [lists[0]] } },
      getProjects: () => ({ customer: { wishlists: [...lists] } }),
      createCart: { cartId: 'c' },
      GetCart: { cart },
      GetSamples: ({ skus }: { skus: string[] }) => ({
        samples: { items: skus.map((sku) => ({ product_sku: sku, sku: `${sku}-SMP`, is_in_stock: true })) },
      }),
      ...noting('addItem', () => ({ addProductsToCart: done })),
      ...noting('createProject', ({ name }) => {
        lists.push(list('8', name ?? '', []));
        return { createWishlist: { wishlist: { id: '8' } } };
      }),
      ...noting('updateProject', ({ visibility, name }) => {
        lists[1] = list(
          '6',
          name ?? 'Main bath',
          lists[1]!.items_v2.items,
          visibility === 'PUBLIC' ? 'x'.repeat(32) : null,
        );
        return { updateWishlist: { uid: '6' } };
      }),
      ...noting('updateProjectItem', () => ({ updateProductsInWishlist: done })),
      ...noting('planItems', () => ({ planWishlistItems: done })),
      ...noting('setBudget', () => {
        Object.assign(lists[1]!, { budget: { value: 50 } });
        return { setWishlistBudget: done };
      }),
      ...noting('changeRooms', ({ input }) => {
        const { add } = input as unknown as { add?: string };
        if (add) lists[1]!.rooms = [...lists[1]!.rooms, { id: String(20 + lists[1]!.rooms.length), name: add }];
        return { changeWishlistRooms: done };
      }),
      ...noting('moveToProject', () => ({ moveProductsBetweenWishlists: done })),
      ...noting('getProjectPaper', () => ({ wishlistPaper: { name: 'project.pdf', content: btoa('%PDF-') } })),
      ...noting('copyToProject', () => {
        lists[1]!.items_v2.items.push(item('9', 'LUM'));
        return { copyProductsBetweenWishlists: done };
      }),
      ...noting('deleteProject', () => {
        lists.pop();
        return { deleteWishlist: { status: true } };
      }),
    },
  };
};

const open = async (address: string, { responses }: { responses: object }, isSignedIn = true) => {
  const session = createSession();
  if (isSignedIn) session.setToken('token');
  return show(<WishlistScreen />, { address, responses: responses as never, platform: { session } });
};

beforeEach(() => localStorage.clear());

test('shows the customer’s lists beside the wishlist, and creates another', async () => {
  const shop = account();
  const { router } = await open('/wishlist', shop);
  const tabs = page.getByRole('navigation', { name: 'Your lists' });
  await expect.element(tabs.getByRole('link', { name: 'Main bath' })).toHaveAttribute('href', '/wishlist?list=6');
  await expect.element(tabs.getByRole('link', { name: 'My favourites' })).toHaveAttribute('aria-current', 'page');
  const add = page.getByRole('button', { name: 'New project or room' });
  await add.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(add).toHaveFocus();
  await add.click();
  await page.getByLabelText('Name of the project or room').fill(' Kitchen ');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect.poll(() => router.state.location.href).toBe('/wishlist?list=8');
  expect(shop.sent).toEqual([['createProject', { name: 'Kitchen' }]]);
});

test('a line shows the price with the product’s selling unit', async () => {
  await open('/wishlist?list=6', account());
  await expect.element(page.getByText('$5.00 per box')).toBeVisible();
});

test('saves quantity and note, and copies products from the wishlist', async () => {
  const shop = account();
  await open('/wishlist?list=6', shop);
  await page.getByRole('button', { name: 'One Verdance more' }).click();
  await page.getByText('Room, note, other lists').click();
  await page.getByLabelText('Note on Verdance').fill('North wall');
  await page.getByRole('button', { name: 'Add Lumen to this list' }).click();
  await expect.element(page.getByLabelText('Area of Lumen, in sq ft')).toBeVisible();
  expect(page.getByRole('button', { name: 'Add Lumen to this list' }).elements()).toEqual([]);
  expect(shop.sent).toEqual([
    ['updateProjectItem', { list: '6', item: '7', quantity: 13 }],
    ['updateProjectItem', { list: '6', item: '7', note: 'North wall' }],
    ['copyToProject', { from: '5', to: '6', items: [{ wishlist_item_id: '1' }] }],
  ]);
});

test('shares a list by a link, which can be revoked', async () => {
  const shop = account();
  await open('/wishlist?list=6', shop);
  await page.getByRole('button', { name: 'Share by a private link' }).click();
  const link = page.getByLabelText('Private link');
  await expect.element(link).toHaveValue(`https://shop.test/wishlist?shared=${'x'.repeat(32)}`);
  const copy = page.getByRole('button', { name: 'Copy the link' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await copy.click();
  await expect.poll(() => copied.mock.calls).toEqual([[`https://shop.test/wishlist?shared=${'x'.repeat(32)}`]]);
  copied.mockRejectedValueOnce(new Error('not allowed'));
  await copy.click();
  await expect.element(link).toHaveFocus();
  await page.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect.element(page.getByRole('button', { name: 'Share by a private link' })).toBeVisible();
  expect(shop.sent.map(([, variables]) => variables)).toEqual([
    { list: '6', visibility: 'PUBLIC' },
    { list: '6', visibility: 'PRIVATE' },
  ]);
});

test('adds a whole list to the cart, with its samples, and names refused products', async () => {
  const shop = account();
  await open('/wishlist?list=6', shop);
  await page.getByRole('button', { name: 'Add everything to the cart' }).click();
  await expect.element(page.getByText('One product is in your cart.')).toBeVisible();
  shop.done.user_errors = [{ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' }];
  await page.getByRole('button', { name: 'Order all samples' }).click();
  await expect.element(page.getByText('No sample was put into your cart.')).toBeVisible();
  await expect.element(page.getByText('Verdance: There is not enough stock for that quantity.')).toBeVisible();
  expect(shop.sent.map(([, { cartItem, items, ...rest }]) => JSON.stringify(cartItem ?? items ?? rest))).toEqual([
    expect.stringContaining('"VER"'),
    expect.stringContaining('"VER-SMP"'),
  ]);
});

test('deletes a list after a confirmation, and does not find another customer’s list', async () => {
  const shop = account();
  const { router } = await open('/wishlist?list=6', shop);
  await page.getByRole('button', { name: 'Delete the list' }).click();
  expect(shop.sent).toEqual([]);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect.poll(() => router.state.location.href).toBe('/wishlist');
  expect(shop.sent).toEqual([['deleteProject', { list: '6' }]]);
  await open('/wishlist?list=99', shop);
  await expect.element(page.getByText('This list is not among yours.')).toBeVisible();
});

test('anyone with the link can see the list but not change it; a revoked link opens nothing', async () => {
  const responses = {
    ...account().responses,
    getSharedList: ({ code }: { code: string }) => (code === 'good' ? sharedItems : { sharedWishlist: null }),
  };
  const { container } = await open('/wishlist?shared=good', { responses }, false);
  await expect.element(page.getByRole('heading', { name: 'Main bath' })).toBeVisible();
  await expect.element(page.getByText('12 units')).toBeVisible();
  await expect.element(page.getByText('Floor')).toBeVisible();
  expect(container.querySelector('[class*="_gone_"]')).toBe(null);
  expect(container.querySelectorAll('input, textarea')).toHaveLength(0);
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Add everything to the cart', 'Order all samples', 'Save as PDF', 'Print']);
  await open('/wishlist?shared=bad', { responses }, false);
  await expect.element(page.getByText('This link leads to no list.', { exact: false })).toBeVisible();
});

test('an area determines the number of boxes at once, and is saved in the shopper’s unit; an invalid area shows an error', async () => {
  const shop = account();
  await open('/wishlist?list=6', shop);
  const area = page.getByLabelText('Area of Verdance, in sq ft');
  await area.fill('100');
  await page.getByRole('heading', { name: 'Main bath' }).click();
  await expect.element(page.getByLabelText('Units of Verdance')).toHaveValue('11');
  await expect.element(page.getByText('Covers 110 sq ft')).toBeVisible();
  await area.fill('lots');
  await page.getByRole('heading', { name: 'Main bath' }).click();
  await expect.element(page.getByText('Write an area, such as 120', { exact: false })).toBeVisible();
  expect(shop.sent).toEqual([
    [
      'planItems',
      { list: '6', items: [{ wishlist_item_id: '7', area: { value: 100, unit: 'SQ_FT', waste_percent: 10 } }] },
    ],
  ]);
});

test('saves two side lengths as their area', async () => {
  const shop = account();
  await open('/wishlist?list=6', shop);
  const area = page.getByLabelText('Area of Verdance, in sq ft');
  await area.fill("12' 4\" x 10'");
  await page.getByRole('heading', { name: 'Main bath' }).click();
  await expect.element(page.getByLabelText('Units of Verdance')).toHaveValue('14');
  expect(shop.sent).toEqual([
    [
      'planItems',
      { list: '6', items: [{ wishlist_item_id: '7', area: { value: 123.333, unit: 'SQ_FT', waste_percent: 10 } }] },
    ],
  ]);
});

test('adds and sorts rooms, and moves products into them', async () => {
  const shop = account();
  await open('/wishlist?list=6', shop);
  for (const name of ['Floor', 'Wall']) {
    await page.getByLabelText('New room').fill(name);
    await page.getByRole('button', { name: 'Add the room' }).click();
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Move the room Wall up' }).click();
  await page.getByText('Room, note, other lists').click();
  await page.getByLabelText('Room', { exact: true }).selectOptions('Wall');
  await page.getByRole('button', { name: 'Remove the room Floor' }).click();
  await expect
    .poll(() => shop.sent.slice(2))
    .toEqual([
      ['changeRooms', { list: '6', input: { order: ['21', '20'] } }],
      ['planItems', { list: '6', items: [{ wishlist_item_id: '7', room_id: '21' }] }],
      ['changeRooms', { list: '6', input: { remove: '20' } }],
    ]);
});

test('shows the budget with the planned amount, and that hidden prices are not included', async () => {
  const shop = account();
  Object.assign(shop.lists[1]!, { not_counted: 1 });
  Object.assign(shop.lists[1]!.items_v2.items[0]!, { unit_price: null, planned: null });
  await open('/wishlist?list=6', shop);
  await expect.element(page.getByText('One product is not counted', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Not counted: its price is not shown here.')).toBeVisible();
  await page.getByRole('button', { name: 'Set a budget' }).click();
  await page.getByLabelText('Budget in dollars').fill('no');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByText('Write an amount in digits', { exact: false })).toBeVisible();
  await page.getByLabelText('Budget in dollars').fill('$50');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByText('$10.00 over the budget')).toBeVisible();
  expect(shop.sent).toEqual([['setBudget', { list: '6', amount: 50 }]]);
});

test('copies a product, moves one to another list, and saves the list as PDF', async () => {
  const shop = account();
  await open('/wishlist?list=6', shop);
  await page.getByText('Room, note, other lists').click();
  await page.getByRole('button', { name: 'Copy it there' }).click();
  await page.getByRole('button', { name: 'Move it there' }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.element(page.getByText('The PDF was saved.')).toBeVisible();
  expect(shop.sent).toEqual([
    ['copyToProject', { from: '6', to: '5', items: [{ wishlist_item_id: '7' }] }],
    ['moveToProject', { from: '6', to: '5', items: [{ wishlist_item_id: '7' }] }],
    ['getProjectPaper', { input: { wishlist_id: '6' } }],
  ]);
});
