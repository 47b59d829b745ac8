import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { attributeMetadata } from './service.ts';

export const resolvers = {
  Query: {
    // Each element is a promise of its own, so one unknown attribute leaves the others standing.
    customAttributeMetadata: (_parent, { attributes }, context) => ({
      items: attributes.map((question) => attributeMetadata(context, question)) as never,
    }),
  },
  AttributeValueInterface: {
    __resolveType: (value) => ('value' in value ? 'AttributeValue' : 'AttributeSelectedOptions'),
  },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
} satisfies Resolvers;
