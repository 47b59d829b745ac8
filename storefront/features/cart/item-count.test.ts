import { parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';
import { GetItemCountDocument } from './api/get-item-count.graphql.ts';

test('[CT-04] the trigger reads only the cart’s id, its total quantity and the uid of its items', () => {
  const fields: string[] = [];
  visit(parse(String(GetItemCountDocument)), { Field: (_node, _key, _parent, _path, ancestors) => void fields.push([...ancestors, _node].flatMap((node) => ('kind' in node && node.kind === 'Field' ? node.name.value : [])).join('.')) });
  expect(fields.toSorted()).toEqual(['cart', 'cart.id', 'cart.items', 'cart.items.uid', 'cart.total_quantity']);
  expect(print(parse(String(GetItemCountDocument)))).toContain('cart(cart_id: $cartId)');
});
