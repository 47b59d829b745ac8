import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetCurrencyDataDocument, type GetCurrencyDataQuery } from './get-currency-data.graphql.ts';

export type CurrencyData = { defaultCode: string | undefined; availableCodes: readonly string[] };

export const currencyData = ({ currency }: GetCurrencyDataQuery): CurrencyData => ({
  defaultCode: currency?.default_display_currency_code ?? undefined,
  availableCodes: (currency?.available_currency_codes ?? []).flatMap((code) => code ?? []),
});

export const currencyQuery = (platform: Platform) =>
  queryOptionsFor(platform, GetCurrencyDataDocument, {}, { select: currencyData });
