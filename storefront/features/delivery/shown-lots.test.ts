import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { lineDeliveryKey, shownLots } from './shown-lots.ts';

const responseWith = (...lots: readonly (readonly number[])[]) => ({
  cartLineDelivery: lots.map((each, index) => ({ uid: String(index), words: null, lots: each })),
});

test('counts the lots last shown over all lines of the cart, and ignores other carts', () => {
  const queries = new QueryClient();
  expect(shownLots(queries, 'one')).toBeUndefined();
  queries.setQueryData(lineDeliveryKey('one', 'second'), responseWith([5], [3, 2], []), { updatedAt: 2 });
  queries.setQueryData(lineDeliveryKey('one', 'first'), responseWith([5]), { updatedAt: 1 });
  queries.setQueryData(lineDeliveryKey('other', 'first'), responseWith([1], [1], [1], [1]), { updatedAt: 3 });
  expect(shownLots(queries, 'one')).toBe(3);
});
