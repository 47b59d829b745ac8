import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contextWithoutDatabase } from './testing/without-database.ts';

const compare = vi.fn<(hash: string, password: string) => Promise<boolean>>();
let passwords: typeof import('./password.ts');
let service: typeof import('./service.ts');

beforeAll(async () => {
  vi.resetModules();
  const argon2 = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify: compare }));
  compare.mockImplementation((hash, password) => argon2.verify(hash, password));
  passwords = await import('./password.ts');
  service = await import('./service.ts');
});
beforeEach(() => void compare.mockClear());
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

test('[SI-21] a password is hashed with argon2id at the minimum cost OWASP advises, with its own salt', async () => {
  const hashes = await Promise.all([passwords.hashPassword('Marble-12'), passwords.hashPassword('Marble-12')]);
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tried = await Promise.all(['Marble-12', 'marble-12'].map((each) => passwords.isPassword(hash, each)));
    expect(tried).toEqual([true, false]);
  }
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('without an account the password is compared with a decoy hash of the same cost', async () => {
  await passwords.verifyDecoyPassword('Marble-12');
  await passwords.verifyDecoyPassword('Marble-12');
  const [first, second] = compare.mock.calls;
  expect([first?.[1], second]).toEqual(['Marble-12', first]);
  expect(first?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a password that is too long is refused like a wrong one, without a database query or a comparison', async () => {
  const signIn = service.signIn(contextWithoutDatabase(), 'ann@example.com', 'x'.repeat(257));
  await expect(signIn).rejects.toMatchObject({ category: 'graphql-authentication' });
  expect(compare.mock.calls.map(([, password]) => password)).toEqual(['x'.repeat(256)]);
});
