import { expect, test } from 'vitest';
import { loadSettings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import { noticeMail } from './account-mails.ts';

const view = (language: 'en' | 'fr') => ({ language, locale: `${language}_CA`, pathPrefix: language === 'fr' ? '/CA_FR' : '' }) as StoreView;
const said = (language: 'en' | 'fr', environment: Record<string, string> = {}) => noticeMail('deleted', 'ann@example.com', view(language), loadSettings({ NODE_ENV: 'test', ...environment }));

test('a mail names the address of the shop and whom to write to in its own language', () => {
  expect([said('en').replyTo, said('fr').replyTo]).toEqual(['hello@tessera.example', 'bonjour@tessera.example']);
  expect(said('en').text).toContain('1187 rue des Carriers, bureau 100, Montréal, QC');
  expect(said('fr').text).toContain('1187, rue des Carriers, bureau 100, Montréal (Québec)');
  expect(said('fr').text).toContain('bonjour@tessera.example');
});

test('what a merchant says in one language counts in both', () => {
  expect(said('fr', { SUPPORT_EMAIL: 'a@shop.test', MAIL_ADDRESS: 'Shop, 1 King' })).toMatchObject({ replyTo: 'a@shop.test', text: expect.stringContaining('Shop, 1 King') });
  expect(said('en', { SUPPORT_EMAIL: 'a@shop.test', SUPPORT_EMAIL_FR: 'b@shop.test' }).replyTo).toBe('a@shop.test');
});
