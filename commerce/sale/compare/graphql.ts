import { comparison } from '#commerce/merchandise/catalog/service.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { productIdsOf } from './rules.ts';
import {
  addToCompareList,
  assignCompareList,
  compareList,
  createCompareList,
  customersList,
  deleteCompareList,
  removeFromCompareList,
} from './service.ts';

type Given = { uid: string; products: readonly (string | null)[] } | null | undefined;

const checked = (input: Given): { uid: string; ids: number[] } => {
  if (!input?.uid) throw new InputError('"uid" value must be specified.');
  return { uid: input.uid, ids: productIdsOf(input.products) };
};

export const resolvers = {
  Customer: { compare_list: (_customer, _args, context) => customersList(context) },
  CompareList: {
    item_count: ({ products }) => products.length,
    attributes: async (_list, _args, context) => [...(await comparison(context)).attributes],
    items: async ({ products }, _args, context) => {
      const { valuesOf } = await comparison(context);
      return products.map((product) => ({ uid: String(product.id), product, attributes: [...valuesOf(product.id)] }));
    },
  },
  Query: { compareList: (_parent, { uid }, context) => compareList(context, uid) },
  Mutation: {
    createCompareList: (_parent, { input }, context) => createCompareList(context, productIdsOf(input?.products ?? [])),
    addProductsToCompareList: (_parent, { input }, context) => {
      const { uid, ids } = checked(input);
      return addToCompareList(context, uid, ids);
    },
    removeProductsFromCompareList: (_parent, { input }, context) => {
      const { uid, ids } = checked(input);
      return removeFromCompareList(context, uid, ids);
    },
    assignCompareListToCustomer: async (_parent, { uid }, context) => ({
      result: true,
      compare_list: await assignCompareList(context, uid),
    }),
    deleteCompareList: async (_parent, { uid }, context) => ({ result: await deleteCompareList(context, uid) }),
  },
} satisfies Resolvers;
