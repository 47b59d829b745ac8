// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import PasskeySignIn from './passkey-sign-in.tsx';

type Question = {
  mediation: string | undefined;
  signal: AbortSignal;
  response: (proof: unknown) => void;
};

let questions: Question[] = [];
const PROOF = {
  rawId: new ArrayBuffer(1),
  response: {
    clientDataJSON: new ArrayBuffer(1),
    authenticatorData: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
    userHandle: null,
  },
};

beforeEach(() => {
  questions = [];
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('Taken back', 'AbortError')));
          questions.push({ mediation, signal, response: resolve });
        }),
    },
  });
});
afterEach(async () => {
  await cleanUp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

/** The questions that the browser has open: `conditional` at the field, `dialog` by the button. */
const pending = (): string[] =>
  questions.filter(({ signal }) => !signal.aborted).map(({ mediation }) => mediation ?? 'dialog');

const opened = async (
  signInWithPasskey: MockResponse = () => ({ signInWithPasskey: { token: 't', email: 'a@b.ca' } }),
) => {
  const part = await openPart(() => <PasskeySignIn enter={async (prove) => void (await prove())} />, {
    isSignedIn: false,
    responses: {
      startPasskeySignIn: () => ({ startPasskeySignIn: { challenge: 'AAAA', rp_id: 'shop.ca' } }),
      signInWithPasskey,
    },
  });
  await part.settle();
  return part;
};

test('the field offers passkeys, and replaces the challenge before it expires', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { settle } = await opened();
  expect(pending()).toEqual(['conditional']);
  await during(() => vi.advanceTimersByTime(4 * 60_000));
  await settle();
  expect([questions.length, pending()]).toEqual([2, ['conditional']]);
});

test('pauses autofill while the button’s dialog is open, and resumes it after closing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { press, settle } = await opened();
  await press('Use a passkey');
  expect(pending()).toEqual(['dialog']);
  await during(() => vi.advanceTimersByTime(9 * 60_000));
  await settle();
  expect([questions.length, pending()]).toEqual([2, ['dialog']]);
  questions[1]?.response(null);
  await settle();
  expect(questions.map(({ mediation }) => mediation)).toEqual(['conditional', undefined, 'conditional']);
});

test('sends no further requests after a sign-in', async () => {
  for (const isByButton of [false, true]) {
    questions = [];
    const { press, settle, sent } = await opened();
    if (isByButton) await press('Use a passkey');
    questions.at(-1)?.response(PROOF);
    await settle();
    expect(sent.at(-1)?.operation).toBe('signInWithPasskey');
    expect(questions).toHaveLength(isByButton ? 2 : 1);
    await cleanUp();
  }
});

test('shows an error for a refused passkey and does not offer it again', async () => {
  const { settle, alerts } = await opened(failing('graphql-authentication'));
  questions[0]?.response(PROOF);
  await settle();
  expect(alerts()).toEqual([expect.stringContaining('This passkey was not accepted.')]);
  expect(questions).toHaveLength(1);
});

test('aborts the request when the page is left', async () => {
  await opened();
  await cleanUp();
  const { press } = await opened();
  await press('Use a passkey');
  await cleanUp();
  expect(pending()).toEqual([]);
});
