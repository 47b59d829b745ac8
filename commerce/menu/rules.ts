import type { Menu } from './types.ts';

const ALL_VIEWS = 0;

/** Menus of a view: its own first, then those of all views; of one identifier only the first. */
export const menusOfView = (menus: readonly Menu[], storeViewId: number): readonly Menu[] => {
  const own = menus.filter(({ storeViewIds }) => storeViewIds.includes(storeViewId));
  const shared = menus.filter(({ storeViewIds }) => storeViewIds.includes(ALL_VIEWS));
  return [...own, ...shared].filter((menu, index, all) => all.findIndex(({ identifier }) => identifier === menu.identifier) === index);
};

export const additionalDataOf = (searchParams: string | null): string[] => (searchParams ? [`search_params:${searchParams}`] : []);
