// @vitest-environment happy-dom
import type { ErrorCategory } from '#contract/errors.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { sequence, networkFailure, failing, type MockResponse } from '../testing/responses.ts';
import { createCustomer } from '../testing/customer.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { Communications } from './communications.tsx';
import type { Subscribe } from './subscribe-form.tsx';

afterEach(cleanUp);

const FAILED = 'Your request could not be completed. Nothing you typed is lost; please try again.';
const subscribe = vi.fn<Subscribe>();
const refused = (category: ErrorCategory): Error =>
  new GraphqlError([{ message: '', path: undefined, category, code: undefined }]);

type Given = {
  isSubscribed?: boolean;
  responses?: Readonly<Record<string, MockResponse>>;
  storeView?: 'CA_EN' | 'CA_FR';
};
const open = async ({ isSubscribed = false, responses = {}, storeView = 'CA_EN' }: Given = {}) => {
  const { customer, responses: own } = createCustomer();
  customer.is_subscribed = isSubscribed;
  subscribe.mockReset();
  subscribe.mockImplementation(async () => ((customer.is_subscribed = true), 'SUBSCRIBED'));
  const part = await openPart(() => <Communications subscribe={subscribe} />, {
    responses: {
      getStoreConfigData: () => ({ storeConfig: { website_name: 'Tessera' } }),
      getStoreInformation: () => ({ storeConfig: { store_address: 'Tessera, 1 King', store_email: 'a@shop.test' } }),
      ...own,
      ...responses,
    },
    storeView,
  });
  const agree = async (): Promise<void> => {
    await part.tick('Yes, Tessera may send me its newsletter by email.');
  };
  return { ...part, customer, agree };
};

describe('[RT-16] a customer without the newsletter', () => {
  test('shows the newsletter and the address, and an unchecked consent', async () => {
    const { texts, text, fields, field, look, container } = await open();
    expect([texts('h2'), look('Subscribe'), field('consent').checked]).toEqual([
      ['You do not receive the newsletter'],
      'primary big',
      false,
    ]);
    expect(text()).toContain('a few times a month, to ann@example.com.');
    expect(fields()).toEqual(['Yes, Tessera may send me its newsletter by email.: consent checkbox required']);
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#privacy-policy');
    expect([
      container.querySelector('a')?.textContent,
      container.querySelector('a')?.parentElement?.textContent,
    ]).toEqual(['Privacy policy', expect.stringMatching(/\. Privacy policy$/)]);
  });

  test.each([
    [
      'CA_EN',
      'Subscribe',
      'Yes, Tessera may send me its newsletter by email.',
      'Please tick the box: without your consent we may not write to you.',
    ],
    [
      'CA_FR',
      'S’abonner',
      'Oui, Tessera peut m’envoyer son infolettre par courriel.',
      'Cochez la case\u00a0: sans votre consentement, nous ne pouvons pas vous écrire.',
    ],
  ] as const)(
    'is not subscribed without consent (%s), and the focus moves to the checkbox',
    async (storeView, name, consent, refusal) => {
      const { submit, errors, field, button, tick } = await open({ storeView });
      expect(button(name).type).toBe('submit');
      expect(errors()).toEqual({});
      await submit();
      expect([subscribe.mock.calls, Object.keys(errors()), document.activeElement]).toEqual([
        [],
        ['consent'],
        field('consent'),
      ]);
      expect(errors()['consent']).toContain(refusal);
      await tick(consent);
      expect(errors()).toEqual({});
    },
  );

  test('subscribes a customer with consent, confirms it, and offers to unsubscribe', async () => {
    const { agree, submit, toasts, texts } = await open();
    await agree();
    await submit();
    expect([subscribe.mock.calls, toasts(), texts('h2')]).toEqual([
      [['ann@example.com']],
      ['success: You are subscribed.'],
      ['You receive the newsletter'],
    ]);
  });

  test('does not subscribe without consent', async () => {
    const { agree, submit, field } = await open();
    await agree();
    await agree();
    await submit();
    expect([subscribe.mock.calls, field('consent').checked]).toEqual([[], false]);
  });

  test('announces the confirmation email of a shop with double opt-in', async () => {
    const { agree, submit, toasts, texts } = await open();
    subscribe.mockResolvedValue('NOT_ACTIVE');
    await agree();
    await submit();
    expect([toasts(), texts('h2')]).toEqual([
      [expect.stringContaining('success: Almost there')],
      ['You do not receive the newsletter'],
    ]);
  });

  test('shows a customer who subscribed elsewhere meanwhile as subscribed', async () => {
    const { agree, submit, toasts, alerts } = await open();
    subscribe.mockRejectedValue(refused('graphql-already-exists'));
    await agree();
    await submit();
    expect([toasts(), alerts()]).toEqual([['success: You are subscribed.'], []]);
  });

  test.each([refused('graphql-input'), new Error('no answer')])(
    'sees an error if subscribing fails (%s), and the consent stays checked',
    async (error) => {
      const { agree, submit, toasts, alerts, field } = await open();
      subscribe.mockRejectedValue(error);
      await agree();
      await submit();
      expect([toasts(), alerts(), field('consent').checked]).toEqual([[], [FAILED], true]);
    },
  );
});

describe('[RT-16] a customer with the newsletter', () => {
  test('unsubscribes with one click, also after a broken connection', async () => {
    const { responses } = createCustomer();
    const { customer, text, press, sent, toasts, texts, look } = await open({
      isSubscribed: true,
      responses: {
        endCustomerSubscription: sequence(
          networkFailure,
          (variables) => ((customer.is_subscribed = false), responses['endCustomerSubscription']?.(variables)),
        ),
      },
    });
    expect([texts('h2'), look('Unsubscribe')]).toEqual([['You receive the newsletter'], 'secondary big']);
    expect(text()).toContain('It goes to ann@example.com.');
    await press('Unsubscribe');
    const leave = { operation: 'endCustomerSubscription', variables: {} };
    expect([sent, toasts(), texts('h2')]).toEqual([
      [leave, leave],
      ['success: You are unsubscribed.'],
      ['You do not receive the newsletter'],
    ]);
  });

  test('shows an error if unsubscribing fails; the customer stays subscribed', async () => {
    const { press, alerts, texts } = await open({
      isSubscribed: true,
      responses: { endCustomerSubscription: failing('graphql-input') },
    });
    await press('Unsubscribe');
    expect([alerts(), texts('h2')]).toEqual([[FAILED], ['You receive the newsletter']]);
  });
});

test('an unknown subscription counts as not subscribed', async () => {
  const { texts, text } = await open({ responses: { getNewsletterPreference: () => ({ customer: null }) } });
  expect(texts('h2')).toEqual(['You do not receive the newsletter']);
  expect(text()).toContain('a month, to .');
});
