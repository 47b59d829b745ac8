import { describe, expect, test } from 'vitest';
import type { GraphqlCall } from '#server/commerce/port.ts';
import { hideOurs } from './hide.ts';
import { judge } from './judge.ts';

const refusal = (query: string, variables?: GraphqlCall['variables']): string | undefined =>
  judge({ method: 'POST', query, variables, headers: {}, ip: '' })?.errors?.[0]?.message;

describe('a plain Magento', () => {
  test.each([
    ['a field of ours', '{ samples { free } }', 'Cannot query field "samples" on type "Query".'],
    [
      'an attribute that it has not',
      '{ products { items { commission_class } } }',
      'Cannot query field "commission_class"',
    ],
    [
      'a field of Adobe Commerce',
      'mutation { createWishlist(input: {}) { x } }',
      'Cannot query field "createWishlist"',
    ],
    ['what is no GraphQL', '{', 'Syntax Error'],
  ])('refuses %s', (_, query, message) => {
    expect(refusal(query)).toContain(message);
  });

  test('refuses variables of our schema, and casts Magento’s variables as Magento does', () => {
    const pay =
      'mutation($p: PaymentMethodInput!) { setPaymentMethodOnCart(input: { cart_id: "1", payment_method: $p }) { cart { id } } }';
    expect(refusal(pay, { p: { code: 'tessera_test', tessera_test: {} } })).toContain('"tessera_test" is not defined');
    const order = 'query($sort: ProductAttributeSortInput) { products(sort: $sort) { total_count } }';
    expect(refusal(order, '{"sort":{"price_per_sq_ft":"ASC"}}')).toContain('"price_per_sq_ft" is not defined');
    expect(refusal('query($size: Int) { products(pageSize: $size) { total_count } }', { size: '12' })).toBeUndefined();
  });

  test('returns its schema without our extensions', () => {
    const response = judge({
      method: 'GET',
      query: '{ __type(name: "Query") { fields { name } } }',
      headers: {},
      ip: '',
    });
    const names = JSON.stringify(response);
    expect([names.includes('"guestOrder"'), names.includes('"snowdogMenus"')]).toEqual([true, false]);
  });

  test('shows no attributes of the merchant and no gateway for tests', () => {
    const given = {
      products: {
        aggregations: [{ attribute_code: 'price' }, { attribute_code: 'finish' }],
        sort_fields: { default: 'position', options: [{ value: 'price_per_sq_ft' }, { value: 'name' }] },
        items: [{ custom_attributesV2: { items: [{ code: 'unit' }], errors: [] } }],
      },
      cart: { available_payment_methods: [{ code: 'tessera_test' }, { code: 'checkmo' }] },
    };
    expect(hideOurs(given)).toEqual({
      products: {
        aggregations: [{ attribute_code: 'price' }],
        sort_fields: { default: 'position', options: [{ value: 'name' }] },
        items: [{ custom_attributesV2: { items: [], errors: [] } }],
      },
      cart: { available_payment_methods: [{ code: 'checkmo' }] },
    });
  });
});
