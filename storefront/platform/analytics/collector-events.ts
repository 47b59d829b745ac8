import type {
  EventName,
  Product,
  RecommendationUnit,
  SearchInputUnit,
  SearchResultUnit,
  ShoppingCart,
} from './contexts.ts';
import type { Published } from './data-layer.ts';

/** An entity attached to an event, in the schemas of Adobe's collector. */
export type Entity = { schema: string; data: Record<string, unknown> };
export type StructuredEvent = {
  category: string;
  action: string;
  label?: string;
  property?: string;
  value?: number;
  context: Entity[];
};

const schema = (name: string): string => `iglu:com.adobe.magento.entity/${name}`;
const entity = (name: string, data: object | undefined): Entity[] =>
  data ? [{ schema: schema(name), data: data as Record<string, unknown> }] : [];

/** A larger cart would not fit into one request. */
const MAX_LINES = 50;

const productEntity = (product: Product | undefined): Entity[] => {
  const { productId: _, ...data } = product ?? { productId: 0 };
  return entity('product/jsonschema/3-0-0', product && data);
};

const cartEntity = (cart: ShoppingCart | undefined): Entity[] =>
  entity(
    'shopping-cart/jsonschema/3-0-0',
    cart && {
      cartId: null,
      itemsCount: cart.totalQuantity,
      items: cart.items.slice(0, MAX_LINES).map(({ id, prices, product, quantity }) => ({
        basePrice: prices.price.value,
        offerPrice: prices.price.value,
        cartItemId: id,
        mainImageUrl: product.mainImageUrl,
        productName: product.name,
        productSku: product.sku,
        qty: quantity,
      })),
      possibleOnepageCheckout: cart.possibleOnepageCheckout,
      subtotalExcludingTax: cart.prices.subtotalExcludingTax.value,
      subtotalIncludingTax: cart.prices.subtotalIncludingTax.value,
    },
  );

const inputEntity = (unit: SearchInputUnit | undefined): Entity[] =>
  entity(
    'search-input/jsonschema/2-0-0',
    unit && {
      searchUnitId: unit.searchUnitId,
      searchRequestId: unit.searchRequestId,
      queryTypes: unit.queryTypes,
      query: unit.phrase,
      page: unit.currentPage,
      perPage: unit.pageSize,
      filter: unit.filter.map((filter) => ({ name: filter.attribute, values: filter.in, operator: 'in' })),
      sort: unit.sort,
    },
  );

const resultEntity = (unit: SearchResultUnit | undefined): Entity[] =>
  entity(
    'search-results/jsonschema/2-0-0',
    unit && {
      ...unit,
      productCount: unit.products.length,
      categoryCount: unit.categories.length,
      suggestionCount: unit.suggestions.length,
    },
  );

const unitEntity = (unit: RecommendationUnit | undefined): Entity[] =>
  entity(
    'recommendation-unit/jsonschema/1-0-4',
    unit && {
      name: unit.unitName,
      unitId: unit.unitId,
      itemsCount: unit.totalProducts,
      backupsCount: unit.backupProducts,
      configType: 'preconfigured',
      source: 'api',
      recType: unit.typeId,
      placement: unit.pagePlacement,
    },
  );

const itemEntities = (unit: RecommendationUnit | undefined, productId?: unknown): Entity[] =>
  (unit?.products ?? [])
    .filter((product) => productId === undefined || product.productId === productId)
    .flatMap((product) =>
      entity('recommended-item/jsonschema/1-0-4', {
        unitId: unit?.unitId,
        serviceRank: product.rank,
        displayRank: product.rank,
        name: product.name,
        sku: product.sku,
        url: product.url,
        imageUrl: product.image?.url ?? null,
        prices: product.prices,
        currencyCode: product.currency,
      }),
    );

/** Entities of every event: the store, the version, and whether the visitor is signed in. */
export const commonEntities = ({
  storefrontInstanceContext: instance,
  magentoExtensionContext: extension,
  shopperContext: shopper,
}: Published['eventInfo']): Entity[] => {
  const { catalogExtensionVersion: _, ...reported } = instance ?? {};
  return [
    ...entity('storefront-instance/jsonschema/3-0-3', instance && reported),
    ...entity('magento-extension/jsonschema/1-0-0', {
      magentoExtensionVersion: extension?.magentoExtensionVersion ?? 'unspecified',
    }),
    ...entity('shopper/jsonschema/1-0-0', { shopperId: shopper?.shopperId ?? 'guest' }),
  ];
};

type CollectorEvent = Omit<StructuredEvent, 'property'>;
type Converter = (info: Published['eventInfo']) => CollectorEvent;

const cart =
  (category: string, action: string): Converter =>
  (info) => ({ category, action, context: cartEntity(info.shoppingCartContext) });

const search =
  (action: string, label?: string): Converter =>
  (info) => {
    const input = info.searchInputContext?.units.find(({ searchUnitId }) => searchUnitId === info.searchUnitId);
    const results = info.searchResultsContext?.units.find(({ searchUnitId }) => searchUnitId === info.searchUnitId);
    return {
      category: 'search',
      action,
      label: String((label ? info[label] : input?.searchRequestId) ?? ''),
      context: [...inputEntity(input), ...(action === 'api-request-sent' ? [] : resultEntity(results))],
    };
  };

const recommended =
  (action: string, isItem = false): Converter =>
  (info) => {
    const unit = info.recommendationsContext?.units[0];
    return {
      category: 'recommendation-unit',
      action,
      context: [...unitEntity(unit), ...itemEntities(unit, isItem ? info.productId : undefined)],
    };
  };

const product =
  (action: string): Converter =>
  (info) => ({
    category: 'product',
    action,
    context: [
      ...productEntity(info.productContext),
      ...(action === 'view' ? [] : cartEntity(info.shoppingCartContext)),
    ],
  });

/**
 * Categories and actions of Adobe's collector. Events unknown to it (sign-in, removals, page activity) are not sent.
 */
const CONVERTERS: Readonly<Partial<Record<EventName, Converter>>> = {
  'add-to-cart': (info) => {
    const [changed] = info.changedProductsContext?.items ?? [];
    return {
      category: 'product',
      action: 'add-to-cart',
      context: [...productEntity(changed?.product ?? info.productContext), ...cartEntity(info.shoppingCartContext)],
    };
  },
  'product-page-view': product('view'),
  'shopping-cart-view': cart('shopping-cart', 'view'),
  'initiate-checkout': cart('shopping-cart', 'initiate-checkout'),
  'place-order': (info) => ({ ...cart('checkout', 'place-order')(info), label: info.orderContext?.orderId ?? '' }),
  'instant-purchase': (info) => ({
    ...cart('checkout', 'instant-purchase')(info),
    label: info.orderContext?.orderId ?? '',
  }),
  'search-request-sent': search('api-request-sent'),
  'search-response-received': search('api-response-received'),
  'search-results-view': search('results-view'),
  'search-product-click': search('product-click', 'sku'),
  'search-category-click': search('category-click', 'name'),
  'search-suggestion-click': search('suggestion-click', 'suggestion'),
  'recs-api-request-sent': () => ({ category: 'recommendation-unit', action: 'api-request-sent', context: [] }),
  'recs-api-response-received': recommended('api-response-received'),
  'recs-unit-impression-render': recommended('impression-render'),
  'recs-unit-view': recommended('view'),
  'recs-item-click': recommended('rec-click', true),
  'recs-item-add-to-cart-click': recommended('rec-add-to-cart-click', true),
};

/** Converts an event for the collector; undefined for events without a counterpart there. */
export const collectorEvent = ({ event, eventInfo }: Published): StructuredEvent | undefined => {
  const reported = CONVERTERS[event]?.(eventInfo);
  return (
    reported && {
      ...reported,
      ...(eventInfo.pageContext && { property: eventInfo.pageContext.pageType }),
      context: [...reported.context, ...commonEntities(eventInfo)],
    }
  );
};
