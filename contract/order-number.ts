/** Order numbers have nine digits. */
export const ORDER_NUMBER_LENGTH = 9;

/** A shortened number with its leading zeros. */
export const padOrderNumber = (number: string): string => number.padStart(ORDER_NUMBER_LENGTH, '0');

/** Whether a text has the form of an order number, with all its digits. */
export const isOrderNumber = (text: string): boolean => text.length === ORDER_NUMBER_LENGTH && /^\d+$/.test(text);
