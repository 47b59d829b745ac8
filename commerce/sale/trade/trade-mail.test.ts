import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '#commerce/platform/theme/theme.ts';
import { renderedMail } from '#commerce/platform/mail/mailer.ts';
import { loadSettings } from '#commerce/settings.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import { deskMail, tradeMail } from './trade-mail.ts';

test('the email of an approval names group prices, if there are any', () => {
  const settings = loadSettings({ NODE_ENV: 'test' });
  const about = { company: 'Roy', licence: 'A 1', name: 'Ann', email: 'ann@example.com', reason: null };
  const textOf = (hasGroupPrices: boolean): string =>
    renderedMail(tradeMail('approved', { ...about, hasGroupPrices }, SAMPLE_STORE_VIEWS[0]!, settings), DEFAULT_THEME)
      .text;
  expect(textOf(true)).toContain('“Your trade price”');
  expect(textOf(false)).not.toContain('trade price');
});

test('trade account emails use the spelling of each store view', () => {
  const settings = loadSettings({ NODE_ENV: 'test' });
  const about = { company: 'Roy', licence: 'A 1', name: 'Ann', email: 'ann@example.com', reason: null };
  const texts = SAMPLE_STORE_VIEWS.map((view) => [
    view.code,
    renderedMail(tradeMail('approved', about, view, settings), DEFAULT_THEME).text,
    renderedMail(
      deskMail({ ...about, id: 1, telephone: '514-555-0101' }, 'desk@example.com', view, settings),
      DEFAULT_THEME,
    ).text,
  ]);
  const words: Readonly<Record<string, string>> = { CA_EN: 'Licence', CA_FR: 'Numéro de licence', US_EN: 'License' };
  expect(texts).toHaveLength(3);
  for (const [code = '', ...mails] of texts) for (const text of mails) expect(text).toContain(words[code]);
});
