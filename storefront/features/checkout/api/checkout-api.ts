import type { Language } from '#contract/languages.ts';
import { isInvalidCartProblem } from '#contract/errors.ts';
import { EXPECTED_LATER_HEADER } from '#contract/later.ts';
import { EXPECTED_LOTS_HEADER } from '#contract/expected-lots.ts';
import { EXPECTED_TOTAL_HEADER, TOTAL_CHANGED, writeTotal } from '#contract/expected-total.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { RestClient } from '#storefront/platform/commerce/rest.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import { hasFeature } from '#storefront/platform/platform.tsx';
import { additionalDataOf } from '../gateways/registry.ts';
import { TotalChangedError } from '../state/refusals.ts';
import type { CheckoutApi, Receipt } from '../types.ts';
import { CheckCartIsOpenDocument } from './check-cart-is-open.graphql.ts';
import { fetchReceipt } from './fetch-receipt.ts';
import { GetPaymentInstructionsDocument } from './get-payment-instructions.graphql.ts';
import { SetGuestEmailDocument } from './set-guest-email.graphql.ts';
import { SetShippingAddressDocument } from './set-shipping-address.graphql.ts';
import { graphqlAddress, restAddress } from './wire.ts';

export const createCheckoutApi = (
  commerce: CommerceClient,
  rest: RestClient,
  isSignedIn: () => boolean,
  {
    storeView,
    language,
    currency,
    lacks,
    isTaxIncluded,
  }: { storeView: string; language: Language; currency: string; lacks?: string; isTaxIncluded: boolean },
): CheckoutApi => {
  /** Orders of a back end without receipts: only the response to placing has the number. */
  const placed = new Map<string, Receipt>();
  const hasReceipts = hasFeature({ ...(lacks && { lacks }) }, 'receipt');
  /** The page's currency, in which GraphQL prices and orders the cart. */
  const here = { store: storeView, 'content-currency': currency };
  const cartResource = (cartId: string): string =>
    isSignedIn() ? '/rest/V1/carts/mine' : `/rest/V1/guest-carts/${encodeURIComponent(cartId)}`;
  return {
    setGuestEmail: async (cartId, email) => {
      await commerce.mutate(SetGuestEmailDocument, { cartId, email }, { isIdempotent: true });
    },
    setShippingAddress: async (cartId, address, isSaved) => {
      // An address with custom attributes is saved later over REST, together with the shipping method.
      const variables = { cartId, ...graphqlAddress(address), isSaved: isSaved && !address.custom?.length };
      await commerce.mutate(SetShippingAddressDocument, variables, { isIdempotent: true });
    },
    setBillingAddress: async (cartId, address, isSaved) => {
      const { setBillingAddress } = await import('./set-billing-address.ts');
      const custom = address.custom?.length ? { custom: [...address.custom] } : {};
      await setBillingAddress(commerce, { cartId, ...graphqlAddress(address), isSaved, ...custom });
    },
    setShippingInformation: async (cartId, { shippingAddress, billingAddress, method, isSaved }) => {
      await rest(`${cartResource(cartId)}/shipping-information`, {
        method: 'POST',
        headers: here,
        body: {
          addressInformation: {
            billing_address: restAddress(billingAddress),
            shipping_address: restAddress(shippingAddress, isSaved),
            shipping_carrier_code: method.carrier_code,
            shipping_method_code: method.method_code,
          },
        },
      });
    },
    getPaymentInstructions: async (cartId) => {
      const { paymentInstructions } = await commerce.query(
        GetPaymentInstructionsDocument,
        { cartId },
        { noCache: true },
      );
      return new Map(paymentInstructions.map(({ code, instructions }) => [code, instructions]));
    },
    placeOrder: async (
      cartId,
      {
        email,
        billingAddress,
        isBillingSaved,
        method,
        nonce,
        isCardToKeep,
        purchaseOrder,
        key,
        total,
        lots,
        later,
        agreed = [],
      },
    ) => {
      if (!hasReceipts && nonce === undefined) {
        const { placeByGraphql } = await import('./place-order.ts');
        const receipt = await placeByGraphql(commerce, cartId, { method, purchaseOrder }, { language, isTaxIncluded });
        placed.set(cartId, receipt);
        return receipt.id;
      }
      try {
        const id = await rest<string | number>(`${cartResource(cartId)}/payment-information`, {
          method: 'POST',
          headers: {
            ...here,
            'idempotency-key': key,
            ...(total ? { [EXPECTED_TOTAL_HEADER]: writeTotal(total) } : {}),
            ...(lots === undefined ? {} : { [EXPECTED_LOTS_HEADER]: String(lots) }),
            ...(later === undefined ? {} : { [EXPECTED_LATER_HEADER]: String(later) }),
          },
          body: {
            cartId,
            email,
            billingAddress: restAddress(billingAddress, isBillingSaved),
            paymentMethod: {
              method,
              ...(purchaseOrder === undefined ? {} : { po_number: purchaseOrder }),
              // Our back end distinguishes missing consent from consent not requested.
              ...((hasReceipts || agreed.length > 0) && { extension_attributes: { agreement_ids: agreed } }),
              ...(nonce === undefined ? {} : { additional_data: additionalDataOf(method, nonce, isCardToKeep) }),
            },
          },
        });
        // Other back ends return the internal id of the order instead of its number.
        return hasReceipts ? String(id) : '';
      } catch (error) {
        throw error instanceof RestError && error.additionalInfo?.['error_code'] === TOTAL_CHANGED
          ? new TotalChangedError(total, undefined)
          : error;
      }
    },
    getReceipt: async (cartId) => (hasReceipts ? fetchReceipt(commerce, cartId) : placed.get(cartId)),
    isCartOpen: async (cartId) => {
      try {
        await commerce.query(CheckCartIsOpenDocument, { cartId }, { noCache: true });
        return true;
      } catch (error) {
        if (error instanceof GraphqlError && error.problems.some(isInvalidCartProblem)) return false;
        throw error;
      }
    },
  };
};
