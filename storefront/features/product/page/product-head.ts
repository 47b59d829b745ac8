import { minorText } from '#contract/money.ts';
import { labelOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import { plainText } from '#storefront/platform/content/plain-text.ts';
import type { RichText } from '#storefront/platform/content/rich-text.ts';
import { type Buyable, type Product, picturesOf, toProduct, firstVariant } from '../model/product.ts';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { Price } from '#storefront/platform/product-data/price.ts';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import type { LoadedProduct } from '../model/product-query.ts';

export type Addresses = {
  /** Absolute URL of a path, within the store view. */
  page: (path: string) => string;
  picture: (url: string) => string;
};

type Offering = Addresses & { /** True if prices include tax. */ isTaxIncluded?: boolean };

/** UN/CEFACT code of the square foot. */
const SQUARE_FOOT = 'FTK';

/** Price per area, or price with a note that it includes tax. */
const specificationOf = (price: Price, coverage: number | undefined, isTaxIncluded: boolean) => {
  const amount = { price: minorText(price.finalMinor, price.currency), priceCurrency: price.currency };
  const taxed = isTaxIncluded ? { valueAddedTaxIncluded: true } : {};
  if (coverage)
    return {
      '@type': 'UnitPriceSpecification',
      ...amount,
      ...taxed,
      referenceQuantity: { '@type': 'QuantitativeValue', value: coverage, unitCode: SQUARE_FOOT },
    };
  return isTaxIncluded ? { '@type': 'PriceSpecification', ...amount, ...taxed } : undefined;
};

const offerOf = (buyable: Buyable, url: string, isTaxIncluded: boolean): Record<string, unknown>[] => {
  const { price } = buyable;
  if (!price) return [];
  const priceSpecification = specificationOf(price, numberOf(buyable.attributes, 'coverage_sq_ft'), isTaxIncluded);
  return [
    {
      '@type': 'Offer',
      sku: buyable.sku,
      url,
      price: minorText(price.finalMinor, price.currency),
      priceCurrency: price.currency,
      availability: buyable.isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      ...(priceSpecification && { priceSpecification }),
    },
  ];
};

/** Properties of schema.org for differences between variants, by code of the option. */
const VARIES_BY: Readonly<Record<string, string>> = {
  size: 'https://schema.org/size',
  color: 'https://schema.org/color',
  color_family: 'https://schema.org/color',
  material: 'https://schema.org/material',
  pattern: 'https://schema.org/pattern',
};

const GTIN_CODES = ['gtin', 'ean', 'upc'];

/** The trade item number, if the shop has an attribute for it with 8 to 14 digits. */
const gtinOf = ({ attributes }: Buyable): { gtin?: string } => {
  const gtin = GTIN_CODES.map((code) => labelOf(attributes, code)).find((value) => /^\d{8,14}$/.test(value ?? ''));
  return gtin === undefined ? {} : { gtin };
};

const withOffer = (buyable: Buyable, url: string, isTaxIncluded: boolean): Record<string, unknown> => {
  const [offers] = offerOf(buyable, url, isTaxIncluded);
  return { sku: buyable.sku, ...gtinOf(buyable), ...(offers && { offers }) };
};

const groupOf = (
  product: Product,
  url: string,
  { picture, isTaxIncluded = false }: Offering,
): Record<string, unknown> => {
  const variesBy = new Set(product.options.flatMap(({ code }) => VARIES_BY[code] ?? []));
  return {
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    url,
    ...(variesBy.size > 0 && { variesBy: [...variesBy] }),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: variant.name,
      ...(variant.pictures[0] && { image: picture(variant.pictures[0].url) }),
      ...withOffer(variant, url, isTaxIncluded),
    })),
  };
};

/** Structured data of a product, or of a group of variants. A hidden price means no offer. */
export const productData = (
  product: Product,
  description: readonly RichText[],
  offering: Offering,
): Record<string, unknown> => {
  const { page, picture, isTaxIncluded = false } = offering;
  const url = page(product.path);
  const material = labelOf(product.attributes, 'material');
  const brand = labelOf(product.attributes, 'brand') ?? labelOf(product.attributes, 'manufacturer');
  const text = plainText(description).trim();
  return {
    '@context': 'https://schema.org',
    name: product.name,
    ...(text && { description: text }),
    ...(product.pictures.length > 0 && { image: product.pictures.map(({ url: file }) => picture(file)) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(material && { material }),
    ...(product.variants.length > 0
      ? groupOf(product, url, offering)
      : { '@type': 'Product', ...withOffer(product, url, isTaxIncluded) }),
  };
};

export const breadcrumbData = (
  trail: readonly { name: string; path: string }[],
  page: Addresses['page'],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: page(path),
  })),
});

export const productHead = (
  { origin, storeView }: Pick<Platform, 'origin' | 'storeView'>,
  { record, description, shortDescription }: LoadedProduct,
  config: string | undefined,
  /** Lowest price of a product with choices. */
  least?: Price,
): HeadInput => {
  const product = toProduct(record, storeView);
  const page = (path: string) => origin + addressIn(storeView, path);
  const picture = (url: string) => {
    const address = imageUrl(url, { width: 960, height: 1200 });
    return address.startsWith('/') ? origin + address : address;
  };
  const [first] = picturesOf(product, firstVariant(product.variants, config));
  return {
    title: product.metaTitle ?? product.name,
    description:
      product.metaDescription ?? plainText(shortDescription.length > 0 ? shortDescription : description).slice(0, 160),
    path: product.path,
    type: 'product',
    ...(first && { image: picture(first.url) }),
    structuredData: [
      productData({ ...product, ...(least && { price: least }) }, description, {
        page,
        picture,
        isTaxIncluded: storeView.tax === 'included',
      }),
      breadcrumbData([...product.trail, { name: product.name, path: product.path }], page),
    ],
  };
};
