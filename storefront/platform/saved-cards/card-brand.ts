/** Card brands by the shop's name, with Magento's code. */
const BRANDS: Readonly<Record<string, { code: string; label: string }>> = {
  visa: { code: 'VI', label: 'Visa' },
  mastercard: { code: 'MC', label: 'Mastercard' },
  amex: { code: 'AE', label: 'American Express' },
  discover: { code: 'DI', label: 'Discover' },
  jcb: { code: 'JCB', label: 'JCB' },
  diners: { code: 'DN', label: 'Diners Club' },
  maestro: { code: 'MI', label: 'Maestro' },
  unionpay: { code: 'UN', label: 'UnionPay' },
};

export const brandOfCode = (code: string | undefined): string =>
  Object.keys(BRANDS).find((brand) => BRANDS[brand]?.code === code) ?? 'card';

export const brandLabel = (brand: string): string => BRANDS[brand]?.label ?? brand;
