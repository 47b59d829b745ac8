/** Kilograms of an international pound, by definition. */
export const KG_PER_POUND = 0.45359237;
