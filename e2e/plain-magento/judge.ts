import { execute, getOperationAST, getVariableValues, GraphQLError, Kind, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionResult, OperationDefinitionNode } from 'graphql';
import { castLiterals, castVariables } from '#commerce/platform/graphql/cast-input.ts';
import type { GraphqlCall } from '#server/commerce/port.ts';
import { plainSchema } from './plain-schema.ts';

const variablesOf = ({ variables }: GraphqlCall): Readonly<Record<string, unknown>> =>
  (typeof variables === 'string' ? (JSON.parse(variables) as Record<string, unknown> | null) : variables) ?? {};

const parsed = (query: string): DocumentNode | GraphQLError => {
  try {
    return parse(query);
  } catch (error) {
    return error as GraphQLError;
  }
};

const asksForTheSchema = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'));

/**
 * What a plain Magento answers without looking at its data: its refusal of a document or of variables that it does not
 * know, or its schema to whom asks for it. Undefined for what is to be carried out.
 */
export const judge = (call: GraphqlCall): ExecutionResult | undefined => {
  const given = parsed(call.query ?? '');
  if (given instanceof GraphQLError) return { errors: [given] };
  const document = castLiterals(plainSchema, given);
  const faults = validate(plainSchema, document);
  // In production Magento sends the first.
  if (faults.length > 0) return { errors: faults.slice(0, 1) };
  const operation = getOperationAST(document);
  if (!operation) return { errors: [new GraphQLError('Must provide operation name if query contains several.')] };
  const variables = castVariables(plainSchema, operation, variablesOf(call));
  const { errors } = getVariableValues(plainSchema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  if (errors) return { errors };
  if (!asksForTheSchema(operation)) return undefined;
  return execute({ schema: plainSchema, document, variableValues: variables }) as ExecutionResult;
};
