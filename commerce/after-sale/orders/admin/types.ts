/** What REST says of orders beside what their customers see. */
export type OrderExtras = {
  number: string;
  /** The customer's number as REST answers it; null for a guest. */
  customerNumber: number | null;
  customerGroup: number;
  weightGrams: number;
  /** Grams of one unit as the catalogue has it now, by product id; of a product that has gone there is none. */
  weights: ReadonlyMap<number, number>;
};
