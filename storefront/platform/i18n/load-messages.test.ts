import { expect, test, vi } from 'vitest';
import { loadMessages } from './load-messages.ts';
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

test('the United States have their own spelling', async () => {
  const views = await Promise.all(['en_US', 'en_CA'].map(loadMessages));
  expect(views.map((i18n) => i18n._('product.attribute.color_family'))).toEqual(['Color', 'Colour']);
});

test('a lazy part is loaded with its messages, in the language of the page', async () => {
  const texts: string[] = [];
  for (const locale of ['fr_CA', 'en_CA', 'en_US']) {
    // A page each: a browser loads one locale.
    vi.resetModules();
    vi.doMock('virtual:messages', () => ({
      locales: ['en_US', 'en_CA', 'fr_CA'],
      fetchMessages: async (tag: string, file?: string) => ({ messages: { [file ?? 'base']: `${file} ${tag}` } }),
    }));
    const { loadMessages: load, withMessages } = await import('./load-messages.ts');
    const i18n = await load(locale);
    expect(await withMessages(Promise.resolve('code'), 'abc')).toBe('code');
    texts.push(i18n._('abc'));
  }
  expect(texts).toEqual(['abc fr-CA', 'abc en-CA', 'abc en-US']);
});
