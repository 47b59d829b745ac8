import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import { encoded, oauthFields, signatureOf } from './oauth-rules.ts';
import { staff } from './staff.ts';

test('the base string follows RFC 5849: sorted, encoded twice, from URL and header together', () => {
  const secrets = { consumerSecret: 'j49sk3j29djd', tokenSecret: 'dh893hdasih9' };
  const call = { method: 'post', address: 'HTTP://EXAMPLE.COM:80/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b' };
  const parameters = [
    ['oauth_token', 'kkk9d7dh3k39sjv7'],
    ['oauth_consumer_key', '9djdj82h48djs9d2'],
    ['oauth_signature', 'not part of it'],
    ['a3', '2 q'],
  ] as const;
  // Made by another implementation, with Python's hmac and urllib, of the parameters of the RFC's section 3.4.1.1.
  expect(signatureOf(call, parameters, secrets)).toBe('ZTtp3nLK+ZxFewikvzBIu6JDi6r5QqWU4Eci7J3Nazg=');
  expect(encoded("a b!'()*~-._é")).toBe('a%20b%21%27%28%29%2A~-._%C3%A9');
  expect(oauthFields('Bearer x')).toBeUndefined();
  expect(oauthFields('OAuth oauth_consumer_key="%"')).toBeUndefined();
});

describeWithDatabase('calls signed by OAuth 1.0a', (open) => {
  let shop: CatalogueShop;
  let rest: ReturnType<typeof callsTo>['rest'];
  let keys: { key: string; secret: string; token: string; tokenSecret: string };
  let nonce = 0;
  const command = (...argv: string[]) => runStaff(shop.commerce.platform, [staff], ['integration', ...argv]);

  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    ({ rest } = callsTo(shop.commerce));
    await command('create', 'signer', 'catalog:read');
    const lines = (await command('oauth', 'signer')).split('\n').slice(1);
    const [key = '', secret = '', token = '', tokenSecret = ''] = lines.map((line) => line.split(': ')[1]);
    keys = { key, secret, token, tokenSecret };
  });

  const signed = (path: string, more: Record<string, string> = {}, address = `https://shop.test/rest${path}`) => {
    const parameters = Object.entries({
      oauth_consumer_key: keys.key,
      oauth_token: keys.token,
      oauth_signature_method: 'HMAC-SHA256',
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      oauth_nonce: `nonce-${++nonce}`,
      oauth_version: '1.0',
      ...more,
    });
    const secrets = { consumerSecret: keys.secret, tokenSecret: keys.tokenSecret };
    const signature = signatureOf({ method: 'GET', address }, parameters, secrets);
    const all = [...parameters, ['oauth_signature', signature] as const];
    return `OAuth realm="", ${all.map(([name, value]) => `${name}="${encoded(value)}"`).join(', ')}`;
  };
  const call = (path: string, authorization: string) => rest('GET', path, undefined, { authorization });
  const PATH = '/V1/products?searchCriteria[pageSize]=2&fields=items[sku]';

  test('a signed call is accepted once, with its scopes, until the integration is revoked', async () => {
    const header = signed(PATH);
    expect(await call(PATH, header)).toMatchObject({ status: 200, body: { items: [{}, {}] } });
    expect(await call(PATH, header)).toMatchObject({
      status: 401,
      body: { message: 'The nonce is already being used by the consumer.' },
    });
    expect((await call('/V1/orders', signed('/V1/orders'))).body.parameters).toEqual({
      resources: 'Magento_Sales::actions_view',
    });
    await command('revoke', 'signer');
    expect((await call(PATH, signed(PATH))).status).toBe(401);
    await expect(command('oauth', 'signer')).rejects.toThrow('No integration signer works.');
  });

  test('another URL, query, method, secret, key, timestamp or signature method is refused', async () => {
    await command('create', 'signer-2', 'catalog:read');
    const lines = (await command('oauth', 'signer-2')).split('\n').slice(1);
    const [key = '', secret = '', token = '', tokenSecret = ''] = lines.map((line) => line.split(': ')[1]);
    keys = { key, secret, token, tokenSecret };
    const invalid = { status: 401, body: { message: 'The signature is invalid. Verify and try again.' } };
    expect(await call('/V1/categories', signed(PATH))).toMatchObject(invalid);
    expect(await call(`${PATH}&x=1`, signed(PATH))).toMatchObject(invalid);
    expect(await call(PATH, signed(PATH, {}, `https://other.test/rest${PATH}`))).toMatchObject(invalid);
    expect(await rest('PUT', '/V1/products/SLT', {}, { authorization: signed('/V1/products/SLT') })).toMatchObject(
      invalid,
    );
    expect(await call(PATH, signed(PATH, { oauth_token: 'x' }))).toMatchObject(invalid);
    for (const seconds of [-301, 302]) {
      const oauth_timestamp = String(Math.floor(Date.now() / 1000) + seconds);
      expect((await call(PATH, signed(PATH, { oauth_timestamp }))).body.message).toContain('oauth_timestamp');
    }
    expect((await call(PATH, signed(PATH, { oauth_signature_method: 'PLAINTEXT' }))).status).toBe(401);
    keys = { ...keys, secret: 'x' };
    expect(await call(PATH, signed(PATH))).toMatchObject(invalid);
  });
});
