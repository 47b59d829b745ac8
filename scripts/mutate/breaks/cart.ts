import type { Break } from '../break.ts';

const ADD = 'storefront/features/cart/state/add-item.ts';
const CHANGE = 'storefront/features/cart/state/change-line.ts';
const CURRENT = 'storefront/features/cart/state/current-cart.ts';
const MEMORY = 'storefront/features/cart/state/cart-memory.ts';
const HELD_TESTS = ['storefront/features/cart/state/held-cart.test.ts'];
const REAL = ['storefront/features/cart/cart.test.ts'];

export const breaks: readonly Break[] = [
  {
    what: 'a stored cart is not used',
    ids: ['CL-01'],
    file: CURRENT,
    find: 'memory.readId() ?? store.getState().cartId;',
    put: 'store.getState().cartId;',
    tests: HELD_TESTS,
  },
  {
    what: 'the stored cart is looked for in the wrong place',
    ids: ['CL-01', 'LK-03'],
    file: MEMORY,
    find: 'readId: () => storage.get<string>(CART_ID),',
    put: 'readId: () => storage.get<string>(SNAPSHOT),',
    tests: REAL,
  },
  {
    what: 'the number of a new cart is not stored',
    ids: ['CL-02'],
    file: CURRENT,
    find: 'if (id === made) memory.writeId(made);',
    put: '',
    tests: HELD_TESTS,
  },
  {
    what: 'a new cart is not fetched',
    ids: ['CL-03'],
    file: CURRENT,
    find: '    await read(id).catch(() => undefined);\n    return id;',
    put: '    return id;',
    tests: [...HELD_TESTS, ...REAL],
  },
  {
    what: 'reading without a cart makes none',
    ids: ['CL-04'],
    file: CURRENT,
    find: '      const id = await findOrMake();\n      try {',
    put: '      const id = known();\n      if (!id) return;\n      try {',
    tests: [...HELD_TESTS, ...REAL],
  },
  {
    what: 'a removed cart stays stored',
    ids: ['CL-05'],
    file: CURRENT,
    find: 'const removeCart = (): void => {\n    memory.clear();',
    put: 'const removeCart = (): void => {',
    tests: HELD_TESTS,
  },
  {
    what: 'a removed cart still shows',
    ids: ['CL-05'],
    file: CURRENT,
    find: '    memory.clear();\n    store.setState(NO_CART);\n  };\n\n  /** Discards',
    put: '    memory.clear();\n  };\n\n  /** Discards',
    tests: HELD_TESTS,
  },
  {
    what: 'an item counts as added when no new cart could be made',
    ids: ['CL-10'],
    file: ADD,
    find: 'await addOnce(await held.replace(), item);',
    put: 'await addOnce(await held.replace().catch(() => cartId), item).catch(() => undefined);',
    tests: [...REAL, 'storefront/features/cart/state/add-item.test.ts'],
  },
  {
    what: 'removing a line of a lost cart shows no other cart',
    ids: ['CL-19'],
    file: CHANGE,
    find: 'return again(await held.replace());',
    put: 'return undefined;',
    tests: ['storefront/features/cart/state/change-line.test.ts', ...REAL],
  },
  {
    what: 'a broken connection counts as a cart that is lost',
    ids: ['ER-05'],
    file: 'storefront/features/cart/state/invalid-cart.ts',
    find: 'error instanceof GraphqlError && error.problems.some(isInvalidCartProblem);',
    put: '!(error instanceof GraphqlError) || error.problems.some(isInvalidCartProblem);',
    tests: ['storefront/features/cart/state/cart-actions.test.ts', 'storefront/features/cart/state/lost-cart.test.ts'],
  },
  {
    what: 'a cart of somebody else is taken for one that is there',
    ids: ['ER-03'],
    file: 'contract/errors.ts',
    find: "  'The current user cannot perform operations on cart',\n",
    put: '',
    tests: ['contract/errors.test.ts'],
  },
];
