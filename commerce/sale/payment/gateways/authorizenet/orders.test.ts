import { expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { useGateways } from '../../service.ts';
import { openAuthorizeNet } from './testing/authorizenet-stand.ts';
import { chooseCard, describeCardOrders } from '../../testing/order-conformance.ts';
import { describeSetAside } from '../../testing/set-aside-conformance.ts';

const CODE = 'authorizenet_acceptjs';
const DESCRIPTOR = 'COMMON.ACCEPT.INAPP.PAYMENT';

const WIRE = {
  code: CODE,
  graphql: (nonce: string) => ({ opaque_data_descriptor: DESCRIPTOR, opaque_data_value: nonce, cc_last_4: 1111 }),
  rest: (nonce: string) => ({ opaqueDataDescriptor: DESCRIPTOR, opaqueDataValue: nonce, ccLast4: '1111' }),
  title: 'Credit card (Visa ending in 1111)',
};

describeCardOrders('card payments through Authorize.Net', () => openAuthorizeNet(), WIRE);

describeSetAside('authorizations through Authorize.Net', () => openAuthorizeNet('authorize'), WIRE);

describeWithDatabase('Accept.js settings', (open) => {
  const REQUEST = '{ authorizeNetAcceptJs { api_login_id client_key is_sandbox } }';

  test('are returned for the account’s currency without secrets; data of another type is rejected', async () => {
    const stand = await openAuthorizeNet();
    const shop = await openShop(await open());
    useGateways(shop.platform, stand.gateway);
    expect((await shop.graphql(REQUEST)).data.authorizeNetAcceptJs).toEqual({
      api_login_id: 'shop_login',
      client_key: 'shop_client_key',
      is_sandbox: true,
    });
    expect(
      (await shop.graphql(REQUEST, {}, { headers: { 'content-currency': 'USD' } })).data.authorizeNetAcceptJs,
    ).toBeNull();
    const graphql = (nonce: string) => ({
      opaque_data_descriptor: 'COMMON.APPLE',
      opaque_data_value: nonce,
      cc_last_4: 1,
    });
    const { errors } = await chooseCard(shop, 'x', { code: CODE, graphql }, stand.nonceOf('valid'));
    expect(errors?.[0]?.message).toBe(`Required parameter "${CODE}" for "payment_method" is missing.`);
    await stand.stop();
  });

  test('are null without an account', async () => {
    const shop = await openShop(await open());
    expect((await shop.graphql(REQUEST)).data.authorizeNetAcceptJs).toBeNull();
  });
});
