/** Order fields that only REST returns. */
export type OrderExtras = {
  number: string;
  /** The customer's number in REST; null for a guest. */
  customerNumber: number | null;
  customerGroup: number;
  weightGrams: number;
  /** Current weight of one unit in grams, by product id; absent for deleted products. */
  weights: ReadonlyMap<number, number>;
};
