import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeInput as AttributeQuestion,
  AttributeMetadataError,
} from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { coreAttributes } from './core-rules.ts';
import { catalogMetadata, coreMetadata, personMetadata } from './metadata-wire.ts';
import { fieldsOf, formOf, type PersonEntity } from './person-rules.ts';
import { hasProperties } from './rules.ts';
import { allAttributes } from './service.ts';

type Metadata = ReturnType<typeof catalogMetadata> | ReturnType<typeof personMetadata>;
type Answer = { items: Metadata[]; errors: AttributeMetadataError[] };

const ENTITIES: Readonly<Record<string, AttributeEntityTypeEnum>> = {
  catalog_product: 'CATALOG_PRODUCT',
  '4': 'CATALOG_PRODUCT',
  catalog_category: 'CATALOG_CATEGORY',
  '3': 'CATALOG_CATEGORY',
  customer: 'CUSTOMER',
  '1': 'CUSTOMER',
  customer_address: 'CUSTOMER_ADDRESS',
  '2': 'CUSTOMER_ADDRESS',
};

const isPerson = (entity: AttributeEntityTypeEnum): entity is PersonEntity =>
  entity === 'CUSTOMER' || entity === 'CUSTOMER_ADDRESS';

const metadataOf = async (context: CommerceContext, entity: AttributeEntityTypeEnum): Promise<readonly Metadata[]> => {
  if (isPerson(entity)) return fieldsOf(entity).map((field) => personMetadata(field, entity, context.storeView));
  if (entity !== 'CATALOG_PRODUCT') return [];
  return (await allAttributes(context)).map((attribute) => catalogMetadata(attribute, context.storeView));
};

/** Attributes of a kind of entity; of products those with the properties asked for. */
export const attributesList = async (
  context: CommerceContext,
  entity: AttributeEntityTypeEnum,
  filters: AttributeFilterInput | null | undefined,
): Promise<Answer> => ({
  items: (await metadataOf(context, entity)).filter(
    (item) => isPerson(entity) || hasProperties(item as Parameters<typeof hasProperties>[0], filters),
  ),
  errors: [],
});

/** Fields that a form of account or address asks for. */
export const attributesForm = ({ storeView }: CommerceContext, formCode: string): Answer => {
  const form = formOf(formCode);
  return form
    ? { items: form.fields.map((field) => personMetadata(field, form.entity, storeView)), errors: [] }
    : { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }] };
};

const problem = (type: AttributeMetadataError['type'], message: string): Answer => ({
  items: [],
  errors: [{ type, message }],
});

const coreOf = (
  { storeView }: CommerceContext,
  entity: AttributeEntityTypeEnum,
  code: string,
): Metadata | undefined => {
  const core = coreAttributes(entity) ?? {};
  const isOfCatalogue = entity === 'CATALOG_PRODUCT' || entity === 'CATALOG_CATEGORY';
  return isOfCatalogue && Object.hasOwn(core, code) ? coreMetadata(code, core[code]!, entity, storeView) : undefined;
};

const one = async (context: CommerceContext, question: AttributeQuestion): Promise<Answer> => {
  const { attribute_code: code, entity_type: given } = question;
  if (!code) return problem('ATTRIBUTE_NOT_FOUND', `Missing attribute_code for the input entity_type: ${given ?? ''}.`);
  if (!given) return problem('ENTITY_NOT_FOUND', `Missing entity_type for the input attribute_code: ${code}.`);
  const entity = ENTITIES[given.toLowerCase()];
  if (!entity) return problem('ENTITY_NOT_FOUND', `Entity "${given}" could not be found.`);
  const item = (await metadataOf(context, entity)).find((each) => each.code === code) ?? coreOf(context, entity, code);
  return item
    ? { items: [item], errors: [] }
    : problem('ATTRIBUTE_NOT_FOUND', `Attribute code "${code}" could not be found.`);
};

/** What is known of the attributes asked for, in their order; unknown ones are told as errors of the answer. */
export const attributesAskedFor = async (
  context: CommerceContext,
  questions: readonly AttributeQuestion[],
): Promise<Answer> => {
  const answers = await Promise.all(questions.map((question) => one(context, question)));
  return { items: answers.flatMap(({ items }) => items), errors: answers.flatMap(({ errors }) => errors) };
};
