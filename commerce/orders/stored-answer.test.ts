import { expect, test } from 'vitest';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import { answerOfPreviousCall, storableError } from './stored-answer.ts';
import type { StoredAnswer } from './stored-answer.ts';

const now = new Date('2026-06-15T12:00:00Z');
const call = { scope: 'cart', key: 'k1', fingerprint: 'print' };
const running = { fingerprint: 'print', state: 'running', answer: null, lockedUntil: now } as const;
/** As read back from the database. */
const done = (answer: StoredAnswer | undefined) =>
  ({ ...running, state: 'done', answer: JSON.parse(JSON.stringify(answer)) }) as const;
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
  expect(answerOfPreviousCall(done({ order }), call, now)).toEqual(order);
});

test('[RE-10] a declined card is answered again with the same error', () => {
  const declined = new CommerceError('graphql-too-many-requests', 'Declined %1 times.', {
    code: 'PAYMENT_DECLINED',
    status: 418,
    parameters: ['two'],
  });
  const again = refusal(() => answerOfPreviousCall(done(storableError(declined)), call, now));
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
    expect(refusal(() => answerOfPreviousCall({ ...known, fingerprint: 'other' }, call, now))).toMatchObject({
      message: 'The Idempotency-Key was used with another request.',
      category: 'graphql-input',
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 422,
    });
});

test('[RE-10] while the first call runs the second is refused; when its lock expires the second takes over', () => {
  const until = (seconds: number) => ({ ...running, lockedUntil: new Date(now.getTime() + seconds * 1000) });
  expect(refusal(() => answerOfPreviousCall(until(1), call, now))).toMatchObject({
    message: 'The order has already been placed and is currently processing.',
    status: 409,
  });
  expect(answerOfPreviousCall(until(0), call, now)).toBeUndefined();
  expect(answerOfPreviousCall(until(-1), call, now)).toBeUndefined();
});
