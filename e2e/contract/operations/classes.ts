import { CART_CLASSES } from './cart-classes.ts';
import { CUSTOMER_CLASSES, LAST_CLASSES } from './customer-classes.ts';
import { SHOP_CLASSES } from './shop-classes.ts';
import type { OperationClass } from './step.ts';

/** All Magento operations of the contract, ordered so that each finds the data it needs. */
export const OPERATION_CLASSES: readonly OperationClass[] = [
  ...SHOP_CLASSES,
  ...CUSTOMER_CLASSES,
  ...CART_CLASSES,
  ...LAST_CLASSES,
];
