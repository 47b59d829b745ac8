import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME } from '#commerce/platform/theme/theme.ts';
import { renderedMail } from '#commerce/platform/mail/mailer.ts';
import { loadSettings } from '#commerce/settings.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import { noticeMail, resetMail } from './account-mails.ts';

const settings = (environment: Record<string, string> = {}) =>
  loadSettings({ NODE_ENV: 'test', PUBLIC_URL: 'http://shop.test', ...environment });
const viewOf = (code: string) => SAMPLE_STORE_VIEWS.find((view) => view.code === code)!;
const notice = (kind: 'password' | 'email' | 'deleted', code = 'CA_EN', environment = {}) =>
  renderedMail(noticeMail(kind, 'ann@example.com', viewOf(code), settings(environment)), DEFAULT_THEME);
const reset = (code = 'CA_EN', email = 'ann@example.com') =>
  renderedMail(resetMail(email, 'token 1&2', viewOf(code), settings()), DEFAULT_THEME);

test('an email has the postal and support addresses in its own language', () => {
  expect([notice('deleted').replyTo, notice('deleted', 'CA_FR').replyTo]).toEqual([
    'hello@tessera.example',
    'bonjour@tessera.example',
  ]);
  expect(notice('deleted').text).toContain('1187 rue des Carriers, bureau 100, Montréal, QC');
  expect(notice('deleted', 'CA_FR').text).toContain('1187, rue des Carriers, bureau 100, Montréal (Québec)');
  expect(notice('deleted', 'CA_FR').text).toContain('bonjour@tessera.example');
});

test('a general setting applies to all languages, a language’s setting to that language only', () => {
  expect(notice('deleted', 'CA_FR', { SUPPORT_EMAIL: 'a@shop.test', MAIL_ADDRESS: 'Shop, 1 King' })).toMatchObject({
    replyTo: 'a@shop.test',
    text: expect.stringContaining('Shop, 1 King'),
  });
  const both = { SUPPORT_EMAIL: 'a@shop.test', SUPPORT_EMAIL_FR: 'b@shop.test' };
  expect(['CA_EN', 'CA_FR'].map((code) => notice('deleted', code, both).replyTo)).toEqual([
    'a@shop.test',
    'b@shop.test',
  ]);
  expect(notice('deleted', 'CA_EN', { SUPPORT_EMAIL_FR: 'b@shop.test' }).replyTo).toBe('hello@tessera.example');
});

describe.each([
  ['CA_EN', 'en-CA', 'http://shop.test/'],
  ['US_EN', 'en-US', 'http://shop.test/US_EN'],
  ['CA_FR', 'fr-CA', 'http://shop.test/CA_FR'],
])('an email of %s', (code, language, shop) => {
  const notices = (['password', 'email', 'deleted'] as const).map((kind) => notice(kind, code));
  const all = [...notices, reset(code)];

  test('is addressed to the customer, from Tessera, in its language, with no empty element', () => {
    for (const { to, subject, html, text } of all) {
      expect(to).toBe('ann@example.com');
      expect(html).toContain(`<html lang="${language}" `);
      expect(html).toContain('Tessera');
      expect(html).toContain(`<title>${subject}</title>`);
      // No empty element where text belongs: paragraph, heading, button, small print.
      expect(html).not.toMatch(/<(h1|a|title)\b[^>]*>\s*<\/|">\s*<br \/>|<br \/>\s*<\/(td|div)>/);
      expect(text).not.toMatch(/^\s*:/m);
    }
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(4);
  });

  test('links to the shop and, in a notice, to support', () => {
    for (const { html, text, replyTo } of notices) {
      expect(html).toContain(`<a href="${shop}"`);
      expect(text).toMatch(new RegExp(language === 'fr-CA' ? `\\S\u00a0: ${replyTo}` : `\\w: ${replyTo}`));
    }
  });
});

test('[SI-06] [RT-10] the reset link has email address and token, states when it expires, and invites no reply', () => {
  const { text, replyTo } = reset('CA_FR', 'ann+tiles@example.com');
  const url = new URL(/http:\S+/.exec(text)?.[0] ?? '');
  expect(url.pathname).toBe('/CA_FR/customer/account/createPassword');
  expect(Object.fromEntries(url.searchParams)).toEqual({ email: 'ann+tiles@example.com', token: 'token 1&2' });
  expect(text).toContain('une seule fois, pendant une heure');
  expect(reset().text).toContain('works once, and for one hour');
  expect(reset().text).toContain('http://shop.test/customer/account/createPassword?');
  expect(replyTo).toBeUndefined();
  expect(reset()).not.toHaveProperty('replyTo');
});

test('a notice states which of the three changes was made', () => {
  const subjects = (code: string) =>
    (['password', 'email', 'deleted'] as const).map((kind) => notice(kind, code).subject);
  expect(subjects('CA_EN')).toEqual([
    'Your password has been changed',
    'Your email address has been changed',
    'Your account has been deleted',
  ]);
  expect(subjects('CA_FR')).toEqual([
    'Votre mot de passe a été modifié',
    'Votre adresse courriel a été modifiée',
    'Votre compte a été supprimé',
  ]);
});
