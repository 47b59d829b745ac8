/** ISO 4217; `Intl` follows the habits of each country instead (no decimals for HUF), and differs between engines. */
const DECIMALS = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

const decimals: ReadonlyMap<string, number> = new Map(
  Object.entries(DECIMALS).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)])),
);

/** Decimals of a currency's amounts: 2 for CAD, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;

/** Converts major units (85.99) to minor units (8599), rounded to the nearest. */
export const toMinor = (value: number, currency: string): number => Math.round(value * 10 ** decimalsOf(currency));

/** Converts minor units (8599) to major units (85.99). */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);

/** Adds amounts. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Rounds an amount in major units to the currency's decimals. */
export const roundMoney = (value: number, currency: string): number => toMajor(toMinor(value, currency), currency);

/** Formats minor units as text, such as `85.99`. */
export const minorText = (minor: number, currency: string): string =>
  toMajor(minor, currency).toFixed(decimalsOf(currency));
