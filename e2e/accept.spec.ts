import type { Page } from '@playwright/test';
import {
  opaqueValue,
  startAuthorizeNetServer,
} from '../commerce/sale/payment/gateways/authorizenet/testing/authorizenet-server.ts';
import { ANY_WIDTH, expect } from './support/shop.ts';
import { testBeside } from './support/shop-beside.ts';
import { fillCard, goToBilling, placeOrder } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const withAuthorizeNet = testBeside(async () => {
  const authorizeNet = await startAuthorizeNetServer();
  const { server, loginId, transactionKey, clientKey, currency } = authorizeNet.settings;
  return {
    given: { authorizeNet },
    environment: {
      AUTHORIZENET_ENVIRONMENT: `${server.host}:${server.port}`,
      AUTHORIZENET_LOGIN_ID: loginId,
      AUTHORIZENET_TRANSACTION_KEY: transactionKey,
      AUTHORIZENET_CLIENT_KEY: clientKey,
      AUTHORIZENET_CURRENCY: currency,
    },
    stop: authorizeNet.stop,
  };
});

/** As the real one, it fetches its other half itself. */
const ACCEPT = `
window.Accept = { dispatchData: (data, told) => told({ messages: { resultCode: 'Error', message: [{ code: 'E_WC_03', text: 'not yet' }] } }) };
const other = document.createElement('script');
other.src = 'https://jstest.authorize.net/v1/AcceptCore.js';
document.head.append(other);
`;
const CORE = `
Accept.dispatchData = async (data, told) =>
  told(await (await fetch('https://apitest.authorize.net/xml/v1/request.api', { method: 'POST', body: JSON.stringify(data) })).json());
`;

/** Replaces Accept.js and its API. Returns the requested URLs. */
const responseForAccept = async (page: Page): Promise<readonly string[]> => {
  const requested: string[] = [];
  const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  await page.route('https://jstest.authorize.net/**', async (route) => {
    requested.push(route.request().url());
    const body = route.request().url().endsWith('Core.js') ? CORE : ACCEPT;
    await route.fulfill({ contentType: 'text/javascript', headers, body });
  });
  await page.route('https://apitest.authorize.net/**', async (route) => {
    requested.push(route.request().url());
    const { cardData } = route.request().postDataJSON() as { cardData: { cardNumber: string } };
    const dataValue = opaqueValue(cardData.cardNumber === '4000000000000002' ? 'declined' : 'valid');
    const opaqueData = { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue };
    await route.fulfill({ headers, json: { opaqueData, messages: { resultCode: 'Ok', message: [] } } });
  });
  return requested;
};

// Only a whole page shows it: its security policy, scripts that must be trusted, and the shop's settings together.
withAuthorizeNet(
  'a card goes from the page to Authorize.Net alone, is declined, and another is charged what was shown',
  ANY_WIDTH,
  async ({ page, shop: { authorizeNet } }) => {
    const words = wordsOf('CA_EN');
    const requested = await responseForAccept(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('authorize.net')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await goToBilling(page, 'CA_EN');
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: words.continueToPayment }).click();
    await fillCard(page, '4000000000000002');
    const review = page.getByRole('button', { name: words.reviewOrder });
    await review.click();
    await page.getByRole('button', { name: words.placeOrder }).click();
    await expect(page.getByText(words.declined)).toBeVisible();
    await fillCard(page);
    await review.click();
    const order = page.getByRole('button', { name: words.placeOrder });
    const total = (await order.textContent())?.match(/[\d,]+\.\d\d/)?.[0]?.replace(',', '');
    await placeOrder(page, 'CA_EN');
    expect(authorizeNet.sales.map(({ state, amount }) => [state, amount])).toEqual([
      ['declined', total],
      ['charged', total],
    ]);
    expect([...new Set(requested)]).toEqual([
      'https://jstest.authorize.net/v1/Accept.js',
      'https://jstest.authorize.net/v1/AcceptCore.js',
      'https://apitest.authorize.net/xml/v1/request.api',
    ]);
    expect([...sent, ...authorizeNet.bodies].filter((one) => /4111.?1111|4000.?0000/.test(one))).toEqual([]);
  },
);
