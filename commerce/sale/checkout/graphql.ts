import { FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { issueReceiptKey, productCart, readCart } from '#commerce/sale/cart/service.ts';
import { availableMethodOf, uidOf } from '#commerce/sale/cart/wire.ts';
import { findTwoShipments } from '#commerce/merchandise/catalog/service.ts';
import { bookAddress } from '#commerce/people/customer/service.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { refuseCardNumbers } from '#commerce/platform/card-number.ts';
import { finalSaleWords } from './agreements.ts';
import { billingAddressIn, estimateIn, guestEmailIn, shippingAddressIn, shippingMethodIn } from './graphql-input.ts';
import type { AddressChoice } from './graphql-input.ts';
import { deliveryWays, type DeliveryWay, type DeliveryWayModel } from './delivery-ways.ts';
import { lineDelivery } from './line-delivery.ts';
import { deliveryWords } from './line-words.ts';
import { pickupLocations } from './pickup-locations.ts';
import {
  estimateShipping,
  estimateTotals,
  setBillingAddress,
  setGuestEmail,
  setPaymentMethod,
  setShippingAddress,
  setShipments,
  setShippingMethod,
  setSiteAccess,
  siteAccessOf,
} from './service.ts';
import { paymentMethodIn } from './wire.ts';

/** A new address, or the one of the address book; `isSaved` saves a new one there. */
const chosenAddress = async (context: CommerceContext, choice: AddressChoice) =>
  'given' in choice
    ? { address: choice.given, isSaved: choice.isSaved }
    : { address: await bookAddress(context, choice.bookId) };

/** Changes the cart and returns it; input with a card number is refused first. */
const changed = async (context: CommerceContext, input: unknown, cartId: string, change: () => Promise<void>) => {
  refuseCardNumbers(input);
  await change();
  issueReceiptKey(context);
  return { cart: await readCart(context, cartId) };
};

const siteAccess = async (context: CommerceContext, cartId: string) => {
  const cart = await readCart(context, cartId);
  return (await siteAccessOf(context, cart)).map(({ code, label, amount, isChosen }) => ({
    code,
    label,
    price: moneyOf(amount, cart.currency),
    is_chosen: isChosen,
  }));
};

const shipments = async (context: CommerceContext, cartId: string) => {
  const cart = await readCart(context, cartId);
  const { later, selectedShipping } = await cart.detail();
  if (!later) return null;
  const laterShipping = selectedShipping?.laterAmount ?? 0;
  return {
    shipments: later.isChoice && cart.row.isSplit ? ('APART' as const) : ('TOGETHER' as const),
    is_choice: later.isChoice,
    later_units: later.units,
    later_on: later.on,
    is_one_price: (await findTwoShipments(context.db.kysely)) === 'once',
    later_shipping: laterShipping > 0 ? moneyOf(laterShipping, cart.currency) : null,
  };
};

const wayOf =
  (currency: CurrencyCode) =>
  ({ option, price, delivery, first, total }: DeliveryWay): DeliveryWayModel => ({
    ...availableMethodOf(option, price, currency),
    delivery,
    first_delivery: first,
    totalOf: total,
    currency,
  });

const GROUPS = { parcel: 'PARCEL', pallet: 'PALLET', slab_truck: 'SLAB_TRUCK', pickup: 'PICKUP' } as const;

export const resolvers = {
  DeliveryWay: {
    total: async ({ totalOf, currency }) => {
      const total = await totalOf();
      return total === null ? null : moneyOf(total, currency);
    },
  },
  Query: {
    pickupLocations: (_parent, args, context) => pickupLocations(context, args),
    checkoutAgreements: (_parent, _input, { storeView }) => {
      const { name, words } = finalSaleWords(storeView.language);
      return [
        {
          agreement_id: FINAL_SALE_AGREEMENT,
          name,
          checkbox_text: words,
          content: words,
          content_height: null,
          is_html: false,
          mode: 'MANUAL' as const,
        },
      ];
    },
    siteAccess: (_parent, { cart_id: cartId }, context) => siteAccess(context, cartId),
    cartDelivery: async (_parent, { cart_id: cartId }, context) =>
      (await (await readCart(context, cartId)).detail()).shippingOptions.flatMap(
        ({ carrierCode, methodCode, delivery, laterDelivery: later = null }) =>
          delivery ? [{ carrier_code: carrierCode, method_code: methodCode, delivery, later }] : [],
      ),
    cartDeliveryTo: async (_parent, { cart_id: cartId, place }, context) => {
      const cart = await readCart(context, cartId);
      const to = { countryId: place.country_code, postcode: place.postcode };
      return (await deliveryWays(context, cart, to)).map(wayOf(cart.currency));
    },
    productDelivery: async (_parent, { items, place }, context) => {
      const cart = await productCart(context, items);
      const to = { countryId: place.country_code, postcode: place.postcode };
      if (!cart || (await cart.detail()).isVirtual) return null;
      return (await deliveryWays(context, cart, to)).map(wayOf(cart.currency));
    },
    cartLineDelivery: async (_parent, { cart_id: cartId }, context) =>
      (await lineDelivery(context, await readCart(context, cartId))).map((line) => ({
        uid: uidOf(line.lineId),
        group: line.group && GROUPS[line.group],
        leaves_in: line.leavesIn,
        lead_time_days: line.leadTimeDays,
        lots: [...line.lots],
        later_units: line.later?.quantity ?? 0,
        is_earlier_lot: line.isEarlierLot,
        words: deliveryWords(line, context.storeView.language),
      })),
    cartShipments: async (_parent, { cart_id: cartId }, context) => shipments(context, cartId),
    cartFinalSale: async (_parent, { cart_id: cartId }, context) => {
      const { lines } = await (await readCart(context, cartId)).detail();
      return lines.filter(({ sellable }) => sellable.isFinalSale).map(({ id }) => uidOf(id));
    },
    paymentInstructions: async (_parent, { cart_id: cartId }, context) =>
      (await (await readCart(context, cartId)).payments()).flatMap(({ code, instructions }) =>
        instructions === null ? [] : [{ code, instructions }],
      ),
  },
  Mutation: {
    setGuestEmailOnCart: (_parent, { input }, context) => {
      const { cartId, email } = guestEmailIn(input);
      return changed(context, input, cartId, () => setGuestEmail(context, cartId, email));
    },
    setShippingAddressesOnCart: (_parent, { input }, context) => {
      const { cartId, choice, ...more } = shippingAddressIn(input);
      return changed(context, input, cartId, async () =>
        setShippingAddress(context, cartId, { ...(await chosenAddress(context, choice)), ...more }),
      );
    },
    setBillingAddressOnCart: (_parent, { input }, context) => {
      const { cartId, choice, isUsedForShipping } = billingAddressIn(input);
      return changed(context, input, cartId, async () =>
        setBillingAddress(context, cartId, choice && { ...(await chosenAddress(context, choice)), isUsedForShipping }),
      );
    },
    setShippingMethodsOnCart: (_parent, { input }, context) => {
      const { cartId, ...method } = shippingMethodIn(input);
      return changed(context, input, cartId, () => setShippingMethod(context, cartId, method));
    },
    setPaymentMethodOnCart: (_parent, { input }, context) => {
      const { cartId, ...payment } = paymentMethodIn(input);
      return changed(context, input, cartId, () => setPaymentMethod(context, cartId, payment));
    },
    setSiteAccessOnCart: async (_parent, { input: { cart_id: cartId, access } }, context) => {
      await setSiteAccess(context, cartId, access);
      return siteAccess(context, cartId);
    },
    setShipmentsOnCart: async (_parent, { input: { cart_id: cartId, shipments: choice } }, context) => {
      await setShipments(context, cartId, choice);
      return shipments(context, cartId);
    },
    estimateShippingMethods: async (_parent, { input }, context) => {
      const { cartId, place } = estimateIn(input);
      const cart = await readCart(context, cartId);
      const estimates = await estimateShipping(context, cart, place);
      return estimates.map(({ option, price }) => availableMethodOf(option, price, cart.currency));
    },
    estimateTotals: async (_parent, { input }, context) => {
      const { cartId, place, method } = estimateIn(input);
      return { cart: await estimateTotals(await readCart(context, cartId), place, method) };
    },
  },
} satisfies Resolvers;
