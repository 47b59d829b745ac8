import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** argon2 at its lowest cost. Only `password.test.ts` depends on the cost; other tests hash hundreds of passwords. */
export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal);

/** Reads the cost from the hash. */
export const { verify } = argon2;
