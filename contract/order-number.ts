/** Order numbers have nine digits. */
export const ORDER_NUMBER_LENGTH = 9;

/** A shortened number with its leading zeros. */
export const padOrderNumber = (number: string): string => number.padStart(ORDER_NUMBER_LENGTH, '0');
