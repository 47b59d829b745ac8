import { createStore } from 'zustand/vanilla';
import type { Platform } from '#storefront/platform/platform.tsx';
import { AddWishesDocument } from './api/add-wishes.graphql.ts';
import { GetWishesDocument } from './api/get-wishes.graphql.ts';
import { RemoveWishesDocument } from './api/remove-wishes.graphql.ts';
import { guestWishes, type GuestWishes } from './guest-wishes.ts';
import type { Wish, WishState } from './types.ts';
import { wishOf } from './wish-of.ts';

type State = {
  /** The latest first; undefined until they are known. */
  wishes: readonly Wish[] | undefined;
  /** Skus of products whose change is on its way. */
  busy: ReadonlySet<string>;
  hasFailed: boolean;
};

/** A product to add. */
export type Wanted = Pick<Wish, 'sku' | 'variantSku'> & { quantity?: number };
export class FullWishlist extends Error {}

const isAmong = (wishes: readonly Wish[], { sku, variantSku }: Wanted): boolean =>
  wishes.some((wish) => wish.sku === sku && (variantSku === undefined || wish.variantSku === variantSku));

/**
 * The visitor's wishlist. A customer's list is stored in the account, a guest's in the browser. Signing in merges the
 * guest's list into the account.
 */
export const createWishes = (
  { commerce, session }: Pick<Platform, 'commerce' | 'session'>,
  guests: GuestWishes = guestWishes(),
) => {
  const store = createStore<State>(() => ({ wishes: undefined, busy: new Set(), hasFailed: false }));
  let listId = '0';
  let latest = 0;
  let followers = 0;
  let stops: readonly (() => void)[] = [];

  const requestWishes = async (): Promise<Wish[]> => {
    const { customer } = await commerce.query(GetWishesDocument, {}, { noCache: true });
    const list = customer?.wishlists[0];
    listId = list?.id ?? '0';
    return (list?.items_v2?.items ?? []).flatMap((item) => (item ? wishOf(item) : []));
  };
  const put = (items: readonly Wish[]) =>
    commerce.mutate(AddWishesDocument, {
      items: items.map(({ sku, variantSku, quantity }) => ({
        sku: variantSku ?? sku,
        ...(variantSku ? { parent_sku: sku } : {}),
        quantity,
      })),
    });
  const customers = async (): Promise<readonly Wish[]> => {
    const own = await requestWishes();
    const brought = guests.read();
    // At once: another tab shall not bring the same.
    guests.clear();
    const missing = brought.filter((wish) => !isAmong(own, wish));
    if (missing.length === 0) return own;
    await put(missing.toReversed()).catch((error: unknown) => {
      guests.write(brought);
      throw error;
    });
    return requestWishes();
  };

  /** Loads the list; the latest request wins. */
  const load = async (): Promise<void> => {
    latest += 1;
    const turn = latest;
    try {
      const wishes = session.isSignedIn() ? await customers() : guests.read();
      if (turn === latest) store.setState({ wishes, hasFailed: false });
    } catch {
      if (turn === latest) store.setState({ hasFailed: true });
    }
  };

  const during = async (sku: string, work: () => Promise<void>): Promise<void> => {
    const { busy } = store.getState();
    if (busy.has(sku)) return;
    store.setState({ busy: new Set([...busy, sku]) });
    try {
      await work();
    } finally {
      store.setState((state) => ({ busy: new Set([...state.busy].filter((each) => each !== sku)) }));
    }
  };

  /** After a lost response the list is read: the failure counts unless the change was made. */
  const unlessMade =
    (isMade: (wishes: readonly Wish[]) => boolean) =>
    async (error: unknown): Promise<undefined> => {
      const wishes = await requestWishes().catch(() => undefined);
      if (!wishes || !isMade(wishes)) throw error;
    };

  return {
    store,
    load,
    /** Follows sign-ins, sign-outs and other tabs; returns the end of it. */
    follow: (): (() => void) => {
      followers += 1;
      if (followers === 1) {
        void load();
        stops = [
          session.subscribe((change) => {
            if (change === 'renewed') return;
            store.setState({ wishes: undefined });
            void load();
          }),
          guests.watch(() => void (session.isSignedIn() || load())),
        ];
      }
      return () => {
        followers -= 1;
        if (followers === 0) stops.forEach((stop) => stop());
      };
    },
    /** Rejects if the request fails, with `FullWishlist` if the list is full. */
    add: (wanted: Wanted): Promise<void> =>
      during(wanted.sku, async () => {
        const wish = { quantity: 1, ...wanted };
        if (!session.isSignedIn()) {
          const others = guests
            .read()
            .filter((other) => other.sku !== wish.sku || (other.variantSku ?? wish.variantSku) !== wish.variantSku);
          if (!guests.write([wish, ...others])) throw new FullWishlist();
        } else {
          const response = await put([wish]).catch(unlessMade((wishes) => isAmong(wishes, wish)));
          if (response?.addProductsToWishlist?.user_errors.length) throw new FullWishlist();
        }
        await load();
      }),
    /** Removes a product with all its variants, or a single entry. */
    remove: (sku: string, itemId?: string): Promise<void> =>
      during(sku, async () => {
        const gone = (wish: Wish): boolean => wish.sku === sku && (itemId === undefined || wish.itemId === itemId);
        if (session.isSignedIn()) {
          const items = (store.getState().wishes ?? []).filter(gone).flatMap((wish) => wish.itemId ?? []);
          if (items.length > 0)
            await commerce
              .mutate(RemoveWishesDocument, { list: listId, items })
              .catch(unlessMade((wishes) => !wishes.some(gone)));
        } else guests.write(guests.read().filter((wish) => !gone(wish)));
        await load();
      }),
  };
};

export type Wishes = ReturnType<typeof createWishes>;

/** State of a product (AA-08); a list that failed to load counts as empty. */
export const stateOf = ({ wishes, busy, hasFailed }: State, sku: string): WishState => {
  if (busy.has(sku) || (wishes === undefined && !hasFailed)) return 'LOADING';
  return wishes?.some((wish) => wish.sku === sku) ? 'IN_WISHLIST' : 'OUT_WISHLIST';
};

const known = new WeakMap<Platform['session'], Wishes>();

/** The wish list of the page's visitor, one for all parts of the page. */
export const wishesOf = (platform: Platform): Wishes => {
  const wishes = known.get(platform.session) ?? createWishes(platform);
  known.set(platform.session, wishes);
  return wishes;
};
