import { expect, test } from 'vitest';
import { isPrivatePage, PRIVATE_PAGES } from './private-pages.ts';

test.each([...PRIVATE_PAGES, '/customer/account/createPassword?token=x', '/CA_FR/checkout/receipt', '/US_EN/saved-payments', '/my-payments#cards', '//cart/', '/Customer/Account/createpassword'])('%s is private', (address) => {
  expect(isPrivatePage(address)).toBe(true);
});

test.each(['/', '/CA_FR', '/locations', '/cartons', '/cart-boxes.html', '/faq?next=/cart', '/CA_FR/showroom-reservation', '/customers'])('%s is for everybody', (address) => {
  expect(isPrivatePage(address)).toBe(false);
});
