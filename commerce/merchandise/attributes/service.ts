import type {
  Attribute as AttributeMetadata,
  AttributeInput as AttributeQuestion,
} from '#contract/generated/schema-types.ts';
import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import { attributeOption } from './custom-rules.ts';
import { attributeSetOf, choicesOf, labelIn, valueTypeOf, yesNo } from './rules.ts';
import { coreChoices, type CountryCodes } from './core-choices.ts';
import { coreAttributes, coreEntity, isProduct } from './core-rules.ts';
import { deleteAttribute, deleteOption, readAttributes, writeAttributes } from './store.ts';
import type { Attribute, AttributeInput, AttributeSet, Labels } from './types.ts';

const SET = Symbol('attributes');

/** Every attribute of products. */
export const attributeSet = (platform: Platform): Promise<AttributeSet> =>
  platform.perProcess(SET, () =>
    derived(platform, [tag.attribute], async () => attributeSetOf(await readAttributes(platform.db.kysely))),
  )();

/** Like {@link attributeSet}, but inside a transaction. */
export const attributeSetIn = async (db: Db): Promise<AttributeSet> => attributeSetOf(await readAttributes(db));

/** Finds an attribute by code or id. Throws for an unknown one. */
export const attributeNamed = async (context: CommerceContext, name: string): Promise<Attribute> => {
  const { byCode, byId } = await attributeSet(context);
  const found = byCode.get(name) ?? (/^\d{1,9}$/.test(name) ? byId.get(Number(name)) : undefined);
  if (!found)
    throw new NoSuchEntityError(
      'The attribute with a "%1" attributeCode doesn\'t exist. Verify the attribute and try again.',
      { parameters: [name] },
    );
  return found;
};

/** The label in a wording, else in English, else the code. */
export const labelOf = (thing: { labels: Labels; code: string }, wording: Wording): string =>
  labelIn(thing.labels, wording, thing.code);

/** Values of a yes/no attribute with their labels. */
export const yesNoLabels = yesNo;

const missing = (field: string, input: string): InputError =>
  new InputError('Missing %1 for the input %2.', { parameters: [field, input] });

/** Metadata of one attribute. Throws Magento's errors, one per element of the response. */
export const attributeMetadata = async (
  context: CommerceContext,
  question: AttributeQuestion,
  countries: CountryCodes,
): Promise<AttributeMetadata> => {
  const { attribute_code: code, entity_type: entity } = question;
  if (!code && !entity) throw missing('attribute_code/entity_type', 'Empty AttributeInput');
  if (!code) throw missing('attribute_code', `entity_type: ${entity}`);
  if (!entity) throw missing('entity_type', `attribute_code: ${code}`);
  const core = coreAttributes(entity);
  if (!core) throw new InputError('Invalid entity_type specified: %1', { parameters: [entity] });
  context.tags.add(tag.attribute);
  const attribute = isProduct(entity) ? (await attributeSet(context)).byCode.get(code) : undefined;
  const known = Object.hasOwn(core, code) ? core[code] : undefined;
  if (!attribute && known)
    return {
      attribute_code: code,
      entity_type: entity,
      attribute_type: known.type,
      input_type: known.input,
      attribute_options: coreChoices(code, context.storeView.language, countries).map((choice) =>
        attributeOption({ code }, choice, coreEntity(entity)),
      ),
      storefront_properties: null,
    };
  if (!attribute) {
    throw new NoSuchEntityError('Attribute code %1 of entity type %2 not configured to have a type.', {
      parameters: [code, entity],
    });
  }
  return {
    attribute_code: code,
    entity_type: entity,
    attribute_type: valueTypeOf(attribute),
    input_type: attribute.input === 'decimal' ? 'text' : attribute.input,
    attribute_options: choicesOf(attribute, context.storeView).map((choice) => attributeOption(attribute, choice)),
    storefront_properties: {
      position: attribute.position,
      use_in_layered_navigation: attribute.isFilterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      use_in_product_listing: attribute.isUsedInListing,
      use_in_search_results_layered_navigation: attribute.isFilterable,
      visible_on_catalog_pages: attribute.isVisibleOnFront,
    },
  };
};

/** Every product attribute; tags the response. */
export const allAttributes = async (context: CommerceContext): Promise<readonly Attribute[]> => {
  context.tags.add(tag.attribute);
  return (await attributeSet(context)).all;
};

/** Writes attributes inside the importer's transaction and returns the tags that changed. */
export const saveAttributes = async (db: Db, attributes: readonly AttributeInput[]): Promise<string[]> => {
  await writeAttributes(db, attributes);
  return [tag.attribute];
};

/** Deletes an attribute with all its product values. */
export const dropAttribute = (db: Db, code: string): Promise<void> => deleteAttribute(db, code);

export const dropOption = (db: Db, code: string, option: string): Promise<void> => deleteOption(db, code, option);
