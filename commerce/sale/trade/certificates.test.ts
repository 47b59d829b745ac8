import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { pdf } from '#commerce/people/careers/testing/careers.ts';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { as, customer, mailsTo, signIn } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { add, montreal, nonce, placeOrder } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as stores } from '#commerce/merchandise/stores/graphql.ts';
import { currentTaxRates } from '#commerce/sale/tax/service.ts';
import { resolvers } from './graphql.ts';
import { startTrade } from './service.ts';
import { certificateStaff } from './staff.ts';
import { uploaderOf } from './testing/trade.ts';
import type { Uploader } from './testing/trade.ts';

const SEND = `mutation ($input: TaxCertificateInput!) { sendTaxCertificate(input: $input) {
  certificates { state number country_code region_code valid_until reason } } }`;
const SHOW =
  '{ customerTradeAccount { certificates { state number reason } certificate_places { region_code name taxes } } }';
const SHIP = `mutation ($cart: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) {
    cart { prices { grand_total { value } applied_taxes { label amount { value } } } } } }`;
const PAY = `mutation ($cart: String!, $nonce: String!) {
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "tessera_test", tessera_test: { payment_method_nonce: $nonce } } }) { cart { id } } }`;
const ORDERS =
  '{ customer { orders(scope: GLOBAL) { items { total { total_tax { value } taxes { title rate amount { value } } } } } } }';
const QST = { number: 'QST 1012', country_code: 'CA', region_code: 'QC', valid_until: '2026-06-30' };
const ontario = { ...montreal, city: 'Ottawa', region: 'ON', postcode: 'K1A 0A9' };
const DAY = 24 * 3600 * 1000;

describeWithDatabase('exemption certificates', (open) => {
  let shop: TestShop;
  let upload: Uploader;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [stores, cart, customers, checkout, orders, resolvers],
      fill: saveTestProducts,
    });
    upload = uploaderOf(shop);
  });

  const someone = () => customer(shop, `exempt${++count}@example.com`);
  const token = async ({ headers }: SignedIn) => String((await upload('a.pdf', pdf(), headers)).value['token']);
  const send = async (who: SignedIn, input: Record<string, unknown> = {}) =>
    who.execute(SEND, { input: { ...QST, files: [await token(who)], ...input } });
  const run = (...argv: string[]) => runStaff(shop.platform, [certificateStaff], ['certificates', ...argv]);
  const pendingId = async (): Promise<string> => /^(\d+)\b.* pending /m.exec(await run('list'))?.[1] ?? '';
  const filled = async (who: SignedIn, address: object): Promise<{ id: string; taxes: [string, number][] }> => {
    const { id } = (await who.execute('{ customerCart { id } }')).data.customerCart;
    await add(shop, id, 'TILE', 1, {}, { headers: who.headers });
    const { prices } = (await who.execute(SHIP, { cart: id, address })).data.setShippingMethodsOnCart.cart;
    return {
      id,
      taxes: prices.applied_taxes.map((tax: { label: string; amount: { value: number } }) => [
        tax.label,
        tax.amount.value,
      ]),
    };
  };
  const taxes = async (who: SignedIn, address: object = montreal) => (await filled(who, address)).taxes;

  test('exempt from the tax of their region only, once approved and until they expire, and are stored with the order', async () => {
    const [ann, ben] = [await someone(), await someone()];
    expect((await send(ann)).data.sendTaxCertificate.certificates).toEqual([
      { ...QST, state: 'pending', reason: null },
    ]);
    expect((await taxes(ann)).map(([label]) => label)).toEqual(['GST', 'QST']);
    await run('approve', await pendingId());
    const { id, taxes: exempt } = await filled(ann, montreal);
    expect(exempt).toEqual([
      ['GST', expect.any(Number)],
      ['QST: exempt, certificate QST 1012', 0],
    ]);
    expect(exempt[0]?.[1]).toBeGreaterThan(0);
    expect((await taxes(ann, ontario)).map(([label]) => label)).toEqual(['HST']);
    expect((await taxes(ben)).map(([label]) => label)).toEqual(['GST', 'QST']);

    await filled(ann, montreal);
    await ann.execute(PAY, { cart: id, nonce: nonce() });
    expect((await placeOrder(shop, id, ann.headers)).data.placeOrder.order.order_number).toMatch(/^\d{9}$/);
    const saved =
      await sql`select tax_code, amount, exemption_number, exemption_until::text from order_tax order by position`.execute(
        shop.platform.db.kysely,
      );
    expect(saved.rows).toEqual([
      { tax_code: 'gst', amount: expect.any(Number), exemption_number: null, exemption_until: null },
      { tax_code: 'qst', amount: 0, exemption_number: 'QST 1012', exemption_until: '2026-06-30' },
    ]);
    const shown = async (store: string) =>
      (await ann.execute(ORDERS, {}, { store })).data.customer.orders.items[0].total.taxes[1];
    expect(await shown('CA_EN')).toEqual({ title: 'QST: exempt, certificate QST 1012', rate: 0, amount: { value: 0 } });
    expect((await shown('CA_FR')).title).toBe('TVQ\u00A0: exonération, certificat QST 1012');
    expect((await mailsTo(shop, ann.email)).some((mail) => mail.includes('certificate QST 1012'))).toBe(true);

    // 30 June ends at midnight in Montréal.
    shop.clock.advance(new Date('2026-07-01T03:59:00Z').getTime() - shop.clock.now().getTime());
    const later = as(shop, ann.email, (await signIn(shop, ann.email)) ?? '');
    expect((await taxes(later))[1]?.[1]).toBe(0);
    shop.clock.advance(2 * 60 * 1000);
    expect((await taxes(later)).map(([label]) => label)).toEqual(['GST', 'QST']);
  });

  test('do not include GST or HST: the file lists the taxes of each region', async () => {
    const ann = await someone();
    const { certificate_places: places } = (await ann.execute(SHOW)).data.customerTradeAccount;
    expect(places).toContainEqual({ region_code: 'BC', name: 'British Columbia', taxes: ['PST'] });
    expect(places.flatMap(({ taxes: named }: { taxes: string[] }) => named)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/GST|HST/)]),
    );
  });

  test('exempt from nothing when declined or withdrawn, and the customer sees the reason', async () => {
    const ann = await someone();
    await send(ann, { valid_until: '2027-01-31' });
    const id = await pendingId();
    await expect(run('decline', id)).rejects.toThrow('--comment is needed');
    await run('approve', id);
    await expect(run('approve', id)).rejects.toThrow('approved already');
    expect((await taxes(ann))[1]?.[1]).toBe(0);
    await run('decline', id, '--comment', 'Revoked by Revenu Québec.');
    expect((await taxes(ann)).map(([label]) => label)).toEqual(['GST', 'QST']);
    expect((await ann.execute(SHOW)).data.customerTradeAccount.certificates).toEqual([
      { state: 'declined', number: 'QST 1012', reason: 'Revoked by Revenu Québec.' },
    ]);
    expect((await mailsTo(shop, ann.email)).at(-1)).toContain('Revoked by Revenu');
  });

  test.each([
    [{ number: ' ' }, 'TRADE_NUMBER'],
    [{ region_code: 'ON' }, 'TRADE_PLACE'],
    [{ valid_until: '2026-06-01' }, 'TRADE_UNTIL'],
    [{ valid_until: '2027-02-30' }, 'TRADE_UNTIL'],
    [{ files: [] }, 'TRADE_FILES'],
  ])('rejects %j and stores nothing', async (input, code) => {
    const ann = await someone();
    expect((await send(ann, { valid_until: '2027-01-31', ...input })).errors?.[0]?.extensions).toMatchObject({
      error_code: code,
    });
    expect((await ann.execute(SHOW)).data.customerTradeAccount.certificates).toEqual([]);
  });

  test('are accepted for a country without regions', async () => {
    const { kysely } = shop.platform.db;
    await sql`insert into tax_exempt (country_id, region_code, tax_code) values ('GB', '', 'vat')`.execute(kysely);
    await sql`insert into tax_registration (country_id, region_code, registered_from, note) values ('GB', '', '2020-01-01', '')`.execute(
      kysely,
    );
    await sql`insert into tax_rate (country_id, region_code, tax_code, rate_ppm, position, is_shipping_taxable, effective_from, source, time_zone)
      values ('GB', '', 'vat', 200000, 1, true, '2020-01-01', 'Test', 'America/Toronto')`.execute(kysely);
    const ann = await someone();
    const { certificate_places: places } = (await ann.execute(SHOW)).data.customerTradeAccount;
    expect(places).toContainEqual({ region_code: '', name: 'United Kingdom', taxes: ['VAT'] });
    await send(ann, { country_code: 'GB', region_code: '', valid_until: '2027-01-31' });
    await run('approve', await pendingId());
    const mail = (await mailsTo(shop, ann.email)).at(-1);
    expect(mail).toMatch(/Country(?!.*region)[^]*United Kingdom/);
    expect(mail).not.toContain('Province or state');
    const {
      rows: [customer],
    } = await sql<{ id: number }>`select id from customer where email = ${ann.email}`.execute(kysely);
    const rates = async (id: number | null) =>
      (await currentTaxRates(kysely, { countryId: 'GB', regionCode: '' }, shop.platform.clock.now(), id)).map(
        ({ ratePpm }) => ratePpm,
      );
    expect([await rates(null), await rates(customer!.id)]).toEqual([[200_000], [0]]);
  });

  test('cannot be read or used by another customer', async () => {
    const [one, other] = [await someone(), await someone()];
    const theirs = await token(one);
    await send(one, { valid_until: '2027-01-31' });
    await run('approve', await pendingId());
    expect((await send(other, { valid_until: '2027-01-31', files: [theirs] })).errors?.[0]?.extensions).toMatchObject({
      error_code: 'TRADE_FILES',
    });
    expect((await other.execute(SHOW)).data.customerTradeAccount.certificates).toEqual([]);
    const guest = await shop.graphql(SEND, { input: { ...QST, files: [theirs] } });
    expect(guest.errors?.[0]?.extensions?.category).toBe('graphql-authorization');
  });

  test('an approved one is stored for seven years after it expires, even without the account; others are deleted with it', async () => {
    const runs: (() => Promise<unknown>)[] = [];
    const remember = ({ run: work }: { run: () => Promise<unknown> }) => void runs.push(work);
    startTrade({ ...shop.platform, jobs: { ...shop.platform.jobs, schedule: remember } });
    const ann = await someone();
    await send(ann, { number: 'STAYS', valid_until: '2027-01-31' });
    await run('approve', await pendingId());
    await send(ann, { number: 'GOES', region_code: 'BC', valid_until: '2027-01-31' });
    await ann.execute('mutation { deleteCustomer }');
    await runs[0]?.();
    expect([await run('list')].map((list) => [list.includes('STAYS'), list.includes('GOES')])).toEqual([[true, false]]);
    shop.clock.advance(new Date('2034-01-30T12:00:00Z').getTime() - shop.clock.now().getTime());
    await runs[0]?.();
    expect(await run('list')).toContain('STAYS');
    shop.clock.advance(3 * DAY);
    await runs[0]?.();
    expect(await run('list')).not.toContain('STAYS');
  });
});
