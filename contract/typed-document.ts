/** Minified text of one GraphQL operation, typed with its result and variables. A plain string at run time. */
export type TypedDocument<Result, Variables> = string & {
  readonly __result?: (variables: Variables) => Result;
};

export type ResultOf<Document> = Document extends TypedDocument<infer Result, infer _> ? Result : never;
export type VariablesOf<Document> = Document extends TypedDocument<infer _, infer Variables> ? Variables : never;

const OPERATION = /^(?:query|mutation)\s+(\w+)/;

/** Name of the operation in a generated document. Throws if the text does not begin with a named operation. */
export const operationName = (document: string): string => {
  const name = OPERATION.exec(document)?.[1];
  if (!name) throw new Error('Not a generated GraphQL document');
  return name;
};

export const isMutation = (document: string): boolean => document.startsWith('mutation');
