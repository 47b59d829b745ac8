/** A price with its special price and the moments between which that applies; null is no limit. */
export type DatedPrice = {
  price: number;
  specialPrice: number | null;
  specialFrom: Date | null;
  /** The moment at which the special price has ended: the midnight after its last day. */
  specialTo: Date | null;
};

/** Whether a special price applies: it is lower than the price, has begun and has not ended. */
export const isSpecialInForce = ({ price, specialPrice, specialFrom, specialTo }: DatedPrice, now: Date): boolean =>
  specialPrice !== null &&
  specialPrice < price &&
  (specialFrom === null || specialFrom <= now) &&
  (specialTo === null || now < specialTo);

export const finalPrice = (price: DatedPrice, now: Date): number =>
  isSpecialInForce(price, now) ? price.specialPrice! : price.price;
