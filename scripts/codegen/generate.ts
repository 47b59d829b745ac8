import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import * as typesPlugin from '@graphql-codegen/typescript';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import { openPGlite } from '#commerce/platform/database/open.ts';
import { preparePGlite } from '#commerce/platform/database/testing/pglite-template.ts';
import { filledFiles, type Operation, root, schemaText, storefrontOperations } from './sources.ts';
import { TABLES_FILE, tableTypes } from './tables.ts';

const banner = '// Written by `npm run codegen` from the contract; do not edit.\n';
const shared = {
  enumsAsTypes: true,
  enumType: 'string-literal',
  skipTypename: true,
  useTypeImports: true,
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
  scalars: { ID: { input: 'string', output: 'string' } },
} as const;

/** With a built schema, the generator does not build one for every operation; it orders the types by the document. */
type Contract = { schema: DocumentNode; schemaAst?: GraphQLSchema };
type BuiltContract = Required<Contract>;

const run = (
  contract: Contract,
  filename: string,
  plugins: object[],
  documents: { location: string; document: DocumentNode }[] = [],
) =>
  codegen({
    ...contract,
    filename,
    documents,
    config: {},
    plugins: plugins as never,
    pluginMap: { types: typesPlugin, operations: operationsPlugin, resolvers: resolversPlugin } as never,
    skipDocumentsValidation: true,
  });

const documentNode = (operation: Operation): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [operation.definition, ...operation.fragments],
});

const onlyNeeded = (types: string): string =>
  types
    .replace(/\/\*\* Internal type[^\n]*\nexport type Incremental[^\n]*\n/, '')
    .replace(/\/\*\* Internal type[^\n]*\n/, '')
    .trim();

const LONG = /(?:\/\*\* [^\n]*\*\/\n)?export type (CountryCodeEnum|CurrencyEnum) =[\s\S]*?;\n/g;

/** Codes of countries and currencies are data: text in types. */
const asText = (types: string): string => types.replace(LONG, 'export type $1 = string;\n');

const operationFile = async (contract: BuiltContract, operation: Operation): Promise<string> => {
  const document = documentNode(operation);
  const problems = validate(contract.schemaAst, document);
  if (problems.length) throw new Error(`${operation.file}: ${problems.map((problem) => problem.message).join('; ')}`);
  const types = await run(
    contract,
    `${operation.file}.ts`,
    [{ operations: { ...shared } }],
    [{ location: operation.file, document }],
  );
  const name = operation.definition.name?.value ?? '';
  const suffix = operation.definition.operation === 'mutation' ? 'Mutation' : 'Query';
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const text = stripIgnoredCharacters(print(document));
  return `${banner}import type { TypedDocument } from '#contract/typed-document.ts';\n\n${asText(onlyNeeded(types))}\n\nexport const ${pascal}Document = ${JSON.stringify(text)} as TypedDocument<${pascal}${suffix}, ${pascal}${suffix}Variables>;\n`;
};

// The generator splits module and type at the first `#`, so the `#` of the import alias is masked.
const asModule = (path: string): string => path.replace(/^#/, '~');
const unmask = (text: string): string => text.replaceAll(`from '~`, `from '#`);

const mappers = async (): Promise<Record<string, string>> => {
  const file = join(root, 'commerce', 'mappers.ts');
  if (!existsSync(file)) return {};
  const module = (await import(file)) as { mappers: Record<string, string> };
  return Object.fromEntries(Object.entries(module.mappers).map(([type, path]) => [type, asModule(path)]));
};

const tablesFile = async (): Promise<string> => {
  const database = await openPGlite({ template: await preparePGlite() });
  try {
    return await tableTypes(database.kysely);
  } finally {
    await database.close();
  }
};

/** All generated files: path relative to the root, and text. */
export const generate = async (): Promise<Map<string, string>> => {
  const schema = parse(schemaText());
  const contract = { schema, schemaAst: buildASTSchema(schema) };
  const operations = storefrontOperations();
  const files = new Map<string, string>(filledFiles());
  files.set(TABLES_FILE, await tablesFile());
  files.set(
    'contract/generated/schema-types.ts',
    banner + asText(await run({ schema }, 'schema-types.ts', [{ types: shared }])),
  );
  const resolvers = await run({ schema }, 'resolvers.ts', [
    {
      resolvers: {
        ...shared,
        namespacedImportName: 'types',
        contextType: asModule('#commerce/platform/context.ts#CommerceContext'),
        mappers: await mappers(),
        makeResolverTypeCallable: true,
        optionalResolveType: true,
      },
    },
  ]);
  files.set(
    'commerce/generated/resolvers.ts',
    `${banner}import type * as types from '#contract/generated/schema-types.ts';\n${unmask(resolvers)}`,
  );
  for (const operation of operations) files.set(`${operation.file}.ts`, await operationFile(contract, operation));
  const list = operations.map(
    (operation) => `  ${JSON.stringify(stripIgnoredCharacters(print(documentNode(operation))))},`,
  );
  files.set(
    'contract/generated/operations.ts',
    `${banner}\n/** Every operation the storefront sends; the back end compiles these and no others. */\nexport const operations: readonly string[] = [\n${list.join('\n')}\n];\n`,
  );
  return files;
};

export const current = (file: string): string | undefined => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};
