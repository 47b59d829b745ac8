import type { Break } from '../break.ts';

const CART = 'commerce/cart/cart-resolvers.ts';
const LINE = 'commerce/cart/line-resolvers.ts';
const DETAILS = 'storefront/features/cart/api/cart-details.ts';
const DETAILS_TEST = ['storefront/features/cart/api/cart-details.test.ts'];
const CART_TEST = ['commerce/cart/cart-resolvers.test.ts'];
const LINE_TEST = ['commerce/cart/line-resolvers.test.ts'];
const PRODUCT = 'storefront/features/product/model/product.ts';
const PRODUCT_TEST = ['storefront/features/product/model/product.test.ts'];
const CATALOG_TEST = ['commerce/catalog/catalog.test.ts'];
const CHECKOUT = 'storefront/features/checkout/state/checkout-actions.ts';
const CHECKOUT_TEST = ['storefront/features/checkout/state/checkout-actions.test.ts'];
const SUGGESTIONS = 'storefront/features/header/autocomplete/autocomplete-result.ts';
const SUGGESTIONS_TEST = ['storefront/features/header/autocomplete/autocomplete.test.tsx'];
const CUSTOMER = 'storefront/platform/session/use-customer.ts';

export const breaks: readonly Break[] = [
  {
    what: 'the grand total of a cart leaves out shipping and taxes',
    ids: ['EN-01'],
    file: CART,
    find: 'grand_total: money(totals.grandTotal),',
    put: 'grand_total: money(totals.subtotal),',
    tests: CART_TEST,
  },
  {
    what: 'a cart counts its lines in place of what they hold',
    ids: ['EN-01'],
    file: CART,
    find: '.lines.reduce((sum, line) => sum + line.quantity, 0)',
    put: '.lines.length',
    tests: CART_TEST,
  },
  {
    what: 'the storefront reads the subtotal with tax from the one without',
    ids: ['EN-01'],
    file: DETAILS,
    find: 'subtotalIncludingTax: moneyOf(cart.prices?.subtotal_including_tax)',
    put: 'subtotalIncludingTax: moneyOf(cart.prices?.subtotal_excluding_tax)',
    tests: DETAILS_TEST,
  },
  {
    what: 'a line costs its row in place of its unit',
    ids: ['EN-02'],
    file: LINE,
    find: 'price: money(line.unitPrice),',
    put: 'price: money(line.rowTotal),',
    tests: LINE_TEST,
  },
  {
    what: 'the address of a line’s product lacks its suffix',
    ids: ['EN-02'],
    file: DETAILS,
    find: "${product.url_key ?? ''}${product.url_suffix ?? ''}",
    put: "${product.url_key ?? ''}",
    tests: DETAILS_TEST,
  },
  {
    what: 'a line of a variant does not know its parent',
    ids: ['EN-02'],
    file: DETAILS,
    find: 'parentSku: variant ? (product.sku ?? undefined) : undefined,',
    put: 'parentSku: undefined,',
    tests: DETAILS_TEST,
  },
  {
    what: 'the variant of a line is its parent',
    ids: ['EN-03'],
    file: LINE,
    find: "configured_variant: ({ line }) => ({ __typename: 'SimpleProduct' as const, id: line.sellable.productId }),",
    put: "configured_variant: ({ line }) => ({ __typename: 'SimpleProduct' as const, id: line.sellable.parent?.productId ?? 0 }),",
    tests: LINE_TEST,
  },
  {
    what: 'the thumbnail of a line is not described',
    ids: ['EN-03'],
    file: DETAILS,
    find: "label: thumbnail.label ?? ''",
    put: "label: ''",
    tests: DETAILS_TEST,
  },
  {
    what: 'a product’s page reads no description',
    ids: ['EN-11'],
    file: PRODUCT,
    find: "description: record.description?.html ?? '',",
    put: "description: '',",
    tests: PRODUCT_TEST,
  },
  {
    what: 'a suggestion has no picture',
    ids: ['EN-11'],
    file: SUGGESTIONS,
    find: 'image: picture?.url ?? undefined,',
    put: 'image: undefined,',
    tests: SUGGESTIONS_TEST,
  },
  {
    what: 'the picture kept of a product is the one of position 0',
    ids: ['EN-12'],
    file: PRODUCT,
    find: 'position === 1) ?? pictures[0]',
    put: 'position === 0) ?? pictures[0]',
    tests: PRODUCT_TEST,
  },
  {
    what: 'porcelain slabs have another code',
    ids: ['EN-13'],
    file: 'catalogue/attributes.yaml',
    find: 'code: "LAM12"',
    put: 'code: "LAM20"',
    tests: ['catalogue/catalogue.test.ts'],
  },
  {
    what: 'a suggested product costs nothing',
    ids: ['EN-14'],
    file: SUGGESTIONS,
    find: '    price: price && (prices[0] ?? price),\n',
    put: '    price: undefined,\n',
    tests: SUGGESTIONS_TEST,
  },
  {
    what: 'the name of a suggested product is its sku',
    ids: ['EN-14'],
    file: SUGGESTIONS,
    find: "    sku: sku ?? '',\n    name: name ?? '',",
    put: "    sku: sku ?? '',\n    name: sku ?? '',",
    tests: SUGGESTIONS_TEST,
  },
  {
    what: 'a search result counts one page too few',
    ids: ['EN-17'],
    file: 'commerce/platform/paging.ts',
    find: 'total_pages: totalPages,',
    put: 'total_pages: totalPages - 1,',
    tests: CATALOG_TEST,
  },
  {
    what: 'a customer’s e-mail address is not read',
    ids: ['EN-28'],
    file: CUSTOMER,
    find: "email: customer?.email ?? '',",
    put: "email: '',",
    tests: ['storefront/features/account/account-panel.test.tsx'],
  },
  {
    what: 'a customer’s last name is the first',
    ids: ['EN-28'],
    file: CUSTOMER,
    find: "lastname: customer?.lastname ?? '',",
    put: "lastname: customer?.firstname ?? '',",
    tests: ['storefront/features/account/information/account-information.test.tsx'],
  },
  {
    what: 'no address is the one that goods are sent to',
    ids: ['EN-29'],
    file: 'storefront/platform/address/address-book.ts',
    find: 'isDefaultShipping: entry.default_shipping === true,',
    put: 'isDefaultShipping: false,',
    tests: ['storefront/features/account/address-book/address-book.test.tsx'],
  },
  {
    what: 'checkout does not restore the title of the way to ship',
    ids: ['EN-30'],
    file: CHECKOUT,
    find: 'shippingTitle: shippingMethod?.carrier_title,',
    put: 'shippingTitle: undefined,',
    tests: CHECKOUT_TEST,
  },
  {
    what: 'an order leaves no receipt',
    ids: ['EN-31'],
    file: CHECKOUT,
    find: 'receipt: { order: receipt } });',
    put: '});',
    tests: ['storefront/features/checkout/state/submit-order.test.ts'],
  },
  {
    what: 'a customer’s address keeps its e-mail address',
    ids: ['EN-33'],
    file: CHECKOUT,
    find: '(isSignedIn() ? withoutEmail(address) : address)',
    put: 'address',
    tests: CHECKOUT_TEST,
  },
  {
    what: 'a billing address of its own says that it is the shipping address',
    ids: ['EN-34'],
    file: 'storefront/features/checkout/steps/billing-step.tsx',
    find: 'isSame ? { sameAsShippingAddress: true } : {',
    put: 'isSame || values ? { sameAsShippingAddress: true } : {',
    tests: ['storefront/features/checkout/steps/billing-step.test.tsx'],
  },
  {
    what: 'every category says that it has no children',
    ids: ['EN-41'],
    file: 'commerce/catalog/graphql-category.ts',
    find: 'String(catalog.childrenOf(category).length)',
    put: "String(catalog.childrenOf(category).length && '0')",
    tests: CATALOG_TEST,
  },
  {
    what: 'categories of one position stand backwards',
    ids: ['EN-42'],
    file: 'commerce/catalog/categories.ts',
    find: 'one.position - other.position || one.id - other.id',
    put: 'one.position - other.position || other.id - one.id',
    tests: CATALOG_TEST,
  },
  {
    what: 'the tree of categories forgets their positions',
    ids: ['EN-42'],
    file: 'commerce/catalog/snapshot-store.ts',
    find: 'order by level, position, id`',
    put: 'order by level, id`',
    tests: CATALOG_TEST,
  },
  {
    what: 'an attribute has no labels for its values',
    ids: ['EN-52', 'EN-53', 'GQ-24'],
    file: 'commerce/attributes/service.ts',
    find: 'attribute_options: choicesOf(attribute, context.storeView).map((choice) => attributeOption(attribute, choice)),',
    put: 'attribute_options: [],',
    tests: ['commerce/stores/stores.test.ts'],
  },
];
