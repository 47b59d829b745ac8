import { FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customer, mailsTo, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { add } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import { openTestShop, type TestResponse, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveQuoteRule } from '#commerce/sale/quotes/service.ts';
import { requestQuote } from '#commerce/sale/quotes/testing/quotes.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import {
  accept,
  choose,
  invitationIn,
  invite,
  joined,
  newCompany,
  offerToAll,
  onAccount,
  order,
} from './testing/company.ts';

const COMPANY = `{ company { name role { id name } order_limit users { total_count items { id email role { id } order_limit is_you } }
  invitations { id email } orders { items { number email } } } }`;
const PURCHASE_ORDERS = `uid status created_at is_yours requested_by decided_by comment order_number total { value } lines { sku quantity }`;
const code = ({ errors }: TestResponse) => errors?.[0]?.extensions?.error_code;

describeWithDatabase('companies', (open) => {
  let shop: TestShop;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: async (db) => {
        await saveTestProducts(db);
        await saveQuoteRule(db, { validDays: 30, isDiscounted: false });
      },
      settings: { RATE_LIMITS: 'off' },
    });
    await offerToAll(shop);
  });
  const email = () => `person${++count}@company.example`;
  const boss = () => newCompany(shop, email());
  const person = (by: SignedIn, role: string, limit?: number) =>
    joined(shop, by, { email: email(), role, ...(limit === undefined ? {} : { limit }) });
  const companyOf = async (who: SignedIn) => (await who.execute(COMPANY)).data.company;
  const idOf = async (who: SignedIn, whom: SignedIn): Promise<string> =>
    (await companyOf(who)).users.items.find((one: { email: string }) => one.email === whom.email)?.id ?? 'bm9ib2R5';
  const change = (by: SignedIn, id: string, role_id: string, order_limit?: number) =>
    by.execute('mutation ($input: CompanyUserUpdateInput!) { updateCompanyUser(input: $input) { company { id } } }', {
      input: { id, role_id, order_limit },
    });
  const remove = (by: SignedIn, id: string) =>
    by.execute('mutation ($id: ID!) { deleteCompanyUser(id: $id) { success } }', { id });
  const send = (who: SignedIn, id: string, agreed?: readonly number[]) =>
    who.execute(
      `mutation ($input: PlacePurchaseOrderInput!) { placePurchaseOrder(input: $input) { purchase_order { ${PURCHASE_ORDERS} } } }`,
      { input: { cart_id: id, ...(agreed && { agreement_ids: agreed }) } },
    );
  const decide = async (who: SignedIn, verb: 'approve' | 'reject' | 'cancel', uid: string, comment?: string) =>
    (
      await who.execute(
        `mutation ($input: PurchaseOrdersActionInput!) { ${verb}PurchaseOrders(input: $input) { errors { message type } purchase_orders { ${PURCHASE_ORDERS} } } }`,
        { input: { purchase_order_uids: [uid], comment } },
      )
    ).data[`${verb}PurchaseOrders`];
  const waiting = async (who: SignedIn) =>
    (await who.execute(`{ companyPurchaseOrders { items { ${PURCHASE_ORDERS} } } }`)).data.companyPurchaseOrders.items;

  test('the emailed link joins a company once, with the invited address, within seven days', async () => {
    const ann = await boss();
    const bob = await customer(shop, email(), 'CA_FR');
    const eve = await customer(shop, email());
    await invite(ann, bob.email, 'buyer', 250);
    const first = await invitationIn(shop, bob.email);
    const shouted = bob.email.replace(/^[^@]+/, (name) => name.toUpperCase());
    await invite(ann, shouted, 'buyer', 300);
    const link = await invitationIn(shop, shouted);
    expect(code(await accept(bob, first))).toBe('COMPANY_INVITATION');
    expect(code(await accept(eve, link))).toBe('COMPANY_INVITATION_ADDRESS');
    expect(
      (await eve.execute('query ($c: String!) { companyInvitation(code: $c) { company is_for_you } }', { c: link }))
        .data.companyInvitation,
    ).toEqual({ company: 'Atelier Roy', is_for_you: false });
    expect((await accept(bob, link)).data.acceptCompanyInvitation.success).toBe(true);
    expect(code(await accept(bob, link))).toBe('COMPANY_INVITATION');
    expect(await companyOf(bob)).toMatchObject({
      name: 'Atelier Roy',
      role: { id: 'buyer', name: 'Buyer' },
      order_limit: 300,
    });
    expect((await companyOf(ann)).invitations).toEqual([]);
    await invite(ann, eve.email, 'viewer');
    const late = await invitationIn(shop, eve.email);
    const other = await boss();
    expect(code(await accept(other, late))).toBe('COMPANY_INVITATION_ADDRESS');
    const [open] = (await companyOf(ann)).invitations;
    await ann.execute('mutation ($id: ID!) { cancelCompanyInvitation(id: $id) { success } }', { id: open.id });
    expect(code(await accept(eve, late))).toBe('COMPANY_INVITATION');
  });

  test('the invitation is in the language of the receiver’s account, or else of the sender', async () => {
    const ann = await boss();
    const bob = await customer(shop, email(), 'CA_FR');
    const shouted = bob.email.replace(/^[^@]+/, (name) => name.toUpperCase());
    await invite(ann, shouted, 'buyer');
    await invite(ann, 'stranger@company.example', 'buyer');
    const mail = (await mailsTo(shop, shouted)).join();
    expect(mail).toContain('commander pour Atelier Roy');
    expect(mail).toMatch(/\/CA_FR\/account-company\?invitation=/);
    expect((await mailsTo(shop, 'stranger@company.example')).join()).toContain('An invitation to order for');
  });

  test('an invited customer finds the invitation in the account, once the address is confirmed, until it expires', async () => {
    const ann = await boss();
    const [bob, eve] = [await customer(shop, email()), await customer(shop, email())];
    await invite(ann, bob.email, 'viewer');
    const received = async (who: SignedIn) =>
      (await who.execute('{ customerCompanyInvitations { company expires_at } }')).data.customerCompanyInvitations;
    const { kysely } = shop.platform.db;
    const prove = (who: SignedIn) =>
      sql`update customer set confirmed_at = created_at where email = ${who.email}`.execute(kysely);
    await sql`update customer set confirmed_at = null where email = ${bob.email}`.execute(kysely);
    expect(await received(bob)).toEqual([]);
    await Promise.all([prove(bob), prove(eve)]);
    expect(await received(bob)).toEqual([
      { company: 'Atelier Roy', expires_at: expect.stringMatching(/^\d{4}(-\d\d){2} /) },
    ]);
    expect(await received(eve)).toEqual([]);
    await sql`update company_invitation set expires_at = '2020-01-01' where email = ${bob.email}`.execute(kysely);
    expect(await received(bob)).toEqual([]);
  });

  test('an expired invitation is refused', async () => {
    const ann = await boss();
    const to = email();
    await invite(ann, to, 'viewer');
    const link = await invitationIn(shop, to);
    shop.clock.advance(7 * 24 * 3600 * 1000 + 1000);
    const late = await customer(shop, to);
    expect(code(await accept(late, link))).toBe('COMPANY_INVITATION');
  });

  test('permissions: every mutation by every role, by another customer and by another company’s administrator', async () => {
    const ann = await boss();
    const roles = {
      buyer: await person(ann, 'buyer', 1),
      approved_buyer: await person(ann, 'approved_buyer'),
      viewer: await person(ann, 'viewer'),
      stranger: await customer(shop, email()),
      other: await boss(),
    };
    const { id: cart } = await onAccount(shop, roles.buyer);
    const requested = (await send(roles.buyer, cart)).data.placePurchaseOrder.purchase_order;
    await invite(ann, email(), 'viewer');
    const { invitations } = await companyOf(ann);
    const target = await idOf(ann, roles.viewer);
    const before = JSON.stringify(await companyOf(ann));
    const refused: Record<string, unknown> = {};
    for (const [role, who] of Object.entries(roles)) {
      const isOther = role === 'other';
      refused[role] = [
        isOther ? 'COMPANY_ROLE' : code(await invite(who, email(), 'viewer')),
        code(await change(who, target, 'administrator')),
        role === 'viewer' ? 'COMPANY_ROLE' : code(await remove(who, target)),
        code(
          await who.execute('mutation ($id: ID!) { cancelCompanyInvitation(id: $id) { success } }', {
            id: invitations[0].id,
          }),
        ),
        ...(role === 'stranger'
          ? ['NOT_FOUND', 'NOT_FOUND']
          : [
              (await decide(who, 'approve', requested.uid)).errors[0]?.type,
              (await decide(who, 'reject', requested.uid, 'No.')).errors[0]?.type,
            ]),
      ];
    }
    const denied = ['COMPANY_ROLE', 'COMPANY_ROLE', 'COMPANY_ROLE', 'COMPANY_ROLE'];
    expect(refused).toEqual({
      buyer: [...denied, 'OPERATION_NOT_APPLICABLE', 'OPERATION_NOT_APPLICABLE'],
      approved_buyer: [...denied, 'NOT_FOUND', 'NOT_FOUND'],
      viewer: [...denied, 'OPERATION_NOT_APPLICABLE', 'OPERATION_NOT_APPLICABLE'],
      stranger: ['COMPANY_NONE', 'COMPANY_NONE', 'COMPANY_NONE', 'COMPANY_NONE', 'NOT_FOUND', 'NOT_FOUND'],
      other: ['COMPANY_ROLE', 'COMPANY_USER', 'COMPANY_USER', 'COMPANY_INVITATION', 'NOT_FOUND', 'NOT_FOUND'],
    });
    expect(
      code(
        await roles.stranger.execute(
          'mutation ($i: PurchaseOrdersActionInput!) { approvePurchaseOrders(input: $i) { errors { message } } }',
          { i: { purchase_order_uids: [requested.uid] } },
        ),
      ),
    ).toBe('COMPANY_NONE');
    expect(JSON.stringify(await companyOf(ann))).toBe(before);
    // Administrators see all members and orders; others see the administrators and themselves.
    expect((await companyOf(ann)).users.total_count).toBe(4);
    expect((await companyOf(roles.buyer)).users.total_count).toBe(2);
    expect(await companyOf(roles.stranger)).toBeNull();
    expect([
      (await waiting(ann)).length,
      (await waiting(roles.viewer)).length,
      (await waiting(roles.approved_buyer)).length,
      (await waiting(roles.other)).length,
    ]).toEqual([1, 1, 0, 0]);
    expect([
      (await order(roles.viewer, (await onAccount(shop, roles.viewer)).id)).message,
      (await order(roles.approved_buyer, (await onAccount(shop, roles.approved_buyer)).id)).message,
    ]).toEqual([
      'Your role in the company does not include ordering.',
      'This order needs the approval of an administrator of your company.',
    ]);
  });

  test('a changed role and a removal apply to the next request of an open session; one administrator remains', async () => {
    const ann = await boss();
    const bob = await person(ann, 'viewer');
    const { id } = await onAccount(shop, bob);
    expect((await order(bob, id)).number).toBeUndefined();
    await change(ann, await idOf(ann, bob), 'buyer');
    expect((await mailsTo(shop, bob.email)).at(-1)).toContain('Buyer');
    const { number } = await order(bob, id);
    expect((await companyOf(ann)).orders.items).toEqual([{ number, email: bob.email }]);
    // In the other language of the shop too.
    expect((await ann.execute(COMPANY, {}, { store: 'CA_FR' })).data.company.orders.items).toHaveLength(1);
    expect(code(await change(ann, await idOf(ann, ann), 'viewer'))).toBe('COMPANY_LAST_ADMINISTRATOR');
    expect(code(await remove(ann, await idOf(ann, ann)))).toBe('COMPANY_LAST_ADMINISTRATOR');
    await remove(ann, await idOf(ann, bob));
    expect(await companyOf(bob)).toBeNull();
    // The order remains visible to the company and to the removed member.
    expect((await companyOf(ann)).orders.items).toHaveLength(1);
    expect((await bob.execute('{ customer { orders { total_count } } }')).data.customer.orders.total_count).toBe(1);
  });

  test('an order above a limit waits, is placed once by an approval of its total, and both people are notified', async () => {
    const ann = await boss();
    const bob = await person(ann, 'buyer', 200);
    const small = await onAccount(shop, bob);
    expect((await order(bob, small.id)).number).toEqual(expect.any(String));
    const large = await onAccount(shop, bob, 2);
    expect((await order(bob, large.id)).message).toContain('needs the approval');
    const requested = (await send(bob, large.id)).data.placePurchaseOrder.purchase_order;
    expect(requested).toMatchObject({
      status: 'APPROVAL_REQUIRED',
      is_yours: true,
      total: { value: large.total },
      lines: [{ sku: 'TILE', quantity: 2 }],
    });
    expect((await mailsTo(shop, ann.email)).at(-1)).toContain('asks you to approve');
    // The waiting cart is not active: the next request fills a new one.
    expect((await bob.execute('{ customerCart { id total_quantity } }')).data.customerCart.total_quantity).toBe(0);
    const responses = await Promise.all([decide(ann, 'approve', requested.uid), decide(ann, 'approve', requested.uid)]);
    expect(responses.flatMap(({ errors }) => errors)).toHaveLength(1);
    const [placed] = await waiting(ann);
    expect(placed).toMatchObject({
      status: 'ORDER_PLACED',
      decided_by: 'Ann Roy',
      order_number: expect.stringMatching(/^\d{9}$/),
    });
    expect((await bob.execute('{ customer { orders { items { number } } } }')).data.customer.orders.items).toHaveLength(
      2,
    );
    expect((await mailsTo(shop, bob.email)).some((mail) => mail.includes('is approved and placed'))).toBe(true);
  });

  test('the agreement to final sale is stored with a waiting order: text, language and time', async () => {
    const ann = await boss();
    const bob = await person(ann, 'approved_buyer');
    const { id } = await onAccount(shop, bob);
    await add(shop, id, 'QUARTZ', 1, {}, { headers: bob.headers });
    await bob.execute(
      'mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "instore", method_code: "montreal" }] }) { cart { id } } }',
      { id },
    );
    await choose(bob, id);
    expect(code(await send(bob, id, []))).toBe('AGREEMENT_MISSING');
    const requested = (await send(bob, id, [FINAL_SALE_AGREEMENT])).data.placePurchaseOrder.purchase_order;
    shop.clock.advance(10 * 60 * 1000);
    expect((await decide(ann, 'approve', requested.uid)).errors).toEqual([]);
    const { rows } =
      await sql`select a.language, a.agreed_at as at from order_agreement a order by a.order_id desc limit 1`.execute(
        shop.platform.db.kysely,
      );
    expect(rows).toEqual([{ language: 'en', at: new Date(requested.created_at.replace(' ', 'T') + 'Z') }]);
  });

  test('a rejected or withdrawn order restores its cart; one with a changed price is not placed', async () => {
    const ann = await boss();
    const bob = await person(ann, 'approved_buyer');
    const { id, total } = await onAccount(shop, bob);
    const uid = async () => (await send(bob, id)).data.placePurchaseOrder.purchase_order.uid as string;
    const first = await uid();
    expect((await decide(ann, 'reject', first, ' ')).errors[0].message).toContain('Say why');
    expect((await decide(ann, 'reject', first, 'Too much.')).purchase_orders).toMatchObject([
      { status: 'REJECTED', comment: 'Too much.' },
    ]);
    expect((await mailsTo(shop, bob.email)).at(-1)).toContain('Too much.');
    expect((await bob.execute('{ customerCart { id } }')).data.customerCart.id).toBe(id);
    const second = await uid();
    await decide(bob, 'cancel', second);
    const third = await uid();
    await shop.platform.db.tx((db) => saveTestProducts(db)).catch(() => undefined);
    const { sql } = await import('kysely');
    await sql`update purchase_order set amount = amount - 1 where number = ${third}`.execute(shop.platform.db.kysely);
    const response = await decide(ann, 'approve', third);
    expect(response.errors).toMatchObject([
      { type: 'COULD_NOT_SAVE', message: expect.stringContaining(total.toFixed(2)) },
    ]);
    expect(response.purchase_orders).toMatchObject([{ status: 'ORDER_FAILED', order_number: null }]);
    expect((await bob.execute('{ customer { orders { total_count } } }')).data.customer.orders.total_count).toBe(0);
  });

  test('a rejection locks the cart before the purchase order, as an approval does', async () => {
    const ann = await boss();
    const bob = await person(ann, 'approved_buyer');
    const { id } = await onAccount(shop, bob);
    const uid = (await send(bob, id)).data.placePurchaseOrder.purchase_order.uid as string;
    const sent = (await sentBy(() => decide(ann, 'reject', uid, 'Too much.'))).map(({ text }) => text);
    const [cart, purchaseOrder] = ['update cart ', 'update "purchase_order"'].map((start) =>
      sent.findIndex((text) => text.startsWith(start)),
    );
    expect([cart! >= 0, cart! < purchaseOrder!]).toEqual([true, true]);
  });

  test('a removed member cannot order, even with waiting orders', async () => {
    const ann = await boss();
    const bob = await person(ann, 'approved_buyer');
    const { id } = await onAccount(shop, bob);
    const { uid } = (await send(bob, id)).data.placePurchaseOrder.purchase_order;
    await remove(ann, await idOf(ann, bob));
    expect((await decide(ann, 'approve', uid)).errors[0].message).toContain('no longer orders');
    expect((await waiting(ann))[0]).toMatchObject({ status: 'APPROVAL_REQUIRED', order_number: null });
  });

  test('a member’s quote is visible to the whole company, and not to former members', async () => {
    const ann = await boss();
    const bob = await person(ann, 'buyer');
    const number = (await requestQuote(ann, [{ sku: 'TILE', quantity: 1 }])).data.requestPriceQuote.number as string;
    const numbers = async (who: SignedIn) =>
      (await who.execute('{ customerPriceQuotes { items { number } } }')).data.customerPriceQuotes.items.map(
        (one: { number: string }) => one.number,
      );
    expect(await numbers(bob)).toEqual([number]);
    await remove(ann, await idOf(ann, bob));
    expect(await numbers(bob)).toEqual([]);
  });
});
