import { categoryPath } from '#storefront/platform/store-view/store-views.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { readText } from '#storefront/platform/content/read-text.ts';
import type { RichText } from '#storefront/platform/content/rich-text.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { GetCategoryQuery } from '../api/get-category.graphql.ts';
import { GetCategoryDocument } from '../api/get-category.graphql.ts';

export type CategoryLink = { uid: string; name: string; path: string };

export type Category = {
  uid: string;
  name: string;
  path: string;
  description: RichText[];
  image?: string;
  trail: CategoryLink[];
  children: CategoryLink[];
  metaTitle?: string;
  metaDescription?: string;
};

type Record = NonNullable<NonNullable<NonNullable<GetCategoryQuery['categories']>['items']>[number]>;

const toCategory = (record: Record, description: RichText[], view: Platform['storeView']): Category => ({
  uid: record.uid,
  name: record.name ?? '',
  path: categoryPath(view, record.url_path),
  description,
  ...(record.image && { image: record.image }),
  trail: (record.breadcrumbs ?? []).flatMap((crumb) =>
    crumb
      ? [
          {
            uid: crumb.category_uid,
            name: crumb.category_name ?? '',
            path: categoryPath(view, crumb.category_url_path),
          },
        ]
      : [],
  ),
  children: (record.children ?? []).flatMap((child) =>
    child && (child.product_count ?? 1) > 0
      ? [{ uid: child.uid, name: child.name ?? '', path: categoryPath(view, child.url_path) }]
      : [],
  ),
  ...(record.meta_title && { metaTitle: record.meta_title }),
  ...(record.meta_description && { metaDescription: record.meta_description }),
});

/** A category with its description parsed; null when there is none. */
export const categoryQuery = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency' | 'origin' | 'readMarkup'>,
  uid: string,
) =>
  queryOptionsFor(
    platform,
    GetCategoryDocument,
    { uid },
    {
      select: async ({ categories }): Promise<Category | null> => {
        const record = categories?.items?.find((item) => item !== null);
        return record ? toCategory(record, await readText(platform, record.description), platform.storeView) : null;
      },
    },
  );
