/**
 * Schema members of open-source Magento 2.4.8 that this schema leaves out, grouped by reason; names in the format of
 * `absentFrom`.
 */
export const absences: readonly { reason: string; names: string }[] = [
  {
    reason: 'The shop has no attributes of accounts and addresses of its own to be written.',
    names: `
    CustomerAddressAttributeInput CustomerAddressInput.custom_attributes
    CustomerCreateInput.allow_remote_shopping_assistance
    CustomerUpdateInput.allow_remote_shopping_assistance
    `,
  },
  {
    reason: 'No line takes a gift message; the settings say so.',
    names: `
    CartItemUpdateInput.gift_message GiftMessageInput
    `,
  },
  {
    reason: 'Reductions of the cart are told by their amounts, and no quote locks them.',
    names: `
    CartItemInterface.discount Discount.is_discounting_locked Discount.type Discount.value
    `,
  },
  {
    reason: 'The shop offers no payment by PayPal, and keeps no card there.',
    names: `
    CreatePayflowProTokenOutput CreditCardDetailsInput HostedProInput HostedProUrl HostedProUrlInput
    Mutation.createPayflowProToken Mutation.createPaypalExpressToken Mutation.handlePayflowProResponse
    PayflowExpressInput PayflowLinkInput PayflowLinkMode PayflowLinkToken PayflowLinkTokenInput
    PayflowProInput PayflowProResponseInput PayflowProResponseOutput PayflowProTokenInput PayflowProUrlInput
    PaymentMethodInput.hosted_pro PaymentMethodInput.payflow_express PaymentMethodInput.payflow_link
    PaymentMethodInput.payflowpro PaymentMethodInput.payflowpro_cc_vault PaymentMethodInput.paypal_express
    PaypalExpressInput PaypalExpressTokenInput PaypalExpressTokenOutput PaypalExpressUrlList
    PaypalExpressUrlsInput Query.getHostedProUrl Query.getPayflowLinkToken
    VaultTokenInput
    `,
  },
  {
    reason: 'Staff sign in nowhere in a customer’s name, and a telephone belongs to an address.',
    names: `
    Customer.telephone GenerateCustomerTokenAsAdminInput GenerateCustomerTokenAsAdminOutput
    Mutation.generateCustomerTokenAsAdmin
    `,
  },
  {
    reason: 'The shop sends no mail to friends: it would be a relay for strangers.',
    names: `
    Mutation.sendEmailToFriend SendEmailToFriendInput SendEmailToFriendOutput SendEmailToFriendRecipient
    SendEmailToFriendRecipientInput SendEmailToFriendSender SendEmailToFriendSenderInput
    `,
  },
  {
    reason: 'Which products were looked at is kept in the browser alone.',
    names: `
    Mutation.trackViewedProduct
    `,
  },
  {
    reason: 'An attribute that a merchant of this shop has not made.',
    names: `
    ProductAttributeFilterInput.color ProductInterface.color ProductInterface.manufacturer
    `,
  },
];
