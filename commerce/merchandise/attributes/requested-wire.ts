import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeInput as AttributeQuestion,
  AttributeMetadataError,
} from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { CountryCodes } from './core-choices.ts';
import { coreAttributes } from './core-rules.ts';
import { catalogMetadata, coreMetadata, personMetadata } from './metadata-wire.ts';
import { fieldsOf, formOf, type PersonEntity } from './person-rules.ts';
import { hasProperties } from './rules.ts';
import { allAttributes } from './service.ts';

type Metadata = ReturnType<typeof catalogMetadata> | ReturnType<typeof personMetadata>;
type AttributesResult = { items: Metadata[]; errors: AttributeMetadataError[] };

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

/** Metadata of all attributes of an entity type; for products the merchant's own attributes come first. */
const metadataOf = async (
  context: CommerceContext,
  entity: AttributeEntityTypeEnum,
  countries: CountryCodes,
): Promise<readonly Metadata[]> => {
  const { storeView } = context;
  if (isPerson(entity)) return fieldsOf(entity).map((field) => personMetadata(field, entity, storeView, countries));
  const own = entity === 'CATALOG_PRODUCT' ? await allAttributes(context) : [];
  const codes = new Set(own.map(({ code }) => code));
  return [
    ...own.map((attribute) => catalogMetadata(attribute, storeView)),
    ...Object.entries(coreAttributes(entity) ?? {})
      .filter(([code]) => !codes.has(code))
      .map(([code, core]) => coreMetadata(code, core, entity as 'CATALOG_PRODUCT', storeView, countries)),
  ];
};

const isStatic = (entity: AttributeEntityTypeEnum, code: string): boolean =>
  !isPerson(entity) && coreAttributes(entity)?.[code]?.isStatic === true;

/** Attributes of an entity type; for products, the ones with the requested properties. */
export const attributesList = async (
  context: CommerceContext,
  entity: AttributeEntityTypeEnum,
  filters: AttributeFilterInput | null | undefined,
  countries: CountryCodes,
): Promise<AttributesResult> => ({
  items: (await metadataOf(context, entity, countries)).filter(
    ({ code, ...item }) =>
      !isStatic(entity, code) &&
      (isPerson(entity) || hasProperties(item as Parameters<typeof hasProperties>[0], filters)),
  ),
  errors: [],
});

/** Attributes of an account or address form. */
export const attributesForm = (
  context: CommerceContext,
  formCode: string,
  countries: CountryCodes,
): AttributesResult => {
  const form = formOf(formCode);
  return form
    ? {
        items: form.fields.map((field) => personMetadata(field, form.entity, context.storeView, countries)),
        errors: [],
      }
    : { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }] };
};

const problem = (type: AttributeMetadataError['type'], message: string): AttributesResult => ({
  items: [],
  errors: [{ type, message }],
});

const one = async (
  context: CommerceContext,
  question: AttributeQuestion,
  countries: CountryCodes,
): Promise<AttributesResult> => {
  const { attribute_code: code, entity_type: given } = question;
  if (!code) return problem('ATTRIBUTE_NOT_FOUND', `Missing attribute_code for the input entity_type: ${given ?? ''}.`);
  if (!given) return problem('ENTITY_NOT_FOUND', `Missing entity_type for the input attribute_code: ${code}.`);
  const entity = ENTITIES[given.toLowerCase()];
  if (!entity) return problem('ENTITY_NOT_FOUND', `Entity "${given}" could not be found.`);
  const item = (await metadataOf(context, entity, countries)).find((each) => each.code === code);
  return item
    ? { items: [item], errors: [] }
    : problem('ATTRIBUTE_NOT_FOUND', `Attribute code "${code}" could not be found.`);
};

/** Metadata of the requested attributes, in their order; unknown ones are listed as errors. */
export const requestedAttributes = async (
  context: CommerceContext,
  questions: readonly AttributeQuestion[],
  countries: CountryCodes,
): Promise<AttributesResult> => {
  const results = await Promise.all(questions.map((question) => one(context, question, countries)));
  return { items: results.flatMap(({ items }) => items), errors: results.flatMap(({ errors }) => errors) };
};
