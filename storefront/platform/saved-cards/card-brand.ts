const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
};

/** A brand as its cards bear it. */
export const cardBrand = (code: string): string => NAMES[code] ?? code;
