import type { Scope } from '#contract/staff-roles.ts';

/**
 * Access rules by operation name; a test rejects operations without a rule.
 *
 * - `all`: everybody; responses contain public data, or data of the holder of a secret in the request.
 * - `customer`: signed-in customers, for their own account.
 * - `own`: signed-in customers, for objects they own; other ids are treated as unknown.
 * - `company`: signed-in customers, for their company, as far as their role allows.
 * - `cart`: guest carts by their secret id, customer carts by their customer.
 */
export type Access = 'all' | 'customer' | 'own' | 'company' | 'cart';

const names = <A extends Access>(access: A, list: string): [string, A][] =>
  list
    .trim()
    .split(/\s+/)
    .map((name) => [name, access]);

export const QUERY_ACCESS: ReadonlyMap<string, Access> = new Map([
  ...names(
    'all',
    `dataServicesStorefrontInstanceContext dataServicesMagentoExtensionContext attributesForm attributesList
     customAttributeMetadataV2 customAttributeMetadata jobOpenings products categories categoryList category
     authorizeNetAcceptJs checkoutAgreements cmsPage cmsBlocks isEmailAvailable snowdogMenus orderAfterSales orderPaper
     guestOrder guestOrderByToken recaptchaFormConfig recaptchaV3Config showroomVisitTimes showroomVisit
     productReviewRatingsMetadata productReviewOverview urlResolver route samples hiddenPriceReason productSupply jobMaterials productDelivery searchHelp showrooms slabs stockroom
     slabHold storeConfig availableStores currency countries country getOrderItemsByOrderNumber sharedWishlist
     placedOrder compareList wishlistPaper pickupLocations searchTerm robotsConfig`,
  ),
  ...names(
    'customer',
    'wishlist customer customerDownloadableProducts customerConsents customerMessages customerFeedback customerPriceQuotes customerTradeAccount customerCredit companyInvitation customerCompanyInvitations customerSessions customerPasskeys customerCart customerOrders customerPaymentTokens expiredPaymentTokens defaultPaymentToken customerShowroomVisits customerSlabHolds customerStockAlerts',
  ),
  ...names('own', 'customerPriceQuote customerPriceQuotePaper'),
  ...names('company', 'company companyPurchaseOrders'),
  ...names(
    'cart',
    'cart cartQuotes siteAccess cartDelivery cartDeliveryTo cartLineDelivery cartShipments cartFinalSale paymentInstructions',
  ),
]);

export const MUTATION_ACCESS: ReadonlyMap<string, Access> = new Map([
  ...names(
    'all',
    `applyForJob submitFeedback createEmptyCart createGuestCart createBraintreeClientToken contactUs createCustomer createCustomerV2 confirmEmail
     resendConfirmationEmail requestPasswordResetEmail resetPassword generateCustomerToken startPasskeySignIn signInWithPasskey
     subscribeEmailToNewsletter subscribeToNewsletter requestOrderReturn requestGuestOrderCancel confirmCancelOrder
     reserveShowroomVisit moveShowroomVisit cancelShowroomVisit createProductReview holdSlab cancelSlabHold requestStockAlert cancelStockAlert createCompareList
     addProductsToCompareList removeProductsFromCompareList deleteCompareList`,
  ),
  ...names(
    'customer',
    `createCustomerAddress requestPriceQuote applyForTrade sendTaxCertificate updateCustomer updateCustomerV2 updateCustomerEmail changeCustomerPassword deleteCustomer
     revokeCustomerToken acceptCompanyInvitation startPasskey addPasskey createWishlist mergeCarts assignCustomerToGuestCart assignCompareListToCustomer`,
  ),
  ...names(
    'own',
    `updateCustomerAddress acceptPriceQuote declinePriceQuote withdrawPriceQuote deleteCustomerAddress endCustomerSession renamePasskey removePasskey deletePaymentToken setDefaultPaymentToken cancelOrder reorderItems addProductsToWishlist
     removeProductsFromWishlist updateProductsInWishlist addWishlistItemsToCart updateWishlist deleteWishlist
     copyProductsBetweenWishlists moveProductsBetweenWishlists changeWishlistRooms planWishlistItems setWishlistBudget`,
  ),
  ...names(
    'company',
    `createCompanyUser updateCompanyUser deleteCompanyUser cancelCompanyInvitation approvePurchaseOrders rejectPurchaseOrders cancelPurchaseOrders`,
  ),
  ...names(
    'cart',
    `addProductsToCart addSimpleProductsToCart addConfigurableProductsToCart addVirtualProductsToCart addBundleProductsToCart
     addDownloadableProductsToCart applyCouponToCart applyCouponsToCart
     removeCouponFromCart removeCouponsFromCart updateCartItems removeItemFromCart clearCart setSiteAccessOnCart setShipmentsOnCart
     setGuestEmailOnCart setShippingAddressesOnCart setBillingAddressOnCart setShippingMethodsOnCart
     setPaymentMethodOnCart placeOrder setPaymentMethodAndPlaceOrder estimateShippingMethods estimateTotals
     addHeldSlabToCart placePurchaseOrder`,
  ),
]);

/** Public REST resources; those of `mine` and `me` require a customer token. */
export const OPEN_RESOURCES: ReadonlySet<string> = new Set([
  'GET /V1/directory/countries',
  'GET /V1/directory/countries/:countryId',
  'GET /V1/directory/currency',
  'POST /V1/integration/customer/token',
  'POST /V1/customers',
  'PUT /V1/customers/password',
  'POST /V1/customers/resetPassword',
  'POST /V1/customers/confirm',
  'POST /V1/customers/isEmailAvailable',
  'POST /V1/guest-carts',
  'POST /V1/stock-alerts',
  'GET /V1/stock-alerts/unsubscribe/:token',
  'POST /V1/stock-alerts/unsubscribe/:token',
  'GET /V1/newsletter/unsubscribe/:token',
  'POST /V1/newsletter/unsubscribe/:token',
  'POST /V1/careers/files',
  'POST /V1/orders/photos',
  'POST /V1/reviews/photos',
  'POST /V1/trade/files',
  'POST /V1/integration/admin/token',
  'POST /V1/counter/session',
  'POST /V1/counter/invitation',
  'POST /V1/counter/account',
  'GET /V1/products-render-info',
  'GET /V1/search',
  'GET /V1/inventory/in-store-pickup/pickup-locations',
  // Public, because gateways sign their notices.
  'GET /V1/payment-notices/braintree',
  'POST /V1/payment-notices/braintree',
  'POST /V1/payment-notices/authorizenet',
]);

type StaffAccess = Scope | 'program' | 'staff';

const resources = (access: StaffAccess, list: readonly string[]): [string, StaffAccess][] =>
  list.map((resource) => [resource, access]);

/**
 * REST resources of integrations and staff, by required scope. Customer tokens are refused.
 * `program`: integrations with any scope; `staff`: accounts of the back office with any role.
 */
export const STAFF_RESOURCES: ReadonlyMap<string, StaffAccess> = new Map([
  ...resources('orders:read', [
    'GET /V1/orders',
    'GET /V1/orders/:id',
    'GET /V1/orders/:id/comments',
    'GET /V1/orders/:id/statuses',
    'GET /V1/invoices',
    'GET /V1/invoices/:id',
    'GET /V1/shipments',
    'GET /V1/shipment/:id',
    'GET /V1/creditmemos',
    'GET /V1/creditmemo/:id',
    'GET /V1/orders/:id/changes',
    'GET /V1/slab-holds',
    'GET /V1/slabs/:sku/holds',
    'GET /V1/orders/:id/emails',
    'GET /V1/orders/:id/papers',
    'GET /V1/orders/:id/papers/:number',
    'GET /V1/counter/pick-list',
    'GET /V1/returns',
    'GET /V1/returns/:number',
    'GET /V1/returns/:number/photos/:place',
  ]),
  ...resources('orders:refund', [
    'POST /V1/orders/:id/cancel',
    'POST /V1/order/:id/refund',
    'POST /V1/returns/:number/refund',
    'GET /V1/counter/payments-in-doubt',
    'POST /V1/counter/payments-in-doubt/check',
  ]),
  ...resources('orders:ship', [
    'POST /V1/orders/:id/comments',
    'POST /V1/order/:id/ship',
    'POST /V1/shipment/track',
    'POST /V1/orders/:id/ready',
  ]),
  ...resources('orders:write', [
    'POST /V1/orders/:id/hold',
    'POST /V1/orders/:id/unhold',
    'POST /V1/orders/:id/paid',
    'POST /V1/order/:id/invoice',
    'POST /V1/orders/:id/emails',
    'POST /V1/carts',
    'POST /V1/customers/:customerId/carts',
    'GET /V1/carts/:cartId',
    'GET /V1/carts/:cartId/totals',
    'POST /V1/carts/:cartId/items',
    'PUT /V1/carts/:cartId/items/:itemId',
    'DELETE /V1/carts/:cartId/items/:itemId',
    'PUT /V1/carts/:cartId/coupons/:couponCode',
    'DELETE /V1/carts/:cartId/coupons',
    'POST /V1/carts/:cartId/estimate-shipping-methods',
    'POST /V1/carts/:cartId/shipping-information',
    'POST /V1/carts/:cartId/billing-address',
    'GET /V1/carts/:cartId/payment-methods',
    'PUT /V1/carts/:cartId/order',
    'GET /V1/counter/carts/:cartId',
    'GET /V1/counter/carts/:cartId/products',
    'GET /V1/counter/products',
    'PUT /V1/counter/carts/:cartId/discounts',
    'PUT /V1/counter/carts/:cartId/access',
    'PUT /V1/orders/:id',
    'POST /V1/returns/:number/approve',
    'POST /V1/returns/:number/decline',
    'POST /V1/returns/:number/receive',
  ]),
  ...resources('catalog:read', [
    'GET /V1/products',
    'GET /V1/products/attributes',
    'GET /V1/products/attributes/:code',
    'GET /V1/products/attributes/:code/options',
    'GET /V1/products/:sku',
    'GET /V1/products/:sku/media',
    'GET /V1/products/:sku/texts',
    'GET /V1/products/:sku/changes',
    'GET /V1/catalogue-imports',
    'GET /V1/catalogue-imports/:id',
    'GET /V1/products/:sku/scheduled-prices',
    'GET /V1/products/:sku/tax-prices',
    'GET /V1/products/:sku/media/:id',
    'GET /V1/products/types',
    'GET /V1/products/attribute-sets/sets/list',
    'POST /V1/products/base-prices-information',
    'POST /V1/products/special-price-information',
    'POST /V1/products/tier-prices-information',
    'GET /V1/stockItems/:sku',
    'GET /V1/inventory/sources',
    'GET /V1/inventory/sources/:code',
    'GET /V1/inventory/stocks',
    'GET /V1/inventory/stock-source-links',
    'GET /V1/inventory/stock-resolver/:type/:code',
    'GET /V1/inventory/is-product-salable/:sku/:stockId',
    'GET /V1/inventory/are-products-salable',
    'GET /V1/inventory/get-product-salable-quantity/:sku/:stockId',
    'GET /V1/configurable-products/:sku/children',
    'GET /V1/configurable-products/:sku/options/all',
    'GET /V1/products/links/types',
    'GET /V1/products/:sku/links/:type',
    'GET /V1/inventory/source-items',
    'GET /V1/stock',
    'GET /V1/stock/:sku',
    'GET /V1/stock/:sku/changes',
    'GET /V1/stock-receipts',
    'GET /V1/slabs',
    'GET /V1/slabs/:sku',
    'GET /V1/slab-products',
    'GET /V1/slab-products/:sku',
    'GET /V1/categories',
    'GET /V1/categories/list',
    'GET /V1/categories/:id',
    'GET /V1/categories/:id/products',
  ]),
  ...resources('catalog:write', [
    'POST /V1/products',
    'PUT /V1/products/:sku',
    'DELETE /V1/products/:sku',
    'POST /V1/products/:sku/media',
    'PUT /V1/products/:sku/media',
    'PUT /V1/products/:sku/media/:id',
    'DELETE /V1/products/:sku/media/:id',
    'POST /V1/products/attributes',
    'PUT /V1/products/attributes/:code',
    'DELETE /V1/products/attributes/:code',
    'POST /V1/products/attributes/:code/options',
    'PUT /V1/products/attributes/:code/options/:id',
    'DELETE /V1/products/attributes/:code/options/:id',
    'POST /V1/products/base-prices',
    'POST /V1/products/special-price',
    'POST /V1/catalogue-imports',
    'POST /V1/catalogue-imports/:id/apply',
    'POST /V1/products/:sku/scheduled-prices',
    'DELETE /V1/products/:sku/scheduled-prices/:id',
    'POST /V1/products/special-price-delete',
    'POST /V1/products/tier-prices',
    'PUT /V1/products/tier-prices',
    'POST /V1/products/tier-prices-delete',
    'POST /V1/products/:sku/links',
    'PUT /V1/products/:sku/links',
    'DELETE /V1/products/:sku/links/:type/:linkedProductSku',
    'POST /V1/categories',
    'PUT /V1/categories/:id',
    'DELETE /V1/categories/:id',
    'PUT /V1/categories/:id/move',
    'POST /V1/categories/:id/products',
    'PUT /V1/categories/:id/products',
    'DELETE /V1/categories/:id/products/:sku',
  ]),
  ...resources('stores:read', [
    'GET /V1/store/storeViews',
    'GET /V1/store/storeGroups',
    'GET /V1/store/websites',
    'GET /V1/store/storeConfigs',
    'GET /V1/modules',
  ]),
  ...resources('customers:read', [
    'GET /V1/customerGroups/search',
    'GET /V1/customerGroups/default',
    'GET /V1/customerGroups/:id',
    'GET /V1/customers/search',
    'GET /V1/customers/:customerId',
    'GET /V1/counter/mails',
    'GET /V1/customers/:customerId/changes',
    'GET /V1/customers/:customerId/activity',
    'GET /V1/messages',
    'GET /V1/feedback',
    'GET /V1/jobApplications',
    'GET /V1/newsletter/subscribers',
    'GET /V1/tradeApplications',
    'GET /V1/company',
    'GET /V1/taxCertificates',
    'GET /V1/visits',
    'GET /V1/visits/showrooms',
    'GET /V1/visits/times/:showroom',
  ]),
  ...resources('stock:write', [
    'PUT /V1/products/:sku/stockItems/:itemId',
    'POST /V1/inventory/source-items',
    'PUT /V1/stock/:sku',
    'POST /V1/stock/:sku/count',
    'POST /V1/stock/:sku/moves',
    'POST /V1/stock-receipts',
    'PUT /V1/stock-receipts/:id',
    'POST /V1/slabs',
    'POST /V1/slab-prices',
    'POST /V1/slabs/:sku/holds',
    'PUT /V1/slab-holds/:id',
    'DELETE /V1/slab-holds/:id',
  ]),
  ...resources('promotions:read', [
    'GET /V1/salesRules/search',
    'GET /V1/salesRules/:ruleId',
    'GET /V1/salesRules/:ruleId/changes',
  ]),
  ...resources('promotions:write', ['POST /V1/salesRules', 'PUT /V1/salesRules/:ruleId']),
  ...resources('quotes:read', [
    'GET /V1/priceQuotes',
    'GET /V1/priceQuotes/:number/changes',
    'GET /V1/priceQuotes/:number',
  ]),
  ...resources('quotes:write', [
    'PUT /V1/priceQuotes/:number/items/:position',
    'POST /V1/priceQuotes',
    'POST /V1/priceQuotes/:number/answer',
    'POST /V1/priceQuotes/:number/decline',
    'POST /V1/priceQuotes/:number/withdraw',
  ]),
  ...resources('customers:write', [
    'POST /V1/counter/mails/:id/retry',
    'POST /V1/counter/mails/:id/dismiss',
    'PUT /V1/customers/:customerId',
    'DELETE /V1/customers/:customerId',
    'POST /V1/counter/customers',
    'POST /V1/customers/:customerId/block',
    'POST /V1/messages/:id/reply',
    'POST /V1/messages/:id/state',
    'POST /V1/feedback/:id/reply',
    'POST /V1/feedback/:id/state',
    'GET /V1/jobApplications/:id/files/:kind',
    'POST /V1/jobApplications/:id/state',
    'DELETE /V1/jobApplications/:id',
    'GET /V1/newsletter/subscribers/csv',
    'POST /V1/newsletter/subscribers/:id/unsubscribe',
    'POST /V1/tradeApplications/:id/approve',
    'PUT /V1/company/:number/credit',
    'POST /V1/tradeApplications/:id/decline',
    'GET /V1/tradeApplications/:id/files/:place',
    'POST /V1/taxCertificates/:id/approve',
    'POST /V1/taxCertificates/:id/decline',
    'GET /V1/taxCertificates/:id/files/:place',
    'POST /V1/visits/:id/move',
    'POST /V1/visits/:id/cancel',
    'POST /V1/visits/:id/came',
    'GET /V1/customers/:customerId/data',
    'POST /V1/customers/:customerId/unblock',
    'POST /V1/customers/:customerId/passwordReset',
    'POST /V1/customers/:customerId/email',
  ]),
  ...resources('program', [
    'GET /V1/bulk/:bulkUuid/status',
    'GET /V1/bulk/:bulkUuid/detailed-status',
    'GET /V1/bulk/:bulkUuid/operation-status/:status',
  ]),
  ...resources('webhooks', [
    'GET /V1/webhooks',
    'POST /V1/webhooks',
    'DELETE /V1/webhooks/:name',
    'GET /V1/webhooks/:name/messages',
    'POST /V1/webhooks/:name/replay',
  ]),
  ...resources('content:read', [
    'GET /V1/cmsPage/search',
    'GET /V1/cmsPage/:id',
    'GET /V1/cmsBlock/search',
    'GET /V1/cmsBlock/:id',
    'GET /V1/cmsPage/drafts',
    'GET /V1/cmsPage/:id/editor',
    'GET /V1/cmsPage/:id/changes',
    'GET /V1/cmsBlock/drafts',
    'GET /V1/cmsBlock/:id/editor',
    'GET /V1/cmsBlock/:id/changes',
    'GET /V1/reviews',
    'GET /V1/searchMisses',
    'GET /V1/reviews/:id/photos/:place',
  ]),
  ...resources('content:write', [
    'POST /V1/contentPictures',
    'PUT /V1/cmsPage/:id/visibility',
    'PUT /V1/cmsBlock/:id/visibility',
    'POST /V1/cmsPage',
    'PUT /V1/cmsPage/:id/drafts/:storeId',
    'DELETE /V1/cmsPage/:id/drafts/:storeId',
    'POST /V1/cmsPage/:id/drafts/:storeId/publish',
    'POST /V1/cmsPage/:id/drafts/:storeId/preview',
    'POST /V1/cmsPage/:id/file/:storeId',
    'PUT /V1/cmsBlock/:id/drafts/:storeId',
    'DELETE /V1/cmsBlock/:id/drafts/:storeId',
    'POST /V1/cmsBlock/:id/drafts/:storeId/publish',
    'POST /V1/cmsBlock/:id/drafts/:storeId/preview',
    'POST /V1/cmsBlock/:id/file/:storeId',
    'PUT /V1/cmsPage/:id',
    'DELETE /V1/cmsPage/:id',
    'POST /V1/cmsBlock',
    'POST /V1/reviews/:id/approve',
    'POST /V1/searchSynonyms',
    'DELETE /V1/searchSynonyms/:language/:id',
    'POST /V1/reviews/:id/reject',
    'PUT /V1/cmsBlock/:id',
    'DELETE /V1/cmsBlock/:id',
  ]),
  ...resources('figures:read', [
    'GET /V1/figures/sales',
    'GET /V1/figures/taxes',
    'GET /V1/figures/payments',
    'GET /V1/figures/day',
    'GET /V1/figures/products',
    'GET /V1/figures/samples',
  ]),
  ...resources('staff:read', ['GET /V1/counter/accounts']),
  ...resources('staff:write', [
    'POST /V1/counter/invitations',
    'PUT /V1/counter/accounts/:id',
    'DELETE /V1/counter/accounts/:id/sessions',
  ]),
  ...resources('staff', [
    'GET /V1/counter/session',
    'GET /V1/counter/today',
    'DELETE /V1/counter/session',
    'DELETE /V1/counter/sessions',
    'POST /V1/counter/proof',
  ]),
]);

/** Resources that require an authenticator code from the last five minutes. Applies to staff. */
export const FRESH_RESOURCES: ReadonlySet<string> = new Set([
  'POST /V1/order/:id/refund',
  'POST /V1/orders/:id/cancel',
  'POST /V1/returns/:number/refund',
  'PUT /V1/priceQuotes/:number/items/:position',
  'POST /V1/counter/invitations',
  'PUT /V1/counter/accounts/:id',
  'PUT /V1/counter/carts/:cartId/discounts',
  'POST /V1/customers/:customerId/email',
  'PUT /V1/company/:number/credit',
  'GET /V1/customers/:customerId/data',
  'DELETE /V1/customers/:customerId',
]);
