import type { CurrencyCode, Execute } from '#contract/page-render.ts';
import { PREVIEW_HEADER } from '#contract/preview.ts';
import type { StoreView } from '#contract/store-views.ts';
import { Unavailable } from '../commerce/circuit-breaker.ts';
import type { Commerce } from '../commerce/port.ts';

export type PageQueries = {
  execute: Execute;
  /** Cache tags of all responses of the back end so far. */
  tags: ReadonlySet<string>;
  /** The error if the back end was unavailable for any query. */
  readonly missing: Unavailable | undefined;
};

/** The renderer's access to the back end, with the store view and currency of one page. */
export const pageQueries = (
  commerce: Commerce,
  page: { storeView: StoreView; currency: CurrencyCode; ip: string; preview?: string },
): PageQueries => {
  const tags = new Set<string>();
  let missing: Unavailable | undefined;
  const headers = {
    store: page.storeView.code,
    'content-currency': page.currency,
    ...(page.preview && { [PREVIEW_HEADER]: page.preview }),
  };
  const execute: Execute = async (request) => {
    const response = await commerce.query({ ...request, headers, ip: page.ip }).catch((error: unknown) => {
      if (error instanceof Unavailable) missing = error;
      throw error;
    });
    for (const tag of response.tags) tags.add(tag);
    // The caller's typed document determines the type of `data`.
    return response.result as never;
  };
  return {
    execute,
    tags,
    get missing() {
      return missing;
    },
  };
};
