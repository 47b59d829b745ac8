import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import { SavedCards } from './saved-cards.tsx';

test('saved cards are aligned with the text above them', async () => {
  const details = JSON.stringify({ type: 'VI', maskedCC: '1111', expirationDate: '12/2030' });
  const card = { public_hash: '1'.repeat(64), payment_method_code: 'braintree', type: 'card', details };
  const { container } = await show(<SavedCards />, {
    width: 390,
    responses: {
      getSavedCards: { customerPaymentTokens: { items: [card] } },
      getDefaultCard: { defaultPaymentToken: card.public_hash },
      getExpiredCards: { expiredPaymentTokens: { items: [] } },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Visa ending in 1111' })).toBeVisible();
  const [words, first] = [container.querySelector('p'), container.querySelector('li')];
  expect(boxOf(first).left).toBe(boxOf(words).left);
});
