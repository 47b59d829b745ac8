import { startBraintreeServer } from '../commerce/sale/payment/gateways/braintree/testing/braintree-server.ts';
import { mockBraintree, typeCard } from './support/card-frames.ts';
import { ANY_WIDTH, expect } from './support/shop.ts';
import { testBeside } from './support/shop-beside.ts';
import { goToBilling, placeOrder } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const withBraintree = testBeside(async () => {
  const braintree = await startBraintreeServer();
  const { server, merchantId, publicKey, privateKey, merchantAccounts } = braintree.settings;
  return {
    given: { braintree },
    environment: {
      BRAINTREE_ENVIRONMENT: `${server.host}:${server.port}`,
      BRAINTREE_MERCHANT_ID: merchantId,
      BRAINTREE_PUBLIC_KEY: publicKey,
      BRAINTREE_PRIVATE_KEY: privateKey,
      BRAINTREE_ACCOUNT_CAD: merchantAccounts.CAD ?? '',
      BRAINTREE_3D_SECURE: 'offered',
    },
    stop: braintree.stop,
  };
});

// Only a whole page shows it: its security policy, frames of another origin, and the shop's settings together.
withBraintree(
  'a card is typed into the gateway’s own fields, not confirmed, declined, and then charged what was shown',
  ANY_WIDTH,
  async ({ page, shop: { braintree } }) => {
    const before = braintree.sales.length;
    const words = wordsOf('CA_EN');
    const requested = await mockBraintree(page);
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await goToBilling(page, 'CA_EN');
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: words.continueToPayment }).click();
    const review = page.getByRole('button', { name: words.reviewOrder });
    await expect(review).toBeEnabled();
    await review.click();
    await expect(page.getByText('3 fields')).toBeVisible();
    await typeCard(page, '4000000000002503');
    await review.click();
    await expect(
      page.locator('iframe[title="Your bank asks you to confirm"]').contentFrame().getByText('One-time code'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Do not confirm' }).click();
    await expect(page.getByText('You did not confirm with your bank')).toBeVisible();
    await typeCard(page, '4000111111111115');
    await review.click();
    await page.getByRole('button', { name: words.placeOrder }).click();
    await expect(page.getByText(words.declined)).toBeVisible();
    await typeCard(page, '4111111111111111');
    await review.click();
    const total = (await page.getByRole('button', { name: words.placeOrder }).textContent())?.match(
      /[\d,]+\.\d\d/,
    )?.[0];
    await placeOrder(page, 'CA_EN');
    expect(braintree.sales.slice(before).map(({ status, amount }) => [status, amount])).toEqual([
      ['processor_declined', total?.replace(',', '')],
      ['submitted_for_settlement', total?.replace(',', '')],
    ]);
    // The nonce that the bank's confirmation has made pays, not that of the fields.
    expect(braintree.bodies.filter((one) => one.includes('three-d-secure-visa-full'))).not.toEqual([]);
    expect(sent.filter((one) => /4111.?1111|4000.?1111|4000000000002503/.test(one))).toEqual([]);
    expect(braintree.bodies.filter((one) => /4111.?1111|4000.?1111|4000000000002503/.test(one))).toEqual([]);
  },
);
