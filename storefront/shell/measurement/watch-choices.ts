import type { MeasuredSearch, RecommendedProduct } from '#storefront/platform/analytics/events.ts';
import { publish } from '#storefront/platform/analytics/publish.ts';
import type { SearchWatch } from './watch-searches.ts';

export const RELATED = 'related-products';

type Shown = { searches: SearchWatch; recommended(): readonly RecommendedProduct[]; prefix: string };

const chosenIn = (unit: MeasuredSearch['unit'], path: string, href: string, { searches, prefix }: Shown): boolean => {
  const results = searches.shown(unit);
  const product = results?.products.find((found) => prefix + found.path === path);
  const category = results?.categories.find((found) => prefix + found.path === href);
  const suggestion = results?.suggestions.find(
    (text) => new URL(href, location.origin).searchParams.get('query') === text,
  );
  if (product) publish({ kind: 'search-chosen', unit, chosen: { product: product.sku } });
  else if (category) publish({ kind: 'search-chosen', unit, chosen: { category: category.name } });
  else if (suggestion) publish({ kind: 'search-chosen', unit, chosen: { suggestion } });
  return Boolean(product ?? category ?? suggestion);
};

/** Reports clicks on search results and recommendations, based on the visible links. */
export const watchChoices = (shown: Shown, isOnResults: () => boolean): (() => void) => {
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const href = link.pathname + link.search;
    if (link.closest('[role="listbox"]')) return void chosenIn('popover', link.pathname, href, shown);
    if (!link.closest('main')) return;
    if (isOnResults() && chosenIn('search-results', link.pathname, href, shown)) return;
    const product = shown.recommended().find(({ path }) => shown.prefix + path === link.pathname);
    if (product) publish({ kind: 'recommendation-chosen', unitId: RELATED, productId: product.id });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
};

/** Reports the row of recommendations once when it enters the viewport; it may be rendered later than the page. */
export const watchRecommendations = (first: RecommendedProduct, prefix: string): (() => void) => {
  let seeing: IntersectionObserver | undefined;
  const find = (): boolean => {
    const row = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
      .find(({ pathname }) => pathname === prefix + first.path)
      ?.closest('section');
    if (!row) return false;
    seeing = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seeing?.disconnect();
      publish({ kind: 'recommendations-seen', unitId: RELATED });
    });
    seeing.observe(row);
    return true;
  };
  const drawing = new MutationObserver(() => {
    if (find()) drawing.disconnect();
  });
  if (!find()) drawing.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
  return () => {
    drawing.disconnect();
    seeing?.disconnect();
  };
};
