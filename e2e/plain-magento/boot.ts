import { join } from 'node:path';
import { bootShop, type RunningShop } from '../contract/support/boot.ts';

type Environment = Readonly<Record<string, string>>;

/** Starts a plain Magento 2.4.8 with the sample catalogue, in its own process and folder. */
export const bootPlainMagento = (environment: Environment = {}): Promise<RunningShop> =>
  bootShop(environment, join(import.meta.dirname, 'process.ts'));

/** Starts a stock Magento: store views `default` and `german`, suffix `.html`, and reCAPTCHA by `MAGENTO_CAPTCHA`. */
export const bootStockMagento = (environment: Environment = {}): Promise<RunningShop> =>
  bootShop(environment, join(import.meta.dirname, 'stock-process.ts'));
