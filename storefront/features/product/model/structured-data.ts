import { minorText } from '#contract/money.ts';
import { labelOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import { plainText } from '#storefront/platform/content/plain-text.ts';
import type { RichText } from '#storefront/platform/content/rich-text.ts';
import type { Buyable, Product } from './product.ts';

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
