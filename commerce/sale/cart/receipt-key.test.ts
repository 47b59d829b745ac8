import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { SetCookie } from '#commerce/platform/cookies.ts';
import { issueReceiptKey, receiptKey } from './receipt-key.ts';

const KEY = 'k'.repeat(43);
const DAY_IN_SECONDS = 86_400;

const visitor = (sent?: string, customer: object | null = null) => {
  const cookies: SetCookie[] = [];
  const context = {
    customer,
    cookie: (name: string) => (name === 'receipt' ? sent : undefined),
    setCookie: (cookie: SetCookie) => void cookies.push(cookie),
    random: { token: (length: number) => 'n'.repeat(length) },
  } as unknown as CommerceContext;
  return { context, cookies };
};

const hashOf = (key: string) => new Uint8Array(createHash('sha256').update(key).digest());
const bytes = (value: Uint8Array | null | undefined) => value && new Uint8Array(value);

test('a guest gets a key for one day, and only its hash is stored', () => {
  const { context, cookies } = visitor();
  expect(bytes(issueReceiptKey(context))).toEqual(hashOf('n'.repeat(43)));
  expect(cookies).toEqual([{ name: 'receipt', value: 'n'.repeat(43), seconds: DAY_IN_SECONDS }]);
});

test('an existing key is extended by another day', () => {
  const { context, cookies } = visitor(KEY);
  expect(bytes(issueReceiptKey(context))).toEqual(hashOf(KEY));
  expect(cookies).toEqual([{ name: 'receipt', value: KEY, seconds: DAY_IN_SECONDS }]);
  expect(bytes(receiptKey(context))).toEqual(hashOf(KEY));
});

test.each(['', 'k'.repeat(42), `${KEY}k`, `-${KEY}`, `${KEY}-`, `${'k'.repeat(42)}-`, '-'.repeat(43), 'k'])(
  'ignores and replaces the malformed key %j',
  (sent) => {
    const { context, cookies } = visitor(sent);
    expect(receiptKey(context)).toBeUndefined();
    issueReceiptKey(context);
    expect(cookies[0]?.value).toBe('n'.repeat(43));
  },
);

test('a visitor without a key has no access, and a customer gets no key', () => {
  expect(receiptKey(visitor().context)).toBeUndefined();
  const { context, cookies } = visitor(KEY, { id: 1 });
  expect([issueReceiptKey(context), cookies]).toEqual([null, []]);
});
