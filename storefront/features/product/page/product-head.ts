import { plainText } from '#storefront/platform/content/plain-text.ts';
import { imageUrl, srcSet } from '#storefront/ui/image/image-url.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { Price } from '#storefront/platform/product-data/price.ts';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { GALLERY_SIZES, SLAB_RATIO } from '../gallery/gallery-sizes.ts';
import { isSlab, picturesOf, toProduct } from '../model/product.ts';
import { firstVariant } from '../model/selection.ts';
import { breadcrumbData, productData } from '../model/structured-data.ts';
import type { LoadedProduct } from './product-query.ts';

export const productHead = (
  { origin, storeView }: Pick<Platform, 'origin' | 'storeView'>,
  { record, description, shortDescription }: LoadedProduct,
  config: string | undefined,
  /** What it can be had for at least, where something must be chosen. */
  least?: Price,
): HeadInput => {
  const product = toProduct(record);
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
    ...(first && {
      image: picture(first.url),
      preloadImage: {
        src: imageUrl(first.url, { width: 960, height: 1200 }),
        srcSet: srcSet(first.url, isSlab(product) ? { ratio: SLAB_RATIO } : {}),
        sizes: GALLERY_SIZES,
      },
    }),
    // Search engines read the first document only.
    structuredData: import.meta.env.SSR
      ? [
          productData({ ...product, ...(least && { price: least }) }, description, { page, picture }),
          breadcrumbData([...product.trail, { name: product.name, path: product.path }], page),
        ]
      : [],
  };
};
