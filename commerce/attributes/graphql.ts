import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { atMost } from '#commerce/platform/at-most.ts';
import { attributeMetadata } from './service.ts';

/** Attributes of one question: more than any page shows. */
const MOST_ATTRIBUTES = 100;

export const resolvers = {
  Query: {
    // Each element is a promise of its own, so one unknown attribute leaves the others standing.
    customAttributeMetadata: (_parent, { attributes }, context) => ({
      items: atMost(attributes, MOST_ATTRIBUTES, 'AttributeInput').map((question) => attributeMetadata(context, question)) as never,
    }),
  },
  AttributeValueInterface: {
    __resolveType: (value) => ('value' in value ? 'AttributeValue' : 'AttributeSelectedOptions'),
  },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
} satisfies Resolvers;
