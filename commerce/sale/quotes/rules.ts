import { tagOfWording } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { isQuoteArea, isQuoteQuantity, MAX_QUOTE_FINISH, MAX_QUOTE_LINE_NOTE } from '#contract/quotes.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { LineQuote, Quote, QuoteLine, QuotedPrice, QuotedState, QuoteState } from './types.ts';

export const say = translations(messages);

/** Quote requests per customer. */
export const REQUEST_RATE = { limit: 20, perSeconds: 3600 };
/** Papers, per customer. */
export const PAPER_RATE = { limit: 60, perSeconds: 600 };

const CODES = {
  unknown: 'QUOTE_UNKNOWN',
  closed: 'QUOTE_CLOSED',
  ended: 'QUOTE_ENDED',
  ordered: 'QUOTE_ORDERED',
  currency: 'QUOTE_CURRENCY',
  state: 'QUOTE_STATE',
  lines: 'QUOTE_LINES',
  product: 'QUOTE_PRODUCT',
  trade: 'QUOTE_TRADE',
  quantity: 'QUOTE_QUANTITY',
  area: 'QUOTE_AREA',
  note: 'QUOTE_NOTE',
  full: 'QUOTE_CART_FULL',
} as const;

export type QuoteProblem = keyof typeof CODES;

/** A refusal in the shopper's language, with its code in the contract. */
export const refusal = (
  why: QuoteProblem,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): InputError | NoSuchEntityError => {
  const message = say(language)(`quote.refused.${why}`, values);
  return why === 'unknown'
    ? new NoSuchEntityError(message, { code: CODES[why] })
    : new InputError(message, { code: CODES[why] });
};

/** In NFC, without control characters but line ends. */
export const plainText = (text: string | null | undefined): string | null =>
  (text ?? '')
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim() || null;

/** Problem of a requested line, if any. */
export const lineProblem = (line: {
  quantity: number | null;
  area: number | null;
  finish: string | null;
  note: string | null;
}): QuoteProblem | undefined => {
  if (line.quantity !== null && !isQuoteQuantity(line.quantity)) return 'quantity';
  if (line.area !== null && !isQuoteArea(line.area)) return 'area';
  if (line.quantity === null && line.area === null) return 'quantity';
  const isLong = (line.finish?.length ?? 0) > MAX_QUOTE_FINISH || (line.note?.length ?? 0) > MAX_QUOTE_LINE_NOTE;
  return isLong ? 'note' : undefined;
};

/** The name under which changes of a quote are recorded. */
export const subjectOfQuote = (number: string): string => `quote ${number}`;

const NEXT: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  requested: ['answered', 'declined', 'withdrawn'],
  // Staff may send it again with other prices or a later date.
  answered: ['answered', 'accepted', 'declined', 'expired', 'withdrawn'],
  accepted: ['expired', 'withdrawn'],
  declined: [],
  expired: ['answered'],
  withdrawn: [],
};

export const mayBecome = (from: QuoteState, to: QuoteState): boolean => NEXT[from].includes(to);

type Standing = Pick<Quote, 'state' | 'validUntil'>;

/** True if the quote has expired, even if the job has not recorded it yet. */
export const isOver = ({ state, validUntil }: Standing, today: string): boolean =>
  (state === 'answered' || state === 'accepted') && validUntil !== null && validUntil < today;

/** The state as of today. */
export const stateOn = (quote: Standing, today: string): QuoteState => (isOver(quote, today) ? 'expired' : quote.state);

/** Lines still available at their price. */
export const buyable = (lines: readonly QuoteLine[]): readonly (QuoteLine & { price: number; quantity: number })[] =>
  lines.flatMap((line) =>
    line.price !== null && line.quantity !== null && line.orderNumber === null
      ? [{ ...line, price: line.price, quantity: line.quantity }]
      : [],
  );

/** True if the customer can add it to the cart today. */
export const mayAccept = (quote: Standing & Pick<Quote, 'lines'>, today: string): boolean =>
  (quote.state === 'answered' || quote.state === 'accepted') &&
  !isOver(quote, today) &&
  buyable(quote.lines).length > 0;

export const totalOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * (quantity ?? 0), 0);

/** Why a line of a cart has the price of its quote, or has not. */
export const stateInCart = (
  quoted: QuotedPrice,
  item: { productId: number; quantity: number },
  { currency, today }: { currency: CurrencyCode; today: string },
): QuotedState => {
  if (quoted.quoteState !== 'accepted' || quoted.validUntil < today || quoted.orderNumber !== null) return 'ended';
  if (quoted.productId !== item.productId) return 'variant';
  if (quoted.currency !== currency) return 'currency';
  return quoted.quantity === item.quantity ? 'quoted' : 'quantity';
};

/**
 * The product at the quoted price, unless its prices are hidden from this customer. Trade-only products are not sold to
 * other customers at a quoted price either.
 */
export const atQuotedPrice = (sellable: Sellable, quote: LineQuote | null, currency: CurrencyCode): Sellable => {
  if (quote?.state !== 'quoted' || sellable.hiddenPrice === 'TRADE') return sellable;
  const list = sellable.isPriceHidden ? undefined : sellable.prices[currency]?.final;
  const regular = Math.max(list ?? quote.price, quote.price);
  return {
    ...sellable,
    isPriceHidden: false,
    prices: { ...sellable.prices, [currency]: { regular, final: quote.price } },
  };
};

/** Why a line cannot be bought, in words: its quote is no longer, and there is no other price. */
export const whyNoPrice = (quote: LineQuote, language: Language): string =>
  say(language)(`quote.line.${quote.state === 'quoted' ? 'ended' : quote.state}`, {
    number: quote.quoteNumber,
    day: dayInWords(quote.validUntil, language),
    quantity: quote.quantity,
    currency: quote.currency,
  });

/** A day, YYYY-MM-DD, in words. */
export const dayInWords = (day: string, language: Language): string =>
  dateFormat(tagOfWording(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
