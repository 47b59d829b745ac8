export type RewriteEntity = 'product' | 'category' | 'cms-page' | 'custom';

/** The URL of an entity in a store view. */
export type EntityAddress = {
  storeViewId: number;
  /** Without leading slash, with suffix. */
  requestPath: string;
  entityType: Exclude<RewriteEntity, 'custom'>;
  entityId: number;
};

/** A redirect a merchant wrote. */
export type RedirectInput = { storeViewId: number; requestPath: string; targetPath: string; redirectType: 301 | 302 };

export type Rewrite = {
  requestPath: string;
  targetPath: string;
  redirectType: 0 | 301 | 302;
  entityType: RewriteEntity;
  entityId: number | null;
};

/** Result of resolving a URL. */
export type Resolution = {
  entityType: 'product' | 'category' | 'cms-page' | null;
  entityId: number | null;
  /** Without leading slash, with suffix and the request's query; for a redirect, its final target. */
  relativeUrl: string;
  redirectCode: 0 | 301 | 302;
};
