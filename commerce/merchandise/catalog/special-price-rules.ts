/** A price with its special price and that price's period; null is unlimited. */
export type DatedPrice = {
  price: number;
  specialPrice: number | null;
  specialFrom: Date | null;
  /** Exclusive end of the special price: midnight after its last day. */
  specialTo: Date | null;
};

/** Returns true if the special price applies: it is lower than the price, has begun and has not ended. */
export const isSpecialInForce = ({ price, specialPrice, specialFrom, specialTo }: DatedPrice, now: Date): boolean =>
  specialPrice !== null &&
  specialPrice < price &&
  (specialFrom === null || specialFrom <= now) &&
  (specialTo === null || now < specialTo);

export const finalPrice = (price: DatedPrice, now: Date): number =>
  isSpecialInForce(price, now) ? price.specialPrice! : price.price;
