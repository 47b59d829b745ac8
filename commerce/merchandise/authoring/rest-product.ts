import type { Attribute, AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { parseStoreDay } from '#commerce/platform/store-time.ts';
import { urlKeyOf, invalidValue, type ProductChange } from './product-rules.ts';

type Fields = ProductChange['fields'][number];
type Step = { field: Fields; apply(product: ProductInput): ProductInput };
type Known = { attributes: AttributeSet; storeViewId: number; timeZone: string };
type TextName = Exclude<keyof ProductInput['texts'][number], 'storeViewId'>;

const step = (field: string, apply: Step['apply'], storeViewId = 0): Step => ({ field: { field, storeViewId }, apply });

const EMPTY_TEXT = {
  name: null,
  urlKey: null,
  description: null,
  shortDescription: null,
  metaTitle: null,
  metaDescription: null,
  metaKeyword: null,
};

const textStep = (name: TextName, value: string | null, storeViewId: number): Step =>
  step(
    `text:${name}`,
    (product) => {
      const own = product.texts.find((text) => text.storeViewId === storeViewId) ?? { storeViewId, ...EMPTY_TEXT };
      return {
        ...product,
        texts: [...product.texts.filter((text) => text !== own), { ...own, [name]: value }],
      };
    },
    storeViewId,
  );

/** Magento's attributes for product texts. */
const TEXTS: Readonly<Record<string, TextName>> = {
  url_key: 'urlKey',
  description: 'description',
  short_description: 'shortDescription',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  meta_keyword: 'metaKeyword',
};

const optionStep = (attribute: Attribute, given: readonly string[]): Step => {
  const ids = given.flatMap((text) => text.split(',')).map((text) => text.trim());
  const chosen = ids.filter(Boolean).map((id) => {
    const option = attribute.options.find((one) => String(one.id) === id);
    if (!option) throw invalidValue(id, attribute.code);
    return { attribute: attribute.code, option: option.code };
  });
  if (attribute.input === 'select' && chosen.length > 1) throw invalidValue(ids.join(','), attribute.code);
  return step(`value:${attribute.code}`, (product) => ({
    ...product,
    options: [...product.options.filter((one) => one.attribute !== attribute.code), ...chosen],
  }));
};

const plainValue = ({ code, input }: Attribute, text: string): string => {
  if (input === 'decimal' && !/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) throw invalidValue(text, code);
  if (input !== 'boolean') return text;
  if (!['0', '1', 'true', 'false'].includes(text)) throw invalidValue(text, code);
  return text === '1' || text === 'true' ? '1' : '0';
};

const valueStep = (attribute: Attribute, given: string | undefined, storeViewId: number): Step => {
  const { code } = attribute;
  const value = given === undefined || given === '' ? undefined : plainValue(attribute, given);
  return step(
    `value:${code}`,
    (product) => ({
      ...product,
      values: [
        ...product.values.filter((one) => one.attribute !== code || one.storeViewId !== storeViewId),
        ...(value === undefined ? [] : [{ attribute: code, storeViewId, value }]),
      ],
    }),
    storeViewId,
  );
};

const categoriesStep = (links: readonly { id: number; position: number }[]): Step => {
  const unique = [...new Map(links.map((link) => [link.id, link])).values()];
  return step('categories', (product) => ({
    ...product,
    categoryKeys: unique.map(({ id }) => `#${id}`),
    categoryPositions: unique.map(({ position }) => position),
  }));
};

/** Day or time of a special price; null removes it. */
const dayOf = (entry: RestFields, name: string, timeZone: string): Date | null => {
  const text = entry.text('value')?.trim();
  if (!text) return null;
  const at = parseStoreDay(text, { timeZone, isEnd: name === 'special_to_date' });
  if (!at) throw invalidValue(text, name);
  return at;
};

const unknownAttribute = (code: string): InputError =>
  new InputError('Attribute "%1" does not exist or cannot be written over REST.', { parameters: [code.slice(0, 60)] });

/** Attributes read as pictures, and ones that Magento's own clients send back with a product they have read. */
const IGNORED = new Set([
  'image',
  'small_image',
  'thumbnail',
  'swatch_image',
  'options_container',
  'required_options',
  'has_options',
  'gift_message_available',
  'msrp_display_actual_price_type',
  'page_layout',
]);

type Special = NonNullable<ProductChange['special']>;

const readAttribute = (
  entry: RestFields,
  { attributes, storeViewId, timeZone }: Known,
  special: Special,
): readonly Step[] => {
  const code = entry.text('attributeCode') ?? '';
  const text = TEXTS[code];
  if (text) return [textStep(text, entry.text('value') || null, storeViewId)];
  if (code === 'special_price')
    special.price = entry.has('value') && entry.text('value') !== '' ? entry.number('value')! : null;
  else if (code === 'special_from_date') special.from = dayOf(entry, code, timeZone);
  else if (code === 'special_to_date') special.to = dayOf(entry, code, timeZone);
  else if (code === 'category_ids')
    return [categoriesStep((entry.texts('value') ?? []).map((id) => ({ id: categoryId(id), position: 0 })))];
  else if (code === 'tax_class_id') return [taxStep(entry.text('value') ?? '')];
  else {
    const attribute = attributes.byCode.get(code);
    if (!attribute && !IGNORED.has(code)) throw unknownAttribute(code);
    if (!attribute) return [];
    return [
      attribute.input === 'select' || attribute.input === 'multiselect'
        ? optionStep(attribute, entry.texts('value') ?? [])
        : valueStep(attribute, entry.text('value'), storeViewId),
    ];
  }
  return [];
};

const categoryId = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw invalidValue(text, 'category_ids');
  return Number(text);
};

/** Magento's id of the taxable class, the only one here. */
export const TAXABLE = '2';

const taxStep = (id: string): Step => {
  if (id !== TAXABLE) throw invalidValue(id, 'tax_class_id');
  return step('tax_class', (product) => ({ ...product, taxClass: 'Taxable Goods' }));
};

export type LinkKind = 'related' | 'upsell' | 'crosssell';

const LINK_TYPES: Readonly<Record<string, LinkKind>> = {
  related: 'related',
  upsell: 'upsell',
  up_sell: 'upsell',
  crosssell: 'crosssell',
  cross_sell: 'crosssell',
};

/** Kind of a link by Magento's name; throws for an unknown name. */
export const linkKind = (name: string): LinkKind => {
  const kind = LINK_TYPES[name];
  if (!kind)
    throw new InputError('The "%1" link type wasn\'t found. Verify the type and try again.', {
      parameters: [name.slice(0, 40)],
    });
  return kind;
};

const linksStep = (links: readonly RestFields[]): Step => {
  const read = links.map((link) => {
    const kind = linkKind(link.text('linkType') ?? '');
    return { kind, sku: link.text('linkedProductSku') ?? '', position: link.integer('position') ?? 0 };
  });
  const sorted = read.toSorted((one, other) => one.position - other.position);
  return step('links', (product) => ({ ...product, links: sorted.map(({ kind, sku }) => ({ kind, sku })) }));
};

const readOwnFields = (product: RestFields, { storeViewId }: Known): readonly Step[] => {
  const steps: Step[] = [];
  const name = product.text('name');
  if (product.has('name')) steps.push(textStep('name', name?.trim() || null, storeViewId));
  const status = product.integer('status');
  if (status !== undefined) {
    if (status !== 1 && status !== 2) throw invalidValue(status, 'status');
    steps.push(step('status', (one) => ({ ...one, isEnabled: status === 1 })));
  }
  const visibility = product.integer('visibility');
  if (visibility !== undefined) {
    if (![1, 2, 3, 4].includes(visibility)) throw invalidValue(visibility, 'visibility');
    steps.push(step('visibility', (one) => ({ ...one, visibility: visibility as ProductInput['visibility'] })));
  }
  const weight = product.number('weight');
  if (weight !== undefined) steps.push(step('weight', (one) => ({ ...one, weightGrams: Math.round(weight * 1000) })));
  if (product.has('productLinks')) steps.push(linksStep(product.list('productLinks')));
  const more = product.object('extensionAttributes');
  if (more?.has('categoryLinks'))
    steps.push(
      categoriesStep(
        more.list('categoryLinks').map((link) => ({
          id: categoryId(link.text('categoryId') ?? ''),
          position: link.integer('position') ?? 0,
        })),
      ),
    );
  return steps;
};

/** Attributes and variants of a configurable product; `known` has the variants' ids. */
const readVariants = (
  product: RestFields,
  { attributes }: Known,
  skuById: ReadonlyMap<number, string>,
): readonly Step[] => {
  const more = product.object('extensionAttributes');
  const steps: Step[] = [];
  if (more?.has('configurableProductOptions')) {
    const codes = more.list('configurableProductOptions').map((option) => {
      const id = option.text('attributeId') ?? '';
      const attribute = /^\d{1,9}$/.test(id) ? attributes.byId.get(Number(id)) : undefined;
      if (attribute?.input !== 'select') throw invalidValue(id, 'attribute_id');
      return attribute.code;
    });
    steps.push(step('variants', (one) => ({ ...one, configurableBy: codes })));
  }
  if (more?.has('configurableProductLinks')) {
    const skus = (more.texts('configurableProductLinks') ?? []).map((id) => {
      const sku = skuById.get(Number(id));
      if (sku === undefined) throw invalidValue(id, 'configurable_product_links');
      return sku;
    });
    steps.push(step('variants', (one) => ({ ...one, variantSkus: skus })));
  }
  return steps;
};

const TYPES = ['simple', 'configurable'] as const;

/** Reads a body `{ product }`; texts apply to the store view. Throws Magento's errors. */
export const readProduct = (
  product: RestFields,
  known: Known & { skuById: ReadonlyMap<number, string>; before: ProductInput | undefined },
): ProductChange => {
  const given = product.text('typeId');
  const type =
    given === undefined || given === known.before?.type ? known.before?.type : TYPES.find((one) => one === given);
  if (given !== undefined && !type)
    throw new InputError('Products of the type "%1" are not made over REST.', { parameters: [given.slice(0, 40)] });
  // The texts of a new product apply to all views.
  const where = { ...known, storeViewId: known.before ? known.storeViewId : 0 };
  const special: Special = {};
  const steps = [
    ...readOwnFields(product, where),
    ...product.list('customAttributes').flatMap((entry) => readAttribute(entry, where, special)),
    ...readVariants(product, where, known.skuById),
  ];
  const price = product.number('price');
  const name = product.text('name')?.trim();
  if (!known.before && name && !steps.some(({ field }) => field.field === 'text:urlKey'))
    steps.push(textStep('urlKey', urlKeyOf(name) || null, 0));
  return {
    made: { type: type ?? 'simple' },
    fields: steps.map(({ field }) => field),
    apply: (one) => steps.reduce((sum, { apply }) => apply(sum), one),
    // Magento's clients send 0 for types without their own price.
    price: price === undefined || (price === 0 && type !== 'simple') ? undefined : price,
    special: Object.keys(special).length > 0 ? special : undefined,
    quantity: product.object('extensionAttributes')?.object('stockItem')?.number('qty'),
  };
};
