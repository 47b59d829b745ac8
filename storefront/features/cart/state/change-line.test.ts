import { beforeEach, describe, expect, test } from 'vitest';
import { openMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';
import { NotMadeError } from './cart-failures.ts';
import { failureOf, openTab } from '../testing/memory-tab.ts';

let shop: MemoryShop;
beforeEach(() => {
  shop = openMemoryShop();
});

type Tab = ReturnType<typeof openTab>;

/** A tab with two of each of these products in its cart. */
const tabWith = async (skus: readonly string[], customer?: string) => {
  const tab = openTab(shop, { customer });
  for (const sku of skus)
    await tab.actions.addItem({ sku, quantity: 2, parentSku: sku.startsWith('STONE') ? 'STONE' : undefined });
  shop.forget();
  return tab;
};

describe('another quantity', () => {
  test('[CL-11] is sent by one request, and its response is shown', async () => {
    const tab = await tabWith(['TILE', 'CHEAP']);
    const resume = shop.pause('updateItem');
    const changing = tab.actions.updateItem(tab.line('TILE'), 4);
    expect(tab.state().isUpdatingItem).toBe(true);
    resume();
    await changing;
    expect(shop.operations()).toEqual(['updateItem']);
    expect([tab.lines(), tab.state().isUpdatingItem]).toEqual([
      [
        ['TILE', 4],
        ['CHEAP', 2],
      ],
      false,
    ]);
  });

  test('[EN-09] above the stock stores the reason until the next attempt, and the current cart is shown', async () => {
    const tab = await tabWith(['TILE']);
    const failure = await failureOf(tab.actions.updateItem(tab.line('TILE'), 51));
    expect(failure).toMatchObject({ message: expect.stringContaining('The requested qty is not available') });
    expect([tab.lines(), tab.state().errors.updateItem]).toEqual([[['TILE', 2]], failure]);
    expect(shop.operations()).toEqual(['updateItem', 'GetCart']);
    await tab.actions.updateItem(tab.line('TILE'), 50);
    expect([tab.lines(), tab.state().errors.updateItem]).toEqual([[['TILE', 50]], undefined]);
  });

  test('reports its refusal even if refetching the cart fails too', async () => {
    const tab = await tabWith(['TILE']);
    shop.lose('GetCart');
    expect(await failureOf(tab.actions.updateItem(tab.line('TILE'), 51))).toMatchObject({ kind: 'graphql' });
  });

  test('[CL-14] [CL-16] in a guest’s ordered cart puts the item into a new cart', async () => {
    const tab = await tabWith(['STONE-12', 'CHEAP']);
    const line = tab.line('STONE-12');
    shop.order(tab.savedCartId());
    await tab.actions.updateItem(line, 5);
    expect(shop.operations()).toEqual(['updateItem', 'createCart', 'GetCart', 'addItem']);
    expect(shop.sent.find(({ operation }) => operation === 'addItem')?.variables).toMatchObject({ parentSku: 'STONE' });
    expect(tab.lines()).toEqual([['STONE-12', 5]]);
  });

  test('in a guest’s ordered cart does not re-add a product without its chosen options', async () => {
    const tab = await tabWith(['TILE']);
    const line = { ...tab.line('TILE'), options: [{ uid: 'engraved', label: 'Engraving', value: 'Roy' }] };
    shop.order(tab.savedCartId());
    await tab.actions.updateItem(line, 5);
    expect(shop.operations()).toEqual(['updateItem', 'createCart', 'GetCart']);
    expect(tab.lines()).toEqual([]);
  });

  test.each([0, -1])('of %i in a guest’s ordered cart leaves the new one empty', async (quantity) => {
    const tab = await tabWith(['TILE']);
    shop.order(tab.savedCartId());
    await tab.actions.updateItem(tab.line('TILE'), quantity);
    expect([shop.operations(), tab.lines()]).toEqual([['updateItem', 'createCart', 'GetCart'], []]);
  });

  test('[CL-14] [CL-15] in a customer’s ordered cart is retried in the account’s cart, which is then shown', async () => {
    const tab = await tabWith(['TILE'], 'ann');
    const line = tab.line('TILE');
    shop.order(tab.savedCartId());
    const own = shop.fill('ann', 'LAST');
    expect(await failureOf(tab.actions.updateItem(line, 5))).toMatchObject({
      message: expect.stringContaining('Could not find cart item'),
    });
    expect(shop.operations()).toEqual(['updateItem', 'createCart', 'GetCart', 'updateItem', 'GetCart']);
    expect([tab.savedCartId(), tab.lines(), tab.session.customer]).toEqual([own, [['LAST', 1]], 'ann']);
  });

  test('in the account’s cart is not lost when refetching fails', async () => {
    const tab = await tabWith(['TILE'], 'ann');
    const line = tab.line('TILE');
    const own = tab.savedCartId() ?? '';
    tab.storage.set('cartId', 'cart-0');
    const stop = tab.store.subscribe(({ details }) => {
      if (details?.id === own) shop.lose('GetCart');
    });
    await tab.actions.updateItem(line, 5);
    stop();
    expect(shop.carts.get(own)?.lines[0]?.quantity).toBe(5);
  });

  test('is shown after a refetch if the response has no cart', async () => {
    const tab = await tabWith(['TILE']);
    shop.returnsNoCart = true;
    await tab.actions.updateItem(tab.line('TILE'), 4);
    expect([shop.operations(), tab.lines()]).toEqual([['updateItem', 'GetCart'], [['TILE', 4]]]);
  });

  test('is shown after a refetch if another request started meanwhile, so that no older response stays', async () => {
    const tab = await tabWith(['TILE']);
    const resume = shop.pause('updateItem');
    const changing = tab.actions.updateItem(tab.line('TILE'), 4);
    await Promise.resolve();
    const [line] = shop.carts.get(tab.savedCartId() ?? '')?.lines ?? [];
    await tab.actions.getDetails();
    line!.quantity = 6;
    resume();
    await changing;
    expect(shop.operations()).toEqual(['updateItem', 'GetCart', 'GetCart']);
    expect(tab.lines()).toEqual([['TILE', 6]]);
  });
});

describe('another variant', () => {
  test('[CL-12] replaces the line by removing and adding; the quantity stays', async () => {
    const tab = await tabWith(['STONE-12']);
    await tab.actions.updateItem(tab.line('STONE-12'), 2, 'STONE-24');
    expect(shop.operations()).toEqual(['removeItem', 'addItem']);
    expect(shop.sent[1]?.variables).toMatchObject({ sku: 'STONE-24', parentSku: 'STONE', quantity: 2 });
    expect(tab.lines()).toEqual([['STONE-24', 2]]);
  });

  test('with quantity zero removes the line', async () => {
    const tab = await tabWith(['STONE-12']);
    await tab.actions.updateItem(tab.line('STONE-12'), 0, 'STONE-24');
    expect([shop.operations(), tab.lines()]).toEqual([['updateItem'], []]);
  });

  test('[CL-13] with too little stock restores the line and reports the reason', async () => {
    const tab = await tabWith(['STONE-12']);
    expect(await failureOf(tab.actions.updateItem(tab.line('STONE-12'), 51, 'STONE-24'))).toMatchObject({
      userErrors: [{ code: 'INSUFFICIENT_STOCK' }],
    });
    expect(shop.operations()).toEqual(['removeItem', 'addItem', 'addItem', 'GetCart']);
    expect(shop.sent[2]?.variables).toMatchObject({ sku: 'STONE-12', parentSku: 'STONE', quantity: 2 });
    expect(tab.lines()).toEqual([['STONE-12', 2]]);
  });

  test('[CL-13] without a response restores the line and reports the network failure', async () => {
    const tab = await tabWith(['STONE-12']);
    shop.lose('addItem');
    const failure = failureOf(tab.actions.updateItem(tab.line('STONE-12'), 2, 'STONE-24'));
    expect(await failure).toMatchObject({ cause: { kind: 'network' } });
    expect(tab.lines()).toEqual([['STONE-12', 2]]);
  });

  test.each(['removeItem', 'addItem'])('with a lost response of %s that was executed succeeds', async (lost) => {
    const tab = await tabWith(['STONE-12']);
    shop.lose(lost, true);
    await tab.actions.updateItem(tab.line('STONE-12'), 2, 'STONE-24');
    expect(tab.lines()).toEqual([['STONE-24', 2]]);
  });

  test('whose first request never arrived leaves the cart unchanged', async () => {
    const tab = await tabWith(['STONE-12']);
    shop.lose('removeItem');
    expect(await failureOf(tab.actions.updateItem(tab.line('STONE-12'), 2, 'STONE-24'))).toBeInstanceOf(NotMadeError);
    expect(tab.lines()).toEqual([['STONE-12', 2]]);
  });

  test('[CL-13] reports the first failure if the restoring request fails too', async () => {
    const tab = await tabWith(['STONE-12']);
    shop.lose('addItem');
    shop.lose('addItem', true);
    const failure = failureOf(tab.actions.updateItem(tab.line('STONE-12'), 2, 'STONE-24'));
    expect(await failure).toMatchObject({ cause: { kind: 'network' } });
    expect(tab.lines()).toEqual([['STONE-12', 2]]);
  });
});

describe('a lost response', () => {
  const attempts = {
    'of a quantity': ['updateItem', (tab: Tab) => tab.actions.updateItem(tab.line('TILE'), 5), [['TILE', 5]]],
    'of a quantity of nothing': ['updateItem', (tab: Tab) => tab.actions.updateItem(tab.line('TILE'), 0), []],
    'of a removal': ['removeItem', (tab: Tab) => tab.actions.removeItem(tab.line('TILE')), []],
  } as const;

  test.each(Object.entries(attempts))(
    '%s: the cart shows whether the change was made',
    async (_what, [operation, change, made]) => {
      const tab = await tabWith(['TILE']);
      shop.lose(operation);
      expect(await failureOf(change(tab))).toBeInstanceOf(NotMadeError);
      expect(tab.lines()).toEqual([['TILE', 2]]);
      shop.lose(operation, true);
      await change(tab);
      expect([tab.lines(), tab.state().errors]).toEqual([
        made,
        expect.objectContaining({ updateItem: undefined, removeItem: undefined }),
      ]);
    },
  );

  test.each(Object.entries(attempts))(
    '%s: the outcome is unknown if the cart cannot be fetched either',
    async (_what, [operation, change]) => {
      const tab = await tabWith(['TILE']);
      shop.lose(operation);
      shop.lose('GetCart');
      expect(await failureOf(change(tab))).toMatchObject({ kind: 'network' });
    },
  );
});

describe('removing', () => {
  test('[CL-17] [CL-22] sends one request, removes only that line, and publishes it', async () => {
    const tab = await tabWith(['TILE', 'CHEAP']);
    const resume = shop.pause('removeItem');
    const removing = tab.actions.removeItem(tab.line('TILE'));
    expect(tab.state().isRemovingItem).toBe(true);
    resume();
    await removing;
    expect(shop.operations()).toEqual(['removeItem']);
    expect([tab.lines(), tab.state().isRemovingItem]).toEqual([[['CHEAP', 2]], false]);
    expect(tab.heard.at(-1)).toEqual([4, 2, undefined]);
  });

  test('[CL-18] refetches the cart if the line was already gone, and stores the reason until the next attempt', async () => {
    const tab = await tabWith(['TILE', 'CHEAP']);
    const line = tab.line('TILE');
    await tab.actions.removeItem(line);
    shop.forget();
    const failure = await failureOf(tab.actions.removeItem(line));
    expect(failure).toMatchObject({ message: "The cart doesn't contain the item" });
    expect(shop.operations()).toEqual(['removeItem', 'checkUserIsAuthed', 'GetCart']);
    expect(tab.state().errors.removeItem).toBe(failure);
    await tab.actions.removeItem(tab.line('CHEAP'));
    expect(tab.state().errors.removeItem).toBeUndefined();
  });

  test('[CL-19] from an ordered cart shows the new, empty cart', async () => {
    const tab = await tabWith(['TILE']);
    const old = tab.savedCartId();
    shop.order(old);
    await tab.actions.removeItem(tab.line('TILE'));
    expect(shop.operations()).toEqual(['removeItem', 'createCart', 'GetCart']);
    expect([tab.lines(), tab.savedCartId() === old, tab.state().errors.removeItem]).toEqual([[], false, undefined]);
  });
});
