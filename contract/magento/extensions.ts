/**
 * Additions of this contract to a stock Magento 2.4.8: whole types, or fields as `Type.field`. A document that uses one
 * of them is sent separately, so that on a Magento without it only that document fails.
 */
export const extensionTypes: readonly string[] = [
  'DataServicesMagentoExtensionContext',
  'DataServicesStorefrontInstanceContext',
  'FeedbackInput',
  'FeedbackOutput',
  'FoundPage',
  'NewsletterConsentInput',
  'PlacedOrder',
  'PlacedOrderAddress',
  'PlacedOrderItem',
  'SampleOffer',
  'SampleOffers',
  'SearchHelp',
  'Showroom',
  'ShowroomHours',
  'ShowroomVisit',
  'ShowroomVisitInput',
  'ShowroomVisitTime',
  'SnowdogMenu',
  'SnowdogMenuCmsPageNode',
  'SnowdogMenuCustomUrlNode',
  'SnowdogMenuCustomUrlNodeInterface',
  'SnowdogMenuNode',
  'SnowdogMenuNodeContentFieldInterface',
  'SnowdogMenuNodeImageFieldInterface',
  'SnowdogMenuNodeInterface',
  'SnowdogMenuNodes',
  'SnowdogMenuWrapperNode',
  'SnowdogMenus',
  'TesseraTestPaymentInput',
  'TrackedOrder',
  'TrackedOrderItem',
  'TrackedOrderProduct',
];

/** Filters and fields that Magento generates from a merchant's attributes; they exist as soon as the attribute does. */
export const attributeFields: readonly string[] = [
  'ConfigurableProduct.commission_class',
  'ProductAttributeFilterInput.price_per_m2',
  'ProductAttributeFilterInput.price_per_sq_ft',
  'ProductAttributeSortInput.price_per_sq_ft',
  'ProductInterface.commission_class',
  'SimpleProduct.commission_class',
];

export const extensionFields: readonly string[] = [
  'Mutation.cancelShowroomVisit',
  'Mutation.moveShowroomVisit',
  'Mutation.reserveShowroomVisit',
  'Mutation.submitFeedback',
  'Mutation.subscribeToNewsletter',
  'PaymentMethodInput.tessera_test',
  'PlaceOrderError.total',
  'Query.dataServicesMagentoExtensionContext',
  'Query.dataServicesStorefrontInstanceContext',
  'Query.getOrderItemsByOrderNumber',
  'Query.placedOrder',
  'Query.samples',
  'Query.searchHelp',
  'Query.showroomVisit',
  'Query.showroomVisitTimes',
  'Query.showrooms',
  'Query.snowdogMenus',
  'StoreConfig.store_phone',
];
