import { expect, test } from 'vitest';
import { overriddenTexts, textsByLanguage } from './texts.ts';

test('a setting may name any language', () => {
  const environment = {
    MAIL_ADDRESS: 'all',
    MAIL_ADDRESS_FR: 'français',
    MAIL_ADDRESS_PT_BR: 'português',
    MAIL_ADDRESS_DE: '',
    MAIL_ADDRESS_FILE_2: 'none',
    SUPPORT_EMAIL_ES: 'a@b.test',
  };
  expect([...textsByLanguage(environment, 'MAIL_ADDRESS')]).toEqual([
    ['fr', { variable: 'MAIL_ADDRESS_FR', text: 'français' }],
    ['pt_BR', { variable: 'MAIL_ADDRESS_PT_BR', text: 'português' }],
  ]);
});

test('settings replace the shop’s text in all languages or in one', () => {
  const shop = { en: 'Shop', fr: 'Boutique' };
  expect(overriddenTexts(shop, undefined, {})).toEqual(shop);
  expect(overriddenTexts(shop, undefined, { es: 'Tienda' })).toEqual({ ...shop, es: 'Tienda' });
  expect(overriddenTexts(shop, 'All', { es: 'Tienda' })).toEqual({ en: 'All', es: 'Tienda' });
});
