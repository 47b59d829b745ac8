import { isAttributeCode } from '#contract/attribute-code.ts';
import type { Attribute, AttributeKind } from '#commerce/merchandise/attributes/types.ts';
import type { SchemaExtensions } from '#commerce/platform/graphql/live-schema.ts';
import { contractFields } from '#commerce/platform/graphql/schema.ts';
import { attributeText } from './attribute-values.ts';
import { ofProduct } from './product-facts.ts';

const PRODUCT_TYPES = [
  'SimpleProduct',
  'VirtualProduct',
  'ConfigurableProduct',
  'GroupedProduct',
  'BundleProduct',
  'DownloadableProduct',
];

/** GraphQL types, derived from the storage type of an attribute as Magento does. */
const TYPES: Readonly<Record<AttributeKind, 'Int' | 'Float' | 'String'>> = {
  select: 'Int',
  boolean: 'Int',
  decimal: 'Float',
  multiselect: 'String',
  text: 'String',
};

/** Magento gives products a field for each attribute with one of these properties. */
const isShown = ({ isComparable, isFilterable, isVisibleOnFront, isUsedInListing, isSortable }: Attribute): boolean =>
  isComparable || isFilterable || isVisibleOnFront || isUsedInListing || isSortable;

const fieldResolver = ({ code, input }: Attribute) =>
  ofProduct(({ product, catalog, context }) => {
    const attribute = catalog.attributes.byCode.get(code);
    const text = attribute ? attributeText(catalog.attributes, product, attribute, context.storeView) : null;
    return text === null || TYPES[input] === 'String' ? text : Number(text.split(',')[0]);
  });

/** The fields that attributes add to products; fields of the contract keep their names. */
export const productFieldsOf = (attributes: readonly Attribute[]): SchemaExtensions => {
  const taken = contractFields(['ProductInterface', ...PRODUCT_TYPES]);
  const added = attributes.filter(
    (attribute) => isShown(attribute) && isAttributeCode(attribute.code) && !taken.has(attribute.code),
  );
  if (added.length === 0) return { sdl: '', resolvers: {} };
  const fields = added.map(({ code, input }) => `  ${code}: ${TYPES[input]}\n`).join('');
  const resolvers = Object.fromEntries(added.map((attribute) => [attribute.code, fieldResolver(attribute)]));
  return {
    sdl: ['interface ProductInterface', ...PRODUCT_TYPES.map((type) => `type ${type}`)]
      .map((type) => `extend ${type} {\n${fields}}\n`)
      .join(''),
    resolvers: Object.fromEntries(PRODUCT_TYPES.map((type) => [type, resolvers])),
  };
};
