import type { StoreView } from './store-views.ts';

/** URL of the {@link OfflineData}, which the service worker caches. */
export const OFFLINE_PATH = '/offline.json';

export type OfflineWords = Readonly<Record<'title' | 'text' | 'again' | 'visited', string>>;

export type OfflineView = Pick<StoreView, 'code' | 'prefix' | 'languageTag'> & { words: OfflineWords };

/** Content of the offline page. */
export type OfflineData = {
  views: readonly OfflineView[];
  /** Custom properties and font faces of the theme. */
  css: string;
  /** Markup of the logo. Empty if there is no logo. */
  logo: string;
  /** URLs of fonts and pictures to cache. */
  files: readonly string[];
};
