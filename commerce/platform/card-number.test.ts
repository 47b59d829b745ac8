import { describe, expect, test } from 'vitest';
import { containsCardNumber, refuseCardNumbers } from './card-number.ts';

describe('card numbers', () => {
  test('are found in any grouping, inside other text', () => {
    for (const text of [
      '4111111111111111',
      '4111 1111 1111 1111',
      'my card 5500-0000-0000-0004 thanks',
      '378282246310005',
      '4000 0000 0000 0002',
    ]) {
      expect(containsCardNumber(text)).toBe(true);
    }
  });

  test('are not found in telephone numbers, order numbers, nonces, cart ids or numbers with a wrong check digit', () => {
    for (const text of [
      '514-555-0101',
      '+1 (514) 555-0101',
      '000000012',
      '4111111111111112',
      `tok_visa_1111_1230_ok_${'4'.repeat(32)}`,
      '1234567890123',
    ]) {
      expect(containsCardNumber(text)).toBe(false);
    }
  });

  test('are refused at any depth, as text or as a number', () => {
    expect(() => refuseCardNumbers({ a: [{ b: { c: 'pan 4111111111111111' } }] })).toThrow(
      'Card numbers must not be sent to this server.',
    );
    expect(() => refuseCardNumbers({ cc_number: 4_111_111_111_111_111 })).toThrow('Card numbers');
    expect(() => refuseCardNumbers({ street: ['1 Main St'], telephone: '514-555-0101', nothing: null })).not.toThrow();
  });
});
