import { imageUrl } from '#storefront/platform/image/image-url.ts';
import { plainText } from '#storefront/platform/content/plain-text.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import type { Category } from '../data/category-queries.ts';

/** What search engines read as the way to a page. */
export const breadcrumbData = ({ origin, storeView }: Pick<Platform, 'origin' | 'storeView'>, trail: readonly { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + addressIn(storeView, path) })),
});

const LONGEST_DESCRIPTION = 160;

/** Filters, order and further pages lead search engines to the list itself. */
export const categoryHead = (platform: Pick<Platform, 'origin' | 'storeView'>, category: Category): HeadInput => ({
  title: category.metaTitle ?? category.name,
  description: category.metaDescription ?? plainText(category.description).slice(0, LONGEST_DESCRIPTION),
  path: category.path,
  image: category.image && imageUrl(category.image, { type: 'image-category', width: 1280, height: 720 }),
  // Search engines read the first document only.
  structuredData: import.meta.env.SSR ? [breadcrumbData(platform, [...category.trail, { name: category.name, path: category.path }])] : [],
});
