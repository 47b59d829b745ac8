import { expect, test, vi } from 'vitest';
import { catalogueOf, loadMessages, translatedLocale } from './load-messages.ts';
import { MESSAGE_PARTS } from './message-parts.ts';
import { translateWith } from './translate.ts';

test('[ER-20] loads messages for en_US, en_CA and fr_CA', async () => {
  const texts = await Promise.all(
    ['en_US', 'en_CA', 'fr_CA'].map(async (locale) =>
      translateWith({ i18n: await loadMessages(locale) })('common.close'),
    ),
  );
  expect(texts).toEqual(['Close', 'Close', 'Fermer']);
});

test('[ER-19] an unknown locale throws an error that names it', async () => {
  await expect(loadMessages('de_DE')).rejects.toThrow('Unable to locate locale de_DE within generated dist directory.');
});

test('[ER-22] a missing translation shows its id without an error', async () => {
  const i18n = await loadMessages('fr_CA');
  expect(i18n._('nobody.wrote.this')).toBe('nobody.wrote.this');
});

test('the United States have their own spelling', async () => {
  const views = await Promise.all(['en_US', 'en_CA'].map((locale) => loadMessages(locale)));
  expect(views.map((i18n) => i18n._('slabs.match')).map((text) => /neighbou?r/.exec(text)?.[0])).toEqual([
    'neighbor',
    'neighbour',
  ]);
});

const withCatalogues = async (load: (part: string) => Promise<object>) => {
  vi.resetModules();
  const fr = Object.fromEntries(
    MESSAGE_PARTS.map((part) => [part, async () => ({ messages: { [part]: await load(part) } })]),
  );
  vi.doMock('virtual:messages', () => ({ catalogues: { fr } }));
  return import('./load-messages.ts');
};

test('[RT-50] the browser loads the messages of a feature once, with the first code that needs them', async () => {
  const load = vi.fn(async (part: string) => [`${part} en français`]);
  const { loadMessages: loadOf, withMessages } = await withCatalogues(load);
  const i18n = await loadOf('fr_CA', { parts: ['browse'] });
  expect(load.mock.calls).toEqual([['browse']]);
  expect([i18n._('browse'), i18n._('buy')]).toEqual(['browse en français', 'buy']);
  expect(await withMessages('buy', async () => 'code')).toBe('code');
  expect(i18n._('buy')).toBe('buy en français');
  await withMessages('buy', async () => 'other code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('messages that could not be fetched are requested again', async () => {
  const load = vi.fn(async (part: string) => [part]).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { loadMessages: loadOf, withMessages } = await withCatalogues(load);
  await loadOf('fr_CA', { parts: [] });
  await expect(withMessages('buy', async () => 'code')).rejects.toThrow('Failed to fetch');
  expect(await withMessages('buy', async () => 'code')).toBe('code');
});

test('views of one language share its messages; a language without messages has English ones', () => {
  expect(['en_US', 'en_GB', 'fr_FR', 'de_DE'].map((locale) => [catalogueOf(locale), translatedLocale(locale)])).toEqual(
    [
      ['us', 'en_US'],
      ['en', 'en_GB'],
      ['fr', 'fr_FR'],
      ['en', 'en'],
    ],
  );
});

test('a merchant’s messages replace the shop’s in every part, and in no other shop', async () => {
  const overrides = { 'common.close': ['Shut'], 'checkout.step.review': ['Look again'] };
  const t = translateWith({ i18n: await loadMessages('en_CA', { overrides }) });
  expect([t('common.close'), t('checkout.step.review')]).toEqual(['Shut', 'Look again']);
  expect(translateWith({ i18n: await loadMessages('en_CA') })('common.close')).toBe('Close');
});
