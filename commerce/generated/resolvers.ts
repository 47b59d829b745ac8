// Written by `npm run codegen` from the contract; do not edit.
import type * as types from '#contract/generated/schema-types.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { OwnCompany } from '#commerce/people/company/types.ts';
import type { CustomerRow, CustomerSession } from '#commerce/people/customer/types.ts';
import type { Passkey } from '#commerce/people/customer/passkeys/types.ts';
import type { CartModel, CartLineModel, CartAddressModel } from '#commerce/sale/cart/types.ts';
import type { OrderItemModel } from '#commerce/after-sale/orders/types.ts';
import type { ProductModel, CategoryModel, CategoryProductsModel, ProductsModel } from '#commerce/merchandise/catalog/types.ts';
import type { CompareListModel } from '#commerce/sale/compare/types.ts';
import type { DeliveryWayModel } from '#commerce/sale/checkout/delivery-ways.ts';
import type { WishlistModel, WishlistItemModel } from '#commerce/sale/wishlist/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => types.Maybe<TTypes> | Promise<types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CustomAttributeMetadataInterface:
    | ( Omit<types.AttributeMetadata, 'options'> & { options: Array<types.Maybe<_RefType['CustomAttributeOptionInterface']>> } )
    | ( Omit<types.CatalogAttributeMetadata, 'options'> & { options: Array<types.Maybe<_RefType['CustomAttributeOptionInterface']>> } )
    | ( Omit<types.CustomerAttributeMetadata, 'options'> & { options: Array<types.Maybe<_RefType['CustomAttributeOptionInterface']>> } )
  ;
  CustomAttributeOptionInterface: ( types.AttributeOptionMetadata );
  AttributeValueInterface:
    | ( types.AttributeValue )
    | ( Omit<types.AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<types.Maybe<_RefType['AttributeSelectedOptionInterface']>> } )
  ;
  AttributeSelectedOptionInterface: ( types.AttributeSelectedOption );
  CartItemInterface:
    | ( CartLineModel )
    | ( CartLineModel )
    | ( CartLineModel )
    | ( CartLineModel )
    | ( CartLineModel )
  ;
  CartAddressInterface:
    | ( CartAddressModel )
    | ( CartAddressModel )
  ;
  Error:
    | ( types.CartUserInputError )
    | ( types.InsufficientStockError )
  ;
  MediaGalleryInterface:
    | ( types.ProductImage )
    | ( types.ProductVideo )
  ;
  ProductInterface:
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
  ;
  PhysicalProductInterface:
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
  ;
  SwatchDataInterface:
    | ( types.TextSwatchData )
    | ( types.ColorSwatchData )
    | ( types.ImageSwatchData )
  ;
  CategoryInterface: ( CategoryModel );
  AggregationOptionInterface: ( types.AggregationOption );
  ProductLinksInterface: ( types.ProductLinks );
  LayerFilterItemInterface:
    | ( types.LayerFilterItem )
    | ( types.SwatchLayerFilterItem )
  ;
  SwatchLayerFilterItemInterface: ( types.SwatchLayerFilterItem );
  OrderItemInterface:
    | ( OrderItemModel )
    | ( OrderItemModel )
    | ( OrderItemModel )
    | ( OrderItemModel )
  ;
  SnowdogMenuNodeInterface:
    | ( Omit<types.SnowdogMenuNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
    | ( Omit<types.SnowdogMenuCmsPageNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
    | ( Omit<types.SnowdogMenuCustomUrlNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
    | ( Omit<types.SnowdogMenuWrapperNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
  ;
  SnowdogMenuNodeContentFieldInterface:
    | ( Omit<types.SnowdogMenuNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
    | ( Omit<types.SnowdogMenuCmsPageNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
    | ( Omit<types.SnowdogMenuCustomUrlNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
  ;
  SnowdogMenuNodeImageFieldInterface:
    | ( Omit<types.SnowdogMenuNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
    | ( Omit<types.SnowdogMenuCustomUrlNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } )
  ;
  SnowdogMenuCustomUrlNodeInterface: ( Omit<types.SnowdogMenuCustomUrlNode, 'children'> & { children: Array<_RefType['SnowdogMenuNodeInterface']> } );
  ShipmentItemInterface:
    | ( Omit<types.ShipmentItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
    | ( Omit<types.BundleShipmentItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
  ;
  InvoiceItemInterface:
    | ( Omit<types.InvoiceItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
    | ( Omit<types.BundleInvoiceItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
    | ( Omit<types.DownloadableInvoiceItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
  ;
  CreditMemoItemInterface:
    | ( Omit<types.CreditMemoItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
    | ( Omit<types.BundleCreditMemoItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
    | ( Omit<types.DownloadableCreditMemoItem, 'order_item'> & { order_item?: types.Maybe<_RefType['OrderItemInterface']> } )
  ;
  CustomizableProductInterface:
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
  ;
  CustomizableOptionInterface:
    | ( types.CustomizableFieldOption )
    | ( types.CustomizableFileOption )
    | ( types.CustomizableAreaOption )
    | ( types.CustomizableDropDownOption )
    | ( types.CustomizableRadioOption )
    | ( types.CustomizableCheckboxOption )
    | ( types.CustomizableMultipleOption )
    | ( types.CustomizableDateOption )
  ;
  AttributeMetadataInterface: ( Omit<types.ProductAttributeMetadata, 'ui_input'> & { ui_input?: types.Maybe<_RefType['UiInputTypeInterface']> } );
  UiInputTypeInterface:
    | ( Omit<types.UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
    | ( Omit<types.UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
    | ( Omit<types.UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
    | ( types.UiAttributeTypeAny )
  ;
  AttributeOptionsInterface:
    | ( Omit<types.UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
    | ( Omit<types.UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
    | ( Omit<types.UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
  ;
  SelectableInputTypeInterface:
    | ( Omit<types.UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
    | ( Omit<types.UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
    | ( Omit<types.UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<_RefType['AttributeOptionInterface']>>> } )
  ;
  AttributeOptionInterface: ( types.AttributeOption );
  RoutableInterface:
    | ( ProductModel )
    | ( ProductModel )
    | ( CategoryModel )
    | ( types.CmsPage )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( ProductModel )
    | ( types.RoutableUrl )
  ;
  WishlistItemInterface:
    | ( WishlistItemModel )
    | ( WishlistItemModel )
    | ( WishlistItemModel )
    | ( WishlistItemModel )
    | ( WishlistItemModel )
    | ( WishlistItemModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CustomerAddress: ResolverTypeWrapper<Omit<types.CustomerAddress, 'custom_attributesV2'> & { custom_attributesV2: Array<types.Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  Int: ResolverTypeWrapper<types.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<types.Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<types.Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<types.Scalars['ID']['output']>;
  CustomerAddressAttribute: ResolverTypeWrapper<types.CustomerAddressAttribute>;
  CustomerAddressRegion: ResolverTypeWrapper<types.CustomerAddressRegion>;
  CustomerAddressInput: types.CustomerAddressInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<types.Scalars['Float']['output']>;
  DataServicesStorefrontInstanceContext: ResolverTypeWrapper<types.DataServicesStorefrontInstanceContext>;
  DataServicesMagentoExtensionContext: ResolverTypeWrapper<types.DataServicesMagentoExtensionContext>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PurchaseOrderStatus: types.PurchaseOrderStatus;
  PurchaseOrderLine: ResolverTypeWrapper<types.PurchaseOrderLine>;
  PurchaseOrder: ResolverTypeWrapper<types.PurchaseOrder>;
  PurchaseOrders: ResolverTypeWrapper<types.PurchaseOrders>;
  PlacePurchaseOrderInput: types.PlacePurchaseOrderInput;
  PurchaseOrdersActionInput: types.PurchaseOrdersActionInput;
  PlacePurchaseOrderOutput: ResolverTypeWrapper<types.PlacePurchaseOrderOutput>;
  PurchaseOrderErrorType: types.PurchaseOrderErrorType;
  PurchaseOrderActionError: ResolverTypeWrapper<types.PurchaseOrderActionError>;
  PurchaseOrdersActionOutput: ResolverTypeWrapper<types.PurchaseOrdersActionOutput>;
  CustomAttributeMetadataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeMetadataInterface']>;
  CustomAttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeOptionInterface']>;
  AttributeOptionMetadata: ResolverTypeWrapper<types.AttributeOptionMetadata>;
  AttributeMetadata: ResolverTypeWrapper<Omit<types.AttributeMetadata, 'options'> & { options: Array<types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>;
  CatalogAttributeMetadata: ResolverTypeWrapper<Omit<types.CatalogAttributeMetadata, 'options'> & { options: Array<types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>;
  CustomerAttributeMetadata: ResolverTypeWrapper<Omit<types.CustomerAttributeMetadata, 'options'> & { options: Array<types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>;
  AttributeValueInput: types.AttributeValueInput;
  AttributeInputSelectedOption: types.AttributeInputSelectedOption;
  AttributeEntityTypeEnum: types.AttributeEntityTypeEnum;
  AttributeFrontendInputEnum: types.AttributeFrontendInputEnum;
  CatalogAttributeApplyToEnum: types.CatalogAttributeApplyToEnum;
  SwatchInputTypeEnum: types.SwatchInputTypeEnum;
  InputFilterEnum: types.InputFilterEnum;
  ValidationRule: ResolverTypeWrapper<types.ValidationRule>;
  ValidationRuleEnum: types.ValidationRuleEnum;
  AttributesMetadataOutput: ResolverTypeWrapper<Omit<types.AttributesMetadataOutput, 'items'> & { items: Array<types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  AttributesFormOutput: ResolverTypeWrapper<Omit<types.AttributesFormOutput, 'items'> & { items: Array<types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  StorefrontProperties: ResolverTypeWrapper<types.StorefrontProperties>;
  UseInLayeredNavigationOptions: types.UseInLayeredNavigationOptions;
  AttributeInput: types.AttributeInput;
  CustomAttributeMetadata: ResolverTypeWrapper<types.CustomAttributeMetadata>;
  Attribute: ResolverTypeWrapper<types.Attribute>;
  AttributeOption: ResolverTypeWrapper<types.AttributeOption>;
  AttributeValueInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValueInterface']>;
  AttributeValue: ResolverTypeWrapper<types.AttributeValue>;
  AttributeSelectedOptions: ResolverTypeWrapper<Omit<types.AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<types.Maybe<ResolversTypes['AttributeSelectedOptionInterface']>> }>;
  AttributeSelectedOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeSelectedOptionInterface']>;
  AttributeSelectedOption: ResolverTypeWrapper<types.AttributeSelectedOption>;
  AttributeFilterInput: types.AttributeFilterInput;
  ProductCustomAttributes: ResolverTypeWrapper<Omit<types.ProductCustomAttributes, 'items'> & { items: Array<types.Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  AttributeMetadataError: ResolverTypeWrapper<types.AttributeMetadataError>;
  AttributeMetadataErrorType: types.AttributeMetadataErrorType;
  JobPlace: ResolverTypeWrapper<types.JobPlace>;
  JobSalary: ResolverTypeWrapper<types.JobSalary>;
  JobOpening: ResolverTypeWrapper<types.JobOpening>;
  JobApplicationInput: types.JobApplicationInput;
  JobApplicationOutput: ResolverTypeWrapper<types.JobApplicationOutput>;
  Cart: ResolverTypeWrapper<CartModel>;
  CartItems: ResolverTypeWrapper<Omit<types.CartItems, 'items'> & { items: Array<types.Maybe<ResolversTypes['CartItemInterface']>> }>;
  CartItemInterface: ResolverTypeWrapper<CartLineModel>;
  SimpleCartItem: ResolverTypeWrapper<CartLineModel>;
  ConfigurableCartItem: ResolverTypeWrapper<CartLineModel>;
  SelectedConfigurableOption: ResolverTypeWrapper<types.SelectedConfigurableOption>;
  CartItemPrices: ResolverTypeWrapper<types.CartItemPrices>;
  CartItemError: ResolverTypeWrapper<types.CartItemError>;
  CartItemErrorType: types.CartItemErrorType;
  CartPrices: ResolverTypeWrapper<types.CartPrices>;
  CartRule: ResolverTypeWrapper<types.CartRule>;
  CartDiscount: ResolverTypeWrapper<types.CartDiscount>;
  CartTaxItem: ResolverTypeWrapper<types.CartTaxItem>;
  Discount: ResolverTypeWrapper<types.Discount>;
  CartDiscountType: types.CartDiscountType;
  AppliedCoupon: ResolverTypeWrapper<types.AppliedCoupon>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  ShippingCartAddress: ResolverTypeWrapper<CartAddressModel>;
  BillingCartAddress: ResolverTypeWrapper<CartAddressModel>;
  CartAddressCountry: ResolverTypeWrapper<types.CartAddressCountry>;
  CartAddressRegion: ResolverTypeWrapper<types.CartAddressRegion>;
  AvailableShippingMethod: ResolverTypeWrapper<types.AvailableShippingMethod>;
  SelectedShippingMethod: ResolverTypeWrapper<types.SelectedShippingMethod>;
  AvailablePaymentMethod: ResolverTypeWrapper<types.AvailablePaymentMethod>;
  SelectedPaymentMethod: ResolverTypeWrapper<types.SelectedPaymentMethod>;
  createEmptyCartInput: types.CreateEmptyCartInput;
  CreateGuestCartInput: types.CreateGuestCartInput;
  CreateGuestCartOutput: ResolverTypeWrapper<Omit<types.CreateGuestCartOutput, 'cart'> & { cart?: types.Maybe<ResolversTypes['Cart']> }>;
  CartItemInput: types.CartItemInput;
  AddProductsToCartOutput: ResolverTypeWrapper<Omit<types.AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: Array<types.Maybe<ResolversTypes['Error']>> }>;
  Error: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Error']>;
  CartUserInputError: ResolverTypeWrapper<types.CartUserInputError>;
  InsufficientStockError: ResolverTypeWrapper<types.InsufficientStockError>;
  CartUserInputErrorType: types.CartUserInputErrorType;
  AddSimpleProductsToCartInput: types.AddSimpleProductsToCartInput;
  SimpleProductCartItemInput: types.SimpleProductCartItemInput;
  AddSimpleProductsToCartOutput: ResolverTypeWrapper<Omit<types.AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddConfigurableProductsToCartInput: types.AddConfigurableProductsToCartInput;
  ConfigurableProductCartItemInput: types.ConfigurableProductCartItemInput;
  AddConfigurableProductsToCartOutput: ResolverTypeWrapper<Omit<types.AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  UpdateCartItemsInput: types.UpdateCartItemsInput;
  CartItemUpdateInput: types.CartItemUpdateInput;
  UpdateCartItemsOutput: ResolverTypeWrapper<Omit<types.UpdateCartItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveItemFromCartInput: types.RemoveItemFromCartInput;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Omit<types.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ApplyCouponToCartInput: types.ApplyCouponToCartInput;
  ApplyCouponsToCartInput: types.ApplyCouponsToCartInput;
  ApplyCouponsStrategy: types.ApplyCouponsStrategy;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Omit<types.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveCouponFromCartInput: types.RemoveCouponFromCartInput;
  RemoveCouponsFromCartInput: types.RemoveCouponsFromCartInput;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Omit<types.RemoveCouponFromCartOutput, 'cart'> & { cart?: types.Maybe<ResolversTypes['Cart']> }>;
  EnteredOptionInput: types.EnteredOptionInput;
  CustomizableOptionInput: types.CustomizableOptionInput;
  SelectedCustomizableOption: ResolverTypeWrapper<types.SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<types.SelectedCustomizableOptionValue>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<types.CartItemSelectedOptionValuePrice>;
  PriceTypeEnum: types.PriceTypeEnum;
  CartItemQuantity: ResolverTypeWrapper<types.CartItemQuantity>;
  QuoteItemsSortInput: types.QuoteItemsSortInput;
  ClearCartInput: types.ClearCartInput;
  ClearCartOutput: ResolverTypeWrapper<Omit<types.ClearCartOutput, 'cart'> & { cart?: types.Maybe<ResolversTypes['Cart']> }>;
  ClearCartError: ResolverTypeWrapper<types.ClearCartError>;
  ClearCartErrorType: types.ClearCartErrorType;
  SortQuoteItemsEnum: types.SortQuoteItemsEnum;
  ProductStockStatus: types.ProductStockStatus;
  SortEnum: types.SortEnum;
  ComplexTextValue: ResolverTypeWrapper<types.ComplexTextValue>;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  ProductImage: ResolverTypeWrapper<types.ProductImage>;
  MediaGalleryEntry: ResolverTypeWrapper<types.MediaGalleryEntry>;
  PriceRange: ResolverTypeWrapper<types.PriceRange>;
  Customer: ResolverTypeWrapper<CustomerRow>;
  ProductPrice: ResolverTypeWrapper<types.ProductPrice>;
  ProductDiscount: ResolverTypeWrapper<types.ProductDiscount>;
  TierPrice: ResolverTypeWrapper<types.TierPrice>;
  ProductInterface: ResolverTypeWrapper<ProductModel>;
  PhysicalProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PhysicalProductInterface']>;
  SimpleProduct: ResolverTypeWrapper<ProductModel>;
  ConfigurableProduct: ResolverTypeWrapper<ProductModel>;
  ConfigurableProductOptions: ResolverTypeWrapper<Omit<types.ConfigurableProductOptions, 'values'> & { values?: types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>> }>;
  ConfigurableProductOptionsValues: ResolverTypeWrapper<Omit<types.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: types.Maybe<ResolversTypes['SwatchDataInterface']> }>;
  SwatchDataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchDataInterface']>;
  TextSwatchData: ResolverTypeWrapper<types.TextSwatchData>;
  ColorSwatchData: ResolverTypeWrapper<types.ColorSwatchData>;
  ConfigurableVariant: ResolverTypeWrapper<Omit<types.ConfigurableVariant, 'product'> & { product?: types.Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableAttributeOption: ResolverTypeWrapper<types.ConfigurableAttributeOption>;
  ConfigurableProductOptionsSelection: ResolverTypeWrapper<Omit<types.ConfigurableProductOptionsSelection, 'configurable_options' | 'variant' | 'media_gallery'> & { configurable_options?: types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableProductOption']>>>, variant?: types.Maybe<ResolversTypes['SimpleProduct']>, media_gallery?: types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>> }>;
  ConfigurableOptionAvailableForSelection: ResolverTypeWrapper<types.ConfigurableOptionAvailableForSelection>;
  ConfigurableProductOption: ResolverTypeWrapper<Omit<types.ConfigurableProductOption, 'values'> & { values?: types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableProductOptionValue']>>> }>;
  ConfigurableProductOptionValue: ResolverTypeWrapper<Omit<types.ConfigurableProductOptionValue, 'swatch'> & { swatch?: types.Maybe<ResolversTypes['SwatchDataInterface']> }>;
  CategoryInterface: ResolverTypeWrapper<CategoryModel>;
  CategoryTree: ResolverTypeWrapper<CategoryModel>;
  CategoryProducts: ResolverTypeWrapper<CategoryProductsModel>;
  CategoryResult: ResolverTypeWrapper<Omit<types.CategoryResult, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversTypes['CategoryTree']>>> }>;
  Breadcrumb: ResolverTypeWrapper<types.Breadcrumb>;
  SearchResultPageInfo: ResolverTypeWrapper<types.SearchResultPageInfo>;
  Products: ResolverTypeWrapper<ProductsModel>;
  SearchSuggestion: ResolverTypeWrapper<types.SearchSuggestion>;
  SortFields: ResolverTypeWrapper<types.SortFields>;
  SortField: ResolverTypeWrapper<types.SortField>;
  AggregationsFilterInput: types.AggregationsFilterInput;
  AggregationsCategoryFilterInput: types.AggregationsCategoryFilterInput;
  Aggregation: ResolverTypeWrapper<types.Aggregation>;
  AggregationOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AggregationOptionInterface']>;
  AggregationOption: ResolverTypeWrapper<types.AggregationOption>;
  SizeGroup: ResolverTypeWrapper<types.SizeGroup>;
  FilterEqualTypeInput: types.FilterEqualTypeInput;
  FilterMatchTypeInput: types.FilterMatchTypeInput;
  FilterMatchTypeEnum: types.FilterMatchTypeEnum;
  FilterRangeTypeInput: types.FilterRangeTypeInput;
  ProductAttributeFilterInput: types.ProductAttributeFilterInput;
  ProductAttributeSortInput: types.ProductAttributeSortInput;
  CategoryFilterInput: types.CategoryFilterInput;
  ImageSwatchData: ResolverTypeWrapper<types.ImageSwatchData>;
  Price: ResolverTypeWrapper<types.Price>;
  ProductPrices: ResolverTypeWrapper<types.ProductPrices>;
  ProductLinksInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductLinksInterface']>;
  ProductLinks: ResolverTypeWrapper<types.ProductLinks>;
  ProductTierPrices: ResolverTypeWrapper<types.ProductTierPrices>;
  CatalogRule: ResolverTypeWrapper<types.CatalogRule>;
  Website: ResolverTypeWrapper<types.Website>;
  UrlRewrite: ResolverTypeWrapper<types.UrlRewrite>;
  HttpQueryParameter: ResolverTypeWrapper<types.HttpQueryParameter>;
  LayerFilter: ResolverTypeWrapper<Omit<types.LayerFilter, 'filter_items'> & { filter_items?: types.Maybe<Array<types.Maybe<ResolversTypes['LayerFilterItemInterface']>>> }>;
  LayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LayerFilterItemInterface']>;
  LayerFilterItem: ResolverTypeWrapper<types.LayerFilterItem>;
  SwatchData: ResolverTypeWrapper<types.SwatchData>;
  SwatchLayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchLayerFilterItemInterface']>;
  SwatchLayerFilterItem: ResolverTypeWrapper<types.SwatchLayerFilterItem>;
  FixedProductTax: ResolverTypeWrapper<types.FixedProductTax>;
  PriceAdjustment: ResolverTypeWrapper<types.PriceAdjustment>;
  PriceAdjustmentCodesEnum: types.PriceAdjustmentCodesEnum;
  PriceAdjustmentDescriptionEnum: types.PriceAdjustmentDescriptionEnum;
  ProductMediaGalleryEntriesContent: ResolverTypeWrapper<types.ProductMediaGalleryEntriesContent>;
  ProductMediaGalleryEntriesVideoContent: ResolverTypeWrapper<types.ProductMediaGalleryEntriesVideoContent>;
  ProductVideo: ResolverTypeWrapper<types.ProductVideo>;
  HiddenPriceReason: types.HiddenPriceReason;
  SetGuestEmailOnCartInput: types.SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Omit<types.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartAddressInput: types.CartAddressInput;
  SetShippingAddressesOnCartInput: types.SetShippingAddressesOnCartInput;
  ShippingAddressInput: types.ShippingAddressInput;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Omit<types.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetBillingAddressOnCartInput: types.SetBillingAddressOnCartInput;
  BillingAddressInput: types.BillingAddressInput;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Omit<types.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetShippingMethodsOnCartInput: types.SetShippingMethodsOnCartInput;
  ShippingMethodInput: types.ShippingMethodInput;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Omit<types.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetPaymentMethodOnCartInput: types.SetPaymentMethodOnCartInput;
  PaymentMethodInput: types.PaymentMethodInput;
  BraintreeInput: types.BraintreeInput;
  BraintreeCcVaultInput: types.BraintreeCcVaultInput;
  AuthorizenetInput: types.AuthorizenetInput;
  AuthorizeNetAcceptJs: ResolverTypeWrapper<types.AuthorizeNetAcceptJs>;
  TesseraTestPaymentInput: types.TesseraTestPaymentInput;
  PaymentInstructions: ResolverTypeWrapper<types.PaymentInstructions>;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Omit<types.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  PlaceOrderInput: types.PlaceOrderInput;
  PlaceOrderOutput: ResolverTypeWrapper<Omit<types.PlaceOrderOutput, 'orderV2'> & { orderV2?: types.Maybe<ResolversTypes['CustomerOrder']> }>;
  Order: ResolverTypeWrapper<types.Order>;
  PlaceOrderError: ResolverTypeWrapper<types.PlaceOrderError>;
  PlaceOrderErrorCodes: types.PlaceOrderErrorCodes;
  EstimateTotalsInput: types.EstimateTotalsInput;
  EstimateAddressInput: types.EstimateAddressInput;
  CustomerAddressRegionInput: types.CustomerAddressRegionInput;
  PlacedOrder: ResolverTypeWrapper<Omit<types.PlacedOrder, 'delivery' | 'later_delivery'> & { delivery?: types.Maybe<ResolversTypes['DeliveryWindow']>, later_delivery?: types.Maybe<ResolversTypes['DeliveryWindow']> }>;
  PlacedOrderAddress: ResolverTypeWrapper<types.PlacedOrderAddress>;
  PlacedOrderItem: ResolverTypeWrapper<types.PlacedOrderItem>;
  SiteAccessQuestion: ResolverTypeWrapper<types.SiteAccessQuestion>;
  DeliveryWindow: ResolverTypeWrapper<types.DeliveryWindow>;
  CartDelivery: ResolverTypeWrapper<Omit<types.CartDelivery, 'delivery' | 'later'> & { delivery: ResolversTypes['DeliveryWindow'], later?: types.Maybe<ResolversTypes['DeliveryWindow']> }>;
  CartLineGroup: types.CartLineGroup;
  CartLineDelivery: ResolverTypeWrapper<types.CartLineDelivery>;
  SetSiteAccessInput: types.SetSiteAccessInput;
  EstimateTotalsOutput: ResolverTypeWrapper<Omit<types.EstimateTotalsOutput, 'cart'> & { cart?: types.Maybe<ResolversTypes['Cart']> }>;
  CheckoutAgreement: ResolverTypeWrapper<types.CheckoutAgreement>;
  CheckoutAgreementMode: types.CheckoutAgreementMode;
  PickupLocation: ResolverTypeWrapper<types.PickupLocation>;
  PickupLocations: ResolverTypeWrapper<types.PickupLocations>;
  AreaInput: types.AreaInput;
  FilterTypeInput: types.FilterTypeInput;
  PickupLocationFilterInput: types.PickupLocationFilterInput;
  PickupLocationSortInput: types.PickupLocationSortInput;
  ProductInfoInput: types.ProductInfoInput;
  CmsPage: ResolverTypeWrapper<types.CmsPage>;
  CmsBlock: ResolverTypeWrapper<types.CmsBlock>;
  CmsBlocks: ResolverTypeWrapper<Omit<types.CmsBlocks, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversTypes['CmsBlock']>>> }>;
  CountryCodeEnum: types.CountryCodeEnum;
  CurrencyEnum: types.CurrencyEnum;
  CompanyRole: ResolverTypeWrapper<types.CompanyRole>;
  CompanyRoles: ResolverTypeWrapper<types.CompanyRoles>;
  CompanyUser: ResolverTypeWrapper<types.CompanyUser>;
  CompanyUsers: ResolverTypeWrapper<types.CompanyUsers>;
  CompanyInvitation: ResolverTypeWrapper<types.CompanyInvitation>;
  Company: ResolverTypeWrapper<OwnCompany>;
  CompanyInvitationOffer: ResolverTypeWrapper<types.CompanyInvitationOffer>;
  CompanyInvitationReceived: ResolverTypeWrapper<types.CompanyInvitationReceived>;
  CompanyUserCreateInput: types.CompanyUserCreateInput;
  CompanyUserUpdateInput: types.CompanyUserUpdateInput;
  CompanyInvitationInput: types.CompanyInvitationInput;
  CreateCompanyUserOutput: ResolverTypeWrapper<Omit<types.CreateCompanyUserOutput, 'company'> & { company: ResolversTypes['Company'] }>;
  UpdateCompanyUserOutput: ResolverTypeWrapper<Omit<types.UpdateCompanyUserOutput, 'company'> & { company: ResolversTypes['Company'] }>;
  DeleteCompanyUserOutput: ResolverTypeWrapper<types.DeleteCompanyUserOutput>;
  CompanyInvitationOutput: ResolverTypeWrapper<types.CompanyInvitationOutput>;
  CompareList: ResolverTypeWrapper<CompareListModel>;
  ComparableAttribute: ResolverTypeWrapper<types.ComparableAttribute>;
  ComparableItem: ResolverTypeWrapper<Omit<types.ComparableItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>;
  ProductAttribute: ResolverTypeWrapper<types.ProductAttribute>;
  CreateCompareListInput: types.CreateCompareListInput;
  AddProductsToCompareListInput: types.AddProductsToCompareListInput;
  RemoveProductsFromCompareListInput: types.RemoveProductsFromCompareListInput;
  DeleteCompareListOutput: ResolverTypeWrapper<types.DeleteCompareListOutput>;
  AssignCompareListToCustomerOutput: ResolverTypeWrapper<Omit<types.AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list?: types.Maybe<ResolversTypes['CompareList']> }>;
  ContactUsInput: types.ContactUsInput;
  ContactUsOutput: ResolverTypeWrapper<types.ContactUsOutput>;
  CustomerMessage: ResolverTypeWrapper<types.CustomerMessage>;
  ConfirmationStatusEnum: types.ConfirmationStatusEnum;
  ConfirmEmailInput: types.ConfirmEmailInput;
  CustomerSession: ResolverTypeWrapper<CustomerSession>;
  CustomerUpdateInput: types.CustomerUpdateInput;
  CustomerCreateInput: types.CustomerCreateInput;
  CustomerOutput: ResolverTypeWrapper<Omit<types.CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  CustomerToken: ResolverTypeWrapper<types.CustomerToken>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<types.RevokeCustomerTokenOutput>;
  IsEmailAvailableOutput: ResolverTypeWrapper<types.IsEmailAvailableOutput>;
  CustomerGroup: ResolverTypeWrapper<types.CustomerGroup>;
  CustomerAddresses: ResolverTypeWrapper<Omit<types.CustomerAddresses, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversTypes['CustomerAddress']>>> }>;
  CustomerInput: types.CustomerInput;
  DeliveryPlaceInput: types.DeliveryPlaceInput;
  DeliveryWay: ResolverTypeWrapper<DeliveryWayModel>;
  FeedbackInput: types.FeedbackInput;
  FeedbackOutput: ResolverTypeWrapper<types.FeedbackOutput>;
  CustomerFeedback: ResolverTypeWrapper<types.CustomerFeedback>;
  JobRole: types.JobRole;
  TrowelCoverage: ResolverTypeWrapper<types.TrowelCoverage>;
  JobMaterial: ResolverTypeWrapper<Omit<types.JobMaterial, 'product'> & { product: ResolversTypes['ProductInterface'] }>;
  JobMaterials: ResolverTypeWrapper<Omit<types.JobMaterials, 'items'> & { items: Array<ResolversTypes['JobMaterial']> }>;
  ProductSupply: ResolverTypeWrapper<types.ProductSupply>;
  OrderShipments: types.OrderShipments;
  CartShipments: ResolverTypeWrapper<types.CartShipments>;
  LaterUnits: ResolverTypeWrapper<types.LaterUnits>;
  SetShipmentsInput: types.SetShipmentsInput;
  OrderItemInterface: ResolverTypeWrapper<OrderItemModel>;
  OrderItem: ResolverTypeWrapper<OrderItemModel>;
  ConfigurableOrderItem: ResolverTypeWrapper<OrderItemModel>;
  BundleOrderItem: ResolverTypeWrapper<OrderItemModel>;
  DownloadableOrderItem: ResolverTypeWrapper<OrderItemModel>;
  CustomerOrder: ResolverTypeWrapper<Omit<types.CustomerOrder, 'later_delivery' | 'invoices' | 'credit_memos' | 'delivery' | 'items' | 'shipping_address' | 'billing_address' | 'shipments'> & { later_delivery?: types.Maybe<ResolversTypes['DeliveryWindow']>, invoices: Array<types.Maybe<ResolversTypes['Invoice']>>, credit_memos?: types.Maybe<Array<types.Maybe<ResolversTypes['CreditMemo']>>>, delivery?: types.Maybe<ResolversTypes['DeliveryWindow']>, items?: types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemInterface']>>>, shipping_address?: types.Maybe<ResolversTypes['OrderAddress']>, billing_address?: types.Maybe<ResolversTypes['OrderAddress']>, shipments?: types.Maybe<Array<types.Maybe<ResolversTypes['OrderShipment']>>> }>;
  SnowdogMenus: ResolverTypeWrapper<Omit<types.SnowdogMenus, 'items'> & { items: Array<types.Maybe<ResolversTypes['SnowdogMenu']>> }>;
  SnowdogMenu: ResolverTypeWrapper<Omit<types.SnowdogMenu, 'nodes'> & { nodes?: types.Maybe<ResolversTypes['SnowdogMenuNodes']> }>;
  SnowdogMenuNodes: ResolverTypeWrapper<Omit<types.SnowdogMenuNodes, 'items'> & { items?: types.Maybe<Array<ResolversTypes['SnowdogMenuNodeInterface']>> }>;
  SnowdogMenuNodeInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SnowdogMenuNodeInterface']>;
  SnowdogMenuNodeContentFieldInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SnowdogMenuNodeContentFieldInterface']>;
  SnowdogMenuNodeImageFieldInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SnowdogMenuNodeImageFieldInterface']>;
  SnowdogMenuCustomUrlNodeInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SnowdogMenuCustomUrlNodeInterface']>;
  SnowdogMenuNode: ResolverTypeWrapper<Omit<types.SnowdogMenuNode, 'children'> & { children: Array<ResolversTypes['SnowdogMenuNodeInterface']> }>;
  SnowdogMenuCmsPageNode: ResolverTypeWrapper<Omit<types.SnowdogMenuCmsPageNode, 'children'> & { children: Array<ResolversTypes['SnowdogMenuNodeInterface']> }>;
  SnowdogMenuCustomUrlNode: ResolverTypeWrapper<Omit<types.SnowdogMenuCustomUrlNode, 'children'> & { children: Array<ResolversTypes['SnowdogMenuNodeInterface']> }>;
  SnowdogMenuWrapperNode: ResolverTypeWrapper<Omit<types.SnowdogMenuWrapperNode, 'children'> & { children: Array<ResolversTypes['SnowdogMenuNodeInterface']> }>;
  SubscriptionStatusesEnum: types.SubscriptionStatusesEnum;
  SubscribeEmailToNewsletterOutput: ResolverTypeWrapper<types.SubscribeEmailToNewsletterOutput>;
  NewsletterConsentInput: types.NewsletterConsentInput;
  NewsletterConsent: ResolverTypeWrapper<types.NewsletterConsent>;
  NewsletterOffer: ResolverTypeWrapper<types.NewsletterOffer>;
  StoreConfig: ResolverTypeWrapper<types.StoreConfig>;
  OrderAfterSales: ResolverTypeWrapper<types.OrderAfterSales>;
  OrderAgreement: ResolverTypeWrapper<types.OrderAgreement>;
  OrderPaper: ResolverTypeWrapper<types.OrderPaper>;
  OrderPaperKind: types.OrderPaperKind;
  OrderLineComingBack: ResolverTypeWrapper<types.OrderLineComingBack>;
  OrderReturnKind: types.OrderReturnKind;
  OrderReturnState: types.OrderReturnState;
  OrderReturnRequest: ResolverTypeWrapper<types.OrderReturnRequest>;
  OrderReturnRequestItem: ResolverTypeWrapper<types.OrderReturnRequestItem>;
  OrderReturnInput: types.OrderReturnInput;
  OrderReturnItemInput: types.OrderReturnItemInput;
  OrderPaperInput: types.OrderPaperInput;
  OrderPaperFile: ResolverTypeWrapper<types.OrderPaperFile>;
  OrderShipment: ResolverTypeWrapper<Omit<types.OrderShipment, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversTypes['ShipmentItemInterface']>>> }>;
  ShipmentTracking: ResolverTypeWrapper<types.ShipmentTracking>;
  ProductionLot: ResolverTypeWrapper<types.ProductionLot>;
  OrderStatusChange: ResolverTypeWrapper<types.OrderStatusChange>;
  OrderActionType: types.OrderActionType;
  OrderCustomerInfo: ResolverTypeWrapper<types.OrderCustomerInfo>;
  SalesCommentItem: ResolverTypeWrapper<types.SalesCommentItem>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentItem: ResolverTypeWrapper<Omit<types.ShipmentItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  Invoice: ResolverTypeWrapper<Omit<types.Invoice, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversTypes['InvoiceItemInterface']>>> }>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceItem: ResolverTypeWrapper<Omit<types.InvoiceItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  InvoiceTotal: ResolverTypeWrapper<types.InvoiceTotal>;
  CreditMemo: ResolverTypeWrapper<Omit<types.CreditMemo, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversTypes['CreditMemoItemInterface']>>> }>;
  CreditMemoItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CreditMemoItemInterface']>;
  CreditMemoItem: ResolverTypeWrapper<Omit<types.CreditMemoItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  CreditMemoTotal: ResolverTypeWrapper<types.CreditMemoTotal>;
  OrderInformationInput: types.OrderInformationInput;
  OrderTokenInput: types.OrderTokenInput;
  CancelOrderInput: types.CancelOrderInput;
  GuestOrderCancelInput: types.GuestOrderCancelInput;
  ConfirmCancelOrderInput: types.ConfirmCancelOrderInput;
  CancelOrderOutput: ResolverTypeWrapper<Omit<types.CancelOrderOutput, 'order'> & { order?: types.Maybe<ResolversTypes['CustomerOrder']> }>;
  CancelOrderError: ResolverTypeWrapper<types.CancelOrderError>;
  CancelOrderErrorCode: types.CancelOrderErrorCode;
  CancellationReason: ResolverTypeWrapper<types.CancellationReason>;
  ReorderItemsOutput: ResolverTypeWrapper<Omit<types.ReorderItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CheckoutUserInputError: ResolverTypeWrapper<types.CheckoutUserInputError>;
  CheckoutUserInputErrorCodes: types.CheckoutUserInputErrorCodes;
  CustomerOrders: ResolverTypeWrapper<Omit<types.CustomerOrders, 'items'> & { items: Array<types.Maybe<ResolversTypes['CustomerOrder']>> }>;
  CustomerOrdersFilterInput: types.CustomerOrdersFilterInput;
  FilterStringTypeInput: types.FilterStringTypeInput;
  CustomerOrderSortInput: types.CustomerOrderSortInput;
  CustomerOrderSortableField: types.CustomerOrderSortableField;
  ScopeTypeEnum: types.ScopeTypeEnum;
  OrderItemOption: ResolverTypeWrapper<types.OrderItemOption>;
  OrderTotal: ResolverTypeWrapper<types.OrderTotal>;
  ShippingHandling: ResolverTypeWrapper<types.ShippingHandling>;
  ShippingDiscount: ResolverTypeWrapper<types.ShippingDiscount>;
  TaxItem: ResolverTypeWrapper<types.TaxItem>;
  OrderAddress: ResolverTypeWrapper<Omit<types.OrderAddress, 'custom_attributesV2'> & { custom_attributesV2: Array<types.Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  OrderPaymentMethod: ResolverTypeWrapper<types.OrderPaymentMethod>;
  OrderItemPrices: ResolverTypeWrapper<types.OrderItemPrices>;
  KeyValue: ResolverTypeWrapper<types.KeyValue>;
  GiftMessage: ResolverTypeWrapper<types.GiftMessage>;
  SetPaymentMethodAndPlaceOrderInput: types.SetPaymentMethodAndPlaceOrderInput;
  CustomerPasskey: ResolverTypeWrapper<Passkey>;
  PasskeyCreation: ResolverTypeWrapper<types.PasskeyCreation>;
  PasskeyRequest: ResolverTypeWrapper<types.PasskeyRequest>;
  PasskeyAttestationInput: types.PasskeyAttestationInput;
  PasskeyAssertionInput: types.PasskeyAssertionInput;
  PasskeySignIn: ResolverTypeWrapper<types.PasskeySignIn>;
  CustomerPaymentTokens: ResolverTypeWrapper<types.CustomerPaymentTokens>;
  PaymentTokenTypeEnum: types.PaymentTokenTypeEnum;
  PaymentToken: ResolverTypeWrapper<types.PaymentToken>;
  DeletePaymentTokenOutput: ResolverTypeWrapper<types.DeletePaymentTokenOutput>;
  CustomizableProductInterface: ResolverTypeWrapper<ProductModel>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableFieldOption: ResolverTypeWrapper<types.CustomizableFieldOption>;
  CustomizableFieldValue: ResolverTypeWrapper<types.CustomizableFieldValue>;
  CustomizableFileOption: ResolverTypeWrapper<types.CustomizableFileOption>;
  CustomizableFileValue: ResolverTypeWrapper<types.CustomizableFileValue>;
  CustomizableAreaOption: ResolverTypeWrapper<types.CustomizableAreaOption>;
  CustomizableAreaValue: ResolverTypeWrapper<types.CustomizableAreaValue>;
  CustomizableDropDownOption: ResolverTypeWrapper<types.CustomizableDropDownOption>;
  CustomizableDropDownValue: ResolverTypeWrapper<types.CustomizableDropDownValue>;
  CustomizableRadioOption: ResolverTypeWrapper<types.CustomizableRadioOption>;
  CustomizableRadioValue: ResolverTypeWrapper<types.CustomizableRadioValue>;
  CustomizableCheckboxOption: ResolverTypeWrapper<types.CustomizableCheckboxOption>;
  CustomizableCheckboxValue: ResolverTypeWrapper<types.CustomizableCheckboxValue>;
  CustomizableMultipleOption: ResolverTypeWrapper<types.CustomizableMultipleOption>;
  CustomizableMultipleValue: ResolverTypeWrapper<types.CustomizableMultipleValue>;
  CustomizableDateOption: ResolverTypeWrapper<types.CustomizableDateOption>;
  CustomizableDateValue: ResolverTypeWrapper<types.CustomizableDateValue>;
  CustomizableDateTypeEnum: types.CustomizableDateTypeEnum;
  GroupedProduct: ResolverTypeWrapper<ProductModel>;
  GroupedProductItem: ResolverTypeWrapper<Omit<types.GroupedProductItem, 'product'> & { product?: types.Maybe<ResolversTypes['ProductInterface']> }>;
  AddBundleProductsToCartInput: types.AddBundleProductsToCartInput;
  AddBundleProductsToCartOutput: ResolverTypeWrapper<Omit<types.AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddDownloadableProductsToCartInput: types.AddDownloadableProductsToCartInput;
  AddDownloadableProductsToCartOutput: ResolverTypeWrapper<Omit<types.AddDownloadableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddVirtualProductsToCartInput: types.AddVirtualProductsToCartInput;
  AddVirtualProductsToCartOutput: ResolverTypeWrapper<Omit<types.AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  BundleCartItem: ResolverTypeWrapper<CartLineModel>;
  BundleCreditMemoItem: ResolverTypeWrapper<Omit<types.BundleCreditMemoItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleInvoiceItem: ResolverTypeWrapper<Omit<types.BundleInvoiceItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleItem: ResolverTypeWrapper<Omit<types.BundleItem, 'options'> & { options?: types.Maybe<Array<types.Maybe<ResolversTypes['BundleItemOption']>>> }>;
  BundleItemOption: ResolverTypeWrapper<Omit<types.BundleItemOption, 'product'> & { product?: types.Maybe<ResolversTypes['ProductInterface']> }>;
  BundleOptionInput: types.BundleOptionInput;
  BundleProduct: ResolverTypeWrapper<ProductModel>;
  BundleProductCartItemInput: types.BundleProductCartItemInput;
  BundleShipmentItem: ResolverTypeWrapper<Omit<types.BundleShipmentItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleWishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  CustomerDownloadableProduct: ResolverTypeWrapper<types.CustomerDownloadableProduct>;
  CustomerDownloadableProducts: ResolverTypeWrapper<types.CustomerDownloadableProducts>;
  DownloadableCartItem: ResolverTypeWrapper<CartLineModel>;
  DownloadableCreditMemoItem: ResolverTypeWrapper<Omit<types.DownloadableCreditMemoItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  DownloadableFileTypeEnum: types.DownloadableFileTypeEnum;
  DownloadableInvoiceItem: ResolverTypeWrapper<Omit<types.DownloadableInvoiceItem, 'order_item'> & { order_item?: types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  DownloadableItemsLinks: ResolverTypeWrapper<types.DownloadableItemsLinks>;
  DownloadableProduct: ResolverTypeWrapper<ProductModel>;
  DownloadableProductCartItemInput: types.DownloadableProductCartItemInput;
  DownloadableProductLinks: ResolverTypeWrapper<types.DownloadableProductLinks>;
  DownloadableProductLinksInput: types.DownloadableProductLinksInput;
  DownloadableProductSamples: ResolverTypeWrapper<types.DownloadableProductSamples>;
  DownloadableWishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  GroupedProductWishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  ItemSelectedBundleOption: ResolverTypeWrapper<types.ItemSelectedBundleOption>;
  ItemSelectedBundleOptionValue: ResolverTypeWrapper<types.ItemSelectedBundleOptionValue>;
  PriceDetails: ResolverTypeWrapper<types.PriceDetails>;
  PriceViewEnum: types.PriceViewEnum;
  SelectedBundleOption: ResolverTypeWrapper<types.SelectedBundleOption>;
  SelectedBundleOptionValue: ResolverTypeWrapper<types.SelectedBundleOptionValue>;
  ShipBundleItemsEnum: types.ShipBundleItemsEnum;
  VirtualCartItem: ResolverTypeWrapper<CartLineModel>;
  VirtualProduct: ResolverTypeWrapper<ProductModel>;
  VirtualProductCartItemInput: types.VirtualProductCartItemInput;
  VirtualWishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  AttributeMetadataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeMetadataInterface']>;
  UiInputTypeInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UiInputTypeInterface']>;
  AttributeOptionsInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeOptionsInterface']>;
  SelectableInputTypeInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SelectableInputTypeInterface']>;
  AttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeOptionInterface']>;
  UiAttributeTypeSelect: ResolverTypeWrapper<Omit<types.UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<ResolversTypes['AttributeOptionInterface']>>> }>;
  UiAttributeTypeMultiSelect: ResolverTypeWrapper<Omit<types.UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<ResolversTypes['AttributeOptionInterface']>>> }>;
  UiAttributeTypeBoolean: ResolverTypeWrapper<Omit<types.UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<ResolversTypes['AttributeOptionInterface']>>> }>;
  UiAttributeTypeAny: ResolverTypeWrapper<types.UiAttributeTypeAny>;
  StoreLabels: ResolverTypeWrapper<types.StoreLabels>;
  ProductAttributeMetadata: ResolverTypeWrapper<Omit<types.ProductAttributeMetadata, 'ui_input'> & { ui_input?: types.Maybe<ResolversTypes['UiInputTypeInterface']> }>;
  CustomAttributesListsEnum: types.CustomAttributesListsEnum;
  ObjectDataTypeEnum: types.ObjectDataTypeEnum;
  UiInputTypeEnum: types.UiInputTypeEnum;
  CustomAttribute: ResolverTypeWrapper<Omit<types.CustomAttribute, 'selected_attribute_options' | 'attribute_metadata'> & { selected_attribute_options?: types.Maybe<ResolversTypes['SelectedAttributeOption']>, attribute_metadata?: types.Maybe<ResolversTypes['AttributeMetadataInterface']> }>;
  SelectedAttributeOption: ResolverTypeWrapper<Omit<types.SelectedAttributeOption, 'attribute_option'> & { attribute_option?: types.Maybe<Array<ResolversTypes['AttributeOptionInterface']>> }>;
  EnteredAttributeValue: ResolverTypeWrapper<types.EnteredAttributeValue>;
  SearchTerm: ResolverTypeWrapper<types.SearchTerm>;
  RobotsConfig: ResolverTypeWrapper<types.RobotsConfig>;
  PriceQuoteState: types.PriceQuoteState;
  PriceQuoteSource: types.PriceQuoteSource;
  PriceQuoteActor: types.PriceQuoteActor;
  PriceQuoteAreaUnit: types.PriceQuoteAreaUnit;
  PriceQuoteEvent: ResolverTypeWrapper<types.PriceQuoteEvent>;
  PriceQuoteLine: ResolverTypeWrapper<types.PriceQuoteLine>;
  PriceQuote: ResolverTypeWrapper<types.PriceQuote>;
  CustomerPriceQuotes: ResolverTypeWrapper<types.CustomerPriceQuotes>;
  PriceQuotePaper: ResolverTypeWrapper<types.PriceQuotePaper>;
  CartQuoteState: types.CartQuoteState;
  CartItemQuote: ResolverTypeWrapper<types.CartItemQuote>;
  PriceQuoteLineInput: types.PriceQuoteLineInput;
  RequestPriceQuoteInput: types.RequestPriceQuoteInput;
  ReCaptchaFormEnum: types.ReCaptchaFormEnum;
  ReCaptchaTypeEmum: types.ReCaptchaTypeEmum;
  ReCaptchaConfigOutput: ResolverTypeWrapper<types.ReCaptchaConfigOutput>;
  ReCaptchaConfiguration: ResolverTypeWrapper<types.ReCaptchaConfiguration>;
  ReCaptchaConfigurationV3: ResolverTypeWrapper<types.ReCaptchaConfigurationV3>;
  ShowroomVisitTime: ResolverTypeWrapper<types.ShowroomVisitTime>;
  ShowroomVisit: ResolverTypeWrapper<types.ShowroomVisit>;
  ShowroomVisitInput: types.ShowroomVisitInput;
  ProductReviewRating: ResolverTypeWrapper<types.ProductReviewRating>;
  ProductReview: ResolverTypeWrapper<Omit<types.ProductReview, 'ratings_breakdown' | 'product'> & { ratings_breakdown: Array<types.Maybe<ResolversTypes['ProductReviewRating']>>, product: ResolversTypes['ProductInterface'] }>;
  ProductReviews: ResolverTypeWrapper<Omit<types.ProductReviews, 'items'> & { items: Array<types.Maybe<ResolversTypes['ProductReview']>> }>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<types.ProductReviewRatingValueMetadata>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<types.ProductReviewRatingMetadata>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<types.ProductReviewRatingsMetadata>;
  ProductReviewRatingInput: types.ProductReviewRatingInput;
  CreateProductReviewInput: types.CreateProductReviewInput;
  CreateProductReviewOutput: ResolverTypeWrapper<Omit<types.CreateProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>;
  ReviewSort: types.ReviewSort;
  ReviewPhoto: ResolverTypeWrapper<types.ReviewPhoto>;
  ShownReview: ResolverTypeWrapper<Omit<types.ShownReview, 'ratings_breakdown'> & { ratings_breakdown: Array<ResolversTypes['ProductReviewRating']> }>;
  ReviewStars: ResolverTypeWrapper<types.ReviewStars>;
  ReviewCriterion: ResolverTypeWrapper<types.ReviewCriterion>;
  ProductReviewOverview: ResolverTypeWrapper<Omit<types.ProductReviewOverview, 'items' | 'samples'> & { items: Array<ResolversTypes['ShownReview']>, samples: Array<ResolversTypes['ShownReview']> }>;
  ProductReviewLanguage: ResolverTypeWrapper<types.ProductReviewLanguage>;
  UrlRewriteEntityTypeEnum: types.UrlRewriteEntityTypeEnum;
  EntityUrl: ResolverTypeWrapper<types.EntityUrl>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  RoutableUrl: ResolverTypeWrapper<types.RoutableUrl>;
  SampleOffers: ResolverTypeWrapper<types.SampleOffers>;
  SampleOffer: ResolverTypeWrapper<types.SampleOffer>;
  FoundPage: ResolverTypeWrapper<types.FoundPage>;
  SearchMatch: types.SearchMatch;
  SearchHelp: ResolverTypeWrapper<types.SearchHelp>;
  ShowroomHours: ResolverTypeWrapper<types.ShowroomHours>;
  ShowroomDayHours: ResolverTypeWrapper<types.ShowroomDayHours>;
  Showroom: ResolverTypeWrapper<types.Showroom>;
  SlabUnit: ResolverTypeWrapper<types.SlabUnit>;
  Slabs: ResolverTypeWrapper<types.Slabs>;
  SlabHold: ResolverTypeWrapper<types.SlabHold>;
  StockroomChoice: ResolverTypeWrapper<types.StockroomChoice>;
  StockroomSlab: ResolverTypeWrapper<types.StockroomSlab>;
  Stockroom: ResolverTypeWrapper<types.Stockroom>;
  StockroomFilterInput: types.StockroomFilterInput;
  HoldSlabInput: types.HoldSlabInput;
  StockAlert: ResolverTypeWrapper<types.StockAlert>;
  RequestStockAlertInput: types.RequestStockAlertInput;
  Currency: ResolverTypeWrapper<types.Currency>;
  ExchangeRate: ResolverTypeWrapper<types.ExchangeRate>;
  Country: ResolverTypeWrapper<types.Country>;
  Region: ResolverTypeWrapper<types.Region>;
  Money: ResolverTypeWrapper<types.Money>;
  ProductImageThumbnail: types.ProductImageThumbnail;
  FixedProductTaxDisplaySettings: types.FixedProductTaxDisplaySettings;
  SendFriendConfiguration: ResolverTypeWrapper<types.SendFriendConfiguration>;
  TrackedOrder: ResolverTypeWrapper<types.TrackedOrder>;
  TrackedShipment: ResolverTypeWrapper<types.TrackedShipment>;
  TrackedShipmentItem: ResolverTypeWrapper<types.TrackedShipmentItem>;
  TrackedParcel: ResolverTypeWrapper<types.TrackedParcel>;
  TrackedOrderItem: ResolverTypeWrapper<types.TrackedOrderItem>;
  TrackedOrderProduct: ResolverTypeWrapper<types.TrackedOrderProduct>;
  TradeApplication: ResolverTypeWrapper<types.TradeApplication>;
  TaxCertificate: ResolverTypeWrapper<types.TaxCertificate>;
  TaxCertificatePlace: ResolverTypeWrapper<types.TaxCertificatePlace>;
  CustomerTradeAccount: ResolverTypeWrapper<Omit<types.CustomerTradeAccount, 'priced_category'> & { priced_category?: types.Maybe<ResolversTypes['CategoryTree']> }>;
  TradeApplicationInput: types.TradeApplicationInput;
  TaxCertificateInput: types.TaxCertificateInput;
  CreditInvoice: ResolverTypeWrapper<types.CreditInvoice>;
  CompanyCredit: ResolverTypeWrapper<types.CompanyCredit>;
  Wishlist: ResolverTypeWrapper<WishlistModel>;
  WishlistVisibilityEnum: types.WishlistVisibilityEnum;
  WishlistRoom: ResolverTypeWrapper<types.WishlistRoom>;
  WishlistAreaUnit: types.WishlistAreaUnit;
  WishlistArea: ResolverTypeWrapper<types.WishlistArea>;
  WishlistAreaInput: types.WishlistAreaInput;
  WishlistItemPlanInput: types.WishlistItemPlanInput;
  WishlistRoomNameInput: types.WishlistRoomNameInput;
  WishlistRoomsInput: types.WishlistRoomsInput;
  PlanWishlistOutput: ResolverTypeWrapper<Omit<types.PlanWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishlistPaperInput: types.WishlistPaperInput;
  WishlistPaper: ResolverTypeWrapper<types.WishlistPaper>;
  WishlistItems: ResolverTypeWrapper<Omit<types.WishlistItems, 'items'> & { items: Array<types.Maybe<ResolversTypes['WishlistItemInterface']>> }>;
  WishlistItemInterface: ResolverTypeWrapper<WishlistItemModel>;
  SimpleWishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  ConfigurableWishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  WishlistItemInput: types.WishlistItemInput;
  WishlistItemUpdateInput: types.WishlistItemUpdateInput;
  WishlistItemCopyInput: types.WishlistItemCopyInput;
  WishlistItemMoveInput: types.WishlistItemMoveInput;
  CreateWishlistInput: types.CreateWishlistInput;
  WishListUserInputError: ResolverTypeWrapper<types.WishListUserInputError>;
  WishListUserInputErrorType: types.WishListUserInputErrorType;
  WishlistCartUserInputError: ResolverTypeWrapper<types.WishlistCartUserInputError>;
  WishlistCartUserInputErrorType: types.WishlistCartUserInputErrorType;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Omit<types.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Omit<types.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  UpdateProductsInWishlistOutput: ResolverTypeWrapper<Omit<types.UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  AddWishlistItemsToCartOutput: ResolverTypeWrapper<Omit<types.AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  CreateWishlistOutput: ResolverTypeWrapper<Omit<types.CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  UpdateWishlistOutput: ResolverTypeWrapper<types.UpdateWishlistOutput>;
  DeleteWishlistOutput: ResolverTypeWrapper<Omit<types.DeleteWishlistOutput, 'wishlists'> & { wishlists: Array<types.Maybe<ResolversTypes['Wishlist']>> }>;
  CopyProductsBetweenWishlistsOutput: ResolverTypeWrapper<Omit<types.CopyProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversTypes['Wishlist'], destination_wishlist: ResolversTypes['Wishlist'] }>;
  MoveProductsBetweenWishlistsOutput: ResolverTypeWrapper<Omit<types.MoveProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversTypes['Wishlist'], destination_wishlist: ResolversTypes['Wishlist'] }>;
  SharedWishlist: ResolverTypeWrapper<WishlistModel>;
  WishlistItem: ResolverTypeWrapper<Omit<types.WishlistItem, 'product'> & { product?: types.Maybe<ResolversTypes['ProductInterface']> }>;
  WishlistOutput: ResolverTypeWrapper<Omit<types.WishlistOutput, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversTypes['WishlistItem']>>> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  CustomerAddress: Omit<types.CustomerAddress, 'custom_attributesV2'> & { custom_attributesV2: Array<types.Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  Int: types.Scalars['Int']['output'];
  String: types.Scalars['String']['output'];
  Boolean: types.Scalars['Boolean']['output'];
  ID: types.Scalars['ID']['output'];
  CustomerAddressAttribute: types.CustomerAddressAttribute;
  CustomerAddressRegion: types.CustomerAddressRegion;
  CustomerAddressInput: types.CustomerAddressInput;
  Mutation: Record<PropertyKey, never>;
  Float: types.Scalars['Float']['output'];
  DataServicesStorefrontInstanceContext: types.DataServicesStorefrontInstanceContext;
  DataServicesMagentoExtensionContext: types.DataServicesMagentoExtensionContext;
  Query: Record<PropertyKey, never>;
  PurchaseOrderLine: types.PurchaseOrderLine;
  PurchaseOrder: types.PurchaseOrder;
  PurchaseOrders: types.PurchaseOrders;
  PlacePurchaseOrderInput: types.PlacePurchaseOrderInput;
  PurchaseOrdersActionInput: types.PurchaseOrdersActionInput;
  PlacePurchaseOrderOutput: types.PlacePurchaseOrderOutput;
  PurchaseOrderActionError: types.PurchaseOrderActionError;
  PurchaseOrdersActionOutput: types.PurchaseOrdersActionOutput;
  CustomAttributeMetadataInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeMetadataInterface'];
  CustomAttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeOptionInterface'];
  AttributeOptionMetadata: types.AttributeOptionMetadata;
  AttributeMetadata: Omit<types.AttributeMetadata, 'options'> & { options: Array<types.Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> };
  CatalogAttributeMetadata: Omit<types.CatalogAttributeMetadata, 'options'> & { options: Array<types.Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> };
  CustomerAttributeMetadata: Omit<types.CustomerAttributeMetadata, 'options'> & { options: Array<types.Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> };
  AttributeValueInput: types.AttributeValueInput;
  AttributeInputSelectedOption: types.AttributeInputSelectedOption;
  ValidationRule: types.ValidationRule;
  AttributesMetadataOutput: Omit<types.AttributesMetadataOutput, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  AttributesFormOutput: Omit<types.AttributesFormOutput, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  StorefrontProperties: types.StorefrontProperties;
  AttributeInput: types.AttributeInput;
  CustomAttributeMetadata: types.CustomAttributeMetadata;
  Attribute: types.Attribute;
  AttributeOption: types.AttributeOption;
  AttributeValueInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValueInterface'];
  AttributeValue: types.AttributeValue;
  AttributeSelectedOptions: Omit<types.AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<types.Maybe<ResolversParentTypes['AttributeSelectedOptionInterface']>> };
  AttributeSelectedOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeSelectedOptionInterface'];
  AttributeSelectedOption: types.AttributeSelectedOption;
  AttributeFilterInput: types.AttributeFilterInput;
  ProductCustomAttributes: Omit<types.ProductCustomAttributes, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  AttributeMetadataError: types.AttributeMetadataError;
  JobPlace: types.JobPlace;
  JobSalary: types.JobSalary;
  JobOpening: types.JobOpening;
  JobApplicationInput: types.JobApplicationInput;
  JobApplicationOutput: types.JobApplicationOutput;
  Cart: CartModel;
  CartItems: Omit<types.CartItems, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['CartItemInterface']>> };
  CartItemInterface: CartLineModel;
  SimpleCartItem: CartLineModel;
  ConfigurableCartItem: CartLineModel;
  SelectedConfigurableOption: types.SelectedConfigurableOption;
  CartItemPrices: types.CartItemPrices;
  CartItemError: types.CartItemError;
  CartPrices: types.CartPrices;
  CartRule: types.CartRule;
  CartDiscount: types.CartDiscount;
  CartTaxItem: types.CartTaxItem;
  Discount: types.Discount;
  AppliedCoupon: types.AppliedCoupon;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  ShippingCartAddress: CartAddressModel;
  BillingCartAddress: CartAddressModel;
  CartAddressCountry: types.CartAddressCountry;
  CartAddressRegion: types.CartAddressRegion;
  AvailableShippingMethod: types.AvailableShippingMethod;
  SelectedShippingMethod: types.SelectedShippingMethod;
  AvailablePaymentMethod: types.AvailablePaymentMethod;
  SelectedPaymentMethod: types.SelectedPaymentMethod;
  createEmptyCartInput: types.CreateEmptyCartInput;
  CreateGuestCartInput: types.CreateGuestCartInput;
  CreateGuestCartOutput: Omit<types.CreateGuestCartOutput, 'cart'> & { cart?: types.Maybe<ResolversParentTypes['Cart']> };
  CartItemInput: types.CartItemInput;
  AddProductsToCartOutput: Omit<types.AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: Array<types.Maybe<ResolversParentTypes['Error']>> };
  Error: ResolversInterfaceTypes<ResolversParentTypes>['Error'];
  CartUserInputError: types.CartUserInputError;
  InsufficientStockError: types.InsufficientStockError;
  AddSimpleProductsToCartInput: types.AddSimpleProductsToCartInput;
  SimpleProductCartItemInput: types.SimpleProductCartItemInput;
  AddSimpleProductsToCartOutput: Omit<types.AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddConfigurableProductsToCartInput: types.AddConfigurableProductsToCartInput;
  ConfigurableProductCartItemInput: types.ConfigurableProductCartItemInput;
  AddConfigurableProductsToCartOutput: Omit<types.AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  UpdateCartItemsInput: types.UpdateCartItemsInput;
  CartItemUpdateInput: types.CartItemUpdateInput;
  UpdateCartItemsOutput: Omit<types.UpdateCartItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveItemFromCartInput: types.RemoveItemFromCartInput;
  RemoveItemFromCartOutput: Omit<types.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ApplyCouponToCartInput: types.ApplyCouponToCartInput;
  ApplyCouponsToCartInput: types.ApplyCouponsToCartInput;
  ApplyCouponToCartOutput: Omit<types.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveCouponFromCartInput: types.RemoveCouponFromCartInput;
  RemoveCouponsFromCartInput: types.RemoveCouponsFromCartInput;
  RemoveCouponFromCartOutput: Omit<types.RemoveCouponFromCartOutput, 'cart'> & { cart?: types.Maybe<ResolversParentTypes['Cart']> };
  EnteredOptionInput: types.EnteredOptionInput;
  CustomizableOptionInput: types.CustomizableOptionInput;
  SelectedCustomizableOption: types.SelectedCustomizableOption;
  SelectedCustomizableOptionValue: types.SelectedCustomizableOptionValue;
  CartItemSelectedOptionValuePrice: types.CartItemSelectedOptionValuePrice;
  CartItemQuantity: types.CartItemQuantity;
  QuoteItemsSortInput: types.QuoteItemsSortInput;
  ClearCartInput: types.ClearCartInput;
  ClearCartOutput: Omit<types.ClearCartOutput, 'cart'> & { cart?: types.Maybe<ResolversParentTypes['Cart']> };
  ClearCartError: types.ClearCartError;
  ComplexTextValue: types.ComplexTextValue;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  ProductImage: types.ProductImage;
  MediaGalleryEntry: types.MediaGalleryEntry;
  PriceRange: types.PriceRange;
  Customer: CustomerRow;
  ProductPrice: types.ProductPrice;
  ProductDiscount: types.ProductDiscount;
  TierPrice: types.TierPrice;
  ProductInterface: ProductModel;
  PhysicalProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['PhysicalProductInterface'];
  SimpleProduct: ProductModel;
  ConfigurableProduct: ProductModel;
  ConfigurableProductOptions: Omit<types.ConfigurableProductOptions, 'values'> & { values?: types.Maybe<Array<types.Maybe<ResolversParentTypes['ConfigurableProductOptionsValues']>>> };
  ConfigurableProductOptionsValues: Omit<types.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: types.Maybe<ResolversParentTypes['SwatchDataInterface']> };
  SwatchDataInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchDataInterface'];
  TextSwatchData: types.TextSwatchData;
  ColorSwatchData: types.ColorSwatchData;
  ConfigurableVariant: Omit<types.ConfigurableVariant, 'product'> & { product?: types.Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableAttributeOption: types.ConfigurableAttributeOption;
  ConfigurableProductOptionsSelection: Omit<types.ConfigurableProductOptionsSelection, 'configurable_options' | 'variant' | 'media_gallery'> & { configurable_options?: types.Maybe<Array<types.Maybe<ResolversParentTypes['ConfigurableProductOption']>>>, variant?: types.Maybe<ResolversParentTypes['SimpleProduct']>, media_gallery?: types.Maybe<Array<types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>> };
  ConfigurableOptionAvailableForSelection: types.ConfigurableOptionAvailableForSelection;
  ConfigurableProductOption: Omit<types.ConfigurableProductOption, 'values'> & { values?: types.Maybe<Array<types.Maybe<ResolversParentTypes['ConfigurableProductOptionValue']>>> };
  ConfigurableProductOptionValue: Omit<types.ConfigurableProductOptionValue, 'swatch'> & { swatch?: types.Maybe<ResolversParentTypes['SwatchDataInterface']> };
  CategoryInterface: CategoryModel;
  CategoryTree: CategoryModel;
  CategoryProducts: CategoryProductsModel;
  CategoryResult: Omit<types.CategoryResult, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['CategoryTree']>>> };
  Breadcrumb: types.Breadcrumb;
  SearchResultPageInfo: types.SearchResultPageInfo;
  Products: ProductsModel;
  SearchSuggestion: types.SearchSuggestion;
  SortFields: types.SortFields;
  SortField: types.SortField;
  AggregationsFilterInput: types.AggregationsFilterInput;
  AggregationsCategoryFilterInput: types.AggregationsCategoryFilterInput;
  Aggregation: types.Aggregation;
  AggregationOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AggregationOptionInterface'];
  AggregationOption: types.AggregationOption;
  SizeGroup: types.SizeGroup;
  FilterEqualTypeInput: types.FilterEqualTypeInput;
  FilterMatchTypeInput: types.FilterMatchTypeInput;
  FilterRangeTypeInput: types.FilterRangeTypeInput;
  ProductAttributeFilterInput: types.ProductAttributeFilterInput;
  ProductAttributeSortInput: types.ProductAttributeSortInput;
  CategoryFilterInput: types.CategoryFilterInput;
  ImageSwatchData: types.ImageSwatchData;
  Price: types.Price;
  ProductPrices: types.ProductPrices;
  ProductLinksInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductLinksInterface'];
  ProductLinks: types.ProductLinks;
  ProductTierPrices: types.ProductTierPrices;
  CatalogRule: types.CatalogRule;
  Website: types.Website;
  UrlRewrite: types.UrlRewrite;
  HttpQueryParameter: types.HttpQueryParameter;
  LayerFilter: Omit<types.LayerFilter, 'filter_items'> & { filter_items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['LayerFilterItemInterface']>>> };
  LayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['LayerFilterItemInterface'];
  LayerFilterItem: types.LayerFilterItem;
  SwatchData: types.SwatchData;
  SwatchLayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchLayerFilterItemInterface'];
  SwatchLayerFilterItem: types.SwatchLayerFilterItem;
  FixedProductTax: types.FixedProductTax;
  PriceAdjustment: types.PriceAdjustment;
  ProductMediaGalleryEntriesContent: types.ProductMediaGalleryEntriesContent;
  ProductMediaGalleryEntriesVideoContent: types.ProductMediaGalleryEntriesVideoContent;
  ProductVideo: types.ProductVideo;
  SetGuestEmailOnCartInput: types.SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: Omit<types.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartAddressInput: types.CartAddressInput;
  SetShippingAddressesOnCartInput: types.SetShippingAddressesOnCartInput;
  ShippingAddressInput: types.ShippingAddressInput;
  SetShippingAddressesOnCartOutput: Omit<types.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetBillingAddressOnCartInput: types.SetBillingAddressOnCartInput;
  BillingAddressInput: types.BillingAddressInput;
  SetBillingAddressOnCartOutput: Omit<types.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetShippingMethodsOnCartInput: types.SetShippingMethodsOnCartInput;
  ShippingMethodInput: types.ShippingMethodInput;
  SetShippingMethodsOnCartOutput: Omit<types.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetPaymentMethodOnCartInput: types.SetPaymentMethodOnCartInput;
  PaymentMethodInput: types.PaymentMethodInput;
  BraintreeInput: types.BraintreeInput;
  BraintreeCcVaultInput: types.BraintreeCcVaultInput;
  AuthorizenetInput: types.AuthorizenetInput;
  AuthorizeNetAcceptJs: types.AuthorizeNetAcceptJs;
  TesseraTestPaymentInput: types.TesseraTestPaymentInput;
  PaymentInstructions: types.PaymentInstructions;
  SetPaymentMethodOnCartOutput: Omit<types.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  PlaceOrderInput: types.PlaceOrderInput;
  PlaceOrderOutput: Omit<types.PlaceOrderOutput, 'orderV2'> & { orderV2?: types.Maybe<ResolversParentTypes['CustomerOrder']> };
  Order: types.Order;
  PlaceOrderError: types.PlaceOrderError;
  EstimateTotalsInput: types.EstimateTotalsInput;
  EstimateAddressInput: types.EstimateAddressInput;
  CustomerAddressRegionInput: types.CustomerAddressRegionInput;
  PlacedOrder: Omit<types.PlacedOrder, 'delivery' | 'later_delivery'> & { delivery?: types.Maybe<ResolversParentTypes['DeliveryWindow']>, later_delivery?: types.Maybe<ResolversParentTypes['DeliveryWindow']> };
  PlacedOrderAddress: types.PlacedOrderAddress;
  PlacedOrderItem: types.PlacedOrderItem;
  SiteAccessQuestion: types.SiteAccessQuestion;
  DeliveryWindow: types.DeliveryWindow;
  CartDelivery: Omit<types.CartDelivery, 'delivery' | 'later'> & { delivery: ResolversParentTypes['DeliveryWindow'], later?: types.Maybe<ResolversParentTypes['DeliveryWindow']> };
  CartLineDelivery: types.CartLineDelivery;
  SetSiteAccessInput: types.SetSiteAccessInput;
  EstimateTotalsOutput: Omit<types.EstimateTotalsOutput, 'cart'> & { cart?: types.Maybe<ResolversParentTypes['Cart']> };
  CheckoutAgreement: types.CheckoutAgreement;
  PickupLocation: types.PickupLocation;
  PickupLocations: types.PickupLocations;
  AreaInput: types.AreaInput;
  FilterTypeInput: types.FilterTypeInput;
  PickupLocationFilterInput: types.PickupLocationFilterInput;
  PickupLocationSortInput: types.PickupLocationSortInput;
  ProductInfoInput: types.ProductInfoInput;
  CmsPage: types.CmsPage;
  CmsBlock: types.CmsBlock;
  CmsBlocks: Omit<types.CmsBlocks, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['CmsBlock']>>> };
  CompanyRole: types.CompanyRole;
  CompanyRoles: types.CompanyRoles;
  CompanyUser: types.CompanyUser;
  CompanyUsers: types.CompanyUsers;
  CompanyInvitation: types.CompanyInvitation;
  Company: OwnCompany;
  CompanyInvitationOffer: types.CompanyInvitationOffer;
  CompanyInvitationReceived: types.CompanyInvitationReceived;
  CompanyUserCreateInput: types.CompanyUserCreateInput;
  CompanyUserUpdateInput: types.CompanyUserUpdateInput;
  CompanyInvitationInput: types.CompanyInvitationInput;
  CreateCompanyUserOutput: Omit<types.CreateCompanyUserOutput, 'company'> & { company: ResolversParentTypes['Company'] };
  UpdateCompanyUserOutput: Omit<types.UpdateCompanyUserOutput, 'company'> & { company: ResolversParentTypes['Company'] };
  DeleteCompanyUserOutput: types.DeleteCompanyUserOutput;
  CompanyInvitationOutput: types.CompanyInvitationOutput;
  CompareList: CompareListModel;
  ComparableAttribute: types.ComparableAttribute;
  ComparableItem: Omit<types.ComparableItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] };
  ProductAttribute: types.ProductAttribute;
  CreateCompareListInput: types.CreateCompareListInput;
  AddProductsToCompareListInput: types.AddProductsToCompareListInput;
  RemoveProductsFromCompareListInput: types.RemoveProductsFromCompareListInput;
  DeleteCompareListOutput: types.DeleteCompareListOutput;
  AssignCompareListToCustomerOutput: Omit<types.AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list?: types.Maybe<ResolversParentTypes['CompareList']> };
  ContactUsInput: types.ContactUsInput;
  ContactUsOutput: types.ContactUsOutput;
  CustomerMessage: types.CustomerMessage;
  ConfirmEmailInput: types.ConfirmEmailInput;
  CustomerSession: CustomerSession;
  CustomerUpdateInput: types.CustomerUpdateInput;
  CustomerCreateInput: types.CustomerCreateInput;
  CustomerOutput: Omit<types.CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  CustomerToken: types.CustomerToken;
  RevokeCustomerTokenOutput: types.RevokeCustomerTokenOutput;
  IsEmailAvailableOutput: types.IsEmailAvailableOutput;
  CustomerGroup: types.CustomerGroup;
  CustomerAddresses: Omit<types.CustomerAddresses, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['CustomerAddress']>>> };
  CustomerInput: types.CustomerInput;
  DeliveryPlaceInput: types.DeliveryPlaceInput;
  DeliveryWay: DeliveryWayModel;
  FeedbackInput: types.FeedbackInput;
  FeedbackOutput: types.FeedbackOutput;
  CustomerFeedback: types.CustomerFeedback;
  TrowelCoverage: types.TrowelCoverage;
  JobMaterial: Omit<types.JobMaterial, 'product'> & { product: ResolversParentTypes['ProductInterface'] };
  JobMaterials: Omit<types.JobMaterials, 'items'> & { items: Array<ResolversParentTypes['JobMaterial']> };
  ProductSupply: types.ProductSupply;
  CartShipments: types.CartShipments;
  LaterUnits: types.LaterUnits;
  SetShipmentsInput: types.SetShipmentsInput;
  OrderItemInterface: OrderItemModel;
  OrderItem: OrderItemModel;
  ConfigurableOrderItem: OrderItemModel;
  BundleOrderItem: OrderItemModel;
  DownloadableOrderItem: OrderItemModel;
  CustomerOrder: Omit<types.CustomerOrder, 'later_delivery' | 'invoices' | 'credit_memos' | 'delivery' | 'items' | 'shipping_address' | 'billing_address' | 'shipments'> & { later_delivery?: types.Maybe<ResolversParentTypes['DeliveryWindow']>, invoices: Array<types.Maybe<ResolversParentTypes['Invoice']>>, credit_memos?: types.Maybe<Array<types.Maybe<ResolversParentTypes['CreditMemo']>>>, delivery?: types.Maybe<ResolversParentTypes['DeliveryWindow']>, items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['OrderItemInterface']>>>, shipping_address?: types.Maybe<ResolversParentTypes['OrderAddress']>, billing_address?: types.Maybe<ResolversParentTypes['OrderAddress']>, shipments?: types.Maybe<Array<types.Maybe<ResolversParentTypes['OrderShipment']>>> };
  SnowdogMenus: Omit<types.SnowdogMenus, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['SnowdogMenu']>> };
  SnowdogMenu: Omit<types.SnowdogMenu, 'nodes'> & { nodes?: types.Maybe<ResolversParentTypes['SnowdogMenuNodes']> };
  SnowdogMenuNodes: Omit<types.SnowdogMenuNodes, 'items'> & { items?: types.Maybe<Array<ResolversParentTypes['SnowdogMenuNodeInterface']>> };
  SnowdogMenuNodeInterface: ResolversInterfaceTypes<ResolversParentTypes>['SnowdogMenuNodeInterface'];
  SnowdogMenuNodeContentFieldInterface: ResolversInterfaceTypes<ResolversParentTypes>['SnowdogMenuNodeContentFieldInterface'];
  SnowdogMenuNodeImageFieldInterface: ResolversInterfaceTypes<ResolversParentTypes>['SnowdogMenuNodeImageFieldInterface'];
  SnowdogMenuCustomUrlNodeInterface: ResolversInterfaceTypes<ResolversParentTypes>['SnowdogMenuCustomUrlNodeInterface'];
  SnowdogMenuNode: Omit<types.SnowdogMenuNode, 'children'> & { children: Array<ResolversParentTypes['SnowdogMenuNodeInterface']> };
  SnowdogMenuCmsPageNode: Omit<types.SnowdogMenuCmsPageNode, 'children'> & { children: Array<ResolversParentTypes['SnowdogMenuNodeInterface']> };
  SnowdogMenuCustomUrlNode: Omit<types.SnowdogMenuCustomUrlNode, 'children'> & { children: Array<ResolversParentTypes['SnowdogMenuNodeInterface']> };
  SnowdogMenuWrapperNode: Omit<types.SnowdogMenuWrapperNode, 'children'> & { children: Array<ResolversParentTypes['SnowdogMenuNodeInterface']> };
  SubscribeEmailToNewsletterOutput: types.SubscribeEmailToNewsletterOutput;
  NewsletterConsentInput: types.NewsletterConsentInput;
  NewsletterConsent: types.NewsletterConsent;
  NewsletterOffer: types.NewsletterOffer;
  StoreConfig: types.StoreConfig;
  OrderAfterSales: types.OrderAfterSales;
  OrderAgreement: types.OrderAgreement;
  OrderPaper: types.OrderPaper;
  OrderLineComingBack: types.OrderLineComingBack;
  OrderReturnRequest: types.OrderReturnRequest;
  OrderReturnRequestItem: types.OrderReturnRequestItem;
  OrderReturnInput: types.OrderReturnInput;
  OrderReturnItemInput: types.OrderReturnItemInput;
  OrderPaperInput: types.OrderPaperInput;
  OrderPaperFile: types.OrderPaperFile;
  OrderShipment: Omit<types.OrderShipment, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['ShipmentItemInterface']>>> };
  ShipmentTracking: types.ShipmentTracking;
  ProductionLot: types.ProductionLot;
  OrderStatusChange: types.OrderStatusChange;
  OrderCustomerInfo: types.OrderCustomerInfo;
  SalesCommentItem: types.SalesCommentItem;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentItem: Omit<types.ShipmentItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  Invoice: Omit<types.Invoice, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['InvoiceItemInterface']>>> };
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceItem: Omit<types.InvoiceItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  InvoiceTotal: types.InvoiceTotal;
  CreditMemo: Omit<types.CreditMemo, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['CreditMemoItemInterface']>>> };
  CreditMemoItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CreditMemoItemInterface'];
  CreditMemoItem: Omit<types.CreditMemoItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  CreditMemoTotal: types.CreditMemoTotal;
  OrderInformationInput: types.OrderInformationInput;
  OrderTokenInput: types.OrderTokenInput;
  CancelOrderInput: types.CancelOrderInput;
  GuestOrderCancelInput: types.GuestOrderCancelInput;
  ConfirmCancelOrderInput: types.ConfirmCancelOrderInput;
  CancelOrderOutput: Omit<types.CancelOrderOutput, 'order'> & { order?: types.Maybe<ResolversParentTypes['CustomerOrder']> };
  CancelOrderError: types.CancelOrderError;
  CancellationReason: types.CancellationReason;
  ReorderItemsOutput: Omit<types.ReorderItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CheckoutUserInputError: types.CheckoutUserInputError;
  CustomerOrders: Omit<types.CustomerOrders, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['CustomerOrder']>> };
  CustomerOrdersFilterInput: types.CustomerOrdersFilterInput;
  FilterStringTypeInput: types.FilterStringTypeInput;
  CustomerOrderSortInput: types.CustomerOrderSortInput;
  OrderItemOption: types.OrderItemOption;
  OrderTotal: types.OrderTotal;
  ShippingHandling: types.ShippingHandling;
  ShippingDiscount: types.ShippingDiscount;
  TaxItem: types.TaxItem;
  OrderAddress: Omit<types.OrderAddress, 'custom_attributesV2'> & { custom_attributesV2: Array<types.Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  OrderPaymentMethod: types.OrderPaymentMethod;
  OrderItemPrices: types.OrderItemPrices;
  KeyValue: types.KeyValue;
  GiftMessage: types.GiftMessage;
  SetPaymentMethodAndPlaceOrderInput: types.SetPaymentMethodAndPlaceOrderInput;
  CustomerPasskey: Passkey;
  PasskeyCreation: types.PasskeyCreation;
  PasskeyRequest: types.PasskeyRequest;
  PasskeyAttestationInput: types.PasskeyAttestationInput;
  PasskeyAssertionInput: types.PasskeyAssertionInput;
  PasskeySignIn: types.PasskeySignIn;
  CustomerPaymentTokens: types.CustomerPaymentTokens;
  PaymentToken: types.PaymentToken;
  DeletePaymentTokenOutput: types.DeletePaymentTokenOutput;
  CustomizableProductInterface: ProductModel;
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableFieldOption: types.CustomizableFieldOption;
  CustomizableFieldValue: types.CustomizableFieldValue;
  CustomizableFileOption: types.CustomizableFileOption;
  CustomizableFileValue: types.CustomizableFileValue;
  CustomizableAreaOption: types.CustomizableAreaOption;
  CustomizableAreaValue: types.CustomizableAreaValue;
  CustomizableDropDownOption: types.CustomizableDropDownOption;
  CustomizableDropDownValue: types.CustomizableDropDownValue;
  CustomizableRadioOption: types.CustomizableRadioOption;
  CustomizableRadioValue: types.CustomizableRadioValue;
  CustomizableCheckboxOption: types.CustomizableCheckboxOption;
  CustomizableCheckboxValue: types.CustomizableCheckboxValue;
  CustomizableMultipleOption: types.CustomizableMultipleOption;
  CustomizableMultipleValue: types.CustomizableMultipleValue;
  CustomizableDateOption: types.CustomizableDateOption;
  CustomizableDateValue: types.CustomizableDateValue;
  GroupedProduct: ProductModel;
  GroupedProductItem: Omit<types.GroupedProductItem, 'product'> & { product?: types.Maybe<ResolversParentTypes['ProductInterface']> };
  AddBundleProductsToCartInput: types.AddBundleProductsToCartInput;
  AddBundleProductsToCartOutput: Omit<types.AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddDownloadableProductsToCartInput: types.AddDownloadableProductsToCartInput;
  AddDownloadableProductsToCartOutput: Omit<types.AddDownloadableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddVirtualProductsToCartInput: types.AddVirtualProductsToCartInput;
  AddVirtualProductsToCartOutput: Omit<types.AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  BundleCartItem: CartLineModel;
  BundleCreditMemoItem: Omit<types.BundleCreditMemoItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleInvoiceItem: Omit<types.BundleInvoiceItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleItem: Omit<types.BundleItem, 'options'> & { options?: types.Maybe<Array<types.Maybe<ResolversParentTypes['BundleItemOption']>>> };
  BundleItemOption: Omit<types.BundleItemOption, 'product'> & { product?: types.Maybe<ResolversParentTypes['ProductInterface']> };
  BundleOptionInput: types.BundleOptionInput;
  BundleProduct: ProductModel;
  BundleProductCartItemInput: types.BundleProductCartItemInput;
  BundleShipmentItem: Omit<types.BundleShipmentItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleWishlistItem: WishlistItemModel;
  CustomerDownloadableProduct: types.CustomerDownloadableProduct;
  CustomerDownloadableProducts: types.CustomerDownloadableProducts;
  DownloadableCartItem: CartLineModel;
  DownloadableCreditMemoItem: Omit<types.DownloadableCreditMemoItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  DownloadableInvoiceItem: Omit<types.DownloadableInvoiceItem, 'order_item'> & { order_item?: types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  DownloadableItemsLinks: types.DownloadableItemsLinks;
  DownloadableProduct: ProductModel;
  DownloadableProductCartItemInput: types.DownloadableProductCartItemInput;
  DownloadableProductLinks: types.DownloadableProductLinks;
  DownloadableProductLinksInput: types.DownloadableProductLinksInput;
  DownloadableProductSamples: types.DownloadableProductSamples;
  DownloadableWishlistItem: WishlistItemModel;
  GroupedProductWishlistItem: WishlistItemModel;
  ItemSelectedBundleOption: types.ItemSelectedBundleOption;
  ItemSelectedBundleOptionValue: types.ItemSelectedBundleOptionValue;
  PriceDetails: types.PriceDetails;
  SelectedBundleOption: types.SelectedBundleOption;
  SelectedBundleOptionValue: types.SelectedBundleOptionValue;
  VirtualCartItem: CartLineModel;
  VirtualProduct: ProductModel;
  VirtualProductCartItemInput: types.VirtualProductCartItemInput;
  VirtualWishlistItem: WishlistItemModel;
  AttributeMetadataInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeMetadataInterface'];
  UiInputTypeInterface: ResolversInterfaceTypes<ResolversParentTypes>['UiInputTypeInterface'];
  AttributeOptionsInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeOptionsInterface'];
  SelectableInputTypeInterface: ResolversInterfaceTypes<ResolversParentTypes>['SelectableInputTypeInterface'];
  AttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeOptionInterface'];
  UiAttributeTypeSelect: Omit<types.UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<ResolversParentTypes['AttributeOptionInterface']>>> };
  UiAttributeTypeMultiSelect: Omit<types.UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<ResolversParentTypes['AttributeOptionInterface']>>> };
  UiAttributeTypeBoolean: Omit<types.UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: types.Maybe<Array<types.Maybe<ResolversParentTypes['AttributeOptionInterface']>>> };
  UiAttributeTypeAny: types.UiAttributeTypeAny;
  StoreLabels: types.StoreLabels;
  ProductAttributeMetadata: Omit<types.ProductAttributeMetadata, 'ui_input'> & { ui_input?: types.Maybe<ResolversParentTypes['UiInputTypeInterface']> };
  CustomAttribute: Omit<types.CustomAttribute, 'selected_attribute_options' | 'attribute_metadata'> & { selected_attribute_options?: types.Maybe<ResolversParentTypes['SelectedAttributeOption']>, attribute_metadata?: types.Maybe<ResolversParentTypes['AttributeMetadataInterface']> };
  SelectedAttributeOption: Omit<types.SelectedAttributeOption, 'attribute_option'> & { attribute_option?: types.Maybe<Array<ResolversParentTypes['AttributeOptionInterface']>> };
  EnteredAttributeValue: types.EnteredAttributeValue;
  SearchTerm: types.SearchTerm;
  RobotsConfig: types.RobotsConfig;
  PriceQuoteEvent: types.PriceQuoteEvent;
  PriceQuoteLine: types.PriceQuoteLine;
  PriceQuote: types.PriceQuote;
  CustomerPriceQuotes: types.CustomerPriceQuotes;
  PriceQuotePaper: types.PriceQuotePaper;
  CartItemQuote: types.CartItemQuote;
  PriceQuoteLineInput: types.PriceQuoteLineInput;
  RequestPriceQuoteInput: types.RequestPriceQuoteInput;
  ReCaptchaConfigOutput: types.ReCaptchaConfigOutput;
  ReCaptchaConfiguration: types.ReCaptchaConfiguration;
  ReCaptchaConfigurationV3: types.ReCaptchaConfigurationV3;
  ShowroomVisitTime: types.ShowroomVisitTime;
  ShowroomVisit: types.ShowroomVisit;
  ShowroomVisitInput: types.ShowroomVisitInput;
  ProductReviewRating: types.ProductReviewRating;
  ProductReview: Omit<types.ProductReview, 'ratings_breakdown' | 'product'> & { ratings_breakdown: Array<types.Maybe<ResolversParentTypes['ProductReviewRating']>>, product: ResolversParentTypes['ProductInterface'] };
  ProductReviews: Omit<types.ProductReviews, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['ProductReview']>> };
  ProductReviewRatingValueMetadata: types.ProductReviewRatingValueMetadata;
  ProductReviewRatingMetadata: types.ProductReviewRatingMetadata;
  ProductReviewRatingsMetadata: types.ProductReviewRatingsMetadata;
  ProductReviewRatingInput: types.ProductReviewRatingInput;
  CreateProductReviewInput: types.CreateProductReviewInput;
  CreateProductReviewOutput: Omit<types.CreateProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] };
  ReviewPhoto: types.ReviewPhoto;
  ShownReview: Omit<types.ShownReview, 'ratings_breakdown'> & { ratings_breakdown: Array<ResolversParentTypes['ProductReviewRating']> };
  ReviewStars: types.ReviewStars;
  ReviewCriterion: types.ReviewCriterion;
  ProductReviewOverview: Omit<types.ProductReviewOverview, 'items' | 'samples'> & { items: Array<ResolversParentTypes['ShownReview']>, samples: Array<ResolversParentTypes['ShownReview']> };
  ProductReviewLanguage: types.ProductReviewLanguage;
  EntityUrl: types.EntityUrl;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  RoutableUrl: types.RoutableUrl;
  SampleOffers: types.SampleOffers;
  SampleOffer: types.SampleOffer;
  FoundPage: types.FoundPage;
  SearchHelp: types.SearchHelp;
  ShowroomHours: types.ShowroomHours;
  ShowroomDayHours: types.ShowroomDayHours;
  Showroom: types.Showroom;
  SlabUnit: types.SlabUnit;
  Slabs: types.Slabs;
  SlabHold: types.SlabHold;
  StockroomChoice: types.StockroomChoice;
  StockroomSlab: types.StockroomSlab;
  Stockroom: types.Stockroom;
  StockroomFilterInput: types.StockroomFilterInput;
  HoldSlabInput: types.HoldSlabInput;
  StockAlert: types.StockAlert;
  RequestStockAlertInput: types.RequestStockAlertInput;
  Currency: types.Currency;
  ExchangeRate: types.ExchangeRate;
  Country: types.Country;
  Region: types.Region;
  Money: types.Money;
  SendFriendConfiguration: types.SendFriendConfiguration;
  TrackedOrder: types.TrackedOrder;
  TrackedShipment: types.TrackedShipment;
  TrackedShipmentItem: types.TrackedShipmentItem;
  TrackedParcel: types.TrackedParcel;
  TrackedOrderItem: types.TrackedOrderItem;
  TrackedOrderProduct: types.TrackedOrderProduct;
  TradeApplication: types.TradeApplication;
  TaxCertificate: types.TaxCertificate;
  TaxCertificatePlace: types.TaxCertificatePlace;
  CustomerTradeAccount: Omit<types.CustomerTradeAccount, 'priced_category'> & { priced_category?: types.Maybe<ResolversParentTypes['CategoryTree']> };
  TradeApplicationInput: types.TradeApplicationInput;
  TaxCertificateInput: types.TaxCertificateInput;
  CreditInvoice: types.CreditInvoice;
  CompanyCredit: types.CompanyCredit;
  Wishlist: WishlistModel;
  WishlistRoom: types.WishlistRoom;
  WishlistArea: types.WishlistArea;
  WishlistAreaInput: types.WishlistAreaInput;
  WishlistItemPlanInput: types.WishlistItemPlanInput;
  WishlistRoomNameInput: types.WishlistRoomNameInput;
  WishlistRoomsInput: types.WishlistRoomsInput;
  PlanWishlistOutput: Omit<types.PlanWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  WishlistPaperInput: types.WishlistPaperInput;
  WishlistPaper: types.WishlistPaper;
  WishlistItems: Omit<types.WishlistItems, 'items'> & { items: Array<types.Maybe<ResolversParentTypes['WishlistItemInterface']>> };
  WishlistItemInterface: WishlistItemModel;
  SimpleWishlistItem: WishlistItemModel;
  ConfigurableWishlistItem: WishlistItemModel;
  WishlistItemInput: types.WishlistItemInput;
  WishlistItemUpdateInput: types.WishlistItemUpdateInput;
  WishlistItemCopyInput: types.WishlistItemCopyInput;
  WishlistItemMoveInput: types.WishlistItemMoveInput;
  CreateWishlistInput: types.CreateWishlistInput;
  WishListUserInputError: types.WishListUserInputError;
  WishlistCartUserInputError: types.WishlistCartUserInputError;
  AddProductsToWishlistOutput: Omit<types.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  RemoveProductsFromWishlistOutput: Omit<types.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  UpdateProductsInWishlistOutput: Omit<types.UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  AddWishlistItemsToCartOutput: Omit<types.AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  CreateWishlistOutput: Omit<types.CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  UpdateWishlistOutput: types.UpdateWishlistOutput;
  DeleteWishlistOutput: Omit<types.DeleteWishlistOutput, 'wishlists'> & { wishlists: Array<types.Maybe<ResolversParentTypes['Wishlist']>> };
  CopyProductsBetweenWishlistsOutput: Omit<types.CopyProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversParentTypes['Wishlist'], destination_wishlist: ResolversParentTypes['Wishlist'] };
  MoveProductsBetweenWishlistsOutput: Omit<types.MoveProductsBetweenWishlistsOutput, 'source_wishlist' | 'destination_wishlist'> & { source_wishlist: ResolversParentTypes['Wishlist'], destination_wishlist: ResolversParentTypes['Wishlist'] };
  SharedWishlist: WishlistModel;
  WishlistItem: Omit<types.WishlistItem, 'product'> & { product?: types.Maybe<ResolversParentTypes['ProductInterface']> };
  WishlistOutput: Omit<types.WishlistOutput, 'items'> & { items?: types.Maybe<Array<types.Maybe<ResolversParentTypes['WishlistItem']>>> };
};

export type CustomerAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstname?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  city?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<types.Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  region_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postcode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<types.Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  telephone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_billing?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  country_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  custom_attributes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  extension_attributes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Array<types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<types.CustomerAddressCustom_AttributesV2Args>>;
};

export type CustomerAddressAttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddressAttribute'] = ResolversParentTypes['CustomerAddressAttribute']> = {
  attribute_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressRegionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = {
  region?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCustomerAddress?: Resolver<types.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<types.MutationCreateCustomerAddressArgs, 'input'>>;
  updateCustomerAddress?: Resolver<types.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<types.MutationUpdateCustomerAddressArgs, 'id'>>;
  deleteCustomerAddress?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<types.MutationDeleteCustomerAddressArgs, 'id'>>;
  placePurchaseOrder?: Resolver<types.Maybe<ResolversTypes['PlacePurchaseOrderOutput']>, ParentType, ContextType, RequireFields<types.MutationPlacePurchaseOrderArgs, 'input'>>;
  approvePurchaseOrders?: Resolver<types.Maybe<ResolversTypes['PurchaseOrdersActionOutput']>, ParentType, ContextType, RequireFields<types.MutationApprovePurchaseOrdersArgs, 'input'>>;
  rejectPurchaseOrders?: Resolver<types.Maybe<ResolversTypes['PurchaseOrdersActionOutput']>, ParentType, ContextType, RequireFields<types.MutationRejectPurchaseOrdersArgs, 'input'>>;
  cancelPurchaseOrders?: Resolver<types.Maybe<ResolversTypes['PurchaseOrdersActionOutput']>, ParentType, ContextType, RequireFields<types.MutationCancelPurchaseOrdersArgs, 'input'>>;
  applyForJob?: Resolver<types.Maybe<ResolversTypes['JobApplicationOutput']>, ParentType, ContextType, RequireFields<types.MutationApplyForJobArgs, 'input'>>;
  createEmptyCart?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<types.MutationCreateEmptyCartArgs>>;
  createGuestCart?: Resolver<types.Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<types.MutationCreateGuestCartArgs>>;
  addProductsToCart?: Resolver<types.Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<types.MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  addSimpleProductsToCart?: Resolver<types.Maybe<ResolversTypes['AddSimpleProductsToCartOutput']>, ParentType, ContextType, Partial<types.MutationAddSimpleProductsToCartArgs>>;
  addConfigurableProductsToCart?: Resolver<types.Maybe<ResolversTypes['AddConfigurableProductsToCartOutput']>, ParentType, ContextType, Partial<types.MutationAddConfigurableProductsToCartArgs>>;
  applyCouponToCart?: Resolver<types.Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<types.MutationApplyCouponToCartArgs>>;
  applyCouponsToCart?: Resolver<types.Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<types.MutationApplyCouponsToCartArgs>>;
  removeCouponFromCart?: Resolver<types.Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<types.MutationRemoveCouponFromCartArgs>>;
  removeCouponsFromCart?: Resolver<types.Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<types.MutationRemoveCouponsFromCartArgs>>;
  updateCartItems?: Resolver<types.Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<types.MutationUpdateCartItemsArgs>>;
  removeItemFromCart?: Resolver<types.Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<types.MutationRemoveItemFromCartArgs>>;
  clearCart?: Resolver<ResolversTypes['ClearCartOutput'], ParentType, ContextType, RequireFields<types.MutationClearCartArgs, 'input'>>;
  assignCustomerToGuestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<types.MutationAssignCustomerToGuestCartArgs, 'cart_id'>>;
  setSiteAccessOnCart?: Resolver<Array<ResolversTypes['SiteAccessQuestion']>, ParentType, ContextType, RequireFields<types.MutationSetSiteAccessOnCartArgs, 'input'>>;
  setGuestEmailOnCart?: Resolver<types.Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<types.MutationSetGuestEmailOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<types.Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<types.MutationSetShippingAddressesOnCartArgs>>;
  setBillingAddressOnCart?: Resolver<types.Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<types.MutationSetBillingAddressOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<types.Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<types.MutationSetShippingMethodsOnCartArgs>>;
  setPaymentMethodOnCart?: Resolver<types.Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<types.MutationSetPaymentMethodOnCartArgs>>;
  createBraintreeClientToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeOrder?: Resolver<types.Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<types.MutationPlaceOrderArgs>>;
  estimateShippingMethods?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, RequireFields<types.MutationEstimateShippingMethodsArgs, 'input'>>;
  estimateTotals?: Resolver<ResolversTypes['EstimateTotalsOutput'], ParentType, ContextType, RequireFields<types.MutationEstimateTotalsArgs, 'input'>>;
  createCompanyUser?: Resolver<types.Maybe<ResolversTypes['CreateCompanyUserOutput']>, ParentType, ContextType, RequireFields<types.MutationCreateCompanyUserArgs, 'input'>>;
  updateCompanyUser?: Resolver<types.Maybe<ResolversTypes['UpdateCompanyUserOutput']>, ParentType, ContextType, RequireFields<types.MutationUpdateCompanyUserArgs, 'input'>>;
  deleteCompanyUser?: Resolver<types.Maybe<ResolversTypes['DeleteCompanyUserOutput']>, ParentType, ContextType, RequireFields<types.MutationDeleteCompanyUserArgs, 'id'>>;
  cancelCompanyInvitation?: Resolver<types.Maybe<ResolversTypes['DeleteCompanyUserOutput']>, ParentType, ContextType, RequireFields<types.MutationCancelCompanyInvitationArgs, 'id'>>;
  acceptCompanyInvitation?: Resolver<types.Maybe<ResolversTypes['CompanyInvitationOutput']>, ParentType, ContextType, RequireFields<types.MutationAcceptCompanyInvitationArgs, 'input'>>;
  createCompareList?: Resolver<types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<types.MutationCreateCompareListArgs>>;
  addProductsToCompareList?: Resolver<types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<types.MutationAddProductsToCompareListArgs>>;
  removeProductsFromCompareList?: Resolver<types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<types.MutationRemoveProductsFromCompareListArgs>>;
  assignCompareListToCustomer?: Resolver<types.Maybe<ResolversTypes['AssignCompareListToCustomerOutput']>, ParentType, ContextType, RequireFields<types.MutationAssignCompareListToCustomerArgs, 'uid'>>;
  deleteCompareList?: Resolver<types.Maybe<ResolversTypes['DeleteCompareListOutput']>, ParentType, ContextType, RequireFields<types.MutationDeleteCompareListArgs, 'uid'>>;
  contactUs?: Resolver<types.Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<types.MutationContactUsArgs, 'input'>>;
  createCustomerV2?: Resolver<types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<types.MutationCreateCustomerV2Args, 'input'>>;
  updateCustomerV2?: Resolver<types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<types.MutationUpdateCustomerV2Args, 'input'>>;
  confirmEmail?: Resolver<types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<types.MutationConfirmEmailArgs, 'input'>>;
  resendConfirmationEmail?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<types.MutationResendConfirmationEmailArgs, 'email'>>;
  endCustomerSession?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<types.MutationEndCustomerSessionArgs, 'id'>>;
  updateCustomerEmail?: Resolver<types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<types.MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  changeCustomerPassword?: Resolver<types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<types.MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  requestPasswordResetEmail?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<types.MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<types.MutationResetPasswordArgs, 'email' | 'resetPasswordToken' | 'newPassword'>>;
  deleteCustomer?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  generateCustomerToken?: Resolver<types.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<types.MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  revokeCustomerToken?: Resolver<types.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<types.MutationMergeCartsArgs, 'source_cart_id'>>;
  createCustomer?: Resolver<types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<types.MutationCreateCustomerArgs, 'input'>>;
  updateCustomer?: Resolver<types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<types.MutationUpdateCustomerArgs, 'input'>>;
  submitFeedback?: Resolver<types.Maybe<ResolversTypes['FeedbackOutput']>, ParentType, ContextType, RequireFields<types.MutationSubmitFeedbackArgs, 'input'>>;
  setShipmentsOnCart?: Resolver<types.Maybe<ResolversTypes['CartShipments']>, ParentType, ContextType, RequireFields<types.MutationSetShipmentsOnCartArgs, 'input'>>;
  cancelLaterUnits?: Resolver<types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<types.MutationCancelLaterUnitsArgs, 'input'>>;
  requestGuestLaterCancel?: Resolver<types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<types.MutationRequestGuestLaterCancelArgs, 'input'>>;
  subscribeEmailToNewsletter?: Resolver<types.Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<types.MutationSubscribeEmailToNewsletterArgs, 'email'>>;
  subscribeToNewsletter?: Resolver<types.Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<types.MutationSubscribeToNewsletterArgs, 'email'>>;
  requestOrderReturn?: Resolver<ResolversTypes['OrderAfterSales'], ParentType, ContextType, RequireFields<types.MutationRequestOrderReturnArgs, 'input'>>;
  cancelOrder?: Resolver<types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<types.MutationCancelOrderArgs, 'input'>>;
  requestGuestOrderCancel?: Resolver<types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<types.MutationRequestGuestOrderCancelArgs, 'input'>>;
  confirmCancelOrder?: Resolver<types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<types.MutationConfirmCancelOrderArgs, 'input'>>;
  reorderItems?: Resolver<types.Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, RequireFields<types.MutationReorderItemsArgs, 'orderNumber'>>;
  setPaymentMethodAndPlaceOrder?: Resolver<types.Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<types.MutationSetPaymentMethodAndPlaceOrderArgs>>;
  startPasskey?: Resolver<types.Maybe<ResolversTypes['PasskeyCreation']>, ParentType, ContextType, Partial<types.MutationStartPasskeyArgs>>;
  addPasskey?: Resolver<types.Maybe<ResolversTypes['CustomerPasskey']>, ParentType, ContextType, RequireFields<types.MutationAddPasskeyArgs, 'input'>>;
  renamePasskey?: Resolver<types.Maybe<ResolversTypes['CustomerPasskey']>, ParentType, ContextType, RequireFields<types.MutationRenamePasskeyArgs, 'id' | 'name'>>;
  removePasskey?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<types.MutationRemovePasskeyArgs, 'id'>>;
  startPasskeySignIn?: Resolver<types.Maybe<ResolversTypes['PasskeyRequest']>, ParentType, ContextType>;
  signInWithPasskey?: Resolver<types.Maybe<ResolversTypes['PasskeySignIn']>, ParentType, ContextType, RequireFields<types.MutationSignInWithPasskeyArgs, 'input'>>;
  deletePaymentToken?: Resolver<types.Maybe<ResolversTypes['DeletePaymentTokenOutput']>, ParentType, ContextType, RequireFields<types.MutationDeletePaymentTokenArgs, 'public_hash'>>;
  setDefaultPaymentToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<types.MutationSetDefaultPaymentTokenArgs, 'public_hash'>>;
  addBundleProductsToCart?: Resolver<types.Maybe<ResolversTypes['AddBundleProductsToCartOutput']>, ParentType, ContextType, Partial<types.MutationAddBundleProductsToCartArgs>>;
  addDownloadableProductsToCart?: Resolver<types.Maybe<ResolversTypes['AddDownloadableProductsToCartOutput']>, ParentType, ContextType, Partial<types.MutationAddDownloadableProductsToCartArgs>>;
  addVirtualProductsToCart?: Resolver<types.Maybe<ResolversTypes['AddVirtualProductsToCartOutput']>, ParentType, ContextType, Partial<types.MutationAddVirtualProductsToCartArgs>>;
  requestPriceQuote?: Resolver<types.Maybe<ResolversTypes['PriceQuote']>, ParentType, ContextType, RequireFields<types.MutationRequestPriceQuoteArgs, 'input'>>;
  acceptPriceQuote?: Resolver<types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<types.MutationAcceptPriceQuoteArgs, 'number'>>;
  declinePriceQuote?: Resolver<types.Maybe<ResolversTypes['PriceQuote']>, ParentType, ContextType, RequireFields<types.MutationDeclinePriceQuoteArgs, 'number'>>;
  withdrawPriceQuote?: Resolver<types.Maybe<ResolversTypes['PriceQuote']>, ParentType, ContextType, RequireFields<types.MutationWithdrawPriceQuoteArgs, 'number'>>;
  reserveShowroomVisit?: Resolver<types.Maybe<ResolversTypes['ShowroomVisit']>, ParentType, ContextType, RequireFields<types.MutationReserveShowroomVisitArgs, 'input'>>;
  moveShowroomVisit?: Resolver<types.Maybe<ResolversTypes['ShowroomVisit']>, ParentType, ContextType, RequireFields<types.MutationMoveShowroomVisitArgs, 'token' | 'starts_at'>>;
  cancelShowroomVisit?: Resolver<types.Maybe<ResolversTypes['ShowroomVisit']>, ParentType, ContextType, RequireFields<types.MutationCancelShowroomVisitArgs, 'token'>>;
  createProductReview?: Resolver<ResolversTypes['CreateProductReviewOutput'], ParentType, ContextType, RequireFields<types.MutationCreateProductReviewArgs, 'input'>>;
  holdSlab?: Resolver<types.Maybe<ResolversTypes['SlabHold']>, ParentType, ContextType, RequireFields<types.MutationHoldSlabArgs, 'input'>>;
  cancelSlabHold?: Resolver<types.Maybe<ResolversTypes['SlabHold']>, ParentType, ContextType, RequireFields<types.MutationCancelSlabHoldArgs, 'token'>>;
  addHeldSlabToCart?: Resolver<types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<types.MutationAddHeldSlabToCartArgs, 'cart_id' | 'token'>>;
  requestStockAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<types.MutationRequestStockAlertArgs, 'input'>>;
  cancelStockAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<types.MutationCancelStockAlertArgs, 'token'>>;
  applyForTrade?: Resolver<types.Maybe<ResolversTypes['CustomerTradeAccount']>, ParentType, ContextType, RequireFields<types.MutationApplyForTradeArgs, 'input'>>;
  sendTaxCertificate?: Resolver<types.Maybe<ResolversTypes['CustomerTradeAccount']>, ParentType, ContextType, RequireFields<types.MutationSendTaxCertificateArgs, 'input'>>;
  addProductsToWishlist?: Resolver<types.Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationAddProductsToWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  removeProductsFromWishlist?: Resolver<types.Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationRemoveProductsFromWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  updateProductsInWishlist?: Resolver<types.Maybe<ResolversTypes['UpdateProductsInWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationUpdateProductsInWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  addWishlistItemsToCart?: Resolver<types.Maybe<ResolversTypes['AddWishlistItemsToCartOutput']>, ParentType, ContextType, RequireFields<types.MutationAddWishlistItemsToCartArgs, 'wishlistId'>>;
  createWishlist?: Resolver<types.Maybe<ResolversTypes['CreateWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationCreateWishlistArgs, 'input'>>;
  updateWishlist?: Resolver<types.Maybe<ResolversTypes['UpdateWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationUpdateWishlistArgs, 'wishlistId'>>;
  deleteWishlist?: Resolver<types.Maybe<ResolversTypes['DeleteWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationDeleteWishlistArgs, 'wishlistId'>>;
  copyProductsBetweenWishlists?: Resolver<types.Maybe<ResolversTypes['CopyProductsBetweenWishlistsOutput']>, ParentType, ContextType, RequireFields<types.MutationCopyProductsBetweenWishlistsArgs, 'sourceWishlistUid' | 'destinationWishlistUid' | 'wishlistItems'>>;
  moveProductsBetweenWishlists?: Resolver<types.Maybe<ResolversTypes['MoveProductsBetweenWishlistsOutput']>, ParentType, ContextType, RequireFields<types.MutationMoveProductsBetweenWishlistsArgs, 'sourceWishlistUid' | 'destinationWishlistUid' | 'wishlistItems'>>;
  changeWishlistRooms?: Resolver<types.Maybe<ResolversTypes['PlanWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationChangeWishlistRoomsArgs, 'wishlistId' | 'input'>>;
  planWishlistItems?: Resolver<types.Maybe<ResolversTypes['PlanWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationPlanWishlistItemsArgs, 'wishlistId' | 'items'>>;
  setWishlistBudget?: Resolver<types.Maybe<ResolversTypes['PlanWishlistOutput']>, ParentType, ContextType, RequireFields<types.MutationSetWishlistBudgetArgs, 'wishlistId'>>;
};

export type DataServicesStorefrontInstanceContextResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DataServicesStorefrontInstanceContext'] = ResolversParentTypes['DataServicesStorefrontInstanceContext']> = {
  customer_group?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environment_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_view_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_view_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_view_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_view_currency_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_extension_version?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  api_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ims_org_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataServicesMagentoExtensionContextResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DataServicesMagentoExtensionContext'] = ResolversParentTypes['DataServicesMagentoExtensionContext']> = {
  magento_extension_version?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  dataServicesStorefrontInstanceContext?: Resolver<types.Maybe<ResolversTypes['DataServicesStorefrontInstanceContext']>, ParentType, ContextType>;
  dataServicesMagentoExtensionContext?: Resolver<types.Maybe<ResolversTypes['DataServicesMagentoExtensionContext']>, ParentType, ContextType>;
  companyPurchaseOrders?: Resolver<types.Maybe<ResolversTypes['PurchaseOrders']>, ParentType, ContextType>;
  attributesForm?: Resolver<ResolversTypes['AttributesFormOutput'], ParentType, ContextType, RequireFields<types.QueryAttributesFormArgs, 'formCode'>>;
  attributesList?: Resolver<types.Maybe<ResolversTypes['AttributesMetadataOutput']>, ParentType, ContextType, RequireFields<types.QueryAttributesListArgs, 'entityType'>>;
  customAttributeMetadataV2?: Resolver<ResolversTypes['AttributesMetadataOutput'], ParentType, ContextType, Partial<types.QueryCustomAttributeMetadataV2Args>>;
  customAttributeMetadata?: Resolver<types.Maybe<ResolversTypes['CustomAttributeMetadata']>, ParentType, ContextType, RequireFields<types.QueryCustomAttributeMetadataArgs, 'attributes'>>;
  jobOpenings?: Resolver<types.Maybe<Array<ResolversTypes['JobOpening']>>, ParentType, ContextType>;
  cart?: Resolver<types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<types.QueryCartArgs, 'cart_id'>>;
  sizeGroups?: Resolver<Array<ResolversTypes['SizeGroup']>, ParentType, ContextType>;
  products?: Resolver<types.Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<types.QueryProductsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<types.Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<types.QueryCategoriesArgs, 'pageSize' | 'currentPage'>>;
  categoryList?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<types.QueryCategoryListArgs, 'pageSize' | 'currentPage'>>;
  category?: Resolver<types.Maybe<ResolversTypes['CategoryTree']>, ParentType, ContextType, Partial<types.QueryCategoryArgs>>;
  hiddenPriceReason?: Resolver<types.Maybe<ResolversTypes['HiddenPriceReason']>, ParentType, ContextType, RequireFields<types.QueryHiddenPriceReasonArgs, 'sku'>>;
  siteAccess?: Resolver<Array<ResolversTypes['SiteAccessQuestion']>, ParentType, ContextType, RequireFields<types.QuerySiteAccessArgs, 'cart_id'>>;
  authorizeNetAcceptJs?: Resolver<types.Maybe<ResolversTypes['AuthorizeNetAcceptJs']>, ParentType, ContextType>;
  cartDelivery?: Resolver<Array<ResolversTypes['CartDelivery']>, ParentType, ContextType, RequireFields<types.QueryCartDeliveryArgs, 'cart_id'>>;
  cartLineDelivery?: Resolver<Array<ResolversTypes['CartLineDelivery']>, ParentType, ContextType, RequireFields<types.QueryCartLineDeliveryArgs, 'cart_id'>>;
  cartFinalSale?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<types.QueryCartFinalSaleArgs, 'cart_id'>>;
  paymentInstructions?: Resolver<Array<ResolversTypes['PaymentInstructions']>, ParentType, ContextType, RequireFields<types.QueryPaymentInstructionsArgs, 'cart_id'>>;
  placedOrder?: Resolver<types.Maybe<ResolversTypes['PlacedOrder']>, ParentType, ContextType, RequireFields<types.QueryPlacedOrderArgs, 'cart_id'>>;
  checkoutAgreements?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CheckoutAgreement']>>>, ParentType, ContextType>;
  pickupLocations?: Resolver<types.Maybe<ResolversTypes['PickupLocations']>, ParentType, ContextType, RequireFields<types.QueryPickupLocationsArgs, 'pageSize' | 'currentPage'>>;
  cmsPage?: Resolver<types.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<types.QueryCmsPageArgs>>;
  cmsBlocks?: Resolver<types.Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<types.QueryCmsBlocksArgs>>;
  company?: Resolver<types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  companyInvitation?: Resolver<types.Maybe<ResolversTypes['CompanyInvitationOffer']>, ParentType, ContextType, RequireFields<types.QueryCompanyInvitationArgs, 'code'>>;
  customerCompanyInvitations?: Resolver<Array<ResolversTypes['CompanyInvitationReceived']>, ParentType, ContextType>;
  compareList?: Resolver<types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, RequireFields<types.QueryCompareListArgs, 'uid'>>;
  customerMessages?: Resolver<Array<ResolversTypes['CustomerMessage']>, ParentType, ContextType>;
  customer?: Resolver<types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  isEmailAvailable?: Resolver<types.Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<types.QueryIsEmailAvailableArgs, 'email'>>;
  customerSessions?: Resolver<types.Maybe<Array<ResolversTypes['CustomerSession']>>, ParentType, ContextType>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  productDelivery?: Resolver<types.Maybe<Array<ResolversTypes['DeliveryWay']>>, ParentType, ContextType, RequireFields<types.QueryProductDeliveryArgs, 'items' | 'place'>>;
  cartDeliveryTo?: Resolver<Array<ResolversTypes['DeliveryWay']>, ParentType, ContextType, RequireFields<types.QueryCartDeliveryToArgs, 'cart_id' | 'place'>>;
  customerFeedback?: Resolver<Array<ResolversTypes['CustomerFeedback']>, ParentType, ContextType>;
  jobMaterials?: Resolver<types.Maybe<ResolversTypes['JobMaterials']>, ParentType, ContextType, RequireFields<types.QueryJobMaterialsArgs, 'sku'>>;
  productSupply?: Resolver<types.Maybe<ResolversTypes['ProductSupply']>, ParentType, ContextType, RequireFields<types.QueryProductSupplyArgs, 'sku'>>;
  cartShipments?: Resolver<types.Maybe<ResolversTypes['CartShipments']>, ParentType, ContextType, RequireFields<types.QueryCartShipmentsArgs, 'cart_id'>>;
  snowdogMenus?: Resolver<types.Maybe<ResolversTypes['SnowdogMenus']>, ParentType, ContextType, Partial<types.QuerySnowdogMenusArgs>>;
  customerConsents?: Resolver<types.Maybe<Array<ResolversTypes['NewsletterConsent']>>, ParentType, ContextType>;
  orderAfterSales?: Resolver<ResolversTypes['OrderAfterSales'], ParentType, ContextType, RequireFields<types.QueryOrderAfterSalesArgs, 'token'>>;
  orderPaper?: Resolver<ResolversTypes['OrderPaperFile'], ParentType, ContextType, RequireFields<types.QueryOrderPaperArgs, 'input'>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<types.QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<types.QueryGuestOrderByTokenArgs, 'input'>>;
  customerOrders?: Resolver<types.Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType>;
  customerPasskeys?: Resolver<types.Maybe<Array<ResolversTypes['CustomerPasskey']>>, ParentType, ContextType>;
  customerPaymentTokens?: Resolver<types.Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  expiredPaymentTokens?: Resolver<types.Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  defaultPaymentToken?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerDownloadableProducts?: Resolver<types.Maybe<ResolversTypes['CustomerDownloadableProducts']>, ParentType, ContextType>;
  searchTerm?: Resolver<types.Maybe<ResolversTypes['SearchTerm']>, ParentType, ContextType, Partial<types.QuerySearchTermArgs>>;
  robotsConfig?: Resolver<types.Maybe<ResolversTypes['RobotsConfig']>, ParentType, ContextType>;
  customerPriceQuotes?: Resolver<types.Maybe<ResolversTypes['CustomerPriceQuotes']>, ParentType, ContextType>;
  customerPriceQuote?: Resolver<types.Maybe<ResolversTypes['PriceQuote']>, ParentType, ContextType, RequireFields<types.QueryCustomerPriceQuoteArgs, 'number'>>;
  customerPriceQuotePaper?: Resolver<types.Maybe<ResolversTypes['PriceQuotePaper']>, ParentType, ContextType, RequireFields<types.QueryCustomerPriceQuotePaperArgs, 'number'>>;
  cartQuotes?: Resolver<Array<ResolversTypes['CartItemQuote']>, ParentType, ContextType, RequireFields<types.QueryCartQuotesArgs, 'cart_id'>>;
  recaptchaFormConfig?: Resolver<types.Maybe<ResolversTypes['ReCaptchaConfigOutput']>, ParentType, ContextType, RequireFields<types.QueryRecaptchaFormConfigArgs, 'formType'>>;
  recaptchaV3Config?: Resolver<types.Maybe<ResolversTypes['ReCaptchaConfigurationV3']>, ParentType, ContextType>;
  showroomVisitTimes?: Resolver<types.Maybe<Array<ResolversTypes['ShowroomVisitTime']>>, ParentType, ContextType, RequireFields<types.QueryShowroomVisitTimesArgs, 'showroom_code'>>;
  showroomVisit?: Resolver<types.Maybe<ResolversTypes['ShowroomVisit']>, ParentType, ContextType, RequireFields<types.QueryShowroomVisitArgs, 'token'>>;
  customerShowroomVisits?: Resolver<types.Maybe<Array<ResolversTypes['ShowroomVisit']>>, ParentType, ContextType>;
  productReviewRatingsMetadata?: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  productReviewOverview?: Resolver<types.Maybe<ResolversTypes['ProductReviewOverview']>, ParentType, ContextType, RequireFields<types.QueryProductReviewOverviewArgs, 'sku' | 'pageSize' | 'currentPage'>>;
  urlResolver?: Resolver<types.Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<types.QueryUrlResolverArgs, 'url'>>;
  route?: Resolver<types.Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<types.QueryRouteArgs, 'url'>>;
  samples?: Resolver<types.Maybe<ResolversTypes['SampleOffers']>, ParentType, ContextType, RequireFields<types.QuerySamplesArgs, 'skus'>>;
  searchHelp?: Resolver<ResolversTypes['SearchHelp'], ParentType, ContextType, RequireFields<types.QuerySearchHelpArgs, 'search'>>;
  showrooms?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Showroom']>>>, ParentType, ContextType>;
  slabs?: Resolver<types.Maybe<ResolversTypes['Slabs']>, ParentType, ContextType, RequireFields<types.QuerySlabsArgs, 'sku'>>;
  stockroom?: Resolver<ResolversTypes['Stockroom'], ParentType, ContextType, RequireFields<types.QueryStockroomArgs, 'pageSize' | 'currentPage'>>;
  slabHold?: Resolver<types.Maybe<ResolversTypes['SlabHold']>, ParentType, ContextType, RequireFields<types.QuerySlabHoldArgs, 'token'>>;
  customerSlabHolds?: Resolver<types.Maybe<Array<ResolversTypes['SlabHold']>>, ParentType, ContextType>;
  customerStockAlerts?: Resolver<types.Maybe<Array<ResolversTypes['StockAlert']>>, ParentType, ContextType>;
  storeConfig?: Resolver<types.Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  availableStores?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<types.QueryAvailableStoresArgs>>;
  currency?: Resolver<types.Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  countries?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<types.Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<types.QueryCountryArgs>>;
  getOrderItemsByOrderNumber?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TrackedOrder']>>>, ParentType, ContextType, RequireFields<types.QueryGetOrderItemsByOrderNumberArgs, 'ordersNumbers'>>;
  customerCredit?: Resolver<types.Maybe<ResolversTypes['CompanyCredit']>, ParentType, ContextType>;
  customerTradeAccount?: Resolver<types.Maybe<ResolversTypes['CustomerTradeAccount']>, ParentType, ContextType>;
  sharedWishlist?: Resolver<types.Maybe<ResolversTypes['SharedWishlist']>, ParentType, ContextType, RequireFields<types.QuerySharedWishlistArgs, 'sharing_code'>>;
  wishlistPaper?: Resolver<types.Maybe<ResolversTypes['WishlistPaper']>, ParentType, ContextType, RequireFields<types.QueryWishlistPaperArgs, 'input'>>;
  wishlist?: Resolver<types.Maybe<ResolversTypes['WishlistOutput']>, ParentType, ContextType>;
};

export type PurchaseOrderLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PurchaseOrderLine'] = ResolversParentTypes['PurchaseOrderLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PurchaseOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PurchaseOrder'] = ResolversParentTypes['PurchaseOrder']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PurchaseOrderStatus'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decided_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requested_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_yours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decided_by?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PurchaseOrderLine']>, ParentType, ContextType>;
  comment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseOrdersResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PurchaseOrders'] = ResolversParentTypes['PurchaseOrders']> = {
  items?: Resolver<Array<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlacePurchaseOrderOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlacePurchaseOrderOutput'] = ResolversParentTypes['PlacePurchaseOrderOutput']> = {
  purchase_order?: Resolver<ResolversTypes['PurchaseOrder'], ParentType, ContextType>;
};

export type PurchaseOrderActionErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PurchaseOrderActionError'] = ResolversParentTypes['PurchaseOrderActionError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PurchaseOrderErrorType'], ParentType, ContextType>;
};

export type PurchaseOrdersActionOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PurchaseOrdersActionOutput'] = ResolversParentTypes['PurchaseOrdersActionOutput']> = {
  errors?: Resolver<Array<ResolversTypes['PurchaseOrderActionError']>, ParentType, ContextType>;
  purchase_orders?: Resolver<Array<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type CustomAttributeMetadataInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomAttributeMetadataInterface'] = ResolversParentTypes['CustomAttributeMetadataInterface']> = {
  __resolveType?: TypeResolveFn<'AttributeMetadata' | 'CatalogAttributeMetadata' | 'CustomerAttributeMetadata', ParentType, ContextType>;
};

export type CustomAttributeOptionInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomAttributeOptionInterface'] = ResolversParentTypes['CustomAttributeOptionInterface']> = {
  __resolveType?: TypeResolveFn<'AttributeOptionMetadata', ParentType, ContextType>;
};

export type AttributeOptionMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeOptionMetadata'] = ResolversParentTypes['AttributeOptionMetadata']> = {
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeMetadata'] = ResolversParentTypes['AttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<types.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogAttributeMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CatalogAttributeMetadata'] = ResolversParentTypes['CatalogAttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<types.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  apply_to?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CatalogAttributeApplyToEnum']>>>, ParentType, ContextType>;
  is_comparable?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_filterable?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_filterable_in_search?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_html_allowed_on_front?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_searchable?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_used_for_price_rules?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_used_for_promo_rules?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_visible_in_advanced_search?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_visible_on_front?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_wysiwyg_enabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  swatch_input_type?: Resolver<types.Maybe<ResolversTypes['SwatchInputTypeEnum']>, ParentType, ContextType>;
  update_product_preview_image?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_product_image_for_swatch?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  used_in_product_listing?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAttributeMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAttributeMetadata'] = ResolversParentTypes['CustomerAttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<types.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  input_filter?: Resolver<types.Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  multiline_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValidationRuleResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ValidationRule'] = ResolversParentTypes['ValidationRule']> = {
  name?: Resolver<types.Maybe<ResolversTypes['ValidationRuleEnum']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttributesMetadataOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributesMetadataOutput'] = ResolversParentTypes['AttributesMetadataOutput']> = {
  errors?: Resolver<Array<types.Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
};

export type AttributesFormOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributesFormOutput'] = ResolversParentTypes['AttributesFormOutput']> = {
  errors?: Resolver<Array<types.Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
};

export type StorefrontPropertiesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StorefrontProperties'] = ResolversParentTypes['StorefrontProperties']> = {
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  use_in_layered_navigation?: Resolver<types.Maybe<ResolversTypes['UseInLayeredNavigationOptions']>, ParentType, ContextType>;
  use_in_product_listing?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_in_search_results_layered_navigation?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visible_on_catalog_pages?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomAttributeMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomAttributeMetadata'] = ResolversParentTypes['CustomAttributeMetadata']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Attribute']>>>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  attribute_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  input_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AttributeOption']>>>, ParentType, ContextType>;
  storefront_properties?: Resolver<types.Maybe<ResolversTypes['StorefrontProperties']>, ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_default?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeValueInterface'] = ResolversParentTypes['AttributeValueInterface']> = {
  __resolveType?: TypeResolveFn<'AttributeValue' | 'AttributeSelectedOptions', ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeSelectedOptions'] = ResolversParentTypes['AttributeSelectedOptions']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selected_options?: Resolver<Array<types.Maybe<ResolversTypes['AttributeSelectedOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeSelectedOptionInterface'] = ResolversParentTypes['AttributeSelectedOptionInterface']> = {
  __resolveType?: TypeResolveFn<'AttributeSelectedOption', ParentType, ContextType>;
};

export type AttributeSelectedOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeSelectedOption'] = ResolversParentTypes['AttributeSelectedOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCustomAttributesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductCustomAttributes'] = ResolversParentTypes['ProductCustomAttributes']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  errors?: Resolver<Array<types.Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
};

export type AttributeMetadataErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeMetadataError'] = ResolversParentTypes['AttributeMetadataError']> = {
  type?: Resolver<ResolversTypes['AttributeMetadataErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobPlaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['JobPlace'] = ResolversParentTypes['JobPlace']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobSalaryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['JobSalary'] = ResolversParentTypes['JobSalary']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobOpeningResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['JobOpening'] = ResolversParentTypes['JobOpening']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['JobPlace'], ParentType, ContextType>;
  where?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employment_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salary?: Resolver<ResolversTypes['JobSalary'], ParentType, ContextType>;
  posted_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apply_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobApplicationOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['JobApplicationOutput'] = ResolversParentTypes['JobApplicationOutput']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<types.Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<types.CartItemsV2Args, 'pageSize' | 'currentPage'>>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_summary_quantity_including_config?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_view_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<types.Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  billing_address?: Resolver<types.Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  available_payment_methods?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  selected_payment_method?: Resolver<types.Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  applied_coupons?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  applied_coupon?: Resolver<types.Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartRule']>>>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType?: TypeResolveFn<'SimpleCartItem' | 'ConfigurableCartItem' | 'BundleCartItem' | 'DownloadableCartItem' | 'VirtualCartItem', ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  not_available_message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableCartItem'] = ResolversParentTypes['ConfigurableCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  configurable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedConfigurableOption']>>, ParentType, ContextType>;
  configured_variant?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  not_available_message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectedConfigurableOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedConfigurableOption'] = ResolversParentTypes['SelectedConfigurableOption']> = {
  configurable_product_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  configurable_product_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  option_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  total_item_discount?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  catalog_discount?: Resolver<types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  row_catalog_discount?: Resolver<types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  original_item_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fixed_product_taxes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
  ordinary_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  grand_total?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  applied_taxes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  discount?: Resolver<types.Maybe<ResolversTypes['CartDiscount']>, ParentType, ContextType>;
  grand_total_excluding_tax?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartRuleResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartRule'] = ResolversParentTypes['CartRule']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartDiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartDiscount'] = ResolversParentTypes['CartDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<Array<types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applied_to?: Resolver<ResolversTypes['CartDiscountType'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coupon?: Resolver<types.Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  __resolveType?: TypeResolveFn<'ShippingCartAddress' | 'BillingCartAddress', ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<Array<types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<types.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  postcode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_notes?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_shipping_methods?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  selected_shipping_method?: Resolver<types.Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  pickup_location_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  cart_items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemQuantity']>>>, ParentType, ContextType>;
  cart_items_v2?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  items_weight?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  same_as_billing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<Array<types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<types.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  postcode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  customer_notes?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error_message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_amount?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_amount?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_deferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase_order_number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateGuestCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type AddProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<types.Maybe<ResolversTypes['Error']>>, ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType?: TypeResolveFn<'CartUserInputError' | 'InsufficientStockError', ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsufficientStockErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InsufficientStockError'] = ResolversParentTypes['InsufficientStockError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddSimpleProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddSimpleProductsToCartOutput'] = ResolversParentTypes['AddSimpleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddConfigurableProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddConfigurableProductsToCartOutput'] = ResolversParentTypes['AddConfigurableProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  errors?: Resolver<Array<types.Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyCouponToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveCouponFromCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = {
  cart?: Resolver<types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOptionValue']>>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = {
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemSelectedOptionValuePriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = {
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemQuantityResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemQuantity'] = ResolversParentTypes['CartItemQuantity']> = {
  cart_item_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ClearCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ClearCartOutput'] = ResolversParentTypes['ClearCartOutput']> = {
  cart?: Resolver<types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ClearCartError']>>>, ParentType, ContextType>;
};

export type ClearCartErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ClearCartError'] = ResolversParentTypes['ClearCartError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ClearCartErrorType'], ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType?: TypeResolveFn<'ProductImage' | 'ProductVideo', ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaGalleryEntryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  file?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  types?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  media_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<types.Maybe<ResolversTypes['ProductMediaGalleryEntriesContent']>, ParentType, ContextType>;
  video_content?: Resolver<types.Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  maximum_price?: Resolver<types.Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  has_group_prices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  compare_list?: Resolver<types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmation_status?: Resolver<ResolversTypes['ConfirmationStatusEnum'], ParentType, ContextType>;
  is_subscribed?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  addresses?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  default_billing?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<types.Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<types.CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  addressesV2?: Resolver<types.Maybe<ResolversTypes['CustomerAddresses']>, ParentType, ContextType, RequireFields<types.CustomerAddressesV2Args, 'currentPage' | 'pageSize'>>;
  allow_remote_shopping_assistance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<types.Maybe<ResolversTypes['CustomerGroup']>, ParentType, ContextType>;
  custom_attributes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AttributeValueInterface']>>>, ParentType, ContextType, Partial<types.CustomerCustom_AttributesArgs>>;
  prefix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date_of_birth?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dob?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxvat?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_confirmed?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<types.CustomerReviewsArgs, 'pageSize' | 'currentPage'>>;
  wishlists?: Resolver<Array<types.Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType, RequireFields<types.CustomerWishlistsArgs, 'pageSize' | 'currentPage'>>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlist_v2?: Resolver<types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<types.CustomerWishlist_V2Args, 'id'>>;
};

export type ProductPriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  final_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType?: TypeResolveFn<'SimpleProduct' | 'ConfigurableProduct' | 'GroupedProduct' | 'BundleProduct' | 'DownloadableProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type PhysicalProductInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PhysicalProductInterface'] = ResolversParentTypes['PhysicalProductInterface']> = {
  __resolveType?: TypeResolveFn<'SimpleProduct' | 'ConfigurableProduct' | 'GroupedProduct' | 'BundleProduct', ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  small_image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<types.SimpleProductCustom_AttributesV2Args>>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  commission_class?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  product_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  tier_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  attribute_set_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options_container?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CatalogRule']>>>, ParentType, ContextType>;
  swatch_image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  websites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<types.SimpleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  small_image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<types.ConfigurableProductCustom_AttributesV2Args>>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  commission_class?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  configurable_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableProductOptions']>>>, ParentType, ContextType>;
  variants?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableVariant']>>>, ParentType, ContextType>;
  configurable_product_options_selection?: Resolver<types.Maybe<ResolversTypes['ConfigurableProductOptionsSelection']>, ParentType, ContextType, Partial<types.ConfigurableProductConfigurable_Product_Options_SelectionArgs>>;
  price?: Resolver<types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  product_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  tier_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  attribute_set_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options_container?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CatalogRule']>>>, ParentType, ContextType>;
  swatch_image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  websites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<types.ConfigurableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductOptionsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptions'] = ResolversParentTypes['ConfigurableProductOptions']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_id_v2?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attribute_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  use_default?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  values?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>>, ParentType, ContextType>;
  attribute_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsValuesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionsValues'] = ResolversParentTypes['ConfigurableProductOptionsValues']> = {
  uid?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value_index?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_default_value?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  swatch_data?: Resolver<types.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
};

export type SwatchDataInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SwatchDataInterface'] = ResolversParentTypes['SwatchDataInterface']> = {
  __resolveType?: TypeResolveFn<'TextSwatchData' | 'ColorSwatchData' | 'ImageSwatchData', ParentType, ContextType>;
};

export type TextSwatchDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TextSwatchData'] = ResolversParentTypes['TextSwatchData']> = {
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColorSwatchDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ColorSwatchData'] = ResolversParentTypes['ColorSwatchData']> = {
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableVariantResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableVariant'] = ResolversParentTypes['ConfigurableVariant']> = {
  attributes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableAttributeOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableAttributeOption'] = ResolversParentTypes['ConfigurableAttributeOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_index?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsSelectionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionsSelection'] = ResolversParentTypes['ConfigurableProductOptionsSelection']> = {
  options_available_for_selection?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableOptionAvailableForSelection']>>>, ParentType, ContextType>;
  configurable_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableProductOption']>>>, ParentType, ContextType>;
  variant?: Resolver<types.Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
  media_gallery?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
};

export type ConfigurableOptionAvailableForSelectionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableOptionAvailableForSelection'] = ResolversParentTypes['ConfigurableOptionAvailableForSelection']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_value_uids?: Resolver<Array<types.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOption'] = ResolversParentTypes['ConfigurableProductOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ConfigurableProductOptionValue']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionValue'] = ResolversParentTypes['ConfigurableProductOptionValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_use_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swatch?: Resolver<types.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
};

export type CategoryInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  __resolveType?: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryTreeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  include_in_menu?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  children_count?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  display_mode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_block?: Resolver<types.Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  default_sort_by?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_sort_by?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  children?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  products?: Resolver<types.Maybe<ResolversTypes['CategoryProducts']>, ParentType, ContextType, RequireFields<types.CategoryTreeProductsArgs, 'pageSize' | 'currentPage'>>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_anchor?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  custom_layout_update_file?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter_price_range?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  landing_page?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path_in_store?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryProductsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryProducts'] = ResolversParentTypes['CategoryProducts']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_level?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  page_size?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  current_page?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  total_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  aggregations?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<types.ProductsAggregationsArgs>>;
  sort_fields?: Resolver<types.Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  suggestions?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
  filters?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['LayerFilter']>>>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SortFieldsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = {
  default?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
};

export type SortFieldResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = {
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
};

export type AggregationOptionInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AggregationOptionInterface'] = ResolversParentTypes['AggregationOptionInterface']> = {
  __resolveType?: TypeResolveFn<'AggregationOption', ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SizeGroupResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SizeGroup'] = ResolversParentTypes['SizeGroup']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageSwatchDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ImageSwatchData'] = ResolversParentTypes['ImageSwatchData']> = {
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  adjustments?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['PriceAdjustment']>>>, ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  maximalPrice?: Resolver<types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  minimalPrice?: Resolver<types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  regularPrice?: Resolver<types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type ProductLinksInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductLinksInterface'] = ResolversParentTypes['ProductLinksInterface']> = {
  __resolveType?: TypeResolveFn<'ProductLinks', ParentType, ContextType>;
};

export type ProductLinksResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductLinks'] = ResolversParentTypes['ProductLinks']> = {
  link_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTierPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTierPrices'] = ResolversParentTypes['ProductTierPrices']> = {
  customer_group_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage_value?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  website_id?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CatalogRuleResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CatalogRule'] = ResolversParentTypes['CatalogRule']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Website'] = ResolversParentTypes['Website']> = {
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_group_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UrlRewriteResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UrlRewrite'] = ResolversParentTypes['UrlRewrite']> = {
  parameters?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['HttpQueryParameter']>>>, ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HttpQueryParameterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['HttpQueryParameter'] = ResolversParentTypes['HttpQueryParameter']> = {
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LayerFilterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LayerFilter'] = ResolversParentTypes['LayerFilter']> = {
  filter_items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['LayerFilterItemInterface']>>>, ParentType, ContextType>;
  filter_items_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request_var?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LayerFilterItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LayerFilterItemInterface'] = ResolversParentTypes['LayerFilterItemInterface']> = {
  __resolveType?: TypeResolveFn<'LayerFilterItem' | 'SwatchLayerFilterItem', ParentType, ContextType>;
};

export type LayerFilterItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LayerFilterItem'] = ResolversParentTypes['LayerFilterItem']> = {
  items_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_string?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwatchDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SwatchData'] = ResolversParentTypes['SwatchData']> = {
  type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwatchLayerFilterItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SwatchLayerFilterItemInterface'] = ResolversParentTypes['SwatchLayerFilterItemInterface']> = {
  __resolveType?: TypeResolveFn<'SwatchLayerFilterItem', ParentType, ContextType>;
};

export type SwatchLayerFilterItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SwatchLayerFilterItem'] = ResolversParentTypes['SwatchLayerFilterItem']> = {
  items_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_data?: Resolver<types.Maybe<ResolversTypes['SwatchData']>, ParentType, ContextType>;
  value_string?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FixedProductTaxResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FixedProductTax'] = ResolversParentTypes['FixedProductTax']> = {
  amount?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceAdjustmentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<types.Maybe<ResolversTypes['PriceAdjustmentCodesEnum']>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['PriceAdjustmentDescriptionEnum']>, ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesContentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesContent'] = ResolversParentTypes['ProductMediaGalleryEntriesContent']> = {
  base64_encoded_data?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesVideoContentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesVideoContent'] = ResolversParentTypes['ProductMediaGalleryEntriesVideoContent']> = {
  media_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_metadata?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_provider?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  disabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_content?: Resolver<types.Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AuthorizeNetAcceptJsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AuthorizeNetAcceptJs'] = ResolversParentTypes['AuthorizeNetAcceptJs']> = {
  api_login_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentInstructionsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PaymentInstructions'] = ResolversParentTypes['PaymentInstructions']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  order?: Resolver<types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  errors?: Resolver<Array<types.Maybe<ResolversTypes['PlaceOrderError']>>, ParentType, ContextType>;
  orderV2?: Resolver<types.Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PlacedOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlacedOrder'] = ResolversParentTypes['PlacedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placed_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_address?: Resolver<ResolversTypes['PlacedOrderAddress'], ParentType, ContextType>;
  shipping_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery?: Resolver<types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  awaits_payment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_pickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pickup_place?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payment_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_instructions?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PlacedOrderItem']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['CartTaxItem']>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  later_delivery?: Resolver<types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
};

export type PlacedOrderAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlacedOrderAddress'] = ResolversParentTypes['PlacedOrderAddress']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlacedOrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlacedOrderItem'] = ResolversParentTypes['PlacedOrderItem']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteAccessQuestionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SiteAccessQuestion'] = ResolversParentTypes['SiteAccessQuestion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  is_chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeliveryWindowResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeliveryWindow'] = ResolversParentTypes['DeliveryWindow']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartDeliveryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartDelivery'] = ResolversParentTypes['CartDelivery']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['DeliveryWindow'], ParentType, ContextType>;
  later?: Resolver<types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
};

export type CartLineDeliveryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartLineDelivery'] = ResolversParentTypes['CartLineDelivery']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  group?: Resolver<types.Maybe<ResolversTypes['CartLineGroup']>, ParentType, ContextType>;
  leaves_in?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lead_time_days?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  is_earlier_lot?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  words?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  later_units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EstimateTotalsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EstimateTotalsOutput'] = ResolversParentTypes['EstimateTotalsOutput']> = {
  cart?: Resolver<types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CheckoutAgreementResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CheckoutAgreement'] = ResolversParentTypes['CheckoutAgreement']> = {
  agreement_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkbox_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content_height?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_html?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['CheckoutAgreementMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickupLocationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PickupLocation'] = ResolversParentTypes['PickupLocation']> = {
  pickup_location_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postcode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PickupLocationsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PickupLocations'] = ResolversParentTypes['PickupLocations']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['PickupLocation']>>>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  identifier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  identifier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CompanyRoleResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyRole'] = ResolversParentTypes['CompanyRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyRolesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyRoles'] = ResolversParentTypes['CompanyRoles']> = {
  items?: Resolver<Array<ResolversTypes['CompanyRole']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyUserResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyUser'] = ResolversParentTypes['CompanyUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CompanyRole'], ParentType, ContextType>;
  order_limit?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_you?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompanyUsersResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyUsers'] = ResolversParentTypes['CompanyUsers']> = {
  items?: Resolver<Array<ResolversTypes['CompanyUser']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyInvitationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyInvitation'] = ResolversParentTypes['CompanyInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CompanyRole'], ParentType, ContextType>;
  order_limit?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CompanyRole'], ParentType, ContextType>;
  order_limit?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['CompanyRoles'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['CompanyUsers'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['CompanyInvitation']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['CustomerOrders'], ParentType, ContextType, RequireFields<types.CompanyOrdersArgs, 'currentPage' | 'pageSize'>>;
  credit?: Resolver<types.Maybe<ResolversTypes['CompanyCredit']>, ParentType, ContextType>;
};

export type CompanyInvitationOfferResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyInvitationOffer'] = ResolversParentTypes['CompanyInvitationOffer']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_for_you?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompanyInvitationReceivedResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyInvitationReceived'] = ResolversParentTypes['CompanyInvitationReceived']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateCompanyUserOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreateCompanyUserOutput'] = ResolversParentTypes['CreateCompanyUserOutput']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type UpdateCompanyUserOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UpdateCompanyUserOutput'] = ResolversParentTypes['UpdateCompanyUserOutput']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type DeleteCompanyUserOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeleteCompanyUserOutput'] = ResolversParentTypes['DeleteCompanyUserOutput']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompanyInvitationOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyInvitationOutput'] = ResolversParentTypes['CompanyInvitationOutput']> = {
  success?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CompareListResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompareList'] = ResolversParentTypes['CompareList']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attributes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ComparableAttribute']>>>, ParentType, ContextType>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ComparableItem']>>>, ParentType, ContextType>;
};

export type ComparableAttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ComparableAttribute'] = ResolversParentTypes['ComparableAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparableItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ComparableItem'] = ResolversParentTypes['ComparableItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  attributes?: Resolver<Array<types.Maybe<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteCompareListOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeleteCompareListOutput'] = ResolversParentTypes['DeleteCompareListOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssignCompareListToCustomerOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AssignCompareListToCustomerOutput'] = ResolversParentTypes['AssignCompareListToCustomerOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  compare_list?: Resolver<types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType>;
};

export type ContactUsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ContactUsOutput'] = ResolversParentTypes['ContactUsOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerMessageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerMessage'] = ResolversParentTypes['CustomerMessage']> = {
  sent_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerSessionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerSession'] = ResolversParentTypes['CustomerSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_seen_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  browser?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_token_lifetime?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IsEmailAvailableOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = {
  is_email_available?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerGroupResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerGroup'] = ResolversParentTypes['CustomerGroup']> = {
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerAddresses'] = ResolversParentTypes['CustomerAddresses']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeliveryWayResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeliveryWay'] = ResolversParentTypes['DeliveryWay']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery?: Resolver<types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  first_delivery?: Resolver<types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
};

export type FeedbackOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FeedbackOutput'] = ResolversParentTypes['FeedbackOutput']> = {
  message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerFeedbackResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerFeedback'] = ResolversParentTypes['CustomerFeedback']> = {
  sent_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feedback_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feedback_text?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showroom_city?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrowelCoverageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TrowelCoverage'] = ResolversParentTypes['TrowelCoverage']> = {
  trowel_mm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  covers_sq_ft?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type JobMaterialResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['JobMaterial'] = ResolversParentTypes['JobMaterial']> = {
  role?: Resolver<ResolversTypes['JobRole'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  parent_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fills_litres?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  trowels?: Resolver<Array<ResolversTypes['TrowelCoverage']>, ParentType, ContextType>;
  covers_sq_ft?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  width_mm?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  length_mm?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pieces?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobMaterialsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['JobMaterials'] = ResolversParentTypes['JobMaterials']> = {
  is_stone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_mosaic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['JobMaterial']>, ParentType, ContextType>;
};

export type ProductSupplyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductSupply'] = ResolversParentTypes['ProductSupply']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  largest_lot?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  later_days?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  later_on?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartShipmentsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartShipments'] = ResolversParentTypes['CartShipments']> = {
  shipments?: Resolver<ResolversTypes['OrderShipments'], ParentType, ContextType>;
  is_choice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  later_units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  later_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_one_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  later_shipping?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LaterUnitsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LaterUnits'] = ResolversParentTypes['LaterUnits']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType?: TypeResolveFn<'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem', ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  later?: Resolver<types.Maybe<ResolversTypes['LaterUnits']>, ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['ProductionLot']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  selected_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  entered_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableOrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableOrderItem'] = ResolversParentTypes['ConfigurableOrderItem']> = {
  later?: Resolver<types.Maybe<ResolversTypes['LaterUnits']>, ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['ProductionLot']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  selected_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  parent_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entered_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleOrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleOrderItem'] = ResolversParentTypes['BundleOrderItem']> = {
  later?: Resolver<types.Maybe<ResolversTypes['LaterUnits']>, ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['ProductionLot']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  selected_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  parent_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entered_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  bundle_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  quantity_canceled?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableOrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableOrderItem'] = ResolversParentTypes['DownloadableOrderItem']> = {
  later?: Resolver<types.Maybe<ResolversTypes['LaterUnits']>, ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['ProductionLot']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  selected_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  entered_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  downloadable_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  quantity_canceled?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  can_cancel_later?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  later_delivery?: Resolver<types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  later_shipping?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  invoices?: Resolver<Array<types.Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  credit_memos?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CreditMemo']>>>, ParentType, ContextType>;
  comments?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  available_actions?: Resolver<Array<types.Maybe<ResolversTypes['OrderActionType']>>, ParentType, ContextType>;
  customer_info?: Resolver<ResolversTypes['OrderCustomerInfo'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status_changes?: Resolver<Array<ResolversTypes['OrderStatusChange']>, ParentType, ContextType>;
  is_pickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pickup_place?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  delivery?: Resolver<types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_status_change_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  total?: Resolver<types.Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  shipping_address?: Resolver<types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  billing_address?: Resolver<types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_methods?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  shipments?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  applied_coupons?: Resolver<Array<types.Maybe<ResolversTypes['AppliedCoupon']>>, ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grand_total?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  increment_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
};

export type SnowdogMenusResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenus'] = ResolversParentTypes['SnowdogMenus']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['SnowdogMenu']>>, ParentType, ContextType>;
};

export type SnowdogMenuResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenu'] = ResolversParentTypes['SnowdogMenu']> = {
  menu_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  css_class?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creation_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<types.Maybe<ResolversTypes['SnowdogMenuNodes']>, ParentType, ContextType>;
};

export type SnowdogMenuNodesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuNodes'] = ResolversParentTypes['SnowdogMenuNodes']> = {
  items?: Resolver<types.Maybe<Array<ResolversTypes['SnowdogMenuNodeInterface']>>, ParentType, ContextType>;
};

export type SnowdogMenuNodeInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuNodeInterface'] = ResolversParentTypes['SnowdogMenuNodeInterface']> = {
  __resolveType?: TypeResolveFn<'SnowdogMenuNode' | 'SnowdogMenuCmsPageNode' | 'SnowdogMenuCustomUrlNode' | 'SnowdogMenuWrapperNode', ParentType, ContextType>;
};

export type SnowdogMenuNodeContentFieldInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuNodeContentFieldInterface'] = ResolversParentTypes['SnowdogMenuNodeContentFieldInterface']> = {
  __resolveType?: TypeResolveFn<'SnowdogMenuNode' | 'SnowdogMenuCmsPageNode' | 'SnowdogMenuCustomUrlNode', ParentType, ContextType>;
};

export type SnowdogMenuNodeImageFieldInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuNodeImageFieldInterface'] = ResolversParentTypes['SnowdogMenuNodeImageFieldInterface']> = {
  __resolveType?: TypeResolveFn<'SnowdogMenuNode' | 'SnowdogMenuCustomUrlNode', ParentType, ContextType>;
};

export type SnowdogMenuCustomUrlNodeInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuCustomUrlNodeInterface'] = ResolversParentTypes['SnowdogMenuCustomUrlNodeInterface']> = {
  __resolveType?: TypeResolveFn<'SnowdogMenuCustomUrlNode', ParentType, ContextType>;
};

export type SnowdogMenuNodeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuNode'] = ResolversParentTypes['SnowdogMenuNode']> = {
  node_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  menu_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classes?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submenu_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creation_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additional_data?: Resolver<types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['SnowdogMenuNodeInterface']>, ParentType, ContextType>;
  content?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search_params?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_alt_text?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SnowdogMenuCmsPageNodeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuCmsPageNode'] = ResolversParentTypes['SnowdogMenuCmsPageNode']> = {
  node_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  menu_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classes?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submenu_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creation_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additional_data?: Resolver<types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['SnowdogMenuNodeInterface']>, ParentType, ContextType>;
  content?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search_params?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SnowdogMenuCustomUrlNodeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuCustomUrlNode'] = ResolversParentTypes['SnowdogMenuCustomUrlNode']> = {
  node_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  menu_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classes?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submenu_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creation_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additional_data?: Resolver<types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['SnowdogMenuNodeInterface']>, ParentType, ContextType>;
  content?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search_params?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_alt_text?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SnowdogMenuWrapperNodeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SnowdogMenuWrapperNode'] = ResolversParentTypes['SnowdogMenuWrapperNode']> = {
  node_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  menu_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classes?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submenu_template?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creation_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additional_data?: Resolver<types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['SnowdogMenuNodeInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeEmailToNewsletterOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SubscribeEmailToNewsletterOutput'] = ResolversParentTypes['SubscribeEmailToNewsletterOutput']> = {
  status?: Resolver<types.Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
};

export type NewsletterConsentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['NewsletterConsent'] = ResolversParentTypes['NewsletterConsent']> = {
  given_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text_version?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterOfferResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['NewsletterOffer'] = ResolversParentTypes['NewsletterOffer']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid_days?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  newsletter_offer?: Resolver<types.Maybe<ResolversTypes['NewsletterOffer']>, ParentType, ContextType>;
  order_cancellation_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_cancellation_reasons?: Resolver<Array<types.Maybe<ResolversTypes['CancellationReason']>>, ParentType, ContextType>;
  payment_payflowpro_cc_vault_active?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_enable_for_specific_countries?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  check_money_order_enabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  check_money_order_make_check_payable_to?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_max_order_total?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_min_order_total?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_send_check_to?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_new_order_status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_payment_from_specific_countries?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  check_money_order_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero_subtotal_enable_for_specific_countries?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zero_subtotal_enabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zero_subtotal_payment_action?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero_subtotal_new_order_status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero_subtotal_payment_from_specific_countries?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero_subtotal_sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  zero_subtotal_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_canonical_tag?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  product_canonical_tag?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  allow_guests_to_write_product_reviews?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled_features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  is_tax_collected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  included_tax_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  create_account_confirmation?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  store_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_group_code?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website_code?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_default_store?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_default_store_group?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_country?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries_with_required_region?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_state_if_optional?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  braintree_3dsecure_verify_3dsecure?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  braintree_3dsecure_always_request_3ds?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  optional_zip_countries?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_store_in_url?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  root_category_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  root_category_uid?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cms_home_page?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_route?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grid_per_page?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_default_sort_by?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_prefix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_phone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_email?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_address?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menu_identifier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_alt?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header_logo_src?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_access_token_lifetime?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum_password_length?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  newsletter_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  magento_wishlist_general_is_enabled?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_reviews_enabled?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurable_thumbnail_source?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_link_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_expires_in_days?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  configurable_product_image?: Resolver<ResolversTypes['ProductImageThumbnail'], ParentType, ContextType>;
  grouped_product_image?: Resolver<ResolversTypes['ProductImageThumbnail'], ParentType, ContextType>;
  default_keywords?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_product_prices_in_catalog?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  display_shipping_prices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopping_cart_display_price?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_subtotal?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_shipping?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_full_summary?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_grand_total?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_zero_tax?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  orders_invoices_credit_memos_display_full_summary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_grandtotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_shipping_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_zero_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  graphql_share_customer_group?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  graphql_share_all_customer_groups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share_all_catalog_rules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share_all_sales_rule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share_applied_catalog_rules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share_applied_sales_rule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_checkout_agreements_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_one_page_checkout_enabled?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  category_fixed_product_tax_display_setting?: Resolver<types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  product_fixed_product_tax_display_setting?: Resolver<types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  sales_fixed_product_tax_display_setting?: Resolver<types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  fixed_product_taxes_enable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fixed_product_taxes_apply_tax_to_fpt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fixed_product_taxes_include_fpt_in_subtotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_in_product_lists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_on_product_view_page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_in_sales_modules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_in_emails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  show_cms_breadcrumbs?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allow_items?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_order?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  absolute_footer?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autocomplete_on_storefront?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  base_static_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_summary_display_quantity?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cms_no_cookies?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demonotice?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  front?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_includes?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_shortcut_icon?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_mode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_height?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo_width?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_items_in_order_summary?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minicart_display?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minicart_max_items?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  no_route?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  send_friend?: Resolver<types.Maybe<ResolversTypes['SendFriendConfiguration']>, ParentType, ContextType>;
  welcome?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enable_multiple_wishlists?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum_number_of_wishlists?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAfterSalesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderAfterSales'] = ResolversParentTypes['OrderAfterSales']> = {
  papers?: Resolver<Array<ResolversTypes['OrderPaper']>, ParentType, ContextType>;
  quote_numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  return_days?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restocking_percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  claim_days?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLineComingBack']>, ParentType, ContextType>;
  agreement?: Resolver<types.Maybe<ResolversTypes['OrderAgreement']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['OrderReturnRequest']>, ParentType, ContextType>;
};

export type OrderAgreementResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderAgreement'] = ResolversParentTypes['OrderAgreement']> = {
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agreed_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPaperResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderPaper'] = ResolversParentTypes['OrderPaper']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderPaperKind'], ParentType, ContextType>;
};

export type OrderLineComingBackResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderLineComingBack'] = ResolversParentTypes['OrderLineComingBack']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  to_return?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to_claim?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_final_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderReturnRequestResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderReturnRequest'] = ResolversParentTypes['OrderReturnRequest']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderReturnKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderReturnState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asked_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credit_memo?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement_order?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderReturnRequestItem']>, ParentType, ContextType>;
};

export type OrderReturnRequestItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderReturnRequestItem'] = ResolversParentTypes['OrderReturnRequestItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPaperFileResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderPaperFile'] = ResolversParentTypes['OrderPaperFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  sent_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
  comments?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductionLotResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductionLot'] = ResolversParentTypes['ProductionLot']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderStatusChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderStatusChange'] = ResolversParentTypes['OrderStatusChange']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderCustomerInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderCustomerInfo'] = ResolversParentTypes['OrderCustomerInfo']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  __resolveType?: TypeResolveFn<'ShipmentItem' | 'BundleShipmentItem', ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['InvoiceItemInterface']>>>, ParentType, ContextType>;
  total?: Resolver<types.Maybe<ResolversTypes['InvoiceTotal']>, ParentType, ContextType>;
  comments?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
};

export type InvoiceItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  __resolveType?: TypeResolveFn<'InvoiceItem' | 'BundleInvoiceItem' | 'DownloadableInvoiceItem', ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceTotalResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoiceTotal'] = ResolversParentTypes['InvoiceTotal']> = {
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
};

export type CreditMemoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreditMemo'] = ResolversParentTypes['CreditMemo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CreditMemoItemInterface']>>>, ParentType, ContextType>;
  total?: Resolver<types.Maybe<ResolversTypes['CreditMemoTotal']>, ParentType, ContextType>;
  comments?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
};

export type CreditMemoItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreditMemoItemInterface'] = ResolversParentTypes['CreditMemoItemInterface']> = {
  __resolveType?: TypeResolveFn<'CreditMemoItem' | 'BundleCreditMemoItem' | 'DownloadableCreditMemoItem', ParentType, ContextType>;
};

export type CreditMemoItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreditMemoItem'] = ResolversParentTypes['CreditMemoItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_refunded?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditMemoTotalResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreditMemoTotal'] = ResolversParentTypes['CreditMemoTotal']> = {
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  adjustment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  error?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorV2?: Resolver<types.Maybe<ResolversTypes['CancelOrderError']>, ParentType, ContextType>;
  order?: Resolver<types.Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type CancelOrderErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CancelOrderError'] = ResolversParentTypes['CancelOrderError']> = {
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReorderItemsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors?: Resolver<Array<types.Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
};

export type CheckoutUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = {
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date_of_first_order?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount_excluding_tax?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount_including_tax?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ShippingDiscount']>>>, ParentType, ContextType>;
  taxes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
};

export type ShippingDiscountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingDiscount'] = ResolversParentTypes['ShippingDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<Array<types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postcode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<types.Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  telephone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Array<types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<types.OrderAddressCustom_AttributesV2Args>>;
  prefix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additional_data?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['KeyValue']>>>, ParentType, ContextType>;
};

export type OrderItemPricesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderItemPrices'] = ResolversParentTypes['OrderItemPrices']> = {
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Array<types.Maybe<ResolversTypes['FixedProductTax']>>, ParentType, ContextType>;
  original_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_price_including_tax?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftMessageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GiftMessage'] = ResolversParentTypes['GiftMessage']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerPasskeyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerPasskey'] = ResolversParentTypes['CustomerPasskey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_used_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyCreationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PasskeyCreation'] = ResolversParentTypes['PasskeyCreation']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rp_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rp_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_display_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  known?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rp_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeySignInResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PasskeySignIn'] = ResolversParentTypes['PasskeySignIn']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerPaymentTokensResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerPaymentTokens'] = ResolversParentTypes['CustomerPaymentTokens']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['PaymentToken']>>, ParentType, ContextType>;
};

export type PaymentTokenResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PaymentToken'] = ResolversParentTypes['PaymentToken']> = {
  public_hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentTokenTypeEnum'], ParentType, ContextType>;
  details?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeletePaymentTokenOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeletePaymentTokenOutput'] = ResolversParentTypes['DeletePaymentTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerPaymentTokens?: Resolver<types.Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
};

export type CustomizableProductInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = {
  __resolveType?: TypeResolveFn<'SimpleProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'DownloadableProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type CustomizableOptionInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  __resolveType?: TypeResolveFn<'CustomizableFieldOption' | 'CustomizableFileOption' | 'CustomizableAreaOption' | 'CustomizableDropDownOption' | 'CustomizableRadioOption' | 'CustomizableCheckboxOption' | 'CustomizableMultipleOption' | 'CustomizableDateOption', ParentType, ContextType>;
};

export type CustomizableFieldOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFieldValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableFieldValue'] = ResolversParentTypes['CustomizableFieldValue']> = {
  max_characters?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableFileOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableFileOption'] = ResolversParentTypes['CustomizableFileOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['CustomizableFileValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFileValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableFileValue'] = ResolversParentTypes['CustomizableFileValue']> = {
  file_extension?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_size_x?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image_size_y?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableAreaOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableAreaOption'] = ResolversParentTypes['CustomizableAreaOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['CustomizableAreaValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableAreaValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableAreaValue'] = ResolversParentTypes['CustomizableAreaValue']> = {
  max_characters?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDropDownOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableDropDownOption'] = ResolversParentTypes['CustomizableDropDownOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableDropDownValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDropDownValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableDropDownValue'] = ResolversParentTypes['CustomizableDropDownValue']> = {
  option_type_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableRadioOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableRadioOption'] = ResolversParentTypes['CustomizableRadioOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableRadioValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableRadioValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableRadioValue'] = ResolversParentTypes['CustomizableRadioValue']> = {
  option_type_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableCheckboxOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableCheckboxOption'] = ResolversParentTypes['CustomizableCheckboxOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableCheckboxValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableCheckboxValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableCheckboxValue'] = ResolversParentTypes['CustomizableCheckboxValue']> = {
  option_type_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableMultipleOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableMultipleOption'] = ResolversParentTypes['CustomizableMultipleOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableMultipleValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableMultipleValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableMultipleValue'] = ResolversParentTypes['CustomizableMultipleValue']> = {
  option_type_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDateOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableDateOption'] = ResolversParentTypes['CustomizableDateOption']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['CustomizableDateValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDateValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomizableDateValue'] = ResolversParentTypes['CustomizableDateValue']> = {
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['CustomizableDateTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  small_image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<types.GroupedProductCustom_AttributesV2Args>>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  commission_class?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  product_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  tier_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  attribute_set_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options_container?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CatalogRule']>>>, ParentType, ContextType>;
  swatch_image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  websites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<types.GroupedProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['GroupedProductItem']>>>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GroupedProductItem'] = ResolversParentTypes['GroupedProductItem']> = {
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AddBundleProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddBundleProductsToCartOutput'] = ResolversParentTypes['AddBundleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddDownloadableProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddDownloadableProductsToCartOutput'] = ResolversParentTypes['AddDownloadableProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddVirtualProductsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddVirtualProductsToCartOutput'] = ResolversParentTypes['AddVirtualProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type BundleCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  not_available_message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundle_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  gift_message?: Resolver<types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCreditMemoItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleCreditMemoItem'] = ResolversParentTypes['BundleCreditMemoItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_refunded?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  bundle_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleInvoiceItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleInvoiceItem'] = ResolversParentTypes['BundleInvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  bundle_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  option_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['BundleItemOption']>>>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  required?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BundleItemOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleItemOption'] = ResolversParentTypes['BundleItemOption']> = {
  can_change_quantity?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  small_image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<types.BundleProductCustom_AttributesV2Args>>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  commission_class?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  product_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  tier_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  attribute_set_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options_container?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CatalogRule']>>>, ParentType, ContextType>;
  swatch_image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  websites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  dynamic_price?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_sku?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_weight?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  price_details?: Resolver<types.Maybe<ResolversTypes['PriceDetails']>, ParentType, ContextType>;
  price_view?: Resolver<types.Maybe<ResolversTypes['PriceViewEnum']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<types.BundleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  ship_bundle_items?: Resolver<types.Maybe<ResolversTypes['ShipBundleItemsEnum']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleShipmentItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleShipmentItem'] = ResolversParentTypes['BundleShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bundle_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BundleWishlistItem'] = ResolversParentTypes['BundleWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  room_id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  area?: Resolver<types.Maybe<ResolversTypes['WishlistArea']>, ParentType, ContextType>;
  coverage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_sample_ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bundle_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SelectedBundleOption']>>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerDownloadableProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerDownloadableProduct'] = ResolversParentTypes['CustomerDownloadableProduct']> = {
  date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  download_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_increment_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining_downloads?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerDownloadableProductsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerDownloadableProducts'] = ResolversParentTypes['CustomerDownloadableProducts']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomerDownloadableProduct']>>>, ParentType, ContextType>;
};

export type DownloadableCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableCartItem'] = ResolversParentTypes['DownloadableCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  not_available_message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  samples?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableCreditMemoItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableCreditMemoItem'] = ResolversParentTypes['DownloadableCreditMemoItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_refunded?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  downloadable_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableInvoiceItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableInvoiceItem'] = ResolversParentTypes['DownloadableInvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  downloadable_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableItemsLinksResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableItemsLinks'] = ResolversParentTypes['DownloadableItemsLinks']> = {
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  small_image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<types.DownloadableProductCustom_AttributesV2Args>>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  commission_class?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  product_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  tier_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  attribute_set_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options_container?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CatalogRule']>>>, ParentType, ContextType>;
  swatch_image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  websites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  downloadable_product_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  downloadable_product_samples?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  links_purchased_separately?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  links_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<types.DownloadableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductLinksResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableProductLinks'] = ResolversParentTypes['DownloadableProductLinks']> = {
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_shareable?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  link_type?: Resolver<types.Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  number_of_downloads?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sample_file?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample_type?: Resolver<types.Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableProductSamplesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableProductSamples'] = ResolversParentTypes['DownloadableProductSamples']> = {
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sample_file?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample_type?: Resolver<types.Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DownloadableWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DownloadableWishlistItem'] = ResolversParentTypes['DownloadableWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  room_id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  area?: Resolver<types.Maybe<ResolversTypes['WishlistArea']>, ParentType, ContextType>;
  coverage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_sample_ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  links_v2?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  samples?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['GroupedProductWishlistItem'] = ResolversParentTypes['GroupedProductWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  room_id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  area?: Resolver<types.Maybe<ResolversTypes['WishlistArea']>, ParentType, ContextType>;
  coverage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_sample_ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemSelectedBundleOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ItemSelectedBundleOption'] = ResolversParentTypes['ItemSelectedBundleOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ItemSelectedBundleOptionValue']>>>, ParentType, ContextType>;
};

export type ItemSelectedBundleOptionValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ItemSelectedBundleOptionValue'] = ResolversParentTypes['ItemSelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PriceDetailsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceDetails'] = ResolversParentTypes['PriceDetails']> = {
  discount_percentage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  main_final_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  main_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<types.Maybe<ResolversTypes['SelectedBundleOptionValue']>>, ParentType, ContextType>;
};

export type SelectedBundleOptionValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedBundleOptionValue'] = ResolversParentTypes['SelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceV2?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VirtualCartItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  not_available_message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  small_image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  special_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  meta_title?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<types.VirtualProductCustom_AttributesV2Args>>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  commission_class?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  product_links?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  tier_price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  attribute_set_id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_from_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options_container?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rules?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CatalogRule']>>>, ParentType, ContextType>;
  swatch_image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  websites?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<types.VirtualProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom_attributes?: Resolver<Array<types.Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['VirtualWishlistItem'] = ResolversParentTypes['VirtualWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  room_id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  area?: Resolver<types.Maybe<ResolversTypes['WishlistArea']>, ParentType, ContextType>;
  coverage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_sample_ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeMetadataInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeMetadataInterface'] = ResolversParentTypes['AttributeMetadataInterface']> = {
  __resolveType?: TypeResolveFn<'ProductAttributeMetadata', ParentType, ContextType>;
};

export type UiInputTypeInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UiInputTypeInterface'] = ResolversParentTypes['UiInputTypeInterface']> = {
  __resolveType?: TypeResolveFn<'UiAttributeTypeSelect' | 'UiAttributeTypeMultiSelect' | 'UiAttributeTypeBoolean' | 'UiAttributeTypeAny', ParentType, ContextType>;
};

export type AttributeOptionsInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeOptionsInterface'] = ResolversParentTypes['AttributeOptionsInterface']> = {
  __resolveType?: TypeResolveFn<'UiAttributeTypeSelect' | 'UiAttributeTypeMultiSelect' | 'UiAttributeTypeBoolean', ParentType, ContextType>;
};

export type SelectableInputTypeInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectableInputTypeInterface'] = ResolversParentTypes['SelectableInputTypeInterface']> = {
  __resolveType?: TypeResolveFn<'UiAttributeTypeSelect' | 'UiAttributeTypeMultiSelect' | 'UiAttributeTypeBoolean', ParentType, ContextType>;
};

export type AttributeOptionInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeOptionInterface'] = ResolversParentTypes['AttributeOptionInterface']> = {
  __resolveType?: TypeResolveFn<'AttributeOption', ParentType, ContextType>;
};

export type UiAttributeTypeSelectResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UiAttributeTypeSelect'] = ResolversParentTypes['UiAttributeTypeSelect']> = {
  ui_input_type?: Resolver<types.Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  is_html_allowed?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attribute_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeMultiSelectResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UiAttributeTypeMultiSelect'] = ResolversParentTypes['UiAttributeTypeMultiSelect']> = {
  ui_input_type?: Resolver<types.Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  is_html_allowed?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attribute_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeBooleanResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UiAttributeTypeBoolean'] = ResolversParentTypes['UiAttributeTypeBoolean']> = {
  ui_input_type?: Resolver<types.Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  is_html_allowed?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attribute_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeAnyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UiAttributeTypeAny'] = ResolversParentTypes['UiAttributeTypeAny']> = {
  ui_input_type?: Resolver<types.Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  is_html_allowed?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreLabelsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StoreLabels'] = ResolversParentTypes['StoreLabels']> = {
  store_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductAttributeMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductAttributeMetadata'] = ResolversParentTypes['ProductAttributeMetadata']> = {
  uid?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_labels?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['StoreLabels']>>>, ParentType, ContextType>;
  data_type?: Resolver<types.Maybe<ResolversTypes['ObjectDataTypeEnum']>, ParentType, ContextType>;
  sort_order?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_system?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  entity_type?: Resolver<types.Maybe<ResolversTypes['AttributeEntityTypeEnum']>, ParentType, ContextType>;
  ui_input?: Resolver<types.Maybe<ResolversTypes['UiInputTypeInterface']>, ParentType, ContextType>;
  used_in_components?: Resolver<types.Maybe<Array<ResolversTypes['CustomAttributesListsEnum']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomAttributeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomAttribute'] = ResolversParentTypes['CustomAttribute']> = {
  selected_attribute_options?: Resolver<types.Maybe<ResolversTypes['SelectedAttributeOption']>, ParentType, ContextType>;
  entered_attribute_value?: Resolver<types.Maybe<ResolversTypes['EnteredAttributeValue']>, ParentType, ContextType>;
  attribute_metadata?: Resolver<types.Maybe<ResolversTypes['AttributeMetadataInterface']>, ParentType, ContextType>;
};

export type SelectedAttributeOptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SelectedAttributeOption'] = ResolversParentTypes['SelectedAttributeOption']> = {
  attribute_option?: Resolver<types.Maybe<Array<ResolversTypes['AttributeOptionInterface']>>, ParentType, ContextType>;
};

export type EnteredAttributeValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EnteredAttributeValue'] = ResolversParentTypes['EnteredAttributeValue']> = {
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchTermResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchTerm'] = ResolversParentTypes['SearchTerm']> = {
  query_text?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  popularity?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RobotsConfigResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RobotsConfig'] = ResolversParentTypes['RobotsConfig']> = {
  defaultRobots?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customInstructions?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceQuoteEventResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceQuoteEvent'] = ResolversParentTypes['PriceQuoteEvent']> = {
  state?: Resolver<ResolversTypes['PriceQuoteState'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['PriceQuoteActor'], ParentType, ContextType>;
  comment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceQuoteLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceQuoteLine'] = ResolversParentTypes['PriceQuoteLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  selling_unit?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finish?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  area?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  area_unit?: Resolver<types.Maybe<ResolversTypes['PriceQuoteAreaUnit']>, ParentType, ContextType>;
  note?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  row_total?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  order_number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceQuoteResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceQuote'] = ResolversParentTypes['PriceQuote']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PriceQuoteState'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PriceQuoteSource'], ParentType, ContextType>;
  asked_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_note?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid_until?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  can_accept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceQuoteLine']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['PriceQuoteEvent']>, ParentType, ContextType>;
};

export type CustomerPriceQuotesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerPriceQuotes'] = ResolversParentTypes['CustomerPriceQuotes']> = {
  is_open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PriceQuote']>, ParentType, ContextType>;
};

export type PriceQuotePaperResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PriceQuotePaper'] = ResolversParentTypes['PriceQuotePaper']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemQuoteResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartItemQuote'] = ResolversParentTypes['CartItemQuote']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CartQuoteState'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  valid_until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_list_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReCaptchaConfigOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReCaptchaConfigOutput'] = ResolversParentTypes['ReCaptchaConfigOutput']> = {
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  configurations?: Resolver<types.Maybe<ResolversTypes['ReCaptchaConfiguration']>, ParentType, ContextType>;
};

export type ReCaptchaConfigurationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReCaptchaConfiguration'] = ResolversParentTypes['ReCaptchaConfiguration']> = {
  badge_position?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  re_captcha_type?: Resolver<ResolversTypes['ReCaptchaTypeEmum'], ParentType, ContextType>;
  technical_failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validation_failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReCaptchaConfigurationV3Resolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReCaptchaConfigurationV3'] = ResolversParentTypes['ReCaptchaConfigurationV3']> = {
  badge_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forms?: Resolver<Array<types.Maybe<ResolversTypes['ReCaptchaFormEnum']>>, ParentType, ContextType>;
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShowroomVisitTimeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShowroomVisitTime'] = ResolversParentTypes['ShowroomVisitTime']> = {
  starts_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShowroomVisitResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShowroomVisit'] = ResolversParentTypes['ShowroomVisit']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showroom?: Resolver<ResolversTypes['Showroom'], ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ends_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  can_change?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<Array<types.Maybe<ResolversTypes['ProductReviewRating']>>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
};

export type ProductReviewRatingValueMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRatingValueMetadata'] = ResolversParentTypes['ProductReviewRatingValueMetadata']> = {
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRatingMetadata'] = ResolversParentTypes['ProductReviewRatingMetadata']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<types.Maybe<ResolversTypes['ProductReviewRatingValueMetadata']>>, ParentType, ContextType>;
};

export type ProductReviewRatingsMetadataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewRatingsMetadata'] = ResolversParentTypes['ProductReviewRatingsMetadata']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['ProductReviewRatingMetadata']>>, ParentType, ContextType>;
};

export type CreateProductReviewOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreateProductReviewOutput'] = ResolversParentTypes['CreateProductReviewOutput']> = {
  review?: Resolver<ResolversTypes['ProductReview'], ParentType, ContextType>;
};

export type ReviewPhotoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReviewPhoto'] = ResolversParentTypes['ReviewPhoto']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShownReviewResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShownReview'] = ResolversParentTypes['ShownReview']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<Array<ResolversTypes['ProductReviewRating']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['ReviewPhoto']>, ParentType, ContextType>;
  is_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewStarsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReviewStars'] = ResolversParentTypes['ReviewStars']> = {
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewCriterionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReviewCriterion'] = ResolversParentTypes['ReviewCriterion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductReviewOverviewResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewOverview'] = ResolversParentTypes['ProductReviewOverview']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other_languages?: Resolver<Array<ResolversTypes['ProductReviewLanguage']>, ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stars?: Resolver<Array<ResolversTypes['ReviewStars']>, ParentType, ContextType>;
  criteria?: Resolver<Array<ResolversTypes['ReviewCriterion']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShownReview']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['ShownReview']>, ParentType, ContextType>;
};

export type ProductReviewLanguageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductReviewLanguage'] = ResolversParentTypes['ProductReviewLanguage']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityUrlResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EntityUrl'] = ResolversParentTypes['EntityUrl']> = {
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entity_uid?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canonical_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectCode?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType?: TypeResolveFn<'SimpleProduct' | 'ConfigurableProduct' | 'CategoryTree' | 'CmsPage' | 'GroupedProduct' | 'BundleProduct' | 'DownloadableProduct' | 'VirtualProduct' | 'RoutableUrl', ParentType, ContextType>;
};

export type RoutableUrlResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RoutableUrl'] = ResolversParentTypes['RoutableUrl']> = {
  relative_url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SampleOffersResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SampleOffers'] = ResolversParentTypes['SampleOffers']> = {
  free_pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free_left?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SampleOffer']>, ParentType, ContextType>;
};

export type SampleOfferResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SampleOffer'] = ResolversParentTypes['SampleOffer']> = {
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_in_stock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FoundPageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FoundPage'] = ResolversParentTypes['FoundPage']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relative_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchHelpResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchHelp'] = ResolversParentTypes['SearchHelp']> = {
  pages?: Resolver<Array<ResolversTypes['FoundPage']>, ParentType, ContextType>;
  not_sold?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  match?: Resolver<types.Maybe<ResolversTypes['SearchMatch']>, ParentType, ContextType>;
};

export type ShowroomHoursResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShowroomHours'] = ResolversParentTypes['ShowroomHours']> = {
  weekday?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShowroomDayHoursResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShowroomDayHours'] = ResolversParentTypes['ShowroomDayHours']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShowroomResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Showroom'] = ResolversParentTypes['Showroom']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  picture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time_zone?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['ShowroomHours']>, ParentType, ContextType>;
  closed_on?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  special_hours?: Resolver<Array<ResolversTypes['ShowroomDayHours']>, ParentType, ContextType>;
  takes_visits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SlabUnitResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SlabUnit'] = ResolversParentTypes['SlabUnit']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lot?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundle?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture_label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length_mm?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  width_mm?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thickness_mm?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  area_sq_ft?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  finish?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shade_variation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yard?: Resolver<types.Maybe<ResolversTypes['Showroom']>, ParentType, ContextType>;
  rack?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  veins?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  held_until?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SlabsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Slabs'] = ResolversParentTypes['Slabs']> = {
  hold_hours?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  holds_at_once?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SlabUnit']>, ParentType, ContextType>;
};

export type SlabHoldResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SlabHold'] = ResolversParentTypes['SlabHold']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  held_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slab?: Resolver<types.Maybe<ResolversTypes['SlabUnit']>, ParentType, ContextType>;
  product_url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StockroomChoiceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StockroomChoice'] = ResolversParentTypes['StockroomChoice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockroomSlabResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StockroomSlab'] = ResolversParentTypes['StockroomSlab']> = {
  slab?: Resolver<ResolversTypes['SlabUnit'], ParentType, ContextType>;
  material?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hidden_price_reason?: Resolver<types.Maybe<ResolversTypes['HiddenPriceReason']>, ParentType, ContextType>;
  product_url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StockroomResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Stockroom'] = ResolversParentTypes['Stockroom']> = {
  hold_hours?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  yards?: Resolver<Array<ResolversTypes['StockroomChoice']>, ParentType, ContextType>;
  materials?: Resolver<Array<ResolversTypes['StockroomChoice']>, ParentType, ContextType>;
  finishes?: Resolver<Array<ResolversTypes['StockroomChoice']>, ParentType, ContextType>;
  thicknesses?: Resolver<Array<ResolversTypes['StockroomChoice']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StockroomSlab']>, ParentType, ContextType>;
};

export type StockAlertResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['StockAlert'] = ResolversParentTypes['StockAlert']> = {
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requested_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  base_currency_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_symbol?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_symbol?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_currency_codes?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  exchange_rates?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['ExchangeRate']>>>, ParentType, ContextType>;
  default_display_currecy_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_symbol?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency_to?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_english?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_regions?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
  postcode_pattern?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode_example?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  value?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<types.Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
};

export type SendFriendConfigurationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SendFriendConfiguration'] = ResolversParentTypes['SendFriendConfiguration']> = {
  enabled_for_customers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled_for_guests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TrackedOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_pickup?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['TrackedOrderItem']>>>, ParentType, ContextType>;
  status_changes?: Resolver<types.Maybe<Array<ResolversTypes['OrderStatusChange']>>, ParentType, ContextType>;
  shipments?: Resolver<types.Maybe<Array<ResolversTypes['TrackedShipment']>>, ParentType, ContextType>;
};

export type TrackedShipmentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TrackedShipment'] = ResolversParentTypes['TrackedShipment']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TrackedShipmentItem']>, ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['TrackedParcel']>, ParentType, ContextType>;
};

export type TrackedShipmentItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TrackedShipmentItem'] = ResolversParentTypes['TrackedShipmentItem']> = {
  item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackedParcelResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TrackedParcel'] = ResolversParentTypes['TrackedParcel']> = {
  carrier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrackedOrderItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TrackedOrderItem'] = ResolversParentTypes['TrackedOrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  erp_order_item_status?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processing_updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ready_updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipped_updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erp_tracking_numbers?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['TrackedOrderProduct']>, ParentType, ContextType>;
};

export type TrackedOrderProductResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TrackedOrderProduct'] = ResolversParentTypes['TrackedOrderProduct']> = {
  id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  small_image?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TradeApplicationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TradeApplication'] = ResolversParentTypes['TradeApplication']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decided_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxCertificateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TaxCertificate'] = ResolversParentTypes['TaxCertificate']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid_until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxCertificatePlaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['TaxCertificatePlace'] = ResolversParentTypes['TaxCertificatePlace']> = {
  country_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerTradeAccountResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomerTradeAccount'] = ResolversParentTypes['CustomerTradeAccount']> = {
  is_open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_member?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priced_category?: Resolver<types.Maybe<ResolversTypes['CategoryTree']>, ParentType, ContextType>;
  application?: Resolver<types.Maybe<ResolversTypes['TradeApplication']>, ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['TaxCertificate']>, ParentType, ContextType>;
  certificate_places?: Resolver<Array<ResolversTypes['TaxCertificatePlace']>, ParentType, ContextType>;
};

export type CreditInvoiceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreditInvoice'] = ResolversParentTypes['CreditInvoice']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase_order_number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issued_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  due_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompanyCreditResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CompanyCredit'] = ResolversParentTypes['CompanyCredit']> = {
  credit_limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding_balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available_credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  not_invoiced?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  terms_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['CreditInvoice']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
  sharing_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['WishlistRoom']>, ParentType, ContextType>;
  budget?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  not_counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items_v2?: Resolver<types.Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<types.WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
};

export type WishlistRoomResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistRoom'] = ResolversParentTypes['WishlistRoom']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistAreaResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistArea'] = ResolversParentTypes['WishlistArea']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['WishlistAreaUnit'], ParentType, ContextType>;
  waste_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlanWishlistOutput'] = ResolversParentTypes['PlanWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type WishlistPaperResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistPaper'] = ResolversParentTypes['WishlistPaper']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistItemsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistItems'] = ResolversParentTypes['WishlistItems']> = {
  items?: Resolver<Array<types.Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
};

export type WishlistItemInterfaceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  __resolveType?: TypeResolveFn<'BundleWishlistItem' | 'DownloadableWishlistItem' | 'GroupedProductWishlistItem' | 'VirtualWishlistItem' | 'SimpleWishlistItem' | 'ConfigurableWishlistItem', ParentType, ContextType>;
};

export type SimpleWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  room_id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  area?: Resolver<types.Maybe<ResolversTypes['WishlistArea']>, ParentType, ContextType>;
  coverage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_sample_ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableWishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ConfigurableWishlistItem'] = ResolversParentTypes['ConfigurableWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  room_id?: Resolver<types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  area?: Resolver<types.Maybe<ResolversTypes['WishlistArea']>, ParentType, ContextType>;
  coverage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_price?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_sample_ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  configurable_options?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['SelectedConfigurableOption']>>>, ParentType, ContextType>;
  configured_variant?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  child_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishListUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishListUserInputError'] = ResolversParentTypes['WishListUserInputError']> = {
  code?: Resolver<ResolversTypes['WishListUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistCartUserInputErrorResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistCartUserInputError'] = ResolversParentTypes['WishlistCartUserInputError']> = {
  code?: Resolver<ResolversTypes['WishlistCartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlistItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AddProductsToWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddProductsToWishlistOutput'] = ResolversParentTypes['AddProductsToWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type RemoveProductsFromWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemoveProductsFromWishlistOutput'] = ResolversParentTypes['RemoveProductsFromWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type UpdateProductsInWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UpdateProductsInWishlistOutput'] = ResolversParentTypes['UpdateProductsInWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type AddWishlistItemsToCartOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AddWishlistItemsToCartOutput'] = ResolversParentTypes['AddWishlistItemsToCartOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  add_wishlist_items_to_cart_user_errors?: Resolver<Array<types.Maybe<ResolversTypes['WishlistCartUserInputError']>>, ParentType, ContextType>;
};

export type CreateWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CreateWishlistOutput'] = ResolversParentTypes['CreateWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type UpdateWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UpdateWishlistOutput'] = ResolversParentTypes['UpdateWishlistOutput']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
};

export type DeleteWishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeleteWishlistOutput'] = ResolversParentTypes['DeleteWishlistOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlists?: Resolver<Array<types.Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType>;
};

export type CopyProductsBetweenWishlistsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CopyProductsBetweenWishlistsOutput'] = ResolversParentTypes['CopyProductsBetweenWishlistsOutput']> = {
  source_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  destination_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type MoveProductsBetweenWishlistsOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MoveProductsBetweenWishlistsOutput'] = ResolversParentTypes['MoveProductsBetweenWishlistsOutput']> = {
  source_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  destination_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type SharedWishlistResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SharedWishlist'] = ResolversParentTypes['SharedWishlist']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['WishlistRoom']>, ParentType, ContextType>;
  budget?: Resolver<types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  not_counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<types.Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  added_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WishlistOutputResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WishlistOutput'] = ResolversParentTypes['WishlistOutput']> = {
  items?: Resolver<types.Maybe<Array<types.Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_count?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = CommerceContext> = {
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerAddressAttribute?: CustomerAddressAttributeResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DataServicesStorefrontInstanceContext?: DataServicesStorefrontInstanceContextResolvers<ContextType>;
  DataServicesMagentoExtensionContext?: DataServicesMagentoExtensionContextResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  PurchaseOrderLine?: PurchaseOrderLineResolvers<ContextType>;
  PurchaseOrder?: PurchaseOrderResolvers<ContextType>;
  PurchaseOrders?: PurchaseOrdersResolvers<ContextType>;
  PlacePurchaseOrderOutput?: PlacePurchaseOrderOutputResolvers<ContextType>;
  PurchaseOrderActionError?: PurchaseOrderActionErrorResolvers<ContextType>;
  PurchaseOrdersActionOutput?: PurchaseOrdersActionOutputResolvers<ContextType>;
  CustomAttributeMetadataInterface?: CustomAttributeMetadataInterfaceResolvers<ContextType>;
  CustomAttributeOptionInterface?: CustomAttributeOptionInterfaceResolvers<ContextType>;
  AttributeOptionMetadata?: AttributeOptionMetadataResolvers<ContextType>;
  AttributeMetadata?: AttributeMetadataResolvers<ContextType>;
  CatalogAttributeMetadata?: CatalogAttributeMetadataResolvers<ContextType>;
  CustomerAttributeMetadata?: CustomerAttributeMetadataResolvers<ContextType>;
  ValidationRule?: ValidationRuleResolvers<ContextType>;
  AttributesMetadataOutput?: AttributesMetadataOutputResolvers<ContextType>;
  AttributesFormOutput?: AttributesFormOutputResolvers<ContextType>;
  StorefrontProperties?: StorefrontPropertiesResolvers<ContextType>;
  CustomAttributeMetadata?: CustomAttributeMetadataResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  AttributeValueInterface?: AttributeValueInterfaceResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeSelectedOptions?: AttributeSelectedOptionsResolvers<ContextType>;
  AttributeSelectedOptionInterface?: AttributeSelectedOptionInterfaceResolvers<ContextType>;
  AttributeSelectedOption?: AttributeSelectedOptionResolvers<ContextType>;
  ProductCustomAttributes?: ProductCustomAttributesResolvers<ContextType>;
  AttributeMetadataError?: AttributeMetadataErrorResolvers<ContextType>;
  JobPlace?: JobPlaceResolvers<ContextType>;
  JobSalary?: JobSalaryResolvers<ContextType>;
  JobOpening?: JobOpeningResolvers<ContextType>;
  JobApplicationOutput?: JobApplicationOutputResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  ConfigurableCartItem?: ConfigurableCartItemResolvers<ContextType>;
  SelectedConfigurableOption?: SelectedConfigurableOptionResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartRule?: CartRuleResolvers<ContextType>;
  CartDiscount?: CartDiscountResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  InsufficientStockError?: InsufficientStockErrorResolvers<ContextType>;
  AddSimpleProductsToCartOutput?: AddSimpleProductsToCartOutputResolvers<ContextType>;
  AddConfigurableProductsToCartOutput?: AddConfigurableProductsToCartOutputResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  CartItemQuantity?: CartItemQuantityResolvers<ContextType>;
  ClearCartOutput?: ClearCartOutputResolvers<ContextType>;
  ClearCartError?: ClearCartErrorResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  PhysicalProductInterface?: PhysicalProductInterfaceResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  ConfigurableProductOptions?: ConfigurableProductOptionsResolvers<ContextType>;
  ConfigurableProductOptionsValues?: ConfigurableProductOptionsValuesResolvers<ContextType>;
  SwatchDataInterface?: SwatchDataInterfaceResolvers<ContextType>;
  TextSwatchData?: TextSwatchDataResolvers<ContextType>;
  ColorSwatchData?: ColorSwatchDataResolvers<ContextType>;
  ConfigurableVariant?: ConfigurableVariantResolvers<ContextType>;
  ConfigurableAttributeOption?: ConfigurableAttributeOptionResolvers<ContextType>;
  ConfigurableProductOptionsSelection?: ConfigurableProductOptionsSelectionResolvers<ContextType>;
  ConfigurableOptionAvailableForSelection?: ConfigurableOptionAvailableForSelectionResolvers<ContextType>;
  ConfigurableProductOption?: ConfigurableProductOptionResolvers<ContextType>;
  ConfigurableProductOptionValue?: ConfigurableProductOptionValueResolvers<ContextType>;
  CategoryInterface?: CategoryInterfaceResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  CategoryProducts?: CategoryProductsResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOptionInterface?: AggregationOptionInterfaceResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  SizeGroup?: SizeGroupResolvers<ContextType>;
  ImageSwatchData?: ImageSwatchDataResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  ProductLinksInterface?: ProductLinksInterfaceResolvers<ContextType>;
  ProductLinks?: ProductLinksResolvers<ContextType>;
  ProductTierPrices?: ProductTierPricesResolvers<ContextType>;
  CatalogRule?: CatalogRuleResolvers<ContextType>;
  Website?: WebsiteResolvers<ContextType>;
  UrlRewrite?: UrlRewriteResolvers<ContextType>;
  HttpQueryParameter?: HttpQueryParameterResolvers<ContextType>;
  LayerFilter?: LayerFilterResolvers<ContextType>;
  LayerFilterItemInterface?: LayerFilterItemInterfaceResolvers<ContextType>;
  LayerFilterItem?: LayerFilterItemResolvers<ContextType>;
  SwatchData?: SwatchDataResolvers<ContextType>;
  SwatchLayerFilterItemInterface?: SwatchLayerFilterItemInterfaceResolvers<ContextType>;
  SwatchLayerFilterItem?: SwatchLayerFilterItemResolvers<ContextType>;
  FixedProductTax?: FixedProductTaxResolvers<ContextType>;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  ProductMediaGalleryEntriesContent?: ProductMediaGalleryEntriesContentResolvers<ContextType>;
  ProductMediaGalleryEntriesVideoContent?: ProductMediaGalleryEntriesVideoContentResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  AuthorizeNetAcceptJs?: AuthorizeNetAcceptJsResolvers<ContextType>;
  PaymentInstructions?: PaymentInstructionsResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  PlacedOrder?: PlacedOrderResolvers<ContextType>;
  PlacedOrderAddress?: PlacedOrderAddressResolvers<ContextType>;
  PlacedOrderItem?: PlacedOrderItemResolvers<ContextType>;
  SiteAccessQuestion?: SiteAccessQuestionResolvers<ContextType>;
  DeliveryWindow?: DeliveryWindowResolvers<ContextType>;
  CartDelivery?: CartDeliveryResolvers<ContextType>;
  CartLineDelivery?: CartLineDeliveryResolvers<ContextType>;
  EstimateTotalsOutput?: EstimateTotalsOutputResolvers<ContextType>;
  CheckoutAgreement?: CheckoutAgreementResolvers<ContextType>;
  PickupLocation?: PickupLocationResolvers<ContextType>;
  PickupLocations?: PickupLocationsResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CompanyRole?: CompanyRoleResolvers<ContextType>;
  CompanyRoles?: CompanyRolesResolvers<ContextType>;
  CompanyUser?: CompanyUserResolvers<ContextType>;
  CompanyUsers?: CompanyUsersResolvers<ContextType>;
  CompanyInvitation?: CompanyInvitationResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyInvitationOffer?: CompanyInvitationOfferResolvers<ContextType>;
  CompanyInvitationReceived?: CompanyInvitationReceivedResolvers<ContextType>;
  CreateCompanyUserOutput?: CreateCompanyUserOutputResolvers<ContextType>;
  UpdateCompanyUserOutput?: UpdateCompanyUserOutputResolvers<ContextType>;
  DeleteCompanyUserOutput?: DeleteCompanyUserOutputResolvers<ContextType>;
  CompanyInvitationOutput?: CompanyInvitationOutputResolvers<ContextType>;
  CompareList?: CompareListResolvers<ContextType>;
  ComparableAttribute?: ComparableAttributeResolvers<ContextType>;
  ComparableItem?: ComparableItemResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  DeleteCompareListOutput?: DeleteCompareListOutputResolvers<ContextType>;
  AssignCompareListToCustomerOutput?: AssignCompareListToCustomerOutputResolvers<ContextType>;
  ContactUsOutput?: ContactUsOutputResolvers<ContextType>;
  CustomerMessage?: CustomerMessageResolvers<ContextType>;
  CustomerSession?: CustomerSessionResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  CustomerGroup?: CustomerGroupResolvers<ContextType>;
  CustomerAddresses?: CustomerAddressesResolvers<ContextType>;
  DeliveryWay?: DeliveryWayResolvers<ContextType>;
  FeedbackOutput?: FeedbackOutputResolvers<ContextType>;
  CustomerFeedback?: CustomerFeedbackResolvers<ContextType>;
  TrowelCoverage?: TrowelCoverageResolvers<ContextType>;
  JobMaterial?: JobMaterialResolvers<ContextType>;
  JobMaterials?: JobMaterialsResolvers<ContextType>;
  ProductSupply?: ProductSupplyResolvers<ContextType>;
  CartShipments?: CartShipmentsResolvers<ContextType>;
  LaterUnits?: LaterUnitsResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  ConfigurableOrderItem?: ConfigurableOrderItemResolvers<ContextType>;
  BundleOrderItem?: BundleOrderItemResolvers<ContextType>;
  DownloadableOrderItem?: DownloadableOrderItemResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  SnowdogMenus?: SnowdogMenusResolvers<ContextType>;
  SnowdogMenu?: SnowdogMenuResolvers<ContextType>;
  SnowdogMenuNodes?: SnowdogMenuNodesResolvers<ContextType>;
  SnowdogMenuNodeInterface?: SnowdogMenuNodeInterfaceResolvers<ContextType>;
  SnowdogMenuNodeContentFieldInterface?: SnowdogMenuNodeContentFieldInterfaceResolvers<ContextType>;
  SnowdogMenuNodeImageFieldInterface?: SnowdogMenuNodeImageFieldInterfaceResolvers<ContextType>;
  SnowdogMenuCustomUrlNodeInterface?: SnowdogMenuCustomUrlNodeInterfaceResolvers<ContextType>;
  SnowdogMenuNode?: SnowdogMenuNodeResolvers<ContextType>;
  SnowdogMenuCmsPageNode?: SnowdogMenuCmsPageNodeResolvers<ContextType>;
  SnowdogMenuCustomUrlNode?: SnowdogMenuCustomUrlNodeResolvers<ContextType>;
  SnowdogMenuWrapperNode?: SnowdogMenuWrapperNodeResolvers<ContextType>;
  SubscribeEmailToNewsletterOutput?: SubscribeEmailToNewsletterOutputResolvers<ContextType>;
  NewsletterConsent?: NewsletterConsentResolvers<ContextType>;
  NewsletterOffer?: NewsletterOfferResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  OrderAfterSales?: OrderAfterSalesResolvers<ContextType>;
  OrderAgreement?: OrderAgreementResolvers<ContextType>;
  OrderPaper?: OrderPaperResolvers<ContextType>;
  OrderLineComingBack?: OrderLineComingBackResolvers<ContextType>;
  OrderReturnRequest?: OrderReturnRequestResolvers<ContextType>;
  OrderReturnRequestItem?: OrderReturnRequestItemResolvers<ContextType>;
  OrderPaperFile?: OrderPaperFileResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ProductionLot?: ProductionLotResolvers<ContextType>;
  OrderStatusChange?: OrderStatusChangeResolvers<ContextType>;
  OrderCustomerInfo?: OrderCustomerInfoResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceItemInterface?: InvoiceItemInterfaceResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  InvoiceTotal?: InvoiceTotalResolvers<ContextType>;
  CreditMemo?: CreditMemoResolvers<ContextType>;
  CreditMemoItemInterface?: CreditMemoItemInterfaceResolvers<ContextType>;
  CreditMemoItem?: CreditMemoItemResolvers<ContextType>;
  CreditMemoTotal?: CreditMemoTotalResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  CancelOrderError?: CancelOrderErrorResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShippingDiscount?: ShippingDiscountResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  OrderItemPrices?: OrderItemPricesResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  GiftMessage?: GiftMessageResolvers<ContextType>;
  CustomerPasskey?: CustomerPasskeyResolvers<ContextType>;
  PasskeyCreation?: PasskeyCreationResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  PasskeySignIn?: PasskeySignInResolvers<ContextType>;
  CustomerPaymentTokens?: CustomerPaymentTokensResolvers<ContextType>;
  PaymentToken?: PaymentTokenResolvers<ContextType>;
  DeletePaymentTokenOutput?: DeletePaymentTokenOutputResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableFieldOption?: CustomizableFieldOptionResolvers<ContextType>;
  CustomizableFieldValue?: CustomizableFieldValueResolvers<ContextType>;
  CustomizableFileOption?: CustomizableFileOptionResolvers<ContextType>;
  CustomizableFileValue?: CustomizableFileValueResolvers<ContextType>;
  CustomizableAreaOption?: CustomizableAreaOptionResolvers<ContextType>;
  CustomizableAreaValue?: CustomizableAreaValueResolvers<ContextType>;
  CustomizableDropDownOption?: CustomizableDropDownOptionResolvers<ContextType>;
  CustomizableDropDownValue?: CustomizableDropDownValueResolvers<ContextType>;
  CustomizableRadioOption?: CustomizableRadioOptionResolvers<ContextType>;
  CustomizableRadioValue?: CustomizableRadioValueResolvers<ContextType>;
  CustomizableCheckboxOption?: CustomizableCheckboxOptionResolvers<ContextType>;
  CustomizableCheckboxValue?: CustomizableCheckboxValueResolvers<ContextType>;
  CustomizableMultipleOption?: CustomizableMultipleOptionResolvers<ContextType>;
  CustomizableMultipleValue?: CustomizableMultipleValueResolvers<ContextType>;
  CustomizableDateOption?: CustomizableDateOptionResolvers<ContextType>;
  CustomizableDateValue?: CustomizableDateValueResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  GroupedProductItem?: GroupedProductItemResolvers<ContextType>;
  AddBundleProductsToCartOutput?: AddBundleProductsToCartOutputResolvers<ContextType>;
  AddDownloadableProductsToCartOutput?: AddDownloadableProductsToCartOutputResolvers<ContextType>;
  AddVirtualProductsToCartOutput?: AddVirtualProductsToCartOutputResolvers<ContextType>;
  BundleCartItem?: BundleCartItemResolvers<ContextType>;
  BundleCreditMemoItem?: BundleCreditMemoItemResolvers<ContextType>;
  BundleInvoiceItem?: BundleInvoiceItemResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundleItemOption?: BundleItemOptionResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  BundleShipmentItem?: BundleShipmentItemResolvers<ContextType>;
  BundleWishlistItem?: BundleWishlistItemResolvers<ContextType>;
  CustomerDownloadableProduct?: CustomerDownloadableProductResolvers<ContextType>;
  CustomerDownloadableProducts?: CustomerDownloadableProductsResolvers<ContextType>;
  DownloadableCartItem?: DownloadableCartItemResolvers<ContextType>;
  DownloadableCreditMemoItem?: DownloadableCreditMemoItemResolvers<ContextType>;
  DownloadableInvoiceItem?: DownloadableInvoiceItemResolvers<ContextType>;
  DownloadableItemsLinks?: DownloadableItemsLinksResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  DownloadableProductLinks?: DownloadableProductLinksResolvers<ContextType>;
  DownloadableProductSamples?: DownloadableProductSamplesResolvers<ContextType>;
  DownloadableWishlistItem?: DownloadableWishlistItemResolvers<ContextType>;
  GroupedProductWishlistItem?: GroupedProductWishlistItemResolvers<ContextType>;
  ItemSelectedBundleOption?: ItemSelectedBundleOptionResolvers<ContextType>;
  ItemSelectedBundleOptionValue?: ItemSelectedBundleOptionValueResolvers<ContextType>;
  PriceDetails?: PriceDetailsResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<ContextType>;
  VirtualCartItem?: VirtualCartItemResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  VirtualWishlistItem?: VirtualWishlistItemResolvers<ContextType>;
  AttributeMetadataInterface?: AttributeMetadataInterfaceResolvers<ContextType>;
  UiInputTypeInterface?: UiInputTypeInterfaceResolvers<ContextType>;
  AttributeOptionsInterface?: AttributeOptionsInterfaceResolvers<ContextType>;
  SelectableInputTypeInterface?: SelectableInputTypeInterfaceResolvers<ContextType>;
  AttributeOptionInterface?: AttributeOptionInterfaceResolvers<ContextType>;
  UiAttributeTypeSelect?: UiAttributeTypeSelectResolvers<ContextType>;
  UiAttributeTypeMultiSelect?: UiAttributeTypeMultiSelectResolvers<ContextType>;
  UiAttributeTypeBoolean?: UiAttributeTypeBooleanResolvers<ContextType>;
  UiAttributeTypeAny?: UiAttributeTypeAnyResolvers<ContextType>;
  StoreLabels?: StoreLabelsResolvers<ContextType>;
  ProductAttributeMetadata?: ProductAttributeMetadataResolvers<ContextType>;
  CustomAttribute?: CustomAttributeResolvers<ContextType>;
  SelectedAttributeOption?: SelectedAttributeOptionResolvers<ContextType>;
  EnteredAttributeValue?: EnteredAttributeValueResolvers<ContextType>;
  SearchTerm?: SearchTermResolvers<ContextType>;
  RobotsConfig?: RobotsConfigResolvers<ContextType>;
  PriceQuoteEvent?: PriceQuoteEventResolvers<ContextType>;
  PriceQuoteLine?: PriceQuoteLineResolvers<ContextType>;
  PriceQuote?: PriceQuoteResolvers<ContextType>;
  CustomerPriceQuotes?: CustomerPriceQuotesResolvers<ContextType>;
  PriceQuotePaper?: PriceQuotePaperResolvers<ContextType>;
  CartItemQuote?: CartItemQuoteResolvers<ContextType>;
  ReCaptchaConfigOutput?: ReCaptchaConfigOutputResolvers<ContextType>;
  ReCaptchaConfiguration?: ReCaptchaConfigurationResolvers<ContextType>;
  ReCaptchaConfigurationV3?: ReCaptchaConfigurationV3Resolvers<ContextType>;
  ShowroomVisitTime?: ShowroomVisitTimeResolvers<ContextType>;
  ShowroomVisit?: ShowroomVisitResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<ContextType>;
  ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<ContextType>;
  ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<ContextType>;
  CreateProductReviewOutput?: CreateProductReviewOutputResolvers<ContextType>;
  ReviewPhoto?: ReviewPhotoResolvers<ContextType>;
  ShownReview?: ShownReviewResolvers<ContextType>;
  ReviewStars?: ReviewStarsResolvers<ContextType>;
  ReviewCriterion?: ReviewCriterionResolvers<ContextType>;
  ProductReviewOverview?: ProductReviewOverviewResolvers<ContextType>;
  ProductReviewLanguage?: ProductReviewLanguageResolvers<ContextType>;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  RoutableUrl?: RoutableUrlResolvers<ContextType>;
  SampleOffers?: SampleOffersResolvers<ContextType>;
  SampleOffer?: SampleOfferResolvers<ContextType>;
  FoundPage?: FoundPageResolvers<ContextType>;
  SearchHelp?: SearchHelpResolvers<ContextType>;
  ShowroomHours?: ShowroomHoursResolvers<ContextType>;
  ShowroomDayHours?: ShowroomDayHoursResolvers<ContextType>;
  Showroom?: ShowroomResolvers<ContextType>;
  SlabUnit?: SlabUnitResolvers<ContextType>;
  Slabs?: SlabsResolvers<ContextType>;
  SlabHold?: SlabHoldResolvers<ContextType>;
  StockroomChoice?: StockroomChoiceResolvers<ContextType>;
  StockroomSlab?: StockroomSlabResolvers<ContextType>;
  Stockroom?: StockroomResolvers<ContextType>;
  StockAlert?: StockAlertResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  SendFriendConfiguration?: SendFriendConfigurationResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  TrackedShipment?: TrackedShipmentResolvers<ContextType>;
  TrackedShipmentItem?: TrackedShipmentItemResolvers<ContextType>;
  TrackedParcel?: TrackedParcelResolvers<ContextType>;
  TrackedOrderItem?: TrackedOrderItemResolvers<ContextType>;
  TrackedOrderProduct?: TrackedOrderProductResolvers<ContextType>;
  TradeApplication?: TradeApplicationResolvers<ContextType>;
  TaxCertificate?: TaxCertificateResolvers<ContextType>;
  TaxCertificatePlace?: TaxCertificatePlaceResolvers<ContextType>;
  CustomerTradeAccount?: CustomerTradeAccountResolvers<ContextType>;
  CreditInvoice?: CreditInvoiceResolvers<ContextType>;
  CompanyCredit?: CompanyCreditResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistRoom?: WishlistRoomResolvers<ContextType>;
  WishlistArea?: WishlistAreaResolvers<ContextType>;
  PlanWishlistOutput?: PlanWishlistOutputResolvers<ContextType>;
  WishlistPaper?: WishlistPaperResolvers<ContextType>;
  WishlistItems?: WishlistItemsResolvers<ContextType>;
  WishlistItemInterface?: WishlistItemInterfaceResolvers<ContextType>;
  SimpleWishlistItem?: SimpleWishlistItemResolvers<ContextType>;
  ConfigurableWishlistItem?: ConfigurableWishlistItemResolvers<ContextType>;
  WishListUserInputError?: WishListUserInputErrorResolvers<ContextType>;
  WishlistCartUserInputError?: WishlistCartUserInputErrorResolvers<ContextType>;
  AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<ContextType>;
  RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<ContextType>;
  UpdateProductsInWishlistOutput?: UpdateProductsInWishlistOutputResolvers<ContextType>;
  AddWishlistItemsToCartOutput?: AddWishlistItemsToCartOutputResolvers<ContextType>;
  CreateWishlistOutput?: CreateWishlistOutputResolvers<ContextType>;
  UpdateWishlistOutput?: UpdateWishlistOutputResolvers<ContextType>;
  DeleteWishlistOutput?: DeleteWishlistOutputResolvers<ContextType>;
  CopyProductsBetweenWishlistsOutput?: CopyProductsBetweenWishlistsOutputResolvers<ContextType>;
  MoveProductsBetweenWishlistsOutput?: MoveProductsBetweenWishlistsOutputResolvers<ContextType>;
  SharedWishlist?: SharedWishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistOutput?: WishlistOutputResolvers<ContextType>;
};

