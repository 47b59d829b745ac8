import { expect, test } from 'vitest';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import { responseOfEarlierCall, storableError } from './stored-response.ts';
import type { StoredResponse } from './stored-response.ts';

const call = { scope: 'cart', key: 'k1', fingerprint: 'print' };
const running = { fingerprint: 'print', state: 'running', response: null } as const;
/** A row as read from the database. */
const done = (response: StoredResponse | undefined) =>
  ({ ...running, state: 'done', response: JSON.parse(JSON.stringify(response)) }) as const;
const refusal = (run: () => unknown): CommerceError | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    return error as CommerceError;
  }
};

test('[RE-10] returns the stored response of a placed order', () => {
  const order = { number: '482915306' };
  expect(responseOfEarlierCall(done({ order }), call)).toEqual(order);
});

test('[RE-10] returns the stored error of a declined card', () => {
  const declined = new CommerceError('graphql-too-many-requests', 'Declined %1 times.', {
    code: 'PAYMENT_DECLINED',
    status: 418,
    parameters: ['two'],
  });
  const again = refusal(() => responseOfEarlierCall(done(storableError(declined)), call));
  expect(again).toBeInstanceOf(CommerceError);
  expect(again).toMatchObject({
    message: 'Declined two times.',
    template: 'Declined %1 times.',
    category: 'graphql-too-many-requests',
    code: 'PAYMENT_DECLINED',
    status: 418,
  });
});

test('stores no other error, so that the corrected request can be sent', () => {
  for (const error of [
    new InputError('Invalid email format', { code: 'EMAIL_INVALID' }),
    new InputError('No.'),
    Object.assign(new Error('not ours'), { code: 'PAYMENT_DECLINED' }),
    undefined,
  ])
    expect(storableError(error)).toBeUndefined();
});

test('[RE-10] rejects the key of another request, whatever its result', () => {
  for (const known of [running, done({ order: { number: '482915306' } })])
    expect(refusal(() => responseOfEarlierCall({ ...known, fingerprint: 'other' }, call))).toMatchObject({
      message: 'The Idempotency-Key was used with another request.',
      category: 'graphql-input',
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 422,
    });
});

test('[RE-10] rejects the second request while the first is running', () => {
  expect(refusal(() => responseOfEarlierCall(running, call))).toMatchObject({
    message: 'The order has already been placed and is currently processing.',
    status: 409,
  });
});
