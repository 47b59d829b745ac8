import { FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveOrderSettings } from './service.ts';
import { staff } from './staff.ts';
import { openShop } from './testing/shop.ts';
import { add, montreal, newCart, nonce, pay, paymentBody, placeOrder, setPayment, ship } from './testing/shopper.ts';

const WORDS =
  'I understand that final sales (slabs and outlet items) are not taken back unless they arrive broken or are defective.';
const AFTER = `query ($token: String!) { orderAfterSales(token: $token) { agreement { words language agreed_at }
  lines { sku to_return is_final_sale } } }`;

describeWithDatabase('the final sale agreement', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const cartOf = async (store = 'CA_EN', sku = 'QUARTZ') => {
    const id = await newCart(shop, { store });
    await add(shop, id, 'TILE', 1, {}, { store });
    await add(shop, id, sku, 1, {}, { store });
    const method: [string, string] = sku === 'QUARTZ' ? ['instore', 'montreal'] : ['flatrate', 'flatrate'];
    expect((await ship(shop, id, montreal, method)).status).toBe(200);
    return id;
  };
  const body = (email: string, agreed?: readonly string[], token = nonce()) => {
    const { paymentMethod, ...rest } = paymentBody(token);
    const extension = agreed && { extension_attributes: { agreement_ids: agreed } };
    return { ...rest, email, paymentMethod: { ...paymentMethod, ...extension } };
  };
  const after = async (number: string, email: string) => {
    const { data } = await shop.graphql(
      'query ($number: String!, $email: String!) { guestOrder(input: { number: $number, email: $email, lastname: "Roy" }) { token } }',
      { number, email },
    );
    return (await shop.graphql(AFTER, { token: data.guestOrder.token })).data.orderAfterSales;
  };
  const listed = async (number: string) => runStaff(shop.platform, [staff], ['order', 'show', number]);
  const attempts = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from payment_attempt`.execute(shop.platform.db.kysely))
      .rows[0]?.count;

  test('is listed among the checkout agreements in the language of the store view', async () => {
    const query = '{ checkoutAgreements { agreement_id name checkbox_text content is_html mode } }';
    expect((await shop.graphql(query, {}, { store: 'CA_EN' })).data.checkoutAgreements).toEqual([
      {
        agreement_id: FINAL_SALE_AGREEMENT,
        name: 'Final sale',
        checkbox_text: WORDS,
        content: WORDS,
        is_html: false,
        mode: 'MANUAL',
      },
    ]);
    const [french] = (await shop.graphql(query, {}, { store: 'CA_FR' })).data.checkoutAgreements;
    expect(french.checkbox_text).toContain('vente ferme');
  });

  test('is required before the card is charged, and stored with the time of consent', async () => {
    const id = await cartOf();
    const before = await attempts();
    const token = nonce();
    for (const agreed of [[], ['1']])
      expect(await pay(shop, id, body('final@example.com', agreed, token))).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('First, agree to the terms'), error_code: 'AGREEMENT_MISSING' },
      });
    expect(await attempts()).toBe(before);
    const { body: number } = await pay(shop, id, body('final@example.com', ['2'], token));
    const reported = await after(number, 'final@example.com');
    expect(reported.agreement).toEqual({ words: WORDS, language: 'en', agreed_at: '2026-06-15 12:00:00' });
    expect(
      reported.lines.map((line: { sku: string; is_final_sale: boolean }) => [line.sku, line.is_final_sale]),
    ).toEqual([
      ['TILE', false],
      ['QUARTZ', true],
    ]);
    const [mail] = await mailsTo(shop, 'final@example.com');
    const mailText = mail?.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ');
    expect(mailText).toContain('Slab QUARTZ');
    expect(mailText).toContain(WORDS);
    expect(await listed(number)).toContain(`2026-06-15 12:00 en: ${WORDS}`);
  });

  test('is stored in the language of the order', async () => {
    const id = await cartOf('CA_FR');
    const email = 'ferme@example.com';
    const { body: number } = await shop.rest(
      'POST',
      `/CA_FR/V1/guest-carts/${id}/payment-information`,
      body(email, ['2']),
    );
    const { agreement } = await after(number, email);
    expect([agreement.language, agreement.words]).toEqual(['fr', expect.stringContaining('vente ferme')]);
  });

  test('is not required from a Magento client that sends no agreements; staff see “not asked”', async () => {
    const id = await cartOf();
    const { body: number } = await pay(shop, id, body('stock@example.com'));
    expect((await after(number, 'stock@example.com')).agreement).toBeNull();
    expect(await listed(number)).toContain('not asked');
    const [mail] = await mailsTo(shop, 'stock@example.com');
    expect(mail).not.toContain('final sales');
    const other = await cartOf();
    await shop.rest('POST', `/V1/guest-carts/${other}/set-payment-information`, body('graph@example.com'));
    await setPayment(shop, other);
    expect((await placeOrder(shop, other)).data.placeOrder.order.order_number).toMatch(/^\d{9}$/);
  });

  test('is neither required nor stored for returnable items; a later change does not affect sold lines', async () => {
    const id = await cartOf('CA_EN', 'CHEAP');
    const { body: number } = await pay(shop, id, body('back@example.com', []));
    expect(await listed(number)).not.toContain('not asked');
    await shop.platform.db.tx((db) =>
      saveOrderSettings(db, { cancellation: null, carriers: [], returns: { days: 45, restockingPercent: 15 } }),
    );
    await runStaff(shop.platform, [staff], ['order', 'ship', number]);
    const { kysely } = shop.platform.db;
    await sql`insert into product_option_value (product_id, attribute_id, option_id)
      select p.id, c.attribute_id, c.option_id from product p, attribute_choice c
       where p.sku = 'CHEAP' and c.attribute_code = 'selling_unit' and c.option_code = 'slab'`.execute(kysely);
    const lines = (await after(number, 'back@example.com')).lines;
    expect(lines).toContainEqual({ sku: 'CHEAP', to_return: 1, is_final_sale: false });
    await sql`update order_item set is_final_sale = null where sku = 'CHEAP'`.execute(kysely);
    expect((await after(number, 'back@example.com')).lines).toContainEqual({
      sku: 'CHEAP',
      to_return: 0,
      is_final_sale: true,
    });
  });
});
