import type { GraphQLSchema } from 'graphql';
import { isInputObjectType, isInterfaceType, isObjectType, parse, validate } from 'graphql';
import type { Feature } from '#contract/feature.ts';
import { FEATURES } from '#contract/features.ts';
import { operations } from '#contract/generated/operations.ts';
import { operationName } from '#contract/typed-document.ts';
import { CAPTCHA_DOCUMENTS } from '../../captcha/read-captcha.ts';
import { VIEW_DOCUMENTS } from '../../store-views/fetch-views.ts';

export type FeatureState = {
  name: string;
  has: 'yes' | 'partly' | 'no';
  /** Missing types and fields, and the effect for shoppers; empty if nothing is missing. */
  why: string;
};

const DOCUMENTS = new Map(operations.map((operation) => [operationName(operation), operation]));

const faultOf = (schema: GraphQLSchema, document: string): string | undefined =>
  validate(schema, parse(document), undefined, { maxErrors: 1, hideSuggestions: true })[0]?.message;

const refusalOf = (schema: GraphQLSchema, name: string): string | undefined => {
  const fault = faultOf(schema, DOCUMENTS.get(name) ?? '');
  return fault && `${name}: ${fault}`;
};

/** Error messages of the documents that the schema refuses, by text of the document. */
export const refusedDocuments = (schema: GraphQLSchema): ReadonlyMap<string, string> =>
  new Map(
    [...operations, ...VIEW_DOCUMENTS, ...CAPTCHA_DOCUMENTS].flatMap((document) => {
      const fault = faultOf(schema, document);
      return fault === undefined ? [] : [[document, fault] as const];
    }),
  );

type Rename = (ours: string) => string;

type Circumstances = {
  /** Remote code of a local attribute. */
  theirs?: Rename | undefined;
  /** Returns whether this process handles a document itself. */
  isHandledHere?: ((query: string) => boolean) | undefined;
};

/** Magento input types with attribute codes as fields. */
const BY_CODE = new Set(['ProductAttributeSortInput', 'ProductAttributeFilterInput']);

const missingField = (schema: GraphQLSchema, place: string, theirs: Rename): string | undefined => {
  const [type = '', ours = ''] = place.split('.');
  const field = BY_CODE.has(type) ? theirs(ours) : ours;
  const known = schema.getType(type);
  const isThere =
    (isObjectType(known) || isInterfaceType(known) || isInputObjectType(known)) && field in known.getFields();
  return isThere ? undefined : `there is no ${type}.${field}`;
};

const judge = (
  schema: GraphQLSchema,
  { theirs = (ours) => ours, isHandledHere = () => false }: Circumstances,
  { name, operations: documents, fields = [], without }: Feature,
): FeatureState => {
  const isLocal = (each: string): boolean => isHandledHere(DOCUMENTS.get(each) ?? '');
  if (documents.length > 0 && documents.every(isLocal))
    return { name, has: 'yes', why: 'kept by this process, beside the back end' };
  const problems = [
    ...documents.map((each) => (isLocal(each) ? undefined : refusalOf(schema, each))),
    ...fields.map((place) => missingField(schema, place, theirs)),
  ];
  const refused = problems.filter((problem) => problem !== undefined);
  const [first] = refused;
  if (!first) return { name, has: 'yes', why: '' };
  return {
    name,
    has: refused.length === problems.length ? 'no' : 'partly',
    why: [
      without ?? 'required by this shop',
      `${first}${refused.length > 1 ? ` (and ${refused.length - 1} more)` : ''}`,
    ].join('. '),
  };
};

/** State of each feature for a back end with this schema. */
export const judgeFeatures = (schema: GraphQLSchema, circumstances: Circumstances = {}): FeatureState[] =>
  FEATURES.map((feature) => judge(schema, circumstances, feature));
