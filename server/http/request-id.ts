import { randomFillSync } from 'node:crypto';

const BYTES = 9;
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** 72 random bits as 12 characters. Drawn for 256 requests at a time: to ask the system costs more than all else of it. */
export const requestId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool.toString('base64url', used, (used += BYTES));
};
