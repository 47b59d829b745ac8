import { expect, test } from 'vitest';
import { loadMessageGroup, loadMessages } from './load-messages.ts';
import { translateWith } from './translate.ts';

test('[ER-20] messages are there for en_US, en_CA and fr_CA', async () => {
  const texts = await Promise.all(['en_US', 'en_CA', 'fr_CA'].map(async (locale) => translateWith({ i18n: await loadMessages(locale) })('common.close')));
  expect(texts).toEqual(['Close', 'Close', 'Fermer']);
});

test('[ER-19] an unknown locale is an error that names it', async () => {
  await expect(loadMessages('de_DE')).rejects.toThrow('Unable to locate locale de_DE within generated dist directory.');
});

test('[ER-22] a missing translation shows its id and breaks nothing', async () => {
  const i18n = await loadMessages('fr_CA');
  expect(i18n._('nobody.wrote.this')).toBe('nobody.wrote.this');
});

test('the words of an order come later, in the same language', async () => {
  const i18n = await loadMessages('fr_CA');
  await loadMessageGroup(i18n, 'order');
  expect(i18n._('checkout.title')).not.toBe('checkout.title');
});
