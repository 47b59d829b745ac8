import { expect, test } from 'vitest';
import { isMutation, operationName } from './typed-document.ts';

test('an operation is known by its name', () => {
  expect(operationName('query GetCart($id:String!){cart(cart_id:$id){id}}')).toBe('GetCart');
  expect(operationName('mutation  CreateCart{createEmptyCart}')).toBe('CreateCart');
});

test('a document must begin with a named operation', () => {
  for (const text of [
    '',
    '{cart{id}}',
    'query{cart{id}}',
    'query ($id:String!){cart{id}}',
    ' query GetCart{x}',
    'fragment A on B{c} query GetCart{x}',
    'subscription X{y}',
  ])
    expect(() => operationName(text)).toThrow('Not a generated GraphQL document');
});

test('recognises a mutation', () => {
  expect(['mutation A{b}', 'query A{b}', 'query mutation{b}'].map(isMutation)).toEqual([true, false, false]);
});
