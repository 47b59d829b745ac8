import { beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '#commerce/platform/pdf/testing/pdf-text.ts';
import { loadSettings } from '#commerce/settings.ts';
import { commandText } from '#commerce/platform/testing/command-text.ts';
import { staffModules } from '#commerce/staff-modules.ts';
import {
  ADDRESS,
  BILLING,
  GUEST_EMAIL,
  METHOD,
  nonce,
  PAYMENT,
  PLACES,
  restAddress,
  shopper,
} from '../support/cart.ts';
import { writtenMails } from '../../support/written-mails.ts';
import type { Address } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import {
  CART_MONEY,
  cartSheet,
  invoiceSums,
  ORDER_MONEY,
  orderSheet,
  programSheet,
  RECEIPT_MONEY,
  receiptSheet,
  totalsSheet,
} from '../support/money/accounts.ts';
import type { Untyped } from '../support/money/accounts.ts';
import { reducedTo } from '../support/money/sheet.ts';
import type { Sheet } from '../support/money/sheet.ts';
import { amountsIn, rowsOfMail, wordsOfMail } from '../support/money/texts.ts';
import { dataOf } from '../support/shop.ts';

type Basket = {
  what: string;
  store: 'CA_EN' | 'CA_FR' | 'US_EN';
  address: Address & { company?: string };
  /** In the order in which they are put into the cart; {@link SLAB} is one that is still there. */
  quantities: Readonly<Record<string, number>>;
  carrier: string;
  hasCoupon?: true;
  access?: readonly string[];
};

const SAMPLES = ['PLZ-TZO-SMP', 'HRB-LIM-SMP', 'HRB-EBN-SMP', 'HRB-BRN-SMP', 'HRB-ASH-SMP', 'PLZ-WVE-SMP'];
const samples = (count: number) => Object.fromEntries(SAMPLES.slice(0, count).map((sku) => [sku, 1]));

/** Every slab is one of a kind: a first try of the test may have sold it. */
const SLAB = 'a slab that is free';
const SLABS = ['STA-SLB-2606-15', 'STA-SLB-2606-16', 'STA-SLB-2606-18'];

const BASKETS: readonly Basket[] = [
  {
    what: 'boxes by area, trims and samples with a coupon and a free parcel, GST and QST',
    store: 'CA_FR',
    address: PLACES.QC,
    quantities: { ...samples(2), 'FJD-UMB-748': 2, 'RIV-NAT-TMO': 9, 'LIS-BRS-12': 3 },
    carrier: 'flatrate',
    hasCoupon: true,
  },
  {
    what: 'a slab and boxes by freight to a yard, HST',
    store: 'CA_EN',
    address: { ...PLACES.ON, company: 'Marbrerie Roy' },
    quantities: { [SLAB]: 1, 'FJD-UMB-960': 13, 'LIS-BLK-08': 7 },
    carrier: 'freight',
  },
  {
    what: 'boxes on a pallet with an appointment, GST and PST',
    store: 'CA_EN',
    address: PLACES.BC,
    quantities: { 'FJD-UMB-960': 17, 'FJD-UMB-748': 5 },
    carrier: 'freight',
    access: ['appointment'],
  },
  {
    what: 'US dollars, a coupon, free samples and one that is paid for, the tax of a state',
    store: 'US_EN',
    address: PLACES.NY,
    quantities: { 'FJD-UMB-748': 1, 'LIS-BRS-08': 3, ...samples(6) },
    carrier: 'flatrate',
    hasCoupon: true,
  },
];

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';
const COUPON = `mutation ($cart: String!, $code: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) { cart { id } } }`;
const ACCESS = 'mutation ($input: SetSiteAccessInput!) { setSiteAccessOnCart(input: $input) { code } }';
const PLACE = `mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { errors { message } orderV2 { ${ORDER_MONEY} } } }`;
const GUEST_ORDER = `query ($number: String!, $email: String!, $lastname: String!) {
  guestOrder(input: { number: $number, email: $email, lastname: $lastname }) { ${ORDER_MONEY} } }`;
const PAPER =
  'query ($token: String!, $number: String!) { orderPaper(input: { token: $token, number: $number }) { content } }';
const TRACKED = `query ($numbers: [String!]!) { getOrderItemsByOrderNumber(ordersNumbers: $numbers) { number items { product { sku } }
  shipments { items { item_id quantity } } } }`;

/** Who reads what an order costs, wherever they read it, reads the same to the cent: line by line and in total. */
export const money = (given: () => Subject): void => {
  const staff = (...argv: string[]) => {
    const { folder, databaseUrl } = given().process!;
    const settings = loadSettings({ VAR_DIR: folder, DATABASE_URL: databaseUrl });
    return commandText({ settings, modules: staffModules, argv });
  };
  const mailsTo = (email: string): readonly string[] =>
    writtenMails(given().process!.folder).filter((mail) => mail.includes(`To: ${email}\r\n`));
  const mailWith = async (email: string, found: (words: string) => boolean): Promise<string> => {
    const find = () => mailsTo(email).find((mail) => found(wordsOfMail(mail).text));
    await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
    return find() ?? '';
  };

  describe('money agrees to the cent', () => {
    let token: string;
    const ordered: { number: string; quantities: Basket['quantities']; total: number }[] = [];
    beforeAll(async () => {
      const made = await staff('integration', 'create', `books-${Date.now()}`, 'orders:read');
      token = made.split('\n').at(-1)!.trim();
    });

    test.each(BASKETS)('$what ($store)', { timeout: 150_000 }, async ({ store, address, carrier, ...basket }) => {
      const { shop } = given();
      const language = store === 'CA_FR' ? 'fr' : 'en';
      // Each has its own client address, because guest orders are rate-limited.
      const headers = {
        store,
        'x-forwarded-for': `198.51.100.${BASKETS.findIndex(({ what }) => what === basket.what)}`,
      };
      const buyer = shopper(given(), headers);
      const notify = async (query: string, variables: Record<string, unknown>): Promise<Untyped> =>
        dataOf(await buyer.send<Untyped>(query, variables));
      const call = async (method: string, path: string, body?: unknown): Promise<Untyped> => {
        const response = await shop.rest<Untyped>(method, `/${store}/V1${path}`, body, {
          authorization: `Bearer ${token}`,
        });
        expect([path, response.status]).toEqual([path, 200]);
        return response.body;
      };
      const guestCall = async (method: string, path: string, body?: unknown): Promise<Untyped> =>
        (await shop.rest<Untyped>(method, `/${store}/V1/guest-carts/${cart}${path}`, body)).body;

      // The cart, over GraphQL and over REST.
      const email = `money-${store.toLowerCase()}-${Date.now()}@example.com`;
      const cart = await buyer.newCart();
      const addFirst = async (skus: readonly string[], quantity: number): Promise<string> => {
        for (const sku of skus) if ((await buyer.add(cart, sku, quantity)).user_errors.length === 0) return sku;
        throw new Error(`None of ${skus.join(', ')} can be had`);
      };
      const quantities: Record<string, number> = {};
      for (const [sku, quantity] of Object.entries(basket.quantities))
        quantities[await addFirst(sku === SLAB ? SLABS : [sku], quantity)] = quantity;
      await notify(GUEST_EMAIL, { cart, email });
      await notify(ADDRESS, { cart, address });
      if (basket.hasCoupon) {
        await notify(SUBSCRIBE, { email });
        const code = /(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}/;
        const welcome = await mailWith(email, (words) => code.test(words));
        await notify(COUPON, { cart, code: code.exec(wordsOfMail(welcome).text)![0] });
      }
      if (basket.access) await notify(ACCESS, { input: { cart_id: cart, access: basket.access } });
      const found = await buyer.read(cart);
      const way = found.shipping_addresses[0]!.available_shipping_methods.find(
        ({ carrier_code: code, available }) => available && code === carrier,
      )!;
      const codes = { shipping_carrier_code: carrier, shipping_method_code: way.method_code };
      const supposed = await guestCall('POST', '/totals-information', {
        addressInformation: { address: restAddress(address), ...codes },
      });
      await notify(METHOD, { cart, carrier, method: way.method_code });
      await notify(BILLING, { cart, same: true });
      await notify(PAYMENT, {
        cart,
        payment: { code: 'tessera_test', tessera_test: { payment_method_nonce: nonce() } },
      });
      const items: Untyped[] = await guestCall('GET', '/items');
      const skus = new Map(items.map(({ item_id: id, sku }) => [id as number, sku as string]));
      const inCart = cartSheet(
        (await notify(`query ($cart: String!) { cart(cart_id: $cart) { ${CART_MONEY} } }`, { cart })).cart,
      );
      const books = totalsSheet(await guestCall('GET', '/totals'), skus);
      const agrees = (reported: Sheet, sheet = books) =>
        expect(reported).toEqual(reducedTo({ ...sheet, ...names }, reported));
      const names = { taxes: inCart.taxes };

      expect(books.total).toBe(books.subtotal - books.discount + books.shipping + books.tax);
      expect(books.lines.reduce((sum, { row }) => sum + row, 0)).toBe(books.subtotal);
      if (basket.hasCoupon) expect(books.discount).toBeGreaterThan(0);
      agrees(inCart);
      agrees(totalsSheet(supposed, skus));

      // The order in GraphQL, in the merchant's REST API and in the email.
      const response = await buyer.send<Untyped>(PLACE, { cart });
      const cookie = response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const { errors, orderV2: placed } = dataOf(response).placeOrder;
      expect(errors).toEqual([]);
      const { number } = placed as { number: string };
      const key = { number, email, lastname: address.lastname };
      agrees(orderSheet(placed));
      agrees(
        receiptSheet(
          dataOf(await shop.graphqlPost<Untyped>(RECEIPT_MONEY, { cart }, { ...headers, cookie })).placedOrder,
        ),
      );
      agrees(programSheet(await call('GET', `/orders/${number}`)));
      const guestOrder = async (): Promise<Untyped> => (await notify(GUEST_ORDER, key)).guestOrder;
      const { token: reader } = (await guestOrder()) as { token: string };
      const reported = wordsOfMail(await mailWith(email, (words) => words.includes(number)));
      const inMail = (shown: readonly number[]) => {
        const rows = rowsOfMail(books, Object.keys(quantities));
        expect(shown.slice(0, rows.length)).toEqual(rows);
        expect(shown[rows.length]).toBe(books.subtotal);
        expect(shown.at(-1)).toBe(books.total);
        expect(shown.slice(rows.length, -1).reduce((sum, amount) => sum + amount, 0)).toBe(books.total);
      };
      inMail(amountsIn(reported.text, language));
      inMail(amountsIn(reported.html, language));
      const pdfAmounts = async (paper: string) => {
        const { content } = (await notify(PAPER, { token: reader, number: paper })).orderPaper as { content: string };
        return amountsIn(pdfText(Buffer.from(content, 'base64')), language);
      };
      const printed = (shown: readonly number[], sheet: Sheet) => {
        const rows = shown.slice(0, 2 * sheet.lines.length).filter((_amount, index) => index % 2 === 1);
        expect(rows.toSorted((one, other) => one - other)).toEqual(
          sheet.lines.map(({ row }) => row).toSorted((one, other) => one - other),
        );
        const sums = shown.slice(2 * sheet.lines.length);
        expect([sums[0], sums.at(-1)]).toEqual([sheet.subtotal, sheet.total]);
        expect(sums.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(sheet.total);
      };
      printed(await pdfAmounts(number), books);

      // It leaves in two parts: two invoices that are one order together.
      const first = Object.entries(quantities).find(([, quantity]) => quantity > 2)!;
      await staff('order', 'ship', number, '--items', `${first[0]}=2`);
      await staff('order', 'ship', number);
      const after = await guestOrder();
      agrees(orderSheet(after));
      expect(after.invoices).toHaveLength(2);
      const parts: Sheet[] = [];
      for (const [index, invoice] of after.invoices.entries()) {
        const { items: listed } = await call(
          'GET',
          `/invoices?searchCriteria[filterGroups][0][filters][0][field]=order_id&searchCriteria[filterGroups][0][filters][0][value]=${number}`,
        );
        const part = programSheet(
          listed.find(({ increment_id: id }: Untyped) => id === invoice.number),
          ({ qty }: Untyped) => qty as number,
        );
        const { taxes: _taxes, ...sums } = invoiceSums(invoice);
        expect({ ...part, lines: [] }).toEqual({ ...sums, lines: [] });
        expect(index === 0 ? part.lines.map(({ sku, quantity }) => [sku, quantity]) : []).toEqual(
          index === 0 ? [[first[0], 2]] : [],
        );
        printed(await pdfAmounts(invoice.number), part);
        parts.push(part);
      }
      const both = (of: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total') =>
        parts.reduce((sum, part) => sum + part[of], 0);
      for (const of of ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const)
        expect([of, both(of)]).toEqual([of, books[of]]);
      for (const { sku, ...line } of books.lines) {
        const ofLine = parts.flatMap(({ lines }) => lines.filter((one) => one.sku === sku));
        for (const of of ['quantity', 'row', 'discount', 'tax'] as const)
          expect([sku, of, ofLine.reduce((sum, one) => sum + (one[of] ?? 0), 0)]).toEqual([sku, of, line[of]]);
      }

      ordered.push({ number, quantities, total: books.total });
    });

    test('tracking by order number alone shows the items of an order, and no amount', async () => {
      const { shop } = given();
      const numbers = ordered.map(({ number }) => number);
      // The tracking tests may have used up the limit of the default address.
      const headers = { 'x-forwarded-for': '203.0.113.1' };
      const found = dataOf(await shop.graphqlPost<Untyped>(TRACKED, { numbers }, headers))
        .getOrderItemsByOrderNumber as Untyped[];
      expect(found).toHaveLength(BASKETS.length);
      for (const { number, quantities, total } of ordered) {
        const seen = found.find((one) => one.number === number)!;
        expect(seen.items.map(({ product }: Untyped) => product.sku)).toEqual(
          expect.arrayContaining(Object.keys(quantities)),
        );
        const sent = seen.shipments.flatMap(({ items: shown }: Untyped) => shown) as { quantity: number }[];
        expect(sent.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0),
        );
        expect(JSON.stringify(seen)).not.toContain(String(total / 100));
      }
    });
  });
};
