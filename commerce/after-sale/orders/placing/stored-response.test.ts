import { expect, test } from 'vitest';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import { responseOfEarlierCall, storableError } from './stored-response.ts';
import type { StoredResponse } from './stored-response.ts';

const call = { scope: 'cart', key: 'k1', fingerprint: 'print' };
const running = { fingerprint: 'print', state: 'running', response: null } as const;
/** As read back from the database. */
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

test('[RE-10] a placed order is answered again', () => {
  const order = { number: '482915306' };
  expect(responseOfEarlierCall(done({ order }), call)).toEqual(order);
});

test('[RE-10] a declined card is answered again with the same error', () => {
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

test('no other error is stored: the corrected call may be made again', () => {
  for (const error of [
    new InputError('Invalid email format', { code: 'EMAIL_INVALID' }),
    new InputError('No.'),
    Object.assign(new Error('not ours'), { code: 'PAYMENT_DECLINED' }),
    undefined,
  ])
    expect(storableError(error)).toBeUndefined();
});

test('[RE-10] the key of another request is refused, whatever its result', () => {
  for (const known of [running, done({ order: { number: '482915306' } })])
    expect(refusal(() => responseOfEarlierCall({ ...known, fingerprint: 'other' }, call))).toMatchObject({
      message: 'The Idempotency-Key was used with another request.',
      category: 'graphql-input',
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 422,
    });
});

test('[RE-10] while the first call runs the second is refused', () => {
  expect(refusal(() => responseOfEarlierCall(running, call))).toMatchObject({
    message: 'The order has already been placed and is currently processing.',
    status: 409,
  });
});
