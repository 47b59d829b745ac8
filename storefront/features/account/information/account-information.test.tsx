// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { delayed, sequence, networkFailure, failing, type MockResponse } from '../testing/responses.ts';
import { createCustomer, PASSWORD } from '../testing/customer.ts';
import { focused, openForm, openInformation, renew } from '../testing/open-information.tsx';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { AccountInformation } from './account-information.tsx';

afterEach(cleanUp);

const FAILED = 'Your request could not be completed. Nothing you typed is lost; please try again.';

describe('[RT-19] the account information', () => {
  test('[EN-28] is listed with a button for each part, without passwords', async () => {
    const { texts, buttons, look, container } = await openInformation();
    expect([texts('h2'), texts('h2 + p')]).toEqual([
      ['Name', 'Email', 'Password'],
      ['Ann Roy', 'ann@example.com', '••••••••'],
    ]);
    expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual([
      'Change: Name: default medium',
      'Change: Email: default medium',
      'Change: Password: default medium',
    ]);
    expect([...container.querySelectorAll('section')].map((part) => part.getAttribute('aria-labelledby'))).toEqual(
      [...container.querySelectorAll('h2')].map(({ id }) => id),
    );
    expect(texts('button')).toEqual(['Change', 'Change', 'Change']);
    expect([container.querySelector('form'), document.activeElement]).toEqual([null, document.body]);
  });

  test('is shown in French', async () => {
    const { texts, buttons } = await openInformation({}, 'CA_FR');
    expect([texts('h2'), buttons()[0]]).toEqual([
      ['Nom complet', 'Adresse courriel', 'Mot de passe'],
      'Modifier\u00a0: Nom complet',
    ]);
  });

  test('opens a form with the first field focused, and returns the focus to the button', async () => {
    const { press, texts, button, look } = await openForm('Name');
    expect([focused(), texts('h2 + p')]).toEqual(['firstname', ['ann@example.com', '••••••••']]);
    expect([look('Save'), look('Cancel')]).toEqual(['primary big', 'default big']);
    expect([button('Save').type, button('Cancel').type]).toEqual(['submit', 'button']);
    await press('Cancel');
    expect(focused()).toBe('Change: Name');
  });

  test('[SI-05] [EN-28] of a customer who cannot be fetched shows an error until a retry succeeds', async () => {
    const responses: Record<string, MockResponse> = { getCustomerDetails: networkFailure };
    const { alerts, press, texts, look, session, queryClient } = await openPart(
      () => <AccountInformation signOut={async () => undefined} renew={renew} />,
      {
        responses,
      },
    );
    expect(alerts()).toEqual([expect.stringContaining('This part of the page could not be loaded.')]);
    expect(look('Try again')).toBe('secondary medium');
    const failure = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .find(({ queryKey }) => queryKey.includes('getCustomerDetails'))?.state.error;
    expect(failure()).toMatchObject({ kind: 'network' });
    responses['getCustomerDetails'] = createCustomer().responses['getCustomerDetails'] as MockResponse;
    await press('Try again');
    await vi.waitFor(() => expect(texts('h2 + p')).toContain('Ann Roy'));
    expect([alerts(), failure(), session.isSignedIn()]).toEqual([[], null, true]);
  });

  test('shows no error for a sign-in that the shop rejects, because the page is about to change', async () => {
    const { alerts, text, container } = await openInformation({
      getCustomerDetails: failing('graphql-authorization'),
    });
    expect([alerts(), text(), container.querySelector('[aria-busy=true]') !== null]).toEqual([
      [],
      'Loading your account',
      true,
    ]);
  });
});

describe('the name', () => {
  test('is trimmed, saved, shown at once, and announced', async () => {
    const { fields, field, fill, submit, sent, texts, toasts } = await openForm('Name');
    expect(fields()).toEqual([
      'First name: firstname text given-name 255 required',
      'Last name: lastname text family-name 255 required',
    ]);
    expect([field('firstname').value, field('lastname').value]).toEqual(['Ann', 'Roy']);
    fill({ firstname: ' Anne-Marie ', lastname: ' Le Roy ' });
    await submit();
    expect(sent).toEqual([
      { operation: 'updateCustomerName', variables: { firstname: 'Anne-Marie', lastname: 'Le Roy' } },
    ]);
    expect(texts('h2 + p')[0]).toBe('Anne-Marie Le Roy');
    expect([toasts(), focused()]).toEqual([['success: Your name is saved.'], 'Change: Name']);
  });

  test('that is missing or too long shows an error at each field and sends nothing', async () => {
    const { fill, submit, errors, sent } = await openForm('Name');
    fill({ firstname: ' ', lastname: '' });
    await submit();
    expect(errors()).toEqual({ firstname: 'This is a required field', lastname: 'This is a required field' });
    fill({ firstname: 'a'.repeat(256), lastname: 'b'.repeat(256) });
    await submit();
    expect(errors()).toEqual({ firstname: 'Must have less characters', lastname: 'Must have less characters' });
    expect(sent).toEqual([]);
  });

  test('that could not be saved stays in its form, and the page shows the saved one', async () => {
    const { fill, submit, alerts, field, toasts, customer } = await openForm('Name', {
      updateCustomerName: failing('graphql-input'),
    });
    fill({ firstname: 'Anne' });
    await submit();
    expect([alerts(), field('firstname').value, toasts(), customer.firstname]).toEqual([[FAILED], 'Anne', [], 'Ann']);
  });

  test('is retried after a broken connection, because it is idempotent', async () => {
    const { responses } = createCustomer();
    const { submit, sent, toasts } = await openForm('Name', {
      updateCustomerName: sequence(networkFailure, responses['updateCustomerName'] as MockResponse),
    });
    await submit();
    expect([sent.length, toasts()]).toEqual([2, ['success: Your name is saved.']]);
  });

  test('is sent once while a request is pending', async () => {
    const slow = delayed(() => ({ updateCustomerV2: {} }));
    const { submit, sent, button, settle, toasts } = await openForm('Name', { updateCustomerName: slow.response });
    await submit();
    await submit();
    expect([sent.length, button('Save').getAttribute('aria-busy'), toasts()]).toEqual([1, 'true', []]);
    slow.release();
    await settle();
    expect(toasts()).toEqual(['success: Your name is saved.']);
  });
});

describe('a sign-in that expires while forms are open', () => {
  const after = async (work: (part: Awaited<ReturnType<typeof openInformation>>) => Promise<void>) => {
    const part = await openInformation();
    await work(part);
    await during(() => part.session.lapse());
  };

  test('restores the owner’s typed values in open forms, but without the password', async () => {
    await after(async ({ press, fill }) => {
      await press('Change: Name');
      await press('Change: Email');
      fill({
        firstname: 'Anne',
        lastname: 'Le Roy',
        email: 'new@example.com',
        email_again: 'mew@',
        password: PASSWORD,
      });
    });
    const { field, buttons, toasts } = await openInformation();
    expect(['firstname', 'lastname', 'email', 'email_again', 'password'].map((name) => field(name).value)).toEqual([
      'Anne',
      'Le Roy',
      'new@example.com',
      'mew@',
      '',
    ]);
    expect([buttons().filter((name) => name.startsWith('Change')), toasts().length]).toEqual([['Change: Password'], 1]);
  });

  test('stores it under the customer’s current email address', async () => {
    await after(async ({ press, fill, customer, queryClient, settle }) => {
      await press('Change: Name');
      fill({ firstname: 'Anne' });
      customer.email = 'new@example.com';
      void queryClient.invalidateQueries();
      await settle();
    });
    const { field } = await openInformation({
      getCustomerDetails: () => ({ customer: { firstname: 'Ann', lastname: 'Roy', email: 'new@example.com' } }),
    });
    expect(field('firstname').value).toBe('Anne');
  });
});
