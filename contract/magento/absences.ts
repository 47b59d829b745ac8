/** What an open-source Magento 2.4.8 has and this schema does not, by the reason why. The names stand as `absentFrom` writes them. */
export const absences: readonly { reason: string; names: string }[] = [
  {
    reason: 'Places of pickup are answered as showrooms and as ways to ship.',
    names: `
    AreaInput FilterTypeInput PickupLocation PickupLocationFilterInput PickupLocationSortInput PickupLocations
    ProductInfoInput Query.pickupLocations
    `,
  },
  {
    reason: 'The shop has no attributes of accounts and addresses of its own to be written.',
    names: `
    AttributeInputSelectedOption AttributeValueInput CartAddressInput.custom_attributes
    
    CustomerAddressAttributeInput CustomerAddressInput.custom_attributes
    CustomerAddressInput.custom_attributesV2 CustomerCreateInput.allow_remote_shopping_assistance
    CustomerCreateInput.custom_attributes CustomerUpdateInput.allow_remote_shopping_assistance
    CustomerUpdateInput.custom_attributes 
    `,
  },
  {
    reason: 'Orders carry no gift message; the settings say so.',
    names: `
    BundleCartItem.gift_message Cart.gift_message CartItemUpdateInput.gift_message
    ConfigurableCartItem.gift_message
    CustomerOrder.gift_message GiftMessage GiftMessageInput OrderItemInterface.gift_message
    ProductInterface.gift_message_available SimpleCartItem.gift_message
    `,
  },
  {
    reason: 'Reductions of the cart are told by their amounts, and no quote locks them.',
    names: `
    CartItemInterface.discount Discount.is_discounting_locked Discount.type Discount.value
    `,
  },
  {
    reason: 'Codes that no refusal of this shop needs.',
    names: `
    CartUserInputErrorType.COULD_NOT_FIND_CART_ITEM CartUserInputErrorType.REQUIRED_PARAMETER_MISSING
    CartUserInputErrorType.INVALID_PARAMETER_VALUE
    `,
  },
  {
    reason: 'A setting of Magento’s categories that this catalogue does not have.',
    names: `
    CategoryInterface.custom_layout_update_file CategoryInterface.filter_price_range
    CategoryInterface.landing_page CategoryInterface.path_in_store
    `,
  },
  {
    reason: 'The options of a product take no files.',
    names: `
    CustomizableFileOption CustomizableFileValue
    `,
  },
  {
    reason: 'The shop offers no payment by PayPal, and keeps no card there.',
    names: `
    CreatePayflowProTokenOutput CreditCardDetailsInput HostedProInput HostedProUrl HostedProUrlInput
    Mutation.createPayflowProToken Mutation.createPaypalExpressToken Mutation.handlePayflowProResponse
    PayflowExpressInput PayflowLinkInput PayflowLinkMode PayflowLinkToken PayflowLinkTokenInput PayflowProInput
    PayflowProResponseInput PayflowProResponseOutput PayflowProTokenInput PayflowProUrlInput
    PaymentMethodInput.hosted_pro PaymentMethodInput.payflow_express PaymentMethodInput.payflow_link
    PaymentMethodInput.payflowpro PaymentMethodInput.payflowpro_cc_vault PaymentMethodInput.paypal_express
    PaypalExpressInput PaypalExpressTokenInput PaypalExpressTokenOutput PaypalExpressUrlList
    PaypalExpressUrlsInput Query.getHostedProUrl Query.getPayflowLinkToken
    StoreConfig.payment_payflowpro_cc_vault_active VaultTokenInput
    `,
  },
  {
    reason: 'Staff sign in nowhere in a customer’s name, and accounts are in no company.',
    names: `
    Customer.telephone GenerateCustomerTokenAsAdminInput GenerateCustomerTokenAsAdminOutput
    Mutation.generateCustomerTokenAsAdmin
    `,
  },
  {
    reason: 'Words match whole or by their beginning, whichever finds more.',
    names: `
    FilterMatchTypeEnum FilterMatchTypeInput.match_type
    `,
  },
  {
    reason: 'Products have pictures and no films, and pictures are answered by their addresses.',
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
    reason: 'Older forms, deprecated by Magento, of what other fields answer.',
    names: `
    Mutation.setPaymentMethodAndPlaceOrder Query.wishlist SetPaymentMethodAndPlaceOrderInput Wishlist.items
    WishlistItem WishlistOutput
    `,
  },
  {
    reason: 'Which products were looked at is kept in the browser alone.',
    names: `
    Mutation.trackViewedProduct
    `,
  },
  {
    reason: 'Remarks stand with the order, not with a shipment.',
    names: `
    OrderShipment.comments
    `,
  },
  {
    reason: 'Prices are without tax, and taxes stand beside them.',
    names: `
    Price.adjustments PriceAdjustment PriceAdjustmentCodesEnum PriceAdjustmentDescriptionEnum
    `,
  },
  {
    reason: 'An attribute that a merchant of this shop has not made.',
    names: `
    ProductAttributeFilterInput.color ProductInterface.color ProductInterface.manufacturer
    `,
  },
  {
    reason: 'Settings of what a theme of Magento draws; the shop has nothing to say of them.',
    names: `
    StoreConfig.absolute_footer StoreConfig.autocomplete_on_storefront StoreConfig.base_static_url
    StoreConfig.cart_summary_display_quantity StoreConfig.cms_no_cookies StoreConfig.demonotice
    StoreConfig.front StoreConfig.head_includes StoreConfig.head_shortcut_icon StoreConfig.list_mode
    StoreConfig.list_per_page StoreConfig.list_per_page_values StoreConfig.logo_height StoreConfig.logo_width
    StoreConfig.max_items_in_order_summary StoreConfig.minicart_display StoreConfig.minicart_max_items
    StoreConfig.no_route StoreConfig.secure_base_static_url StoreConfig.welcome
    `,
  },
  {
    reason: 'What a payment method asks for and is called is answered by a cart, in available_payment_methods.',
    names: `
    StoreConfig.check_money_order_enable_for_specific_countries StoreConfig.check_money_order_enabled
    StoreConfig.check_money_order_make_check_payable_to StoreConfig.check_money_order_max_order_total
    StoreConfig.check_money_order_min_order_total StoreConfig.check_money_order_new_order_status
    StoreConfig.check_money_order_payment_from_specific_countries StoreConfig.check_money_order_send_check_to
    StoreConfig.check_money_order_sort_order StoreConfig.check_money_order_title
    StoreConfig.zero_subtotal_enable_for_specific_countries StoreConfig.zero_subtotal_enabled
    StoreConfig.zero_subtotal_new_order_status StoreConfig.zero_subtotal_payment_action
    StoreConfig.zero_subtotal_payment_from_specific_countries StoreConfig.zero_subtotal_sort_order
    StoreConfig.zero_subtotal_title
    `,
  },
];
