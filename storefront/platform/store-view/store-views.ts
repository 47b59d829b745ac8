import type { StoreViewCode } from '#contract/page-render.ts';
import { STORE_VIEWS as FACTS, type StoreViewFacts } from '#contract/store-views.ts';

/** Facts of a store view known from its URL; names, telephone and currencies come from the back end. */
export type StoreView = StoreViewFacts & {
  /** Browser format, such as `fr-CA`. */
  languageTag: string;
};

const viewOf = (code: StoreViewCode): StoreView => ({
  ...FACTS[code],
  languageTag: FACTS[code].locale.replace('_', '-'),
});

export const STORE_VIEWS: Readonly<Record<StoreViewCode, StoreView>> = {
  CA_EN: viewOf('CA_EN'),
  CA_FR: viewOf('CA_FR'),
  US_EN: viewOf('US_EN'),
};

export const isStoreViewCode = (code: unknown): code is StoreViewCode =>
  typeof code === 'string' && Object.hasOwn(STORE_VIEWS, code);

/** A path's URL in a store view: `/cart` → `/CA_FR/cart`. Other URLs (http, mailto, #) stay unchanged. */
export const addressIn = ({ prefix }: Pick<StoreView, 'prefix'>, href: string): string => {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return href === '/' ? prefix || '/' : prefix + href;
};
