import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '#commerce/people/careers/testing/careers.ts';
import { loadSettings } from '#commerce/settings.ts';
import { commandText } from '#commerce/platform/testing/command-text.ts';
import { staffModules } from '#commerce/staff-modules.ts';
import type { TestResponse } from '#commerce/platform/testing/test-shop.ts';
import { writtenMails } from '../support/written-mails.ts';
import { pdfText } from '#commerce/platform/pdf/testing/pdf-text.ts';
import { bootShop, type RunningShop } from './support/boot.ts';
import {
  CART_MONEY,
  cartSheet,
  invoiceSums,
  ORDER_MONEY,
  orderSheet,
  programSheet,
  totalsSheet,
} from './support/money/accounts.ts';
import type { Untyped } from './support/money/accounts.ts';
import { reducedTo } from './support/money/sheet.ts';
import type { Sheet } from './support/money/sheet.ts';
import { amountsIn, rowsOfMail, wordsOfMail } from './support/money/texts.ts';
import { createShop, type Shop } from './support/shop.ts';

const PASSWORD = 'Marble-12';
const SITE = {
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1200 rue Sherbrooke Ouest'],
  city: 'Montréal',
  region: 'QC',
  postcode: 'H3A 1H6',
  country_code: 'CA',
  telephone: '514 555-0199',
};
const HIDDEN = `query ($page: Int!) { products(filter: {}, pageSize: 100, currentPage: $page) { items { sku __typename price_range { minimum_price { final_price { value } } } } } }`;
const READY = `mutation ($cart: String!, $site: CartAddressInput!, $method: ShippingMethodInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $site }] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [$method] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "purchaseorder", purchase_order_number: "PO-118" } }) {
    cart { prices { grand_total { value } applied_taxes { label amount { value } } } } } }`;
const RATES = `mutation ($cart: String!, $site: CartAddressInput!) { setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $site }] }) {
  cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } } }`;
const CREDIT =
  '{ customerCredit { outstanding_balance { value } available_credit { value } invoices { due { value } } } }';
const ORDERS = `{ customer { orders(scope: GLOBAL) { items { number total { grand_total { value } taxes { title amount { value } } } } } } }`;

/** From an application to an order on account, with the staff command line beside the running shop. */
describe('the trade in Montréal', () => {
  let running: RunningShop;
  let shop: Shop;
  beforeAll(async () => {
    running = await bootShop();
    shop = createShop(running.origin, true);
  });
  afterAll(() => running.stop());

  const staff = (...argv: string[]) =>
    commandText({ settings: loadSettings({ VAR_DIR: running.folder }), modules: staffModules, argv });
  const pending = async (subject: string) => /^(\d+)\b.* pending /m.exec(await staff(subject, 'list'))?.[1] ?? '';
  const mails = (to: string) =>
    writtenMails(running.folder)
      .map((mail) => mail.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${to}\r\n`));

  /** Signs up in French and signs in; `ask` throws what is refused. */
  const signedUp = async (email: string, firstname: string) => {
    const store = { store: 'CA_FR' };
    const input = { email, firstname, lastname: 'Roy', password: PASSWORD };
    await shop.graphqlPost(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      { input },
      store,
    );
    const { data } = await shop.graphqlPost<{ generateCustomerToken: { token: string } }>(
      `mutation { generateCustomerToken(email: "${email}", password: "${PASSWORD}") { token } }`,
      {},
      store,
    );
    const headers = { ...store, authorization: `Bearer ${data.generateCustomerToken.token}` };
    const request = async (query: string, variables: object = {}) => {
      const response = await shop.graphqlPost<TestResponse['data']>(query, { ...variables }, headers);
      if (response.errors.length > 0)
        throw new Error(response.errors[0]?.extensions?.error_code ?? response.errors[0]?.message);
      return response.data;
    };
    const send = async (name: string): Promise<string> => {
      const response = await shop.raw(`/rest/V1/trade/files?name=${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(pdf()),
      });
      return ((await response.json()) as { token: string }).token;
    };
    const read = async (path: string): Promise<Untyped> =>
      (await shop.rest<Untyped>('GET', `/CA_FR/V1${path}`, undefined, headers)).body;
    return { email, request, send, read };
  };

  test(
    'application, company, certificate, quote, order on account with approval, invoice and payment',
    { timeout: 120_000 },
    async () => {
      const [ann, ben, eve] = [
        await signedUp('ann@trade.example', 'Ann'),
        await signedUp('ben@trade.example', 'Ben'),
        await signedUp('eve@trade.example', 'Eve'),
      ];
      type Listed = {
        sku: string;
        __typename: string;
        price_range: { minimum_price: { final_price: { value: number | null } } };
      };
      const pages = await Promise.all(
        [1, 2, 3].map(
          async (page) =>
            (await shop.graphqlPost<{ products: { items: Listed[] } }>(HIDDEN, { page })).data.products.items,
        ),
      );
      const items = pages.flat();
      const sku =
        items.find(
          (one) => one.__typename === 'SimpleProduct' && one.price_range.minimum_price.final_price.value === null,
        )?.sku ?? '';
      expect(sku).not.toBe('');

      // Applied for, and approved: a company with its administrator.
      await ann.request('mutation ($input: TradeApplicationInput!) { applyForTrade(input: $input) { is_member } }', {
        input: {
          company: 'Atelier Roy',
          licence: 'RBQ 5712-8893-01',
          telephone: '514 555-0199',
          files: [await ann.send('permis.pdf')],
        },
      });
      await staff('trade', 'approve', await pending('trade'));
      // The sample shop has trade prices: the account returns their category, and the email mentions them.
      const { customerTradeAccount } = await ann.request('{ customerTradeAccount { priced_category { url_path } } }');
      expect(customerTradeAccount.priced_category.url_path).toBe('manufactured-tiles/stone-look');
      await expect
        .poll(() => mails(ann.email).some((mail) => mail.includes('Voir vos prix professionnels')))
        .toBe(true);
      expect((await ann.request('{ company { name role { id } } }')).company).toEqual({
        name: 'Atelier Roy',
        role: { id: 'administrator' },
      });

      // The certificate of exemption.
      await ann.request(
        'mutation ($input: TaxCertificateInput!) { sendTaxCertificate(input: $input) { certificates { state } } }',
        {
          input: {
            number: 'TVQ 1012',
            country_code: 'CA',
            region_code: 'QC',
            valid_until: `${new Date().getFullYear() + 1}-12-31`,
            files: [await ann.send('certificat.pdf')],
          },
        },
      );
      await staff('certificates', 'approve', await pending('certificates'));

      // A colleague joins, and orders nothing alone.
      await ann.request(
        'mutation ($input: CompanyUserCreateInput!) { createCompanyUser(input: $input) { company { name } } }',
        {
          input: { email: ben.email, role_id: 'approved_buyer' },
        },
      );
      const link = () =>
        mails(ben.email)
          .map((mail) => /[?&]invitation=([A-Za-z0-9]{43})/.exec(mail)?.[1])
          .find(Boolean);
      await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
      await ben.request('mutation ($code: String!) { acceptCompanyInvitation(input: { code: $code }) { success } }', {
        code: link(),
      });

      // Staff reply to a quote request for a product without a public price.
      // A colleague of the same company buys at the quoted price.
      const requested = await ann.request(
        'mutation ($input: RequestPriceQuoteInput!) { requestPriceQuote(input: $input) { number } }',
        {
          input: { request_id: 'montreal-trade-0001', source: 'PRODUCT', lines: [{ sku, quantity: 4 }] },
        },
      );
      const { number } = requested.requestPriceQuote as { number: string };
      await staff('quote', 'price', number, '1', '50.00');
      await staff('quote', 'answer', number);
      const { id } = (await ben.request('{ customerCart { id } }')).customerCart as { id: string };
      const { acceptPriceQuote } = await ben.request(
        'mutation ($number: String!) { acceptPriceQuote(number: $number) { itemsV2 { items { quantity prices { price { value } } } } } }',
        { number },
      );
      expect(acceptPriceQuote.itemsV2.items).toEqual([{ quantity: 4, prices: { price: { value: 50 } } }]);

      const found = (await ben.request(RATES, { cart: id, site: SITE })).setShippingAddressesOnCart.cart
        .shipping_addresses[0];
      const { prices } = (
        await ben.request(READY, { cart: id, site: SITE, method: found.available_shipping_methods[0] })
      ).setPaymentMethodOnCart.cart;
      const total = prices.grand_total.value as number;
      expect(prices.applied_taxes).toContainEqual({
        label: 'TVQ\u00A0: exonération, certificat TVQ 1012',
        amount: { value: 0 },
      });

      // What it costs without the tax of the certificate, line by line: every account of it is compared with this one.
      const inCart = cartSheet(
        (await ben.request(`query ($id: String!) { cart(cart_id: $id) { ${CART_MONEY} } }`, { id })).cart,
      );
      const lines = (await ben.read('/carts/mine/items')) as Untyped[];
      const books = totalsSheet(
        await ben.read('/carts/mine/totals'),
        new Map(lines.map((line) => [line.item_id as number, line.sku as string])),
      );
      const agrees = (reported: Sheet) =>
        expect(reported).toEqual(reducedTo({ ...books, taxes: inCart.taxes }, reported));
      agrees(inCart);
      expect(books.total).toBe(books.subtotal - books.discount + books.shipping + books.tax);
      expect([books.total, books.tax > 0]).toEqual([Math.round(total * 100), true]);

      const limit = (await ann.request(CREDIT)).customerCredit.available_credit.value as number;

      // The order waits for approval, is invisible to other companies, and is placed after the approval.
      const refused = await ben.request(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } } }',
        { id },
      );
      expect([refused.placeOrder.order, refused.placeOrder.errors[0].message]).toEqual([
        null,
        'Cette commande doit être approuvée par un administrateur de votre entreprise.',
      ]);
      const waiting = (
        await ben.request(
          'mutation ($id: String!) { placePurchaseOrder(input: { cart_id: $id, agreement_ids: [2] }) { purchase_order { uid total { value } } } }',
          { id },
        )
      ).placePurchaseOrder.purchase_order;
      expect(waiting.total.value).toBe(total);
      expect((await eve.request('{ companyPurchaseOrders { items { uid } } }')).companyPurchaseOrders.items).toEqual(
        [],
      );
      const APPROVE =
        'mutation ($uid: ID!) { approvePurchaseOrders(input: { purchase_order_uids: [$uid] }) { errors { type } purchase_orders { status order_number } } }';
      expect((await ben.request(APPROVE, { uid: waiting.uid })).approvePurchaseOrders.errors).toEqual([
        { type: 'OPERATION_NOT_APPLICABLE' },
      ]);
      const [placed] = (await ann.request(APPROVE, { uid: waiting.uid })).approvePurchaseOrders.purchase_orders;
      expect(placed).toEqual({ status: 'ORDER_PLACED', order_number: expect.stringMatching(/^\d{9}$/) });
      const ofCompany = await ann.request('{ company { orders { items { number } } } }');
      expect(ofCompany.company.orders.items).toEqual([{ number: placed.order_number }]);
      const [order] = (await ben.request(ORDERS)).customer.orders.items;
      expect([order.number, order.total.grand_total.value]).toEqual([placed.order_number, total]);
      expect(order.total.taxes).toContainEqual({
        title: 'TVQ\u00A0: exonération, certificat TVQ 1012',
        amount: { value: 0 },
      });
      await expect(
        ben.request('mutation ($number: String!) { acceptPriceQuote(number: $number) { id } }', { number }),
      ).rejects.toThrow();

      // Exact amounts of the order for the buyer, for the integration and in the email.
      const MONEY = `{ customer { orders { items { ${ORDER_MONEY} } } } }`;
      const bought = async () => (await ben.request(MONEY)).customer.orders.items[0] as Untyped;
      agrees(orderSheet(await bought()));
      const key = (await staff('integration', 'create', 'books', 'orders:read')).split('\n').at(-1)!.trim();
      const reported = await shop.rest<Untyped>('GET', `/CA_FR/V1/orders/${order.number}`, undefined, {
        authorization: `Bearer ${key}`,
      });
      agrees(programSheet(reported.body));
      const sent = () =>
        writtenMails(running.folder)
          .filter((mail) => mail.includes(`To: ${ben.email}\r\n`))
          .map(wordsOfMail)
          .find(({ text }) => text.includes(order.number) && amountsIn(text, 'fr').includes(books.total));
      await expect.poll(sent, { timeout: 20_000 }).toBeTruthy();
      const rows = rowsOfMail(books, [sku]);
      for (const shown of [amountsIn(sent()!.text, 'fr'), amountsIn(sent()!.html, 'fr')]) {
        expect([shown.slice(0, rows.length), shown[rows.length], shown.at(-1)]).toEqual([
          rows,
          books.subtotal,
          books.total,
        ]);
        expect(shown.slice(rows.length, -1).reduce((sum, amount) => sum + amount, 0)).toBe(books.total);
      }

      // On the company's account until it is paid.
      expect((await ann.request(CREDIT)).customerCredit).toEqual({
        outstanding_balance: { value: total },
        available_credit: { value: Math.round((limit - total) * 100) / 100 },
        invoices: [],
      });
      await staff('order', 'invoice', order.number);
      expect((await ann.request(CREDIT)).customerCredit.invoices).toEqual([{ due: { value: total } }]);
      const { invoices, token } = await bought();
      const { lines: _lines, ...sums } = orderSheet(await bought());
      expect(invoices.map(invoiceSums)).toEqual([sums]);
      const PAPER =
        'query ($token: String!, $number: String!) { orderPaper(input: { token: $token, number: $number }) { content } }';
      const { content } = (await ben.request(PAPER, { token, number: invoices[0].number })).orderPaper as {
        content: string;
      };
      const printed = amountsIn(pdfText(Buffer.from(content, 'base64')), 'fr').slice(2);
      expect([printed[0], printed.at(-1)]).toEqual([books.subtotal, books.total]);
      expect(printed.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(books.total);
      await staff('order', 'paid', order.number);
      expect((await ann.request(CREDIT)).customerCredit).toMatchObject({
        outstanding_balance: { value: 0 },
        invoices: [],
      });
    },
  );
});
