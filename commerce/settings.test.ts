import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSettings } from './settings.ts';

test('requires no setting', () => {
  expect(loadSettings({})).toMatchObject({
    port: 3000,
    varDir: resolve('var'),
    databaseUrl: undefined,
    commerceUrl: undefined,
    publicUrl: 'http://localhost:3000',
    isProduction: true,
    introspection: true,
    cacheBytes: 64 * 1024 * 1024,
  });
});

test('treats an empty value as absent', () => {
  expect(loadSettings({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

test('STORE_PATHS gives store views their first path segment', () => {
  expect(loadSettings({}).storePaths).toEqual({});
  expect(loadSettings({ STORE_PATHS: 'default:/, fr_ca:/fr' }).storePaths).toEqual({ default: '', fr_ca: '/fr' });
});

test.each([
  ['fr', /must be pairs such as default:\/,fr:\/fr/],
  ['fr:fr', /must be pairs/],
  ['fr:/a/b', /must be pairs/],
  ['a:/fr,b:/FR', /must name each store view and each path once/],
  ['a:/fr,A:/de', /must name each store view and each path once/],
  ['fr:/graphql', /must not name a path of the shop itself/],
  ['fr:/cart', /must not name a path of the shop itself/],
])('STORE_PATHS=%s is refused', (given, problem) => {
  expect(() => loadSettings({ STORE_PATHS: given })).toThrow(problem);
});

test('a store view cannot have the path of the back office', () => {
  expect(() => loadSettings({ STORE_PATHS: 'fr:/Counter' })).toThrow('STORE_PATHS: /Counter is the path of the back');
  expect(loadSettings({ STORE_PATHS: 'fr:/counter', COUNTER: '/office' }).storePaths).toEqual({ fr: '/counter' });
});

test('lists every invalid field', () => {
  const load = () => loadSettings({ PORT: '80a', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
  expect(load).toThrow(/PORT: must be a whole number/);
  expect(load).toThrow(/DATABASE_URL: must be an address starting with postgres:\/\/ or postgresql:\/\//);
  expect(load).toThrow(/LOG_LEVEL: must be one of fatal, error/);
});

test('a text of one language is validated like a text of all languages', () => {
  expect(() => loadSettings({ SUPPORT_EMAIL_PT_BR: 'nobody' })).toThrow(
    'SUPPORT_EMAIL_PT_BR: must be an e-mail address',
  );
  expect(loadSettings({ SUPPORT_EMAIL_PT_BR: 'ola@shop.test' }).supportEmail).toMatchObject({ pt_BR: 'ola@shop.test' });
});

test('removes the trailing slash of URLs', () => {
  expect(
    loadSettings({
      PUBLIC_URL: 'https://shop.example/',
      COMMERCE_URL: 'https://magento.example//',
      NODE_ENV: 'development',
    }),
  ).toMatchObject({
    publicUrl: 'https://shop.example',
    commerceUrl: 'https://magento.example',
  });
});

test('lists missing settings of a payment account, and allows payment scripts only of configured accounts', () => {
  expect(() => loadSettings({ AUTHORIZENET_ENVIRONMENT: 'sandbox', AUTHORIZENET_LOGIN_ID: 'login' })).toThrow(
    /AUTHORIZENET_ENVIRONMENT: needs AUTHORIZENET_LOGIN_ID, AUTHORIZENET_TRANSACTION_KEY and AUTHORIZENET_CLIENT_KEY/,
  );
  const keys = { AUTHORIZENET_LOGIN_ID: 'a', AUTHORIZENET_TRANSACTION_KEY: 'b', AUTHORIZENET_CLIENT_KEY: 'c' };
  expect(loadSettings({ ...keys, AUTHORIZENET_ENVIRONMENT: 'localhost:99' })).toMatchObject({
    gateways: {
      authorizenet_acceptjs: {
        server: { host: 'localhost', port: 99 },
        action: 'authorize_capture',
        loginId: 'a',
        transactionKey: 'b',
        clientKey: 'c',
        currency: 'CAD',
      },
    },
    paymentSources: { script: ['https://jstest.authorize.net/v1/'] },
  });
  const foreign = { ...keys, AUTHORIZENET_ENVIRONMENT: 'production', COMMERCE_URL: 'https://magento.example' };
  expect(loadSettings(foreign)).toMatchObject({ gateways: {}, paymentSources: { script: [] } });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-secrets-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('NAME_FILE sets the secret NAME, without the line break at its end, for the shop and its gateways', () => {
    const settings = loadSettings({
      DATABASE_URL_FILE: file('database', 'postgres://shop:p%20w@db/shop\n'),
      SMTP_URL_FILE: file('smtp', 'smtp://user:x@mail.example\r\n'),
      CDN_PURGE_HEADER_FILE: file('cdn', 'Authorization: Bearer a b'),
      AUTHORIZENET_ENVIRONMENT: 'sandbox',
      AUTHORIZENET_LOGIN_ID: 'a',
      AUTHORIZENET_CLIENT_KEY: 'c',
      AUTHORIZENET_TRANSACTION_KEY_FILE: file('transaction', 'b\n'),
    });
    expect(settings).toMatchObject({
      databaseUrl: 'postgres://shop:p%20w@db/shop',
      smtpUrl: 'smtp://user:x@mail.example',
      cdn: { purgeHeader: 'Authorization: Bearer a b' },
      gateways: { authorizenet_acceptjs: { transactionKey: 'b' } },
    });
  });

  test('a secret is refused if it is set twice, or if its file is empty or missing; every one is named', () => {
    const load = () =>
      loadSettings({
        DATABASE_URL: 'postgres://db/shop',
        DATABASE_URL_FILE: file('database', 'postgres://db/shop'),
        SMTP_URL_FILE: file('smtp', '\n'),
        GOOGLE_PLACES_KEY_FILE: join(folder, 'missing'),
      });
    expect(load).toThrow(/DATABASE_URL_FILE: is set together with DATABASE_URL/);
    expect(load).toThrow(/SMTP_URL_FILE: .*smtp is empty/);
    expect(load).toThrow(/GOOGLE_PLACES_KEY_FILE: cannot be read \(ENOENT/);
  });

  test('the content of a file is validated like the setting; other settings are not read from files', () => {
    expect(() => loadSettings({ DATABASE_URL_FILE: file('database', 'mysql://x') })).toThrow(
      /DATABASE_URL: must be an address starting with postgres/,
    );
    expect(loadSettings({ PORT_FILE: file('port', '99') })).toMatchObject({ port: 3000 });
  });
});
