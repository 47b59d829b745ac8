import type { MenuEntry } from './menu-entry.ts';

/** Maximum number of entries of a submenu. */
export const MAX_ENTRIES = 8;

/** Target of "View all" by a top entry's position, when the entry has no URL. */
const CATEGORIES = [
  'manufactured-tiles',
  'natural-stone-tiles',
  'mosaic-tiles',
  'natural-stone-slabs',
  'engineered-wood',
  'vinyl',
] as const;

export const shownEntries = ({ children }: MenuEntry): readonly MenuEntry[] => children.slice(0, MAX_ENTRIES);

export const viewAllOf = (entry: MenuEntry, index: number): MenuEntry => {
  const category = CATEGORIES[index];
  return entry.href || !category ? entry : { ...entry, href: `/${category}` };
};
