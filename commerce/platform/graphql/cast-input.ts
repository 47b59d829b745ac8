import {
  getNamedType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {
  DocumentNode,
  GraphQLInputType,
  GraphQLScalarType,
  GraphQLSchema,
  OperationDefinitionNode,
  ValueNode,
} from 'graphql';

/** The texts that PHP's `is_numeric` accepts. */
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[ \t\n\r\v\f]*$/;

const asNumber = (given: unknown): unknown =>
  typeof given === 'boolean' || (typeof given === 'string' && NUMERIC.test(given)) ? Number(given) : given;

const asText = (given: unknown): unknown => {
  if (typeof given === 'boolean') return given ? '1' : '';
  return typeof given === 'number' && Number.isFinite(given) ? String(given) : given;
};

type Cast = {
  type: GraphQLScalarType;
  cast: (given: unknown) => unknown;
  /** Kinds of literals that need no cast; a cast literal has the first of them. */
  kinds: readonly [Kind.INT | Kind.FLOAT | Kind.STRING, ...Kind[]];
};

/**
 * Magento accepts numbers and booleans as text for Int and Float, and numbers, booleans and bare words for String.
 * Boolean and ID are strict in Magento too (Magento\Framework\GraphQl\Type\Definition).
 */
const CASTS: Readonly<Record<string, Cast>> = {
  Int: { type: GraphQLInt, cast: asNumber, kinds: [Kind.INT] },
  Float: { type: GraphQLFloat, cast: asNumber, kinds: [Kind.FLOAT, Kind.INT] },
  String: { type: GraphQLString, cast: asText, kinds: [Kind.STRING] },
};

const castLiteral = (node: ValueNode, { type, cast, kinds }: Cast): ValueNode | undefined => {
  if (!('value' in node) || kinds.includes(node.kind)) return undefined;
  try {
    const value = String(type.parseValue(cast(node.value)));
    return { kind: kinds[0], value, ...(node.loc && { loc: node.loc }) };
  } catch {
    // Validation refuses the literal as it was written.
    return undefined;
  }
};

/** The document with its literals cast to the scalars of their positions. */
export const castLiterals = (schema: GraphQLSchema, document: DocumentNode): DocumentNode => {
  const types = new TypeInfo(schema);
  const castNode = (node: ValueNode): ValueNode | undefined => {
    const type = types.getInputType();
    const found = type && CASTS[getNamedType(type).name];
    return found ? castLiteral(node, found) : undefined;
  };
  return visit(
    document,
    visitWithTypeInfo(types, {
      IntValue: castNode,
      FloatValue: castNode,
      StringValue: castNode,
      BooleanValue: castNode,
      EnumValue: castNode,
    }),
  );
};

const castValue = (type: GraphQLInputType, value: unknown): unknown => {
  if (isNonNullType(type)) return castValue(type.ofType as GraphQLInputType, value);
  if (isListType(type)) {
    const { ofType } = type;
    return Array.isArray(value) ? value.map((item) => castValue(ofType, item)) : castValue(ofType, value);
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return [name, field ? castValue(field.type, item) : item];
      }),
    );
  }
  const found = CASTS[type.name];
  return found ? found.cast(value) : value;
};

/** The variables of an operation, cast to the scalars of their types. */
export const castVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const cast: Record<string, unknown> = { ...given };
  for (const { variable, type: node } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (isInputType(type) && Object.hasOwn(given, name)) cast[name] = castValue(type, given[name]);
  }
  return cast;
};
