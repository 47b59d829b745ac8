import { isDeepStrictEqual } from 'node:util';
import {
  attributeNamed,
  attributeSetIn,
  dropAttribute,
  dropOption,
  saveAttributes,
} from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Attribute, AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import {
  canBeListField,
  isVariantAttribute,
  isVariantOption,
  productsWithAttribute,
  productsWithOption,
} from '#commerce/merchandise/catalog/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { indexProducts } from '#commerce/merchandise/search/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import { readAttribute, readOption } from './attribute-rules.ts';
import { forgetOwn, markOwn } from './store.ts';
import { REMOVED, type OwnField } from './types.ts';

const wordingsOf = async (context: CommerceContext): Promise<ReadonlyMap<number, Wording>> =>
  new Map<number, Wording>([
    [0, 'en'],
    ...(await listStoreViews(context)).map((view) => [view.id, wordingOf(view)] as const),
  ]);

const whole = { field: 'whole', storeViewId: 0 };
const ownAttribute = (code: string): OwnField => ({ kind: 'attribute', key: code, ...whole });
const ownOption = (code: string, option: string): OwnField => ({ kind: 'option', key: `${code}/${option}`, ...whole });

/** Properties of an attribute in the search index, besides the values of products. */
const searchedFacts = ({ isSearchable, unit, labels }: AttributeInput) => (isSearchable ? { unit, labels } : null);

const settle = async (context: CommerceContext, db: Db, what: string, details: { by: string; code: string }) => {
  await context.cache.invalidate(db, [tag.attribute, tag.products]);
  await recordStaffAction(context, db, what, details);
};

/** Creates an attribute with its options. */
export const makeAttribute = async (context: CommerceContext, fields: RestFields, by: string): Promise<string> => {
  const wordings = await wordingsOf(context);
  return context.db.tx(async (db) => {
    const { byCode } = await attributeSetIn(db);
    let next = readAttribute(fields, undefined, { wordings, isListField: canBeListField });
    if (byCode.has(next.code))
      throw new InputError('An attribute with code "%1" already exists.', { parameters: [next.code] });
    for (const option of fields.list('options'))
      if (option.text('label')?.trim())
        next = { ...next, options: [...next.options, readOption(option, { attribute: next, wordings })] };
    if (next.options.length > 0 && next.input !== 'select' && next.input !== 'multiselect')
      throw new InputError('The "%1" attribute doesn\'t work with options.', { parameters: [next.code] });
    await saveAttributes(db, [next]);
    await forgetOwn(db, 'attribute', [next.code]);
    await markOwn(db, [ownAttribute(next.code), ...next.options.map((one) => ownOption(next.code, one.code))], by);
    await settle(context, db, 'attribute-made', { by, code: next.code });
    return next.code;
  });
};

/** `searched`: products to index again. */
type Changed = { own: OwnField; searched: readonly number[] };

const changed = async (
  context: CommerceContext,
  name: string,
  change: (attribute: Attribute, db: Db) => Promise<Changed>,
  by: string,
): Promise<Attribute> => {
  const { code } = await attributeNamed(context, name);
  return context.db.tx(async (db) => {
    const { own, searched } = await change((await attributeSetIn(db)).byCode.get(code)!, db);
    await indexProducts(context, db, searched);
    await markOwn(db, [own], by);
    await settle(context, db, 'attribute-changed', { by, code });
    return (await attributeSetIn(db)).byCode.get(code)!;
  });
};

export const changeAttribute = async (
  context: CommerceContext,
  name: string,
  fields: RestFields,
  by: string,
): Promise<Attribute> => {
  const wordings = await wordingsOf(context);
  return changed(
    context,
    name,
    async (attribute, db) => {
      const next = readAttribute(fields, attribute, { wordings, isListField: canBeListField });
      await saveAttributes(db, [next]);
      const isSearchedAlike = isDeepStrictEqual(searchedFacts(attribute), searchedFacts(next));
      return {
        own: ownAttribute(attribute.code),
        searched: isSearchedAlike ? [] : await productsWithAttribute(db, attribute.id),
      };
    },
    by,
  );
};

/** Deletes an attribute. Throws if variants differ in it. */
export const removeAttribute = async (context: CommerceContext, name: string, by: string): Promise<void> => {
  const { code, id, isSearchable } = await attributeNamed(context, name);
  await context.db.tx(async (db) => {
    if (await isVariantAttribute(db, id)) throw new InputError('This attribute is used in configurable products.');
    const searched = isSearchable ? await productsWithAttribute(db, id) : [];
    await dropAttribute(db, code);
    await indexProducts(context, db, searched);
    await markOwn(db, [{ kind: 'attribute', key: code, field: REMOVED, storeViewId: 0 }], by);
    await settle(context, db, 'attribute-removed', { by, code });
  });
};

const withOptions = (attribute: AttributeInput): void => {
  if (attribute.input !== 'select' && attribute.input !== 'multiselect')
    throw new InputError('The "%1" attribute doesn\'t work with options.', { parameters: [attribute.code] });
};

/** Adds an option; returns its id. */
export const addOption = async (
  context: CommerceContext,
  name: string,
  fields: RestFields,
  by: string,
): Promise<number> => {
  const wordings = await wordingsOf(context);
  let code = '';
  const attribute = await changed(
    context,
    name,
    async (before, db) => {
      withOptions(before);
      const option = readOption(fields, { attribute: before, wordings });
      ({ code } = option);
      await saveAttributes(db, [{ ...before, options: [...before.options, option] }]);
      await forgetOwn(db, 'option', [`${before.code}/${code}`]);
      return { own: ownOption(before.code, code), searched: [] };
    },
    by,
  );
  return attribute.options.find((option) => option.code === code)!.id;
};

const optionWith = (attribute: Attribute, id: string) => {
  const found = attribute.options.find((option) => String(option.id) === id);
  if (!found)
    throw new NoSuchEntityError('The attribute option with the "%1" ID doesn\'t exist.', {
      parameters: [id.slice(0, 20)],
    });
  return found;
};

export const changeOption = async (
  context: CommerceContext,
  { name, id }: { name: string; id: string },
  fields: RestFields,
  by: string,
): Promise<void> => {
  const wordings = await wordingsOf(context);
  await changed(
    context,
    name,
    async (attribute, db) => {
      const before = optionWith(attribute, id);
      const option = readOption(fields, { attribute, before, wordings });
      await saveAttributes(db, [
        { ...attribute, options: attribute.options.map((one) => (one === before ? option : one)) },
      ]);
      const isSearchedAlike = !attribute.isSearchable || isDeepStrictEqual(before.labels, option.labels);
      return {
        own: ownOption(attribute.code, option.code),
        searched: isSearchedAlike ? [] : await productsWithOption(db, before.id),
      };
    },
    by,
  );
};

/** Deletes an option. Throws if it distinguishes a variant. */
export const removeOption = async (
  context: CommerceContext,
  { name, id }: { name: string; id: string },
  by: string,
): Promise<void> => {
  await changed(
    context,
    name,
    async (attribute, db) => {
      const { code } = attribute;
      const option = optionWith(attribute, id);
      if (await isVariantOption(db, option.id))
        throw new InputError('This option is used by a variant of a configurable product.');
      const searched = attribute.isSearchable ? await productsWithOption(db, option.id) : [];
      await dropOption(db, code, option.code);
      return { own: { kind: 'option', key: `${code}/${option.code}`, field: REMOVED, storeViewId: 0 }, searched };
    },
    by,
  );
};
