import { CART_CLASSES } from './cart-classes.ts';
import { CUSTOMER_CLASSES, LAST_CLASSES } from './customer-classes.ts';
import { SHOP_CLASSES } from './shop-classes.ts';
import type { OperationClass } from './step.ts';

/** Every operation of Magento's that the contract has, in an order in which each finds what it needs. */
export const OPERATION_CLASSES: readonly OperationClass[] = [
  ...SHOP_CLASSES,
  ...CUSTOMER_CLASSES,
  ...CART_CLASSES,
  ...LAST_CLASSES,
];
