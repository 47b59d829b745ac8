import { hiddenIn, typedIdentifier } from '#contract/typed-text.ts';
import type { ProductInput, ProductType } from '#commerce/merchandise/catalog/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { OwnField } from './types.ts';

/** What a call says of a product. */
export type ProductChange = {
  /** Of a product that is made by it. */
  made: { type: ProductType };
  /** What is the program's from now on, beside price and stock. */
  fields: readonly Pick<OwnField, 'field' | 'storeViewId'>[];
  apply(product: ProductInput): ProductInput;
  /** Minor units of the request's currency. */
  price: number | undefined;
  /** What is absent stays; null takes away. */
  special: { price?: number | null; from?: Date | null; to?: Date | null } | undefined;
  quantity: number | undefined;
};

const URL_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Lower-case letters, digits and single hyphens, made of a name. */
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

/** Throws for texts without a name, and for addresses that cannot be one. */
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
/** Their prices are those of what they are made of. */
const PRICELESS: ReadonlySet<string> = new Set(['configurable', 'grouped']);

/** Throws Magento's error for what a product cannot be. */
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

/** Throws unless every variant has its own choice of what a configurable product differs in. */
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

/** A reduction with what of it was there before. */
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
