import { BREAK, getOperationAST, GraphQLError, Kind, parse, validate, visit } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, ValueNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { NUL_REFUSED } from '../given-input.ts';
import type { KeptList } from './kept-list.ts';
import { limitError, pageSizesOf } from './limits.ts';
import { withPlainParts } from './plain-parts.ts';
import { splitDocument } from './split-document.ts';
import type { SplitDocument } from './split-document.ts';

/**
 * Root fields whose answers are the same for all guests of a store view and currency (those of Magento's full page
 * cache).
 */
const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'availableStores',
  'attributesForm',
  'attributesList',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'customAttributeMetadata',
  'customAttributeMetadataV2',
  'products',
  'route',
  'searchHelp',
  'storeConfig',
  'urlResolver',
  'snowdogMenus',
  'snowdogMenuNodes',
]);

/** What is kept of an error: the whole one would hold its document. */
export type Refusal = Pick<GraphQLError, 'message' | 'locations'>;

export type PreparedDocument =
  | { kind: 'refused'; isSyntaxError: boolean; errors: readonly Refusal[] }
  | {
      kind: 'ready';
      schema: GraphQLSchema;
      document: DocumentNode;
      operation: OperationDefinitionNode;
      /** Whether the query selects shared fields only. */
      isShared: boolean;
      pageSizes: readonly ValueNode[];
      /** Only for operations known at build time: compiling arbitrary queries would invite abuse. */
      compiled: CompiledQuery | undefined;
      /** Of these, one whose list is put together from kept items. */
      split: SplitDocument | undefined;
    };

type Ready = Extract<PreparedDocument, { kind: 'ready' }>;

const refuse = (errors: readonly GraphQLError[], isSyntaxError = false): PreparedDocument => ({
  kind: 'refused',
  isSyntaxError,
  errors: errors.map(({ message, locations }) => ({ message, locations })),
});

/** Characters of all documents kept. Parsed, with the place of each token, a character takes up to 140 bytes: 18 MB in all. */
const MAX_KEPT_CHARACTERS = 128 * 1024;

const isShared = (operation: OperationDefinitionNode): boolean =>
  operation.operation === 'query' &&
  operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && SHARED_FIELDS.has(selection.name.value),
  );

const NUL_ESCAPE = /\\u(?:0000|\{0+\})/;

const holdsNulText = (document: DocumentNode): boolean => {
  let isFound = false;
  visit(document, {
    StringValue: ({ value }) => {
      isFound ||= value.includes('\0');
      return isFound ? BREAK : undefined;
    },
  });
  return isFound;
};

type Options = {
  schema: GraphQLSchema;
  knownOperations: readonly string[];
  allowsIntrospection: boolean;
  /** Whether a misspelt name is answered with similar ones. */
  suggests: boolean;
  keptLists?: readonly KeptList[];
};

/** Parses, limits and validates each document once; keeps those known at build time, and the last of the others. */
export const createDocuments = ({
  schema,
  knownOperations,
  allowsIntrospection,
  suggests,
  keptLists = [],
}: Options): ((text: string) => PreparedDocument) => {
  const known = new Set(knownOperations);
  const kept = new Map<string, PreparedDocument>();
  const recent = new LRUCache<string, PreparedDocument>({
    max: 500,
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });

  const compile = (text: DocumentNode): Pick<Ready, 'compiled' | 'split'> => {
    const asked = withPlainParts(schema, text);
    const compiled = compileQuery(asked.schema, asked.document);
    return {
      compiled: isCompiledQuery(compiled) ? compiled : undefined,
      split: splitDocument(asked.schema, asked.document, asked.operation, keptLists),
    };
  };

  const prepare = (text: string): PreparedDocument => {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: 5000 });
    } catch (error) {
      return refuse(
        [error instanceof GraphQLError ? error : new GraphQLError('Syntax Error: The document is nested too deeply.')],
        true,
      );
    }
    if (NUL_ESCAPE.test(text) && holdsNulText(document))
      return refuse([new GraphQLError(`Syntax Error: ${NUL_REFUSED}`)], true);
    const limit = limitError(document, allowsIntrospection);
    if (limit) return refuse([limit]);
    const errors = validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: !suggests });
    if (errors.length > 0) return refuse(errors);
    const operation = getOperationAST(document);
    if (!operation)
      return refuse([new GraphQLError('Must provide operation name if query contains multiple operations.')]);
    return {
      kind: 'ready',
      schema,
      document,
      operation,
      isShared: isShared(operation),
      pageSizes: pageSizesOf(document),
      ...(known.has(text) ? compile(document) : { compiled: undefined, split: undefined }),
    };
  };

  return (text) => {
    const before = kept.get(text) ?? recent.get(text);
    if (before) return before;
    const prepared = prepare(text);
    if (known.has(text)) kept.set(text, prepared);
    // Refused documents would evict those that are used.
    else if (prepared.kind === 'ready') recent.set(text, prepared);
    return prepared;
  };
};
