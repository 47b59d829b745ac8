import { describe, expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { checkAccountChange } from './account.ts';
import { restAccount, restChange } from './account-wire.ts';
import { bookAddress, customerRow } from './testing/rows.ts';

describe('an account over REST', () => {
  const row = customerRow({ groupId: 2 });
  const account = {
    id: 7_007_007,
    group_id: 2,
    created_at: '2026-06-15 12:00:00',
    updated_at: '2026-06-16 08:30:00',
    created_in: 'Canada (EN)',
    email: 'ann@example.com',
    firstname: 'Ann',
    lastname: 'Roy',
    store_id: 3,
    website_id: 1,
    disable_auto_group_change: 0,
    addresses: [],
    extension_attributes: { is_subscribed: false },
  };

  test('has its creation date, store view and newsletter subscription', () => {
    expect(restAccount(row, { addresses: [], isSubscribed: false, language: 'en', createdIn: 'Canada (EN)' })).toEqual(
      account,
    );
    expect(
      restAccount(row, { addresses: [], isSubscribed: true, language: 'en', createdIn: 'Canada (EN)' })
        .extension_attributes,
    ).toEqual({
      is_subscribed: true,
    });
  });

  test('names its default addresses by id', () => {
    const shipping = bookAddress({ id: 2, isDefaultShipping: true });
    const billing = bookAddress({ id: 3, isDefaultBilling: true });
    expect(
      restAccount(row, {
        addresses: [shipping, billing],
        isSubscribed: false,
        language: 'fr',
        createdIn: 'Canada (EN)',
      }),
    ).toEqual({
      ...account,
      default_shipping: '2',
      default_billing: '3',
      addresses: [
        expect.objectContaining({
          id: 2,
          customer_id: 7_007_007,
          region: expect.objectContaining({ region: 'Québec' }),
        }),
        expect.objectContaining({ id: 3, customer_id: 7_007_007 }),
      ],
    });
  });
});

describe('the change in a REST body', () => {
  const change = (person: Record<string, unknown>) => restChange(restFields(person), 'ann@example.com');
  const nothing = { firstname: undefined, lastname: undefined, is_subscribed: undefined, email: undefined };

  test('consists of the given fields', () => {
    expect(change({})).toEqual(nothing);
    expect(change({ firstname: 'Zoé', lastname: 'Leroy', email: 'zoe@example.com' })).toEqual({
      ...nothing,
      firstname: 'Zoé',
      lastname: 'Leroy',
      email: 'zoe@example.com',
    });
  });

  test('the current email address is not a change', () => {
    expect(change({ email: ' ann@example.com ' }).email).toBeUndefined();
    expect(change({ email: '' }).email).toBe('');
  });

  test.each([
    [true, true],
    ['1', true],
    [1, true],
    [false, false],
    ['0', false],
    ['', false],
    [null, undefined],
  ])('a newsletter of %j is %s', (is_subscribed, wish) => {
    expect(change({ extension_attributes: { is_subscribed } }).is_subscribed).toBe(wish);
  });
});

test('a card number is refused as a name', () => {
  expect(checkAccountChange({ firstname: ' Zoé ' }, customerRow({}))).toEqual({ firstname: 'Zoé', lastname: 'Roy' });
  expect(refusalOf(() => checkAccountChange({ firstname: '4111 1111 1111 1111' }, customerRow({})))?.category).toBe(
    'graphql-input',
  );
});
