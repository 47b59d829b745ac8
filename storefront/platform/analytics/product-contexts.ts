import { roundMoney } from '#contract/money.ts';
import type {
  Contexts,
  Order,
  Pricing,
  Product,
  RecommendationUnit,
  SearchInputUnit,
  SearchResultUnit,
} from './contexts.ts';
import type {
  FoundProduct,
  MeasuredOrder,
  MeasuredProduct,
  MeasuredRecommendations,
  MeasuredResults,
  MeasuredSearch,
} from './events.ts';
import { withoutPersonalText } from '#contract/personal-text.ts';

type ToAddress = (path: string) => string;

const pricingOf = ({ regular, final, highest, currency }: NonNullable<MeasuredProduct['price']>): Pricing => ({
  regularPrice: regular,
  minimalPrice: final,
  maximalPrice: highest ?? final,
  ...(final < regular && { specialPrice: final }),
  currencyCode: currency,
});

export const productOf = (product: MeasuredProduct, toAddress: ToAddress): Product => ({
  productId: product.id,
  name: product.name,
  sku: product.sku,
  topLevelSku: product.sku,
  categories: product.categories,
  productType: product.type,
  ...(product.price && { pricing: pricingOf(product.price) }),
  canonicalUrl: toAddress(product.path),
  ...(product.image && { mainImageUrl: product.image }),
});

export const categoryOf = ({ name, path }: { name: string; path: string }): Contexts['categoryContext'] => {
  const urlPath = path.replace(/^\//, '');
  return { name, urlPath, urlKey: urlPath.split('/').at(-1) ?? '' };
};

/** Amounts and methods of an order. Its number is the merchant's key; customer and addresses are omitted. */
export const orderOf = (order: MeasuredOrder, orderType: Order['orderType']): Order => {
  const currency = order.grandTotal?.currency;
  const taxes = order.taxes.reduce((sum, { amount }) => sum + amount.value, 0);
  const tax = currency ? roundMoney(taxes, currency) : taxes;
  const [subtotal, grandTotal] = [order.subtotal?.value ?? 0, order.grandTotal?.value ?? 0];
  const payment = { paymentMethodCode: order.paymentCode ?? '', paymentMethodName: order.paymentMethod ?? '' };
  return {
    orderId: order.number,
    email: '',
    appliedCouponCode: order.coupons.join(','),
    grandTotal,
    subtotalExcludingTax: subtotal,
    subtotalIncludingTax: order.subtotalIncludingTax?.value ?? subtotal,
    salesTax: tax,
    otherTax: 0,
    ...payment,
    payments: [{ ...payment, total: grandTotal, orderId: order.number }],
    shipping: { shippingMethod: order.shippingTitle ?? '', shippingAmount: order.shipping?.value ?? 0 },
    orderType,
    taxAmount: tax,
  };
};

export const searchInputOf = (
  search: MeasuredSearch,
  searchRequestId: string,
  customerGroup: string | undefined,
): SearchInputUnit => ({
  searchUnitId: search.unit,
  searchRequestId,
  queryTypes: search.unit === 'popover' ? ['products', 'suggestions', 'categories'] : ['products', 'suggestions'],
  phrase: withoutPersonalText(search.phrase),
  pageSize: search.pageSize,
  currentPage: search.page,
  filter: search.filters,
  sort: search.sort,
  ...(customerGroup && { context: { customerGroup } }),
});

const foundOf = (toAddress: ToAddress) => (product: FoundProduct, index: number) => ({
  name: product.name,
  sku: product.sku,
  url: toAddress(product.path),
  imageUrl: product.image ?? '',
  ...(product.price !== undefined && { price: product.price }),
  rank: index + 1,
});

export const searchResultsOf = (
  search: MeasuredSearch,
  results: MeasuredResults,
  searchRequestId: string,
  toAddress: ToAddress,
): SearchResultUnit => ({
  searchUnitId: search.unit,
  searchRequestId,
  products: results.products.map(foundOf(toAddress)),
  categories: results.categories.map(({ name, path }, index) => ({ name, url: toAddress(path), rank: index + 1 })),
  suggestions: results.suggestions.map((suggestion, index) => ({
    suggestion: withoutPersonalText(suggestion),
    rank: index + 1,
  })),
  page: search.page,
  perPage: search.pageSize,
  facets: null,
});

export const recommendationsOf = (
  { unitId, name, page, products }: MeasuredRecommendations,
  toAddress: ToAddress,
): RecommendationUnit => ({
  unitId,
  unitName: name,
  unitType: 'primary',
  typeId: 'related-products',
  searchTime: 0,
  totalProducts: products.length,
  primaryProducts: products.length,
  backupProducts: 0,
  pagePlacement: page,
  products: products.map((product, index) => ({
    rank: index + 1,
    score: 0,
    sku: product.sku,
    name: product.name,
    productId: product.id,
    type: product.type,
    visibility: 'Catalog, Search',
    categories: [],
    weight: 0,
    url: toAddress(product.path),
    queryType: 'primary',
    ...(product.currency && { currency: product.currency }),
    ...(product.image && { image: { url: product.image } }),
    ...(product.price !== undefined && {
      prices: {
        minimum: { final: product.price, regular: product.price },
        maximum: { final: product.price, regular: product.price },
      },
    }),
  })),
});
