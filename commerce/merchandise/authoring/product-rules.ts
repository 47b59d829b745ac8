import { hiddenIn, typedIdentifier } from '#contract/typed-text.ts';
import type { ProductInput, ProductType } from '#commerce/merchandise/catalog/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { snakeCase } from '#commerce/platform/rest/input.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { OwnField } from './types.ts';

/** A change of a product. */
export type ProductChange = {
  /** For a new product. */
  made: { type: ProductType };
  /** Fields owned by the program from now on, besides price and stock. */
  fields: readonly Pick<OwnField, 'field' | 'storeViewId'>[];
  apply(product: ProductInput): ProductInput;
  /** Minor units of the request's currency. */
  /** In major units. */
  price: number | undefined;
  /** Absent fields are unchanged; null removes. */
  special: { price?: number | null; from?: Date | null; to?: Date | null } | undefined;
  quantity: number | undefined;
};

/** Names of the fields that a change writes, such as `meta_title`, `media` or `price`. */
export const writtenFields = ({ fields, price, special, quantity }: ProductChange): readonly string[] => [
  ...fields.map(({ field }) => snakeCase(field.replace(/^text:/, ''))),
  ...(price === undefined ? [] : ['price']),
  ...(special === undefined ? [] : ['special_price']),
  ...(quantity === undefined ? [] : ['quantity']),
];

const URL_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Builds a URL key from a name: lower-case letters, digits and single hyphens. */
export const urlKeyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const emptyValue = (name: string): InputError =>
  new InputError('The "%1" attribute value is empty. Set the attribute and try again.', { parameters: [name] });

export const invalidValue = (value: string | number, name: string): InputError =>
  new InputError('Invalid value of "%1" provided for the %2 field.', {
    parameters: [typeof value === 'string' ? value.slice(0, 40) : value, name],
  });

/** Throws for texts without a name or with an invalid URL key. */
export const checkTexts = (
  texts: readonly { storeViewId: number; name: string | null; urlKey: string | null }[],
): void => {
  if (!texts.find(({ storeViewId }) => storeViewId === 0)?.name) throw emptyValue('name');
  for (const { name, urlKey } of texts) {
    if (name !== null && name.length > 255) throw invalidValue(name, 'name');
    if (urlKey !== null && (!URL_KEY.test(urlKey) || urlKey.length > 255)) throw invalidValue(urlKey, 'url_key');
  }
};

const MAX_SKU = 64;
/** Types priced by their variants or members. */
const PRICELESS: ReadonlySet<string> = new Set(['configurable', 'grouped']);

/** Throws Magento's error for an invalid product. */
export const checkProduct = (
  next: ProductInput,
  before: ProductInput | undefined,
  { price, made }: Pick<ProductChange, 'price' | 'made'>,
): void => {
  if (typedIdentifier(next.sku) !== next.sku || hiddenIn(next.sku) || next.sku === '' || next.sku.length > MAX_SKU)
    throw invalidValue(next.sku, 'sku');
  if (before && made.type !== before.type) throw invalidValue(made.type, 'type_id');
  if (!before && made.type === 'simple' && price === undefined) throw emptyValue('price');
  if (PRICELESS.has(next.type) && price !== undefined)
    throw new InputError('The price of "%1" is that of its variants.', { parameters: [next.sku] });
  if (!(next.weightGrams >= 0 && next.weightGrams <= 1_000_000_000))
    throw invalidValue(next.weightGrams / 1000, 'weight');
  checkTexts(next.texts);
};

/** Throws unless every variant has a distinct combination of the configurable attributes. */
export const checkVariants = (
  by: readonly string[],
  variants: readonly Pick<ProductInput, 'sku' | 'type' | 'options'>[],
): void => {
  const seen = new Set<string>();
  for (const { sku, type, options } of variants) {
    if (type !== 'simple') throw new InputError('Only a simple product can be a variant.');
    const choice = by.map((code) => {
      const found = options.find(({ attribute }) => attribute === code);
      if (!found)
        throw new InputError('Product with id "%1" does not contain required attribute "%2".', {
          parameters: [sku, code],
        });
      return found.option;
    });
    if (seen.has(choice.join('\n')))
      throw new InputError('Products "%1" and another have the same set of attribute values.', { parameters: [sku] });
    seen.add(choice.join('\n'));
  }
};

/** A special price, completed with its previous values. */
export const specialOf = (
  before: Pick<ProductInput, 'prices'> | undefined,
  currency: CurrencyCode,
  { special }: Pick<ProductChange, 'special'>,
): { price: number | null; from: Date | null; to: Date | null } | undefined => {
  if (!special) return undefined;
  const now = before?.prices.find((one) => one.currency === currency);
  const day = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  const price = special.price === undefined ? (now?.specialPrice ?? null) : special.price;
  if (price === null) return { price: null, from: null, to: null };
  return {
    price,
    from: special.from === undefined ? day(now?.specialFrom) : special.from,
    to: special.to === undefined ? day(now?.specialTo) : special.to,
  };
};
