/**
 * Access rules of GraphQL operations by name. A test rejects operations without a rule.
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
     productReviewRatingsMetadata productReviewOverview urlResolver route samples hiddenPriceReason productSupply jobMaterials sizeGroups productDelivery searchHelp showrooms slabs stockroom
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
     subscribeEmailToNewsletter subscribeToNewsletter requestOrderReturn requestGuestOrderCancel requestGuestLaterCancel confirmCancelOrder
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
    `updateCustomerAddress acceptPriceQuote declinePriceQuote withdrawPriceQuote deleteCustomerAddress endCustomerSession renamePasskey removePasskey deletePaymentToken setDefaultPaymentToken cancelOrder cancelLaterUnits reorderItems addProductsToWishlist
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
