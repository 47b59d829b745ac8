import { bootPlainMagento } from '../plain-magento/boot.ts';
import { testBeside } from './shop-beside.ts';

/** Tests of the storefront in front of a plain Magento 2.4.8; relative URLs refer to it. */
export const test = testBeside(async () => {
  const { origin, stop } = await bootPlainMagento();
  return { given: {}, environment: { COMMERCE_URL: origin }, stop };
});
