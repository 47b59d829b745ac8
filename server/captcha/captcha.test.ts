import { graphqlSync, buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '#commerce/platform/log.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { createCaptchaList } from './captcha-list.ts';
import { readCaptcha } from './read-captcha.ts';

const magento = buildSchema(
  readFileSync(join(import.meta.dirname, '../../contract/magento/magento-2.4.8.graphql'), 'utf8'),
);
const older = buildSchema(`type Query { recaptchaV3Config: V3 } enum F { PLACE_ORDER SENDFRIEND }
  type V3 { website_key: String! forms: [F]! language_code: String }`);

const back = (schema: typeof magento, rootValue: object) => ({
  executeGraphql: async ({ query = '' }: { query?: string | undefined }) => ({
    status: 200,
    headers: {},
    body: JSON.stringify(graphqlSync({ schema, source: query, rootValue })),
  }),
});

const protects = (...forms: string[]) => ({
  recaptchaFormConfig: ({ formType }: { formType: string }) => ({
    is_enabled: forms.includes(formType),
    configurations: forms.includes(formType)
      ? { re_captcha_type: 'INVISIBLE', website_key: 'k"<', language_code: null }
      : null,
  }),
});

test('reads the forms that Magento 2.4.8 protects, each with its type and key', async () => {
  const read = await readCaptcha(back(magento, protects('CUSTOMER_LOGIN', 'NEWSLETTER')), 'default');
  expect([...read]).toEqual([
    ['CUSTOMER_LOGIN', { type: 'INVISIBLE', key: 'k"<' }],
    ['NEWSLETTER', { type: 'INVISIBLE', key: 'k"<' }],
  ]);
});

test('reads version 3 of an older Magento, and nothing from one without reCAPTCHA', async () => {
  const third = { website_key: 'k', forms: ['PLACE_ORDER', 'SENDFRIEND'], language_code: 'de' };
  expect([...(await readCaptcha(back(older, { recaptchaV3Config: third }), 'default'))]).toEqual([
    ['PLACE_ORDER', { type: 'RECAPTCHA_V3', key: 'k', language: 'de' }],
  ]);
  expect((await readCaptcha(back(older, { recaptchaV3Config: null }), 'default')).size).toBe(0);
  expect((await readCaptcha(back(buildSchema('type Query { a: Int }'), {}), 'default')).size).toBe(0);
});

const FRAMES_OWN = /frame-src [^;]*'self'/;

const serve = async (...forms: string[]) => {
  const captcha = createCaptchaList(back(magento, protects(...forms)), silentLog);
  const isNew = await captcha.read(['CA_EN']);
  const { storefront, requests } = fakeStorefront(() => page('<!doctype html>'));
  const { app } = await testServer({ commerce: { ...fakeCommerce().commerce, captcha }, storefront });
  return { app, requests, isNew };
};

test('Google’s script is allowed in the frame only; pages may frame this origin and nothing of Google', async () => {
  const { app, requests, isNew } = await serve('CUSTOMER_LOGIN');
  const shown = await app.inject('/');
  const policy = String(shown.headers['content-security-policy']);
  expect([FRAMES_OWN.test(policy), policy.includes('google'), isNew]).toEqual([true, false, true]);
  expect(requests[0]?.captchaForms).toEqual(['CUSTOMER_LOGIN']);
  const frame = await app.inject('/recaptcha?form=CUSTOMER_LOGIN&store=CA_EN&language=%22de');
  expect(frame.statusCode).toBe(200);
  expect(frame.headers['content-security-policy']).toContain('https://www.google.com/recaptcha/');
  expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(frame.body).toContain('data-key="k&quot;&lt;" data-type="INVISIBLE" data-language="&quot;de"');
  expect((await app.inject('/recaptcha/frame.js')).headers['content-type']).toContain('text/javascript');
  await app.close();
});

test('there is no frame for a form that is not protected, and no page changes without protected forms', async () => {
  const { app, requests } = await serve();
  expect((await app.inject('/recaptcha?form=CUSTOMER_LOGIN&store=CA_EN')).statusCode).toBe(404);
  expect((await app.inject('/')).headers['content-security-policy']).not.toMatch(FRAMES_OWN);
  expect(requests[0]).not.toHaveProperty('captchaForms');
  await app.close();
});
