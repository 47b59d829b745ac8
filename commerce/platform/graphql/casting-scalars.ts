import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  GraphQLString,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType, GraphQLSchema } from 'graphql';

/** What PHP's `is_numeric` takes. */
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[ \t\n\r\v\f]*$/;

const asNumber = (given: unknown): unknown =>
  typeof given === 'boolean' || (typeof given === 'string' && NUMERIC.test(given)) ? Number(given) : given;

const asText = (given: unknown): unknown => {
  if (typeof given === 'boolean') return given ? '1' : '';
  return typeof given === 'number' && Number.isFinite(given) ? String(given) : given;
};

const casting = <T>(
  type: GraphQLScalarType<T, T>,
  own: readonly Kind[],
  cast: (given: unknown) => unknown,
): GraphQLScalarType<T, T> =>
  new GraphQLScalarType<T, T>({
    ...type.toConfig(),
    parseValue: (given) => type.parseValue(cast(given)),
    parseLiteral: (node, variables) => {
      if ('value' in node && !own.includes(node.kind)) {
        try {
          return type.parseValue(cast(node.value));
        } catch {
          // Refused below, as the literal it is.
        }
      }
      return type.parseLiteral(node, variables);
    },
  });

const CASTING: Readonly<Record<string, GraphQLScalarType>> = {
  Int: casting(GraphQLInt, [Kind.INT], asNumber),
  Float: casting(GraphQLFloat, [Kind.INT, Kind.FLOAT], asNumber),
  String: casting(GraphQLString, [Kind.STRING], asText),
};

const castingType = (type: GraphQLInputType): GraphQLInputType => {
  if (isNonNullType(type)) return new GraphQLNonNull(castingType(type.ofType as GraphQLInputType) as never);
  if (isListType(type)) return new GraphQLList(castingType(type.ofType));
  return CASTING[type.name] ?? type;
};

const castInput = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]): void => {
  for (const input of inputs) input.type = castingType(input.type);
};

/**
 * Makes the schema take input as Magento does: numbers and booleans written as text for Int and Float, numbers, booleans
 * and bare words for String; in variables and literals. Boolean and ID stay strict, as they are there
 * (Magento\Framework\GraphQl\Type\Definition). Output is as before.
 */
export const castInputs = (schema: GraphQLSchema): GraphQLSchema => {
  const types = schema.getTypeMap();
  for (const type of Object.values(types)) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) castInput(Object.values(type.getFields()));
    if (isObjectType(type) || isInterfaceType(type))
      for (const { args } of Object.values(type.getFields())) castInput(args);
  }
  // A variable's type is found by its name.
  Object.assign(types, CASTING);
  return schema;
};
