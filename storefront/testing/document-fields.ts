import { parse, visit, type ASTNode } from 'graphql';

const nameOf = (node: ASTNode | readonly ASTNode[]): string[] =>
  'kind' in node && node.kind === 'Field' ? [node.name.value] : [];

/** Paths of the fields that a document queries, without fragments, in alphabetical order: `['cart', 'cart.id']`. */
export const fieldsOf = (document: string): string[] => {
  const fields: string[] = [];
  visit(parse(document), {
    Field: (node, _key, _parent, _path, ancestors) => void fields.push([...ancestors, node].flatMap(nameOf).join('.')),
  });
  return fields.toSorted();
};
