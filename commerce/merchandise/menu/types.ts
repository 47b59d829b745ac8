export type MenuNodeType = 'category' | 'product' | 'cms_page' | 'cms_block' | 'custom_url' | 'wrapper';

export type MenuNodeInput = {
  type: MenuNodeType;
  title: string;
  /** Entity id as text, identifier of a block, or the URL of a custom entry. */
  content: string | null;
  classes: string | null;
  image: string | null;
  imageAltText: string | null;
  opensNewTab: boolean;
  searchParams: string | null;
  description: string | null;
  /** First and last moment, in UTC, such as `2027-03-01 05:00:00`; absent without a limit. */
  visibleFrom?: string;
  visibleUntil?: string;
  children: readonly MenuNodeInput[];
};

export type MenuInput = {
  identifier: string;
  title: string;
  cssClass: string | null;
  isActive: boolean;
  /** 0 shows it in every view without a menu of its own. */
  storeViewIds: readonly number[];
  nodes: readonly MenuNodeInput[];
};

export type StoredMenu = MenuInput & { id: number };

/** An active menu with its active nodes ordered by level, parent and position. */
export type Menu = {
  id: number;
  identifier: string;
  title: string;
  cssClass: string | null;
  storeViewIds: readonly number[];
  createdAt: string;
  updatedAt: string;
  nodes: readonly MenuNode[];
};

export type MenuNode = Omit<MenuNodeInput, 'children'> & {
  id: number;
  /** 0 at the root. */
  parentId: number;
  level: number;
  position: number;
  createdAt: string;
  updatedAt: string;
};
