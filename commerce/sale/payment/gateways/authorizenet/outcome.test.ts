import { expect, test } from 'vitest';
import { isCaptured, isPart, isRefund, isSetAside, outcomeOf, outcomeOfDetails, reasonOf } from './outcome.ts';

const response = (more: object = {}) => ({ responseCode: '1', transId: '9', accountNumber: 'XXXX0002', ...more });
const details = (transactionStatus: string, more: object = {}) => ({
  transId: '9',
  transactionType: 'authCaptureTransaction',
  transactionStatus,
  authAmount: 1,
  settleAmount: 1,
  ...more,
});

test('maps card brands to the shop’s names', () => {
  const brandOf = (accountType?: string) => outcomeOf(response({ accountType }));
  const brands = { AmericanExpress: 'amex', DinersClub: 'diners', MasterCard: 'mastercard', Visa: 'visa', '': 'card' };
  for (const [type, brand] of Object.entries(brands))
    expect(brandOf(type)).toEqual({
      status: 'approved',
      transactionId: '9',
      card: { brand, last4: '0002', expiry: '' },
    });
  expect(outcomeOfDetails(details('settledSuccessfully'))).toMatchObject({ card: { brand: 'card', last4: '' } });
});

test('a decline has the text of the error, of the message, or the code as reason', () => {
  const errors = [{ errorCode: '2', errorText: 'declined' }];
  const messages = [{ code: '252', description: 'received' }];
  expect(reasonOf(response({ errors, messages }))).toBe('declined');
  expect(reasonOf(response({ errors: [], messages }))).toBe('received');
  expect(reasonOf(response({ messages: [], responseCode: '3' }))).toBe('response 3');
  expect(outcomeOf(response({ responseCode: '2', errors }))).toEqual({ status: 'declined', reason: 'declined' });
  expect(outcomeOfDetails(details('expired'))).toEqual({ status: 'declined', reason: 'expired' });
  expect(outcomeOfDetails(details('declined', { responseReasonDescription: 'no funds' }))).toMatchObject({
    reason: 'no funds',
  });
});

test('a smaller approved amount is partial; the same or no amount is not', () => {
  const of = (prePaidCard?: object) => isPart(response({ prePaidCard }));
  expect(of({ requestedAmount: '10.00', approvedAmount: '4.00' })).toBe(true);
  expect(of({ requestedAmount: '10.00', approvedAmount: '10.0' })).toBe(false);
  expect(of()).toBe(false);
});

test('classifies transaction states as approved, captured or authorized', () => {
  const all = [
    ...['authorizedPendingCapture', 'capturedPendingSettlement', 'settledSuccessfully', 'underReview'],
    ...['FDSPendingReview', 'FDSAuthorizedPendingReview'],
    ...['declined', 'expired', 'failedReview', 'generalError', 'settlementError', 'voided', 'communicationError'],
    ...['refundSettledSuccessfully', 'refundPendingSettlement', 'returnedItem', 'couldNotVoid'],
  ];
  const among = (is: (transaction: ReturnType<typeof details>) => boolean) =>
    all.filter((status) => is(details(status)));
  expect(among((one) => outcomeOfDetails(one).status === 'approved')).toEqual(all.slice(0, 6));
  expect(among(isCaptured)).toEqual(all.slice(1, 4));
  expect(among(isSetAside)).toEqual(all.slice(0, 1));
});

test('a refund is a refund transaction that was not voided', () => {
  const is = (status: string, transactionType = 'refundTransaction') => isRefund(details(status, { transactionType }));
  expect([is('refundPendingSettlement'), is('refundSettledSuccessfully')]).toEqual([true, true]);
  expect([is('voided'), is('refundPendingSettlement', 'authCaptureTransaction')]).toEqual([false, false]);
});
