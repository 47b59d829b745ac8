import { describe, expect, test } from 'vitest';
import { checkedCustomer, emailKey } from './rules.ts';

const ann = { email: 'ann@example.com', firstname: 'Ann', lastname: 'Roy', password: 'Marble-12' };

describe('a new account', () => {
  test('is kept trimmed, the password as it is', () => {
    expect(checkedCustomer({ ...ann, email: ' ann@example.com ', firstname: ' Ann ' })).toEqual(ann);
  });

  test.each([
    [{ email: '', password: null }, 'Required parameters are missing: email, password'],
    [{ firstname: '  ' }, 'Required parameters are missing: firstname'],
    [{ email: 'ann' }, '"ann" is not a valid email address.'],
    [{ password: 'Marb-1' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [{ password: 'marblemarble1' }, 'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.'],
    [{ password: ' Marble-12' }, "The password can't begin or end with a space. Verify the password and try again."],
    [{ email: 'Ann1@example.com', password: 'ANN1@example.com' }, "The password can't be the same as the email address. Create a new password and try again."],
    [{ password: `Aa1-${'x'.repeat(253)}` }, 'Please enter a password with at most 256 characters.'],
    [{ lastname: 'x'.repeat(256) }, 'Last Name is not valid! The max length is 255'],
  ])('%j is refused: %s', (change, message) => {
    expect(() => checkedCustomer({ ...ann, ...change })).toThrow(message);
  });

  test('an address is one, however it is written', () => {
    expect(emailKey(' Ann@Example.COM')).toBe(emailKey('ann@example.com'));
    expect(emailKey('réne\u0301@example.com')).toBe(emailKey('réné@example.com'));
  });
});
