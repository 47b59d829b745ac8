import type { MenuEntry } from './menu-entry.ts';

/** Maximum number of entries of a submenu. */
export const MAX_ENTRIES = 8;

const isGroup = ({ children }: MenuEntry): boolean => children.length > 0;

/** The entries of a submenu, without its groups. */
export const shownEntries = ({ children }: MenuEntry): readonly MenuEntry[] =>
  children.filter((child) => !isGroup(child)).slice(0, MAX_ENTRIES);

/** Submenus of a submenu, such as colours or sizes. */
export const groupsOf = ({ children }: MenuEntry): readonly MenuEntry[] => children.filter(isGroup);
