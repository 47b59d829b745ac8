/** Card data typed by the shopper. */
export type Card = { number: string; /** `MM/YY` */ expiry: string; securityCode: string };

/** Month and year of two digits each. */
export const dateOf = ({ expiry }: Card): { month: string; year: string } => {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return { month: month.padStart(2, '0'), year: year.slice(-2) };
};
