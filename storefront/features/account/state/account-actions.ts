import type { Session } from '#storefront/platform/session/session.ts';
import type { AccountApi, Credentials, NewAccount } from '../api/account-api.ts';

/** What signing in and out means to the rest of the shop; composed where features meet. */
export type AccountSurroundings = {
  /** Id of the cart in use, if there is one. */
  cartId(): string | undefined;
  removeCart(): void;
  /** Makes or finds the cart of whoever is signed in now, and answers its id. */
  createCart(): Promise<string>;
  showCart(): Promise<void>;
  /** What was entered at checkout and in forms of the account. */
  clearEntered(): void;
  /** Answers that hold a cart, and answers that hold a customer. */
  clearCartCache(): void;
  clearCustomerCache(): void;
  /** What stays on the device of a shopper who has left: shipping data, histories, kept answers. */
  clearTraces(): void;
};

export type AccountDependencies = { api: AccountApi; session: Session; surroundings: AccountSurroundings };

export const createAccountActions = ({ api, session, surroundings }: AccountDependencies) => {
  const forget = (): void => {
    surroundings.clearCartCache();
    surroundings.clearCustomerCache();
  };

  /** The guest's cart comes along. When that fails the shopper is signed in all the same, with the cart of the account. */
  const takeCartAlong = async (guestsCart: string | undefined): Promise<void> => {
    surroundings.removeCart();
    const own = await surroundings.createCart();
    if (guestsCart && guestsCart !== own) await api.mergeCarts(guestsCart, own).catch(() => undefined);
    await surroundings.showCart();
  };

  const signIn = async (credentials: Credentials): Promise<void> => {
    const guestsCart = surroundings.cartId();
    session.setToken(await api.signIn(credentials));
    forget();
    await takeCartAlong(guestsCart).catch(() => undefined);
  };

  const leaveNothing = (): void => {
    forget();
    surroundings.removeCart();
    surroundings.clearTraces();
  };

  return {
    signIn,
    /** Another hour for whoever is signed in; cart and answers stay as they are. */
    renew: async (credentials: Credentials): Promise<void> => session.setToken(await api.signIn(credentials)),
    /** Resolves whether the new account is signed in to: it is there also when that fails. */
    createAccount: async (account: NewAccount): Promise<boolean> => {
      await api.createAccount(account);
      return signIn(account).then(
        () => true,
        () => false,
      );
    },
    /** Leaves nothing of the customer on the device; the sign-in is ended here even when the shop cannot be told. */
    signOut: async (): Promise<void> => {
      surroundings.clearEntered();
      await api.revokeToken().catch(() => undefined);
      session.clearToken();
      leaveNothing();
    },
    /** After a sign-in that ran out: whoever was at checkout finds there what they had entered. */
    expire: leaveNothing,
    /** Somebody else may be there now: drops what was answered to the one before. */
    forget,
  };
};

export type AccountActions = ReturnType<typeof createAccountActions>;
