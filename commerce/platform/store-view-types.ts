import type { CurrencyCode, StoreViewCode } from '#contract/page-render.ts';
import type { Language, Wording } from '#contract/languages.ts';

export type { CurrencyCode, Language, StoreViewCode, Wording };

/** One store view: a language and a currency of one of the two shops. */
export type StoreView = {
  id: number;
  code: StoreViewCode;
  name: string;
  groupId: number;
  groupCode: string;
  groupName: string;
  websiteId: number;
  websiteCode: string;
  /** Magento locale, e.g. `fr_CA`. */
  locale: string;
  language: Language;
  currency: CurrencyCode;
  availableCurrencies: readonly CurrencyCode[];
  /** Two-letter ISO code. */
  countryId: string;
  countries: readonly string[];
  /** First path segment with its slash; empty for the default view. */
  pathPrefix: string;
  isDefault: boolean;
  /** Prices include the taxes of the view's country, or of the destination. Absent if taxes are added to prices. */
  includedTax?: 'home' | 'destination' | undefined;
};
