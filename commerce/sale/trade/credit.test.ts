import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
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
} from '#commerce/people/company/testing/company.ts';
import { customer, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { staff as orders } from '#commerce/after-sale/orders/staff.ts';
import { join } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { creditStaff } from './credit-staff.ts';
import { saveTradeRule } from './service.ts';

const CREDIT = `{ customerCredit { credit_limit { value } outstanding_balance { value } available_credit { value currency } not_invoiced { value }
  terms_days invoices { number order_number due { value } issued_on due_on is_overdue } } }`;

describeWithDatabases('buying on account', (open) => {
  let shop: TestShop;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: async (db) => {
        await saveTestProducts(db);
        await saveTradeRule(db, { groupId: 2, credit: [{ currency: 'CAD', amount: 60_000, days: 30 }] });
      },
      settings: { RATE_LIMITS: 'off' },
    });
    await offerToAll(shop);
  });
  const someone = () => newCompany(shop, `credit${++count}@example.com`);
  const creditOf = async (who: SignedIn) => (await who.execute(CREDIT)).data.customerCredit;
  const command = (...argv: string[]) => runStaff(shop.platform, [creditStaff, orders], argv);

  test('unpaid orders reduce it, an order above the available credit is rejected with the amounts, and payments restore it', async () => {
    const ann = await someone();
    const first = await onAccount(shop, ann, 4);
    const { number = '' } = await order(ann, first.id);
    const used = first.total;
    expect(await creditOf(ann)).toEqual({
      credit_limit: { value: 600 },
      outstanding_balance: { value: used },
      available_credit: { value: Math.round((600 - used) * 100) / 100, currency: 'CAD' },
      not_invoiced: { value: used },
      terms_days: 30,
      invoices: [],
    });
    const second = await onAccount(shop, ann, 4);
    expect(second.response.errors?.[0]?.extensions?.error_code).toBe('CREDIT_LIMIT');
    expect(second.response.errors?.[0]?.message).toContain('free of your credit of $600.00');
    await command('order', 'paid', number, '--amount', '100.00');
    expect((await creditOf(ann)).outstanding_balance.value).toBeCloseTo(used - 100, 2);
    await expect(command('order', 'paid', number, '--amount', '9999')).rejects.toThrow('are due of order');
    await command('order', 'paid', number);
    expect((await creditOf(ann)).outstanding_balance.value).toBe(0);
    // The rejected payment method is set again, and the order placed.
    await choose(ann, second.id);
    expect((await order(ann, second.id)).number).toEqual(expect.any(String));
  });

  test('a rejection when placing the order is in the shopper’s language and writes nothing', async () => {
    const ann = await someone();
    const { id } = await onAccount(shop, ann, 4);
    await command('credit', 'limit', ann.email, '--amount', '10');
    const response = await ann.execute(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { code message } } }',
      { id },
      { store: 'CA_FR' },
    );
    expect(response.data.placeOrder.order).toBeNull();
    expect(response.data.placeOrder.errors[0].message.replaceAll(/\s/g, ' ')).toMatch(
      /^Cette commande de .* dépasse les 10,00 \$ disponibles sur votre crédit de 10,00 \$\./,
    );
    expect((await creditOf(ann)).outstanding_balance.value).toBe(0);
  });

  test('concurrent orders of several people of a company never exceed its credit', async () => {
    const boss = await someone();
    await command('credit', 'limit', boss.email, '--amount', '400', '--days', '10');
    const people = [boss];
    for (let index = 0; index < 5; index++)
      people.push(await joined(shop, boss, { email: `credit${++count}@example.com`, role: 'buyer' }));
    const carts = await Promise.all(people.map((who) => onAccount(shop, who)));
    const total = carts[0]!.total;
    const placed = await Promise.all(people.map((who, index) => order(who, carts[index]!.id)));
    const fits = Math.floor(400 / total);
    expect([fits > 0 && fits < 6, placed.filter(({ number }) => number).length]).toEqual([true, fits]);
    expect((await creditOf(people[3]!)).outstanding_balance.value).toBeCloseTo(fits * total, 2);
  });

  test('rejects the payment method above the available credit of a company, for each of its people', async () => {
    const boss = await someone();
    const buyer = await joined(shop, boss, { email: `credit${++count}@example.com`, role: 'buyer' });
    await command('credit', 'limit', boss.email, '--amount', '400', '--days', '10');
    expect((await onAccount(shop, buyer, 4)).response.errors?.[0]?.extensions?.error_code).toBe('CREDIT_LIMIT');
    await command('credit', 'limit', boss.email, '--amount', '600', '--days', '10');
    expect(
      (await choose(buyer, (await buyer.execute('{ customerCart { id } }')).data.customerCart.id)).errors,
    ).toBeUndefined();
  });

  test('the list of companies shows the credit of each, and sends as many statements for many as for one', async () => {
    const owner = await join(shop, 'owner@credit.example', 'owner');
    const [ann, bob] = [await someone(), await someone()];
    await command('credit', 'limit', bob.email, '--amount', '900', '--days', '15');
    const early = await customer(shop, `credit${++count}@example.com`);
    await sql`update customer set group_id = 2 where email = ${early.email}`.execute(shop.platform.db.kysely);
    const due = [await onAccount(shop, early), await onAccount(shop, bob)];
    await order(early, due[0]!.id);
    await order(bob, due[1]!.id);
    await invite(bob, early.email, 'buyer');
    await accept(early, await invitationIn(shop, early.email));
    const page = (size: number) => owner.call('GET', `/V1/company?searchCriteria[pageSize]=${size}`);
    const creditIn = async ({ email }: SignedIn) =>
      (await page(100)).body.items.find(({ administrators }: { administrators: string }) => administrators === email)
        .credits;
    expect(await creditIn(ann)).toContainEqual({ currency: 'CAD', limit: 600, used: 0, days: 30 });
    const used = due[0]!.total + due[1]!.total;
    expect(await creditIn(bob)).toContainEqual({ currency: 'CAD', limit: 900, used, days: 15 });
    expect((await creditOf(bob)).outstanding_balance.value).toBe(used);
    const [one, many] = [await sentBy(() => page(1)), await sentBy(() => page(100))];
    expect(many).toHaveLength(one.length);
  });

  test('an invoice is due after the days in the terms of its order, and is then marked overdue', async () => {
    const ann = await someone();
    await command('credit', 'limit', ann.email, '--amount', '$5,000.00', '--days', '10');
    const { id, total } = await onAccount(shop, ann);
    const { number = '' } = await order(ann, id);
    await command('credit', 'limit', ann.email, '--amount', '5000', '--days', '60');
    await command('order', 'invoice', number);
    const invoice = {
      number: `${number}-I1`,
      order_number: number,
      due: { value: total },
      issued_on: '2026-06-15',
      due_on: '2026-06-25',
    };
    expect(await creditOf(ann)).toMatchObject({
      not_invoiced: { value: 0 },
      invoices: [{ ...invoice, is_overdue: false }],
    });
    shop.clock.set('2026-06-26T03:59:00Z');
    expect(await command('credit', 'of', ann.email)).toMatch(/due 2026-06-25$/);
    shop.clock.set('2026-06-26T04:01:00Z');
    expect(await command('credit', 'of', ann.email)).toContain('OVERDUE');
    expect(await command('credit', 'list')).toContain(`${number}-I1`);
    shop.clock.set('2026-06-15T12:00:00Z');
    await command('order', 'cancel', number).catch(() => undefined);
  });

  test('a cancelled order no longer counts; a non-trade customer has no credit; without credit settings there is no limit', async () => {
    const ann = await someone();
    const { id } = await onAccount(shop, ann);
    const { number = '' } = await order(ann, id);
    await command('order', 'cancel', number);
    expect((await creditOf(ann)).outstanding_balance.value).toBe(0);
    const bob = await customer(shop, `credit${++count}@example.com`);
    expect((await onAccount(shop, bob)).response.errors?.[0]?.extensions?.error_code).toBe('CREDIT_LIMIT');
    await shop.platform.db.tx((db) => saveTradeRule(db, { groupId: 2 }));
    expect([await creditOf(bob), (await order(bob, (await onAccount(shop, bob)).id)).number]).toEqual([
      null,
      expect.any(String),
    ]);
  });
});
