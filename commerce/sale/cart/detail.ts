import { atQuantity, configured, findSellableById, isVirtual } from '#commerce/merchandise/catalog/service.ts';
import { discountRules, discountsOf, staffRules } from '#commerce/sale/discount/service.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { isSampleSku } from '#contract/samples.ts';
import { quotedLines } from '#commerce/sale/quotes/service.ts';
import { priceSamples } from '#commerce/merchandise/samples/service.ts';
import type { SampleTaker } from '#commerce/merchandise/samples/types.ts';
import { withOwnHolds } from '#commerce/merchandise/slabs/service.ts';
import { findShippingOption, quoteShipping, shippingRates } from '#commerce/sale/shipping/service.ts';
import type { PlaceOfSupply } from '#commerce/sale/tax/types.ts';
import type { Cargo, PickupPlaces, ShippingMethodCode, ShippingRequest } from '#commerce/sale/shipping/types.ts';
import { priceAt, taxTerms } from '#commerce/sale/tax/service.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { laterOf, shipmentsOf, withLater } from './later-rules.ts';
import { buyerOf, lineOf, lineAt, withSharedStock } from './rules.ts';
import { findContents } from './store.ts';
import type { CartContents } from './store.ts';
import { cartTotals } from './totals.ts';
import type { CartDetail, CartLine, OpenCart, SupposedDelivery } from './types.ts';

/** A line with the price that other customers pay, if it has a lower price of the buyer's group and is not on a quote. */
const withOrdinaryPrice = (line: CartLine, product: Sellable, { view, currency }: OpenCart): CartLine => {
  if (!product.ordinary || line.quote || line.unitPrice === null) return line;
  const { prices } = configured(
    atQuantity({ ...product, ...product.ordinary }, line.quantity),
    line.choice ?? null,
    view.id,
  );
  const ordinaryPrice = prices[currency]?.final;
  return ordinaryPrice !== undefined && ordinaryPrice > line.unitPrice ? { ...line, ordinaryPrice } : line;
};

/** Lines at current prices; lines of deleted products are omitted. */
const loadLines = async (
  db: Db,
  cart: OpenCart,
  items: CartContents['items'],
  now: Date,
): Promise<readonly CartLine[]> => {
  const { row, view, currency, groupId } = cart;
  const found = await findSellableById(
    { storeView: view, groupId },
    db,
    items.map((item) => item.productId),
  );
  const sellables = await withOwnHolds(db, buyerOf(row), found, now);
  const quotes = await quotedLines(db, { customerId: row.customerId, currency, now }, items);
  const { language } = view;
  const lines = items.flatMap((item) => {
    const sellable = sellables.get(item.productId);
    const quote = quotes.get(item.quoteLineId ?? 0) ?? null;
    if (!sellable) return [];
    const product = configured(atQuantity(sellable, item.quantity), item.choice ?? null, view.id);
    return [withOrdinaryPrice(lineOf(item, product, currency, { quote, language }), sellable, cart)];
  });
  return withLater(withSharedStock(lines), shopDay(now));
};

/** Lines that ship. */
const shipped = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter(({ sellable }) => !isVirtual(sellable));

const samplesOf = (lines: readonly CartLine[]): Cargo['samples'] => {
  const samples = lines.filter(({ sellable }) => isSampleSku(sellable.sku));
  if (samples.length === 0) return null;
  return {
    weightGrams: samples.reduce((sum, { sellable, quantity }) => sum + sellable.weightGrams * quantity, 0),
    isAll: samples.length === lines.length,
  };
};

export const cargoOf = (all: readonly CartLine[]): Cargo => {
  const lines = shipped(all);
  return {
    weightGrams: lines.reduce((sum, line) => sum + line.sellable.weightGrams * line.quantity, 0),
    slabYards: [...new Set(lines.flatMap(({ sellable: { slab } }) => (slab ? [slab.yard] : [])))],
    hasOthers: lines.some(({ sellable }) => sellable.slab === null),
    samples: samplesOf(lines),
  };
};

/** Cargo of a cart, with the cargos of two shipments if a part is not in stock. */
export const consignmentOf = (
  lines: readonly CartLine[],
  isSplit: boolean,
): Pick<ShippingRequest, 'cargo' | 'later'> => {
  const later = laterOf(lines);
  const cargo = cargoOf(lines);
  if (!later) return { cargo };
  const [first, second] = shipmentsOf(lines);
  return {
    cargo,
    later: { on: later.on, parts: isSplit && later.isChoice ? [cargoOf(first), cargoOf(second)] : null },
  };
};

/** Identifies the person whose free samples are counted: by customer, email and delivery address. */
export const sampleTakerOf = ({ row }: Pick<OpenCart, 'row'>, { shipping }: CartDetail['addresses']): SampleTaker => ({
  customerId: row.customerId,
  email: row.email,
  address: shipping ?? null,
});

const chosenMethod = ({ shippingCarrierCode, shippingMethodCode }: OpenCart['row']): ShippingMethodCode | null =>
  shippingCarrierCode && shippingMethodCode
    ? { carrierCode: shippingCarrierCode, methodCode: shippingMethodCode }
    : null;

/**
 * Prices the cart through `db`, which may be a transaction. Taxes are those of the showroom for a pickup, of the
 * billing address for virtual products only, and otherwise of the shipping address. `supposed` replaces the cart's
 * delivery, `contents` its saved lines and addresses.
 */
export const loadDetail = async (
  db: Db,
  cart: OpenCart,
  places: PickupPlaces,
  now: Date,
  { supposed, contents: given }: { supposed?: SupposedDelivery; contents?: CartContents | undefined } = {},
): Promise<CartDetail> => {
  const { row, view, currency } = cart;
  const contents = given ?? (await findContents(db, row.id));
  const addresses = Object.fromEntries(
    contents.addresses.map((address) => [address.kind, address]),
  ) as CartDetail['addresses'];
  const destination = supposed?.destination ?? addresses.shipping;
  const hasItems = contents.items.length > 0;
  const listed = await loadLines(db, cart, contents.items, now);
  const zoneRates = destination && hasItems ? await shippingRates(db, destination, currency) : [];
  const coupons = { codes: row.couponCodes, email: row.email };
  const rules = hasItems
    ? [...staffRules(row.staffDiscounts, currency), ...(await discountRules(db, coupons, now))]
    : [];
  const priced = await priceSamples(db, listed, sampleTakerOf(cart, addresses), now);
  const isAllVirtual = priced.length > 0 && shipped(priced).length === 0;
  const termsAt = (place: PlaceOfSupply | undefined) => taxTerms(db, view, place, now, row.customerId);
  const deliveryTerms = await termsAt(isAllVirtual && !supposed ? addresses.billing : destination);
  const method = supposed ? supposed.method : chosenMethod(row);
  const shippingOptions =
    destination && priced.length > 0 && !isAllVirtual
      ? await quoteShipping(
          db,
          {
            destination,
            ...consignmentOf(priced, row.isSplit),
            currency,
            language: view.language,
            access: row.siteAccess,
            priceThere: (amount) => priceAt(amount, deliveryTerms, 'shipping'),
            now,
          },
          places,
          zoneRates,
        )
      : [];
  const selectedShipping = (method && findShippingOption(shippingOptions, method)) ?? null;
  const terms = selectedShipping?.pickupPlace ? await termsAt(selectedShipping.pickupPlace) : deliveryTerms;
  const lines = terms.contained
    ? priced.map((line) => lineAt(line, currency, (price) => priceAt(price, terms)))
    : priced;
  const discounting = await discountsOf(
    db,
    {
      lines: lines.map(({ id, sellable, quantity, unitPrice, rowTotal, quote }) => ({
        itemId: id,
        productId: sellable.productId,
        parentId: sellable.parent?.productId ?? null,
        quantity,
        unitPrice: unitPrice ?? 0,
        rowTotal,
        isFixed: quote?.state === 'quoted' && !quote.isDiscounted,
      })),
      currency,
      viewCode: view.code,
      groupId: cart.groupId,
      email: row.email,
      codes: row.couponCodes,
      shipping: selectedShipping,
    },
    rules,
  );
  const { totals, lineTaxes, listLineTaxes, lineDiscounts } = cartTotals(
    lines,
    selectedShipping?.amount ?? 0,
    terms,
    discounting,
  );
  return {
    lines: lines.map((line, index) => ({
      ...line,
      discountAmount: lineDiscounts[index] ?? 0,
      taxAmount: lineTaxes[index] ?? 0,
      listTaxAmount: listLineTaxes[index] ?? 0,
    })),
    addresses,
    shippingOptions,
    selectedShipping,
    deliveryTerms,
    terms,
    totals,
    discounting,
    isVirtual: isAllVirtual,
    later: laterOf(lines),
  };
};
