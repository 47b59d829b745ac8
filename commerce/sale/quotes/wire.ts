import { toMajor } from '#contract/money.ts';
import type { PriceQuote, PriceQuoteLine } from '#contract/generated/schema-types.ts';
import { productImageUrl } from '#commerce/merchandise/media/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { choicesOf, nameOfLine, pathsOf } from './quoted-products.ts';
import type { LineWithProduct, QuoteWithProducts } from './quoted-products.ts';
import { mayAccept, stateOn, totalOf } from './rules.ts';
import type { Quote, QuoteCustomer } from './types.ts';

const upper = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T>;

const lineOnWire = (
  context: CommerceContext,
  { currency }: Pick<Quote, 'currency'>,
  line: LineWithProduct,
  path: string | null,
): PriceQuoteLine => ({
  position: line.position,
  sku: line.sku,
  name: nameOfLine(line),
  options: choicesOf({ ...line, finish: null }).slice(),
  image: line.sellable?.imageFile ? productImageUrl(context.settings, line.sellable.imageFile) : null,
  path,
  quantity: line.quantity,
  selling_unit: line.sellable?.sellingUnit ?? null,
  finish: line.finish,
  area: line.area,
  area_unit: line.areaUnit && upper(line.areaUnit),
  note: line.note,
  price: line.price === null ? null : moneyOf(line.price, currency),
  row_total: line.price === null ? null : moneyOf(line.price * (line.quantity ?? 0), currency),
  order_number: line.orderNumber,
});

/** GraphQL form of a quote. */
export const quoteOnWire = async (context: CommerceContext, quote: QuoteWithProducts): Promise<PriceQuote> => {
  const today = shopDay(context.clock.now());
  const paths = await pathsOf(context, quote.lines);
  return {
    number: quote.number,
    state: upper(stateOn(quote, today)),
    source: upper(quote.source),
    asked_at: timestamp(quote.requestedAt),
    note: quote.note,
    message: quote.message,
    shipping_note: quote.shippingNote,
    valid_until: quote.validUntil,
    total: quote.validUntil === null ? null : moneyOf(totalOf(quote.lines), quote.currency),
    can_accept: mayAccept(quote, today),
    lines: quote.lines.map((line) => lineOnWire(context, quote, line, paths.get(line.id) ?? null)),
    events: quote.events.map(({ state, at, by, comment }) => ({
      state: upper(state),
      at: timestamp(at),
      by: upper(by),
      comment,
    })),
  };
};

/** REST form of a customer's quote. */
export const quoteForPrograms = (quote: Quote, customer: QuoteCustomer | undefined, now: Date) => ({
  number: quote.number,
  customer: customer
    ? {
        id: customer.number,
        firstname: customer.firstname,
        lastname: customer.lastname,
        email: customer.email,
        group_id: customer.groupId,
      }
    : null,
  state: stateOn(quote, shopDay(now)),
  store_id: quote.storeViewId,
  currency: quote.currency,
  source: quote.source,
  note: quote.note,
  message: quote.message,
  shipping_note: quote.shippingNote,
  valid_until: quote.validUntil,
  created_at: timestamp(quote.requestedAt),
  updated_at: timestamp(quote.changedAt),
  total: toMajor(totalOf(quote.lines), quote.currency),
  items: quote.lines.map((line) => ({
    position: line.position,
    sku: line.sku,
    name: line.name,
    qty: line.quantity,
    finish: line.finish,
    area: line.area,
    area_unit: line.areaUnit,
    note: line.note,
    price: line.price === null ? null : toMajor(line.price, quote.currency),
    order_increment_id: line.orderNumber,
  })),
  history: quote.events.map(({ state, at, by, comment }) => ({ state, created_at: timestamp(at), by, comment })),
});
