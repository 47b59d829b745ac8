/**
 * What this contract has and a stock Magento 2.4.8 has not. Whole types, or fields as `Type.field`. A document that
 * uses one of them stands alone, so that a Magento without it loses that document only.
 */
export const extensionTypes: readonly string[] = [
  'DataServicesMagentoExtensionContext',
  'DataServicesStorefrontInstanceContext',
  'FeedbackInput',
  'FeedbackOutput',
  'NewsletterConsentInput',
  'PlacedOrder',
  'PlacedOrderAddress',
  'PlacedOrderItem',
  'Showroom',
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

/** Filters and fields that Magento makes of a merchant's own attributes; they exist as soon as the attribute does. */
export const attributeFields: readonly string[] = [
  'ConfigurableProduct.commission_class',
  'ProductAttributeFilterInput.color_family',
  'ProductAttributeFilterInput.commission_class',
  'ProductAttributeFilterInput.country_of_manufacture',
  'ProductAttributeFilterInput.edge',
  'ProductAttributeFilterInput.finish',
  'ProductAttributeFilterInput.frost_resistant',
  'ProductAttributeFilterInput.grade',
  'ProductAttributeFilterInput.look',
  'ProductAttributeFilterInput.outlet',
  'ProductAttributeFilterInput.product_type_code',
  'ProductAttributeFilterInput.shade_variation',
  'ProductAttributeFilterInput.slab_yard',
  'ProductAttributeFilterInput.species',
  'ProductAttributeFilterInput.suitability',
  'ProductAttributeFilterInput.trim_profile',
  'ProductInterface.commission_class',
  'SimpleProduct.commission_class',
];

export const extensionFields: readonly string[] = [
  'Mutation.submitFeedback',
  'Mutation.subscribeToNewsletter',
  'PaymentMethodInput.tessera_test',
  'Query.dataServicesMagentoExtensionContext',
  'Query.dataServicesStorefrontInstanceContext',
  'Query.getOrderItemsByOrderNumber',
  'Query.placedOrder',
  'Query.showrooms',
  'Query.snowdogMenus',
  'StoreConfig.store_phone',
];
