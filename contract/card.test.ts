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
  test('has its brand’s length', () => {
    for (const [prefix, length] of [
      ['51', 16],
      ['4', 16],
      ['34', 15],
      ['300', 14],
      ['36', 14],
      ['6011', 16],
      ['64', 16],
      ['3528', 16],
    ] as const) {
      const judged = [length - 1, length, length + 1].map((digits) => cardNumber(prefix.padEnd(digits, '0')));
      expect([prefix, ...judged]).toEqual([prefix, { code: 'card_number' }, undefined, { code: 'card_number' }]);
    }
  });

  test('holds digits, spaces and dashes, from the first character to the last', () => {
    for (const text of ['', 'x4111111111111111', '4111111111111111x', '4111.1111.1111.1111'])
      expect(cardNumber(text)).toEqual({ code: 'card_characters' });
    expect(cardDigits(' 4111-1111x')).toBe('41111111');
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

  test('leave out what is no digit, and what no card has', () => {
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
