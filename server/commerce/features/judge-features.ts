import type { GraphQLSchema } from 'graphql';
import { isInputObjectType, isInterfaceType, isObjectType, parse, validate } from 'graphql';
import type { Feature } from '#contract/feature.ts';
import { FEATURES } from '#contract/features.ts';
import { operations } from '#contract/generated/operations.ts';
import { operationName } from '#contract/typed-document.ts';

export type FeatureState = {
  name: string;
  has: 'yes' | 'partly' | 'no';
  /** What the back end refuses, and what shoppers see instead; empty where it has all. */
  why: string;
};

const DOCUMENTS = new Map(operations.map((operation) => [operationName(operation), operation]));

const refusalOf = (schema: GraphQLSchema, name: string): string | undefined => {
  const [fault] = validate(schema, parse(DOCUMENTS.get(name) ?? ''), undefined, {
    maxErrors: 1,
    hideSuggestions: true,
  });
  return fault && `${name}: ${fault.message}`;
};

const missingField = (schema: GraphQLSchema, place: string): string | undefined => {
  const [type = '', field = ''] = place.split('.');
  const known = schema.getType(type);
  const isThere =
    (isObjectType(known) || isInterfaceType(known) || isInputObjectType(known)) && field in known.getFields();
  return isThere ? undefined : `there is no ${place}`;
};

const judge = (schema: GraphQLSchema, { name, operations: asked, fields = [], without }: Feature): FeatureState => {
  const answers = [
    ...asked.map((each) => refusalOf(schema, each)),
    ...fields.map((place) => missingField(schema, place)),
  ];
  const refused = answers.filter((answer) => answer !== undefined);
  const [first] = refused;
  if (!first) return { name, has: 'yes', why: '' };
  return {
    name,
    has: refused.length === answers.length ? 'no' : 'partly',
    why: [
      without ?? 'this shop needs it',
      `${first}${refused.length > 1 ? ` (and ${refused.length - 1} more)` : ''}`,
    ].join('. '),
  };
};

/** Which parts of the shop a back end with this schema carries. */
export const judgeFeatures = (schema: GraphQLSchema): FeatureState[] =>
  FEATURES.map((feature) => judge(schema, feature));
