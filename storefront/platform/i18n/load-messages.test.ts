import { expect, test } from 'vitest';
import { loadMessageGroup, loadMessages } from './load-messages.ts';
import { translateWith } from './translate.ts';

test('[ER-20] messages are there for en_US, en_CA and fr_CA', async () => {
  const texts = await Promise.all(
    ['en_US', 'en_CA', 'fr_CA'].map(async (locale) =>
      translateWith({ i18n: await loadMessages(locale) })('common.close'),
    ),
  );
  expect(texts).toEqual(['Close', 'Close', 'Fermer']);
});

test('[ER-19] an unknown locale is an error that names it', async () => {
  await expect(loadMessages('de_DE')).rejects.toThrow('Unable to locate locale de_DE within generated dist directory.');
});

test('[ER-22] a missing translation shows its id and breaks nothing', async () => {
  const i18n = await loadMessages('fr_CA');
  expect(i18n._('nobody.wrote.this')).toBe('nobody.wrote.this');
});

test('the United States have their own spelling, in words that come later too', async () => {
  const american = await loadMessages('en_US');
  await loadMessageGroup(american, 'product');
  const canadian = await loadMessages('en_CA');
  await loadMessageGroup(canadian, 'product');
  expect([american, canadian].map((i18n) => i18n._('product.attribute.color_family'))).toEqual(['Color', 'Colour']);
});

test('the words of an order come later, in the same language', async () => {
  const i18n = await loadMessages('fr_CA');
  await loadMessageGroup(i18n, 'order');
  expect(i18n._('checkout.title')).not.toBe('checkout.title');
});
