import type { GetCategoryMenuQuery, MenuCategoryFragment } from './get-category-menu.graphql.ts';
import type { MenuEntry } from './menu-entry.ts';
import type { MenuTree } from './menu-tree.ts';

type Category = MenuCategoryFragment & { image?: string | null };

/** Categories of the menu, in the merchant's order. */
const listed = <T extends Category>(categories: readonly (T | null)[] | null | undefined): T[] =>
  (categories ?? [])
    .filter((category) => category !== null && category.include_in_menu !== 0 && Boolean(category.url_path))
    .map((category) => category as T)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));

const entryOf = ({ name, url_path, url_suffix, image }: Category, children: MenuEntry[]): MenuEntry => ({
  title: name ?? '',
  href: `/${url_path}${url_suffix ?? ''}`,
  ...(image ? { image: { src: image, alt: '' } } : {}),
  children,
});

/** Menu from two levels of categories, for a back end without menus. */
export const categoryMenuOf = ({ categories }: GetCategoryMenuQuery): MenuTree => ({
  columns: 4,
  entries: listed(categories?.items?.[0]?.children).map((category) =>
    entryOf(
      category,
      listed(category.children).map((child) => entryOf(child, [])),
    ),
  ),
});
