import type { Break } from '../break.ts';

const API = 'storefront/features/cart/api/cart-api.ts';
const ADD = 'storefront/features/cart/state/add-item.ts';
const MEMORY = 'storefront/features/cart/state/cart-memory.ts';
const API_TESTS = ['storefront/features/cart/api/cart-api.test.ts'];
const ADD_TESTS = ['storefront/features/cart/state/add-item.test.ts'];
const REAL = ['storefront/features/cart/cart.test.ts'];
const REQUESTS = ['commerce/cart/requests.test.ts'];

/** What is sent for a cart, what becomes of one that cannot be used, and what the browser keeps of it. */
export const breaks: readonly Break[] = [
  {
    what: 'the number of a new cart comes under another name',
    ids: ['GM-02'],
    file: 'storefront/features/cart/api/create-cart.graphql.ts',
    find: '{cartId:createEmptyCart}',
    put: '{createEmptyCart}',
    tests: [...API_TESTS, ...REAL],
  },
  {
    what: 'an item is added without its parent',
    ids: ['GM-03'],
    file: API,
    find: '{ cartId, sku, quantity, parentSku: parentSku ?? null }',
    put: '{ cartId, sku, quantity, parentSku: null }',
    tests: API_TESTS,
  },
  {
    what: 'the parent of a variant is not read',
    ids: ['GM-03'],
    file: 'commerce/cart/requests.ts',
    find: '    parentSku: parent_sku,\n',
    put: '',
    tests: REQUESTS,
  },
  {
    what: 'a line keeps its quantity',
    ids: ['GM-04'],
    file: API,
    find: '{ cartId, itemId, quantity },',
    put: '{ cartId, itemId, quantity: 1 },',
    tests: API_TESTS,
  },
  {
    what: 'a line is removed without saying which',
    ids: ['GM-04'],
    file: API,
    find: 'commerce.mutate(RemoveItemDocument, { cartId, itemId });',
    put: "commerce.mutate(RemoveItemDocument, { cartId, itemId: '' });",
    tests: API_TESTS,
  },
  {
    what: 'a quantity of none is refused',
    ids: ['GM-04'],
    file: 'commerce/cart/requests.ts',
    find: 'if (item.quantity === null || item.quantity === undefined)',
    put: 'if (!item.quantity)',
    tests: REQUESTS,
  },
  {
    what: 'nothing skips the queue: how a mutation is sent is lost',
    ids: ['GM-12'],
    file: 'storefront/platform/commerce/client.ts',
    find: '        queue,\n      ),',
    put: '        {},\n      ),',
    tests: ['storefront/platform/commerce/client.test.ts'],
  },
  {
    what: 'nothing skips the queue',
    ids: ['GM-12'],
    file: 'storefront/platform/commerce/mutation-queue.ts',
    find: '    if (skipQueue) return work();\n',
    put: '',
    tests: ['storefront/platform/commerce/mutation-queue.test.ts', 'storefront/platform/commerce/client.test.ts'],
  },
  {
    what: 'the number of a cart is not kept',
    ids: ['LK-03'],
    file: MEMORY,
    find: 'writeId: (cartId) => storage.set(CART_ID, cartId),',
    put: 'writeId: () => undefined,',
    tests: ['storefront/features/cart/state/cart-memory.test.ts', ...REAL],
  },
  {
    what: 'a product page gives the cart no picture',
    ids: ['LK-04'],
    file: 'storefront/shell/add-to-cart.ts',
    find: '  image,\n  ...(selected',
    put: '  ...(image ? {} : {}),\n  ...(selected',
    tests: ['storefront/shell/cart-of-visit.test.ts'],
  },
  {
    what: 'the pictures go with the cart',
    ids: ['LK-04'],
    file: MEMORY,
    find: '    storage.remove(SNAPSHOT);\n',
    put: '    storage.remove(SNAPSHOT);\n    storage.remove(IMAGES);\n',
    tests: ['storefront/features/cart/state/cart-memory.test.ts'],
  },
  {
    what: 'a cart whose refusal may mean anything is kept',
    ids: ['RO-06'],
    file: 'storefront/features/cart/state/current-cart.ts',
    find: '!(await api.mayUse(id).catch(() => true))',
    put: '!(await Promise.resolve(true))',
    tests: ['storefront/features/cart/state/lost-cart.test.ts'],
  },
  {
    what: 'every cart may be used by everybody, as far as the page knows',
    ids: ['RO-06'],
    file: API,
    find: '{ noCache: true })).cart !== null;',
    put: '{ noCache: true })).cart !== undefined;',
    tests: API_TESTS,
  },
  {
    what: 'after adding the cart is not read',
    ids: ['CL-06'],
    file: ADD,
    find: 'await held.read(cartId, refused.length ? undefined : item).catch(',
    put: 'await Promise.resolve().catch(',
    tests: [...ADD_TESTS, ...REAL],
  },
  {
    what: 'an item is added without a cart',
    ids: ['CL-06'],
    file: ADD,
    find: 'const cartId = await held.findOrMake();',
    put: "const cartId = store.getState().cartId ?? '';",
    tests: ADD_TESTS,
  },
  {
    what: 'a guest keeps a cart that cannot be used',
    ids: ['CL-08'],
    file: ADD,
    find: '          held.giveUp(cartId);\n',
    put: '',
    tests: [...ADD_TESTS, ...REAL],
  },
  {
    what: 'what should go into a cart that cannot be used goes nowhere',
    ids: ['CL-09'],
    file: ADD,
    find: 'await addOnce(await held.replace(), item);',
    put: 'await held.replace();',
    tests: [...ADD_TESTS, ...REAL],
  },
  {
    what: 'a line that could not be removed still stands there',
    ids: ['CL-18'],
    file: 'storefront/features/cart/state/change-line.ts',
    find: '        await held.getDetails().catch(() => undefined);\n        throw error;',
    put: '        throw error;',
    tests: ['storefront/features/cart/state/change-line.test.ts', ...REAL],
  },
];
