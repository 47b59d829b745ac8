import { expect, test } from 'vitest';
import { tokenise } from './test-gateway.ts';

const fixed = (bytes: Uint8Array) => bytes.fill(7);

test('[LK-11] only a token, brand, last four digits and expiry leave the browser, never the number or the code', () => {
  const data = tokenise({ number: '4111 1111 1111 1111', expiry: '3/30', securityCode: '987' }, fixed);
  expect(data).toEqual({
    nonce: 'tok_visa_1111_0330_ok_07070707070707070707070707070707',
    brand: 'visa',
    last4: '1111',
    expiry: '03/30',
  });
  expect(JSON.stringify(data)).not.toContain('411111');
  expect(JSON.stringify(data)).not.toContain('987');
});

test('the test card determines the outcome', () => {
  expect(tokenise({ number: '4000000000000002', expiry: '03/30', securityCode: '1' }, fixed).nonce).toContain(
    '_declined_',
  );
  expect(tokenise({ number: '4000000000000119', expiry: '03/30', securityCode: '1' }, fixed).nonce).toContain(
    '_error_',
  );
});

test('a card of an unknown brand gets a token too, and one without a date has no month or year', () => {
  expect(tokenise({ number: '9999 9999', expiry: '', securityCode: '1' }, fixed)).toEqual({
    nonce: 'tok_card_9999_00_ok_07070707070707070707070707070707',
    brand: 'card',
    last4: '9999',
    expiry: '00/',
  });
  expect(tokenise({ number: '4111', expiry: ' 12 / 2030 ', securityCode: '1' }).expiry).toBe('12/30');
});

test('every token is different', () => {
  const card = { number: '4111111111111111', expiry: '03/30', securityCode: '1' };
  expect(tokenise(card).nonce).not.toBe(tokenise(card).nonce);
});
