/**
 * What this contract has and a stock Magento 2.4.8 has not. Whole types, or fields as `Type.field`. A document that
 * uses one of them stands alone, so that a Magento without it loses that document only.
 */
export const extensionTypes: readonly string[] = [
  'PlacedOrder',
  'PlacedOrderAddress',
  'PlacedOrderItem',
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
  'ProductAttributeFilterInput.edge',
  'ProductAttributeFilterInput.finish',
  'ProductAttributeFilterInput.frost_resistant',
  'ProductAttributeFilterInput.look',
  'ProductAttributeFilterInput.outlet',
  'ProductAttributeFilterInput.product_type_code',
  'ProductAttributeFilterInput.shade_variation',
  'ProductAttributeFilterInput.suitability',
  'ProductInterface.commission_class',
  'SimpleProduct.commission_class',
];

export const extensionFields: readonly string[] = [
  'PaymentMethodInput.tessera_test',
  'Query.getOrderItemsByOrderNumber',
  'Query.placedOrder',
  'Query.snowdogMenus',
  'StoreConfig.store_phone',
];
