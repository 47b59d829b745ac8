import { cartChange, shoppingCartOf } from './cart-contexts.ts';
import type { EventName, Page } from './contexts.ts';
import type { DataLayer } from './data-layer.ts';
import type { MeasuredPage, PageActivity, ShopEvent } from './events.ts';
import { measuredAddress } from './measured-address.ts';
import { withoutPersonalText } from '#contract/personal-text.ts';
import {
  categoryOf,
  orderOf,
  productOf,
  recommendationsOf,
  searchInputOf,
  searchResultsOf,
} from './product-contexts.ts';

type Environment = {
  origin: string;
  /** Prefix of the store view, or empty. */
  prefix: string;
  /** The referring site, or empty. */
  referrer: string;
  newId(): string;
};

/** Page types of Adobe's own storefronts. */
const PAGE_TYPES: Readonly<Record<MeasuredPage['kind'], string>> = {
  home: 'Home',
  category: 'Category',
  product: 'Product',
  search: 'Search',
  cart: 'Cart',
  checkout: 'Checkout',
  receipt: 'Confirmation',
  cms: 'CMS',
  other: 'Other',
};

const CART_EVENTS: Readonly<Partial<Record<MeasuredPage['kind'], EventName>>> = {
  cart: 'shopping-cart-view',
  checkout: 'initiate-checkout',
};

const NOWHERE: PageActivity = { minX: 0, maxX: 0, minY: 0, maxY: 0, pings: 0, pingSeconds: 5 };

const pageOf = (type: string, name: string, { minX, maxX, minY, maxY, pings, pingSeconds }: PageActivity): Page => ({
  pageType: type,
  pageName: name,
  minXOffset: minX,
  maxXOffset: maxX,
  minYOffset: minY,
  maxYOffset: maxY,
  ping_interval: pingSeconds,
  pings,
});

type Of<Kind extends ShopEvent['kind']> = Extract<ShopEvent, { kind: Kind }>;
type Readings = { [Kind in ShopEvent['kind']]: (event: Of<Kind>) => void };

/**
 * Translates shop events into the data layer: contexts first, then the event, with the names and types of Adobe's SDK.
 */
export const createInterpreter = (
  layer: DataLayer,
  { origin, prefix, referrer, newId }: Environment,
): ((event: ShopEvent) => void) => {
  const toAddress = (path: string): string => measuredAddress(`${origin}${prefix}${path}`, origin);
  let lastAddress = measuredAddress(referrer, origin);
  const requests = new Map<string, string>();
  /** Clicked recommendations by SKU: later additions to the cart are attributed to them. */
  const chosen = new Map<string, Readonly<Record<string, unknown>>>();
  /** Event of a cart page, published once the cart is loaded; once per page. */
  let cartEvent: EventName | undefined;
  const showCart = (): void => {
    const cart = layer.get('shoppingCartContext');
    if (!cartEvent || !cart || (cartEvent === 'initiate-checkout' && cart.items.length === 0)) return;
    layer.push(cartEvent);
    cartEvent = undefined;
  };
  const units = <Unit extends { searchUnitId: string }>(known: readonly Unit[] | undefined, unit: Unit): Unit[] => [
    ...(known ?? []).filter(({ searchUnitId }) => searchUnitId !== unit.searchUnitId),
    unit,
  ];

  const readings: Readings = {
    'page-viewed': ({ page }) => {
      const address = measuredAddress(page.address, origin);
      layer.set('customUrlContext', { customUrl: address });
      layer.push('custom-url');
      layer.set('referrerUrlContext', { referrerUrl: lastAddress });
      layer.push('referrer-url');
      lastAddress = address;
      layer.set('pageContext', pageOf(PAGE_TYPES[page.kind], withoutPersonalText(page.title), NOWHERE));
      const { pathname, search } = new URL(address, origin);
      layer.push('page-view', { path: pathname, query: search });
      cartEvent = CART_EVENTS[page.kind];
      showCart();
    },
    'page-left': ({ reason, activity }) => {
      const page = layer.get('pageContext');
      if (!page) return;
      layer.set('pageContext', { ...pageOf(page.pageType, page.pageName, activity), eventType: reason });
      layer.push('page-activity-summary');
    },
    'category-viewed': ({ category }) => layer.set('categoryContext', categoryOf(category)),
    'product-viewed': ({ product }) => {
      layer.set('productContext', productOf(product, toAddress));
      layer.push('product-page-view');
    },
    'cart-changed': ({ before, after, added }) => {
      layer.set('shoppingCartContext', shoppingCartOf(after));
      const { more, fewer, isUpdate } = cartChange(before, after, added);
      if (more.length > 0) {
        layer.set('changedProductsContext', { items: more });
        layer.push('add-to-cart');
      }
      if (fewer.length > 0) {
        layer.set('changedProductsContext', { items: fewer });
        layer.push('remove-from-cart');
      }
      if (isUpdate) layer.push('update-cart');
      for (const { product } of more) {
        const recommendation = chosen.get(product.topLevelSku ?? product.sku);
        if (recommendation) layer.push('recs-item-add-to-cart-click', recommendation);
      }
      showCart();
    },
    'order-placed': ({ order, type }) => {
      layer.set('orderContext', orderOf(order, type));
      layer.push('place-order');
      if (type === 'instant_purchase') layer.push('instant-purchase');
    },
    'signed-in': () => {
      layer.set('shopperContext', { shopperId: 'logged-in' });
      layer.push('sign-in');
    },
    'signed-out': () => {
      layer.set('shopperContext', { shopperId: 'guest' });
      layer.push('sign-out');
    },
    'search-sent': ({ search }) => {
      const id = newId();
      requests.set(search.unit, id);
      const unit = searchInputOf(search, id, layer.get('storefrontInstanceContext')?.customerGroup);
      layer.set('searchInputContext', { units: units(layer.get('searchInputContext')?.units, unit) });
      layer.push('search-request-sent', { searchUnitId: search.unit });
    },
    'search-answered': ({ search, results }) => {
      const unit = searchResultsOf(search, results, requests.get(search.unit) ?? newId(), toAddress);
      layer.set('searchResultsContext', { units: units(layer.get('searchResultsContext')?.units, unit) });
      layer.push('search-response-received', { searchUnitId: search.unit });
    },
    'search-shown': ({ unit }) => layer.push('search-results-view', { searchUnitId: unit }),
    'search-chosen': ({ unit, chosen }) => {
      if ('product' in chosen) layer.push('search-product-click', { searchUnitId: unit, sku: chosen.product });
      else if ('category' in chosen) layer.push('search-category-click', { searchUnitId: unit, name: chosen.category });
      else
        layer.push('search-suggestion-click', {
          searchUnitId: unit,
          suggestion: withoutPersonalText(chosen.suggestion),
        });
    },
    'recommendations-sent': () => layer.push('recs-api-request-sent'),
    'recommendations-shown': ({ recommendations }) => {
      layer.set('recommendationsContext', { units: [recommendationsOf(recommendations, toAddress)] });
      layer.push('recs-api-response-received');
      layer.push('recs-unit-impression-render', { unitId: recommendations.unitId });
    },
    'recommendations-seen': ({ unitId }) => layer.push('recs-unit-view', { unitId }),
    'recommendation-chosen': ({ unitId, productId }) => {
      const unit = layer.get('recommendationsContext')?.units.find((known) => known.unitId === unitId);
      const product = unit?.products.find((known) => known.productId === productId);
      if (unit && product) chosen.set(product.sku, { unitId, productId, recommendationsContext: { units: [unit] } });
      layer.push('recs-item-click', { unitId, productId });
    },
  };
  return (event) => (readings[event.kind] as (event: ShopEvent) => void)(event);
};
