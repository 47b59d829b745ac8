import { BREAK, getOperationAST, GraphQLError, parse, validate, visit } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, ValueNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { NUL_REFUSED } from '../given-input.ts';
import { castLiterals } from './cast-input.ts';
import { limitError, pageSizesOf } from './limits.ts';

/** The cached part of an error: the whole error would hold its document. */
export type Refusal = Pick<GraphQLError, 'message' | 'locations'>;

export type ReadyDocument = {
  kind: 'ready';
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  pageSizes: readonly ValueNode[];
  /** The storefront sends this operation. */
  isKnown: boolean;
};

export type PreparedDocument = { kind: 'refused'; isSyntaxError: boolean; errors: readonly Refusal[] } | ReadyDocument;

const refuse = (errors: readonly GraphQLError[], isSyntaxError = false): PreparedDocument => ({
  kind: 'refused',
  isSyntaxError,
  errors: errors.map(({ message, locations }) => ({ message, locations })),
});

/** Total characters of cached documents. A parsed character takes up to 140 bytes: 18 MB in all. */
const MAX_CACHED_CHARACTERS = 128 * 1024;

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
  /** Errors about misspelt names suggest similar ones. */
  suggests: boolean;
};

/** Parses, limits and validates each document once; caches all known operations and the latest other documents. */
export const createDocuments = ({
  schema,
  knownOperations,
  allowsIntrospection,
  suggests,
}: Options): ((text: string) => PreparedDocument) => {
  const known = new Set(knownOperations);
  const preparedKnown = new Map<string, PreparedDocument>();
  const recent = new LRUCache<string, PreparedDocument>({
    max: 500,
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });

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
    document = castLiterals(schema, document);
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
      pageSizes: pageSizesOf(document),
      isKnown: known.has(text),
    };
  };

  return (text) => {
    const before = preparedKnown.get(text) ?? recent.get(text);
    if (before) return before;
    const prepared = prepare(text);
    if (known.has(text)) preparedKnown.set(text, prepared);
    // Refused documents would evict used ones.
    else if (prepared.kind === 'ready') recent.set(text, prepared);
    return prepared;
  };
};
