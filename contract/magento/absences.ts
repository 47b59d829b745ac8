/** What an open-source Magento 2.4.8 has and this schema does not, by the reason why. The names stand as `absentFrom` writes them. */
export const absences: readonly { reason: string; names: string }[] = [
  {
    reason: 'The shop sells no bundle, grouped, downloadable or virtual products.',
    names: `
    AddBundleProductsToCartInput AddBundleProductsToCartOutput AddDownloadableProductsToCartInput
    AddDownloadableProductsToCartOutput AddVirtualProductsToCartInput AddVirtualProductsToCartOutput
    BundleCartItem BundleCreditMemoItem BundleInvoiceItem BundleItem BundleItemOption BundleOptionInput
    BundleOrderItem BundleProduct BundleProductCartItemInput BundleShipmentItem BundleWishlistItem
    CustomerDownloadableProduct CustomerDownloadableProducts DownloadableCartItem DownloadableCreditMemoItem
    DownloadableFileTypeEnum DownloadableInvoiceItem DownloadableItemsLinks DownloadableOrderItem
    DownloadableProduct DownloadableProductCartItemInput DownloadableProductLinks DownloadableProductLinksInput
    DownloadableProductSamples DownloadableWishlistItem GroupedProduct GroupedProductItem
    GroupedProductWishlistItem ItemSelectedBundleOption ItemSelectedBundleOptionValue
    Mutation.addBundleProductsToCart Mutation.addDownloadableProductsToCart Mutation.addVirtualProductsToCart
    PriceDetails PriceViewEnum Query.customerDownloadableProducts SelectedBundleOption SelectedBundleOptionValue
    ShipBundleItemsEnum StoreConfig.grouped_product_image VirtualCartItem VirtualProduct
    VirtualProductCartItemInput VirtualWishlistItem
    `,
  },
  {
    reason: 'Not built yet.',
    names: `
    AddProductsToCompareListInput AssignCompareListToCustomerOutput Attribute.storefront_properties
    AttributeEntityTypeEnum AreaInput AttributeFilterInput.is_filterable_in_search
    AttributeFilterInput.is_html_allowed_on_front AttributeFilterInput.is_used_for_price_rules
    AttributeFilterInput.is_used_for_promo_rules AttributeFilterInput.is_visible_in_advanced_search
    AttributeFilterInput.is_wysiwyg_enabled AttributeFrontendInputEnum AttributeInputSelectedOption
    AttributeMetadata AttributeOptionMetadata AttributeValueInput AttributesFormOutput AttributesMetadataOutput
    AvailableShippingMethod.base_amount BillingCartAddress.customer_notes Cart.itemsV2(sort)
    CartAddressInput.custom_attributes CartAddressInput.fax CartAddressInput.middlename CartAddressInput.prefix
    CartAddressInput.suffix CartAddressInput.vat_id CartAddressInterface.custom_attributes
    CartAddressInterface.fax CartAddressInterface.id CartAddressInterface.middlename CartAddressInterface.prefix
    CartAddressInterface.suffix CartAddressInterface.vat_id CartItemInterface.discount
    CartItemInterface.not_available_message CartItemPrices.catalog_discount CartItemPrices.original_item_price
    CartItemPrices.original_row_total CartItemPrices.row_catalog_discount CartItemQuantity
    CartPrices.grand_total_excluding_tax CartUserInputErrorType.COULD_NOT_FIND_CART_ITEM
    CartUserInputErrorType.REQUIRED_PARAMETER_MISSING CartUserInputErrorType.INVALID_PARAMETER_VALUE
    CatalogAttributeApplyToEnum CatalogAttributeMetadata CatalogRule CategoryInterface.created_at
    CategoryInterface.products CategoryInterface.updated_at CheckoutAgreement CheckoutAgreementMode
    ClearCartError ClearCartErrorType ClearCartInput ClearCartOutput ComparableAttribute ComparableItem
    CompareList ConfigurableProductOptions.attribute_id ConfigurableProductOptions.id
    ConfigurableProductOptions.product_id ConfirmationStatusEnum CreateCompareListInput
    Currency.default_display_currecy_code Currency.default_display_currecy_symbol
    CustomAttributeMetadataInterface CustomAttributeOptionInterface Customer.addressesV2
    Customer.allow_remote_shopping_assistance Customer.compare_list Customer.confirmation_status
    Customer.custom_attributes Customer.date_of_birth Customer.dob Customer.gender Customer.group
    Customer.middlename Customer.prefix Customer.suffix Customer.taxvat Customer.telephone
    CustomerAddress.country_id CustomerAddress.custom_attributes CustomerAddress.custom_attributesV2
    CustomerAddress.customer_id CustomerAddress.extension_attributes CustomerAddress.fax
    CustomerAddress.middlename CustomerAddress.prefix CustomerAddress.suffix CustomerAddress.vat_id
    CustomerAddressAttribute CustomerAddressAttributeInput CustomerAddressInput.country_id
    CustomerAddressInput.custom_attributes CustomerAddressInput.custom_attributesV2 CustomerAddressInput.fax
    CustomerAddressInput.middlename CustomerAddressInput.prefix CustomerAddressInput.suffix
    CustomerAddressInput.vat_id CustomerAddresses CustomerAttributeMetadata
    CustomerCreateInput.allow_remote_shopping_assistance CustomerCreateInput.custom_attributes
    CustomerCreateInput.date_of_birth CustomerCreateInput.dob CustomerCreateInput.gender
    CustomerCreateInput.is_subscribed CustomerCreateInput.middlename CustomerCreateInput.prefix
    CustomerCreateInput.suffix CustomerCreateInput.taxvat CustomerGroup CustomerInput CustomerOrder.created_at
    CustomerOrder.grand_total CustomerOrder.increment_id CustomerOrder.order_number
    CustomerOrders.date_of_first_order CustomerOrdersFilterInput.grand_total
    CustomerOrdersFilterInput.order_date CustomerOrdersFilterInput.status
    CustomerUpdateInput.allow_remote_shopping_assistance CustomerUpdateInput.custom_attributes
    CustomerUpdateInput.date_of_birth CustomerUpdateInput.dob CustomerUpdateInput.gender
    CustomerUpdateInput.middlename CustomerUpdateInput.prefix CustomerUpdateInput.suffix
    CustomerUpdateInput.taxvat DeleteCompareListOutput Discount.is_discounting_locked Discount.type
    Discount.value FilterMatchTypeEnum FilterMatchTypeInput.match_type FilterTypeInput HttpQueryParameter
    ImageSwatchData InputFilterEnum KeyValue LayerFilter LayerFilterItem LayerFilterItemInterface
    Mutation.addProductsToCompareList Mutation.assignCompareListToCustomer Mutation.assignCustomerToGuestCart
    Mutation.clearCart Mutation.createCompareList Mutation.createCustomer Mutation.deleteCompareList
    Mutation.removeProductsFromCompareList Mutation.setPaymentMethodAndPlaceOrder Mutation.trackViewedProduct
    Mutation.updateCustomer OrderAddress.custom_attributesV2 OrderAddress.fax OrderAddress.middlename
    OrderAddress.prefix OrderAddress.suffix OrderAddress.vat_id OrderCustomerInfo.middlename
    OrderCustomerInfo.prefix OrderCustomerInfo.suffix OrderItemInterface.prices OrderItemPrices
    OrderPaymentMethod.additional_data OrderShipment.comments PickupLocation PickupLocationFilterInput
    PickupLocationSortInput PickupLocations Price PriceTypeEnum ProductAttribute
    ProductAttributeFilterInput.color ProductImageThumbnail ProductInterface.attribute_set_id
    ProductInterface.color ProductInterface.created_at ProductInterface.manufacturer
    ProductInterface.max_sale_qty ProductInterface.min_sale_qty ProductInterface.new_from_date
    ProductInterface.new_to_date ProductInterface.price ProductInterface.product_links ProductInterface.quantity
    ProductInterface.rules ProductInterface.special_from_date ProductInterface.special_to_date
    ProductInterface.swatch_image ProductInterface.tier_price ProductInterface.tier_prices
    ProductInterface.updated_at ProductInterface.url_path ProductInterface.url_rewrites
    ProductInterface.websites ProductLinks ProductLinksInterface ProductPrices ProductTierPrices
    Products.filters Query.attributesForm Query.attributesList Query.checkoutAgreements Query.compareList
    Query.customAttributeMetadataV2 Query.customerOrders Query.pickupLocations Query.recaptchaFormConfig
    Query.recaptchaV3Config Query.wishlist QuoteItemsSortInput ReCaptchaConfigOutput ReCaptchaConfiguration
    ReCaptchaConfigurationV3 ReCaptchaFormEnum ReCaptchaTypeEmum RemoveProductsFromCompareListInput
    SelectedShippingMethod.base_amount SetPaymentMethodAndPlaceOrderInput ShippingCartAddress.cart_items
    ShippingCartAddress.cart_items_v2 ShippingCartAddress.items_weight ShippingCartAddress.same_as_billing
    SortQuoteItemsEnum StoreConfig.base_link_url StoreConfig.base_static_url StoreConfig.cart_expires_in_days
    StoreConfig.cart_summary_display_quantity StoreConfig.check_money_order_enable_for_specific_countries
    StoreConfig.check_money_order_enabled StoreConfig.check_money_order_make_check_payable_to
    StoreConfig.check_money_order_max_order_total StoreConfig.check_money_order_min_order_total
    StoreConfig.check_money_order_new_order_status StoreConfig.check_money_order_payment_from_specific_countries
    StoreConfig.check_money_order_send_check_to StoreConfig.check_money_order_sort_order
    StoreConfig.check_money_order_title StoreConfig.cms_no_cookies StoreConfig.configurable_product_image
    StoreConfig.create_account_confirmation StoreConfig.default_keywords
    StoreConfig.display_product_prices_in_catalog StoreConfig.display_shipping_prices
    StoreConfig.graphql_share_all_customer_groups StoreConfig.graphql_share_customer_group
    StoreConfig.head_shortcut_icon StoreConfig.is_checkout_agreements_enabled
    StoreConfig.is_one_page_checkout_enabled StoreConfig.list_per_page StoreConfig.list_per_page_values
    StoreConfig.logo_height StoreConfig.logo_width StoreConfig.orders_invoices_credit_memos_display_full_summary
    StoreConfig.orders_invoices_credit_memos_display_grandtotal
    StoreConfig.orders_invoices_credit_memos_display_price
    StoreConfig.orders_invoices_credit_memos_display_shipping_amount
    StoreConfig.orders_invoices_credit_memos_display_subtotal
    StoreConfig.orders_invoices_credit_memos_display_zero_tax StoreConfig.secure_base_link_url
    StoreConfig.secure_base_static_url StoreConfig.share_all_catalog_rules StoreConfig.share_all_sales_rule
    StoreConfig.share_applied_catalog_rules StoreConfig.share_applied_sales_rule
    StoreConfig.shopping_cart_display_full_summary StoreConfig.shopping_cart_display_grand_total
    StoreConfig.shopping_cart_display_price StoreConfig.shopping_cart_display_shipping
    StoreConfig.shopping_cart_display_subtotal StoreConfig.shopping_cart_display_zero_tax
    StoreConfig.show_cms_breadcrumbs StoreConfig.zero_subtotal_enable_for_specific_countries
    StoreConfig.zero_subtotal_enabled StoreConfig.zero_subtotal_new_order_status
    StoreConfig.zero_subtotal_payment_action StoreConfig.zero_subtotal_payment_from_specific_countries
    StoreConfig.zero_subtotal_sort_order StoreConfig.zero_subtotal_title StorefrontProperties SwatchData
    SwatchInputTypeEnum SwatchLayerFilterItem SwatchLayerFilterItemInterface UpdateCartItemsOutput.errors
    UrlRewrite UseInLayeredNavigationOptions ValidationRule ValidationRuleEnum Website Wishlist.items
    WishlistItem WishlistOutput
    `,
  },
  {
    reason: 'Orders carry no gift message.',
    names: `
    Cart.gift_message CartItemUpdateInput.gift_message ConfigurableCartItem.gift_message
    CustomerOrder.gift_message GiftMessage GiftMessageInput OrderItemInterface.gift_message
    ProductInterface.gift_message_available SimpleCartItem.gift_message StoreConfig.allow_items
    StoreConfig.allow_order
    `,
  },
  {
    reason: 'Products have no options that a shopper fills in: what is chosen is a variant.',
    names: `
    CartItemInput.entered_options CartItemSelectedOptionValuePrice CartItemUpdateInput.customizable_options
    ConfigurableCartItem.customizable_options ConfigurableProduct.options
    ConfigurableProductCartItemInput.customizable_options CustomizableAreaOption CustomizableAreaValue
    CustomizableCheckboxOption CustomizableCheckboxValue CustomizableDateOption CustomizableDateTypeEnum
    CustomizableDateValue CustomizableDropDownOption CustomizableDropDownValue CustomizableFieldOption
    CustomizableFieldValue CustomizableFileOption CustomizableFileValue CustomizableMultipleOption
    CustomizableMultipleValue CustomizableOptionInput CustomizableOptionInterface CustomizableProductInterface
    CustomizableRadioOption CustomizableRadioValue EnteredOptionInput OrderItemInterface.entered_options
    ProductInfoInput ProductInterface.options_container SelectedCustomizableOption
    SelectedCustomizableOptionValue SimpleCartItem.customizable_options SimpleProduct.options
    SimpleProductCartItemInput.customizable_options WishlistItemInput.entered_options
    WishlistItemInterface.customizable_options WishlistItemUpdateInput.entered_options
    `,
  },
  {
    reason: 'No fixed product tax exists where the shop sells.',
    names: `
    CartItemPrices.fixed_product_taxes FixedProductTax FixedProductTaxDisplaySettings
    ProductPrice.fixed_product_taxes StoreConfig.category_fixed_product_tax_display_setting
    StoreConfig.fixed_product_taxes_apply_tax_to_fpt StoreConfig.fixed_product_taxes_display_prices_in_emails
    StoreConfig.fixed_product_taxes_display_prices_in_product_lists
    StoreConfig.fixed_product_taxes_display_prices_in_sales_modules
    StoreConfig.fixed_product_taxes_display_prices_on_product_view_page StoreConfig.fixed_product_taxes_enable
    StoreConfig.fixed_product_taxes_include_fpt_in_subtotal
    StoreConfig.product_fixed_product_tax_display_setting StoreConfig.sales_fixed_product_tax_display_setting
    `,
  },
  {
    reason: 'The field is of a store’s own category settings, which this catalogue does not have.',
    names: `
    CategoryInterface.custom_layout_update_file CategoryInterface.filter_price_range CategoryInterface.is_anchor
    CategoryInterface.landing_page CategoryInterface.path_in_store
    `,
  },
  {
    reason: 'Accounts need no confirmation by mail.',
    names: `
    ConfirmEmailInput Mutation.confirmEmail Mutation.resendConfirmationEmail
    `,
  },
  {
    reason: 'The shop offers no payment by PayPal, and keeps no card.',
    names: `
    CreatePayflowProTokenOutput CreditCardDetailsInput CustomerPaymentTokens DeletePaymentTokenOutput
    HostedProInput HostedProUrl HostedProUrlInput Mutation.createPayflowProToken
    Mutation.createPaypalExpressToken Mutation.deletePaymentToken Mutation.handlePayflowProResponse
    PayflowExpressInput PayflowLinkInput PayflowLinkMode PayflowLinkToken PayflowLinkTokenInput PayflowProInput
    PayflowProResponseInput PayflowProResponseOutput PayflowProTokenInput PayflowProUrlInput
    PaymentMethodInput.hosted_pro PaymentMethodInput.payflow_express PaymentMethodInput.payflow_link
    PaymentMethodInput.payflowpro PaymentMethodInput.payflowpro_cc_vault PaymentMethodInput.paypal_express
    PaymentToken PaymentTokenTypeEnum PaypalExpressInput PaypalExpressTokenInput PaypalExpressTokenOutput
    PaypalExpressUrlList PaypalExpressUrlsInput Query.customerPaymentTokens Query.getHostedProUrl
    Query.getPayflowLinkToken StoreConfig.payment_payflowpro_cc_vault_active VaultTokenInput
    `,
  },
  {
    reason: 'Staff sign in nowhere in a customer’s name.',
    names: `
    GenerateCustomerTokenAsAdminInput GenerateCustomerTokenAsAdminOutput Mutation.generateCustomerTokenAsAdmin
    `,
  },
  {
    reason: 'Products have pictures and no films.',
    names: `
    MediaGalleryEntry.content MediaGalleryEntry.video_content ProductMediaGalleryEntriesContent
    ProductMediaGalleryEntriesVideoContent ProductVideo
    `,
  },
  {
    reason: 'The shop sends no mail to friends: it would be a relay for strangers.',
    names: `
    Mutation.sendEmailToFriend SendEmailToFriendInput SendEmailToFriendOutput SendEmailToFriendRecipient
    SendEmailToFriendRecipientInput SendEmailToFriendSender SendEmailToFriendSenderInput SendFriendConfiguration
    StoreConfig.send_friend
    `,
  },
  {
    reason: 'Prices carry tax apart from themselves; the older form of adjustments has nothing to say.',
    names: `
    PriceAdjustment PriceAdjustmentCodesEnum PriceAdjustmentDescriptionEnum
    `,
  },
  {
    reason: 'Settings of blocks that a theme of Magento draws and no client of its API needs.',
    names: `
    StoreConfig.absolute_footer StoreConfig.autocomplete_on_storefront StoreConfig.demonotice StoreConfig.front
    StoreConfig.head_includes StoreConfig.list_mode StoreConfig.max_items_in_order_summary
    StoreConfig.minicart_display StoreConfig.minicart_max_items StoreConfig.no_route StoreConfig.welcome
    `,
  },
];
