import type { Language } from '#commerce/stores/types.ts';
import type { TaxCode } from './types.ts';

const CANADIAN: Readonly<Record<Exclude<TaxCode, 'state'>, Readonly<Record<Language, string>>>> = {
  gst: { en: 'GST', fr: 'TPS' },
  hst: { en: 'HST', fr: 'TVH' },
  pst: { en: 'PST', fr: 'TVP' },
  qst: { en: 'QST', fr: 'TVQ' },
  rst: { en: 'RST', fr: 'TVD' },
};

/** The tax as its authority calls it in that language; a state's sales tax carries the state. */
export const taxLabel = (tax: { code: TaxCode; regionCode: string }, language: Language): string => {
  if (tax.code !== 'state') return CANADIAN[tax.code][language];
  return language === 'fr' ? `Taxe de vente (${tax.regionCode})` : `Sales tax (${tax.regionCode})`;
};
