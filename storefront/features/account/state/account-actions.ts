import type { Session } from '#storefront/platform/session/session.ts';
import type { AccountApi, Credentials, NewAccount } from '../api/account-api.ts';

type LineQuantity = { sku: string; quantity: number };

/** Whether a guest's cart came along into the account; `none`: there was none, or an empty one. */
export type MergedCart = 'none' | 'merged' | 'incomplete';

/** What the rest of the shop does on sign-in and sign-out; composed in the routes. */
export type AccountEffects = {
  /** Id of the current cart, if any. */
  cartId(): string | undefined;
  /** Lines of the current cart as this browser knows them. */
  cartLines(): readonly LineQuantity[];
  removeCart(): void;
  /** Creates or finds the customer's cart; returns its id. */
  createCart(): Promise<string>;
  showCart(): Promise<void>;
  /** Clears data entered in checkout and account forms. */
  clearEntered(): void;
  /** Clears data entered in checkout: nobody is there to go on with it. */
  clearCheckout(): void;
  /** Moves what was entered in the checkout of this tab out of the storage that all tabs share. */
  setCheckoutAside(): void;
  /** Gives it back to the customer who entered it. */
  takeCheckoutUp(email: string): void;
  /** Clears cached responses with cart and customer data. */
  clearCartCache(): void;
  clearCustomerCache(): void;
  /** Clears personal data of the device: shipping data, histories, cached responses. */
  clearTraces(): void;
};

export type AccountDependencies = { api: AccountApi; session: Session; environment: AccountEffects };

/** A sign-in that the back end has answered. */
export type Entry = { token: string; email: string };

export const createAccountActions = ({ api, session, environment }: AccountDependencies) => {
  const forget = (): void => {
    environment.clearCartCache();
    environment.clearCustomerCache();
  };

  /**
   * Merges the guest's cart. When that fails the shopper stays signed in, with the cart of the account. The cart that is
   * read afterwards shows what came along, also after a lost response.
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

  /** Signs in whom `prove` answers, by whatever proof. */
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
    /** Resolves whether signing in to the new account succeeded; the account exists either way. */
    createAccount: async (account: NewAccount): Promise<boolean> => {
      await api.createAccount(account);
      return signIn(account).then(
        () => true,
        () => false,
      );
    },
    /** Clears the customer's data on the device; the local session ends even when the back end cannot be reached. */
    signOut: async (): Promise<void> => {
      environment.clearEntered();
      await api.revokeToken().catch(() => undefined);
      session.clearToken();
      clearDevice();
    },
    /** The session of the open page has ended: what was entered in its checkout is kept for its owner. */
    expire: (): void => {
      environment.setCheckoutAside();
      clearDevice();
    },
    /** A session had ended before this page was opened. */
    clearAfterLapse: (): void => {
      environment.clearCheckout();
      clearDevice();
    },
    /** Another customer may have signed in: clears the cached responses. */
    forget,
  };
};

export type AccountActions = ReturnType<typeof createAccountActions>;
