import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  concatAST,
  extendSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
  parse,
  Source,
  validateSchema,
} from 'graphql';
import type {
  DocumentNode,
  GraphQLFieldResolver,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLTypeResolver,
} from 'graphql';
import { measured } from './meter.ts';
import type { ResolverMap } from './types.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract/schema');

/** Read once per process and validated when it is first built. */
let document: DocumentNode | undefined;

const readDocument = (): DocumentNode =>
  concatAST(
    globSync('**/*.graphql', { cwd: CONTRACT })
      .sort()
      .map((path) => parse(new Source(readFileSync(join(CONTRACT, path), 'utf8'), path))),
  );

/** Names of the contract's fields of these types. */
export const contractFields = (types: readonly string[]): ReadonlySet<string> =>
  new Set(
    (document ?? readDocument()).definitions.flatMap((definition) =>
      'fields' in definition && types.includes(definition.name.value)
        ? (definition.fields ?? []).map((field) => field.name.value)
        : [],
    ),
  );

/** The SDL of the contract with the extensions. */
const readContract = (extensions: string): GraphQLSchema => {
  const read = document ?? readDocument();
  const contract = buildASTSchema(read, { assumeValidSDL: read === document });
  document = read;
  return extensions ? extendSchema(contract, parse(extensions)) : contract;
};

const attachField = (schema: GraphQLSchema, typeName: string, fieldName: string, resolver: unknown): void => {
  const type = schema.getType(typeName);
  const path = `${typeName}.${fieldName}`;
  if (isAbstractType(type) && fieldName === '__resolveType') {
    if (type.resolveType) throw new Error(`Two resolvers claim ${path}.`);
    type.resolveType = resolver as GraphQLTypeResolver<unknown, unknown>;
    return;
  }
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The contract has no ${path} to resolve.`);
  if (field.resolve) throw new Error(`Two resolvers claim ${path}.`);
  field.resolve = measured(
    (typeof resolver === 'function' ? resolver : (resolver as { resolve: unknown }).resolve) as GraphQLFieldResolver<
      unknown,
      unknown
    >,
  );
};

const attachScalar = (schema: GraphQLSchema, name: string, given: GraphQLScalarType): void => {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`The contract has no scalar ${name}.`);
  Object.assign(type, { serialize: given.serialize, parseValue: given.parseValue, parseLiteral: given.parseLiteral });
};

/**
 * The contract with the resolvers of all modules and with `extensions` in SDL. Throws for a resolver of an unknown field
 * and for two resolvers of one field.
 */
export const assembleSchema = (maps: readonly ResolverMap[], extensions = ''): GraphQLSchema => {
  const schema = readContract(extensions);
  for (const map of maps) {
    for (const [typeName, resolvers] of Object.entries(map)) {
      if (!resolvers) continue;
      if (isScalarType(resolvers)) {
        attachScalar(schema, typeName, resolvers);
        continue;
      }
      for (const [fieldName, resolver] of Object.entries(resolvers)) {
        if (resolver) attachField(schema, typeName, fieldName, resolver);
      }
    }
  }
  const [problem] = validateSchema(schema);
  if (problem) throw problem;
  return schema;
};
