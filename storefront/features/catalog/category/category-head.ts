import { imageUrl } from '#storefront/ui/image/image-url.ts';
import { plainText } from '#storefront/platform/content/plain-text.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import type { Category } from '../data/category-queries.ts';

/** Breadcrumbs as structured data. */
export const breadcrumbData = (
  { origin, storeView }: Pick<Platform, 'origin' | 'storeView'>,
  trail: readonly { name: string; path: string }[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + addressIn(storeView, path),
  })),
});

const MAX_DESCRIPTION_LENGTH = 160;

/** The canonical URL of filtered, sorted and further pages is the list's own. */
export const categoryHead = (platform: Pick<Platform, 'origin' | 'storeView'>, category: Category): HeadInput => ({
  title: category.metaTitle ?? category.name,
  description: category.metaDescription ?? plainText(category.description).slice(0, MAX_DESCRIPTION_LENGTH),
  path: category.path,
  image: category.image && imageUrl(category.image, { type: 'image-category', width: 1280, height: 720 }),
  structuredData: [breadcrumbData(platform, [...category.trail, { name: category.name, path: category.path }])],
});
