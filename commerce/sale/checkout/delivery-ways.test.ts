import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { saveShowroomVisibility, saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { allowLater, setStock } from '#commerce/after-sale/orders/testing/books.ts';
import { showrooms } from '#commerce/after-sale/orders/testing/products.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { add, montreal, newCart, setAddress, setMethod } from '#commerce/after-sale/orders/testing/shopper.ts';

type Window = { from: string; to: string };
type Way = {
  carrier_code: string;
  method_code: string;
  method_title: string;
  amount: { value: number; currency: string };
  total: { value: number } | null;
  available: boolean;
  delivery: Window | null;
  first_delivery: Window | null;
};

const WINDOW = '{ from to }';
const FIELDS = `carrier_code method_code method_title amount { value currency } total { value } available delivery ${WINDOW} first_delivery ${WINDOW}`;
const MONTREAL = { country_code: 'CA', postcode: 'h2y1c6' };

describeWithDatabase('ways of delivery to a postal code', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    await shop.platform.db.tx((db) =>
      saveShowrooms(
        db,
        showrooms.map((one) => ({ ...one, transferDays: one.code === 'montreal' ? 0 : 2 })),
      ),
    );
  });

  const requestProduct = (sku: string, quantity: number, place = MONTREAL, store = 'CA_EN') =>
    shop.graphql(
      `query ($items: [CartItemInput!]!, $place: DeliveryPlaceInput!) {
        productDelivery(items: $items, place: $place) { ${FIELDS} } }`,
      { items: [{ sku, quantity }], place },
      { store },
    );
  const ofProduct = async (...given: Parameters<typeof requestProduct>): Promise<Way[]> =>
    (await requestProduct(...given)).data.productDelivery;
  const ofCart = async (id: string, place = MONTREAL): Promise<Way[]> =>
    (
      await shop.graphql(
        `query ($id: String!, $place: DeliveryPlaceInput!) { cartDeliveryTo(cart_id: $id, place: $place) { ${FIELDS} } }`,
        { id, place },
      )
    ).data.cartDeliveryTo;
  /** Methods of the checkout: price and days by method. */
  const atCheckout = async (id: string) => {
    const { data } = await shop.graphql(
      `query ($id: String!) {
        cart(cart_id: $id) { shipping_addresses { available_shipping_methods { carrier_code method_code amount { value } } } }
        cartDelivery(cart_id: $id) { carrier_code method_code delivery ${WINDOW} } }`,
      { id },
      { headers: { 'x-pickup-list': '1' } },
    );
    const days = data.cartDelivery as (Pick<Way, 'method_code'> & { delivery: Window })[];
    const methods = data.cart.shipping_addresses[0].available_shipping_methods as Way[];
    return methods.map(({ method_code: code, amount }) => [
      code,
      amount.value,
      days.find((each) => each.method_code === code)?.delivery ?? null,
    ]);
  };
  const shown = (ways: readonly Way[]) =>
    ways.map(({ method_code: code, amount, delivery }) => [code, amount.value, delivery]);

  test.each([1, 3, 40])('of %i units of a product have the price and the days of the checkout', async (quantity) => {
    await setStock(shop, 'TILE', 100);
    const id = await newCart(shop);
    await add(shop, id, 'TILE', quantity);
    const before = await ofCart(id);
    expect(before.length).toBeGreaterThan(1);
    await setAddress(shop, id, montreal);
    const expected = await atCheckout(id);
    expect(expected.some(([, , days]) => days !== null)).toBe(true);
    expect(shown(await ofProduct('TILE', quantity))).toEqual(expected);
    expect(shown(before)).toEqual(expected);
  });

  test('the total with a delivery equals the checkout’s, and pickups have none', async () => {
    await setStock(shop, 'TILE', 100);
    const ways = await ofProduct('TILE', 3);
    const carried = ways.filter(({ carrier_code: carrier, available }) => carrier !== 'instore' && available);
    expect(carried.length).toBeGreaterThan(0);
    for (const way of carried) {
      const id = await newCart(shop);
      await add(shop, id, 'TILE', 3);
      await setAddress(shop, id, montreal);
      await setMethod(shop, id, way.carrier_code, way.method_code);
      const { data } = await shop.graphql(
        'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }',
        { id },
      );
      expect(way.total?.value).toBe(data.cart.prices.grand_total.value);
    }
    const others = ways.filter((way) => !carried.includes(way));
    expect(others.map(({ total }) => total)).toEqual(others.map(() => null));
  });

  test('the code decides zone and country; a code of another country is refused with an error', async () => {
    const far = (await ofProduct('TILE', 1, { country_code: 'CA', postcode: 'Y1A 1A1' }))[0];
    expect(far?.amount.value).toBeGreaterThan((await ofProduct('TILE', 1))[0]!.amount.value);
    expect((await ofProduct('TILE', 1, { country_code: 'US', postcode: '05401' }, 'US_EN'))[0]?.amount.currency).toBe(
      'USD',
    );
    for (const postcode of ['', '05401', 'D1A 1A1'])
      expect((await requestProduct('TILE', 1, { country_code: 'CA', postcode })).errors?.[0]?.message).toBe(
        'Provided Zip/Postal Code seems to be invalid.',
      );
  });

  test('products that cannot be ordered have none', async () => {
    await setStock(shop, 'TILE', 2);
    expect(await ofProduct('TILE', 3)).toBeNull();
    expect(await ofProduct('NOTHING', 1)).toBeNull();
    expect(await ofProduct('TILE', 0)).toBeNull();
  });

  test('a pickup counts the days of transfer to the showroom', async () => {
    await setStock(shop, 'TILE', 10);
    const ways = await ofProduct('TILE', 1);
    const ready = (showroom: string) => ways.find(({ method_code: code }) => code === showroom)?.delivery;
    expect(ready('montreal')).toEqual({ from: '2026-06-16', to: '2026-06-16' });
    expect(ready('calgary')).toEqual({ from: '2026-06-18', to: '2026-06-18' });
  });

  test('a pickup is promised for a day on which the showroom is open, with its special hours', async () => {
    await setStock(shop, 'TILE', 10);
    const readyWith = async (change: Partial<(typeof showrooms)[number]>) => {
      await shop.platform.db.tx(async (db) => {
        const tags = await saveShowrooms(
          db,
          showrooms.map((one) => ({ ...one, transferDays: one.code === 'montreal' ? 0 : 2, ...change })),
        );
        await shop.platform.cache.invalidate(db, tags);
      });
      return (await ofProduct('TILE', 1)).find(({ method_code: code }) => code === 'montreal')?.delivery?.from;
    };
    expect(await readyWith({ closedOn: ['2026-06-16'] })).toBe('2026-06-17');
    expect(await readyWith({ closedOn: ['06-16'], specialHours: { '2026-06-16': '09:00-12:00' } })).toBe('2026-06-16');
    expect(await readyWith({})).toBe('2026-06-16');
  });

  test('a hidden showroom is no place of pickup, also when its code is given', async () => {
    const show = (isActive: boolean) =>
      shop.platform.db.tx(async (db) => {
        const tags = await saveShowroomVisibility(db, 'montreal', { isActive, from: null, until: null });
        await shop.platform.cache.invalidate(db, tags);
      });
    const places = async () => (await ofProduct('TILE', 1)).map(({ method_code: code }) => code);
    expect(await places()).toContain('montreal');
    await show(false);
    expect(await places()).not.toContain('montreal');
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 1);
    await setAddress(shop, id);
    expect((await setMethod(shop, id, 'instore', 'montreal')).errors).toHaveLength(1);
    await show(true);
    expect((await setMethod(shop, id, 'instore', 'montreal')).errors).toBeUndefined();
  });

  test('the lines of a cart for pickup count the days of transfer too', async () => {
    await setStock(shop, 'TILE', 10);
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await setAddress(shop, id, montreal);
    const daysAt = async (showroom: string) => {
      await setMethod(shop, id, 'instore', showroom);
      const { data } = await shop.graphql(
        'query ($id: String!) { cartLineDelivery(cart_id: $id) { group leaves_in } }',
        { id },
      );
      return data.cartLineDelivery;
    };
    expect(await daysAt('montreal')).toEqual([{ group: 'PICKUP', leaves_in: 1 }]);
    expect(await daysAt('calgary')).toEqual([{ group: 'PICKUP', leaves_in: 3 }]);
  });

  test('beyond the stock the days of everything and of the units in stock are shown', async () => {
    await allowLater(shop);
    await setStock(shop, 'TILE', 4);
    const [way] = await ofProduct('TILE', 10);
    expect(way!.first_delivery!.to < way!.delivery!.from).toBe(true);
    expect((await ofProduct('TILE', 4))[0]!.first_delivery).toBeNull();
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 10);
    const together = (await ofCart(id))[0]!;
    await shop.graphql('mutation ($input: SetShipmentsInput!) { setShipmentsOnCart(input: $input) { shipments } }', {
      input: { cart_id: id, shipments: 'APART' },
    });
    const apart = (await ofCart(id))[0]!;
    expect(apart).toMatchObject({ delivery: together.delivery, first_delivery: together.first_delivery });
  });
});
