export type CmsPageInput = {
  identifier: string;
  isActive: boolean;
  /** Store view 0 holds the text of all views. */
  texts: readonly CmsPageTextInput[];
};

export type CmsPageTextInput = {
  storeViewId: number;
  title: string;
  content: string;
  contentHeading: string | null;
  pageLayout: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
};

export type CmsBlockInput = {
  identifier: string;
  isActive: boolean;
  texts: readonly { storeViewId: number; title: string; content: string }[];
};

/** A page in one store view, directives not yet rendered. */
export type PageRow = Omit<CmsPageTextInput, 'storeViewId'> & { id: number; identifier: string; isActive: boolean };

export type BlockRow = { id: number; identifier: string; title: string; content: string };

/** A stored page or block in its input form. */
export type Stored<T> = T & { id: number };
