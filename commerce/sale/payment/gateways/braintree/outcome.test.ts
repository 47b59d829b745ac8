import type { Transaction } from 'braintree';
import { expect, test } from 'vitest';
import { matchesRequest, isCaptured, isCharged, isEnded, outcomeOf } from './outcome.ts';

const transaction = (more: object = {}): Transaction =>
  ({ id: 't1', status: 'settled', orderId: 'key-1', amount: '10.00', currencyIsoCode: 'CAD', ...more }) as Transaction;
const cardOf = (creditCard?: object) => outcomeOf(transaction({ creditCard }));

test('maps a card to the shop’s brand name, month and year', () => {
  const brands = {
    'American Express': 'amex',
    MasterCard: 'mastercard',
    Visa: 'visa',
    'China UnionPay': 'china-unionpay',
    '': 'card',
  };
  for (const [cardType, brand] of Object.entries(brands))
    expect(cardOf({ cardType, last4: '1111', expirationMonth: '5', expirationYear: '2030' })).toEqual({
      status: 'approved',
      transactionId: 't1',
      card: { brand, last4: '1111', expiry: '0530' },
    });
  expect(cardOf()).toMatchObject({ card: { brand: 'card', last4: '', expiry: '' } });
});

test('identifies a card in the vault by its number identifier, or else by its token', () => {
  expect(cardOf({ token: 'a', uniqueNumberIdentifier: 'n' })).toMatchObject({
    savedCard: { token: 'a', identity: 'n' },
  });
  expect(cardOf({ token: 'a', uniqueNumberIdentifier: null })).toMatchObject({
    savedCard: { token: 'a', identity: 'a' },
  });
  expect(cardOf({ token: null, uniqueNumberIdentifier: 'n' })).not.toHaveProperty('kept');
});

test('a decline has the reason of the gateway, of the bank, or the status', () => {
  const of = (more: object) => outcomeOf(transaction({ status: 'gateway_rejected', ...more }));
  const bank = { processorResponseText: 'Do Not Honor' };
  expect(of({ ...bank, gatewayRejectionReason: 'fraud' })).toEqual({ status: 'declined', reason: 'fraud' });
  expect(of({ ...bank, gatewayRejectionReason: '' })).toEqual({ status: 'declined', reason: 'Do Not Honor' });
  expect(of({})).toEqual({ status: 'declined', reason: 'gateway_rejected' });
});

test('classifies transaction states as charged, captured or ended', () => {
  const setAside = ['authorized', 'authorizing'];
  const captured = ['submitted_for_settlement', 'settling', 'settlement_confirmed', 'settlement_pending', 'settled'];
  const ended = ['voided', 'failed', 'gateway_rejected', 'processor_declined', 'authorization_expired'];
  const all = [...setAside, ...captured, ...ended, 'settlement_declined'];
  const among = (is: (one: Transaction) => boolean) => all.filter((status) => is(transaction({ status })));
  expect(among(isCharged)).toEqual([...setAside, ...captured]);
  expect(among(isCaptured)).toEqual(captured);
  expect(among(isEnded)).toEqual(ended);
});

test('a charge matches when order, amount and currency do', () => {
  const requested = { key: 'key-1', amount: 1_000, currency: 'CAD' } as const;
  expect(matchesRequest(transaction(), requested)).toBe(true);
  for (const other of [{ orderId: 'key-2' }, { amount: '9.99' }, { currencyIsoCode: 'USD' }])
    expect(matchesRequest(transaction(other), requested)).toBe(false);
});
