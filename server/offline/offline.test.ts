import { afterEach, expect, test } from 'vitest';
import { overrideMessages } from '#commerce/platform/messages.ts';
import { SAMPLE_VIEWS, STORE_VIEWS } from '#contract/testing/store-views.ts';
import { failurePage } from '../pages/failure-page.ts';
import { fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { offlineData } from './offline-data.ts';

const THEME = { css: '', logo: '', files: [] };

afterEach(() => overrideMessages({}));

test('[NT-07] the offline page has words in the language of each store view, and the merchant’s', () => {
  overrideMessages({ fr: { 'offline.title': 'Pas de réseau' }, de: { 'offline.title': 'Kein Netz' } });
  const german = { ...STORE_VIEWS.CA_EN, code: 'german', language: 'de', locale: 'de_DE', languageTag: 'de-DE' };
  const { views } = offlineData([...SAMPLE_VIEWS, german], THEME);
  expect(views.map(({ code, languageTag, words }) => [code, languageTag, words.title, words.again])).toEqual([
    ['CA_EN', 'en-CA', 'You are offline', 'Try again'],
    ['CA_FR', 'fr-CA', 'Pas de réseau', 'Réessayer'],
    ['US_EN', 'en-US', 'You are offline', 'Try again'],
    ['german', 'de-DE', 'Kein Netz', 'Try again'],
  ]);
});

test('the page of a failure is in the languages of the store views only, with the merchant’s messages', () => {
  overrideMessages({ fr: { 'failure.title': 'Panne' } });
  const html = failurePage('id', [STORE_VIEWS.CA_FR]);
  expect(html).toContain('<html lang="fr-CA">');
  expect(html).toContain('<h1>Panne</h1>');
  expect(html).not.toMatch(/wrong|cart/);
});

test('browsers check the content of the offline page each time', async () => {
  const { storefront } = fakeStorefront(() => page('<!doctype html><title>Page</title>'));
  const { app } = await testServer({ storefront });
  const { headers } = await app.inject('/offline.json');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await app.inject({ url: '/offline.json', headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.statusCode).toBe(304);
  await app.close();
});
