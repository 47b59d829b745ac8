import { isEnumType, type GraphQLSchema } from 'graphql';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { atMost } from '#commerce/platform/at-most.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { listCountries, listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { requestedAttributes, attributesForm, attributesList } from './requested-wire.ts';
import type { CountryCodes } from './core-choices.ts';
import { storeLabels } from './custom-rules.ts';
import { attributeMetadata } from './service.ts';

/** Attributes per query: more than any page shows. */
const MAX_ATTRIBUTES = 100;

/** Countries of addresses are the shop's; countries of manufacture are all countries in the schema. */
const countryCodes = (context: CommerceContext, schema: GraphQLSchema): CountryCodes => {
  const type = schema.getType('CountryCodeEnum');
  return {
    served: listCountries(context).map(({ id }) => id ?? ''),
    all: isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
  };
};

const inputTypeOf = (input: unknown) => (input as { __typename: 'UiAttributeTypeSelect' }).__typename;

export const resolvers = {
  Query: {
    // Each element is a separate promise, so that one unknown attribute does not fail the others.
    customAttributeMetadata: (_parent, { attributes }, context, { schema }) => ({
      items: atMost(attributes, MAX_ATTRIBUTES, 'AttributeInput').map((question) => {
        const item = attributeMetadata(context, question, countryCodes(context, schema));
        // Prevents an unhandled rejection if the query selects no item.
        item.catch(() => {});
        return item;
      }) as never,
    }),
    customAttributeMetadataV2: (_parent, { attributes }, context, { schema }) =>
      requestedAttributes(
        context,
        atMost(attributes ?? [], MAX_ATTRIBUTES, 'AttributeInput'),
        countryCodes(context, schema),
      ),
    attributesForm: (_parent, { formCode }, context, { schema }) =>
      attributesForm(context, formCode, countryCodes(context, schema)),
    attributesList: (_parent, { entityType, filters }, context, { schema }) =>
      attributesList(context, entityType, filters, countryCodes(context, schema)),
  },
  CustomAttributeMetadataInterface: {
    __resolveType: (item) => (item as { __typename?: 'AttributeMetadata' }).__typename ?? 'AttributeMetadata',
  },
  CustomAttributeOptionInterface: { __resolveType: () => 'AttributeOptionMetadata' },
  AttributeValueInterface: {
    __resolveType: (value) => ('value' in value ? 'AttributeValue' : 'AttributeSelectedOptions'),
  },
  AttributeMetadataInterface: { __resolveType: () => 'ProductAttributeMetadata' },
  AttributeOptionInterface: { __resolveType: () => 'AttributeOption' },
  AttributeOptionsInterface: { __resolveType: inputTypeOf },
  SelectableInputTypeInterface: { __resolveType: inputTypeOf },
  UiInputTypeInterface: { __resolveType: inputTypeOf },
  ProductAttributeMetadata: {
    attribute_labels: async (attribute, _args, context) => {
      context.tags.add(tag.store);
      return storeLabels(attribute as never, await listStoreViews(context));
    },
  },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
} satisfies Resolvers;
