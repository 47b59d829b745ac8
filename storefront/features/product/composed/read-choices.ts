import { urlKeyOf } from '#storefront/platform/store-view/store-views.ts';
import { toMinor } from '#contract/money.ts';
import { MAX_OPTION_CHARACTERS } from '#contract/product-options.ts';
import { labelOf } from '#storefront/platform/product-data/attributes.ts';
import { priceOf } from '#storefront/platform/product-data/price.ts';
import { buyableOf, isShipped, pictureToSave } from '../model/product.ts';
import type { Amount, Choice, ChoiceKind, ChoiceValue, GroupMember, ProductChoices } from './choices.ts';
import { type GetProductChoicesQuery, GetProductChoicesDocument } from './get-product-choices.graphql.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

type QueriedProduct = NonNullable<NonNullable<NonNullable<GetProductChoicesQuery['products']>['items']>[number]>;
type Bundle = Extract<QueriedProduct, { __typename: 'BundleProduct' }>;
type Files = Extract<QueriedProduct, { __typename: 'DownloadableProduct' }>;
type Group = Extract<QueriedProduct, { __typename: 'GroupedProduct' }>;
type Option = NonNullable<NonNullable<Bundle['options']>[number]>;

const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((entry) => entry !== null) as T[];

type Priced = { price: number | null; price_type?: string | null };

const amountOf = ({ price, price_type }: Priced, currency: string): Amount | undefined =>
  !price
    ? undefined
    : price_type === 'PERCENT'
      ? { kind: 'percent', percent: price }
      : { kind: 'fixed', minor: toMinor(price, currency) };

const DATES = { DATE: 'date', DATE_TIME: 'date_time', TIME: 'time' } as const;

const PLAIN = { quantity: 1, canChangeQuantity: false, isDefault: false, isInStock: true };

type Value = Priced & { uid: string; title: string | null; sort_order: number | null };

const valuesOf = (values: readonly (Value | null)[] | null, currency: string): ChoiceValue[] =>
  present(values)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .map((value) => ({ ...PLAIN, uid: value.uid, label: value.title ?? '', amount: amountOf(value, currency) }));

/** Kind of field by option type. */
const formOf = (option: Option, currency: string): Partial<Choice> & { kind: ChoiceKind } => {
  switch (option.__typename) {
    case 'CustomizableFieldOption':
    case 'CustomizableAreaOption': {
      const [kind, value] =
        option.__typename === 'CustomizableFieldOption'
          ? (['field', option.field] as const)
          : (['area', option.area] as const);
      return {
        kind,
        maxCharacters: value?.max_characters || MAX_OPTION_CHARACTERS,
        amount: value ? amountOf(value, currency) : undefined,
      };
    }
    case 'CustomizableDateOption':
      return {
        kind: DATES[option.date?.type ?? 'DATE'],
        amount: option.date ? amountOf(option.date, currency) : undefined,
      };
    case 'CustomizableDropDownOption':
      return { kind: 'select', values: valuesOf(option.dropDown, currency) };
    case 'CustomizableRadioOption':
      return { kind: 'radio', values: valuesOf(option.radio, currency) };
    case 'CustomizableCheckboxOption':
      return { kind: 'checkbox', values: valuesOf(option.checkbox, currency) };
    case 'CustomizableMultipleOption':
      return { kind: 'checkbox', values: valuesOf(option.multiple, currency) };
    default:
      return { kind: 'file' };
  }
};

const ANY = { isRequired: false, maxCharacters: MAX_OPTION_CHARACTERS, amount: undefined, values: [] };

const optionsOf = (options: readonly (Option | null)[] | null, currency: string): Choice[] =>
  present(options)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .map((option) => ({
      ...ANY,
      uid: option.uid,
      of: 'options',
      title: option.title ?? '',
      isRequired: option.required ?? false,
      ...formOf(option, currency),
    }));

const KINDS: Readonly<Record<string, ChoiceKind>> = { select: 'select', radio: 'radio' };

/** A bundle with dynamic price uses the prices of its products: Magento's options have none. */
const partsOf = ({ items, dynamic_price }: Bundle, currency: string): Choice[] =>
  present(items)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ uid, title, required, type, options }) => ({
      ...ANY,
      uid: uid ?? '',
      of: 'bundle',
      kind: KINDS[type ?? ''] ?? 'checkbox',
      title: title ?? '',
      isRequired: required ?? false,
      values: present(options)
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map((option) => ({
          uid: option.uid,
          label: option.label ?? '',
          amount: amountOf(
            dynamic_price
              ? { price: option.product?.price_range.minimum_price.final_price.value ?? null }
              : { price: option.price, price_type: option.price_type },
            currency,
          ),
          quantity: option.quantity || 1,
          canChangeQuantity: option.can_change_quantity ?? false,
          isDefault: option.is_default ?? false,
          isInStock: option.product?.stock_status !== 'OUT_OF_STOCK',
        })),
    }));

const filesOf = (
  { downloadable_product_links: links, links_title, links_purchased_separately }: Files,
  currency: string,
): Choice[] =>
  links_purchased_separately
    ? [
        {
          ...ANY,
          uid: 'files',
          of: 'files',
          kind: 'checkbox',
          title: links_title ?? '',
          isRequired: true,
          values: present(links)
            .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
            .map(({ uid, title, price, sample_url }) => ({
              ...PLAIN,
              uid,
              label: title ?? '',
              amount: amountOf({ price }, currency),
              ...(sample_url && { sample: sample_url }),
            })),
        },
      ]
    : [];

const membersOf = ({ items }: Group): GroupMember[] =>
  present(items)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ product, qty }) => {
      if (!product) return [];
      const { attributes, pictures, ...own } = buyableOf(product);
      return [
        {
          product: own,
          path: `/${product.url_key ?? ''}${product.url_suffix ?? ''}`,
          image: pictureToSave({ pictures }),
          unit: labelOf(attributes, 'selling_unit')?.toLocaleLowerCase(),
          quantity: qty ?? 0,
          isShipped: isShipped(product),
        },
      ];
    });

/** Returns whether a price in the response is hidden from this caller. */
const hidesPrice = (requested: QueriedProduct): boolean => {
  if (requested.__typename === 'GroupedProduct')
    return present(requested.items).some(({ product }) => product && !priceOf(product.price_range.minimum_price));
  if (requested.__typename === 'BundleProduct')
    return present(requested.items).some(({ options }) =>
      present(options).some(({ product }) => product && !priceOf(product.price_range.minimum_price)),
    );
  return (
    requested.__typename === 'DownloadableProduct' &&
    present(requested.downloadable_product_links).some(({ price }) => price === null)
  );
};

/** Options and parts of a product. */
const readChoices = (requested: QueriedProduct, currency: string): ProductChoices => {
  const files = requested.__typename === 'DownloadableProduct' ? requested : undefined;
  const bundle = requested.__typename === 'BundleProduct' ? requested : undefined;
  return {
    choices: [
      ...(bundle ? partsOf(bundle, currency) : []),
      ...('options' in requested ? optionsOf(requested.options, currency) : []),
      ...(files ? filesOf(files, currency) : []),
    ],
    members: requested.__typename === 'GroupedProduct' ? membersOf(requested) : [],
    basis: bundle && toMinor(bundle.dynamic_price ? 0 : (bundle.price_details?.main_final_price ?? 0), currency),
    included:
      files && !files.links_purchased_separately
        ? present(files.downloadable_product_links).map(({ title }) => title ?? '')
        : [],
    samples: present(files?.downloadable_product_samples).flatMap(({ title, sample_url }) =>
      sample_url ? [{ title: title ?? '', url: sample_url }] : [],
    ),
    isOfFiles: files !== undefined,
    isPriceHidden: hidesPrice(requested),
  };
};

/** Options and parts of the product of a URL; null when there is none. */
export const choicesQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>, path: string) =>
  queryOptionsFor(
    platform,
    GetProductChoicesDocument,
    { urlKey: urlKeyOf(platform.storeView, path) },
    {
      select: ({ products }): ProductChoices | null => {
        const requested = products?.items?.find((item) => item !== null);
        return requested ? readChoices(requested, platform.currency) : null;
      },
    },
  );
