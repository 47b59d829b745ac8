import { graphql } from 'graphql';
import { assembleSchema } from '#commerce/platform/graphql/schema.ts';
import { resolvers } from '../graphql.ts';
import type { CartModel } from '../types.ts';

const { Mutation, ...others } = resolvers;
const schema = assembleSchema([
  { ...others, Query: { cart: (_parent: unknown, _args: unknown, { cart }: { cart: CartModel }) => cart } },
  { Mutation },
] as never);

/** Runs a query on a cart in memory. */
export const request = async (cart: CartModel, fields: string): Promise<unknown> => {
  const source = `{ cart(cart_id: "M") { ${fields} } }`;
  const { data, errors } = await graphql({ schema, source, contextValue: { cart, header: () => undefined } });
  return errors ? errors.map(({ message }) => message) : data?.['cart'];
};

export const money = (value: number) => ({ value, currency: 'CAD' });
export const MONEY = '{ value currency }';
