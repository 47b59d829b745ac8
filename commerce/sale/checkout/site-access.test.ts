import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import {
  add,
  montreal,
  newCart,
  placeOrder,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { shippingTitleIn } from '#commerce/sale/shipping/title-rules.ts';

type Question = { code: string; label: string; price: { value: number }; is_chosen: boolean };
type Method = { carrier_code: string; method_title: string; amount: { value: number } };

describeWithDatabase('site access questions', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const FIELDS = 'code label price { value } is_chosen';
  const requested = async (id: string, store = 'CA_EN'): Promise<Question[]> =>
    (await shop.graphql(`query ($id: String!) { siteAccess(cart_id: $id) { ${FIELDS} } }`, { id }, { store })).data
      .siteAccess;
  const setAccess = (id: string, access: readonly string[]) =>
    shop.graphql(`mutation ($input: SetSiteAccessInput!) { setSiteAccessOnCart(input: $input) { ${FIELDS} } }`, {
      input: { cart_id: id, access },
    });
  const freight = async (id: string, store = 'CA_EN'): Promise<Method> => {
    const { data } = await shop.graphql(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods { carrier_code method_title amount { value } } } } }',
      { id },
      { store },
    );
    const methods = data.cart.shipping_addresses[0].available_shipping_methods as Method[];
    return methods.find(({ carrier_code: code }) => code === 'freight')!;
  };
  const pallet = async (): Promise<string> => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 5);
    await setEmail(shop, id);
    await setAddress(shop, id, montreal);
    return id;
  };

  test('add their price to freight, and their title in the language of the reader', async () => {
    const id = await pallet();
    expect((await requested(id)).map(({ code, price, is_chosen: isChosen }) => [code, price.value, isChosen])).toEqual([
      ['residential', 0, false],
      ['liftgate', 0, false],
      ['stairs', 0, false],
      ['call_ahead', 0, false],
      ['appointment', 45, false],
    ]);
    const before = await freight(id);
    const response = await setAccess(id, ['appointment', 'stairs', 'stairs']);
    expect(response.data.setSiteAccessOnCart.filter((each: Question) => each.is_chosen)).toMatchObject([
      { code: 'stairs' },
      { code: 'appointment' },
    ]);
    const after = await freight(id);
    expect(after.amount.value - before.amount.value).toBeCloseTo(45, 2);
    expect(after.method_title).toBe(`${before.method_title} (stairs or a slope, set appointment)`);
    expect((await freight(id, 'CA_FR')).method_title).toMatch(/ \(escalier ou pente, rendez-vous fixe\)$/);
    expect((await requested(id, 'CA_FR'))[0]?.label).toBe('C’est une résidence');
    await setAccess(id, []);
    expect(await freight(id)).toEqual(before);
  });

  test('the order stores the answers in its shipping title and is charged for them', async () => {
    const id = await pallet();
    await setAccess(id, ['appointment']);
    const price = (await freight(id)).amount.value;
    await setMethod(shop, id, 'freight', 'ltl');
    await setBilling(shop, id);
    await setPayment(shop, id);
    const placed = await placeOrder(shop, id);
    expect(placed.data.placeOrder.errors).toEqual([]);
    const receipt = await shop.graphql(
      'query ($id: String!) { placedOrder(cart_id: $id) { shipping_title shipping_amount { value } } }',
      { id },
      { store: 'CA_FR' },
    );
    expect(receipt.data.placedOrder.shipping_title).toMatch(/ \(rendez-vous fixe\)$/);
    expect(receipt.data.placedOrder.shipping_amount.value).toBeCloseTo(price, 2);
  });

  test('are shown only for freight, and unknown answers are rejected', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await setAddress(shop, id, montreal);
    const goesByFreight = (await freight(id)) !== undefined;
    expect((await requested(id)).length > 0).toBe(goesByFreight);
    expect(await requested(await newCart(shop))).toEqual([]);
    expect((await setAccess(id, ['helicopter'])).errors?.[0]).toMatchObject({
      message: 'This is not a question about the delivery address.',
      extensions: { error_code: 'SITE_ACCESS_UNKNOWN' },
    });
  });

  test('a shipping title with answers is translated', () => {
    const places = { en: [], fr: [] };
    const saved = { carrierCode: 'freight', methodCode: 'ltl', language: 'en' as const };
    const title =
      'Freight on a pallet – To the curb, liftgate included, samples separately by parcel (a home, call ahead)';
    expect(shippingTitleIn({ ...saved, title }, 'fr', places)).toBe(
      'Transport sur palette – En bordure de rue, hayon compris, échantillons à part par colis (une résidence, appel avant l’arrivée)',
    );
    const plain = 'Freight on a pallet – To the curb, liftgate included';
    expect(shippingTitleIn({ ...saved, title: plain }, 'fr', places)).toBe(
      'Transport sur palette – En bordure de rue, hayon compris',
    );
  });
});
