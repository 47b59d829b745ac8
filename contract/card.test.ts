import { describe, expect, test } from 'vitest';
import { brandOf, cardDigits, cardNumber, expiry, groupCardDigits, securityCodeLength } from './card.ts';

const sixteen = (prefix: string): string => prefix.padEnd(16, '0');

describe('the brand of a card', () => {
  test.each([
    ['50', undefined],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', undefined],
    ['2220', undefined],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['3', undefined],
    ['4', 'visa'],
    ['34', 'amex'],
    ['35', undefined],
    ['37', 'amex'],
    ['299', undefined],
    ['300', 'diners'],
    ['305', 'diners'],
    ['306', undefined],
    ['36', 'diners'],
    ['38', 'diners'],
    ['39', 'diners'],
    ['3094', undefined],
    ['3095', 'diners'],
    ['3096', undefined],
    ['6010', undefined],
    ['6011', 'discover'],
    ['63', undefined],
    ['64', 'discover'],
    ['65', 'discover'],
    ['66', undefined],
    ['3527', undefined],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['3590', undefined],
    ['', undefined],
  ])('beginning with %s is %s', (prefix, brand) => {
    expect(brandOf(prefix)).toBe(brand);
  });

  test('shows as soon as the prefix is whole, and not before', () => {
    expect(['2', '22', '222', '2221'].map(brandOf)).toEqual([undefined, undefined, undefined, 'mastercard']);
    expect(['6', '60', '601', '6011'].map(brandOf)).toEqual([undefined, undefined, undefined, 'discover']);
    expect(brandOf('4 1')).toBe('visa');
  });
});

describe('a card number', () => {
  const wrong = { code: 'card_number' };
  /** Tests whether numbers with this prefix are valid in this length, and one digit shorter or longer. */
  const judged = (prefix: string, length: number): unknown[] =>
    [length - 1, length, length + 1].map((digits) => cardNumber(prefix.padEnd(digits, '0')));
  const right = [wrong, undefined, wrong];
  const unknown = [wrong, wrong, wrong];

  test('[VA-10] contains only digits, spaces and dashes', () => {
    for (const text of ['4111-1111-1111-1111', '4111 1111 1111 1111']) expect(cardNumber(text)).toBeUndefined();
    for (const text of ['', 'x4111111111111111', '4111111111111111x', '4111.1111.1111.1111', '4111x'])
      expect(cardNumber(text)).toEqual({ code: 'card_characters' });
  });

  test('[VA-11] is judged by its digits alone', () => {
    expect(cardDigits(' 4111-1111x')).toBe('41111111');
    expect(cardNumber('-4111 1111-1111--1111 ')).toBeUndefined();
    expect(cardNumber('4111-1111-1111-111')).toEqual(wrong);
    expect(brandOf('3-4')).toBe('amex');
  });

  test('[VA-12] of MasterCard begins with 51 to 55 and has 16 digits', () => {
    expect(['51', '55', '50', '56'].map((prefix) => judged(prefix, 16))).toEqual([right, right, unknown, unknown]);
    expect(brandOf('5105105105105100')).toBe('mastercard');
  });

  test('[VA-13] of MasterCard begins with 2221 to 2720, too', () => {
    expect(['2221', '2720', '2220', '2721'].map((prefix) => judged(prefix, 16))).toEqual([
      right,
      right,
      unknown,
      unknown,
    ]);
    expect(brandOf('2720990000000007')).toBe('mastercard');
  });

  test('[VA-14] of Visa begins with 4 and has 16 digits', () => {
    expect(judged('4', 16)).toEqual(right);
    expect(brandOf('4111111111111111')).toBe('visa');
  });

  test('[VA-15] of American Express begins with 34 or 37 and has 15 digits', () => {
    expect(['34', '37', '33', '38'].map((prefix) => judged(prefix, 15)[1])).toEqual([
      undefined,
      undefined,
      wrong,
      wrong,
    ]);
    expect([judged('34', 15), judged('37', 15)]).toEqual([right, right]);
    expect(brandOf('371449635398431')).toBe('amex');
  });

  test('[VA-16] of Diners begins with 300 to 305, 36 or 38 and has 14 digits', () => {
    expect(['300', '305', '36', '38'].map((prefix) => judged(prefix, 14))).toEqual([right, right, right, right]);
    expect(['299', '306'].map((prefix) => judged(prefix, 14))).toEqual([unknown, unknown]);
    expect(brandOf('30569309025904')).toBe('diners');
  });

  test('[VA-17] of Discover begins with 6011 and has 16 digits', () => {
    expect(['6011', '6010', '6012'].map((prefix) => judged(prefix, 16))).toEqual([right, unknown, unknown]);
    expect(brandOf('6011111111111117')).toBe('discover');
  });

  test('[VA-18] of Discover begins with 64 or 65, too', () => {
    expect(['64', '65', '63', '66'].map((prefix) => judged(prefix, 16))).toEqual([right, right, unknown, unknown]);
    expect(brandOf('6500000000000002')).toBe('discover');
  });

  test('[VA-19] of JCB begins with 3528 to 3589 and has 16 digits', () => {
    expect(['3528', '3589', '3527', '3590'].map((prefix) => judged(prefix, 16))).toEqual([
      right,
      right,
      unknown,
      unknown,
    ]);
    expect(brandOf('3530111333300000')).toBe('jcb');
  });

  test('[VA-20] of no known brand is refused', () => {
    expect(['9999999999999999', '0000000000000000', '1'].map(cardNumber)).toEqual([wrong, wrong, wrong]);
  });
});

describe('the groups in which a number is shown', () => {
  test('grow with every digit: four by four', () => {
    const grown = ['', '4', '4111', '41111', '41111111', '411111111', '4111111111111', sixteen('4111')].map(
      groupCardDigits,
    );
    expect(grown).toEqual([
      '',
      '4',
      '4111',
      '4111 1',
      '4111 1111',
      '4111 1111 1',
      '4111 1111 1111 1',
      '4111 0000 0000 0000',
    ]);
  });

  test('of American Express are 4-6-5, of Diners 4-6-4', () => {
    expect(['3', '3714', '37144', '3714496353', '37144963539', '371449635398431'].map(groupCardDigits)).toEqual([
      '3',
      '3714',
      '3714 4',
      '3714 496353',
      '3714 496353 9',
      '3714 496353 98431',
    ]);
    expect(groupCardDigits('36666666666660')).toBe('3666 666666 6660');
  });

  test('leave out non-digits and digits beyond the longest card', () => {
    expect(groupCardDigits('4111-1111 x')).toBe('4111 1111');
    expect(groupCardDigits(`${sixteen('4111')}99`)).toBe('4111 0000 0000 0000');
    expect(groupCardDigits('371449635398431999')).toBe('3714 496353 98431');
  });
});

test('American Express has a security code of four digits, every other card of three', () => {
  expect((['amex', 'visa', 'mastercard', 'diners', undefined] as const).map(securityCodeLength)).toEqual([
    4, 3, 3, 3, 3,
  ]);
});

describe('the expiry', () => {
  const rule = expiry(new Date('2026-11-21T00:00:00Z'));

  test('is a month of a year in two digits or four, spaces allowed', () => {
    for (const text of ['11/26', '12/26', '1/27', '01/2027', ' 11 / 26 ', '12/46', '12/2046'])
      expect([text, rule(text)]).toEqual([text, undefined]);
  });

  test('is good to the end of its month', () => {
    expect(['10/26', '11/26', '12/25', '12/2025', '01/26'].map((text) => rule(text)?.code)).toEqual([
      'expired',
      undefined,
      'expired',
      'expired',
      'expired',
    ]);
    expect(expiry(new Date('2026-12-31T23:59:59Z'))('12/26')).toBeUndefined();
    expect(expiry(new Date('2027-01-01T00:00:00Z'))('12/26')).toEqual({ code: 'expired' });
  });

  test('is nonsense with no such month, too far away, or in another form', () => {
    for (const text of [
      '',
      '11',
      '/26',
      '0/27',
      '00/27',
      '13/27',
      '99/27',
      '11/2',
      '11/226',
      'x11/26',
      '11/26x',
      '11-26',
      '01/47',
      '12/2099',
      '1 1/26',
      '11/2 6',
      '111/26',
    ])
      expect([text, rule(text)]).toEqual([text, { code: 'expiry' }]);
  });
});
