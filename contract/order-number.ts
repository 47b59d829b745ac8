export const ORDER_NUMBER_LENGTH = 9;

/** Restores the leading zeros of a shortened number. */
export const padOrderNumber = (number: string): string => number.padStart(ORDER_NUMBER_LENGTH, '0');

/** Returns whether a text is a complete order number. */
export const isOrderNumber = (text: string): boolean => text.length === ORDER_NUMBER_LENGTH && /^\d+$/.test(text);
