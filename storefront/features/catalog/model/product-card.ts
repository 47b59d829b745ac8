import { toMinor } from '#contract/money.ts';
import type { AreaOffer, Priced } from '#storefront/platform/product-data/area-offer.ts';
import { cheapestByArea } from '#storefront/platform/product-data/area-offer.ts';
import { attributesOf, booleanOf, labelOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import type { Price } from '#storefront/platform/product-data/price.ts';
import { priceOf, specialPriceOf, withOrdinary } from '#storefront/platform/product-data/price.ts';
import type { ProductCardFragment } from '../api/get-product-list.graphql.ts';

export type CardImage = { url: string; label: string };

/** A product as lists show it; small, because it is dehydrated into the page. */
export type Card = AreaOffer & {
  uid: string;
  sku: string;
  name: string;
  /** Root-relative, without the store view. */
  path: string;
  image?: CardImage;
  closeUp?: CardImage;
  /** Absent when the back end hides it from this caller. */
  price?: Price;
  isFrom: boolean;
  sellingUnit?: string;
  material?: string;
  /** Number of sizes and finishes, or the label of the only one. */
  sizes: number;
  size?: string;
  finishes: number;
  finish?: string;
  isInStock: boolean;
  /** Can be ordered although none is in stock. */
  canWait?: true;
  isOutlet: boolean;
  /** Units of an outlet item in stock. */
  left?: number;
  /** True for a slab, whose picture is shown uncropped in landscape. */
  isSlab?: boolean;
  leadTimeDays?: number;
  hasSample?: true;
  /** Wet DCOF; only in lists filtered by use. */
  dcof?: number;
};

const imagesOf = ({ small_image, media_gallery, name }: ProductCardFragment): Pick<Card, 'image' | 'closeUp'> => {
  const toImage = (source: { url: string | null; label: string | null } | null | undefined): CardImage | undefined =>
    source?.url ? { url: source.url, label: source.label || (name ?? '') } : undefined;
  const gallery = (media_gallery ?? [])
    .filter((entry) => entry !== null && !entry.disabled)
    .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .flatMap((entry) => toImage(entry) ?? []);
  const image = toImage(small_image) ?? gallery[0];
  const closeUp = gallery.find(({ url }) => url !== image?.url);
  return { ...(image && { image }), ...(closeUp && { closeUp }) };
};

const choicesOf = (product: ProductCardFragment, code: string): number =>
  product.__typename === 'ConfigurableProduct'
    ? (product.configurable_options?.find((option) => option?.attribute_code === code)?.values?.length ?? 0)
    : 0;

export const toCard = (product: ProductCardFragment): Card => {
  const attributes = attributesOf(product.custom_attributesV2);
  const variants = product.__typename === 'ConfigurableProduct' ? (product.variants ?? []) : [];
  const ownPrices: Priced[] = variants.flatMap((variant) =>
    variant?.product
      ? [
          {
            price: priceOf(variant.product.price_range.minimum_price, variant.product.special_price),
            attributes: attributesOf(variant.product.custom_attributesV2),
          },
        ]
      : [],
  );
  const price = withOrdinary(
    priceOf(product.price_range.minimum_price, specialPriceOf(product)),
    ownPrices.map((own) => own.price),
  );
  const highest = product.price_range.maximum_price?.final_price.value ?? undefined;
  const [size, finish, material, sellingUnit] = ['size', 'finish', 'material', 'selling_unit'].map((code) =>
    labelOf(attributes, code),
  );
  const leadTimeDays = numberOf(attributes, 'lead_time_days');
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: product.name ?? '',
    path: `/${product.url_key ?? ''}${product.url_suffix ?? ''}`,
    ...imagesOf(product),
    ...(price && { price }),
    isFrom: price !== undefined && highest !== undefined && toMinor(highest, price.currency) > price.finalMinor,
    ...cheapestByArea(ownPrices.length > 0 ? ownPrices : [{ price, attributes }]),
    ...(sellingUnit && { sellingUnit }),
    ...(material && { material }),
    sizes: choicesOf(product, 'size'),
    ...(size && { size }),
    finishes: choicesOf(product, 'finish'),
    ...(finish && { finish }),
    isInStock: product.stock_status === 'IN_STOCK' && product.only_x_left_in_stock !== 0,
    ...(product.stock_status === 'IN_STOCK' && product.only_x_left_in_stock === 0 && { canWait: true }),
    isOutlet: booleanOf(attributes, 'outlet') ?? false,
    ...(booleanOf(attributes, 'outlet') && product.only_x_left_in_stock && { left: product.only_x_left_in_stock }),
    ...(attributes.has('slab_yard') && { isSlab: true }),
    ...(leadTimeDays && { leadTimeDays }),
    ...(booleanOf(attributes, 'sample_available') && { hasSample: true }),
  };
};

export const toCards = (products: readonly (ProductCardFragment | null)[] | null | undefined): Card[] =>
  (products ?? []).flatMap((product) => (product ? [toCard(product)] : []));
