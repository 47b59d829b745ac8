import { cpSync } from 'node:fs';

/** Copies the sample shop that `npm test` has loaded, if there is one; otherwise the shop loads its catalogue itself. */
export const copySampleShop = (directory: string): void => {
  if (process.env.SAMPLE_SHOP) cpSync(process.env.SAMPLE_SHOP, directory, { recursive: true });
};
