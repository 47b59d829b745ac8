import { givenAddressFields } from '#contract/address-fields.ts';
import { viewOfCode, type StoreView } from '#contract/store-views.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { Checkout } from '../checkout-context.tsx';
import { createCheckout } from '../create-checkout.ts';
import { offeredMethod } from '../state/cart-status.ts';
import type { CheckoutMemory, SavedCheckout } from '../state/checkout-memory.ts';
import { emptyCheckout } from '../state/checkout-store.ts';
import type { CartStatus, CheckoutApi, Receipt } from '../types.ts';
import { GetPayLinkViewDocument } from './get-pay-link-view.graphql.ts';
import { GetPayerDocument, type GetPayerQuery } from './get-payer.graphql.ts';

type Environment = {
  /** Loads the cart of the link; rejects with the client's typed errors. */
  read(): Promise<CartStatus>;
  refresh(): void;
  shownLots(): number | undefined;
  shownLater(): number | undefined;
  ordered(receipt: Receipt): void;
  /** Opens the page in another store view. */
  moveTo(view: StoreView): void;
};

type Payer = NonNullable<GetPayerQuery['cart']>;

/** Keeps the checkout state in memory, so that it does not overwrite a checkout saved in this browser. */
const inMemory = (): CheckoutMemory => {
  const saved: Partial<SavedCheckout> = {};
  return {
    read: (key) => saved[key],
    write: (key, value) => {
      saved[key] = value;
    },
    remove: (key) => {
      delete saved[key];
    },
  };
};

/** The link changes nothing but the payment. */
const payingOnly = (api: CheckoutApi): CheckoutApi => ({
  ...api,
  setGuestEmail: async () => {},
  setShippingAddress: async () => {},
  setBillingAddress: async () => {},
  setShippingInformation: async () => {},
  getReceipt: async () => undefined,
});

const addressOf = ({ email, shipping_addresses: [shipping], billing_address: billing }: Payer): Address | undefined => {
  const address = shipping ?? billing;
  if (!address) return undefined;
  const { firstname, lastname, street, city, region, postcode, country, telephone, ...optional } = address;
  return {
    firstname,
    lastname,
    ...givenAddressFields(optional),
    street: street.flatMap((line) => line ?? []),
    city,
    region_code: region?.code ?? '',
    region_id: undefined,
    region: region?.label ?? '',
    postcode: postcode ?? '',
    country_id: country.code,
    telephone: telephone ?? '',
    email: email ?? undefined,
  };
};

/**
 * The checkout of an order that staff prepared: its customer pays it, and changes nothing. It opens only in the store
 * view of its cart, whose language the texts of the cart are in.
 */
export const createPayLink = (
  platform: Parameters<typeof createCheckout>[0] & Pick<Platform, 'storeView' | 'storeViews'>,
  token: string,
  { read, refresh, shownLots, shownLater, ordered, moveTo }: Environment,
): Checkout & { open(): Promise<void> } => {
  let isVirtual = false;
  const checkout = createCheckout(
    platform,
    {
      cart: {
        id: () => token,
        isVirtual: () => isVirtual,
        remove: () => {},
        create: async () => {},
        read,
        refresh,
        shownLots,
        shownLater,
      },
      closeDrawer: () => {},
      ordered,
    },
    { changeApi: payingOnly, memory: inMemory() },
  );
  const open = async (): Promise<void> => {
    const [{ cart: prepared }, { cart }, status] = await Promise.all([
      platform.commerce.query(GetPayLinkViewDocument, { cartId: token }, { noCache: true }),
      platform.commerce.query(GetPayerDocument, { cartId: token }, { noCache: true }),
      read(),
    ]);
    const view = prepared ? viewOfCode(platform.storeViews, prepared.store_view_code) : undefined;
    if (view && view.code !== platform.storeView.code) {
      moveTo(view);
      return;
    }
    ({ isVirtual } = status);
    const chosen = status.methods.find(
      ({ carrier_code: carrier, method_code: method }) =>
        carrier === status.chosen?.carrier_code && method === status.chosen.method_code,
    );
    const shippingMethod = offeredMethod(chosen, status.methods);
    checkout.store.setState({
      ...emptyCheckout,
      shippingAddress: cart ? addressOf(cart) : undefined,
      billingAddress: { sameAsShippingAddress: true },
      availableShippingMethods: status.methods,
      shippingMethod,
      shippingTitle: shippingMethod?.carrier_title,
      paymentMethods: status.paymentMethods,
      status,
      totals: status.totals,
    });
  };
  return { ...checkout, open };
};

/** Treats the customer as a guest, because orders prepared by staff are paid without an account. */
export const withoutAccount = (platform: Platform): Platform => ({
  ...platform,
  session: { ...platform.session, isSignedIn: () => false },
});
