import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/platform/commerce/errors.ts';
import { createCartActions, type CartDependencies } from './cart-actions.ts';
import { createCartStore } from './cart-store.ts';
import { isEmptyCart, summarise } from './derive.ts';
import type { CartApi, CartDetails, CartLine } from './types.ts';

const line = (facts: Partial<CartLine> = {}): CartLine => ({
  uid: 'MQ==', quantity: 2, sku: 'TILE', parentSku: undefined, name: 'Tile', path: '/tile.html', options: [], image: undefined,
  unitPrice: { value: 10, currency: 'CAD' }, rowTotal: { value: 20, currency: 'CAD' }, isAvailable: true, maxQuantity: undefined, coverageSqFt: undefined, sellingUnit: 'box', ...facts,
});

const details = (id: string, lines: CartLine[] = []): CartDetails => ({
  id, lines, totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0), grandTotal: { value: 20, currency: 'CAD' },
  subtotalExcludingTax: undefined, subtotalIncludingTax: undefined, taxes: [],
});

const invalid = () => new GraphqlError([{ message: 'Could not find a cart with ID "old"' }]);

let api: { [Name in keyof CartApi]: ReturnType<typeof vi.fn<CartApi[Name]>> };
let kept: string | undefined;
let isSignedIn: boolean;
let signOut: ReturnType<typeof vi.fn<() => Promise<void>>>;
let changed: ReturnType<typeof vi.fn<CartDependencies['events']['changed']>>;

const build = () => {
  const store = createCartStore();
  const memory: CartDependencies['memory'] = { readId: () => kept, writeId: (id) => void (kept = id), writeSnapshot: () => undefined, clear: () => void (kept = undefined) };
  const actions = createCartActions({ store, api, memory, session: { isSignedIn: () => isSignedIn, signOut }, events: { changed } });
  return { store, ...actions };
};

beforeEach(() => {
  kept = undefined;
  isSignedIn = false;
  signOut = vi.fn(async () => void (isSignedIn = false));
  changed = vi.fn();
  api = {
    createCart: vi.fn(async () => 'new'),
    getDetails: vi.fn(async (id: string) => details(id)),
    addItem: vi.fn(async () => []),
    updateItem: vi.fn(async () => undefined),
    removeItem: vi.fn(async () => undefined),
  };
});

describe('making a cart', () => {
  test('[CL-01] [LK-03] a stored id is reused', async () => {
    kept = 'old';
    const cart = build();
    await cart.createCart();
    expect(api.createCart).not.toHaveBeenCalled();
    expect(cart.store.getState().cartId).toBe('old');
  });

  test('[CL-02] without one, a new cart is asked for once and its id kept', async () => {
    const cart = build();
    await Promise.all([cart.createCart(), cart.createCart()]);
    expect(api.createCart).toHaveBeenCalledTimes(1);
    expect(kept).toBe('new');
  });

  test('[CL-03] [CL-04] details without an id make a cart first', async () => {
    const cart = build();
    await cart.getDetails();
    expect(api.getDetails).toHaveBeenCalledWith('new');
    expect(cart.store.getState().details?.id).toBe('new');
  });

  test('[CL-05] removing the cart forgets the id and the state', async () => {
    const cart = build();
    await cart.getDetails();
    cart.removeCart();
    expect(kept).toBeUndefined();
    expect(cart.store.getState()).toMatchObject({ cartId: undefined, details: undefined });
  });

  test('[ER-06] a failed creation is told', async () => {
    api.createCart.mockRejectedValue(new NetworkError(new Error('down')));
    const cart = build();
    await expect(cart.createCart()).rejects.toThrow('Unable to create cart');
    expect(cart.store.getState().errors.getCart).toBeInstanceOf(Error);
  });

  test('[CL-21] an invalid stored cart is reset', async () => {
    kept = 'old';
    api.getDetails.mockRejectedValueOnce(invalid());
    const cart = build();
    await cart.restore();
    expect(cart.store.getState()).toMatchObject({ cartId: undefined, isReady: true });
    expect(kept).toBeUndefined();
  });

  test('[ER-05] a network error leaves the stored cart alone', async () => {
    kept = 'old';
    api.getDetails.mockRejectedValueOnce(new NetworkError(new Error('offline')));
    const cart = build();
    await cart.restore();
    expect(kept).toBe('old');
  });
});

describe('adding', () => {
  test('[CL-06] request, add, refetch, receive', async () => {
    api.getDetails.mockResolvedValue(details('new', [line()]));
    const cart = build();
    const adding = cart.addItem({ sku: 'TILE', quantity: 2 });
    expect(cart.store.getState().isAddingItem).toBe(true);
    await adding;
    expect(api.addItem).toHaveBeenCalledWith('new', { sku: 'TILE', quantity: 2 });
    expect(cart.store.getState()).toMatchObject({ isAddingItem: false, details: { totalQuantity: 2 } });
  });

  test('[CL-08] [CL-09] a guest with an invalid cart gets a new one and the add is tried again', async () => {
    kept = 'old';
    api.addItem.mockRejectedValueOnce(invalid());
    const cart = build();
    await cart.addItem({ sku: 'TILE', quantity: 1 });
    expect(api.addItem.mock.calls.map(([id]) => id)).toEqual(['old', 'new']);
    expect(kept).toBe('new');
    expect(signOut).not.toHaveBeenCalled();
  });

  test('[CL-07] a signed-in customer with an invalid cart is signed out', async () => {
    kept = 'old';
    isSignedIn = true;
    api.addItem.mockRejectedValueOnce(invalid());
    await build().addItem({ sku: 'TILE', quantity: 1 });
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('[CL-10] when no new cart can be had, the add ends silently', async () => {
    kept = 'old';
    api.addItem.mockRejectedValueOnce(invalid());
    api.createCart.mockRejectedValue(new NetworkError(new Error('down')));
    await expect(build().addItem({ sku: 'TILE', quantity: 1 })).resolves.toBeUndefined();
  });

  test('a refused item is told in the shop’s words, and the cart is shown as it is', async () => {
    api.addItem.mockResolvedValue([{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }]);
    const cart = build();
    await expect(cart.addItem({ sku: 'TILE', quantity: 99 })).rejects.toMatchObject({ userErrors: [{ code: 'INSUFFICIENT_STOCK' }] });
    expect(api.getDetails).toHaveBeenCalled();
    expect(cart.store.getState().errors.addItem).toBeDefined();
  });

  test('[CL-22] [CL-23] changes of the contents are announced with before and after', async () => {
    const cart = build();
    api.getDetails.mockResolvedValueOnce(details('new', [line()]));
    await cart.addItem({ sku: 'TILE', quantity: 2 });
    expect(changed.mock.calls[0]?.[1].totalQuantity).toBe(2);
    await cart.removeItem(line());
    expect(changed.mock.calls[1]?.[0]?.totalQuantity).toBe(2);
    expect(changed.mock.calls[1]?.[1].totalQuantity).toBe(0);
  });
});

describe('changing and removing', () => {
  test('[CL-11] a quantity is updated and the cart refetched', async () => {
    kept = 'old';
    const cart = build();
    await cart.updateItem(line(), 5);
    expect(api.updateItem).toHaveBeenCalledWith('old', 'MQ==', 5);
    expect(api.getDetails).toHaveBeenCalledTimes(1);
  });

  test('[CL-12] another variant is removed and added again', async () => {
    kept = 'old';
    await build().updateItem(line({ parentSku: 'P', sku: 'P-12' }), 3, 'P-24');
    expect(api.removeItem).toHaveBeenCalledWith('old', 'MQ==');
    expect(api.addItem).toHaveBeenCalledWith('old', { sku: 'P-24', parentSku: 'P', quantity: 3 });
  });

  test('[CL-13] when the new variant cannot be added, the removed line is put back', async () => {
    kept = 'old';
    api.addItem.mockResolvedValueOnce([{ code: 'INSUFFICIENT_STOCK', message: 'no' }]);
    await expect(build().updateItem(line({ parentSku: 'P', sku: 'P-12' }), 3, 'P-24')).rejects.toThrow('no');
    expect(api.addItem).toHaveBeenLastCalledWith('old', { sku: 'P-12', parentSku: 'P', quantity: 2 });
  });

  test('[CL-14] [CL-16] on an invalid cart a guest adds the item to a new one', async () => {
    kept = 'old';
    api.updateItem.mockRejectedValueOnce(invalid());
    await build().updateItem(line(), 5);
    expect(api.addItem).toHaveBeenCalledWith('new', { sku: 'TILE', parentSku: undefined, quantity: 5 });
  });

  test('[CL-15] on an invalid cart a customer tries the update again', async () => {
    kept = 'old';
    isSignedIn = true;
    api.updateItem.mockRejectedValueOnce(invalid());
    await build().updateItem(line(), 5);
    expect(api.updateItem.mock.calls.map(([id]) => id)).toEqual(['old', 'new']);
    expect(api.addItem).not.toHaveBeenCalled();
  });

  test('[CL-17] removing refetches', async () => {
    kept = 'old';
    await build().removeItem(line());
    expect(api.getDetails).toHaveBeenCalledTimes(1);
  });

  test('[CL-18] removing refetches also after an error', async () => {
    kept = 'old';
    api.removeItem.mockRejectedValueOnce(new GraphqlError([{ message: "The cart doesn't contain the item" }]));
    await expect(build().removeItem(line())).rejects.toThrow();
    expect(api.getDetails).toHaveBeenCalledTimes(1);
  });

  test('[CL-19] removing on an invalid cart resets and makes a new one', async () => {
    kept = 'old';
    api.removeItem.mockRejectedValueOnce(invalid());
    await build().removeItem(line());
    expect(kept).toBe('new');
  });

  test('[CL-20] the actions are those of the specification', () => {
    const cart = build();
    cart.beginEditItem('MQ==');
    expect(cart.store.getState().editedLine).toBe('MQ==');
    cart.endEditItem();
    expect(cart.store.getState().editedLine).toBeUndefined();
    for (const name of ['addItem', 'createCart', 'getDetails', 'removeItem', 'updateItem', 'reset'] as const) expect(cart[name]).toBeTypeOf('function');
  });
});

describe('what is derived', () => {
  test('[EN-07] empty without details or lines', () => {
    expect(isEmptyCart(undefined)).toBe(true);
    expect(isEmptyCart(details('a'))).toBe(true);
    expect(isEmptyCart(details('a', [line()]))).toBe(false);
  });

  test('[EN-04] [EN-05] [EN-06] currency, number of items and subtotal', () => {
    expect(summarise(details('a', [line(), line({ uid: 'Mg==', quantity: 3 })]))).toEqual({ currencyCode: 'CAD', numItems: 5, subtotal: 20 });
    expect(summarise(undefined, 'CAD')).toEqual({ currencyCode: 'CAD', numItems: 0, subtotal: 0 });
    expect(summarise(undefined).currencyCode).toBe('USD');
  });

  test('[EN-08] [EN-09] the state has flags and errors for each action', () => {
    expect(build().store.getState()).toMatchObject({ isGettingCart: false, isAddingItem: false, isUpdatingItem: false, errors: { addItem: undefined, updateItem: undefined, removeItem: undefined, getCart: undefined, getDetails: undefined } });
  });
});
