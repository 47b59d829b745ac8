import type { AttributeFilterInput } from '#contract/generated/schema-types.ts';
import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Resolvers, SimpleProductResolvers } from '#commerce/generated/resolvers.ts';
import { productImageUrl } from '#commerce/merchandise/media/service.ts';
import { countEntities } from './response-budget.ts';
import { attributeValuesOf, customAttributesOf } from './attribute-values.ts';
import { categoryModel } from './categories.ts';
import { configurableOptionsOf, productModel, selectionOf, variantsOf } from './configurable.ts';
import { bundleFields } from './graphql-bundle.ts';
import { downloadFields } from './graphql-downloads.ts';
import { addressOf, detailOf, groupOf, suffixOf, textOf } from './graphql-facts.ts';
import { optionsOf } from './graphql-options.ts';
import { olderFields } from './graphql-older.ts';
import { ofProduct } from './product-facts.ts';
import type { ProductFacts } from './product-facts.ts';
import { fewLeft, isSellable, mediaOf, pictureFor, priceRangeOf, specialPriceOf, tiersFor } from './product-rules.ts';
import type { MediaRecord, ProductRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import { isBoughtAsSuch } from './types.ts';
import type { ProductModel } from './types.ts';
import { idUid, optionUid } from './uids.ts';

const addressField = ofProduct(addressOf);
const labelFor = (facts: ProductFacts, { labels }: MediaRecord): string =>
  inView(labels, facts.context.storeView.id) ?? textOf(facts).name;

const imageOf = (facts: ProductFacts, media: MediaRecord) => ({
  __typename: 'ProductImage' as const,
  url: productImageUrl(facts.context.settings, media.file),
  label: labelFor(facts, media),
  position: media.position,
  disabled: false,
});

const pictureOf = (role: string) =>
  ofProduct((facts) => {
    const media = pictureFor(facts.product, role);
    return media ? imageOf(facts, media) : null;
  });

const entryOf = (facts: ProductFacts, media: MediaRecord) => ({
  uid: idUid(media.id),
  id: media.id,
  file: `/${media.file}`,
  label: labelFor(facts, media),
  position: media.position,
  disabled: false,
  types: [...media.roles],
  media_type: 'image',
  content: null,
  video_content: null,
});

const linked = (pick: (product: ProductRecord) => readonly number[]) =>
  ofProduct(({ product, catalog, context }) =>
    countEntities(context, pick(product)).flatMap((id) => {
      const other = catalog.product(id);
      return other?.isEnabled && other.visibility > 1 ? [productModel(other)] : [];
    }),
  );

const optionOf = (facts: ProductFacts, code: string) => {
  const attribute = facts.catalog.attributes.byCode.get(code);
  const optionId = facts.product.options.find(([attributeId]) => attributeId === attribute?.id)?.[1];
  return optionId === undefined ? undefined : facts.catalog.attributes.optionById.get(optionId);
};

const common = {
  ...olderFields,
  uid: ofProduct(({ product }) => idUid(product.id)),
  id: ofProduct(({ product }) => product.id),
  sku: ofProduct(({ product }) => product.sku),
  name: ofProduct((facts) => textOf(facts).name),
  url_key: ofProduct(
    ({ product, catalog, context }) => inView(catalog.pageOf(product).texts, context.storeView.id).urlKey,
  ),
  url_suffix: ofProduct(suffixOf),
  canonical_url: addressField,
  relative_url: (product, args, context) => product.routed?.relativeUrl ?? addressField(product, args, context),
  redirect_code: ({ routed }) => routed?.redirectCode ?? 0,
  type: () => 'PRODUCT',
  type_id: ofProduct(({ product }) => product.type),
  weight: ofProduct(({ product }) => (isBoughtAsSuch(product.type) ? product.weightGrams / 1000 : null)),
  stock_status: ofProduct(({ product }) => (isSellable(product) ? 'IN_STOCK' : 'OUT_OF_STOCK')),
  only_x_left_in_stock: ofProduct(({ product }) => fewLeft(product)),
  small_image: pictureOf('small_image'),
  image: pictureOf('image'),
  thumbnail: pictureOf('thumbnail'),
  media_gallery: ofProduct((facts) => mediaOf(facts.product).map((media) => imageOf(facts, media))),
  media_gallery_entries: ofProduct((facts) => mediaOf(facts.product).map((media) => entryOf(facts, media))),
  meta_title: detailOf((detail) => detail?.metaTitle ?? null),
  meta_description: detailOf((detail) => detail?.metaDescription ?? null),
  meta_keyword: detailOf((detail) => detail?.metaKeyword ?? null),
  price_range: ofProduct((facts) => priceRangeOf(facts.product, facts.context.currency, groupOf(facts))),
  special_price: ofProduct((facts) => specialPriceOf(facts.product, facts.context.currency, groupOf(facts))),
  price_tiers: ofProduct((facts) => tiersFor(facts.product, facts.context.currency, groupOf(facts))),
  gift_message_available: () => false,
  categories: ofProduct(({ product, catalog, context }) =>
    countEntities(context, product.placements).flatMap(({ categoryId }) => {
      const category = catalog.category(categoryId);
      return category ? [categoryModel(category)] : [];
    }),
  ),
  country_of_manufacture: ofProduct((facts) => optionOf(facts, 'country_of_manufacture')?.code ?? null),
  commission_class: ofProduct((facts) => optionOf(facts, 'commission_class')?.id ?? null),
  custom_attributesV2: ofProduct(
    ({ product, catalog, context }, { filters }: { filters?: AttributeFilterInput | null }) => ({
      items: attributeValuesOf(catalog.attributes, product, context.storeView, filters) as never,
      errors: [],
    }),
  ),
  custom_attributes: ofProduct(
    ({ product, catalog, context }) => customAttributesOf(catalog.attributes, product, context.storeView) as never,
  ),
  related_products: linked(({ related }) => related),
  upsell_products: linked(({ upsell }) => upsell),
  crosssell_products: linked(({ crosssell }) => crosssell),
} satisfies SimpleProductResolvers;

const { weight: _weight, ...weightless } = common;

const options = ofProduct(
  ({ product, context }) =>
    optionsOf(product.composition?.options ?? [], {
      storeViewId: context.storeView.id,
      currency: context.currency,
      sku: product.sku,
    }) as never,
);

export const productResolvers = {
  ProductInterface: { __resolveType: ({ __typename }) => __typename },
  LayerFilterItemInterface: {
    __resolveType: (item) => ('swatch_data' in item ? 'SwatchLayerFilterItem' : 'LayerFilterItem'),
  },
  SwatchLayerFilterItemInterface: { __resolveType: () => 'SwatchLayerFilterItem' },
  ProductLinksInterface: { __resolveType: () => 'ProductLinks' },
  PhysicalProductInterface: {
    __resolveType: (product) => (product as ProductModel).__typename as 'SimpleProduct',
  },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  SwatchDataInterface: {
    __resolveType: (swatch) =>
      (swatch as { __typename?: 'ColorSwatchData' | 'ImageSwatchData' | 'TextSwatchData' }).__typename ??
      'TextSwatchData',
  },
  CustomizableProductInterface: { __resolveType: ({ __typename }: ProductModel) => __typename as 'SimpleProduct' },
  SimpleProduct: { ...common, options },
  VirtualProduct: { ...weightless, options },
  DownloadableProduct: { ...weightless, ...downloadFields, options },
  BundleProduct: { ...common, ...bundleFields, options },
  GroupedProduct: {
    ...common,
    items: ofProduct(({ product, catalog, context }) =>
      countEntities(context, product.composition?.members ?? []).flatMap(({ productId, quantity }, position) => {
        const member = catalog.product(productId);
        return member?.isEnabled ? [{ position, qty: quantity, product: productModel(member) }] : [];
      }),
    ),
  },
  ConfigurableProduct: {
    ...common,
    options: () => null,
    configurable_options: ofProduct(({ product, catalog, context }) =>
      configurableOptionsOf(product, catalog.attributes, wordingOf(context.storeView), context.settings),
    ),
    variants: ofProduct(({ product, catalog, context }) => {
      for (const { id } of countEntities(context, product.variants)) catalog.product(id);
      return variantsOf(product, catalog.attributes, wordingOf(context.storeView));
    }),
    configurable_product_options_selection: ofProduct(
      (facts, { configurableOptionValueUids }: { configurableOptionValueUids?: readonly string[] | null }) => {
        const { product, catalog, context } = facts;
        const wording = wordingOf(context.storeView);
        const { variant, choices } = selectionOf(
          product,
          catalog.attributes,
          configurableOptionValueUids ?? [],
          context.settings,
        );
        return {
          variant: variant && productModel(variant),
          media_gallery: mediaOf(variant ?? product).map((media) => imageOf(facts, media)),
          options_available_for_selection: choices.flatMap(({ attribute, options }) => {
            const uids = options.filter(({ isPossible }) => isPossible).map(({ uid }) => uid);
            return uids.length > 0 ? [{ attribute_code: attribute.code, option_value_uids: uids }] : [];
          }),
          configurable_options: choices
            .filter(({ isChosen }) => !isChosen)
            .map(({ attribute, options }) => ({
              uid: optionUid(product.id, attribute.id),
              attribute_code: attribute.code,
              label: labelOf(attribute, wording),
              values: options.map(({ option, uid, isPossible, swatch }) => ({
                uid,
                label: labelOf(option, wording),
                is_available: isPossible,
                is_use_default: option.labels[wording] === undefined,
                swatch: swatch as never,
              })),
            })),
        };
      },
    ),
  },
} satisfies Resolvers;
