import { beforeAll, expect, test } from 'vitest';
import { openAuthoringShop, type AuthoringShop } from '#commerce/merchandise/authoring/testing/authoring.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { discountRules, saveCartRules } from './service.ts';
import { ruleInput } from './testing/rule.ts';

const LABELS = [
  { store_id: 0, store_label: 'Spring sale' },
  { store_id: 3, store_label: 'Solde du printemps' },
];

describeWithDatabase('discounts made by staff', (open) => {
  let shop: AuthoringShop;
  let token: string;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['promotions:read', 'promotions:write']);
    token = await shop.program('reader', ['promotions:read']);
  });

  const make = (rule: object) => shop.call('POST', '/V1/salesRules', { rule: { store_labels: LABELS, ...rule } });
  const percent = (code: string, more: object = {}) =>
    make({
      coupon_type: 'SPECIFIC_COUPON',
      simple_action: 'by_percent',
      discount_amount: 15,
      extension_attributes: { coupon_code: code },
      ...more,
    });
  const change = (id: number, rule: object) => shop.call('PUT', `/V1/salesRules/${id}`, { rule });
  const found = async (code: string) => {
    const { kysely } = shop.commerce.platform.db;
    return (await discountRules(kysely, { codes: [code], email: null }, new Date())).find(
      ({ coupon }) => coupon?.code === code,
    );
  };
  const loadRules = (...rules: Parameters<typeof ruleInput>[0][]) =>
    shop.commerce.platform.db.tx((db) =>
      saveCartRules(db, { couponsPerCart: 1, rules: rules.map((rule) => ruleInput(rule)) }, new Date()),
    );

  test('a coupon holds from its creation until it is ended', async () => {
    const made = await percent('SPRING15', { uses_per_coupon: 100 });
    expect(made).toMatchObject({
      status: 200,
      body: {
        name: 'spring15',
        is_active: true,
        discount_amount: 15,
        uses_per_coupon: 100,
        extension_attributes: { coupon_code: 'SPRING15', set_by: 'pim' },
      },
    });
    expect(await found('SPRING15')).toMatchObject({
      problem: null,
      rule: { labels: { en: 'Spring sale', fr: 'Solde du printemps' } },
    });
    expect((await change(made.body.rule_id, { is_active: false })).body.is_active).toBe(false);
    expect((await found('SPRING15'))?.problem).toBe('ended');
    const { body } = await shop.call('GET', `/V1/salesRules/${made.body.rule_id}/changes`);
    expect(body).toMatchObject([
      { action: 'rule-ended', who: 'pim', before: { until: null } },
      { action: 'rule-made', before: null, after: { uses: 100 } },
    ]);
  });

  test('an amount, free freight, groups and a period are possible', async () => {
    const amount = await make({
      name: 'Ten off',
      simple_action: 'cart_fixed',
      from_date: '2030-01-01',
      to_date: '2030-01-31',
      customer_group_ids: [2],
      extension_attributes: {
        amounts: [
          { currency: 'CAD', amount: 10 },
          { currency: 'USD', amount: 8 },
        ],
        minimum_subtotals: [{ currency: 'CAD', amount: 200 }],
      },
    });
    expect(amount.body).toMatchObject({
      coupon_type: 'NO_COUPON',
      is_active: false,
      from_date: '2030-01-01',
      to_date: '2030-01-31',
      customer_group_ids: [2],
      extension_attributes: {
        amounts: [
          { currency: 'CAD', amount: 10 },
          { currency: 'USD', amount: 8 },
        ],
      },
    });
    expect((await make({ name: 'Freight', simple_free_shipping: '2' })).body).toMatchObject({
      simple_free_shipping: '2',
      apply_to_shipping: true,
    });
  });

  test.each([
    [
      'no label in French',
      { name: 'a', simple_action: 'by_percent', discount_amount: 5, store_labels: LABELS.slice(0, 1) },
    ],
    ['more than 100 percent', { name: 'b', simple_action: 'by_percent', discount_amount: 101 }],
    [
      'an unknown currency',
      { name: 'c', simple_action: 'cart_fixed', extension_attributes: { amounts: [{ currency: 'XXX', amount: 1 }] } },
    ],
    ['an unknown action', { name: 'd', simple_action: 'buy_x_get_y', discount_amount: 1 }],
    [
      'an end before the start',
      { name: 'e', simple_action: 'by_percent', discount_amount: 5, from_date: '2030-02-01', to_date: '2030-01-01' },
    ],
    [
      'an unknown category',
      { name: 'f', simple_action: 'by_percent', discount_amount: 5, extension_attributes: { category_ids: [99999] } },
    ],
    ['no name', { simple_action: 'by_percent', discount_amount: 5 }],
  ])('is refused with %s', async (_, rule) => {
    expect((await make(rule)).status).toBe(400);
  });

  test('a code is not used twice, in any case', async () => {
    expect((await percent('ONCE')).status).toBe(200);
    expect((await percent('once')).status).toBe(400);
  });

  test('a load of the folder preserves rules of staff and their codes, and replaces its own', async () => {
    const { body: kept } = await percent('STAYS');
    await loadRules({ code: 'folder', trigger: { kind: 'code', code: 'FOLDER' } }, { code: 'gone' });
    const listed = async () =>
      (await shop.call('GET', '/V1/salesRules/search?searchCriteria[pageSize]=100')).body.items;
    const folder = (await listed()).find(({ name }: { name: string }) => name === 'folder');
    await change(folder.rule_id, { uses_per_coupon: 3 });
    await loadRules(
      { code: 'folder', uses: 9, trigger: { kind: 'code', code: 'OTHER' } },
      { code: 'stays', trigger: { kind: 'code', code: 'STAYS' } },
      { code: 'new', trigger: { kind: 'code', code: 'NEW' } },
    );
    const after = await listed();
    const named = (name: string) => after.find((rule: { name: string }) => rule.name === name);
    expect(named('stays')).toMatchObject({ rule_id: kept.rule_id, discount_amount: 15 });
    expect(named('folder')).toMatchObject({ rule_id: folder.rule_id, uses_per_coupon: 3 });
    expect(named('gone')).toBeUndefined();
    expect((await found('STAYS'))?.problem).toBeNull();
    expect(await found('FOLDER')).toBeDefined();
    expect(await found('OTHER')).toBeUndefined();
    expect(await found('NEW')).toBeDefined();
  });

  test('a change with an outdated version is refused', async () => {
    const { body: made } = await percent('TWICE');
    const headers = { authorization: `Bearer ${await shop.program('both', ['promotions:read', 'promotions:write'])}` };
    const late = { ...headers, 'if-match': `"${made.extension_attributes.version}"` };
    const path = `/V1/salesRules/${made.rule_id}`;
    expect((await shop.rest('PUT', path, { rule: { uses_per_coupon: 5 } }, late)).status).toBe(200);
    expect(await shop.rest('PUT', path, { rule: { uses_per_coupon: 6 } }, late)).toMatchObject({
      status: 412,
      body: { error_code: CHANGED_BY_OTHERS },
    });
  });

  test('reading does not include writing', async () => {
    const rule = { name: 'x', simple_action: 'by_percent', discount_amount: 5, store_labels: LABELS };
    expect((await shop.call('POST', '/V1/salesRules', { rule }, token)).status).toBe(401);
  });
});
