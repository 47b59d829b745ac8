import type { MenuEntry } from './menu-entry.ts';

/** A submenu shows no more than this. */
export const MOST_ENTRIES = 8;

/** Where "View all" of a top entry leads by its place, when the entry has no page of its own. */
const CATEGORIES = ['manufactured-tiles', 'natural-stone-tiles', 'mosaic-tiles', 'natural-stone-slabs', 'engineered-wood', 'vinyl'] as const;

export const shownEntries = ({ children }: MenuEntry): readonly MenuEntry[] => children.slice(0, MOST_ENTRIES);

export const viewAllOf = (entry: MenuEntry, index: number): MenuEntry => {
  const category = CATEGORIES[index];
  return entry.href || !category ? entry : { ...entry, href: `/${category}` };
};
