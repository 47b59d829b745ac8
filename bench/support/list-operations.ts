import { Kind, parse } from 'graphql';
import type { TypeNode, VariableDefinitionNode } from 'graphql';
import { operations } from '#contract/generated/operations.ts';

export type ListOperation = {
  query: string;
  /** Variables that ask for the first page of a category, or of a search for the given words. */
  variables(words?: string): Record<string, unknown>;
};

const typeName = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type));

const variablesOf = (query: string): readonly VariableDefinitionNode[] => {
  const [operation] = parse(query).definitions;
  return operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
};

/**
 * The storefront's own product list, so that the figures are of what shoppers ask: the longest of its queries for products
 * with their aggregations that takes a filter (a category) or, for `search`, words.
 */
export const findListOperation = (kind: 'category' | 'search', categoryUid: string): ListOperation => {
  const wanted = kind === 'category' ? 'ProductAttributeFilterInput' : 'String';
  const [query] = operations
    .filter((text) => /[{\s]products\(/.test(text) && text.includes('aggregations') && variablesOf(text).some(({ type }) => typeName(type) === wanted))
    .toSorted((one, other) => other.length - one.length);
  if (!query) throw new Error(`The storefront sends no product list by ${kind}.`);
  const definitions = variablesOf(query);
  const valueOf = (definition: VariableDefinitionNode, words: string | undefined): unknown => {
    const type = typeName(definition.type);
    if (type === 'ProductAttributeFilterInput') return kind === 'category' ? { category_uid: { eq: categoryUid } } : {};
    if (type === 'Int') return definition.variable.name.value.toLowerCase().includes('size') ? 12 : 1;
    if (type === 'String' || type === 'ID') return kind === 'search' ? words : undefined;
    return undefined;
  };
  return {
    query,
    variables: (words) => Object.fromEntries(definitions.map((definition) => [definition.variable.name.value, valueOf(definition, words)])),
  };
};
