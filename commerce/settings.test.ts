import { resolve } from 'node:path';
import { expect, test } from 'vitest';
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

test('lists every invalid field', () => {
  const load = () => loadSettings({ PORT: '80a', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
  expect(load).toThrow(/PORT: must be a whole number/);
  expect(load).toThrow(/DATABASE_URL: must be an address starting with postgres:\/\/ or postgresql:\/\//);
  expect(load).toThrow(/LOG_LEVEL: must be one of fatal, error/);
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
