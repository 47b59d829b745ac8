import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql';
import { withAddressFields } from './address-blocks.ts';

export const root = join(import.meta.dirname, '..', '..');

const graphqlFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))
    .sort();

const read = (file: string): string => withAddressFields(readFileSync(join(root, file), 'utf8'));

export const schemaText = (): string => graphqlFiles('contract/schema').map(read).join('\n');

/** GraphQL files by path, with the current address fields. */
export const filledFiles = (): ReadonlyMap<string, string> =>
  new Map([...graphqlFiles('contract/schema'), ...graphqlFiles('storefront')].map((file) => [file, read(file)]));

export type Operation = {
  /** Path of the `.graphql` file, relative to the root. */
  file: string;
  definition: OperationDefinitionNode;
  /** Fragments the operation needs, sorted by name. */
  fragments: FragmentDefinitionNode[];
};

const spreads = (node: OperationDefinitionNode | FragmentDefinitionNode): string[] => {
  const names: string[] = [];
  visit(node, { FragmentSpread: (spread) => void names.push(spread.name.value) });
  return names;
};

const fragmentsOf = (
  operation: OperationDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  file: string,
) => {
  const found = new Map<string, FragmentDefinitionNode>();
  const add = (name: string) => {
    if (found.has(name)) return;
    const fragment = all.get(name);
    if (!fragment) throw new Error(`${file}: unknown fragment ${name}`);
    found.set(name, fragment);
    spreads(fragment).forEach(add);
  };
  spreads(operation).forEach(add);
  return [...found.values()].sort((a, b) => a.name.value.localeCompare(b.name.value));
};

/** Every operation of the storefront, one per file; files named `*.fragment.graphql` hold fragments only. */
export const storefrontOperations = (): Operation[] => {
  const documents = graphqlFiles('storefront').map((file) => ({ file, document: parse(read(file)) as DocumentNode }));
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { file, document } of documents)
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        if (fragments.has(definition.name.value))
          throw new Error(`${file}: fragment ${definition.name.value} stands twice`);
        fragments.set(definition.name.value, definition);
      }
  return documents.flatMap(({ file, document }) => {
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    if (file.endsWith('.fragment.graphql')) return [];
    const [definition, second] = operations;
    if (!definition?.name || second) throw new Error(`${file}: must hold exactly one named operation`);
    return [{ file: relative('.', file), definition, fragments: fragmentsOf(definition, fragments, file) }];
  });
};
