/** Order fields that only REST returns. */
export type OrderExtras = {
  number: string;
  /** The customer's number in REST; null for a guest. */
  customerNumber: number | null;
  customerGroup: number;
  weightGrams: number;
  /** The return whose items it replaces; null for an order that was bought. */
  replaces: { return: string; order: string } | null;
  /** Orders that replace items of it. */
  replacements: readonly { return: string; order: string }[];
  /** Current weight of one unit in grams, by product id; absent for deleted products. */
  weights: ReadonlyMap<number, number>;
};
