import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** Fields of a type, or values of an enumeration. */
const membersOf = (type: GraphQLNamedType): Map<string, Field | undefined> => {
  if (isEnumType(type)) return new Map(type.getValues().map((value) => [value.name, undefined]));
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return new Map(Object.entries(type.getFields()));
  return new Map();
};

const argumentsOf = (field: Field): string[] =>
  'args' in field ? field.args.map((argument) => `${argument.name}: ${argument.type}`) : [];

/** Interfaces of an object or interface type, or members of a union. */
const kinsOf = (type: GraphQLNamedType): string[] => {
  if (isUnionType(type)) return type.getTypes().map((one) => one.name);
  return isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().map((one) => one.name) : [];
};

const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));

/** Counts the types (without scalars) and their fields and values. */
export const countedIn = (schema: GraphQLSchema): { types: number; members: number } => ({
  types: typesOf(schema).filter((type) => !isScalarType(type)).length,
  members: typesOf(schema).reduce((sum, type) => sum + membersOf(type).size, 0),
});

/**
 * Lists what `model` has and `schema` lacks, as `Type`, `Type.member`, `Type.field(argument)` and `Type&Interface`. A
 * member missing from an interface is not repeated for its implementations, nor are members of a missing type.
 */
export function absentFrom(schema: GraphQLSchema, model: GraphQLSchema): string[] {
  return typesOf(model).flatMap((theirs) => {
    const type = schema.getType(theirs.name);
    if (!type) return [theirs.name];
    const ours = membersOf(type);
    const kins = kinsOf(theirs);
    const inherited = kins.flatMap((kin) => {
      const members = membersOf(model.getType(kin)!);
      const had = schema.getType(kin);
      return had ? [...members.keys()].filter((name) => !membersOf(had).has(name)) : [];
    });
    const fields = [...membersOf(theirs)].flatMap(([name, field]) => {
      if (!ours.has(name)) return inherited.includes(name) ? [] : [`${theirs.name}.${name}`];
      const known = field && ours.get(name) ? argumentsOf(ours.get(name)!) : [];
      const missing = field ? argumentsOf(field).filter((argument) => !known.includes(argument)) : [];
      return missing.map((argument) => `${theirs.name}.${name}(${argument.split(':')[0]})`);
    });
    const apart = kins.filter((kin) => schema.getType(kin) && !kinsOf(type).includes(kin));
    return [...fields, ...apart.map((kin) => `${theirs.name}&${kin}`)];
  });
}

/** Fields that exist in both schemas with different types, as `Type.field: ours, not theirs`. */
export const otherwiseIn = (schema: GraphQLSchema, model: GraphQLSchema): string[] =>
  typesOf(model).flatMap((theirs) => {
    const type = schema.getType(theirs.name);
    if (!type) return [];
    if (type.constructor !== theirs.constructor) return [`${theirs.name}: another kind`];
    const ours = membersOf(type);
    return [...membersOf(theirs)].flatMap(([name, field]) => {
      const own = ours.get(name);
      return own && field && String(own.type) !== String(field.type) ? [`${theirs.name}.${name}: ${own.type}, not ${field.type}`] : [];
    });
  });
