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

/** UN/CEFACT code of the square foot. */
const SQUARE_FOOT = 'FTK';

const offerOf = (buyable: Buyable, url: string): Record<string, unknown>[] => {
  const { price } = buyable;
  if (!price) return [];
  const coverage = numberOf(buyable.attributes, 'coverage_sq_ft');
  return [
    {
      '@type': 'Offer',
      sku: buyable.sku,
      url,
      price: minorText(price.finalMinor),
      priceCurrency: price.currency,
      availability: buyable.isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      ...(coverage && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: minorText(price.finalMinor),
          priceCurrency: price.currency,
          referenceQuantity: { '@type': 'QuantitativeValue', value: coverage, unitCode: SQUARE_FOOT },
        },
      }),
    },
  ];
};

/** Structured data of a product. A hidden price means no offer. */
export const productData = (
  product: Product,
  description: readonly RichText[],
  { page, picture }: Addresses,
): Record<string, unknown> => {
  const offers = (product.variants.length > 0 ? product.variants : [product]).flatMap((buyable) =>
    offerOf(buyable, page(product.path)),
  );
  const material = labelOf(product.attributes, 'material');
  const text = plainText(description).trim();
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(text && { description: text }),
    ...(product.pictures.length > 0 && { image: product.pictures.map(({ url }) => picture(url)) }),
    ...(material && { material }),
    ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
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
      productData({ ...product, ...(least && { price: least }) }, description, { page, picture }),
      breadcrumbData([...product.trail, { name: product.name, path: product.path }], page),
    ],
  };
};
