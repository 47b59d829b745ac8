import { expect, test } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

test('a telephone link always contains the country code', () => {
  expect(
    ['514-555-0140', '(514) 555-0140', '+1 514 555 0140', '1-514-555-0140', '+33 1 23 45 67 89'].map(telephoneLink),
  ).toEqual(['tel:+15145550140', 'tel:+15145550140', 'tel:+15145550140', 'tel:+15145550140', 'tel:+33123456789']);
});
