import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetPriceQuoteDocument, type GetPriceQuoteQuery, type PriceQuoteFragment } from './get-price-quote.graphql.ts';
import { GetPriceQuotesDocument } from './get-price-quotes.graphql.ts';
import { GetQuotePaperDocument } from './get-quote-paper.graphql.ts';

const FRESH = { noCache: true, staleTime: 0 } as const;

/** The back end's error message, in the shopper's language; undefined for errors without a QUOTE_ code. */
export const quoteRefusal = (error: unknown): string | undefined =>
  error instanceof GraphqlError && error.problems[0]?.code?.startsWith('QUOTE_') ? error.message : undefined;

/** The customer's quotes; null if the back end lacks them. */
export const quotesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetPriceQuotesDocument,
    {},
    { ...FRESH, select: ({ customerPriceQuotes }) => customerPriceQuotes },
  );

/** One quote; null for an unknown number. */
export const quoteQuery = (platform: Platform, number: string) =>
  queryOptionsFor(
    platform,
    GetPriceQuoteDocument,
    { number },
    {
      ...FRESH,
      select: ({ customerPriceQuote }: GetPriceQuoteQuery): PriceQuoteFragment | 'none' => customerPriceQuote ?? 'none',
      recover: (error) => (quoteRefusal(error) === undefined ? undefined : ('none' as const)),
    },
  );

/** Downloads a quote as PDF. */
export const saveQuotePdf = async (commerce: Pick<CommerceClient, 'query'>, number: string): Promise<void> => {
  const { customerPriceQuotePaper: paper } = await commerce.query(GetQuotePaperDocument, { number }, { noCache: true });
  if (!paper) return;
  const bytes = Uint8Array.from(atob(paper.content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  Object.assign(document.createElement('a'), { href: url, download: paper.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
