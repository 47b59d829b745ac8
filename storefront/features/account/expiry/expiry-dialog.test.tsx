// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { AccountActions } from '../state/account-actions.ts';
import { networkFailure, type MockResponse } from '../testing/responses.ts';
import { createCustomer } from '../testing/customer.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import ExpiryDialog from './expiry-dialog.tsx';

afterEach(cleanUp);

const renew = vi.fn<AccountActions['renew']>();
const signOut = vi.fn<AccountActions['signOut']>();
const onClose = vi.fn<() => void>();
beforeEach(() => {
  for (const mock of [renew, signOut, onClose]) mock.mockReset();
  renew.mockResolvedValue();
  signOut.mockResolvedValue();
});

const open = (
  responses: Readonly<Record<string, MockResponse>> = createCustomer().responses,
  storeView: 'CA_EN' | 'CA_FR' = 'CA_EN',
) => openPart(() => <ExpiryDialog renew={renew} signOut={signOut} onClose={onClose} />, { responses, storeView });

test('[SI-20] asks a customer before the sign-in expires, in a dialog with a read-only address', async () => {
  const { texts, alerts, fields, field, buttons, look, button, container } = await open();
  expect([texts('dialog h2'), container.querySelector('dialog')?.open]).toEqual([['Stay signed in?'], true]);
  expect(alerts()).toEqual([expect.stringContaining('Your session ends in less than a minute.')]);
  expect([fields(), field('email').value]).toEqual([
    [
      'Email: email email username email 254 required fixed',
      'Password: password password current-password 512 required',
      'Show password: checkbox',
    ],
    'ann@example.com',
  ]);
  expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual([
    'Close: ',
    'Stay signed in: primary big wide',
    'Sign out now: default big wide',
  ]);
  expect(button('Stay signed in').type).toBe('submit');
});

test('[SI-20] confirming the password extends the sign-in by an hour, which is announced', async () => {
  const { fill, submit, toasts } = await open();
  fill({ password: 'Marble-12' });
  await submit();
  expect([renew.mock.calls, toasts(), onClose.mock.calls.length]).toEqual([
    [[{ email: 'ann@example.com', password: 'Marble-12' }]],
    ['success: You stay signed in for another hour.'],
    1,
  ]);
});

test('[SI-20] does nothing without a password; shows an error for a wrong one and stays open', async () => {
  const { fill, submit, errors, alerts, toasts, field } = await open();
  await submit();
  expect([errors(), renew.mock.calls]).toEqual([{ password: 'This is a required field' }, []]);
  renew.mockRejectedValue(
    new GraphqlError([{ message: '', path: undefined, category: 'graphql-authentication', code: undefined }]),
  );
  fill({ password: 'Wrong-pass1' });
  await submit();
  expect([alerts()[1], toasts(), onClose.mock.calls, field('password').value]).toEqual([
    expect.stringContaining('We could not sign you in'),
    [],
    [],
    'Wrong-pass1',
  ]);
});

test('[SI-20] asks for the email address if it could not be fetched', async () => {
  const { fields, fill, submit, errors } = await open({ getCustomerDetails: networkFailure });
  expect(fields()[0]).toBe('Email: email email username email 254 required');
  fill({ email: 'ann', password: 'Marble-12' });
  await submit();
  expect([errors(), renew.mock.calls]).toEqual([{ email: 'Invalid email address. Please correct and try again.' }, []]);
  fill({ email: '' });
  await submit();
  expect(errors()).toEqual({ email: 'This is a required field' });
});

test('[SI-20] signs the customer out on request and then closes', async () => {
  let finish: () => void = () => undefined;
  signOut.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const { press, settle } = await open();
  await press('Sign out now');
  expect([signOut.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  finish();
  await settle();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[SI-20] is available in French', async () => {
  const { texts, buttons } = await open(createCustomer().responses, 'CA_FR');
  expect([texts('dialog h2'), buttons()]).toEqual([
    ['Garder la session ouverte?'],
    ['Fermer', 'Garder la session ouverte', 'Fermer la session maintenant'],
  ]);
});
