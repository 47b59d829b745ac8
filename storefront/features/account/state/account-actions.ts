import type { Session } from '#storefront/platform/session/session.ts';
import type { AccountApi, Credentials, NewAccount } from '../api/account-api.ts';

type LineQuantity = { sku: string; quantity: number };

/** Result of merging the guest's cart into the account; `none` if there was none or an empty one. */
export type MergedCart = 'none' | 'merged' | 'incomplete';

/** Effects of sign-in and sign-out on other features; composed in the routes. */
export type AccountEffects = {
  /** Id of the current cart, if any. */
  cartId(): string | undefined;
  /** Lines of the current cart as cached in this browser. */
  cartLines(): readonly LineQuantity[];
  removeCart(): void;
  /** Creates or finds the customer's cart; returns its id. */
  createCart(): Promise<string>;
  showCart(): Promise<void>;
  /** Clears data entered in checkout and account forms. */
  clearEntered(): void;
  /** Clears data entered in checkout, because its owner is gone. */
  clearCheckout(): void;
  /** Moves this tab's checkout data out of the storage shared by all tabs. */
  setCheckoutAside(): void;
  /** Restores the data for the customer who entered it. */
  takeCheckoutUp(email: string): void;
  /** Clears cached responses with cart and customer data. */
  clearCartCache(): void;
  clearCustomerCache(): void;
  /** Clears personal data of the device: shipping data, histories, cached responses. */
  clearTraces(): void;
};

export type AccountDependencies = { api: AccountApi; session: Session; environment: AccountEffects };

/** Result of a successful sign-in. */
export type Entry = { token: string; email: string };

export const createAccountActions = ({ api, session, environment }: AccountDependencies) => {
  const forget = (): void => {
    environment.clearCartCache();
    environment.clearCustomerCache();
  };

  /**
   * Merges the guest's cart. If this fails, the shopper stays signed in with the account's cart. The cart loaded
   * afterwards shows the result, also after a lost response.
   */
  const mergeGuestCart = async (
    guestsCart: string | undefined,
    lines: readonly LineQuantity[],
  ): Promise<MergedCart> => {
    environment.removeCart();
    const own = await environment.createCart();
    if (guestsCart && guestsCart !== own) await api.mergeCarts(guestsCart, own).catch(() => undefined);
    await environment.showCart();
    if (lines.length === 0) return 'none';
    const now = environment.cartLines();
    const isThere = ({ sku, quantity }: LineQuantity): boolean =>
      now.some((line) => line.sku === sku && line.quantity >= quantity);
    return lines.every(isThere) ? 'merged' : 'incomplete';
  };

  /** Signs in with the result of `prove`, by any method. */
  const enter = async (prove: () => Promise<Entry>): Promise<MergedCart> => {
    const guestsCart = environment.cartId();
    const lines = environment.cartLines();
    const { token, email } = await prove();
    environment.takeCheckoutUp(email);
    session.setToken(token);
    forget();
    return mergeGuestCart(guestsCart, lines).catch(() => (lines.length > 0 ? 'incomplete' : 'none'));
  };

  const signIn = (credentials: Credentials): Promise<MergedCart> =>
    enter(async () => ({ token: await api.signIn(credentials), email: credentials.email }));

  const clearDevice = (): void => {
    forget();
    environment.removeCart();
    environment.clearTraces();
  };

  return {
    signIn,
    enter,
    /** Starts a new session for the signed-in customer; cart and caches stay. */
    renew: async (credentials: Credentials): Promise<void> => session.setToken(await api.signIn(credentials)),
    /** Resolves with whether signing in succeeded; the account exists in either case. */
    createAccount: async (account: NewAccount): Promise<boolean> => {
      await api.createAccount(account);
      return signIn(account).then(
        () => true,
        () => false,
      );
    },
    /** Clears the customer's data on the device; the local session ends even if the back end is unreachable. */
    signOut: async (): Promise<void> => {
      environment.clearEntered();
      await api.revokeToken().catch(() => undefined);
      session.clearToken();
      clearDevice();
    },
    /** The session ended while the page was open: its checkout data is saved for its owner. */
    expire: (): void => {
      environment.setCheckoutAside();
      clearDevice();
    },
    /** The session ended before this page was opened. */
    clearAfterLapse: (): void => {
      environment.clearCheckout();
      clearDevice();
    },
    /** Another customer may have signed in: clears the cached responses. */
    forget,
  };
};

export type AccountActions = ReturnType<typeof createAccountActions>;
