import { hash, verify } from '@node-rs/argon2';

/** argon2id at the OWASP minimum: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export const isPassword = (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password);

/** Compared against when the account is unknown, so that sign-in takes as long as with a wrong password. */
let decoy: Promise<string> | undefined;

/** Always false, after the time that a real comparison takes. */
export const verifyDecoyPassword = async (password: string): Promise<false> => {
  await isPassword(await (decoy ??= hashPassword('an account nobody has')), password);
  return false;
};
