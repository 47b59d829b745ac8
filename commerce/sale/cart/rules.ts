import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/cart-limits.ts';
import { isSampleSku, MAX_OF_ONE_SAMPLE } from '#contract/samples.ts';
import type { Choice } from '#commerce/merchandise/catalog/composition-types.ts';
import { stockOf } from '#commerce/merchandise/catalog/choice-rules.ts';
import { isBoughtAsSuch } from '#commerce/merchandise/catalog/types.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import { atQuotedPrice, whyNoPrice } from '#commerce/sale/quotes/rules.ts';
import type { LineQuote } from '#commerce/sale/quotes/types.ts';
import type { Buyer } from '#commerce/merchandise/slabs/types.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };
import type { AddProblem, CartItemRow, CartLine, CartRow, LineProblem } from './types.ts';

/** A guest's cart untouched for this long is deleted. */
export const CART_LIFETIME_DAYS = 30;
export const CART_LIFETIME_MS = CART_LIFETIME_DAYS * 24 * 3600 * 1000;

/** Fields of an empty cart. */
export const BLANK_ROW = {
  isActive: true,
  shippingCarrierCode: null,
  shippingMethodCode: null,
  paymentMethodCode: null,
  paymentNonce: null,
  isCardSaved: false,
  couponCodes: [],
  siteAccess: [],
  isSplit: false,
  purchaseOrderNumber: null,
  madeBy: null,
  madeIn: null,
  staffDiscounts: [],
} as const satisfies Partial<CartRow>;

/** The buyer whose held slabs a cart may order. */
export const buyerOf = ({ id, customerId }: Pick<CartRow, 'id' | 'customerId'>): Buyer => ({ cartId: id, customerId });

/** A unique slab exists once; of one product there is one sample in a cart. */
const maxUnitsOf = ({ slab, sku }: Sellable): number =>
  slab?.isUnique ? 1 : isSampleSku(sku) ? MAX_OF_ONE_SAMPLE : MAX_QUANTITY;

/** Units that can be ordered: those in stock, or any number if the rest may come later. */
const orderable = ({ available, laterDays }: Sellable): number => (laterDays === undefined ? available : MAX_QUANTITY);

export const NOT_AVAILABLE = 'Product that you are trying to add is not available.';
const OUT_OF_STOCK = 'This product is out of stock.';
const TOO_MANY = 'The requested qty is not available';

const say = translations(messages);

/** Currency and language of the shopper. */
type Market = { currency: CurrencyCode; language: Language };

/** The reason for refusing a buyer without a visible price. */
const whyNotSold = ({ hiddenPrice = 'QUOTE' }: Sellable, language: Language): string =>
  say(language)(`cart.hidden.${hiddenPrice}`);

/** True if the product can be sold in this currency, regardless of stock. */
const canBeSold = (sellable: Sellable, currency: CurrencyCode): boolean =>
  isBoughtAsSuch(sellable.type) &&
  sellable.isEnabled &&
  (sellable.parent?.isEnabled ?? true) &&
  !sellable.isPriceHidden &&
  sellable.prices[currency] !== undefined;

const problemsOf = (
  sellable: Sellable,
  quantity: number,
  currency: CurrencyCode,
  language: Language,
): LineProblem[] => {
  if (sellable.isPriceHidden) return [{ code: 'UNDEFINED', message: whyNotSold(sellable, language) }];
  if (!canBeSold(sellable, currency)) return [{ code: 'UNDEFINED', message: NOT_AVAILABLE }];
  const available = orderable(sellable);
  if (available <= 0) return [{ code: 'ITEM_QTY', message: OUT_OF_STOCK }];
  return quantity > Math.min(available, maxUnitsOf(sellable)) ? [{ code: 'ITEM_QTY', message: TOO_MANY }] : [];
};

/** The line at the current or quoted price, with its problems; it always stays in the cart. */
export const lineOf = (
  item: CartItemRow,
  product: Sellable,
  currency: CurrencyCode,
  { quote, language }: { quote: LineQuote | null; language: Language } = { quote: null, language: 'en' },
): CartLine => {
  const sellable = atQuotedPrice(product, quote, currency);
  const unitPrice = sellable.prices[currency]?.final ?? null;
  const isHidden = sellable.isPriceHidden;
  return {
    id: item.id,
    quantity: item.quantity,
    choice: item.choice ?? null,
    sellable,
    quote,
    unitPrice: isHidden ? null : unitPrice,
    rowTotal: isHidden ? 0 : (unitPrice ?? 0) * item.quantity,
    discountAmount: 0,
    taxAmount: 0,
    listTaxAmount: 0,
    problems:
      quote && isHidden && sellable.hiddenPrice !== 'TRADE'
        ? [{ code: 'UNDEFINED', message: whyNoPrice(quote, language) }]
        : problemsOf(sellable, item.quantity, currency, language),
    maxQuantity: Math.max(0, Math.min(maxUnitsOf(sellable), orderable(sellable))),
  };
};

/** A line with its prices at the place of supply. */
export const lineAt = (line: CartLine, currency: CurrencyCode, priceThere: (price: number) => number): CartLine => {
  const { sellable, quantity } = line;
  const at = (prices: Sellable['prices']): Sellable['prices'] => {
    const price = prices[currency];
    return price
      ? { ...prices, [currency]: { regular: priceThere(price.regular), final: priceThere(price.final) } }
      : prices;
  };
  const unitPrice = line.unitPrice === null ? null : priceThere(line.unitPrice);
  return {
    ...line,
    sellable: {
      ...sellable,
      prices: at(sellable.prices),
      ...(sellable.parts && { parts: sellable.parts.map((part) => ({ ...part, prices: at(part.prices) })) }),
    },
    unitPrice,
    ...(line.ordinaryPrice !== undefined && { ordinaryPrice: priceThere(line.ordinaryPrice) }),
    rowTotal: (unitPrice ?? 0) * quantity,
  };
};

/** Quantities are whole numbers. */
export const quantityProblem = (quantity: number): string | undefined => {
  if (!(quantity > 0)) return 'The product quantity should be greater than 0';
  if (quantity > MAX_QUANTITY) return `The most you may purchase is ${MAX_QUANTITY}.`;
  return Number.isInteger(quantity) ? undefined : 'You cannot use decimal quantity for this product.';
};

/** Why a line cannot hold `total` units of a product. */
export const stockProblem = (
  sellable: Sellable,
  total: number,
  { currency, language }: Market,
): AddProblem | undefined => {
  const { sku } = sellable;
  const most = maxUnitsOf(sellable);
  if (sellable.isPriceHidden) return { code: 'PERMISSION_DENIED', message: whyNotSold(sellable, language), sku };
  if (!canBeSold(sellable, currency)) return { code: 'NOT_SALABLE', message: NOT_AVAILABLE, sku };
  const available = orderable(sellable);
  if (available <= 0) return { code: 'INSUFFICIENT_STOCK', message: OUT_OF_STOCK, sku, available: 0 };
  if (total > most)
    return {
      code: 'INSUFFICIENT_STOCK',
      message: `The most you may purchase is ${most}.`,
      sku,
      available: Math.min(most, available),
    };
  return total > available ? { code: 'INSUFFICIENT_STOCK', message: TOO_MANY, sku, available } : undefined;
};

/** Why a line cannot change to this quantity; without `sellable` the product is gone. */
export const changeProblem = (
  sellable: Sellable | undefined,
  quantity: number,
  market: Market,
): { code: string; message: string } | undefined => {
  if (!sellable) return { code: 'NOT_SALABLE', message: NOT_AVAILABLE };
  const wrong = quantityProblem(quantity);
  return wrong === undefined ? stockProblem(sellable, quantity, market) : { code: 'QUANTITY_INVALID', message: wrong };
};

export const productNotFound = (sku: string): AddProblem => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
  sku,
});

/** The product a request resolved to, or why there is none. */
export type Resolution = { sellable: Sellable; quantity: number; choice?: Choice } | AddProblem;

/** A line's new quantity. */
export type LineWrite = { productId: number; quantity: number; choice?: Choice | null };

const isProblem = (resolution: Resolution): resolution is AddProblem => 'code' in resolution;

/** Lines of one product and one choice are one. */
export const lineKey = (productId: number, choice?: Choice | null): string =>
  choice ? `${productId} ${choiceText(choice)}` : String(productId);

/** The same text for the same choice, in whatever order its parts come. */
export const choiceText = ({ options, bundle, links }: Choice): string =>
  JSON.stringify([
    ...options.map(({ id, valueIds, text }) => [id, valueIds ?? [], text ?? null]),
    // Options stored before bundles and downloads existed keep their text.
    ...(bundle
      ? [{ bundle: bundle.map(({ id, selections }) => [id, selections.map((one) => [one.id, one.quantity])]) }]
      : []),
    ...(links ? [{ links }] : []),
  ]);

/** Marks lines that exceed the stock together, although each is possible by itself. */
export const withSharedStock = (lines: readonly CartLine[]): readonly CartLine[] => {
  const needs = lines.map(stockOf);
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of needs.flat()) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  const stock = new Map(
    lines.flatMap(({ sellable }) =>
      sellable.parts
        ? sellable.parts.map(({ productId }) => [productId, sellable.children?.get(productId)?.available ?? 0] as const)
        : [[sellable.productId, orderable(sellable)] as const],
    ),
  );
  return lines.map((line, index) =>
    line.problems.length === 0 &&
    needs[index]!.some(({ productId }) => (wanted.get(productId) ?? 0) > (stock.get(productId) ?? 0))
      ? { ...line, problems: [{ code: 'ITEM_QTY', message: TOO_MANY }] }
      : line,
  );
};

/**
 * Merges requested items with the cart's lines. Returns the new quantity of each line, in the order of the requests,
 * and the requests that cannot be added. Requests for the same product and options become one line.
 */
export const planAdding = (
  existing: readonly CartItemRow[],
  resolutions: readonly Resolution[],
  market: Market,
): { lines: readonly LineWrite[]; problems: readonly AddProblem[] } => {
  const quantities = new Map(existing.map((item) => [lineKey(item.productId, item.choice), item.quantity]));
  const ofProduct = new Map<number, number>();
  const count = (productId: number, quantity: number) =>
    ofProduct.set(productId, (ofProduct.get(productId) ?? 0) + quantity);
  for (const { productId, quantity } of existing) count(productId, quantity);
  const lines = new Map<string, LineWrite>();
  const problems: AddProblem[] = [];
  for (const resolution of resolutions) {
    if (isProblem(resolution)) {
      problems.push(resolution);
      continue;
    }
    const { sellable, quantity, choice } = resolution;
    const { productId } = sellable;
    const key = lineKey(productId, choice);
    const problem: AddProblem | undefined =
      stockProblem(sellable, (ofProduct.get(productId) ?? 0) + quantity, market) ??
      (!quantities.has(key) && quantities.size >= MAX_CART_LINES
        ? { code: 'UNDEFINED', message: `A cart holds ${MAX_CART_LINES} lines at most.`, sku: sellable.sku }
        : undefined);
    if (problem) {
      problems.push(problem);
      continue;
    }
    const total = (quantities.get(key) ?? 0) + quantity;
    quantities.set(key, total);
    count(productId, quantity);
    lines.set(key, { productId, quantity: total, choice: choice ?? null });
  }
  return { lines: [...lines.values()], problems };
};

/** How long a receipt may be read through its cart. */
export const RECEIPT_SECONDS = 24 * 3600;
