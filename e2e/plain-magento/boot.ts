import { join } from 'node:path';
import { bootShop, type RunningShop } from '../contract/support/boot.ts';

/** Starts a plain Magento 2.4.8 with the sample catalogue, in its own process and folder. */
export const bootPlainMagento = (environment: Readonly<Record<string, string>> = {}): Promise<RunningShop> =>
  bootShop(environment, join(import.meta.dirname, 'process.ts'));
