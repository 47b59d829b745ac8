// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { failing, networkFailure } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { SavedCards } from './saved-cards.tsx';

afterEach(cleanUp);

const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)];
const item = (hash: string, details: object | string, type = 'card') => ({
  public_hash: hash,
  payment_method_code: 'braintree',
  type,
  details: typeof details === 'string' ? details : JSON.stringify(details),
});
const VISA = item(ONE, { type: 'VI', maskedCC: '1111', expirationDate: '12/2030' });
const AMEX = item(TWO, { type: 'AE', maskedCC: '0005', expirationDate: '3/2029' });

const open = async (
  given: {
    items?: ReturnType<typeof item>[];
    past?: ReturnType<typeof item>[];
    isPlain?: boolean;
    storeView?: 'CA_EN' | 'CA_FR';
    fails?: boolean;
  } = {},
) => {
  let { items = [VISA, AMEX] } = given;
  let first: string | null = items[0]?.public_hash ?? null;
  return openPart(() => <SavedCards />, {
    storeView: given.storeView ?? 'CA_EN',
    responses: {
      getSavedCards: () => ({ customerPaymentTokens: { items } }),
      getExpiredCards: given.isPlain
        ? failing('graphql-input')
        : () => ({ expiredPaymentTokens: { items: given.past ?? [] } }),
      getDefaultCard: given.isPlain ? failing('graphql-input') : () => ({ defaultPaymentToken: first }),
      setDefaultCard: ({ hash }) => {
        first = String(hash);
        return { setDefaultPaymentToken: true };
      },
      deleteSavedCard: given.fails
        ? networkFailure
        : ({ hash }) => {
            items = items.filter(({ public_hash: own }) => own !== hash);
            return { deletePaymentToken: { result: true } };
          },
    },
  });
};

test('shows brand, last digits and expiry of each card, and marks the default one', async () => {
  const { texts, buttons, text } = await open();
  expect(texts('li')).toEqual([
    'Default cardVisa ending in 1111Expires 12/30Remove',
    'American Express ending in 0005Expires 03/29Use as defaultRemove',
  ]);
  expect(buttons()).toEqual([
    'Remove: Visa ending in 1111',
    'Use as default: American Express ending in 0005',
    'Remove: American Express ending in 0005',
  ]);
  expect(text()).toContain('and nothing more');
});

test('marks an expired card that a plain Magento still lists; it cannot be the default', async () => {
  const past = item(TWO, { type: 'AE', maskedCC: '0005', expirationDate: '3/2020' });
  const { texts } = await open({ items: [VISA, past] });
  expect(texts('li')[1]).toBe(
    'ExpiredAmerican Express ending in 0005Expired 03/20; it can no longer be used to pay.Remove',
  );
});

test('uses the wording of Québec in French', async () => {
  const { texts } = await open({ storeView: 'CA_FR' });
  expect(texts('li')[0]).toBe('Carte par défautVisa se terminant par 1111Expiration\u00a0: 12/30Supprimer');
});

test('makes another card the default one', async () => {
  const { press, sent, toasts, texts } = await open();
  await press('Use as default: American Express ending in 0005');
  expect([sent, toasts()]).toEqual([
    [{ operation: 'setDefaultCard', variables: { hash: TWO } }],
    ['success: Your default card is changed.'],
  ]);
  expect(texts('li')[1]).toContain('Default card');
});

test('removes a card after a confirmation, and shows an empty page after the last one', async () => {
  const { press, sent, texts, toasts, text } = await open({ items: [VISA] });
  await press('Remove: Visa ending in 1111');
  expect([texts('dialog h2'), texts('dialog strong')]).toEqual([['Remove this card?'], ['Visa ending in 1111']]);
  await press('Keep it');
  expect(sent).toEqual([]);
  await press('Remove: Visa ending in 1111');
  await press('Remove');
  expect([sent, toasts()]).toEqual([
    [{ operation: 'deleteSavedCard', variables: { hash: ONE } }],
    ['success: The card is removed.'],
  ]);
  expect(text()).toContain('No card yet');
});

test('shows an error if a card could not be removed, and the card stays', async () => {
  const { press, texts } = await open({ fails: true });
  await press('Remove: Visa ending in 1111');
  await press('Remove');
  expect(texts('dialog [role=alert]')[0]).toContain('Your request could not be completed');
  expect(texts('li')).toHaveLength(2);
});

test('on a plain Magento no card is the default one; other saved payment methods are omitted', async () => {
  const { texts } = await open({ isPlain: true, items: [VISA, item('3', '{}', 'account'), item('4', 'nothing')] });
  expect(texts('li')).toEqual(['Visa ending in 1111Expires 12/30Remove']);
});

test('an expired card is listed last and marked; it can be removed, but not become the default', async () => {
  const past = item('3'.repeat(64), { type: 'MC', maskedCC: '4444', expirationDate: '1/2020' });
  const { texts, buttons, text } = await open({ past: [past] });
  expect(texts('h2').at(-1)).toBe('Mastercard ending in 4444');
  expect(text()).toContain('Expired 01/20; it can no longer be used to pay.');
  expect(buttons()).toContain('Remove: Mastercard ending in 4444');
  expect(buttons()).not.toContain('Use as default: Mastercard ending in 4444');
  const alone = await open({ items: [], past: [past] });
  expect(alone.texts('h2')).toEqual(['Mastercard ending in 4444']);
});
