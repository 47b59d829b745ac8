import { execute, getOperationAST, getVariableValues, GraphQLError, Kind, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionResult, OperationDefinitionNode } from 'graphql';
import { castLiterals, castVariables } from '#commerce/platform/graphql/cast-input.ts';
import type { GraphqlCall } from '#server/commerce/port.ts';
import { plainSchema } from './plain-schema.ts';

/** The variables of a call as an object. */
export const variablesOf = ({ variables }: GraphqlCall): Readonly<Record<string, unknown>> =>
  (typeof variables === 'string' ? (JSON.parse(variables) as Record<string, unknown> | null) : variables) ?? {};

const parsed = (query: string): DocumentNode | GraphQLError => {
  try {
    return parse(query);
  } catch (error) {
    return error as GraphQLError;
  }
};

const isIntrospection = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'));

/**
 * Responds as a plain Magento does without reading data: errors for an unknown document or invalid variables, or its
 * schema. Undefined for calls to execute.
 */
export const judge = (call: GraphqlCall): ExecutionResult | undefined => {
  const given = parsed(call.query ?? '');
  if (given instanceof GraphQLError) return { errors: [given] };
  const document = castLiterals(plainSchema, given);
  const faults = validate(plainSchema, document);
  // In production mode Magento sends only the first error.
  if (faults.length > 0) return { errors: faults.slice(0, 1) };
  const operation = getOperationAST(document);
  if (!operation) return { errors: [new GraphQLError('Must provide operation name if query contains several.')] };
  const variables = castVariables(plainSchema, operation, variablesOf(call));
  const { errors } = getVariableValues(plainSchema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  if (errors) return { errors };
  if (!isIntrospection(operation)) return undefined;
  return execute({ schema: plainSchema, document, variableValues: variables }) as ExecutionResult;
};
