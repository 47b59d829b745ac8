export const CONTENT_PATHS = {
  page: '/V1/cmsPage',
  block: '/V1/cmsBlock',
  menu: '/V1/menus',
  showroom: '/V1/showrooms',
} as const;

export type ContentKind = keyof typeof CONTENT_PATHS;

export type Value = Readonly<Record<string, unknown>>;

/** The response of `…/:id/editor`. */
export type Editor = {
  id: string;
  identifier: string;
  title: string;
  version: string;
  /** Path of a page that shows it. */
  path: string;
  /** Store views of a menu; 0: all without a menu of their own. */
  store_ids?: readonly number[];
  is_active?: boolean;
  visible_from?: string | null;
  visible_until?: string | null;
  /** Published content; store 0: all store views. */
  content: readonly { store_id: number; value: Value }[];
  drafts: readonly { store_id: number; saved_at: string; saved_by: string; value: Value }[];
  file_changes: readonly { store_id: number; field: string; value: unknown }[];
  /** Parts that shoppers do not see. */
  unshown: readonly string[];
};

/** A page or block of a list. */
export type Listed = { id: number; identifier: string; title: string; active: boolean };

/** Texts of a page; a block has only the first two. */
export const PAGE_FIELDS = ['title', 'content', 'content_heading', 'meta_title', 'meta_description', 'meta_keywords'];

/** Returns the content of a store view. Falls back to the content for all store views. */
export const shownIn = ({ content }: Editor, storeId: number): Value =>
  (content.find(({ store_id }) => store_id === storeId) ?? content.find(({ store_id }) => store_id === 0))?.value ?? {};

export const CONTENT_ACTIONS = [
  'page-made',
  'page-changed',
  'page-visibility',
  'page-draft-saved',
  'page-draft-discarded',
  'page-file-ignored',
  'block-made',
  'block-changed',
  'block-visibility',
  'block-draft-saved',
  'block-draft-discarded',
  'block-file-ignored',
  'menu-changed',
  'menu-draft-saved',
  'menu-draft-discarded',
  'menu-file-ignored',
  'showroom-made',
  'showroom-visibility',
  'showroom-changed',
  'showroom-draft-saved',
  'showroom-draft-discarded',
  'showroom-file-ignored',
] as const;

export const MENU_TYPES = ['category', 'custom_url', 'cms_page', 'product', 'cms_block', 'wrapper'] as const;

export const SHOWROOM_FIELDS = ['telephone', 'email', 'street', 'city', 'postcode'] as const;

export type MenuEntry = Readonly<Record<string, unknown>> & {
  type: string;
  title: string;
  content: string | null;
  children: readonly MenuEntry[];
};
