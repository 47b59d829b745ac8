// Written by `npm run codegen` from the contract; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** An address of a customer's address book. */
export type CustomerAddress = {
  /** Numeric id. */
  id: Maybe<Scalars['Int']['output']>;
  /** Given name. */
  firstname: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastname: Maybe<Scalars['String']['output']>;
  /** Street lines, two at most. */
  street: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Province or state. */
  region: Maybe<CustomerAddressRegion>;
  /** Numeric id of the province or state. */
  region_id: Maybe<Scalars['Int']['output']>;
  /** Postal code. */
  postcode: Maybe<Scalars['String']['output']>;
  /** Country. */
  country_code: Maybe<CountryCodeEnum>;
  /** Telephone. */
  telephone: Maybe<Scalars['String']['output']>;
  /** Title before the name. */
  prefix: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middlename: Maybe<Scalars['String']['output']>;
  /** Suffix of the name. */
  suffix: Maybe<Scalars['String']['output']>;
  /** Company. */
  company: Maybe<Scalars['String']['output']>;
  /** Fax number. */
  fax: Maybe<Scalars['String']['output']>;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id: Maybe<Scalars['String']['output']>;
  /** True for the address parcels go to. */
  default_shipping: Maybe<Scalars['Boolean']['output']>;
  /** True for the address invoices go to. */
  default_billing: Maybe<Scalars['Boolean']['output']>;
  /** Country, in the older form. */
  country_id: Maybe<Scalars['String']['output']>;
  /** Always null, as in Magento. */
  customer_id: Maybe<Scalars['Int']['output']>;
  /** Attributes of a shop's own in the older form; empty, since there are none. */
  custom_attributes: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  /** Attributes of extensions; empty, since there are none. */
  extension_attributes: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  /** Attributes of a shop's own; empty, since there are none. */
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
};


/** An address of a customer's address book. */
export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An attribute of an address of a shop's own. */
export type CustomerAddressAttribute = {
  /** Code of the attribute. */
  attribute_code: Maybe<Scalars['String']['output']>;
  /** Its value. */
  value: Maybe<Scalars['String']['output']>;
};

/** Province or state of an address. */
export type CustomerAddressRegion = {
  /** Name, in the language of the store view. */
  region: Maybe<Scalars['String']['output']>;
  /** Code such as QC. */
  region_code: Maybe<Scalars['String']['output']>;
  /** Numeric id. */
  region_id: Maybe<Scalars['Int']['output']>;
};

/** Input of an address; omitted fields of a change are unchanged. */
export type CustomerAddressInput = {
  /** Given name. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Street lines, two at most. */
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Province or state by id, code or name. */
  region?: InputMaybe<CustomerAddressRegionInput>;
  /** Postal code. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Country. */
  country_code?: InputMaybe<CountryCodeEnum>;
  /** Telephone. */
  telephone?: InputMaybe<Scalars['String']['input']>;
  /** Title before the name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Middle name. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Suffix of the name. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Fax number. */
  fax?: InputMaybe<Scalars['String']['input']>;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id?: InputMaybe<Scalars['String']['input']>;
  /** True makes it the address parcels go to, false ends that. */
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** True makes it the address invoices go to, false ends that. */
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country, in the older form. */
  country_id?: InputMaybe<CountryCodeEnum>;
  /** Attributes of the merchant; this shop has none and ignores them. */
  custom_attributesV2?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
};

/** Changes that a shopper may make. */
export type Mutation = {
  /** Adds to the signed-in customer's address book, which holds 100 addresses at most. */
  createCustomerAddress: Maybe<CustomerAddress>;
  /** Changes an address of the signed-in customer. */
  updateCustomerAddress: Maybe<CustomerAddress>;
  /** Removes an address of the signed-in customer; refused while it is a default one. */
  deleteCustomerAddress: Maybe<Scalars['Boolean']['output']>;
  /** Sends the order of a cart for approval; its cart is set aside (of Adobe Commerce). */
  placePurchaseOrder: Maybe<PlacePurchaseOrderOutput>;
  /** Approves orders and places each at its total, or not at all. For administrators (of Adobe Commerce). */
  approvePurchaseOrders: Maybe<PurchaseOrdersActionOutput>;
  /** Declines orders with a reason; for administrators (of Adobe Commerce). */
  rejectPurchaseOrders: Maybe<PurchaseOrdersActionOutput>;
  /** Takes back orders that the caller sent for approval (of Adobe Commerce). */
  cancelPurchaseOrders: Maybe<PurchaseOrdersActionOutput>;
  /** Stores an application with its files, emails it to the recruiters and an acknowledgement to the applicant. Errors have an error_code: CAREERS_ and the field's name (an extension of this shop). */
  applyForJob: Maybe<JobApplicationOutput>;
  /**
   * Creates an empty cart and returns its masked id.
   * @deprecated Use `createGuestCart`.
   */
  createEmptyCart: Maybe<Scalars['String']['output']>;
  /** Makes an empty guest cart. */
  createGuestCart: Maybe<CreateGuestCartOutput>;
  /** Adds products of any type; errors are returned as user_errors. */
  addProductsToCart: Maybe<AddProductsToCartOutput>;
  /** Adds simple products; errors are returned as errors. */
  addSimpleProductsToCart: Maybe<AddSimpleProductsToCartOutput>;
  /** Adds variants; errors are returned as errors. */
  addConfigurableProductsToCart: Maybe<AddConfigurableProductsToCartOutput>;
  /** Applies a coupon. Fails while another one is applied. */
  applyCouponToCart: Maybe<ApplyCouponToCartOutput>;
  /** Applies coupons, all or none. */
  applyCouponsToCart: Maybe<ApplyCouponToCartOutput>;
  /** Takes the coupon away. */
  removeCouponFromCart: Maybe<RemoveCouponFromCartOutput>;
  /** Takes coupons away. */
  removeCouponsFromCart: Maybe<RemoveCouponFromCartOutput>;
  /** Changes quantities. */
  updateCartItems: Maybe<UpdateCartItemsOutput>;
  /** Removes a line. */
  removeItemFromCart: Maybe<RemoveItemFromCartOutput>;
  /** Takes every line out of a cart. */
  clearCart: ClearCartOutput;
  /** Assigns a guest cart to the signed-in customer and merges the customer's previous cart into it. */
  assignCustomerToGuestCart: Cart;
  /** Saves answers about the delivery location of freight, which affect its price (an extension of this shop). */
  setSiteAccessOnCart: Array<SiteAccessQuestion>;
  /** Sets the guest's email address. */
  setGuestEmailOnCart: Maybe<SetGuestEmailOnCartOutput>;
  /** Sets the shipping address and returns the shipping methods. */
  setShippingAddressesOnCart: Maybe<SetShippingAddressesOnCartOutput>;
  /** Sets the billing address. */
  setBillingAddressOnCart: Maybe<SetBillingAddressOnCartOutput>;
  /** Chooses the way to ship. */
  setShippingMethodsOnCart: Maybe<SetShippingMethodsOnCartOutput>;
  /** Chooses the payment method. */
  setPaymentMethodOnCart: Maybe<SetPaymentMethodOnCartOutput>;
  /** Client token of Braintree for the currency of the request. */
  createBraintreeClientToken: Scalars['String']['output'];
  /** Places the order, at most once per cart. */
  placeOrder: Maybe<PlaceOrderOutput>;
  /** Ways to ship to an address, without storing it. */
  estimateShippingMethods: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** Totals of the cart for an address and a shipping method, without storing them. */
  estimateTotals: EstimateTotalsOutput;
  /** Invites a person by email. For administrators (of Adobe Commerce). Errors have an error_code with the prefix COMPANY_. */
  createCompanyUser: Maybe<CreateCompanyUserOutput>;
  /** Changes a member's role; for administrators (of Adobe Commerce). */
  updateCompanyUser: Maybe<UpdateCompanyUserOutput>;
  /** Removes a member from the company at once; for administrators, and for members who leave (of Adobe Commerce). */
  deleteCompanyUser: Maybe<DeleteCompanyUserOutput>;
  /** Withdraws an invitation; for administrators (an extension of this shop). */
  cancelCompanyInvitation: Maybe<DeleteCompanyUserOutput>;
  /** Joins the company that invited the signed-in customer; once (of Adobe Commerce). */
  acceptCompanyInvitation: Maybe<CompanyInvitationOutput>;
  /** Makes a guest's list; a customer has one, which takes the products. */
  createCompareList: Maybe<CompareList>;
  /** Puts products on a list, 50 at most. */
  addProductsToCompareList: Maybe<CompareList>;
  /** Takes products off a list. */
  removeProductsFromCompareList: Maybe<CompareList>;
  /** Gives a guest's list to the customer who is signed in. */
  assignCompareListToCustomer: Maybe<AssignCompareListToCustomerOutput>;
  /** Deletes a list. */
  deleteCompareList: Maybe<DeleteCompareListOutput>;
  /** Stores a message to the shop, emails it to its support and an acknowledgement to the shopper. Errors have an error_code: CONTACT_ and the field's name. */
  contactUs: Maybe<ContactUsOutput>;
  /** Creates an account without signing in. */
  createCustomerV2: Maybe<CustomerOutput>;
  /** Changes the signed-in customer; omitted fields are unchanged. */
  updateCustomerV2: Maybe<CustomerOutput>;
  /** Confirms an email address with the key of an emailed link: of a new account, of an existing one, or of a changed address. Guest orders with this address are added to the account. */
  confirmEmail: Maybe<CustomerOutput>;
  /** Mails the link that proves an account's address, if there is such an account and nothing is proved yet. True for every well-formed address. */
  resendConfirmationEmail: Maybe<Scalars['Boolean']['output']>;
  /** Ends one of the signed-in customer's sign-ins (an extension of this shop). */
  endCustomerSession: Maybe<Scalars['Boolean']['output']>;
  /** Requests a new email address: emails a confirmation link to it and a notice to the current address. Returns the unchanged account. */
  updateCustomerEmail: Maybe<CustomerOutput>;
  /** Changes the password, ends every other session, and notifies the customer by email. */
  changeCustomerPassword: Maybe<Customer>;
  /** Sends the link to set a new password, if there is such an account. True for every well-formed address. */
  requestPasswordResetEmail: Maybe<Scalars['Boolean']['output']>;
  /** Sets a new password with the token of that link, good once and for an hour; ends every sign-in. */
  resetPassword: Maybe<Scalars['Boolean']['output']>;
  /** Removes the signed-in customer's account with its address book; orders stay in the shop's books. */
  deleteCustomer: Maybe<Scalars['Boolean']['output']>;
  /** Signs in. */
  generateCustomerToken: Maybe<CustomerToken>;
  /** Signs out everywhere. */
  revokeCustomerToken: Maybe<RevokeCustomerTokenOutput>;
  /** Puts a guest's cart into the signed-in customer's; the guest's is closed. */
  mergeCarts: Cart;
  /** Creates an account without signing in, in the older form. */
  createCustomer: Maybe<CustomerOutput>;
  /** Changes the signed-in customer, in the older form; omitted fields are unchanged. */
  updateCustomer: Maybe<CustomerOutput>;
  /** Stores feedback and notifies the shop's support (an extension of this shop). */
  submitFeedback: Maybe<FeedbackOutput>;
  /** Chooses one shipment or two (an extension of this shop). */
  setShipmentsOnCart: Maybe<CartShipments>;
  /** Cancels the units of a customer's order that are not in stock yet, and credits them (an extension of this shop). */
  cancelLaterUnits: Maybe<CancelOrderOutput>;
  /** Emails a guest a link that cancels the units of an order that are not in stock yet (an extension of this shop). */
  requestGuestLaterCancel: Maybe<CancelOrderOutput>;
  /** Subscribes an address to the newsletter of the store view's website. */
  subscribeEmailToNewsletter: Maybe<SubscribeEmailToNewsletterOutput>;
  /** The same, with the consent that was given (an extension of this shop). */
  subscribeToNewsletter: Maybe<SubscribeEmailToNewsletterOutput>;
  /** Requests a return, or reports breakage (an extension of this shop). */
  requestOrderReturn: OrderAfterSales;
  /** Cancels a customer's order, for the time and reasons that the shop allows. */
  cancelOrder: Maybe<CancelOrderOutput>;
  /** Mails a guest a link to confirm that their order is cancelled; nothing changes before. */
  requestGuestOrderCancel: Maybe<CancelOrderOutput>;
  /** Cancels a guest's order by the key of the mail. */
  confirmCancelOrder: Maybe<CancelOrderOutput>;
  /** Adds the items of a customer's order to the cart. */
  reorderItems: Maybe<ReorderItemsOutput>;
  /**
   * Sets the way to pay and places the order, as the two mutations would one after the other.
   * @deprecated Use `setPaymentMethodOnCart` and `placeOrder`.
   */
  setPaymentMethodAndPlaceOrder: Maybe<PlaceOrderOutput>;
  /** Starts to add a passkey. Requires the password unless the customer signed in within ten minutes (an extension of this shop). */
  startPasskey: Maybe<PasskeyCreation>;
  /** Adds a created passkey and notifies the customer by email (an extension of this shop). */
  addPasskey: Maybe<CustomerPasskey>;
  /** Gives one of the signed-in customer's passkeys another name (an extension of this shop). */
  renamePasskey: Maybe<CustomerPasskey>;
  /** Removes a passkey of the signed-in customer and notifies the customer by email (an extension of this shop). */
  removePasskey: Maybe<Scalars['Boolean']['output']>;
  /** Starts a sign-in with a passkey (an extension of this shop). */
  startPasskeySignIn: Maybe<PasskeyRequest>;
  /** Signs in with a passkey (an extension of this shop). */
  signInWithPasskey: Maybe<PasskeySignIn>;
  /** Removes a saved card, here and at its gateway. */
  deletePaymentToken: Maybe<DeletePaymentTokenOutput>;
  /** Makes a saved card the default (an extension of this shop). */
  setDefaultPaymentToken: Scalars['Boolean']['output'];
  /** Adds bundles with their selections, all or none. */
  addBundleProductsToCart: Maybe<AddBundleProductsToCartOutput>;
  /** Adds products that are files, all or none. */
  addDownloadableProductsToCart: Maybe<AddDownloadableProductsToCartOutput>;
  /** Adds virtual products, all or none. */
  addVirtualProductsToCart: Maybe<AddVirtualProductsToCartOutput>;
  /** Requests a quote, once per request_id. Errors have an error_code with the prefix QUOTE_ (an extension of this shop). */
  requestPriceQuote: Maybe<PriceQuote>;
  /** Adds the lines of a quote to the customer's cart at the quoted prices. A repeated call adds them again, but accepts the quote only once (an extension of this shop). */
  acceptPriceQuote: Maybe<Cart>;
  /** Declines a sent quote (an extension of this shop). */
  declinePriceQuote: Maybe<PriceQuote>;
  /** Takes back the asking (an extension of this shop). */
  withdrawPriceQuote: Maybe<PriceQuote>;
  /** Books a visit and confirms it by mail (an extension of this shop). Errors have an error_code: VISIT_ and the field's name, VISIT_TIME_TAKEN, VISIT_ALREADY_BOOKED or VISIT_TOO_MANY. */
  reserveShowroomVisit: Maybe<ShowroomVisit>;
  /** Moves a visit to another time in the same showroom (an extension of this shop). */
  moveShowroomVisit: Maybe<ShowroomVisit>;
  /** Cancels a visit; doing it twice is doing it once (an extension of this shop). */
  cancelShowroomVisit: Maybe<ShowroomVisit>;
  /** Stores a review until staff approve it. Errors have an error_code: REVIEW_ and the field's name. */
  createProductReview: CreateProductReviewOutput;
  /** Holds a slab and emails a link to buy or cancel it (an extension of this shop). Errors have an error_code: HOLD_ and the field's name, HOLD_TAKEN, HOLD_TOO_MANY or HOLD_REFUSED. */
  holdSlab: Maybe<SlabHold>;
  /** Ends a hold. Idempotent (an extension of this shop). */
  cancelSlabHold: Maybe<SlabHold>;
  /** Adds a held slab to a cart. Afterwards only this cart can buy it (an extension of this shop). */
  addHeldSlabToCart: Maybe<Cart>;
  /** Requests one email when a product is in stock again; repeated for one address it is one request. Errors have an error_code: ALERT_EMAIL, ALERT_CONSENT, ALERT_PRODUCT, ALERT_IN_STOCK or ALERT_REFUSED (an extension of this shop). */
  requestStockAlert: Scalars['Boolean']['output'];
  /** Ends a request; doing it twice is doing it once (an extension of this shop). */
  cancelStockAlert: Scalars['Boolean']['output'];
  /** Stores the signed-in customer's application, one at a time, and emails an acknowledgement. Errors have an error_code: TRADE_ and the field's name (an extension of this shop). */
  applyForTrade: Maybe<CustomerTradeAccount>;
  /** Stores a certificate of the signed-in customer for approval and emails an acknowledgement (an extension of this shop). */
  sendTaxCertificate: Maybe<CustomerTradeAccount>;
  /** Puts products on a list; one that is there already becomes more. */
  addProductsToWishlist: Maybe<AddProductsToWishlistOutput>;
  /** Takes products off a list. */
  removeProductsFromWishlist: Maybe<RemoveProductsFromWishlistOutput>;
  /** Changes quantities, notes and choices of products of a list. */
  updateProductsInWishlist: Maybe<UpdateProductsInWishlistOutput>;
  /** Moves products of a list into the customer's cart. Products that the cart rejects stay on the list. */
  addWishlistItemsToCart: Maybe<AddWishlistItemsToCartOutput>;
  /** Makes a further list. */
  createWishlist: Maybe<CreateWishlistOutput>;
  /** Renames a list, or changes its visibility; omitted fields are unchanged. */
  updateWishlist: Maybe<UpdateWishlistOutput>;
  /** Deletes a list with its products. The first list cannot be deleted. */
  deleteWishlist: Maybe<DeleteWishlistOutput>;
  /** Copies products to another list of the customer. */
  copyProductsBetweenWishlists: Maybe<CopyProductsBetweenWishlistsOutput>;
  /** Moves products to another list of the customer. */
  moveProductsBetweenWishlists: Maybe<MoveProductsBetweenWishlistsOutput>;
  /** Adds, renames, orders and removes rooms of a list (an extension of this shop). */
  changeWishlistRooms: Maybe<PlanWishlistOutput>;
  /** Sets rooms and areas of products of a list (an extension of this shop). */
  planWishlistItems: Maybe<PlanWishlistOutput>;
  /** Sets the budget of a list (an extension of this shop). */
  setWishlistBudget: Maybe<PlanWishlistOutput>;
};


/** Changes that a shopper may make. */
export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


/** Changes that a shopper may make. */
export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


/** Changes that a shopper may make. */
export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


/** Changes that a shopper may make. */
export type MutationPlacePurchaseOrderArgs = {
  input: PlacePurchaseOrderInput;
};


/** Changes that a shopper may make. */
export type MutationApprovePurchaseOrdersArgs = {
  input: PurchaseOrdersActionInput;
};


/** Changes that a shopper may make. */
export type MutationRejectPurchaseOrdersArgs = {
  input: PurchaseOrdersActionInput;
};


/** Changes that a shopper may make. */
export type MutationCancelPurchaseOrdersArgs = {
  input: PurchaseOrdersActionInput;
};


/** Changes that a shopper may make. */
export type MutationApplyForJobArgs = {
  input: JobApplicationInput;
};


/** Changes that a shopper may make. */
export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


/** Changes that a shopper may make. */
export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


/** Changes that a shopper may make. */
export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


/** Changes that a shopper may make. */
export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


/** Changes that a shopper may make. */
export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


/** Changes that a shopper may make. */
export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


/** Changes that a shopper may make. */
export type MutationApplyCouponsToCartArgs = {
  input?: InputMaybe<ApplyCouponsToCartInput>;
};


/** Changes that a shopper may make. */
export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


/** Changes that a shopper may make. */
export type MutationRemoveCouponsFromCartArgs = {
  input?: InputMaybe<RemoveCouponsFromCartInput>;
};


/** Changes that a shopper may make. */
export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


/** Changes that a shopper may make. */
export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


/** Changes that a shopper may make. */
export type MutationClearCartArgs = {
  input: ClearCartInput;
};


/** Changes that a shopper may make. */
export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationSetSiteAccessOnCartArgs = {
  input: SetSiteAccessInput;
};


/** Changes that a shopper may make. */
export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


/** Changes that a shopper may make. */
export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


/** Changes that a shopper may make. */
export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


/** Changes that a shopper may make. */
export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


/** Changes that a shopper may make. */
export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


/** Changes that a shopper may make. */
export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


/** Changes that a shopper may make. */
export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


/** Changes that a shopper may make. */
export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


/** Changes that a shopper may make. */
export type MutationCreateCompanyUserArgs = {
  input: CompanyUserCreateInput;
};


/** Changes that a shopper may make. */
export type MutationUpdateCompanyUserArgs = {
  input: CompanyUserUpdateInput;
};


/** Changes that a shopper may make. */
export type MutationDeleteCompanyUserArgs = {
  id: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationCancelCompanyInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationAcceptCompanyInvitationArgs = {
  input: CompanyInvitationInput;
};


/** Changes that a shopper may make. */
export type MutationCreateCompareListArgs = {
  input?: InputMaybe<CreateCompareListInput>;
};


/** Changes that a shopper may make. */
export type MutationAddProductsToCompareListArgs = {
  input?: InputMaybe<AddProductsToCompareListInput>;
};


/** Changes that a shopper may make. */
export type MutationRemoveProductsFromCompareListArgs = {
  input?: InputMaybe<RemoveProductsFromCompareListInput>;
};


/** Changes that a shopper may make. */
export type MutationAssignCompareListToCustomerArgs = {
  uid: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationDeleteCompareListArgs = {
  uid: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationContactUsArgs = {
  input: ContactUsInput;
};


/** Changes that a shopper may make. */
export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


/** Changes that a shopper may make. */
export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


/** Changes that a shopper may make. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** Changes that a shopper may make. */
export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationEndCustomerSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationMergeCartsArgs = {
  source_cart_id: Scalars['String']['input'];
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
};


/** Changes that a shopper may make. */
export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


/** Changes that a shopper may make. */
export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
};


/** Changes that a shopper may make. */
export type MutationSubmitFeedbackArgs = {
  input: FeedbackInput;
};


/** Changes that a shopper may make. */
export type MutationSetShipmentsOnCartArgs = {
  input: SetShipmentsInput;
};


/** Changes that a shopper may make. */
export type MutationCancelLaterUnitsArgs = {
  input: CancelOrderInput;
};


/** Changes that a shopper may make. */
export type MutationRequestGuestLaterCancelArgs = {
  input: GuestOrderCancelInput;
};


/** Changes that a shopper may make. */
export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  consent?: InputMaybe<NewsletterConsentInput>;
};


/** Changes that a shopper may make. */
export type MutationRequestOrderReturnArgs = {
  input: OrderReturnInput;
};


/** Changes that a shopper may make. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** Changes that a shopper may make. */
export type MutationRequestGuestOrderCancelArgs = {
  input: GuestOrderCancelInput;
};


/** Changes that a shopper may make. */
export type MutationConfirmCancelOrderArgs = {
  input: ConfirmCancelOrderInput;
};


/** Changes that a shopper may make. */
export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationSetPaymentMethodAndPlaceOrderArgs = {
  input?: InputMaybe<SetPaymentMethodAndPlaceOrderInput>;
};


/** Changes that a shopper may make. */
export type MutationStartPasskeyArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Changes that a shopper may make. */
export type MutationAddPasskeyArgs = {
  input: PasskeyAttestationInput;
};


/** Changes that a shopper may make. */
export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationSignInWithPasskeyArgs = {
  input: PasskeyAssertionInput;
};


/** Changes that a shopper may make. */
export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationSetDefaultPaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


/** Changes that a shopper may make. */
export type MutationAddDownloadableProductsToCartArgs = {
  input?: InputMaybe<AddDownloadableProductsToCartInput>;
};


/** Changes that a shopper may make. */
export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


/** Changes that a shopper may make. */
export type MutationRequestPriceQuoteArgs = {
  input: RequestPriceQuoteInput;
};


/** Changes that a shopper may make. */
export type MutationAcceptPriceQuoteArgs = {
  number: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationDeclinePriceQuoteArgs = {
  number: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Changes that a shopper may make. */
export type MutationWithdrawPriceQuoteArgs = {
  number: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationReserveShowroomVisitArgs = {
  input: ShowroomVisitInput;
};


/** Changes that a shopper may make. */
export type MutationMoveShowroomVisitArgs = {
  token: Scalars['String']['input'];
  starts_at: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationCancelShowroomVisitArgs = {
  token: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


/** Changes that a shopper may make. */
export type MutationHoldSlabArgs = {
  input: HoldSlabInput;
};


/** Changes that a shopper may make. */
export type MutationCancelSlabHoldArgs = {
  token: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationAddHeldSlabToCartArgs = {
  cart_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Changes that a shopper may make. */
export type MutationRequestStockAlertArgs = {
  input: RequestStockAlertInput;
};


/** Changes that a shopper may make. */
export type MutationCancelStockAlertArgs = {
  token: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationApplyForTradeArgs = {
  input: TradeApplicationInput;
};


/** Changes that a shopper may make. */
export type MutationSendTaxCertificateArgs = {
  input: TaxCertificateInput;
};


/** Changes that a shopper may make. */
export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


/** Changes that a shopper may make. */
export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


/** Changes that a shopper may make. */
export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};


/** Changes that a shopper may make. */
export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Changes that a shopper may make. */
export type MutationCreateWishlistArgs = {
  input: CreateWishlistInput;
};


/** Changes that a shopper may make. */
export type MutationUpdateWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<WishlistVisibilityEnum>;
};


/** Changes that a shopper may make. */
export type MutationDeleteWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


/** Changes that a shopper may make. */
export type MutationCopyProductsBetweenWishlistsArgs = {
  sourceWishlistUid: Scalars['ID']['input'];
  destinationWishlistUid: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemCopyInput>;
};


/** Changes that a shopper may make. */
export type MutationMoveProductsBetweenWishlistsArgs = {
  sourceWishlistUid: Scalars['ID']['input'];
  destinationWishlistUid: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemMoveInput>;
};


/** Changes that a shopper may make. */
export type MutationChangeWishlistRoomsArgs = {
  wishlistId: Scalars['ID']['input'];
  input: WishlistRoomsInput;
};


/** Changes that a shopper may make. */
export type MutationPlanWishlistItemsArgs = {
  wishlistId: Scalars['ID']['input'];
  items: Array<WishlistItemPlanInput>;
};


/** Changes that a shopper may make. */
export type MutationSetWishlistBudgetArgs = {
  wishlistId: Scalars['ID']['input'];
  amount?: InputMaybe<Scalars['Float']['input']>;
};

/** Installation, website, store and store view of a measured event, as in Adobe's data services module. *Store* is Magento's store group, *store view* its store. */
export type DataServicesStorefrontInstanceContext = {
  /** SHA-1 of the id of the caller's customer group; guests belong to group 0. */
  customer_group: Maybe<Scalars['String']['output']>;
  /** Stable id of this installation, a UUID. */
  environment_id: Maybe<Scalars['String']['output']>;
  /** `Production`, or `Testing` elsewhere. */
  environment: Maybe<Scalars['String']['output']>;
  /** Address of the store view, ending with a slash. */
  store_url: Maybe<Scalars['String']['output']>;
  /** Numeric id of the website. */
  website_id: Maybe<Scalars['Int']['output']>;
  /** Code of the website. */
  website_code: Maybe<Scalars['String']['output']>;
  /** Name of the website. */
  website_name: Maybe<Scalars['String']['output']>;
  /** Numeric id of the store group. */
  store_id: Maybe<Scalars['Int']['output']>;
  /** Code of the store group. */
  store_code: Maybe<Scalars['String']['output']>;
  /** Name of the store group. */
  store_name: Maybe<Scalars['String']['output']>;
  /** Numeric id of the store view. */
  store_view_id: Maybe<Scalars['Int']['output']>;
  /** Code of the store view. */
  store_view_code: Maybe<Scalars['String']['output']>;
  /** Name of the store view. */
  store_view_name: Maybe<Scalars['String']['output']>;
  /** Currency of stored prices. */
  base_currency_code: Maybe<Scalars['String']['output']>;
  /** Currency the shopper sees. */
  store_view_currency_code: Maybe<Scalars['String']['output']>;
  /** Version of what serves the catalogue. */
  catalog_extension_version: Maybe<Scalars['String']['output']>;
  /** Key of Adobe's services; null where they are not used. */
  api_key: Maybe<Scalars['String']['output']>;
  /** Organisation at Adobe; null where its services are not used. */
  ims_org_id: Maybe<Scalars['String']['output']>;
};

/** The back end's extension for these queries. */
export type DataServicesMagentoExtensionContext = {
  /** Version of the back end. */
  magento_extension_version: Maybe<Scalars['String']['output']>;
};

/** Queries. */
export type Query = {
  /** The installation, website, store and store view of this request, for measurement. */
  dataServicesStorefrontInstanceContext: Maybe<DataServicesStorefrontInstanceContext>;
  /** The version of the back end, for measurement. */
  dataServicesMagentoExtensionContext: Maybe<DataServicesMagentoExtensionContext>;
  /** Purchase orders of the caller's company: all for administrators and viewers, own ones for others; the newest two hundred (an extension of this shop: Adobe has them of the customer). */
  companyPurchaseOrders: Maybe<PurchaseOrders>;
  /** Attributes of a form of account or address. */
  attributesForm: AttributesFormOutput;
  /** Attributes of a kind of entity. */
  attributesList: Maybe<AttributesMetadataOutput>;
  /** Metadata of the requested attributes; unknown ones are returned as errors. */
  customAttributeMetadataV2: AttributesMetadataOutput;
  /** Metadata of the requested attributes. */
  customAttributeMetadata: Maybe<CustomAttributeMetadata>;
  /** Jobs in order, including closed ones (an extension of this shop). */
  jobOpenings: Maybe<Array<JobOpening>>;
  /** A cart by its masked id. */
  cart: Maybe<Cart>;
  /** Sizes by group, for a filter with headings (an extension of this shop). */
  sizeGroups: Array<SizeGroup>;
  /** Products by search text, by filter, or both. */
  products: Maybe<Products>;
  /** Categories by filter; the root without one. */
  categories: Maybe<CategoryResult>;
  /**
   * Categories by filter, in the older form.
   * @deprecated Use `categories`.
   */
  categoryList: Maybe<Array<Maybe<CategoryTree>>>;
  /**
   * One category by numeric id.
   * @deprecated Use `categories`.
   */
  category: Maybe<CategoryTree>;
  /** Reason why the caller sees no price of a product; null if the price is shown or the product does not exist (an extension of this shop). */
  hiddenPriceReason: Maybe<HiddenPriceReason>;
  /** Questions about the cart's shipping address that affect the price of freight; empty without freight (an extension of this shop). */
  siteAccess: Array<SiteAccessQuestion>;
  /** Settings of Accept.js for the currency of the request; null if it is not offered (an extension of this shop). */
  authorizeNetAcceptJs: Maybe<AuthorizeNetAcceptJs>;
  /** Delivery dates of the cart's shipping methods, if ordered now; methods without dates are omitted (an extension of this shop). */
  cartDelivery: Array<CartDelivery>;
  /** Way of shipping and shipping date of each cart line; without an address, for the country of the store view (an extension of this shop). */
  cartLineDelivery: Array<CartLineDelivery>;
  /** Uids of cart lines that are final sale; samples are not listed (an extension of this shop). */
  cartFinalSale: Array<Scalars['ID']['output']>;
  /** Payment instructions of the methods offered for a cart, if any. */
  paymentInstructions: Array<PaymentInstructions>;
  /** The order placed from a cart; null if the cart is not ordered, for other callers, and after one day (an extension of this shop). */
  placedOrder: Maybe<PlacedOrder>;
  /** Agreements required at checkout, such as for final-sale items. */
  checkoutAgreements: Maybe<Array<Maybe<CheckoutAgreement>>>;
  /** Showrooms of the store view's country where all given items can be picked up; slabs only at their yard. */
  pickupLocations: Maybe<PickupLocations>;
  /** A content page by numeric id or by identifier. */
  cmsPage: Maybe<CmsPage>;
  /** Content blocks by identifier. */
  cmsBlocks: Maybe<CmsBlocks>;
  /** The company of the signed-in customer; null for who is in none (of Adobe Commerce). */
  company: Maybe<Company>;
  /** An open invitation; null if it was used, withdrawn or has expired (an extension of this shop). */
  companyInvitation: Maybe<CompanyInvitationOffer>;
  /** Invitations to the customer's email address, if it is confirmed (an extension of this shop). */
  customerCompanyInvitations: Array<CompanyInvitationReceived>;
  /** A list of products to compare; null when there is none of this id. A customer's list is refused to everybody else. */
  compareList: Maybe<CompareList>;
  /** Stored messages of the signed-in customer (an extension of this shop). */
  customerMessages: Array<CustomerMessage>;
  /** The signed-in customer; refused to guests. */
  customer: Maybe<Customer>;
  /** Whether an email address may be used for a new account. */
  isEmailAvailable: Maybe<IsEmailAvailableOutput>;
  /** Sessions of the signed-in customer, newest first (an extension of this shop). */
  customerSessions: Maybe<Array<CustomerSession>>;
  /** The signed-in customer's open cart, created if there is none. */
  customerCart: Cart;
  /** Ways of delivery of chosen products; null if one cannot be ordered or none is shipped (an extension of this shop). */
  productDelivery: Maybe<Array<DeliveryWay>>;
  /** Ways of delivery of a cart to a postal code, whatever its address (an extension of this shop). */
  cartDeliveryTo: Array<DeliveryWay>;
  /** Stored feedback of the signed-in customer (an extension of this shop). */
  customerFeedback: Array<CustomerFeedback>;
  /** Products for setting a tile; null for an unknown product (an extension of this shop). */
  jobMaterials: Maybe<JobMaterials>;
  /** Stock of a product or variant; null for products without stock of their own (an extension of this shop). */
  productSupply: Maybe<ProductSupply>;
  /** Shipments of a cart; null if everything is in stock (an extension of this shop). */
  cartShipments: Maybe<CartShipments>;
  /** Active menus of the store view, all or by identifier. A menu of the store view takes precedence over a menu of all views. */
  snowdogMenus: Maybe<SnowdogMenus>;
  /** Consent history of the signed-in customer's email address, newest first. Entries made without signing in are included if the address is confirmed (an extension of this shop). */
  customerConsents: Maybe<Array<NewsletterConsent>>;
  /** After-sales data of an order (an extension of this shop). */
  orderAfterSales: OrderAfterSales;
  /** A paper of an order as PDF, in the language of the store view (an extension of this shop). */
  orderPaper: OrderPaperFile;
  /** A guest's order, by number, email address and family name. */
  guestOrder: CustomerOrder;
  /** An order by its token. */
  guestOrderByToken: CustomerOrder;
  /** The signed-in customer's orders, newest first. */
  customerOrders: Maybe<CustomerOrders>;
  /** The signed-in customer's passkeys, oldest first (an extension of this shop). */
  customerPasskeys: Maybe<Array<CustomerPasskey>>;
  /** The customer's saved cards. */
  customerPaymentTokens: Maybe<CustomerPaymentTokens>;
  /** The customer's expired saved cards, which `customerPaymentTokens` omits (an extension of this shop). */
  expiredPaymentTokens: Maybe<CustomerPaymentTokens>;
  /** Public hash of the card that checkout offers first; null without cards (an extension of this shop). */
  defaultPaymentToken: Maybe<Scalars['String']['output']>;
  /** Purchased files of the signed-in customer. */
  customerDownloadableProducts: Maybe<CustomerDownloadableProducts>;
  /** Redirect of a search text. */
  searchTerm: Maybe<SearchTerm>;
  /** Default robots settings of the shop. */
  robotsConfig: Maybe<RobotsConfig>;
  /** Quotes of the signed-in customer (an extension of this shop). */
  customerPriceQuotes: Maybe<CustomerPriceQuotes>;
  /** One quote of the signed-in customer (an extension of this shop). */
  customerPriceQuote: Maybe<PriceQuote>;
  /** One quote of the signed-in customer as PDF, in the language of the store view (an extension of this shop). */
  customerPriceQuotePaper: Maybe<PriceQuotePaper>;
  /** Lines of a cart that have to do with a quote (an extension of this shop). */
  cartQuotes: Array<CartItemQuote>;
  /** Whether a form is protected by a captcha: none is. */
  recaptchaFormConfig: Maybe<ReCaptchaConfigOutput>;
  /** Null: no form is guarded by a score. */
  recaptchaV3Config: Maybe<ReCaptchaConfigurationV3>;
  /** Possible start times of visits to a showroom, both free and booked, in order (an extension of this shop). */
  showroomVisitTimes: Maybe<Array<ShowroomVisitTime>>;
  /** The visit of a mailed link (an extension of this shop). */
  showroomVisit: Maybe<ShowroomVisit>;
  /** Visits that the signed-in customer booked, the latest first, 20 at most (an extension of this shop). */
  customerShowroomVisits: Maybe<Array<ShowroomVisit>>;
  /** The criteria by which products are rated. */
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  /** The reviews of a product that can be opened; null of any other (an extension of this shop). */
  productReviewOverview: Maybe<ProductReviewOverview>;
  /**
   * Resolves a path of the current store view; null if it does not exist.
   * @deprecated Use `route`.
   */
  urlResolver: Maybe<EntityUrl>;
  /** Resolves a path of the current store view to its entity; null if it does not exist. */
  route: Maybe<RoutableInterface>;
  /** Samples of products, 100 at most; null where the shop offers none (an extension of this shop). */
  samples: Maybe<SampleOffers>;
  /** Further results of a search besides products. */
  searchHelp: SearchHelp;
  /** Showrooms of the store view's country, in their order (an extension of this shop). */
  showrooms: Maybe<Array<Maybe<Showroom>>>;
  /** The slabs of a product, or the slab of that sku; null when it is no slab (an extension of this shop). */
  slabs: Maybe<Slabs>;
  /** Slabs of all yards, as units (an extension of this shop). */
  stockroom: Stockroom;
  /** The hold of a mailed link (an extension of this shop). */
  slabHold: Maybe<SlabHold>;
  /** Holds of the signed-in customer, the newest first, 20 at most (an extension of this shop). */
  customerSlabHolds: Maybe<Array<SlabHold>>;
  /** Open requests of the signed-in customer, newest first (an extension of this shop). */
  customerStockAlerts: Maybe<Array<StockAlert>>;
  /** Settings of the current store view. */
  storeConfig: Maybe<StoreConfig>;
  /** All active store views of the website, or of the current store group only. */
  availableStores: Maybe<Array<Maybe<StoreConfig>>>;
  /** Currencies of the current store view. */
  currency: Maybe<Currency>;
  /** Countries the store view ships to. */
  countries: Maybe<Array<Maybe<Country>>>;
  /** One country by its two-letter code. */
  country: Maybe<Country>;
  /** Orders by number, without sign-in; unknown numbers are left out, all in the same way (an extension of this shop). */
  getOrderItemsByOrderNumber: Maybe<Array<Maybe<TrackedOrder>>>;
  /** Credit of the signed-in customer or of their company; null without a limit (an extension of this shop). */
  customerCredit: Maybe<CompanyCredit>;
  /** Trade account of the signed-in customer (an extension of this shop). */
  customerTradeAccount: Maybe<CustomerTradeAccount>;
  /** The list of a shared link; null if the link is unknown or withdrawn. */
  sharedWishlist: Maybe<SharedWishlist>;
  /** A list as PDF, in the language of the store view, with the prices the caller sees; null when there is none (an extension of this shop). */
  wishlistPaper: Maybe<WishlistPaper>;
  /**
   * The customer's first list in the older form.
   * @deprecated Use `Customer.wishlists` or `Customer.wishlist_v2`.
   */
  wishlist: Maybe<WishlistOutput>;
};


/** Queries. */
export type QueryAttributesFormArgs = {
  formCode: Scalars['String']['input'];
};


/** Queries. */
export type QueryAttributesListArgs = {
  entityType: AttributeEntityTypeEnum;
  filters?: InputMaybe<AttributeFilterInput>;
};


/** Queries. */
export type QueryCustomAttributeMetadataV2Args = {
  attributes?: InputMaybe<Array<AttributeInput>>;
};


/** Queries. */
export type QueryCustomAttributeMetadataArgs = {
  attributes: Array<AttributeInput>;
};


/** Queries. */
export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


/** Queries. */
export type QueryCategoriesArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. */
export type QueryCategoryListArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. */
export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. */
export type QueryHiddenPriceReasonArgs = {
  sku: Scalars['String']['input'];
};


/** Queries. */
export type QuerySiteAccessArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryCartDeliveryArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryCartLineDeliveryArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryCartFinalSaleArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryPaymentInstructionsArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryPlacedOrderArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryPickupLocationsArgs = {
  area?: InputMaybe<AreaInput>;
  filters?: InputMaybe<PickupLocationFilterInput>;
  sort?: InputMaybe<PickupLocationSortInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  productsInfo?: InputMaybe<Array<InputMaybe<ProductInfoInput>>>;
};


/** Queries. */
export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. */
export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Queries. */
export type QueryCompanyInvitationArgs = {
  code: Scalars['String']['input'];
};


/** Queries. */
export type QueryCompareListArgs = {
  uid: Scalars['ID']['input'];
};


/** Queries. */
export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


/** Queries. */
export type QueryProductDeliveryArgs = {
  items: Array<CartItemInput>;
  place: DeliveryPlaceInput;
};


/** Queries. */
export type QueryCartDeliveryToArgs = {
  cart_id: Scalars['String']['input'];
  place: DeliveryPlaceInput;
};


/** Queries. */
export type QueryJobMaterialsArgs = {
  sku: Scalars['String']['input'];
};


/** Queries. */
export type QueryProductSupplyArgs = {
  sku: Scalars['String']['input'];
};


/** Queries. */
export type QueryCartShipmentsArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QuerySnowdogMenusArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** Queries. */
export type QueryOrderAfterSalesArgs = {
  token: Scalars['String']['input'];
};


/** Queries. */
export type QueryOrderPaperArgs = {
  input: OrderPaperInput;
};


/** Queries. */
export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


/** Queries. */
export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


/** Queries. */
export type QuerySearchTermArgs = {
  Search?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. */
export type QueryCustomerPriceQuoteArgs = {
  number: Scalars['String']['input'];
};


/** Queries. */
export type QueryCustomerPriceQuotePaperArgs = {
  number: Scalars['String']['input'];
};


/** Queries. */
export type QueryCartQuotesArgs = {
  cart_id: Scalars['String']['input'];
};


/** Queries. */
export type QueryRecaptchaFormConfigArgs = {
  formType: ReCaptchaFormEnum;
};


/** Queries. */
export type QueryShowroomVisitTimesArgs = {
  showroom_code: Scalars['String']['input'];
};


/** Queries. */
export type QueryShowroomVisitArgs = {
  token: Scalars['String']['input'];
};


/** Queries. */
export type QueryProductReviewOverviewArgs = {
  sku: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ReviewSort>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. */
export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


/** Queries. */
export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


/** Queries. */
export type QuerySamplesArgs = {
  skus: Array<Scalars['String']['input']>;
};


/** Queries. */
export type QuerySearchHelpArgs = {
  search: Scalars['String']['input'];
};


/** Queries. */
export type QuerySlabsArgs = {
  sku: Scalars['String']['input'];
};


/** Queries. */
export type QueryStockroomArgs = {
  filter?: InputMaybe<StockroomFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. */
export type QuerySlabHoldArgs = {
  token: Scalars['String']['input'];
};


/** Queries. */
export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Queries. */
export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


/** Queries. */
export type QueryGetOrderItemsByOrderNumberArgs = {
  ordersNumbers: Array<Scalars['String']['input']>;
};


/** Queries. */
export type QuerySharedWishlistArgs = {
  sharing_code: Scalars['String']['input'];
};


/** Queries. */
export type QueryWishlistPaperArgs = {
  input: WishlistPaperInput;
};

/** Status of an order that needs approval (subset of Adobe Commerce's). */
export type PurchaseOrderStatus =
  /** Waiting for an administrator of the company. */
  | 'APPROVAL_REQUIRED'
  /** Approved, and ordered. */
  | 'ORDER_PLACED'
  /** Approved but not ordered, because the total changed or items sold out. */
  | 'ORDER_FAILED'
  /** Rejected by an administrator. */
  | 'REJECTED'
  /** Withdrawn by its requester. */
  | 'CANCELED';

/** A line of the purchase order, as requested (an extension of this shop). */
export type PurchaseOrderLine = {
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Int']['output'];
  /** Without tax. */
  row_total: Money;
};

/** An order that needs, or needed, the approval of an administrator of the company (of Adobe Commerce). */
export type PurchaseOrder = {
  /** Names it in the mutations. */
  uid: Scalars['ID']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Its status. */
  status: PurchaseOrderStatus;
  /** Time of the request, YYYY-MM-DD HH:MM:SS in UTC. */
  created_at: Scalars['String']['output'];
  /** Time of the decision, in the same format (an extension of this shop). */
  decided_at: Maybe<Scalars['String']['output']>;
  /** First and last name of the requester (an extension of this shop). */
  requested_by: Scalars['String']['output'];
  /** Whether the caller is the requester (an extension of this shop). */
  is_yours: Scalars['Boolean']['output'];
  /** Name of the person who decided (an extension of this shop). */
  decided_by: Maybe<Scalars['String']['output']>;
  /** Total of the order. It is not placed at another total (an extension of this shop). */
  total: Money;
  /** Its lines (an extension of this shop). */
  lines: Array<PurchaseOrderLine>;
  /** Reason why the order was declined or not placed (an extension of this shop). */
  comment: Maybe<Scalars['String']['output']>;
  /** Number of the resulting order (an extension of this shop). */
  order_number: Maybe<Scalars['String']['output']>;
};

/** Orders that need approval (of Adobe Commerce). */
export type PurchaseOrders = {
  /** The orders, waiting ones first. */
  items: Array<PurchaseOrder>;
  /** Total number. */
  total_count: Scalars['Int']['output'];
};

/** The cart (of Adobe Commerce). */
export type PlacePurchaseOrderInput = {
  /** Masked id. */
  cart_id: Scalars['String']['input'];
  /** Ids of accepted agreements, as in an order over REST; omitted by clients without agreements (an extension of this shop). */
  agreement_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The orders (of Adobe Commerce). */
export type PurchaseOrdersActionInput = {
  /** Their uids. */
  purchase_order_uids: Array<Scalars['ID']['input']>;
  /** Reason; required for a rejection (an extension of this shop). */
  comment?: InputMaybe<Scalars['String']['input']>;
};

/** After an order was sent for approval (of Adobe Commerce). */
export type PlacePurchaseOrderOutput = {
  /** It. */
  purchase_order: PurchaseOrder;
};

/** Error types (subset of Adobe Commerce's). */
export type PurchaseOrderErrorType =
  /** There is no such order, or it is not of the caller's company. */
  | 'NOT_FOUND'
  /** It is decided already, or the caller may not. */
  | 'OPERATION_NOT_APPLICABLE'
  /** It could not be ordered. */
  | 'COULD_NOT_SAVE';

/** A failed action (of Adobe Commerce). */
export type PurchaseOrderActionError = {
  /** In the language of the store view. */
  message: Scalars['String']['output'];
  /** Kind. */
  type: PurchaseOrderErrorType;
};

/** After orders were decided (of Adobe Commerce). */
export type PurchaseOrdersActionOutput = {
  /** Actions that failed. */
  errors: Array<PurchaseOrderActionError>;
  /** The requested orders that the caller may see, after the change. */
  purchase_orders: Array<PurchaseOrder>;
};

/** Metadata of one attribute. */
export type CustomAttributeMetadataInterface = {
  /** Code of the attribute. */
  code: Scalars['ID']['output'];
  /** Value of a new entity; null when there is none. */
  default_value: Maybe<Scalars['String']['output']>;
  /** Kind of entity. */
  entity_type: AttributeEntityTypeEnum;
  /** Rule by which a form of Magento checks it; null when there is none. */
  frontend_class: Maybe<Scalars['String']['output']>;
  /** Form element. */
  frontend_input: Maybe<AttributeFrontendInputEnum>;
  /** True when it must be filled in. */
  is_required: Scalars['Boolean']['output'];
  /** True when no two entities may share a value. */
  is_unique: Scalars['Boolean']['output'];
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Choices; empty if the attribute has none. */
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

/** One choice of an attribute. */
export type CustomAttributeOptionInterface = {
  /** True when it is chosen unless something else is. */
  is_default: Scalars['Boolean']['output'];
  /** Label in the language of the store view. */
  label: Scalars['String']['output'];
  /** Numeric option id as text. */
  value: Scalars['String']['output'];
};

/** One choice of an attribute. */
export type AttributeOptionMetadata = CustomAttributeOptionInterface & {
  /** True when it is chosen unless something else is. */
  is_default: Scalars['Boolean']['output'];
  /** Label in the language of the store view. */
  label: Scalars['String']['output'];
  /** Numeric option id as text. */
  value: Scalars['String']['output'];
};

/** Metadata of an attribute of another entity. */
export type AttributeMetadata = CustomAttributeMetadataInterface & {
  /** Code of the attribute. */
  code: Scalars['ID']['output'];
  /** Value of a new entity; null when there is none. */
  default_value: Maybe<Scalars['String']['output']>;
  /** Kind of entity. */
  entity_type: AttributeEntityTypeEnum;
  /** Rule by which a form of Magento checks it; null when there is none. */
  frontend_class: Maybe<Scalars['String']['output']>;
  /** Form element. */
  frontend_input: Maybe<AttributeFrontendInputEnum>;
  /** True when it must be filled in. */
  is_required: Scalars['Boolean']['output'];
  /** True when no two entities may share a value. */
  is_unique: Scalars['Boolean']['output'];
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Choices; empty if the attribute has none. */
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

/** Metadata of an attribute of products or categories. */
export type CatalogAttributeMetadata = CustomAttributeMetadataInterface & {
  /** Code of the attribute. */
  code: Scalars['ID']['output'];
  /** Value of a new entity; null when there is none. */
  default_value: Maybe<Scalars['String']['output']>;
  /** Kind of entity. */
  entity_type: AttributeEntityTypeEnum;
  /** Rule by which a form of Magento checks it; null when there is none. */
  frontend_class: Maybe<Scalars['String']['output']>;
  /** Form element. */
  frontend_input: Maybe<AttributeFrontendInputEnum>;
  /** True when it must be filled in. */
  is_required: Scalars['Boolean']['output'];
  /** True when no two entities may share a value. */
  is_unique: Scalars['Boolean']['output'];
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Choices; empty if the attribute has none. */
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  /** Types of products that have it; null for all. */
  apply_to: Maybe<Array<Maybe<CatalogAttributeApplyToEnum>>>;
  /** Compared between products. */
  is_comparable: Maybe<Scalars['Boolean']['output']>;
  /** Used in layered navigation. */
  is_filterable: Maybe<Scalars['Boolean']['output']>;
  /** Used in the layered navigation of search results. */
  is_filterable_in_search: Maybe<Scalars['Boolean']['output']>;
  /** True when its values may be HTML. */
  is_html_allowed_on_front: Maybe<Scalars['Boolean']['output']>;
  /** Used in full-text search. */
  is_searchable: Maybe<Scalars['Boolean']['output']>;
  /** True when rules of prices may use it. */
  is_used_for_price_rules: Maybe<Scalars['Boolean']['output']>;
  /** True when rules of the cart may use it. */
  is_used_for_promo_rules: Maybe<Scalars['Boolean']['output']>;
  /** Shown in Magento's form of advanced search, which is not here. */
  is_visible_in_advanced_search: Maybe<Scalars['Boolean']['output']>;
  /** Shown on the product page. */
  is_visible_on_front: Maybe<Scalars['Boolean']['output']>;
  /** True when staff write it as formatted text. */
  is_wysiwyg_enabled: Maybe<Scalars['Boolean']['output']>;
  /** Kind of swatch; null when it has none. */
  swatch_input_type: Maybe<SwatchInputTypeEnum>;
  /** True when choosing a value changes the picture of a list. */
  update_product_preview_image: Maybe<Scalars['Boolean']['output']>;
  /** True if the picture of a variant is used as its swatch. */
  use_product_image_for_swatch: Maybe<Scalars['Boolean']['output']>;
  /** Shown in product lists. */
  used_in_product_listing: Maybe<Scalars['Boolean']['output']>;
};

/** Metadata of a field of an account or address. */
export type CustomerAttributeMetadata = CustomAttributeMetadataInterface & {
  /** Code of the attribute. */
  code: Scalars['ID']['output'];
  /** Value of a new entity; null when there is none. */
  default_value: Maybe<Scalars['String']['output']>;
  /** Kind of entity. */
  entity_type: AttributeEntityTypeEnum;
  /** Rule by which a form of Magento checks it; null when there is none. */
  frontend_class: Maybe<Scalars['String']['output']>;
  /** Form element. */
  frontend_input: Maybe<AttributeFrontendInputEnum>;
  /** True when it must be filled in. */
  is_required: Scalars['Boolean']['output'];
  /** True when no two entities may share a value. */
  is_unique: Scalars['Boolean']['output'];
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Choices; empty if the attribute has none. */
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  /** Filter applied to an entered value. */
  input_filter: Maybe<InputFilterEnum>;
  /** Number of lines. */
  multiline_count: Maybe<Scalars['Int']['output']>;
  /** Order in a form. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Rules for an entered value. */
  validate_rules: Maybe<Array<Maybe<ValidationRule>>>;
};

/** A value of an attribute: text, or options. */
export type AttributeValueInput = {
  /** Code of the attribute. */
  attribute_code: Scalars['String']['input'];
  /** Text. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Options. */
  selected_options?: InputMaybe<Array<InputMaybe<AttributeInputSelectedOption>>>;
};

/** An option of an attribute. */
export type AttributeInputSelectedOption = {
  /** Value of the option. */
  value: Scalars['String']['input'];
};

/** Kinds of entities that have attributes. */
export type AttributeEntityTypeEnum =
  /** Products. */
  | 'CATALOG_PRODUCT'
  /** Categories. */
  | 'CATALOG_CATEGORY'
  /** Accounts. */
  | 'CUSTOMER'
  /** Addresses of address books. */
  | 'CUSTOMER_ADDRESS'
  /** Items of returns in Adobe Commerce; none here. */
  | 'RMA_ITEM';

/** Form elements. */
export type AttributeFrontendInputEnum =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A date. */
  | 'DATE'
  /** A date with time. */
  | 'DATETIME'
  /** A file. */
  | 'FILE'
  /** Several pictures. */
  | 'GALLERY'
  /** Not shown. */
  | 'HIDDEN'
  /** A picture. */
  | 'IMAGE'
  /** A picture of a gallery. */
  | 'MEDIA_IMAGE'
  /** Several lines. */
  | 'MULTILINE'
  /** Several of a list. */
  | 'MULTISELECT'
  /** A price. */
  | 'PRICE'
  /** One of a list. */
  | 'SELECT'
  /** A line of text. */
  | 'TEXT'
  /** Text. */
  | 'TEXTAREA'
  /** A weight. */
  | 'WEIGHT'
  /** None of these. */
  | 'UNDEFINED';

/** Types of products that an attribute may belong to. */
export type CatalogAttributeApplyToEnum =
  /** Simple products. */
  | 'SIMPLE'
  /** Virtual products. */
  | 'VIRTUAL'
  /** Bundles. */
  | 'BUNDLE'
  /** Downloadable products. */
  | 'DOWNLOADABLE'
  /** Configurable products. */
  | 'CONFIGURABLE'
  /** Groups of products. */
  | 'GROUPED'
  /** Categories. */
  | 'CATEGORY';

/** Kinds of swatches and form elements. */
export type SwatchInputTypeEnum =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A date. */
  | 'DATE'
  /** A date with time. */
  | 'DATETIME'
  /** A list. */
  | 'DROPDOWN'
  /** A file. */
  | 'FILE'
  /** Several pictures. */
  | 'GALLERY'
  /** Not shown. */
  | 'HIDDEN'
  /** A picture. */
  | 'IMAGE'
  /** A picture of a gallery. */
  | 'MEDIA_IMAGE'
  /** Several lines. */
  | 'MULTILINE'
  /** Several of a list. */
  | 'MULTISELECT'
  /** A price. */
  | 'PRICE'
  /** One of a list. */
  | 'SELECT'
  /** Swatches of text. */
  | 'TEXT'
  /** Text. */
  | 'TEXTAREA'
  /** None of these. */
  | 'UNDEFINED'
  /** Swatches of colours and pictures. */
  | 'VISUAL'
  /** A weight. */
  | 'WEIGHT';

/** Filter applied to an entered value. */
export type InputFilterEnum =
  /** Nothing. */
  | 'NONE'
  /** It is read as a date. */
  | 'DATE'
  /** Blanks around it go. */
  | 'TRIM'
  /** Tags go. */
  | 'STRIPTAGS'
  /** HTML is escaped. */
  | 'ESCAPEHTML';

/** A rule for an entered value. */
export type ValidationRule = {
  /** Kind of rule. */
  name: Maybe<ValidationRuleEnum>;
  /** Value of the rule. */
  value: Maybe<Scalars['String']['output']>;
};

/** Kinds of rules for entered values. */
export type ValidationRuleEnum =
  /** Latest date. */
  | 'DATE_RANGE_MAX'
  /** Earliest date. */
  | 'DATE_RANGE_MIN'
  /** Kinds of files. */
  | 'FILE_EXTENSIONS'
  /** Kind of text. */
  | 'INPUT_VALIDATION'
  /** Most characters. */
  | 'MAX_TEXT_LENGTH'
  /** Fewest characters. */
  | 'MIN_TEXT_LENGTH'
  /** Largest file. */
  | 'MAX_FILE_SIZE'
  /** Highest picture. */
  | 'MAX_IMAGE_HEIGHT'
  /** Widest picture. */
  | 'MAX_IMAGE_WIDTH';

/** Metadata of attributes, and errors for unknown ones. */
export type AttributesMetadataOutput = {
  /** Errors. */
  errors: Array<Maybe<AttributeMetadataError>>;
  /** The attributes. */
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

/** Attributes of a form. */
export type AttributesFormOutput = {
  /** Errors. */
  errors: Array<Maybe<AttributeMetadataError>>;
  /** The attributes, in the order of the form. */
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

/** Storefront properties of an attribute. */
export type StorefrontProperties = {
  /** Order in layered navigation. */
  position: Maybe<Scalars['Int']['output']>;
  /** Whether it is a filter of lists. */
  use_in_layered_navigation: Maybe<UseInLayeredNavigationOptions>;
  /** Shown in product lists. */
  use_in_product_listing: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a filter of search results. */
  use_in_search_results_layered_navigation: Maybe<Scalars['Boolean']['output']>;
  /** Shown on the product page. */
  visible_on_catalog_pages: Maybe<Scalars['Boolean']['output']>;
};

/** Whether an attribute is a filter. */
export type UseInLayeredNavigationOptions =
  /** It is none. */
  | 'NO'
  /** It is, with the values that lead to results. */
  | 'FILTERABLE_WITH_RESULTS'
  /** It is, with all values. */
  | 'FILTERABLE_NO_RESULT';

/** Names one attribute. */
export type AttributeInput = {
  /** Code of the attribute. */
  attribute_code?: InputMaybe<Scalars['String']['input']>;
  /** Kind of entity: `catalog_product` or its number `4`. */
  entity_type?: InputMaybe<Scalars['String']['input']>;
};

/** Metadata of the requested attributes. */
export type CustomAttributeMetadata = {
  /** One element per requested attribute; null, with an error, if it is unknown. */
  items: Maybe<Array<Maybe<Attribute>>>;
};

/** Metadata of one attribute. */
export type Attribute = {
  /** Code. */
  attribute_code: Maybe<Scalars['String']['output']>;
  /** Kind of entity. */
  entity_type: Maybe<Scalars['String']['output']>;
  /** GraphQL type of the value: Int, String, Boolean or Float. */
  attribute_type: Maybe<Scalars['String']['output']>;
  /** Form element: select, multiselect, boolean, text, price. */
  input_type: Maybe<Scalars['String']['output']>;
  /** Choices of a select attribute. */
  attribute_options: Maybe<Array<Maybe<AttributeOption>>>;
  /** Its storefront properties. */
  storefront_properties: Maybe<StorefrontProperties>;
};

/** One choice of a select attribute. */
export type AttributeOption = AttributeOptionInterface & {
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Numeric option id as text. */
  value: Maybe<Scalars['String']['output']>;
  /** Unique id. */
  uid: Scalars['ID']['output'];
  /** True when it is chosen unless something else is. */
  is_default: Maybe<Scalars['Boolean']['output']>;
};

/** A value that a product has for an attribute. */
export type AttributeValueInterface = {
  /** Code of the attribute. */
  code: Scalars['ID']['output'];
};

/** A plain value. */
export type AttributeValue = AttributeValueInterface & {
  /** Code of the attribute. */
  code: Scalars['ID']['output'];
  /** The value as text. */
  value: Scalars['String']['output'];
};

/** A value chosen from a list. */
export type AttributeSelectedOptions = AttributeValueInterface & {
  /** Code of the attribute. */
  code: Scalars['ID']['output'];
  /** The choices. */
  selected_options: Array<Maybe<AttributeSelectedOptionInterface>>;
};

/** A choice. */
export type AttributeSelectedOptionInterface = {
  /** Label in the language of the store view. */
  label: Scalars['String']['output'];
  /** Numeric option id as text. */
  value: Scalars['String']['output'];
};

/** A choice. */
export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  /** Label in the language of the store view. */
  label: Scalars['String']['output'];
  /** Numeric option id as text. */
  value: Scalars['String']['output'];
};

/** Chooses attributes by their properties. */
export type AttributeFilterInput = {
  /** Used in layered navigation. */
  is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Compared between products. */
  is_comparable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Used in full-text search. */
  is_searchable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shown on the product page. */
  is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shown in product lists. */
  used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Used in the layered navigation of search results. */
  is_filterable_in_search?: InputMaybe<Scalars['Boolean']['input']>;
  /** Values may be HTML. */
  is_html_allowed_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rules of prices may use it. */
  is_used_for_price_rules?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rules of the cart may use it. */
  is_used_for_promo_rules?: InputMaybe<Scalars['Boolean']['input']>;
  /** In Magento's form of advanced search, which is not here. */
  is_visible_in_advanced_search?: InputMaybe<Scalars['Boolean']['input']>;
  /** Written as formatted text. */
  is_wysiwyg_enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Values of the attributes of a product. */
export type ProductCustomAttributes = {
  /** Values. */
  items: Array<Maybe<AttributeValueInterface>>;
  /** Errors. */
  errors: Array<Maybe<AttributeMetadataError>>;
};

/** Why an attribute could not be read. */
export type AttributeMetadataError = {
  /** Kind of problem. */
  type: AttributeMetadataErrorType;
  /** Explanation. */
  message: Scalars['String']['output'];
};

/** Kinds of problems with attributes. */
export type AttributeMetadataErrorType =
  /** The entity type is unknown. */
  | 'ENTITY_NOT_FOUND'
  /** The attribute is unknown. */
  | 'ATTRIBUTE_NOT_FOUND'
  /** The filter is unknown. */
  | 'FILTER_NOT_FOUND'
  /** Anything else. */
  | 'UNDEFINED';

/** Place of work (an extension of this shop). */
export type JobPlace = {
  /** Code of the showroom or yard. */
  code: Scalars['String']['output'];
  /** Its name in the language of the store view. */
  name: Scalars['String']['output'];
  /** Street and number. */
  street: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** Two-letter code of the province or state. */
  region_code: Scalars['String']['output'];
  /** Postal code. */
  postcode: Scalars['String']['output'];
  /** Two-letter ISO code of the country. */
  country_id: Scalars['String']['output'];
};

/** Minimum and maximum salary of a job (an extension of this shop). */
export type JobSalary = {
  /** At least. */
  from: Scalars['Float']['output'];
  /** At most. */
  to: Scalars['Float']['output'];
  /** hour or year. */
  per: Scalars['String']['output'];
  /** ISO code of the currency. */
  currency: Scalars['String']['output'];
};

/** An open or closed job (an extension of this shop). */
export type JobOpening = {
  /** Last part of its page's address, below /careers/job/. */
  code: Scalars['String']['output'];
  /** Title in the language of the store view, as are all its texts. */
  title: Scalars['String']['output'];
  /** One sentence about it. */
  summary: Scalars['String']['output'];
  /** Code of the department. */
  department: Scalars['String']['output'];
  /** Name of the department. */
  department_label: Scalars['String']['output'];
  /** Place of work. */
  place: JobPlace;
  /** Description of the workplace, such as days at home. */
  where: Scalars['String']['output'];
  /** full_time, part_time, temporary or internship. */
  employment_type: Scalars['String']['output'];
  /** Working hours in words. */
  hours: Scalars['String']['output'];
  /** Pay in words. */
  pay: Scalars['String']['output'];
  /** Pay in numbers. */
  salary: JobSalary;
  /** Date as YYYY-MM-DD. */
  posted_on: Scalars['String']['output'];
  /** Last day for applications, as YYYY-MM-DD. */
  apply_by: Scalars['String']['output'];
  /** Whether applications are still accepted. */
  is_open: Scalars['Boolean']['output'];
};

/** An application for a job. The rules of every field are in contract/careers.ts (an extension of this shop). */
export type JobApplicationInput = {
  /** Code of the job; none for an open application. */
  job?: InputMaybe<Scalars['String']['input']>;
  /** Name of the applicant. */
  name: Scalars['String']['input'];
  /** Email address for the acknowledgement and the response. */
  email: Scalars['String']['input'];
  /** Telephone number. */
  telephone?: InputMaybe<Scalars['String']['input']>;
  /** City of the applicant. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Experience of the applicant. */
  experience: Scalars['String']['input'];
  /** One thing made, repaired or put in order. */
  made?: InputMaybe<Scalars['String']['input']>;
  /** Accommodation needed for the interview. */
  needs?: InputMaybe<Scalars['String']['input']>;
  /** Token of the uploaded CV. */
  cv: Scalars['String']['input'];
  /** Token of a further uploaded file. */
  letter?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: Scalars['String']['input'];
  /** No person fills it in. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of an application (an extension of this shop). */
export type JobApplicationOutput = {
  /** Number by which the shop finds it. */
  number: Scalars['Int']['output'];
};

/** A shopping cart. */
export type Cart = {
  /** Masked id of 32 characters; anyone who knows it may use a guest's cart. */
  id: Scalars['ID']['output'];
  /**
   * Lines, oldest first.
   * @deprecated Use `itemsV2`.
   */
  items: Maybe<Array<Maybe<CartItemInterface>>>;
  /** Lines by page. */
  itemsV2: Maybe<CartItems>;
  /** Sum of the quantities. */
  total_quantity: Scalars['Float']['output'];
  /** The same, under the name used by Magento's React storefront. */
  total_summary_quantity_including_config: Scalars['Float']['output'];
  /** True when nothing needs shipping. */
  is_virtual: Scalars['Boolean']['output'];
  /** The guest's email address. */
  email: Maybe<Scalars['String']['output']>;
  /** Code of the store view that determines the language of the cart. */
  store_view_code: Scalars['String']['output'];
  /** Totals. */
  prices: Maybe<CartPrices>;
  /** Shipping addresses; empty until one is set. */
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  /** Billing address; null until set. */
  billing_address: Maybe<BillingCartAddress>;
  /** Payment methods that may be chosen. */
  available_payment_methods: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  /** Chosen payment method. */
  selected_payment_method: Maybe<SelectedPaymentMethod>;
  /** Applied coupons; null without one. */
  applied_coupons: Maybe<Array<Maybe<AppliedCoupon>>>;
  /**
   * The first applied coupon.
   * @deprecated Use `applied_coupons`.
   */
  applied_coupon: Maybe<AppliedCoupon>;
  /** Applied cart rules. */
  rules: Maybe<Array<Maybe<CartRule>>>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};


/** A shopping cart. */
export type CartItemsV2Args = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

/** Lines of a cart by page. */
export type CartItems = {
  /** Lines of the page. */
  items: Array<Maybe<CartItemInterface>>;
  /** Paging. */
  page_info: Maybe<SearchResultPageInfo>;
  /** Number of lines. */
  total_count: Scalars['Int']['output'];
};

/** A line of a cart. */
export type CartItemInterface = {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id as text.
   * @deprecated Use `uid`.
   */
  id: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** The product; of a configurable line the parent. */
  product: ProductInterface;
  /** Prices of the line. */
  prices: Maybe<CartItemPrices>;
  /** The reasons why the line cannot be bought, or null. */
  errors: Maybe<Array<Maybe<CartItemError>>>;
  /** False when the line cannot be bought now. */
  is_available: Scalars['Boolean']['output'];
  /** Largest quantity that may be bought. */
  max_qty: Maybe<Scalars['Float']['output']>;
  /** Smallest quantity that may be bought. */
  min_qty: Maybe<Scalars['Float']['output']>;
  /** The reasons why the line cannot be bought, or null. */
  not_available_message: Maybe<Scalars['String']['output']>;
};

/** A line of a simple product. */
export type SimpleCartItem = CartItemInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id as text.
   * @deprecated Use `uid`.
   */
  id: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** The product; of a configurable line the parent. */
  product: ProductInterface;
  /** Prices of the line. */
  prices: Maybe<CartItemPrices>;
  /** The reasons why the line cannot be bought, or null. */
  errors: Maybe<Array<Maybe<CartItemError>>>;
  /** False when the line cannot be bought now. */
  is_available: Scalars['Boolean']['output'];
  /** Largest quantity that may be bought. */
  max_qty: Maybe<Scalars['Float']['output']>;
  /** Smallest quantity that may be bought. */
  min_qty: Maybe<Scalars['Float']['output']>;
  /** Options that the shopper filled in. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The reasons why the line cannot be bought, or null. */
  not_available_message: Maybe<Scalars['String']['output']>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** A line of a variant. */
export type ConfigurableCartItem = CartItemInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id as text.
   * @deprecated Use `uid`.
   */
  id: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** The product; of a configurable line the parent. */
  product: ProductInterface;
  /** Prices of the line. */
  prices: Maybe<CartItemPrices>;
  /** The reasons why the line cannot be bought, or null. */
  errors: Maybe<Array<Maybe<CartItemError>>>;
  /** False when the line cannot be bought now. */
  is_available: Scalars['Boolean']['output'];
  /** Largest quantity that may be bought. */
  max_qty: Maybe<Scalars['Float']['output']>;
  /** Smallest quantity that may be bought. */
  min_qty: Maybe<Scalars['Float']['output']>;
  /** The selection. */
  configurable_options: Array<Maybe<SelectedConfigurableOption>>;
  /** The variant. */
  configured_variant: ProductInterface;
  /** Options that the shopper filled in. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The reasons why the line cannot be bought, or null. */
  not_available_message: Maybe<Scalars['String']['output']>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** A choice for a line. */
export type SelectedConfigurableOption = {
  /** Base64 of configurable/product id/attribute id. */
  configurable_product_option_uid: Scalars['ID']['output'];
  /** Base64 of configurable/attribute id/option id. */
  configurable_product_option_value_uid: Scalars['ID']['output'];
  /**
   * Numeric id of the attribute.
   * @deprecated Use `configurable_product_option_uid`.
   */
  id: Scalars['Int']['output'];
  /** Label of the choice. */
  option_label: Scalars['String']['output'];
  /**
   * Numeric option id.
   * @deprecated Use `configurable_product_option_value_uid`.
   */
  value_id: Scalars['Int']['output'];
  /** Label of the value. */
  value_label: Scalars['String']['output'];
};

/** Prices of a line. */
export type CartItemPrices = {
  /** One unit without tax. */
  price: Money;
  /** One unit with tax. */
  price_including_tax: Money;
  /** The line without tax. */
  row_total: Money;
  /** The line with tax. */
  row_total_including_tax: Money;
  /** Reductions of the line. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Sum of the reductions. */
  total_item_discount: Maybe<Money>;
  /** Discount of one unit by the product's own special price. */
  catalog_discount: Maybe<ProductDiscount>;
  /** Discount of the line by the product's own special price. */
  row_catalog_discount: Maybe<ProductDiscount>;
  /** One unit before the product's own reduction. */
  original_item_price: Money;
  /** The line before the product's own reduction. */
  original_row_total: Money;
  /** Taxes of a fixed amount; empty, since there are none. */
  fixed_product_taxes: Maybe<Array<Maybe<FixedProductTax>>>;
  /** Price of one unit for customers without a group price, if the group's is lower; null otherwise. With tax if the prices of the shop include it (an extension of this shop). */
  ordinary_price: Maybe<Money>;
};

/** A reason why a line cannot be bought. */
export type CartItemError = {
  /** Kind of problem. */
  code: CartItemErrorType;
  /** Explanation. */
  message: Scalars['String']['output'];
};

/** Kinds of problems of a line. */
export type CartItemErrorType =
  /** Anything else. */
  | 'UNDEFINED'
  /** The quantity is not available. */
  | 'ITEM_QTY'
  /** The quantity is no multiple of the step. */
  | 'ITEM_INCREMENTS';

/** Totals of a cart. */
export type CartPrices = {
  /** Total with shipping and tax. */
  grand_total: Maybe<Money>;
  /** Lines without tax. */
  subtotal_excluding_tax: Maybe<Money>;
  /** Lines with tax. */
  subtotal_including_tax: Maybe<Money>;
  /** Lines without tax, after reductions. */
  subtotal_with_discount_excluding_tax: Maybe<Money>;
  /** Taxes, one entry each: GST, QST, HST, PST or a state's. */
  applied_taxes: Maybe<Array<Maybe<CartTaxItem>>>;
  /** Reductions; null when there are none. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /**
   * The reductions in one; null when there are none.
   * @deprecated Use `discounts`.
   */
  discount: Maybe<CartDiscount>;
  /** Total with shipping, without tax. */
  grand_total_excluding_tax: Maybe<Money>;
};

/** An applied cart rule. */
export type CartRule = {
  /** Name, in the language of the store view. */
  name: Scalars['String']['output'];
};

/** The reductions of a cart in one. */
export type CartDiscount = {
  /** Their sum, negative. */
  amount: Money;
  /** Their names. */
  label: Array<Maybe<Scalars['String']['output']>>;
};

/** A tax of a cart. */
export type CartTaxItem = {
  /** Amount. */
  amount: Money;
  /** Name, in the language of the store view. */
  label: Scalars['String']['output'];
};

/** A reduction. */
export type Discount = {
  /** Amount, positive. */
  amount: Money;
  /** Type of the discounted amount. */
  applied_to: CartDiscountType;
  /** Name. */
  label: Scalars['String']['output'];
  /** Coupon code; null for an automatic discount. */
  coupon: Maybe<AppliedCoupon>;
};

/** Amount that a discount applies to. */
export type CartDiscountType =
  /** A line. */
  | 'ITEM'
  /** Shipping. */
  | 'SHIPPING';

/** An applied coupon. */
export type AppliedCoupon = {
  /** Code. */
  code: Scalars['String']['output'];
};

/** An address of a cart. */
export type CartAddressInterface = {
  /** Id of the address within the cart. */
  uid: Scalars['String']['output'];
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Street lines, two at most. */
  street: Array<Maybe<Scalars['String']['output']>>;
  /** City. */
  city: Scalars['String']['output'];
  /** Province or state. */
  region: Maybe<CartAddressRegion>;
  /** Postal code. */
  postcode: Maybe<Scalars['String']['output']>;
  /** Country. */
  country: CartAddressCountry;
  /** Telephone. */
  telephone: Maybe<Scalars['String']['output']>;
  /** Title before the name. */
  prefix: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middlename: Maybe<Scalars['String']['output']>;
  /** Suffix of the name. */
  suffix: Maybe<Scalars['String']['output']>;
  /** Company. */
  company: Maybe<Scalars['String']['output']>;
  /** Fax number. */
  fax: Maybe<Scalars['String']['output']>;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id: Maybe<Scalars['String']['output']>;
  /** Numeric id within the cart. */
  id: Maybe<Scalars['Int']['output']>;
  /** Attributes of a shop's own; empty, since there are none. */
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
};

/** A shipping address of a cart. */
export type ShippingCartAddress = CartAddressInterface & {
  /** Id of the address within the cart. */
  uid: Scalars['String']['output'];
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Street lines, two at most. */
  street: Array<Maybe<Scalars['String']['output']>>;
  /** City. */
  city: Scalars['String']['output'];
  /** Province or state. */
  region: Maybe<CartAddressRegion>;
  /** Postal code. */
  postcode: Maybe<Scalars['String']['output']>;
  /** Country. */
  country: CartAddressCountry;
  /** Telephone. */
  telephone: Maybe<Scalars['String']['output']>;
  /** Title before the name. */
  prefix: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middlename: Maybe<Scalars['String']['output']>;
  /** Suffix of the name. */
  suffix: Maybe<Scalars['String']['output']>;
  /** Company. */
  company: Maybe<Scalars['String']['output']>;
  /** Fax number. */
  fax: Maybe<Scalars['String']['output']>;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id: Maybe<Scalars['String']['output']>;
  /** Note of the shopper. */
  customer_notes: Maybe<Scalars['String']['output']>;
  /** Available shipping methods. */
  available_shipping_methods: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** Chosen way to ship. */
  selected_shipping_method: Maybe<SelectedShippingMethod>;
  /** Code of the place of pickup. */
  pickup_location_code: Maybe<Scalars['String']['output']>;
  /** Numeric id within the cart. */
  id: Maybe<Scalars['Int']['output']>;
  /** Attributes of a shop's own; empty, since there are none. */
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  /** Lines shipped to the address. */
  cart_items: Maybe<Array<Maybe<CartItemQuantity>>>;
  /** Lines shipped to the address. */
  cart_items_v2: Maybe<Array<Maybe<CartItemInterface>>>;
  /** Weight of the shipped items. */
  items_weight: Maybe<Scalars['Float']['output']>;
  /** True when the billing address is the same. */
  same_as_billing: Scalars['Boolean']['output'];
};

/** The billing address of a cart. */
export type BillingCartAddress = CartAddressInterface & {
  /** Id of the address within the cart. */
  uid: Scalars['String']['output'];
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Street lines, two at most. */
  street: Array<Maybe<Scalars['String']['output']>>;
  /** City. */
  city: Scalars['String']['output'];
  /** Province or state. */
  region: Maybe<CartAddressRegion>;
  /** Postal code. */
  postcode: Maybe<Scalars['String']['output']>;
  /** Country. */
  country: CartAddressCountry;
  /** Telephone. */
  telephone: Maybe<Scalars['String']['output']>;
  /** Title before the name. */
  prefix: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middlename: Maybe<Scalars['String']['output']>;
  /** Suffix of the name. */
  suffix: Maybe<Scalars['String']['output']>;
  /** Company. */
  company: Maybe<Scalars['String']['output']>;
  /** Fax number. */
  fax: Maybe<Scalars['String']['output']>;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id: Maybe<Scalars['String']['output']>;
  /** Numeric id within the cart. */
  id: Maybe<Scalars['Int']['output']>;
  /** Attributes of a shop's own; empty, since there are none. */
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  /** Always null: notes belong to the shipping address. */
  customer_notes: Maybe<Scalars['String']['output']>;
};

/** Country of an address. */
export type CartAddressCountry = {
  /** Two-letter ISO code. */
  code: Scalars['String']['output'];
  /** The code again, as in Magento. */
  label: Scalars['String']['output'];
};

/** Province or state of an address. */
export type CartAddressRegion = {
  /** Code such as QC. */
  code: Maybe<Scalars['String']['output']>;
  /** Name. */
  label: Maybe<Scalars['String']['output']>;
  /** Numeric id. */
  region_id: Maybe<Scalars['Int']['output']>;
};

/** A way to ship. */
export type AvailableShippingMethod = {
  /** Code of the carrier. */
  carrier_code: Scalars['String']['output'];
  /** Name of the carrier. */
  carrier_title: Scalars['String']['output'];
  /** Code of the method. */
  method_code: Maybe<Scalars['String']['output']>;
  /** Name of the method. */
  method_title: Maybe<Scalars['String']['output']>;
  /** Price without tax. */
  amount: Money;
  /** Price without tax. */
  price_excl_tax: Money;
  /** Price with tax. */
  price_incl_tax: Money;
  /** False when it cannot be chosen. */
  available: Scalars['Boolean']['output'];
  /** Why it cannot be chosen. */
  error_message: Maybe<Scalars['String']['output']>;
  /** Always null, as in Magento. */
  base_amount: Maybe<Money>;
};

/** The chosen way to ship. */
export type SelectedShippingMethod = {
  /** Code of the carrier. */
  carrier_code: Scalars['String']['output'];
  /** Name of the carrier. */
  carrier_title: Scalars['String']['output'];
  /** Code of the method. */
  method_code: Scalars['String']['output'];
  /** Name of the method. */
  method_title: Scalars['String']['output'];
  /** Price without tax. */
  amount: Money;
  /** Price without tax. */
  price_excl_tax: Money;
  /** Price with tax. */
  price_incl_tax: Money;
  /** Always null, as in Magento. */
  base_amount: Maybe<Money>;
};

/** A payment method that may be chosen. */
export type AvailablePaymentMethod = {
  /** Code. */
  code: Scalars['String']['output'];
  /** Name in the language of the store view. */
  title: Scalars['String']['output'];
  /** True when it is settled after the order. */
  is_deferred: Scalars['Boolean']['output'];
};

/** The chosen payment method. */
export type SelectedPaymentMethod = {
  /** Code; empty when none is chosen. */
  code: Scalars['String']['output'];
  /** Name. */
  title: Scalars['String']['output'];
  /** Purchase order number. */
  purchase_order_number: Maybe<Scalars['String']['output']>;
};

/** Options of a new cart. */
export type CreateEmptyCartInput = {
  /** Masked id of 32 characters to use. */
  cart_id?: InputMaybe<Scalars['String']['input']>;
};

/** Options of a new guest cart. */
export type CreateGuestCartInput = {
  /** Masked id of 32 characters to use. */
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

/** A new guest cart. */
export type CreateGuestCartOutput = {
  /** The cart. */
  cart: Maybe<Cart>;
};

/** A product to add. */
export type CartItemInput = {
  /** Sku of the product, or of the variant when parent_sku is given. */
  sku: Scalars['String']['input'];
  /** Selling units, more than 0. */
  quantity: Scalars['Float']['input'];
  /** Sku of the configurable parent. */
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  /** Uids of the chosen values: of the variant if `sku` is the parent's, and of the product's own options. */
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Entered values of the product's options. */
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
};

/** Result of adding products. */
export type AddProductsToCartOutput = {
  /** The cart. */
  cart: Cart;
  /** Errors of items that could not be added. */
  user_errors: Array<Maybe<Error>>;
};

/** A mistake of the shopper, as data. */
export type Error = {
  /** Kind of problem. */
  code: CartUserInputErrorType;
  /** Explanation. */
  message: Scalars['String']['output'];
};

/** A mistake of the shopper. */
export type CartUserInputError = Error & {
  /** Kind of problem. */
  code: CartUserInputErrorType;
  /** Explanation. */
  message: Scalars['String']['output'];
};

/** Too little stock. */
export type InsufficientStockError = Error & {
  /** Kind of problem. */
  code: CartUserInputErrorType;
  /** Explanation. */
  message: Scalars['String']['output'];
  /** The available quantity. */
  quantity: Maybe<Scalars['Float']['output']>;
};

/** Kinds of mistakes when adding products. */
export type CartUserInputErrorType =
  /** No such product, or it cannot be bought. */
  | 'PRODUCT_NOT_FOUND'
  /** It cannot be bought in this form. */
  | 'NOT_SALABLE'
  /** Too little stock. */
  | 'INSUFFICIENT_STOCK'
  /** Anything else. */
  | 'UNDEFINED'
  /** The caller may not buy it. */
  | 'PERMISSION_DENIED'
  /** The cart has no such line. */
  | 'COULD_NOT_FIND_CART_ITEM'
  /** A parameter is missing. */
  | 'REQUIRED_PARAMETER_MISSING'
  /** A parameter is wrong. */
  | 'INVALID_PARAMETER_VALUE';

/** Simple products to add. */
export type AddSimpleProductsToCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The products. */
  cart_items: Array<InputMaybe<SimpleProductCartItemInput>>;
};

/** A simple product to add. */
export type SimpleProductCartItemInput = {
  /** Sku and quantity. */
  data: CartItemInput;
  /** Entered or selected values of the product's options; several values are joined by commas. */
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
};

/** Result of adding simple products. */
export type AddSimpleProductsToCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** Variants to add. */
export type AddConfigurableProductsToCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The variants. */
  cart_items: Array<InputMaybe<ConfigurableProductCartItemInput>>;
};

/** A variant to add. */
export type ConfigurableProductCartItemInput = {
  /** Sku of the variant, and quantity. */
  data: CartItemInput;
  /** Sku of the configurable parent. */
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  /** Ignored; exists for older clients. */
  variant_sku?: InputMaybe<Scalars['String']['input']>;
  /** Options of the product itself; replaces the options of the line. */
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
};

/** Result of adding variants. */
export type AddConfigurableProductsToCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** Lines to change. */
export type UpdateCartItemsInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The lines. */
  cart_items: Array<InputMaybe<CartItemUpdateInput>>;
};

/** A line to change; name it by id or by uid. */
export type CartItemUpdateInput = {
  /** Numeric id. */
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  /** Base64 id. */
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  /** New quantity; 0 removes the line. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** Options of the product itself; replaces the options of the line. */
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
};

/** Result of changing lines. */
export type UpdateCartItemsOutput = {
  /** The cart. */
  cart: Cart;
  /** Always empty: failed changes are returned as errors of the response. */
  errors: Array<Maybe<CartUserInputError>>;
};

/** A line to remove; name it by id or by uid. */
export type RemoveItemFromCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Numeric id. */
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  /** Base64 id. */
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of removing a line. */
export type RemoveItemFromCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** A coupon to apply. */
export type ApplyCouponToCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The code. */
  coupon_code: Scalars['String']['input'];
};

/** Coupons to apply. */
export type ApplyCouponsToCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The codes. */
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
  /** Whether applied coupons are kept; true by default. */
  type?: InputMaybe<ApplyCouponsStrategy>;
};

/** Treatment of the applied coupons. */
export type ApplyCouponsStrategy =
  /** They stay. */
  | 'APPEND'
  /** They go. */
  | 'REPLACE';

/** Result of applying coupons. */
export type ApplyCouponToCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** The cart to take coupons from. */
export type RemoveCouponFromCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
};

/** Coupons to take away. */
export type RemoveCouponsFromCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The codes; all when it is empty. */
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
};

/** Result of taking coupons away. */
export type RemoveCouponFromCartOutput = {
  /** The cart. */
  cart: Maybe<Cart>;
};

/** Entered value of a product option. */
export type EnteredOptionInput = {
  /** Uid of the option. */
  uid: Scalars['ID']['input'];
  /** The entered value. */
  value: Scalars['String']['input'];
};

/** Entered or selected value of a product option. */
export type CustomizableOptionInput = {
  /** Numeric id of the option. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** Uid of the option. */
  uid?: InputMaybe<Scalars['ID']['input']>;
  /** The entered or selected value. */
  value_string: Scalars['String']['input'];
};

/** An option that a shopper filled in. */
export type SelectedCustomizableOption = {
  /** Uid of the option. */
  customizable_option_uid: Scalars['ID']['output'];
  /** Numeric id of the option. */
  id: Scalars['Int']['output'];
  /** Whether the field is required. */
  is_required: Scalars['Boolean']['output'];
  /** Name. */
  label: Scalars['String']['output'];
  /** Order. */
  sort_order: Scalars['Int']['output'];
  /** Kind of option. */
  type: Scalars['String']['output'];
  /** The entered values. */
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

/** An entered value. */
export type SelectedCustomizableOptionValue = {
  /** Uid of the value. */
  customizable_option_value_uid: Scalars['ID']['output'];
  /** Numeric id of the value. */
  id: Scalars['Int']['output'];
  /** Name. */
  label: Scalars['String']['output'];
  /** Its price. */
  price: CartItemSelectedOptionValuePrice;
  /** The text. */
  value: Scalars['String']['output'];
};

/** Price of an option value. */
export type CartItemSelectedOptionValuePrice = {
  /** Fixed amount or percentage. */
  type: PriceTypeEnum;
  /** Sign of the currency, or %. */
  units: Scalars['String']['output'];
  /** The amount. */
  value: Scalars['Float']['output'];
};

/** Kinds of prices of options. */
export type PriceTypeEnum =
  /** An amount. */
  | 'FIXED'
  /** A part of the price. */
  | 'PERCENT'
  /** Depends on the selection. */
  | 'DYNAMIC';

/** Quantity of a line shipped to an address. */
export type CartItemQuantity = {
  /** Numeric id of the line. */
  cart_item_id: Scalars['Int']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
};

/** An order of lines. */
export type QuoteItemsSortInput = {
  /** The sort field. */
  field: SortQuoteItemsEnum;
  /** The direction. */
  order: SortEnum;
};

/** The cart to empty. */
export type ClearCartInput = {
  /** Masked id of the cart. */
  uid: Scalars['ID']['input'];
};

/** Result of emptying a cart. */
export type ClearCartOutput = {
  /** The cart; null when it could not be emptied. */
  cart: Maybe<Cart>;
  /** Why not. */
  errors: Maybe<Array<Maybe<ClearCartError>>>;
};

/** Why a cart could not be emptied. */
export type ClearCartError = {
  /** Explanation. */
  message: Scalars['String']['output'];
  /** Kind of problem. */
  type: ClearCartErrorType;
};

/** Kinds of problems when emptying a cart. */
export type ClearCartErrorType =
  /** No such cart. */
  | 'NOT_FOUND'
  /** The cart belongs to another customer. */
  | 'UNAUTHORISED'
  /** It is closed. */
  | 'INACTIVE'
  /** Anything else. */
  | 'UNDEFINED';

/** Sort fields of cart lines; equal lines are sorted oldest first. */
export type SortQuoteItemsEnum =
  /** Item id. */
  | 'ITEM_ID'
  /** Created at. */
  | 'CREATED_AT'
  /** Updated at. */
  | 'UPDATED_AT'
  /** Product id. */
  | 'PRODUCT_ID'
  /** Sku. */
  | 'SKU'
  /** Name. */
  | 'NAME'
  /** Description. */
  | 'DESCRIPTION'
  /** Weight. */
  | 'WEIGHT'
  /** Qty. */
  | 'QTY'
  /** Price. */
  | 'PRICE'
  /** Base price. */
  | 'BASE_PRICE'
  /** Custom price. */
  | 'CUSTOM_PRICE'
  /** Discount percent. */
  | 'DISCOUNT_PERCENT'
  /** Discount amount. */
  | 'DISCOUNT_AMOUNT'
  /** Base discount amount. */
  | 'BASE_DISCOUNT_AMOUNT'
  /** Tax percent. */
  | 'TAX_PERCENT'
  /** Tax amount. */
  | 'TAX_AMOUNT'
  /** Base tax amount. */
  | 'BASE_TAX_AMOUNT'
  /** Row total. */
  | 'ROW_TOTAL'
  /** Base row total. */
  | 'BASE_ROW_TOTAL'
  /** Row total with discount. */
  | 'ROW_TOTAL_WITH_DISCOUNT'
  /** Row weight. */
  | 'ROW_WEIGHT'
  /** Product type. */
  | 'PRODUCT_TYPE'
  /** Base tax before discount. */
  | 'BASE_TAX_BEFORE_DISCOUNT'
  /** Tax before discount. */
  | 'TAX_BEFORE_DISCOUNT'
  /** Original custom price. */
  | 'ORIGINAL_CUSTOM_PRICE'
  /** Price inc tax. */
  | 'PRICE_INC_TAX'
  /** Base price inc tax. */
  | 'BASE_PRICE_INC_TAX'
  /** Row total inc tax. */
  | 'ROW_TOTAL_INC_TAX'
  /** Base row total inc tax. */
  | 'BASE_ROW_TOTAL_INC_TAX'
  /** Discount tax compensation amount. */
  | 'DISCOUNT_TAX_COMPENSATION_AMOUNT'
  /** Base discount tax compensation amount. */
  | 'BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT'
  /** Free shipping. */
  | 'FREE_SHIPPING';

/** Whether a product can be bought now. */
export type ProductStockStatus =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It cannot be bought now. */
  | 'OUT_OF_STOCK';

/** Directions of sorting. */
export type SortEnum =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** Text that may contain HTML. */
export type ComplexTextValue = {
  /** The text as HTML. */
  html: Scalars['String']['output'];
};

/** A picture or film of a product. */
export type MediaGalleryInterface = {
  /** Absolute address. */
  url: Maybe<Scalars['String']['output']>;
  /** Alternative text. */
  label: Maybe<Scalars['String']['output']>;
  /** Order in the gallery. */
  position: Maybe<Scalars['Int']['output']>;
  /** True when it is hidden. */
  disabled: Maybe<Scalars['Boolean']['output']>;
};

/** A picture of a product. */
export type ProductImage = MediaGalleryInterface & {
  /** Absolute address. */
  url: Maybe<Scalars['String']['output']>;
  /** Alternative text. */
  label: Maybe<Scalars['String']['output']>;
  /** Order in the gallery. */
  position: Maybe<Scalars['Int']['output']>;
  /** True when it is hidden. */
  disabled: Maybe<Scalars['Boolean']['output']>;
};

/** A picture of a product in the older form. */
export type MediaGalleryEntry = {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Path under the folder of product pictures, with leading slash. */
  file: Maybe<Scalars['String']['output']>;
  /** Alternative text. */
  label: Maybe<Scalars['String']['output']>;
  /** Order in the gallery. */
  position: Maybe<Scalars['Int']['output']>;
  /** True when it is hidden. */
  disabled: Maybe<Scalars['Boolean']['output']>;
  /** Roles: image, small_image, thumbnail. */
  types: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** image or external-video. */
  media_type: Maybe<Scalars['String']['output']>;
  /** Always null: pictures have a URL. */
  content: Maybe<ProductMediaGalleryEntriesContent>;
  /** Always null: products have no films. */
  video_content: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

/** Cheapest and dearest price of a product. */
export type PriceRange = {
  /** Price of the cheapest variant. */
  minimum_price: ProductPrice;
  /** Price of the dearest variant. */
  maximum_price: Maybe<ProductPrice>;
};

/** A person with an account, as they see themselves. */
export type Customer = {
  /** Whether products have prices for the customer's group, other than ordinary accounts (an extension of this shop). */
  has_group_prices: Scalars['Boolean']['output'];
  /** The customer's list of products to compare; null when they have none. */
  compare_list: Maybe<CompareList>;
  /**
   * Always null, as in Magento.
   * @deprecated `id` is not needed as part of `Customer`, because on the server side it can be identified based on the customer token.
   */
  id: Maybe<Scalars['Int']['output']>;
  /**
   * Always null, as in Magento.
   * @deprecated Customer group should not be exposed in the storefront scenarios.
   */
  group_id: Maybe<Scalars['Int']['output']>;
  /** Email address, which is also the name to sign in with. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstname: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastname: Maybe<Scalars['String']['output']>;
  /** When the account was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** Whether the email address of the account is confirmed. */
  confirmation_status: ConfirmationStatusEnum;
  /** Whether the account's email address receives the newsletter. */
  is_subscribed: Maybe<Scalars['Boolean']['output']>;
  /** The address book, oldest first. */
  addresses: Maybe<Array<Maybe<CustomerAddress>>>;
  /** Id of the address invoices go to, as text; null when none is chosen. */
  default_billing: Maybe<Scalars['String']['output']>;
  /** Id of the address parcels go to, as text; null when none is chosen. */
  default_shipping: Maybe<Scalars['String']['output']>;
  /** Orders placed while signed in. */
  orders: Maybe<CustomerOrders>;
  /** The address book by page, oldest first. */
  addressesV2: Maybe<CustomerAddresses>;
  /** Always false. */
  allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  /** Null: the group is not returned, as in Magento unless a setting shares it. */
  group: Maybe<CustomerGroup>;
  /** Attributes of a shop's own; empty, since there are none. */
  custom_attributes: Maybe<Array<Maybe<AttributeValueInterface>>>;
  /** Title before the name. */
  prefix: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middlename: Maybe<Scalars['String']['output']>;
  /** Suffix of the name. */
  suffix: Maybe<Scalars['String']['output']>;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth: Maybe<Scalars['String']['output']>;
  /** Date of birth, `YYYY-MM-DD`. */
  dob: Maybe<Scalars['String']['output']>;
  /** 1 male, 2 female, 3 not specified. */
  gender: Maybe<Scalars['Int']['output']>;
  /** Tax number. */
  taxvat: Maybe<Scalars['String']['output']>;
  /** False until the email address of the account is confirmed. */
  is_confirmed: Maybe<Scalars['Boolean']['output']>;
  /** The customer's own reviews, including unapproved ones. */
  reviews: ProductReviews;
  /** The customer's lists, their first one first. */
  wishlists: Array<Maybe<Wishlist>>;
  /**
   * The customer's first list, which everybody has.
   * @deprecated Use `Customer.wishlists` or `Customer.wishlist_v2` instead.
   */
  wishlist: Wishlist;
  /** One of the customer's lists; null when it is not theirs. */
  wishlist_v2: Maybe<Wishlist>;
};


/** A person with an account, as they see themselves. */
export type CustomerOrdersArgs = {
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
  scope?: InputMaybe<ScopeTypeEnum>;
};


/** A person with an account, as they see themselves. */
export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as they see themselves. */
export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** A person with an account, as they see themselves. */
export type CustomerReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as they see themselves. */
export type CustomerWishlistsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as they see themselves. */
export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};

/** A price before and after reduction. */
export type ProductPrice = {
  /** Price before reduction. */
  regular_price: Money;
  /** Price to pay, without tax. */
  final_price: Money;
  /** The reduction; zeros when there is none. */
  discount: Maybe<ProductDiscount>;
  /** Taxes of a fixed amount; empty, since there are none. */
  fixed_product_taxes: Maybe<Array<Maybe<FixedProductTax>>>;
};

/** A reduction. */
export type ProductDiscount = {
  /** Discount amount. */
  amount_off: Maybe<Scalars['Float']['output']>;
  /** Discount in percent. */
  percent_off: Maybe<Scalars['Float']['output']>;
};

/** A price from a quantity on. */
export type TierPrice = {
  /** Smallest quantity. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Price of one unit. */
  final_price: Maybe<Money>;
  /** Reduction against the single price. */
  discount: Maybe<ProductDiscount>;
};

/** A product that shoppers find and buy. */
export type ProductInterface = {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /**
   * simple or configurable.
   * @deprecated Use `__typename`.
   */
  type_id: Maybe<Scalars['String']['output']>;
  /** Whether the product can be bought now. */
  stock_status: Maybe<ProductStockStatus>;
  /** Units left when few remain, else null. */
  only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  /** Picture of lists. */
  small_image: Maybe<ProductImage>;
  /** Main picture. */
  image: Maybe<ProductImage>;
  /** Picture of cart lines and suggestions. */
  thumbnail: Maybe<ProductImage>;
  /** All pictures in order of position. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /**
   * All pictures in the older form.
   * @deprecated Use `media_gallery`.
   */
  media_gallery_entries: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  /** Full description. */
  description: Maybe<ComplexTextValue>;
  /** Short description. */
  short_description: Maybe<ComplexTextValue>;
  /** Prices from the cheapest to the dearest variant, for the caller's customer group. */
  price_range: PriceRange;
  /** Prices that depend on quantity. */
  price_tiers: Maybe<Array<Maybe<TierPrice>>>;
  /** Reduced price in the current currency, if any; without prices of a customer group. */
  special_price: Maybe<Scalars['Float']['output']>;
  /** Categories of the product in the current store's tree. */
  categories: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keyword: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the country of origin. */
  country_of_manufacture: Maybe<Scalars['String']['output']>;
  /** Values of all attributes, or of the attributes with the requested properties. */
  custom_attributesV2: Maybe<ProductCustomAttributes>;
  /** Average rating, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Number of approved reviews. */
  review_count: Scalars['Int']['output'];
  /** Related products. */
  related_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Finer products to consider instead. */
  upsell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Products to add at the end. */
  crosssell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Option id of the commission class, the trade's price rule (a merchant's own select attribute). */
  commission_class: Maybe<Scalars['Int']['output']>;
  /** Prices in the older form. */
  price: Maybe<ProductPrices>;
  /** Links to other products. */
  product_links: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Always null: prices do not depend on quantity. */
  tier_price: Maybe<Scalars['Float']['output']>;
  /** Prices by quantity; empty, since none depend on it. */
  tier_prices: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Numeric id of the attribute set: 4, Magento's default one. */
  attribute_set_id: Maybe<Scalars['Int']['output']>;
  /** When it was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** When it was changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Most selling units of one line. */
  max_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Fewest selling units of one line. */
  min_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_to_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_to_date: Maybe<Scalars['String']['output']>;
  /** Container of options in Magento's theme: `container2`. */
  options_container: Maybe<Scalars['String']['output']>;
  /** Units in stock, which Magento hides too unless a setting shows them; always null. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Rules that reduce its price; empty, since reduced prices are the products' own. */
  rules: Maybe<Array<Maybe<CatalogRule>>>;
  /** Always null: a variant's swatch is its value's. */
  swatch_image: Maybe<Scalars['String']['output']>;
  /** Address without suffix in the older form; always null, as in Magento. */
  url_path: Maybe<Scalars['String']['output']>;
  /** URLs of the product. */
  url_rewrites: Maybe<Array<Maybe<UrlRewrite>>>;
  /** Always null, as in Magento. */
  websites: Maybe<Array<Maybe<Website>>>;
  /** Always false: no product is sold with a gift message. */
  gift_message_available: Scalars['Boolean']['output'];
  /**
   * Values of all attributes, with their metadata.
   * @deprecated Use `custom_attributesV2`.
   */
  custom_attributes: Array<Maybe<CustomAttribute>>;
  /** Approved reviews in the language of the store view. */
  reviews: ProductReviews;
};


/** A product that shoppers find and buy. */
export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** A product that shoppers find and buy. */
export type ProductInterfaceReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A product with a weight. */
export type PhysicalProductInterface = {
  /** Weight of one selling unit in the store's unit. */
  weight: Maybe<Scalars['Float']['output']>;
};

/** A simple product. */
export type SimpleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /**
   * simple or configurable.
   * @deprecated Use `__typename`.
   */
  type_id: Maybe<Scalars['String']['output']>;
  /** Whether the product can be bought now. */
  stock_status: Maybe<ProductStockStatus>;
  /** Units left when few remain, else null. */
  only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  /** Picture of lists. */
  small_image: Maybe<ProductImage>;
  /** Main picture. */
  image: Maybe<ProductImage>;
  /** Picture of cart lines and suggestions. */
  thumbnail: Maybe<ProductImage>;
  /** All pictures in order of position. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /**
   * All pictures in the older form.
   * @deprecated Use `media_gallery`.
   */
  media_gallery_entries: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  /** Full description. */
  description: Maybe<ComplexTextValue>;
  /** Short description. */
  short_description: Maybe<ComplexTextValue>;
  /** Prices from the cheapest to the dearest variant, for the caller's customer group. */
  price_range: PriceRange;
  /** Prices that depend on quantity. */
  price_tiers: Maybe<Array<Maybe<TierPrice>>>;
  /** Reduced price in the current currency, if any; without prices of a customer group. */
  special_price: Maybe<Scalars['Float']['output']>;
  /** Categories of the product in the current store's tree. */
  categories: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keyword: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the country of origin. */
  country_of_manufacture: Maybe<Scalars['String']['output']>;
  /** Values of all attributes, or of the attributes with the requested properties. */
  custom_attributesV2: Maybe<ProductCustomAttributes>;
  /** Average rating, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Number of approved reviews. */
  review_count: Scalars['Int']['output'];
  /** Related products. */
  related_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Finer products to consider instead. */
  upsell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Products to add at the end. */
  crosssell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Option id of the commission class, the trade's price rule (a merchant's own select attribute). */
  commission_class: Maybe<Scalars['Int']['output']>;
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
  /** Weight of one selling unit in the store's unit. */
  weight: Maybe<Scalars['Float']['output']>;
  /** Prices in the older form. */
  price: Maybe<ProductPrices>;
  /** Links to other products. */
  product_links: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Always null: prices do not depend on quantity. */
  tier_price: Maybe<Scalars['Float']['output']>;
  /** Prices by quantity; empty, since none depend on it. */
  tier_prices: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Numeric id of the attribute set: 4, Magento's default one. */
  attribute_set_id: Maybe<Scalars['Int']['output']>;
  /** When it was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** When it was changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Most selling units of one line. */
  max_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Fewest selling units of one line. */
  min_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_to_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_to_date: Maybe<Scalars['String']['output']>;
  /** Container of options in Magento's theme: `container2`. */
  options_container: Maybe<Scalars['String']['output']>;
  /** Units in stock, which Magento hides too unless a setting shows them; always null. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Rules that reduce its price; empty, since reduced prices are the products' own. */
  rules: Maybe<Array<Maybe<CatalogRule>>>;
  /** Always null: a variant's swatch is its value's. */
  swatch_image: Maybe<Scalars['String']['output']>;
  /** Address without suffix in the older form; always null, as in Magento. */
  url_path: Maybe<Scalars['String']['output']>;
  /** URLs of the product. */
  url_rewrites: Maybe<Array<Maybe<UrlRewrite>>>;
  /** Always null, as in Magento. */
  websites: Maybe<Array<Maybe<Website>>>;
  /** Always false: no product is sold with a gift message. */
  gift_message_available: Scalars['Boolean']['output'];
  /** Options that a shopper fills in or chooses from; null without any. */
  options: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /**
   * Values of all attributes, with their metadata.
   * @deprecated Use `custom_attributesV2`.
   */
  custom_attributes: Array<Maybe<CustomAttribute>>;
  /** Approved reviews in the language of the store view. */
  reviews: ProductReviews;
};


/** A simple product. */
export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** A simple product. */
export type SimpleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A product bought in one of several variants. */
export type ConfigurableProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /**
   * simple or configurable.
   * @deprecated Use `__typename`.
   */
  type_id: Maybe<Scalars['String']['output']>;
  /** Whether the product can be bought now. */
  stock_status: Maybe<ProductStockStatus>;
  /** Units left when few remain, else null. */
  only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  /** Picture of lists. */
  small_image: Maybe<ProductImage>;
  /** Main picture. */
  image: Maybe<ProductImage>;
  /** Picture of cart lines and suggestions. */
  thumbnail: Maybe<ProductImage>;
  /** All pictures in order of position. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /**
   * All pictures in the older form.
   * @deprecated Use `media_gallery`.
   */
  media_gallery_entries: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  /** Full description. */
  description: Maybe<ComplexTextValue>;
  /** Short description. */
  short_description: Maybe<ComplexTextValue>;
  /** Prices from the cheapest to the dearest variant, for the caller's customer group. */
  price_range: PriceRange;
  /** Prices that depend on quantity. */
  price_tiers: Maybe<Array<Maybe<TierPrice>>>;
  /** Reduced price in the current currency, if any; without prices of a customer group. */
  special_price: Maybe<Scalars['Float']['output']>;
  /** Categories of the product in the current store's tree. */
  categories: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keyword: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the country of origin. */
  country_of_manufacture: Maybe<Scalars['String']['output']>;
  /** Values of all attributes, or of the attributes with the requested properties. */
  custom_attributesV2: Maybe<ProductCustomAttributes>;
  /** Average rating, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Number of approved reviews. */
  review_count: Scalars['Int']['output'];
  /** Related products. */
  related_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Finer products to consider instead. */
  upsell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Products to add at the end. */
  crosssell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Option id of the commission class, the trade's price rule (a merchant's own select attribute). */
  commission_class: Maybe<Scalars['Int']['output']>;
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
  /** Weight of one selling unit in the store's unit. */
  weight: Maybe<Scalars['Float']['output']>;
  /** Options of the product, such as size and finish. */
  configurable_options: Maybe<Array<Maybe<ConfigurableProductOptions>>>;
  /** The variants that can be bought. */
  variants: Maybe<Array<Maybe<ConfigurableVariant>>>;
  /** Remaining options, and the variant once all are selected. */
  configurable_product_options_selection: Maybe<ConfigurableProductOptionsSelection>;
  /** Prices in the older form. */
  price: Maybe<ProductPrices>;
  /** Links to other products. */
  product_links: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Always null: prices do not depend on quantity. */
  tier_price: Maybe<Scalars['Float']['output']>;
  /** Prices by quantity; empty, since none depend on it. */
  tier_prices: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Numeric id of the attribute set: 4, Magento's default one. */
  attribute_set_id: Maybe<Scalars['Int']['output']>;
  /** When it was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** When it was changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Most selling units of one line. */
  max_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Fewest selling units of one line. */
  min_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_to_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_to_date: Maybe<Scalars['String']['output']>;
  /** Container of options in Magento's theme: `container2`. */
  options_container: Maybe<Scalars['String']['output']>;
  /** Units in stock, which Magento hides too unless a setting shows them; always null. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Rules that reduce its price; empty, since reduced prices are the products' own. */
  rules: Maybe<Array<Maybe<CatalogRule>>>;
  /** Always null: a variant's swatch is its value's. */
  swatch_image: Maybe<Scalars['String']['output']>;
  /** Address without suffix in the older form; always null, as in Magento. */
  url_path: Maybe<Scalars['String']['output']>;
  /** URLs of the product. */
  url_rewrites: Maybe<Array<Maybe<UrlRewrite>>>;
  /** Always null, as in Magento. */
  websites: Maybe<Array<Maybe<Website>>>;
  /** Always false: no product is sold with a gift message. */
  gift_message_available: Scalars['Boolean']['output'];
  /** Null: simple products have these options. */
  options: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /**
   * Values of all attributes, with their metadata.
   * @deprecated Use `custom_attributesV2`.
   */
  custom_attributes: Array<Maybe<CustomAttribute>>;
  /** Approved reviews in the language of the store view. */
  reviews: ProductReviews;
};


/** A product bought in one of several variants. */
export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** A product bought in one of several variants. */
export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** A product bought in one of several variants. */
export type ConfigurableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** One option of a configurable product. */
export type ConfigurableProductOptions = {
  /** Base64 of configurable/product id/attribute id. */
  uid: Scalars['ID']['output'];
  /** Base64 id of the attribute. */
  attribute_uid: Scalars['ID']['output'];
  /**
   * Numeric id of the attribute.
   * @deprecated Use `attribute_uid`.
   */
  attribute_id_v2: Maybe<Scalars['Int']['output']>;
  /** Code of the attribute. */
  attribute_code: Maybe<Scalars['String']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Order among the choices. */
  position: Maybe<Scalars['Int']['output']>;
  /** True if the label is the one of all store views. */
  use_default: Maybe<Scalars['Boolean']['output']>;
  /** Values offered. */
  values: Maybe<Array<Maybe<ConfigurableProductOptionsValues>>>;
  /** Numeric id of the attribute as text. */
  attribute_id: Maybe<Scalars['String']['output']>;
  /** Numeric id of the option. */
  id: Maybe<Scalars['Int']['output']>;
  /** Numeric id of the product. */
  product_id: Maybe<Scalars['Int']['output']>;
};

/** A value of a choice. */
export type ConfigurableProductOptionsValues = {
  /** Base64 of configurable/attribute id/option id. */
  uid: Maybe<Scalars['ID']['output']>;
  /**
   * Numeric option id.
   * @deprecated Use `uid`.
   */
  value_index: Maybe<Scalars['Int']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Label of all views. */
  default_label: Maybe<Scalars['String']['output']>;
  /** Label of the current view. */
  store_label: Maybe<Scalars['String']['output']>;
  /** True if the store view has no label of its own. */
  use_default_value: Maybe<Scalars['Boolean']['output']>;
  /** Colour, picture or text shown instead of the label. */
  swatch_data: Maybe<SwatchDataInterface>;
};

/** Swatch shown instead of a value's label. */
export type SwatchDataInterface = {
  /** Colour code, picture or text. */
  value: Maybe<Scalars['String']['output']>;
};

/** Text shown instead of the label. */
export type TextSwatchData = SwatchDataInterface & {
  /** The text. */
  value: Maybe<Scalars['String']['output']>;
};

/** Colour shown instead of the label. */
export type ColorSwatchData = SwatchDataInterface & {
  /** Colour code such as #c8b9a6. */
  value: Maybe<Scalars['String']['output']>;
};

/** A variant of a configurable product. */
export type ConfigurableVariant = {
  /** Values that make the variant. */
  attributes: Maybe<Array<Maybe<ConfigurableAttributeOption>>>;
  /** The variant as a product. */
  product: Maybe<SimpleProduct>;
};

/** A value that makes a variant. */
export type ConfigurableAttributeOption = {
  /** Base64 of configurable/attribute id/option id. */
  uid: Scalars['ID']['output'];
  /** Code of the attribute. */
  code: Maybe<Scalars['String']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Numeric option id. */
  value_index: Maybe<Scalars['Int']['output']>;
};

/** Remaining options of a configurable product. */
export type ConfigurableProductOptionsSelection = {
  /** Choices with the values that are still possible. */
  options_available_for_selection: Maybe<Array<Maybe<ConfigurableOptionAvailableForSelection>>>;
  /** The choices, each value marked as possible or not. */
  configurable_options: Maybe<Array<Maybe<ConfigurableProductOption>>>;
  /** The variant, once all is chosen. */
  variant: Maybe<SimpleProduct>;
  /** Pictures of the selection. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
};

/** Values of a choice that are still possible. */
export type ConfigurableOptionAvailableForSelection = {
  /** Code of the attribute. */
  attribute_code: Scalars['String']['output'];
  /** Uids of the values. */
  option_value_uids: Array<Maybe<Scalars['ID']['output']>>;
};

/** A choice within a selection. */
export type ConfigurableProductOption = {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /** Code of the attribute. */
  attribute_code: Scalars['String']['output'];
  /** Label in the language of the store view. */
  label: Scalars['String']['output'];
  /** Values. */
  values: Maybe<Array<Maybe<ConfigurableProductOptionValue>>>;
};

/** A value within a selection. */
export type ConfigurableProductOptionValue = {
  /** Base64 of configurable/attribute id/option id. */
  uid: Scalars['ID']['output'];
  /** Label in the language of the store view. */
  label: Scalars['String']['output'];
  /** True if a variant with this value can still be chosen. */
  is_available: Scalars['Boolean']['output'];
  /** True if the store view has no label of its own. */
  is_use_default: Scalars['Boolean']['output'];
  /** Swatch shown instead of the label. */
  swatch: Maybe<SwatchDataInterface>;
};

/** A category. */
export type CategoryInterface = {
  /** Products of the category and its descendants. */
  products: Maybe<CategoryProducts>;
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Path from the root, without suffix. */
  url_path: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /** Introduction, HTML or Page Builder. */
  description: Maybe<Scalars['String']['output']>;
  /** Address of the banner. */
  image: Maybe<Scalars['String']['output']>;
  /** Depth: 1 is the root, 2 the top level that shoppers see. */
  level: Maybe<Scalars['Int']['output']>;
  /** Ids from the root, joined by slashes. */
  path: Maybe<Scalars['String']['output']>;
  /** Order among its siblings. */
  position: Maybe<Scalars['Int']['output']>;
  /** 1 if it is in the menu. */
  include_in_menu: Maybe<Scalars['Int']['output']>;
  /** Number of active children, as text. */
  children_count: Maybe<Scalars['String']['output']>;
  /** Visible products, including those in descendants. */
  product_count: Maybe<Scalars['Int']['output']>;
  /** PRODUCTS, PAGE or PRODUCTS_AND_PAGE. */
  display_mode: Maybe<Scalars['String']['output']>;
  /** Block shown above the products. */
  cms_block: Maybe<CmsBlock>;
  /** Ancestors from the top level down, without itself; null at the top. */
  breadcrumbs: Maybe<Array<Maybe<Breadcrumb>>>;
  /** Sort key used when none is given. */
  default_sort_by: Maybe<Scalars['String']['output']>;
  /** Sort keys offered. */
  available_sort_by: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keywords: Maybe<Scalars['String']['output']>;
  /** Always null: the time is not stored. */
  created_at: Maybe<Scalars['String']['output']>;
  /** Always null: the time is not stored. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** 1: the list of a category includes the products of its descendants. */
  is_anchor: Maybe<Scalars['Int']['output']>;
  /** Always null: pages are laid out by the storefront. */
  custom_layout_update_file: Maybe<Scalars['String']['output']>;
  /** Always null: prices are counted in ranges that follow from them. */
  filter_price_range: Maybe<Scalars['Float']['output']>;
  /** Always null: a category shows its products. */
  landing_page: Maybe<Scalars['Int']['output']>;
  /** Ids from the category up to the one below the root, separated by commas. */
  path_in_store: Maybe<Scalars['String']['output']>;
};


/** A category. */
export type CategoryInterfaceProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

/** A category with its children. */
export type CategoryTree = CategoryInterface & RoutableInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Path from the root, without suffix. */
  url_path: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /** Introduction, HTML or Page Builder. */
  description: Maybe<Scalars['String']['output']>;
  /** Address of the banner. */
  image: Maybe<Scalars['String']['output']>;
  /** Depth: 1 is the root, 2 the top level that shoppers see. */
  level: Maybe<Scalars['Int']['output']>;
  /** Ids from the root, joined by slashes. */
  path: Maybe<Scalars['String']['output']>;
  /** Order among its siblings. */
  position: Maybe<Scalars['Int']['output']>;
  /** 1 if it is in the menu. */
  include_in_menu: Maybe<Scalars['Int']['output']>;
  /** Number of active children, as text. */
  children_count: Maybe<Scalars['String']['output']>;
  /** Visible products, including those in descendants. */
  product_count: Maybe<Scalars['Int']['output']>;
  /** PRODUCTS, PAGE or PRODUCTS_AND_PAGE. */
  display_mode: Maybe<Scalars['String']['output']>;
  /** Block shown above the products. */
  cms_block: Maybe<CmsBlock>;
  /** Ancestors from the top level down, without itself; null at the top. */
  breadcrumbs: Maybe<Array<Maybe<Breadcrumb>>>;
  /** Sort key used when none is given. */
  default_sort_by: Maybe<Scalars['String']['output']>;
  /** Sort keys offered. */
  available_sort_by: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keywords: Maybe<Scalars['String']['output']>;
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
  /** Active children in order of position. */
  children: Maybe<Array<Maybe<CategoryTree>>>;
  /** Products of the category and its descendants. */
  products: Maybe<CategoryProducts>;
  /** Always null: the time is not stored. */
  created_at: Maybe<Scalars['String']['output']>;
  /** Always null: the time is not stored. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** 1: the list of a category includes the products of its descendants. */
  is_anchor: Maybe<Scalars['Int']['output']>;
  /** Always null: pages are laid out by the storefront. */
  custom_layout_update_file: Maybe<Scalars['String']['output']>;
  /** Always null: prices are counted in ranges that follow from them. */
  filter_price_range: Maybe<Scalars['Float']['output']>;
  /** Always null: a category shows its products. */
  landing_page: Maybe<Scalars['Int']['output']>;
  /** Ids from the category up to the one below the root, separated by commas. */
  path_in_store: Maybe<Scalars['String']['output']>;
};


/** A category with its children. */
export type CategoryTreeProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

/** Products of a category. */
export type CategoryProducts = {
  /** Products of the page. */
  items: Maybe<Array<Maybe<ProductInterface>>>;
  /** Paging. */
  page_info: Maybe<SearchResultPageInfo>;
  /** Number of products. */
  total_count: Maybe<Scalars['Int']['output']>;
};

/** A page of categories. */
export type CategoryResult = {
  /** Categories of the page. */
  items: Maybe<Array<Maybe<CategoryTree>>>;
  /** Paging. */
  page_info: Maybe<SearchResultPageInfo>;
  /** Number of categories. */
  total_count: Maybe<Scalars['Int']['output']>;
};

/** An ancestor of a category. */
export type Breadcrumb = {
  /** Base64 id. */
  category_uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `category_uid`.
   */
  category_id: Maybe<Scalars['Int']['output']>;
  /** Name. */
  category_name: Maybe<Scalars['String']['output']>;
  /** Depth. */
  category_level: Maybe<Scalars['Int']['output']>;
  /** Last part of the address. */
  category_url_key: Maybe<Scalars['String']['output']>;
  /** Path from the root, without suffix. */
  category_url_path: Maybe<Scalars['String']['output']>;
};

/** Paging of a list. */
export type SearchResultPageInfo = {
  /** Items on one page. */
  page_size: Maybe<Scalars['Int']['output']>;
  /** Page, from 1. */
  current_page: Maybe<Scalars['Int']['output']>;
  /** Number of pages. */
  total_pages: Maybe<Scalars['Int']['output']>;
};

/** A page of products. */
export type Products = {
  /** Products of the page. */
  items: Maybe<Array<Maybe<ProductInterface>>>;
  /** Number of products found. */
  total_count: Maybe<Scalars['Int']['output']>;
  /** Paging. */
  page_info: Maybe<SearchResultPageInfo>;
  /** Filters of the layered navigation with their counts. */
  aggregations: Maybe<Array<Maybe<Aggregation>>>;
  /** Sort keys offered. */
  sort_fields: Maybe<SortFields>;
  /** Corrected search texts if nothing was found. */
  suggestions: Maybe<Array<Maybe<SearchSuggestion>>>;
  /** Filters of the list in the older form. */
  filters: Maybe<Array<Maybe<LayerFilter>>>;
};


/** A page of products. */
export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

/** A corrected search text. */
export type SearchSuggestion = {
  /** The text. */
  search: Scalars['String']['output'];
};

/** Sort keys of a list. */
export type SortFields = {
  /** Key used when none is given. */
  default: Maybe<Scalars['String']['output']>;
  /** Keys offered. */
  options: Maybe<Array<Maybe<SortField>>>;
};

/** A sort key. */
export type SortField = {
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** The key. */
  value: Maybe<Scalars['String']['output']>;
};

/** Narrows the filters of the layered navigation. */
export type AggregationsFilterInput = {
  /** Narrows the category filter. */
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

/** Narrows the category filter. */
export type AggregationsCategoryFilterInput = {
  /** True returns only direct children of the filtered category. */
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A filter of the layered navigation. */
export type Aggregation = {
  /** Code of the attribute, `category_uid` or `price`. */
  attribute_code: Scalars['String']['output'];
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Number of options. */
  count: Maybe<Scalars['Int']['output']>;
  /** Order among the filters. */
  position: Maybe<Scalars['Int']['output']>;
  /** Options with at least one product. */
  options: Maybe<Array<Maybe<AggregationOption>>>;
};

/** An option of a filter. */
export type AggregationOptionInterface = {
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Value to filter by. */
  value: Scalars['String']['output'];
  /** Number of products. */
  count: Maybe<Scalars['Int']['output']>;
};

/** An option of a filter. */
export type AggregationOption = AggregationOptionInterface & {
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Value to filter by. */
  value: Scalars['String']['output'];
  /** Number of products. */
  count: Maybe<Scalars['Int']['output']>;
};

/** A group of sizes, such as large formats (an extension of this shop). */
export type SizeGroup = {
  /** Value of the group, to filter by `size_group`. */
  value: Scalars['String']['output'];
  /** Values of its sizes, to filter by `size`. */
  sizes: Array<Scalars['String']['output']>;
};

/** Matches equal values. */
export type FilterEqualTypeInput = {
  /** The value. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Any of the values. */
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** Matches values that contain a text. */
export type FilterMatchTypeInput = {
  /** The text. */
  match?: InputMaybe<Scalars['String']['input']>;
  /** Whether only whole words match. By default, names and descriptions of products match by whole words, and other attributes by prefix. Names of categories always match anywhere. */
  match_type?: InputMaybe<FilterMatchTypeEnum>;
};

/** Matching of words. */
export type FilterMatchTypeEnum =
  /** Matches whole words. */
  | 'FULL'
  /** Matches prefixes of words. */
  | 'PARTIAL';

/** Matches values of a range, including its bounds. */
export type FilterRangeTypeInput = {
  /** Lower bound; open when absent. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Upper bound; open when absent. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Filters of a product list; all must hold. As in Magento, every filterable attribute of the catalogue adds a field of its
 * code: `FilterEqualTypeInput` (option ids; 1 and 0) for what has options, `FilterRangeTypeInput` for a number,
 * `FilterMatchTypeInput` for a text. A client learns of them from the aggregations of a list.
 */
export type ProductAttributeFilterInput = {
  /** Numeric category id. */
  category_id?: InputMaybe<FilterEqualTypeInput>;
  /** Base64 category id. */
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  /** Path of the category. */
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  /** Name. */
  name?: InputMaybe<FilterMatchTypeInput>;
  /** Description. */
  description?: InputMaybe<FilterMatchTypeInput>;
  /** Short description. */
  short_description?: InputMaybe<FilterMatchTypeInput>;
  /** Price in the current currency. */
  price?: InputMaybe<FilterRangeTypeInput>;
  /** Stock keeping unit. */
  sku?: InputMaybe<FilterEqualTypeInput>;
  /** Last part of the address. */
  url_key?: InputMaybe<FilterEqualTypeInput>;
  /** Price of one square foot in the current currency, for products sold by area. */
  price_per_sq_ft?: InputMaybe<FilterRangeTypeInput>;
  /** Price of one square metre in the current currency, for products sold by area. */
  price_per_m2?: InputMaybe<FilterRangeTypeInput>;
};

/**
 * Sort keys of a product list; their order is the order of sorting. Every sortable attribute of the catalogue adds a field of
 * its code, which `sort_fields` of a list names with its label.
 */
export type ProductAttributeSortInput = {
  /** Sorts by relevance. */
  relevance?: InputMaybe<SortEnum>;
  /** Order within the category. */
  position?: InputMaybe<SortEnum>;
  /** Name. */
  name?: InputMaybe<SortEnum>;
  /** Price in the current currency. */
  price?: InputMaybe<SortEnum>;
  /** Price by area; products sold by the piece follow by their price. */
  price_per_sq_ft?: InputMaybe<SortEnum>;
};

/** Filters of a category list. */
export type CategoryFilterInput = {
  /** Numeric ids. */
  ids?: InputMaybe<FilterEqualTypeInput>;
  /** Base64 ids. */
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  /** Numeric id of the parent. */
  parent_id?: InputMaybe<FilterEqualTypeInput>;
  /** Base64 id of the parent. */
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  /** Last part of the address. */
  url_key?: InputMaybe<FilterEqualTypeInput>;
  /** Path from the root. */
  url_path?: InputMaybe<FilterEqualTypeInput>;
  /** Name, three characters at least. */
  name?: InputMaybe<FilterMatchTypeInput>;
};

/** A swatch that is a picture. */
export type ImageSwatchData = SwatchDataInterface & {
  /** Path of the picture under the folder of swatches. */
  value: Maybe<Scalars['String']['output']>;
  /** Address of the picture. */
  thumbnail: Maybe<Scalars['String']['output']>;
};

/** A price in the older form. */
export type Price = {
  /** The amount. */
  amount: Maybe<Money>;
  /**
   * Always empty: prices exclude tax, which is returned separately.
   * @deprecated Use `ProductPrice`.
   */
  adjustments: Maybe<Array<Maybe<PriceAdjustment>>>;
};

/** Prices of a product in the older form. */
export type ProductPrices = {
  /** Price of the dearest variant. */
  maximalPrice: Maybe<Price>;
  /** Price of the cheapest variant. */
  minimalPrice: Maybe<Price>;
  /** Price of the cheapest variant before reduction. */
  regularPrice: Maybe<Price>;
};

/** A link to another product. */
export type ProductLinksInterface = {
  /** related, upsell or crosssell. */
  link_type: Maybe<Scalars['String']['output']>;
  /** Sku of the other product. */
  linked_product_sku: Maybe<Scalars['String']['output']>;
  /** simple or configurable. */
  linked_product_type: Maybe<Scalars['String']['output']>;
  /** Order among links of the kind. */
  position: Maybe<Scalars['Int']['output']>;
  /** Sku of this product. */
  sku: Maybe<Scalars['String']['output']>;
};

/** A link to another product. */
export type ProductLinks = ProductLinksInterface & {
  /** related, upsell or crosssell. */
  link_type: Maybe<Scalars['String']['output']>;
  /** Sku of the other product. */
  linked_product_sku: Maybe<Scalars['String']['output']>;
  /** simple or configurable. */
  linked_product_type: Maybe<Scalars['String']['output']>;
  /** Order among links of the kind. */
  position: Maybe<Scalars['Int']['output']>;
  /** Sku of this product. */
  sku: Maybe<Scalars['String']['output']>;
};

/** A price by quantity in the older form. */
export type ProductTierPrices = {
  /** Group of customers. */
  customer_group_id: Maybe<Scalars['String']['output']>;
  /** Discount in percent. */
  percentage_value: Maybe<Scalars['Float']['output']>;
  /** Smallest quantity. */
  qty: Maybe<Scalars['Float']['output']>;
  /** Price of one unit. */
  value: Maybe<Scalars['Float']['output']>;
  /** Website. */
  website_id: Maybe<Scalars['Float']['output']>;
};

/** A rule that reduces prices. */
export type CatalogRule = {
  /** Name. */
  name: Scalars['String']['output'];
};

/** A website, in the older form of a product's. */
export type Website = {
  /** Code. */
  code: Maybe<Scalars['String']['output']>;
  /** Numeric id of the default store group. */
  default_group_id: Maybe<Scalars['String']['output']>;
  /** Numeric id. */
  id: Maybe<Scalars['Int']['output']>;
  /** True for the default website. */
  is_default: Maybe<Scalars['Boolean']['output']>;
  /** Name. */
  name: Maybe<Scalars['String']['output']>;
  /** Order. */
  sort_order: Maybe<Scalars['Int']['output']>;
};

/** URL of an entity. */
export type UrlRewrite = {
  /** Parameters of the URL. */
  parameters: Maybe<Array<Maybe<HttpQueryParameter>>>;
  /** The address, without leading slash. */
  url: Maybe<Scalars['String']['output']>;
};

/** A parameter of an address. */
export type HttpQueryParameter = {
  /** Name. */
  name: Maybe<Scalars['String']['output']>;
  /** Value. */
  value: Maybe<Scalars['String']['output']>;
};

/** A filter of a list in the older form. */
export type LayerFilter = {
  /** Its options. */
  filter_items: Maybe<Array<Maybe<LayerFilterItemInterface>>>;
  /** Number of options. */
  filter_items_count: Maybe<Scalars['Int']['output']>;
  /** Label in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Code of the attribute, by which it is filtered. */
  request_var: Maybe<Scalars['String']['output']>;
};

/** An option of a filter in the older form. */
export type LayerFilterItemInterface = {
  /** Number of products with this value. */
  items_count: Maybe<Scalars['Int']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Value to filter by. */
  value_string: Maybe<Scalars['String']['output']>;
};

/** An option of a filter in the older form. */
export type LayerFilterItem = LayerFilterItemInterface & {
  /** Number of products with this value. */
  items_count: Maybe<Scalars['Int']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Value to filter by. */
  value_string: Maybe<Scalars['String']['output']>;
};

/** A swatch in the older form. */
export type SwatchData = {
  /** 1 for a colour, 2 for a picture, 0 for text. */
  type: Maybe<Scalars['String']['output']>;
  /** The colour, path or text. */
  value: Maybe<Scalars['String']['output']>;
};

/** An option of a filter that has a swatch. */
export type SwatchLayerFilterItemInterface = {
  /** The swatch. */
  swatch_data: Maybe<SwatchData>;
};

/** An option of a filter that has a swatch, in the older form. */
export type SwatchLayerFilterItem = LayerFilterItemInterface & SwatchLayerFilterItemInterface & {
  /** Number of products with this value. */
  items_count: Maybe<Scalars['Int']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** The swatch. */
  swatch_data: Maybe<SwatchData>;
  /** Value to filter by. */
  value_string: Maybe<Scalars['String']['output']>;
};

/** A tax of a fixed amount. */
export type FixedProductTax = {
  /** Amount. */
  amount: Maybe<Money>;
  /** Name. */
  label: Maybe<Scalars['String']['output']>;
};

/** A part of a price in the older form. */
export type PriceAdjustment = {
  /** The amount. */
  amount: Maybe<Money>;
  /** Its purpose. */
  code: Maybe<PriceAdjustmentCodesEnum>;
  /** Whether it is within the price. */
  description: Maybe<PriceAdjustmentDescriptionEnum>;
};

/** Purpose of a part of a price. */
export type PriceAdjustmentCodesEnum =
  /** Tax. */
  | 'TAX'
  /** A fee on waste electrical equipment. */
  | 'WEEE'
  /** Tax on that fee. */
  | 'WEEE_TAX';

/** Whether a part is within a price. */
export type PriceAdjustmentDescriptionEnum =
  /** Within. */
  | 'INCLUDED'
  /** Beside. */
  | 'EXCLUDED';

/** The bytes of a picture. */
export type ProductMediaGalleryEntriesContent = {
  /** The bytes in base64. */
  base64_encoded_data: Maybe<Scalars['String']['output']>;
  /** Name of the file. */
  name: Maybe<Scalars['String']['output']>;
  /** Its MIME type. */
  type: Maybe<Scalars['String']['output']>;
};

/** A film of a product at another site. */
export type ProductMediaGalleryEntriesVideoContent = {
  /** external-video. */
  media_type: Maybe<Scalars['String']['output']>;
  /** Its description. */
  video_description: Maybe<Scalars['String']['output']>;
  /** Further facts. */
  video_metadata: Maybe<Scalars['String']['output']>;
  /** Its hosting site. */
  video_provider: Maybe<Scalars['String']['output']>;
  /** Its title. */
  video_title: Maybe<Scalars['String']['output']>;
  /** Its address. */
  video_url: Maybe<Scalars['String']['output']>;
};

/** A film in a gallery; no product has one. */
export type ProductVideo = MediaGalleryInterface & {
  /** True when it is hidden. */
  disabled: Maybe<Scalars['Boolean']['output']>;
  /** Alternative text. */
  label: Maybe<Scalars['String']['output']>;
  /** Order in the gallery. */
  position: Maybe<Scalars['Int']['output']>;
  /** URL of its preview picture. */
  url: Maybe<Scalars['String']['output']>;
  /** The film. */
  video_content: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

/** Why a caller sees no price of a product, and so cannot buy it (an extension of this shop). */
export type HiddenPriceReason =
  /** Customers who sign in see it. */
  | 'SIGN_IN'
  /** The product is sold to approved trade accounts. */
  | 'TRADE'
  /** The product is sold by quote. */
  | 'QUOTE';

/** Sets the guest's email address. */
export type SetGuestEmailOnCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Email address. */
  email: Scalars['String']['input'];
};

/** Result of setting the email address. */
export type SetGuestEmailOnCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** Input of an address. */
export type CartAddressInput = {
  /** Given name. */
  firstname: Scalars['String']['input'];
  /** Family name. */
  lastname: Scalars['String']['input'];
  /** Street lines, two at most. */
  street: Array<InputMaybe<Scalars['String']['input']>>;
  /** City. */
  city: Scalars['String']['input'];
  /** Code of the province or state, such as QC. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Numeric id of the province or state. */
  region_id?: InputMaybe<Scalars['Int']['input']>;
  /** Postal code. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter ISO code of the country. */
  country_code: Scalars['String']['input'];
  /** Telephone. */
  telephone?: InputMaybe<Scalars['String']['input']>;
  /** Title before the name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Middle name. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Suffix of the name. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Fax number. */
  fax?: InputMaybe<Scalars['String']['input']>;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: addresses have no attributes of a merchant. */
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  /** True saves it in the signed-in customer's address book. */
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Sets the shipping address. */
export type SetShippingAddressesOnCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Exactly one address. */
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

/** A shipping address. */
export type ShippingAddressInput = {
  /** The address. */
  address?: InputMaybe<CartAddressInput>;
  /** Or the id of one of the signed-in customer's address book. */
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  /** Note of the shopper. */
  customer_notes?: InputMaybe<Scalars['String']['input']>;
  /** Code of the place of pickup. */
  pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

/** Result of setting the shipping address. */
export type SetShippingAddressesOnCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** Sets the billing address. */
export type SetBillingAddressOnCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The address. */
  billing_address: BillingAddressInput;
};

/** A billing address. */
export type BillingAddressInput = {
  /** The address. */
  address?: InputMaybe<CartAddressInput>;
  /** Or the id of one of the signed-in customer's address book. */
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  /** True takes the shipping address. */
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** True ships there too. */
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of setting the billing address. */
export type SetBillingAddressOnCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** Chooses the way to ship. */
export type SetShippingMethodsOnCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Exactly one method. */
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

/** A way to ship. */
export type ShippingMethodInput = {
  /** Code of the carrier. */
  carrier_code: Scalars['String']['input'];
  /** Code of the method. */
  method_code: Scalars['String']['input'];
};

/** Result of choosing the way to ship. */
export type SetShippingMethodsOnCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** Chooses the payment method. */
export type SetPaymentMethodOnCartInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The method. */
  payment_method: PaymentMethodInput;
};

/** A payment method. */
export type PaymentMethodInput = {
  /** Code. */
  code: Scalars['String']['input'];
  /** Purchase order number. */
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
  /** Payment data of Braintree. */
  braintree?: InputMaybe<BraintreeInput>;
  /** A card saved at Braintree. */
  braintree_cc_vault?: InputMaybe<BraintreeCcVaultInput>;
  /** Payment data of Authorize.Net. */
  authorizenet_acceptjs?: InputMaybe<AuthorizenetInput>;
  /** Payment data of the built-in test gateway. */
  tessera_test?: InputMaybe<TesseraTestPaymentInput>;
};

/** Payment data of Braintree (of Magento's module for it). */
export type BraintreeInput = {
  /** One-time token for the card, created by Braintree's browser library. */
  payment_method_nonce: Scalars['String']['input'];
  /** Whether to save the card; ignored for guests. */
  is_active_payment_token_enabler: Scalars['Boolean']['input'];
  /** Device data of Braintree's browser library. */
  device_data?: InputMaybe<Scalars['String']['input']>;
};

/** A card saved at Braintree for the customer (of Magento's module for it). */
export type BraintreeCcVaultInput = {
  /** Public hash of the card, from `customerPaymentTokens`. */
  public_hash: Scalars['String']['input'];
  /** Device data of Braintree's browser library. */
  device_data?: InputMaybe<Scalars['String']['input']>;
};

/** Payment data of Authorize.Net (of the module that Magento included until 2.4). */
export type AuthorizenetInput = {
  /** The kind of data that Accept.js gave: COMMON.ACCEPT.INAPP.PAYMENT. */
  opaque_data_descriptor: Scalars['String']['input'];
  /** One-time token for the card, created by Accept.js. */
  opaque_data_value: Scalars['String']['input'];
  /** The last four digits of the card; Authorize.Net returns them too. */
  cc_last_4: Scalars['Int']['input'];
};

/** Settings of Accept.js of Authorize.Net (an extension of this shop). */
export type AuthorizeNetAcceptJs = {
  /** API login id of the account. */
  api_login_id: Scalars['String']['output'];
  /** Public client key of the account. */
  client_key: Scalars['String']['output'];
  /** Whether it is the sandbox, where no card is charged. */
  is_sandbox: Scalars['Boolean']['output'];
};

/** Payment data of the built-in test gateway (an extension of this shop). */
export type TesseraTestPaymentInput = {
  /** Token for the card, created by the gateway's browser code; never a card number. */
  payment_method_nonce: Scalars['String']['input'];
};

/** Payment instructions of a method offered for the cart (an extension of this shop). */
export type PaymentInstructions = {
  /** Code of the method. */
  code: Scalars['String']['output'];
  /** The merchant's words in the language of the store view; lines end with a line feed. */
  instructions: Scalars['String']['output'];
};

/** Result of choosing the payment method. */
export type SetPaymentMethodOnCartOutput = {
  /** The cart. */
  cart: Cart;
};

/** Places the order. */
export type PlaceOrderInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
};

/** Result of placing the order. */
export type PlaceOrderOutput = {
  /**
   * The order; null when it could not be placed.
   * @deprecated Use `orderV2`.
   */
  order: Maybe<Order>;
  /** Why the order could not be placed. */
  errors: Array<Maybe<PlaceOrderError>>;
  /** The order in full; null when it could not be placed. */
  orderV2: Maybe<CustomerOrder>;
};

/** A placed order in the older form. */
export type Order = {
  /** Order number, nine digits. */
  order_number: Scalars['String']['output'];
  /**
   * Order number again.
   * @deprecated Use `order_number`.
   */
  order_id: Maybe<Scalars['String']['output']>;
};

/** Why an order could not be placed. */
export type PlaceOrderError = {
  /** Kind of problem. */
  code: PlaceOrderErrorCodes;
  /** Explanation. */
  message: Scalars['String']['output'];
  /** Current total, if the header X-Expected-Total has another one (an extension of this shop). */
  total: Maybe<Money>;
};

/** Kinds of problems when placing an order. */
export type PlaceOrderErrorCodes =
  /** The cart is unknown. */
  | 'CART_NOT_FOUND'
  /** The cart was ordered already. */
  | 'CART_NOT_ACTIVE'
  /** The guest gave no email address. */
  | 'GUEST_EMAIL_MISSING'
  /** The order could not be placed. */
  | 'UNABLE_TO_PLACE_ORDER'
  /** Anything else. */
  | 'UNDEFINED';

/** Input of an estimate, which stores nothing. */
export type EstimateTotalsInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Address of the delivery. */
  address: EstimateAddressInput;
  /** Way to ship. */
  shipping_method?: InputMaybe<ShippingMethodInput>;
};

/** An address for an estimate. */
export type EstimateAddressInput = {
  /** Two-letter ISO code. */
  country_code: CountryCodeEnum;
  /** Postal code. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Province or state. */
  region?: InputMaybe<CustomerAddressRegionInput>;
};

/** A province or state by code, id or name. */
export type CustomerAddressRegionInput = {
  /** Name. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Code. */
  region_code?: InputMaybe<Scalars['String']['input']>;
  /** Numeric id. */
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

/** A placed order as the receipt shows it (an extension of this shop). For 24 hours its customer may read it, or the guest's browser, which has its key in the cookie `receipt`. */
export type PlacedOrder = {
  /** Id as payment-information returns it: the order number. */
  id: Scalars['ID']['output'];
  /** Order number, nine digits. */
  number: Scalars['String']['output'];
  /** When it was placed, ISO 8601 UTC. */
  placed_at: Scalars['String']['output'];
  /** Email address of the confirmation. */
  email: Scalars['String']['output'];
  /** Shipping address. */
  shipping_address: PlacedOrderAddress;
  /** Name of the way to ship, in the language of the store view. */
  shipping_title: Scalars['String']['output'];
  /** True if nothing is shipped. The address is then the billing address. */
  is_virtual: Scalars['Boolean']['output'];
  /** Code of the carrier. */
  carrier_code: Scalars['String']['output'];
  /** Arrival or pickup date as shown when the order was placed; null if none was shown. */
  delivery: Maybe<DeliveryWindow>;
  /** True if items ship only after payment. */
  awaits_payment: Scalars['Boolean']['output'];
  /** True when it is picked up at a showroom. */
  is_pickup: Scalars['Boolean']['output'];
  /** Address and opening hours of the pickup location, line by line, in the language of the store view; empty unless it is picked up. */
  pickup_place: Array<Scalars['String']['output']>;
  /** Name of the payment method with the last digits of a card, in the language of the store view. */
  payment_title: Scalars['String']['output'];
  /** Name of the payment method alone, in the language of the store view. */
  payment_method_title: Scalars['String']['output'];
  /** The merchant's payment instructions; null if nothing is due. */
  payment_instructions: Maybe<Scalars['String']['output']>;
  /** Code of the payment method. */
  payment_method_code: Scalars['String']['output'];
  /** Lines. */
  items: Array<PlacedOrderItem>;
  /** Lines without tax. */
  subtotal: Money;
  /** Lines with their tax, without the tax on shipping. */
  subtotal_including_tax: Money;
  /** Shipping before discounts, with tax if the shop's prices contain it. */
  shipping_amount: Money;
  /** Discounts of items and shipping. */
  discounts: Array<Discount>;
  /** Taxes, one entry each. */
  taxes: Array<CartTaxItem>;
  /** The total. */
  grand_total: Money;
  /** Arrival or pickup date of the second shipment; null without one. */
  later_delivery: Maybe<DeliveryWindow>;
};

/** Shipping address of a placed order (an extension of this shop). */
export type PlacedOrderAddress = {
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Company. */
  company: Maybe<Scalars['String']['output']>;
  /** Street lines. */
  street: Array<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** Code of the province or state. */
  region_code: Maybe<Scalars['String']['output']>;
  /** Name of the province or state, in the language of the store view. */
  region: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  postcode: Maybe<Scalars['String']['output']>;
  /** Two-letter ISO code. */
  country_id: Scalars['String']['output'];
  /** Telephone. */
  telephone: Maybe<Scalars['String']['output']>;
};

/** A line of a placed order (an extension of this shop). */
export type PlacedOrderItem = {
  /** Sku bought. */
  sku: Scalars['String']['output'];
  /** Name at the time. */
  name: Scalars['String']['output'];
  /** Selected options, such as 12 × 24 in, and production lots, such as Lot A2314. */
  options: Array<Scalars['String']['output']>;
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** The line before discounts, with tax if the shop's prices contain it. */
  row_total: Money;
  /** Discount, positive. */
  discount: Money;
  /** Address of its picture. */
  image: Maybe<Scalars['String']['output']>;
};

/** A question about the delivery location of freight. */
export type SiteAccessQuestion = {
  /** One of stairs, liftgate, residential, appointment, call_ahead. */
  code: Scalars['String']['output'];
  /** The statement that is agreed to, in the language of the store view. */
  label: Scalars['String']['output'];
  /** Its surcharge on freight, as the price of a shipping method. */
  price: Money;
  /** Whether the method is selected for this cart. */
  is_chosen: Scalars['Boolean']['output'];
};

/** Days as YYYY-MM-DD, the first and the last; of a pickup the same. */
export type DeliveryWindow = {
  /** First day. */
  from: Scalars['String']['output'];
  /** Last day. */
  to: Scalars['String']['output'];
};

/** Delivery dates of a shipping method, if ordered now. */
export type CartDelivery = {
  /** Code of the carrier. */
  carrier_code: Scalars['String']['output'];
  /** Code of its method. */
  method_code: Scalars['String']['output'];
  /** First and last day of arrival, or the day it is ready for pickup. */
  delivery: DeliveryWindow;
  /** The dates of the second of two shipments; null for one. */
  later: Maybe<DeliveryWindow>;
};

/** Way of shipping of a cart line (an extension of this shop). */
export type CartLineGroup =
  /** In a parcel. */
  | 'PARCEL'
  /** On a pallet. */
  | 'PALLET'
  /** On the rack of a truck for slabs. */
  | 'SLAB_TRUCK'
  /** It is picked up. */
  | 'PICKUP';

/** Shipping date of a cart line (an extension of this shop). */
export type CartLineDelivery = {
  /** Uid of the line. */
  uid: Scalars['ID']['output'];
  /** Its way of shipping; null if it is not shipped. */
  group: Maybe<CartLineGroup>;
  /** Business days from payment to shipping or readiness for pickup; null if unknown, or if stock is insufficient. */
  leaves_in: Maybe<Scalars['Int']['output']>;
  /** Usual days until it is restocked; null if unknown, or if stock is sufficient. */
  lead_time_days: Maybe<Scalars['Int']['output']>;
  /** Selling units by production lot if ordered now, one entry per lot. Empty if its lots are not tracked, or if stock is insufficient. */
  lots: Array<Scalars['Int']['output']>;
  /** Whether all units are from lots of the customer's earlier orders; null if they have not ordered it, or if its lots are not tracked. */
  is_earlier_lot: Maybe<Scalars['Boolean']['output']>;
  /** All of this as text in the store view's language, or null. */
  words: Maybe<Scalars['String']['output']>;
  /** Units not in stock yet, which come later. */
  later_units: Scalars['Int']['output'];
};

/** Answers about the delivery location. */
export type SetSiteAccessInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Codes of the answers that apply; they replace all earlier ones. */
  access: Array<Scalars['String']['input']>;
};

/** A cart as it would be. */
export type EstimateTotalsOutput = {
  /** The cart with the totals. */
  cart: Maybe<Cart>;
};

/** Terms to agree to at checkout. */
export type CheckoutAgreement = {
  /** Numeric id. */
  agreement_id: Scalars['Int']['output'];
  /** Text of the checkbox. */
  checkbox_text: Scalars['String']['output'];
  /** The terms. */
  content: Scalars['String']['output'];
  /** Height of the box that shows them. */
  content_height: Maybe<Scalars['String']['output']>;
  /** True when the terms are HTML. */
  is_html: Scalars['Boolean']['output'];
  /** Whether placing an order implies agreement. */
  mode: CheckoutAgreementMode;
  /** Name. */
  name: Scalars['String']['output'];
};

/** How agreements are accepted. */
export type CheckoutAgreementMode =
  /** Accepted by ordering. */
  | 'AUTO'
  /** Accepted by a checkbox. */
  | 'MANUAL';

/** A pickup location: a showroom. */
export type PickupLocation = {
  /** Code, as in a shipping address. */
  pickup_location_code: Maybe<Scalars['String']['output']>;
  /** Name, in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Its description. */
  description: Maybe<Scalars['String']['output']>;
  /** Always null. */
  contact_name: Maybe<Scalars['String']['output']>;
  /** Address to write to. */
  email: Maybe<Scalars['String']['output']>;
  /** Always null. */
  fax: Maybe<Scalars['String']['output']>;
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  street: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Province or state, in the language of the store view. */
  region: Maybe<Scalars['String']['output']>;
  /** Id in Magento. */
  region_id: Maybe<Scalars['Int']['output']>;
  /** Postal code. */
  postcode: Maybe<Scalars['String']['output']>;
  /** ISO code of the country. */
  country_id: Maybe<Scalars['String']['output']>;
  /** Degrees north. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Degrees east. */
  longitude: Maybe<Scalars['Float']['output']>;
};

/** Places of pickup, page by page. */
export type PickupLocations = {
  /** Items of the page. */
  items: Maybe<Array<Maybe<PickupLocation>>>;
  /** Paging. */
  page_info: Maybe<SearchResultPageInfo>;
  /** Number of places. */
  total_count: Maybe<Scalars['Int']['output']>;
};

/** Area to search for pickup locations. */
export type AreaInput = {
  /** Kilometres around it. */
  radius: Scalars['Int']['input'];
  /** City or postal code of a showroom, with the country: `Laval:CA`. */
  search_term: Scalars['String']['input'];
};

/** Conditions that all hold, in Magento's words; texts are compared without case. */
export type FilterTypeInput = {
  /** Equal. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** One of a list within the text. */
  finset?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Not less. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Greater. */
  gt?: InputMaybe<Scalars['String']['input']>;
  /** Not less. */
  gteq?: InputMaybe<Scalars['String']['input']>;
  /** One of these. */
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Like this, `%` for anything. */
  like?: InputMaybe<Scalars['String']['input']>;
  /** Less. */
  lt?: InputMaybe<Scalars['String']['input']>;
  /** Not greater. */
  lteq?: InputMaybe<Scalars['String']['input']>;
  /** Not less. */
  moreq?: InputMaybe<Scalars['String']['input']>;
  /** Not equal. */
  neq?: InputMaybe<Scalars['String']['input']>;
  /** None of these. */
  nin?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Has a value. */
  notnull?: InputMaybe<Scalars['String']['input']>;
  /** Has none. */
  null?: InputMaybe<Scalars['String']['input']>;
  /** Not greater. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** Filter of pickup locations. */
export type PickupLocationFilterInput = {
  /** City. */
  city?: InputMaybe<FilterTypeInput>;
  /** ISO code of the country. */
  country_id?: InputMaybe<FilterTypeInput>;
  /** Name. */
  name?: InputMaybe<FilterTypeInput>;
  /** Code. */
  pickup_location_code?: InputMaybe<FilterTypeInput>;
  /** Postal code. */
  postcode?: InputMaybe<FilterTypeInput>;
  /** Province or state. */
  region?: InputMaybe<FilterTypeInput>;
  /** Id in Magento. */
  region_id?: InputMaybe<FilterTypeInput>;
  /** Street. */
  street?: InputMaybe<FilterTypeInput>;
};

/** Sort order; earlier fields take precedence. */
export type PickupLocationSortInput = {
  /** Sorts by city. */
  city?: InputMaybe<SortEnum>;
  /** Sorts by contact name; not available. */
  contact_name?: InputMaybe<SortEnum>;
  /** Sorts by country. */
  country_id?: InputMaybe<SortEnum>;
  /** Sorts by description. */
  description?: InputMaybe<SortEnum>;
  /** Sorts by distance from the requested area. */
  distance?: InputMaybe<SortEnum>;
  /** Sorts by email address. */
  email?: InputMaybe<SortEnum>;
  /** Sorts by fax; not available. */
  fax?: InputMaybe<SortEnum>;
  /** From south to north. */
  latitude?: InputMaybe<SortEnum>;
  /** From west to east. */
  longitude?: InputMaybe<SortEnum>;
  /** Sorts by name. */
  name?: InputMaybe<SortEnum>;
  /** Sorts by telephone. */
  phone?: InputMaybe<SortEnum>;
  /** Sorts by code. */
  pickup_location_code?: InputMaybe<SortEnum>;
  /** Sorts by postal code. */
  postcode?: InputMaybe<SortEnum>;
  /** Sorts by province or state. */
  region?: InputMaybe<SortEnum>;
  /** Sorts by region id. */
  region_id?: InputMaybe<SortEnum>;
  /** Sorts by street. */
  street?: InputMaybe<SortEnum>;
};

/** Items to pick up. */
export type ProductInfoInput = {
  /** Sku. */
  sku: Scalars['String']['input'];
};

/** A content page. */
export type CmsPage = RoutableInterface & {
  /** Identifier, the same in every store view. */
  identifier: Maybe<Scalars['String']['output']>;
  /** Path of the page. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Title. */
  title: Maybe<Scalars['String']['output']>;
  /** Body in Page Builder master format, directives rendered. */
  content: Maybe<Scalars['String']['output']>;
  /** Heading above the body. */
  content_heading: Maybe<Scalars['String']['output']>;
  /** Layout: `1column`, `cms-full-width` and the like. */
  page_layout: Maybe<Scalars['String']['output']>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keywords: Maybe<Scalars['String']['output']>;
  /** Path without leading slash. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
};

/** A piece of content that pages and layouts embed. */
export type CmsBlock = {
  /** Identifier, the same in every store view. */
  identifier: Maybe<Scalars['String']['output']>;
  /** Title for editors. */
  title: Maybe<Scalars['String']['output']>;
  /** Body in Page Builder master format, directives rendered. */
  content: Maybe<Scalars['String']['output']>;
};

/** A list of blocks. */
export type CmsBlocks = {
  /** Blocks in the requested order; null, with an error, if one is unknown. */
  items: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CountryCodeEnum = string;

export type CurrencyEnum = string;

/** Role of a person in their company (of Adobe Commerce). */
export type CompanyRole = {
  /** administrator, buyer, approved_buyer or viewer. */
  id: Scalars['ID']['output'];
  /** Its name in the language of the store view. */
  name: Scalars['String']['output'];
};

/** Roles there are (of Adobe Commerce). */
export type CompanyRoles = {
  /** The roles. */
  items: Array<CompanyRole>;
  /** Total number. */
  total_count: Scalars['Int']['output'];
};

/** A member of a company, as colleagues see them (an extension of this shop: Adobe's is a Customer). */
export type CompanyUser = {
  /** Names them in the mutations. */
  id: Scalars['ID']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Email address. */
  email: Scalars['String']['output'];
  /** Their role. */
  role: CompanyRole;
  /** Maximum order total of a buyer without approval, in the currency of the order; null: unlimited. */
  order_limit: Maybe<Scalars['Float']['output']>;
  /** Whether this person is the caller. */
  is_you: Scalars['Boolean']['output'];
};

/** People of a company (of Adobe Commerce). */
export type CompanyUsers = {
  /** The people, administrators first. */
  items: Array<CompanyUser>;
  /** Total number. */
  total_count: Scalars['Int']['output'];
};

/** A valid invitation that was emailed (an extension of this shop). */
export type CompanyInvitation = {
  /** Names it in cancelCompanyInvitation. */
  id: Scalars['ID']['output'];
  /** Recipient of the email. */
  email: Scalars['String']['output'];
  /** Role after acceptance. */
  role: CompanyRole;
  /** Limit after acceptance. */
  order_limit: Maybe<Scalars['Float']['output']>;
  /** Time when it expires, YYYY-MM-DD HH:MM:SS in UTC. */
  expires_at: Scalars['String']['output'];
};

/** A company with several accounts (of Adobe Commerce). */
export type Company = {
  /** Its number. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Role of the caller. */
  role: CompanyRole;
  /** Maximum order total of the caller without approval; null: unlimited, or none allowed. */
  order_limit: Maybe<Scalars['Float']['output']>;
  /** Roles there are. */
  roles: CompanyRoles;
  /** Its people; for administrators all, for others themselves and the administrators. */
  users: CompanyUsers;
  /** Invitations that are good; for administrators. */
  invitations: Array<CompanyInvitation>;
  /** Orders of the company: all for administrators and viewers, otherwise only the caller's own (an extension of this shop). */
  orders: CustomerOrders;
  /** Buying on account; null where nothing is limited. */
  credit: Maybe<CompanyCredit>;
};


/** A company with several accounts (of Adobe Commerce). */
export type CompanyOrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** An invitation as its recipient sees it (an extension of this shop). */
export type CompanyInvitationOffer = {
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** Whether it was sent to the address of the caller's account. */
  is_for_you: Scalars['Boolean']['output'];
};

/** An open invitation of the customer to a company (an extension of this shop). */
export type CompanyInvitationReceived = {
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** Time when it expires, YYYY-MM-DD HH:MM:SS in UTC. */
  expires_at: Scalars['String']['output'];
};

/** Input of an invitation (of Adobe Commerce). */
export type CompanyUserCreateInput = {
  /** Email address of the invitation. */
  email: Scalars['String']['input'];
  /** The role. */
  role_id: Scalars['ID']['input'];
  /** Maximum order total of a buyer without approval (an extension of this shop). */
  order_limit?: InputMaybe<Scalars['Float']['input']>;
};

/** Changes of a company member (of Adobe Commerce). */
export type CompanyUserUpdateInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** The role. */
  role_id: Scalars['ID']['input'];
  /** Maximum order total of a buyer without approval; unlimited by default (an extension of this shop). */
  order_limit?: InputMaybe<Scalars['Float']['input']>;
};

/** An invitation to accept (of Adobe Commerce). */
export type CompanyInvitationInput = {
  /** The token of the mailed link. */
  code: Scalars['String']['input'];
};

/** Result of an invitation. */
export type CreateCompanyUserOutput = {
  /** The company after the change. */
  company: Company;
};

/** Result of the change. */
export type UpdateCompanyUserOutput = {
  /** The company after the change. */
  company: Company;
};

/** Result of the removal (of Adobe Commerce). */
export type DeleteCompanyUserOutput = {
  /** True: whatever hinders it is an error. */
  success: Scalars['Boolean']['output'];
};

/** After an invitation was accepted (of Adobe Commerce). */
export type CompanyInvitationOutput = {
  /** True: whatever hinders it is an error. */
  success: Maybe<Scalars['Boolean']['output']>;
};

/** A list of products to compare, and the compared attributes. */
export type CompareList = {
  /** Id of the list; anyone who knows it may use a guest's list. */
  uid: Scalars['ID']['output'];
  /** Products that can be opened now. */
  item_count: Scalars['Int']['output'];
  /** Compared attributes, in order. */
  attributes: Maybe<Array<Maybe<ComparableAttribute>>>;
  /** The products, in the order in which they were added. */
  items: Maybe<Array<Maybe<ComparableItem>>>;
};

/** A compared attribute. */
export type ComparableAttribute = {
  /** Code of the attribute. */
  code: Scalars['String']['output'];
  /** Its label in the store view. */
  label: Scalars['String']['output'];
};

/** A product of a list. */
export type ComparableItem = {
  /** Id of the product: a number as text. */
  uid: Scalars['ID']['output'];
  /** The product. */
  product: ProductInterface;
  /** Its values, in the order of the list's attributes. */
  attributes: Array<Maybe<ProductAttribute>>;
};

/** A value that a product is compared by. */
export type ProductAttribute = {
  /** Code of the attribute. */
  code: Scalars['String']['output'];
  /** The displayed value, or a text of the store view if the product has none. */
  value: Scalars['String']['output'];
};

/** A new list. */
export type CreateCompareListInput = {
  /** Ids of its first products. */
  products?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

/** Products for a list. */
export type AddProductsToCompareListInput = {
  /** Id of the list. */
  uid: Scalars['ID']['input'];
  /** Ids of the products: numbers or uids. Products without a page are skipped. */
  products: Array<InputMaybe<Scalars['ID']['input']>>;
};

/** Products that leave a list. */
export type RemoveProductsFromCompareListInput = {
  /** Id of the list. */
  uid: Scalars['ID']['input'];
  /** Ids of the products: numbers or uids. */
  products: Array<InputMaybe<Scalars['ID']['input']>>;
};

/** Whether a list was deleted. */
export type DeleteCompareListOutput = {
  /** False if there was none. */
  result: Scalars['Boolean']['output'];
};

/** A guest's list that is a customer's now. */
export type AssignCompareListToCustomerOutput = {
  /** True: the list is the customer's. */
  result: Scalars['Boolean']['output'];
  /** The customer's list with the products of both lists. */
  compare_list: Maybe<CompareList>;
};

/** A message to the shop. The rules of every field are in contract/contact.ts. */
export type ContactUsInput = {
  /** The shopper's message. */
  comment: Scalars['String']['input'];
  /** Email address for the acknowledgement and the response. */
  email: Scalars['String']['input'];
  /** Name of the shopper. */
  name: Scalars['String']['input'];
  /** Telephone number. */
  telephone?: InputMaybe<Scalars['String']['input']>;
  /** Its topic: advice, order, delivery, sample, trade or other (an extension of this shop). */
  topic?: InputMaybe<Scalars['String']['input']>;
  /** Number of the order it is about (an extension of this shop). */
  order_number?: InputMaybe<Scalars['String']['input']>;
  /** SKU of the product it is about (an extension of this shop). */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens (an extension of this shop). */
  request_id?: InputMaybe<Scalars['String']['input']>;
  /** No person fills it in (an extension of this shop). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of a message to the shop. */
export type ContactUsOutput = {
  /** True if it was stored. */
  status: Scalars['Boolean']['output'];
};

/** A message that a customer sent while signed in (an extension of this shop). */
export type CustomerMessage = {
  /** Time, YYYY-MM-DD HH:MM:SS in UTC. */
  sent_at: Scalars['String']['output'];
  /** Its topic. */
  topic: Scalars['String']['output'];
  /** The message. */
  comment: Scalars['String']['output'];
  /** Telephone number. */
  telephone: Maybe<Scalars['String']['output']>;
  /** Order number. */
  order_number: Maybe<Scalars['String']['output']>;
  /** SKU of the product. */
  sku: Maybe<Scalars['String']['output']>;
};

/** Confirmation status of an account's email address. */
export type ConfirmationStatusEnum =
  /** A link emailed to the address was opened. */
  | 'ACCOUNT_CONFIRMED'
  /** Nothing is proved, and the account may be used all the same. */
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED';

/** The proof of an email address. */
export type ConfirmEmailInput = {
  /** Email address that received the link. */
  email: Scalars['String']['input'];
  /** From the link. */
  confirmation_key: Scalars['String']['input'];
};

/** A sign-in that has not expired (an extension of this shop). */
export type CustomerSession = {
  /** Id by which it is ended. */
  id: Scalars['ID']['output'];
  /** Time when it began, ISO 8601 in UTC. */
  created_at: Scalars['String']['output'];
  /** Time when it expires, ISO 8601 in UTC. */
  expires_at: Scalars['String']['output'];
  /** When it was last used, to the minute, ISO 8601 in UTC. */
  last_seen_at: Scalars['String']['output'];
  /** Browser, such as Firefox; null if unknown. */
  browser: Maybe<Scalars['String']['output']>;
  /** Operating system, such as Windows; null if unknown. */
  system: Maybe<Scalars['String']['output']>;
  /** True for the caller's own session. */
  is_current: Scalars['Boolean']['output'];
};

/** Account data that can be changed without the password. */
export type CustomerUpdateInput = {
  /** First name. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Subscribes to the newsletter or unsubscribes. To record the consent, use `subscribeToNewsletter` with the account's address. */
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Title before the name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Middle name. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Suffix of the name. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, in the older form. */
  dob?: InputMaybe<Scalars['String']['input']>;
  /** 1 male, 2 female, 3 not specified. */
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** Tax number. */
  taxvat?: InputMaybe<Scalars['String']['input']>;
  /** Attributes of the merchant; this shop has none and ignores them. */
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
};

/** Input of a new account. */
export type CustomerCreateInput = {
  /** Email address; one account a website. */
  email: Scalars['String']['input'];
  /** First name. */
  firstname: Scalars['String']['input'];
  /** Last name. */
  lastname: Scalars['String']['input'];
  /** At least 8 characters of three classes: lower case, upper case, digits, others. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Title before the name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Middle name. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Suffix of the name. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, in the older form. */
  dob?: InputMaybe<Scalars['String']['input']>;
  /** 1 male, 2 female, 3 not specified. */
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** Tax number. */
  taxvat?: InputMaybe<Scalars['String']['input']>;
  /** True subscribes to the newsletter. */
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Attributes of the merchant; this shop has none and ignores them. */
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
};

/** The created account. */
export type CustomerOutput = {
  /** The account. */
  customer: Customer;
};

/** A sign-in. */
export type CustomerToken = {
  /** Opaque text for `Authorization: Bearer`, good for an hour. */
  token: Maybe<Scalars['String']['output']>;
  /** Seconds for which the token is good. */
  customer_token_lifetime: Maybe<Scalars['Int']['output']>;
};

/** The end of a sign-in. */
export type RevokeCustomerTokenOutput = {
  /** True when the tokens are void. */
  result: Scalars['Boolean']['output'];
};

/** Whether an address may be used for a new account. */
export type IsEmailAvailableOutput = {
  /** True for every well-formed address, so that it does not reveal accounts. */
  is_email_available: Maybe<Scalars['Boolean']['output']>;
};

/** A group of customers. */
export type CustomerGroup = {
  /** Name. */
  name: Maybe<Scalars['String']['output']>;
};

/** Addresses by page. */
export type CustomerAddresses = {
  /** Addresses of the page. */
  items: Maybe<Array<Maybe<CustomerAddress>>>;
  /** Paging. */
  page_info: Maybe<SearchResultPageInfo>;
  /** Number of addresses. */
  total_count: Maybe<Scalars['Int']['output']>;
};

/** A person, as older clients make and change an account. */
export type CustomerInput = {
  /** Email address; another one needs the password. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Password: the new account's, or the current one where the address changes. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Subscribes to the newsletter or unsubscribes. */
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Title before the name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Middle name. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Suffix of the name. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, in the older form. */
  dob?: InputMaybe<Scalars['String']['input']>;
  /** 1 male, 2 female, 3 not specified. */
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** Tax number. */
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

/** Where something is delivered (an extension of this shop). */
export type DeliveryPlaceInput = {
  /** Two-letter ISO code of the country. */
  country_code: Scalars['String']['input'];
  /** Postal code. */
  postcode: Scalars['String']['input'];
};

/** A way of delivery to a postal code, with price and dates if ordered now (an extension of this shop). */
export type DeliveryWay = {
  /** Code of the carrier. */
  carrier_code: Scalars['String']['output'];
  /** Title of the carrier. */
  carrier_title: Scalars['String']['output'];
  /** Code of the method. */
  method_code: Scalars['String']['output'];
  /** Title of the method; of a pickup the name of the showroom. */
  method_title: Scalars['String']['output'];
  /** Price, as in the list of shipping methods at checkout. */
  amount: Money;
  /** Total of an order with this delivery, as in the checkout: products, delivery and taxes. Null for pickups and if the delivery is not available. */
  total: Maybe<Money>;
  /** False if it cannot be chosen. */
  available: Scalars['Boolean']['output'];
  /** Why it cannot be chosen, in the language of the store view; otherwise empty. */
  error_message: Scalars['String']['output'];
  /** First and last day on which everything may arrive, or the day it is ready for pickup; null if unknown. */
  delivery: Maybe<DeliveryWindow>;
  /** Days of the units in stock if they ship first; null if everything ships at once. */
  first_delivery: Maybe<DeliveryWindow>;
};

/** Feedback of a visitor (an extension of this shop). The type determines the required fields. */
export type FeedbackInput = {
  /** website, product, showroom or general_feedback. */
  feedback_type: Scalars['String']['input'];
  /** Its topic. */
  feedback_on?: InputMaybe<Scalars['String']['input']>;
  /** In the visitor's own words. */
  feedback_text?: InputMaybe<Scalars['String']['input']>;
  /** Why they came. */
  main_reason_visit?: InputMaybe<Scalars['String']['input']>;
  /** Whether they reached their goal: yes, partly or no. */
  objective_achieved?: InputMaybe<Scalars['String']['input']>;
  /** From 1, very bad, to 5, excellent. */
  overall_experience_rate?: InputMaybe<Scalars['String']['input']>;
  /** yes or no: whether it is about one product. */
  product_is_specific?: InputMaybe<Scalars['String']['input']>;
  /** Name of the product. */
  product_name?: InputMaybe<Scalars['String']['input']>;
  /** City of the showroom. */
  showroom_city?: InputMaybe<Scalars['String']['input']>;
  /** Name of the visitor. For accounts, the account's name is used. */
  user_fullname: Scalars['String']['input'];
  /** Email address of the visitor. For accounts, the account's address is used. */
  user_email: Scalars['String']['input'];
  /** Telephone number, valid in the country of the store view. */
  user_phone: Scalars['String']['input'];
};

/** The outcome of a submission (an extension of this shop). */
export type FeedbackOutput = {
  /** Message for the visitor. */
  message: Maybe<Scalars['String']['output']>;
  /** True if it was stored. */
  status: Maybe<Scalars['Boolean']['output']>;
};

/** Feedback of a signed-in customer (an extension of this shop). */
export type CustomerFeedback = {
  /** Time, YYYY-MM-DD HH:MM:SS in UTC. */
  sent_at: Scalars['String']['output'];
  /** website, product, showroom or general_feedback. */
  feedback_type: Scalars['String']['output'];
  /** In their words. */
  feedback_text: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  user_phone: Scalars['String']['output'];
  /** City of the showroom. */
  showroom_city: Maybe<Scalars['String']['output']>;
  /** Name of the product. */
  product_name: Maybe<Scalars['String']['output']>;
};

/** Role of a product in a tile job (an extension of this shop). */
export type JobRole =
  /** Fills the joints. */
  | 'GROUT'
  /** Bonds the tile. */
  | 'MORTAR'
  /** Waterproofs the ground below the tile. */
  | 'MEMBRANE'
  /** Holds the joints open. */
  | 'SPACER'
  /** Protects natural stone. */
  | 'SEALER'
  /** Finishes an edge of the tile. */
  | 'TRIM';

/** Area covered by a unit of mortar that is spread with a notched trowel (an extension of this shop). */
export type TrowelCoverage = {
  /** Depth of the notch, in millimetres. */
  trowel_mm: Scalars['Int']['output'];
  /** Covered area, in square feet. */
  covers_sq_ft: Scalars['Float']['output'];
};

/** A product for a tile job, with the data that amounts are computed from (an extension of this shop). */
export type JobMaterial = {
  /** Its role. */
  role: JobRole;
  /** The product; its price and stock are per selling unit. */
  product: ProductInterface;
  /** SKU of the configurable product that it is a variant of; null for others. */
  parent_sku: Maybe<Scalars['String']['output']>;
  /** Colour of a grout, as #rrggbb. */
  color: Maybe<Scalars['String']['output']>;
  /** Volume of joints that a unit of grout fills, in litres. */
  fills_litres: Maybe<Scalars['Float']['output']>;
  /** Coverage of a mortar by trowel; empty for others. */
  trowels: Array<TrowelCoverage>;
  /** Area covered by a unit of membrane, or by one coat of a unit of sealer, in square feet. */
  covers_sq_ft: Maybe<Scalars['Float']['output']>;
  /** Width of a roll of membrane, or of the joint of a spacer, in millimetres. */
  width_mm: Maybe<Scalars['Float']['output']>;
  /** Length of a trim, in millimetres. */
  length_mm: Maybe<Scalars['Float']['output']>;
  /** Pieces in a unit of spacers. */
  pieces: Maybe<Scalars['Int']['output']>;
};

/** Products for setting one tile (an extension of this shop). */
export type JobMaterials = {
  /** Whether the tile is natural stone, which is sealed before grouting. */
  is_stone: Scalars['Boolean']['output'];
  /** Whether the tile is a mosaic on sheets. */
  is_mosaic: Scalars['Boolean']['output'];
  /** Products the shop sells for the job, in the order of the catalogue; empty if it sells none. */
  items: Array<JobMaterial>;
};

/** Stock of a product, and the day when more arrives (an extension of this shop). */
export type ProductSupply = {
  /** Its SKU, in the shop's spelling. */
  sku: Scalars['String']['output'];
  /** Units in stock that can be ordered now. */
  quantity: Scalars['Int']['output'];
  /** Units of its largest production lot; null if its lots are not tracked. */
  largest_lot: Maybe<Scalars['Int']['output']>;
  /** Days until further units arrive; null if it cannot be ordered beyond the stock. */
  later_days: Maybe<Scalars['Int']['output']>;
  /** The day further units are expected, YYYY-MM-DD; null if it cannot be ordered beyond the stock. */
  later_on: Maybe<Scalars['String']['output']>;
};

/** Number of shipments of an order of which a part is not in stock yet (an extension of this shop). */
export type OrderShipments =
  /** One shipment, when everything is in stock. */
  | 'TOGETHER'
  /** Two shipments: units in stock first, the others later. */
  | 'APART';

/** Shipments of a cart of which a part is not in stock yet (an extension of this shop). */
export type CartShipments = {
  /** The chosen number of shipments. */
  shipments: OrderShipments;
  /** False if nothing is in stock, so that there is one shipment. */
  is_choice: Scalars['Boolean']['output'];
  /** Units not in stock yet. */
  later_units: Scalars['Int']['output'];
  /** The day the last of them is expected, YYYY-MM-DD. */
  later_on: Scalars['String']['output'];
  /** Whether two shipments cost as much as one. */
  is_one_price: Scalars['Boolean']['output'];
  /** Part of the price of the chosen shipping method for the second shipment, which is refunded if it is canceled before it leaves; null if both have one price. */
  later_shipping: Maybe<Money>;
};

/** Units that were not in stock when an order was placed (an extension of this shop). */
export type LaterUnits = {
  /** Their number. */
  quantity: Scalars['Int']['output'];
  /** Units not in stock yet. */
  awaited: Scalars['Int']['output'];
  /** The day promised for them, YYYY-MM-DD. */
  on: Scalars['String']['output'];
};

/** The number of shipments of a cart (an extension of this shop). */
export type SetShipmentsInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** One shipment or two. */
  shipments: OrderShipments;
};

/** A line of an order. */
export type OrderItemInterface = {
  /** Units that were not in stock; null if all were (an extension of this shop). */
  later: Maybe<LaterUnits>;
  /** Production lots in shipping order; empty if lots are not tracked (an extension of this shop). */
  lots: Array<ProductionLot>;
  /** Selling units on invoices. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Selling units given back. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Selling units canceled. */
  quantity_canceled: Maybe<Scalars['Float']['output']>;
  /** Selling units received as returns. */
  quantity_returned: Maybe<Scalars['Float']['output']>;
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The product of the catalogue, the configurable one of a variant; null when it is no longer sold. */
  product: Maybe<ProductInterface>;
  /** Name at the time of the order; for a variant, the name of its configurable product. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** simple or configurable. */
  product_type: Maybe<Scalars['String']['output']>;
  /** Last part of the product's address; null when it is no longer sold. */
  product_url_key: Maybe<Scalars['String']['output']>;
  /** One unit without tax. */
  product_sale_price: Money;
  /** The selection. */
  selected_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Status of the line in the store view's language. */
  status: Maybe<Scalars['String']['output']>;
  /** Selling units bought. */
  quantity_ordered: Maybe<Scalars['Float']['output']>;
  /** Selling units on their way or handed over. */
  quantity_shipped: Maybe<Scalars['Float']['output']>;
  /** Reductions of the line. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Entered values of the product's options. */
  entered_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Prices of the line. */
  prices: Maybe<OrderItemPrices>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** A line of a simple product. */
export type OrderItem = OrderItemInterface & {
  /** Units that were not in stock; null if all were (an extension of this shop). */
  later: Maybe<LaterUnits>;
  /** Production lots in shipping order; empty if lots are not tracked (an extension of this shop). */
  lots: Array<ProductionLot>;
  /** Selling units on invoices. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Selling units given back. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Selling units canceled. */
  quantity_canceled: Maybe<Scalars['Float']['output']>;
  /** Selling units received as returns. */
  quantity_returned: Maybe<Scalars['Float']['output']>;
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The product of the catalogue, the configurable one of a variant; null when it is no longer sold. */
  product: Maybe<ProductInterface>;
  /** Name at the time of the order; for a variant, the name of its configurable product. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** simple or configurable. */
  product_type: Maybe<Scalars['String']['output']>;
  /** Last part of the product's address; null when it is no longer sold. */
  product_url_key: Maybe<Scalars['String']['output']>;
  /** One unit without tax. */
  product_sale_price: Money;
  /** The selection. */
  selected_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Status of the line in the store view's language. */
  status: Maybe<Scalars['String']['output']>;
  /** Selling units bought. */
  quantity_ordered: Maybe<Scalars['Float']['output']>;
  /** Selling units on their way or handed over. */
  quantity_shipped: Maybe<Scalars['Float']['output']>;
  /** Reductions of the line. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Entered values of the product's options. */
  entered_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Prices of the line. */
  prices: Maybe<OrderItemPrices>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** A line of a variant. */
export type ConfigurableOrderItem = OrderItemInterface & {
  /** Units that were not in stock; null if all were (an extension of this shop). */
  later: Maybe<LaterUnits>;
  /** Production lots in shipping order; empty if lots are not tracked (an extension of this shop). */
  lots: Array<ProductionLot>;
  /** Selling units on invoices. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Selling units given back. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Selling units canceled. */
  quantity_canceled: Maybe<Scalars['Float']['output']>;
  /** Selling units received as returns. */
  quantity_returned: Maybe<Scalars['Float']['output']>;
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The product of the catalogue, the configurable one of a variant; null when it is no longer sold. */
  product: Maybe<ProductInterface>;
  /** Name at the time of the order; for a variant, the name of its configurable product. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** simple or configurable. */
  product_type: Maybe<Scalars['String']['output']>;
  /** Last part of the product's address; null when it is no longer sold. */
  product_url_key: Maybe<Scalars['String']['output']>;
  /** One unit without tax. */
  product_sale_price: Money;
  /** The selection. */
  selected_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Status of the line in the store view's language. */
  status: Maybe<Scalars['String']['output']>;
  /** Selling units bought. */
  quantity_ordered: Maybe<Scalars['Float']['output']>;
  /** Selling units on their way or handed over. */
  quantity_shipped: Maybe<Scalars['Float']['output']>;
  /** Reductions of the line. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Sku of the configurable product. */
  parent_sku: Maybe<Scalars['String']['output']>;
  /** Entered values of the product's options. */
  entered_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Prices of the line. */
  prices: Maybe<OrderItemPrices>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** A bundle of an order. */
export type BundleOrderItem = OrderItemInterface & {
  /** Units that were not in stock; null if all were (an extension of this shop). */
  later: Maybe<LaterUnits>;
  /** Production lots in shipping order; empty if lots are not tracked (an extension of this shop). */
  lots: Array<ProductionLot>;
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The product of the catalogue, the configurable one of a variant; null when it is no longer sold. */
  product: Maybe<ProductInterface>;
  /** Name at the time of the order; for a variant, the name of its configurable product. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** simple or configurable. */
  product_type: Maybe<Scalars['String']['output']>;
  /** Last part of the product's address; null when it is no longer sold. */
  product_url_key: Maybe<Scalars['String']['output']>;
  /** One unit without tax. */
  product_sale_price: Money;
  /** The selection. */
  selected_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Status of the line in the store view's language. */
  status: Maybe<Scalars['String']['output']>;
  /** Selling units bought. */
  quantity_ordered: Maybe<Scalars['Float']['output']>;
  /** Selling units on their way or handed over. */
  quantity_shipped: Maybe<Scalars['Float']['output']>;
  /** Reductions of the line. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Sku of the configurable product. */
  parent_sku: Maybe<Scalars['String']['output']>;
  /** Entered values of the product's options. */
  entered_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Prices of the line. */
  prices: Maybe<OrderItemPrices>;
  /** The selection. */
  bundle_options: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  /** Units canceled. */
  quantity_canceled: Maybe<Scalars['Float']['output']>;
  /** Selling units received as returns. */
  quantity_returned: Maybe<Scalars['Float']['output']>;
  /** Units on invoices. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Units given back. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** Files of an order. */
export type DownloadableOrderItem = OrderItemInterface & {
  /** Units that were not in stock; null if all were (an extension of this shop). */
  later: Maybe<LaterUnits>;
  /** Production lots in shipping order; empty if lots are not tracked (an extension of this shop). */
  lots: Array<ProductionLot>;
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The product of the catalogue, the configurable one of a variant; null when it is no longer sold. */
  product: Maybe<ProductInterface>;
  /** Name at the time of the order; for a variant, the name of its configurable product. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** simple or configurable. */
  product_type: Maybe<Scalars['String']['output']>;
  /** Last part of the product's address; null when it is no longer sold. */
  product_url_key: Maybe<Scalars['String']['output']>;
  /** One unit without tax. */
  product_sale_price: Money;
  /** The selection. */
  selected_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Status of the line in the store view's language. */
  status: Maybe<Scalars['String']['output']>;
  /** Selling units bought. */
  quantity_ordered: Maybe<Scalars['Float']['output']>;
  /** Selling units on their way or handed over. */
  quantity_shipped: Maybe<Scalars['Float']['output']>;
  /** Reductions of the line. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Entered values of the product's options. */
  entered_options: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Prices of the line. */
  prices: Maybe<OrderItemPrices>;
  /** Purchased files. */
  downloadable_links: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  /** Units canceled. */
  quantity_canceled: Maybe<Scalars['Float']['output']>;
  /** Selling units received as returns. */
  quantity_returned: Maybe<Scalars['Float']['output']>;
  /** Units on invoices. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Units given back. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** An order as its customer sees it. */
export type CustomerOrder = {
  /** Whether its customer can cancel the units not in stock yet (an extension of this shop). */
  can_cancel_later: Scalars['Boolean']['output'];
  /** Arrival or pickup date of the second shipment as shown when the order was placed; null without one (an extension of this shop). */
  later_delivery: Maybe<DeliveryWindow>;
  /** Part of the price of shipping for the second shipment, which is refunded if it is canceled before it leaves; 0 if both have one price, null without a second shipment (an extension of this shop). */
  later_shipping: Maybe<Money>;
  /** Invoices of items and shipping. */
  invoices: Array<Maybe<Invoice>>;
  /** Credit memos. */
  credit_memos: Maybe<Array<Maybe<CreditMemo>>>;
  /** Remarks of the shop. */
  comments: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** Actions available to its customer. */
  available_actions: Array<Maybe<OrderActionType>>;
  /** Name of its customer. */
  customer_info: OrderCustomerInfo;
  /** Token of this order for `guestOrderByToken`. */
  token: Scalars['String']['output'];
  /** Status changes, beginning with its placement (an extension of this shop). */
  status_changes: Array<OrderStatusChange>;
  /** Whether the order is picked up. `shipping_address` is then the person who picks it up (an extension of this shop). */
  is_pickup: Scalars['Boolean']['output'];
  /** Address and opening hours of the pickup location, line by line, in the language of the store view; empty unless it is picked up (an extension of this shop). */
  pickup_place: Array<Scalars['String']['output']>;
  /** Arrival or pickup date as shown when the order was placed; null if none was shown, and once nothing is outstanding (an extension of this shop). */
  delivery: Maybe<DeliveryWindow>;
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** Order number, nine digits. */
  number: Scalars['String']['output'];
  /** When it was placed, `YYYY-MM-DD HH:MM:SS` UTC. */
  order_date: Scalars['String']['output'];
  /** When its status changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  order_status_change_date: Scalars['String']['output'];
  /** Status in words of the store view's language, such as Processing. */
  status: Scalars['String']['output'];
  /** Magento's code of the state, such as processing. */
  state: Scalars['String']['output'];
  /** Email address of the order. */
  email: Maybe<Scalars['String']['output']>;
  /** Lines; a variant is one. */
  items: Maybe<Array<Maybe<OrderItemInterface>>>;
  /** Sums. */
  total: Maybe<OrderTotal>;
  /** Shipping address. */
  shipping_address: Maybe<OrderAddress>;
  /** Billing address. */
  billing_address: Maybe<OrderAddress>;
  /** Way to ship, in the language of the store view. */
  shipping_method: Maybe<Scalars['String']['output']>;
  /** Code of the carrier. */
  carrier: Maybe<Scalars['String']['output']>;
  /** Payment method. */
  payment_methods: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  /** Parcels that left. */
  shipments: Maybe<Array<Maybe<OrderShipment>>>;
  /** Applied coupons. */
  applied_coupons: Array<Maybe<AppliedCoupon>>;
  /** Always false: everything sold is a thing. */
  is_virtual: Scalars['Boolean']['output'];
  /** When it was placed, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** The total. */
  grand_total: Maybe<Scalars['Float']['output']>;
  /** Number. */
  increment_id: Maybe<Scalars['String']['output']>;
  /** Number. */
  order_number: Scalars['String']['output'];
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** A list of menus. */
export type SnowdogMenus = {
  /** Menus of the store view; null, with an error, where an identifier is unknown. */
  items: Array<Maybe<SnowdogMenu>>;
};

/** A navigation menu in the shape of the Snowdog module. */
export type SnowdogMenu = {
  /** Numeric id. */
  menu_id: Scalars['Int']['output'];
  /** Identifier, one per store view. */
  identifier: Scalars['String']['output'];
  /** Title for editors. */
  title: Scalars['String']['output'];
  /** CSS class. */
  css_class: Maybe<Scalars['String']['output']>;
  /** When it was created, UTC. */
  creation_time: Scalars['String']['output'];
  /** When it was last changed, UTC. */
  update_time: Scalars['String']['output'];
  /** Its entries as a flat list. */
  nodes: Maybe<SnowdogMenuNodes>;
};

/** Entries of a menu. */
export type SnowdogMenuNodes = {
  /** Active entries ordered by level, parent and position. */
  items: Maybe<Array<SnowdogMenuNodeInterface>>;
};

/** Fields of every menu entry. */
export type SnowdogMenuNodeInterface = {
  /** Numeric id. */
  node_id: Scalars['Int']['output'];
  /** Menu it belongs to. */
  menu_id: Scalars['Int']['output'];
  /** category, product, cms_page, cms_block, custom_url or wrapper. */
  type: Scalars['String']['output'];
  /** CSS classes. */
  classes: Maybe<Scalars['String']['output']>;
  /** Entry it hangs under; 0 at the root. */
  parent_id: Maybe<Scalars['Int']['output']>;
  /** Order among its siblings. */
  position: Scalars['Int']['output'];
  /** Depth, 0 at the root. */
  level: Scalars['Int']['output'];
  /** Text of the entry. */
  title: Maybe<Scalars['String']['output']>;
  /** Template of the entry, for other clients. */
  node_template: Maybe<Scalars['String']['output']>;
  /** Template of its submenu, for other clients. */
  submenu_template: Maybe<Scalars['String']['output']>;
  /** When it was created, UTC. */
  creation_time: Scalars['String']['output'];
  /** When it was last changed, UTC. */
  update_time: Scalars['String']['output'];
  /** Address path of the target, or the URL of a custom entry. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Additional data as text, including search parameters as `search_params=…`. */
  additional_data: Maybe<Array<Scalars['String']['output']>>;
  /** Text under the title, for editors and for clients that show it. */
  description: Maybe<Scalars['String']['output']>;
  /** Target of the entry: a path of the store view with its leading slash, or the URL of a custom entry; null without a target. */
  url: Maybe<Scalars['String']['output']>;
  /** True opens a new tab; only for custom entries. */
  target: Scalars['Boolean']['output'];
  /** Active entries under it, in their order. */
  children: Array<SnowdogMenuNodeInterface>;
};

/** An entry with content. */
export type SnowdogMenuNodeContentFieldInterface = {
  /** Id of the category, product or page, identifier of the block, or the URL. */
  content: Maybe<Scalars['String']['output']>;
  /** Added to the URL: the name of a dialog, such as `track-my-order` or `sign-in`, or a query. */
  search_params: Maybe<Scalars['String']['output']>;
};

/** An entry with a picture. */
export type SnowdogMenuNodeImageFieldInterface = {
  /** File of the picture under the media folder of the menu. */
  image: Maybe<Scalars['String']['output']>;
  /** Alternative text of the picture. */
  image_alt_text: Maybe<Scalars['String']['output']>;
};

/** An entry with any URL. */
export type SnowdogMenuCustomUrlNodeInterface = {
  /** True opens a new tab. */
  target: Scalars['Boolean']['output'];
};

/** A category, product or block entry. */
export type SnowdogMenuNode = SnowdogMenuNodeInterface & SnowdogMenuNodeContentFieldInterface & SnowdogMenuNodeImageFieldInterface & {
  /** Numeric id. */
  node_id: Scalars['Int']['output'];
  /** Menu it belongs to. */
  menu_id: Scalars['Int']['output'];
  /** category, product or cms_block. */
  type: Scalars['String']['output'];
  /** CSS classes. */
  classes: Maybe<Scalars['String']['output']>;
  /** Entry it hangs under; 0 at the root. */
  parent_id: Maybe<Scalars['Int']['output']>;
  /** Order among its siblings. */
  position: Scalars['Int']['output'];
  /** Depth, 0 at the root. */
  level: Scalars['Int']['output'];
  /** Text of the entry. */
  title: Maybe<Scalars['String']['output']>;
  /** Template of the entry, for other clients. */
  node_template: Maybe<Scalars['String']['output']>;
  /** Template of its submenu, for other clients. */
  submenu_template: Maybe<Scalars['String']['output']>;
  /** When it was created, UTC. */
  creation_time: Scalars['String']['output'];
  /** When it was last changed, UTC. */
  update_time: Scalars['String']['output'];
  /** Address path of the target. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Additional data as text, including search parameters as `search_params=…`. */
  additional_data: Maybe<Array<Scalars['String']['output']>>;
  /** Text under the title, for editors and for clients that show it. */
  description: Maybe<Scalars['String']['output']>;
  /** Target of the entry: a path of the store view with its leading slash, or the URL of a custom entry; null without a target. */
  url: Maybe<Scalars['String']['output']>;
  /** True opens a new tab; only for custom entries. */
  target: Scalars['Boolean']['output'];
  /** Active entries under it, in their order. */
  children: Array<SnowdogMenuNodeInterface>;
  /** Id of the category or product, or identifier of the block. */
  content: Maybe<Scalars['String']['output']>;
  /** Added to the URL: the name of a dialog, such as `track-my-order` or `sign-in`, or a query. */
  search_params: Maybe<Scalars['String']['output']>;
  /** File of the picture under the media folder of the menu. */
  image: Maybe<Scalars['String']['output']>;
  /** Alternative text of the picture. */
  image_alt_text: Maybe<Scalars['String']['output']>;
};

/** An entry with a content page. */
export type SnowdogMenuCmsPageNode = SnowdogMenuNodeInterface & SnowdogMenuNodeContentFieldInterface & {
  /** Numeric id. */
  node_id: Scalars['Int']['output'];
  /** Menu it belongs to. */
  menu_id: Scalars['Int']['output'];
  /** cms_page. */
  type: Scalars['String']['output'];
  /** CSS classes. */
  classes: Maybe<Scalars['String']['output']>;
  /** Entry it hangs under; 0 at the root. */
  parent_id: Maybe<Scalars['Int']['output']>;
  /** Order among its siblings. */
  position: Scalars['Int']['output'];
  /** Depth, 0 at the root. */
  level: Scalars['Int']['output'];
  /** Text of the entry. */
  title: Maybe<Scalars['String']['output']>;
  /** Template of the entry, for other clients. */
  node_template: Maybe<Scalars['String']['output']>;
  /** Template of its submenu, for other clients. */
  submenu_template: Maybe<Scalars['String']['output']>;
  /** When it was created, UTC. */
  creation_time: Scalars['String']['output'];
  /** When it was last changed, UTC. */
  update_time: Scalars['String']['output'];
  /** Path of the page. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Additional data as text, including search parameters as `search_params=…`. */
  additional_data: Maybe<Array<Scalars['String']['output']>>;
  /** Text under the title, for editors and for clients that show it. */
  description: Maybe<Scalars['String']['output']>;
  /** Target of the entry: a path of the store view with its leading slash, or the URL of a custom entry; null without a target. */
  url: Maybe<Scalars['String']['output']>;
  /** True opens a new tab; only for custom entries. */
  target: Scalars['Boolean']['output'];
  /** Active entries under it, in their order. */
  children: Array<SnowdogMenuNodeInterface>;
  /** Id of the page. */
  content: Maybe<Scalars['String']['output']>;
  /** Added to the URL: the name of a dialog, such as `track-my-order` or `sign-in`, or a query. */
  search_params: Maybe<Scalars['String']['output']>;
};

/** An entry with any URL. */
export type SnowdogMenuCustomUrlNode = SnowdogMenuNodeInterface & SnowdogMenuNodeContentFieldInterface & SnowdogMenuNodeImageFieldInterface & SnowdogMenuCustomUrlNodeInterface & {
  /** Numeric id. */
  node_id: Scalars['Int']['output'];
  /** Menu it belongs to. */
  menu_id: Scalars['Int']['output'];
  /** custom_url. */
  type: Scalars['String']['output'];
  /** CSS classes. */
  classes: Maybe<Scalars['String']['output']>;
  /** Entry it hangs under; 0 at the root. */
  parent_id: Maybe<Scalars['Int']['output']>;
  /** Order among its siblings. */
  position: Scalars['Int']['output'];
  /** Depth, 0 at the root. */
  level: Scalars['Int']['output'];
  /** Text of the entry. */
  title: Maybe<Scalars['String']['output']>;
  /** Template of the entry, for other clients. */
  node_template: Maybe<Scalars['String']['output']>;
  /** Template of its submenu, for other clients. */
  submenu_template: Maybe<Scalars['String']['output']>;
  /** When it was created, UTC. */
  creation_time: Scalars['String']['output'];
  /** When it was last changed, UTC. */
  update_time: Scalars['String']['output'];
  /** The URL itself. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Additional data as text, including search parameters as `search_params=…`. */
  additional_data: Maybe<Array<Scalars['String']['output']>>;
  /** Text under the title, for editors and for clients that show it. */
  description: Maybe<Scalars['String']['output']>;
  /** Target of the entry: a path of the store view with its leading slash, or the URL of a custom entry; null without a target. */
  url: Maybe<Scalars['String']['output']>;
  /** True opens a new tab; only for custom entries. */
  target: Scalars['Boolean']['output'];
  /** Active entries under it, in their order. */
  children: Array<SnowdogMenuNodeInterface>;
  /** The URL. */
  content: Maybe<Scalars['String']['output']>;
  /** Added to the URL: the name of a dialog, such as `track-my-order` or `sign-in`, or a query. */
  search_params: Maybe<Scalars['String']['output']>;
  /** File of the picture under the media folder of the menu. */
  image: Maybe<Scalars['String']['output']>;
  /** Alternative text of the picture. */
  image_alt_text: Maybe<Scalars['String']['output']>;
};

/** An entry that only groups others. */
export type SnowdogMenuWrapperNode = SnowdogMenuNodeInterface & {
  /** Numeric id. */
  node_id: Scalars['Int']['output'];
  /** Menu it belongs to. */
  menu_id: Scalars['Int']['output'];
  /** wrapper. */
  type: Scalars['String']['output'];
  /** CSS classes. */
  classes: Maybe<Scalars['String']['output']>;
  /** Entry it hangs under; 0 at the root. */
  parent_id: Maybe<Scalars['Int']['output']>;
  /** Order among its siblings. */
  position: Scalars['Int']['output'];
  /** Depth, 0 at the root. */
  level: Scalars['Int']['output'];
  /** Text of the entry. */
  title: Maybe<Scalars['String']['output']>;
  /** Template of the entry, for other clients. */
  node_template: Maybe<Scalars['String']['output']>;
  /** Template of its submenu, for other clients. */
  submenu_template: Maybe<Scalars['String']['output']>;
  /** When it was created, UTC. */
  creation_time: Scalars['String']['output'];
  /** When it was last changed, UTC. */
  update_time: Scalars['String']['output'];
  /** Always null. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Additional data as text, including search parameters as `search_params=…`. */
  additional_data: Maybe<Array<Scalars['String']['output']>>;
  /** Text under the title, for editors and for clients that show it. */
  description: Maybe<Scalars['String']['output']>;
  /** Target of the entry: a path of the store view with its leading slash, or the URL of a custom entry; null without a target. */
  url: Maybe<Scalars['String']['output']>;
  /** True opens a new tab; only for custom entries. */
  target: Scalars['Boolean']['output'];
  /** Active entries under it, in their order. */
  children: Array<SnowdogMenuNodeInterface>;
};

/** Whether an address receives the newsletter. */
export type SubscriptionStatusesEnum =
  /** Requested, not active yet. */
  | 'NOT_ACTIVE'
  /** Receives it. */
  | 'SUBSCRIBED'
  /** Does not receive it any more. */
  | 'UNSUBSCRIBED'
  /** Waits for the subscriber's confirmation. */
  | 'UNCONFIRMED';

/** The outcome of a subscription. */
export type SubscribeEmailToNewsletterOutput = {
  /** Current status of the address. */
  status: Maybe<SubscriptionStatusesEnum>;
};

/** Consent of a subscriber, stored as proof (an extension of this shop). */
export type NewsletterConsentInput = {
  /** Version of the consent text that was shown, see contract/newsletter.ts. */
  text_version: Scalars['String']['input'];
  /** Place of the consent: footer, checkout, account … */
  source: Scalars['String']['input'];
};

/** Consent given or withdrawn by a customer (an extension of this shop). */
export type NewsletterConsent = {
  /** Time, ISO 8601 in UTC. */
  given_at: Scalars['String']['output'];
  /** `subscribed` or `unsubscribed`. */
  action: Scalars['String']['output'];
  /** Version of the accepted text; null if unknown. */
  text_version: Maybe<Scalars['String']['output']>;
  /** Place: footer, checkout, account, link … */
  source: Scalars['String']['output'];
};

/** Offer to new subscribers (an extension of this shop). */
export type NewsletterOffer = {
  /** In the words of the cart rule, in the language of the store view: 10% off your first order. */
  label: Scalars['String']['output'];
  /** Number of days for which the code is valid after it was sent; null: as long as the offer. */
  valid_days: Maybe<Scalars['Int']['output']>;
};

/** Settings of the store view named by the `Store` header, or of the default view. */
export type StoreConfig = {
  /** Offer for new subscribers, who receive a code; null without one (an extension of this shop). */
  newsletter_offer: Maybe<NewsletterOffer>;
  /** Whether customers may cancel orders. */
  order_cancellation_enabled: Scalars['Boolean']['output'];
  /** The reasons they choose from. */
  order_cancellation_reasons: Array<Maybe<CancellationReason>>;
  /** `0`: no card is saved at PayPal. */
  payment_payflowpro_cc_vault_active: Maybe<Scalars['String']['output']>;
  /** Whether payment by cheque is limited to certain countries: it is not. */
  check_money_order_enable_for_specific_countries: Maybe<Scalars['Boolean']['output']>;
  /** Whether payment by cheque is offered in the view. */
  check_money_order_enabled: Maybe<Scalars['Boolean']['output']>;
  /** Payee of a cheque. */
  check_money_order_make_check_payable_to: Maybe<Scalars['String']['output']>;
  /** The highest total it is offered for; null without a limit. */
  check_money_order_max_order_total: Maybe<Scalars['String']['output']>;
  /** The lowest total it is offered for: none. */
  check_money_order_min_order_total: Maybe<Scalars['String']['output']>;
  /** Address for a cheque. */
  check_money_order_send_check_to: Maybe<Scalars['String']['output']>;
  /** Status of an order by this method until staff record its payment. */
  check_money_order_new_order_status: Maybe<Scalars['String']['output']>;
  /** Always null: no country is left out. */
  check_money_order_payment_from_specific_countries: Maybe<Scalars['String']['output']>;
  /** Sort position of the payment method. */
  check_money_order_sort_order: Maybe<Scalars['Int']['output']>;
  /** Its title. */
  check_money_order_title: Maybe<Scalars['String']['output']>;
  /** Whether orders with total 0 are limited to certain countries: they are not. */
  zero_subtotal_enable_for_specific_countries: Maybe<Scalars['Boolean']['output']>;
  /** Whether orders with total 0 are accepted in the store view. */
  zero_subtotal_enabled: Maybe<Scalars['Boolean']['output']>;
  /** Payment action of such orders: nothing is charged. */
  zero_subtotal_payment_action: Maybe<Scalars['String']['output']>;
  /** Status of an order by this method until staff record its payment. */
  zero_subtotal_new_order_status: Maybe<Scalars['String']['output']>;
  /** Always null: no country is left out. */
  zero_subtotal_payment_from_specific_countries: Maybe<Scalars['String']['output']>;
  /** Sort position of the payment method. */
  zero_subtotal_sort_order: Maybe<Scalars['Int']['output']>;
  /** Its title. */
  zero_subtotal_title: Maybe<Scalars['String']['output']>;
  /** True: a page of a category names its one address for search engines. */
  category_canonical_tag: Maybe<Scalars['Boolean']['output']>;
  /** True: a page of a product names its one address for search engines. */
  product_canonical_tag: Maybe<Scalars['Boolean']['output']>;
  /** `1` when guests may write reviews. */
  allow_guests_to_write_product_reviews: Maybe<Scalars['String']['output']>;
  /** Features that are off in this shop, by their names in features.yaml: the storefront hides them, and their mutations fail. */
  disabled_features: Array<Scalars['String']['output']>;
  /** Whether tax is collected anywhere the store view sells to. */
  is_tax_collected: Scalars['Boolean']['output'];
  /** Name of the tax that prices contain, in the language of the store view; null if they contain none. */
  included_tax_name: Maybe<Scalars['String']['output']>;
  /**
   * Numeric id of the store view.
   * @deprecated Use `store_code`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /**
   * Code of the store view, as in the header Store.
   * @deprecated Use `store_code`.
   */
  code: Maybe<Scalars['String']['output']>;
  /** Code of the store view. */
  store_code: Maybe<Scalars['ID']['output']>;
  /** Whether a new account must confirm its email address before signing in. */
  create_account_confirmation: Maybe<Scalars['Boolean']['output']>;
  /** Name of the store view as shoppers read it. */
  store_name: Maybe<Scalars['String']['output']>;
  /** Position of the view in the store switcher. */
  store_sort_order: Maybe<Scalars['Int']['output']>;
  /** Code of the store group. A cart and a sign-in do not survive a change of group. */
  store_group_code: Maybe<Scalars['ID']['output']>;
  /** Name of the store group. */
  store_group_name: Maybe<Scalars['String']['output']>;
  /** Code of the website of the store groups. */
  website_code: Maybe<Scalars['ID']['output']>;
  /**
   * Numeric id of the website.
   * @deprecated Use `website_code`.
   */
  website_id: Maybe<Scalars['Int']['output']>;
  /** Name of the website. */
  website_name: Maybe<Scalars['String']['output']>;
  /** True for the default view. */
  is_default_store: Maybe<Scalars['Boolean']['output']>;
  /** True for the group of the default store view. */
  is_default_store_group: Maybe<Scalars['Boolean']['output']>;
  /** Locale such as en_CA, fr_CA or en_US. */
  locale: Maybe<Scalars['String']['output']>;
  /** IANA time zone of the view. */
  timezone: Maybe<Scalars['String']['output']>;
  /** Unit of weight: kgs or lbs. */
  weight_unit: Maybe<Scalars['String']['output']>;
  /** Currency of stored prices. */
  base_currency_code: Maybe<Scalars['String']['output']>;
  /** Currency shown when the shopper has chosen none. */
  default_display_currency_code: Maybe<Scalars['String']['output']>;
  /** Default country of address forms. */
  default_country: Maybe<Scalars['String']['output']>;
  /** Comma-separated codes of countries with a required region in addresses. */
  countries_with_required_region: Maybe<Scalars['String']['output']>;
  /** True when the region field shows although the region is optional. */
  display_state_if_optional: Maybe<Scalars['Boolean']['output']>;
  /** True if cards through Braintree use 3-D Secure. */
  braintree_3dsecure_verify_3dsecure: Maybe<Scalars['Boolean']['output']>;
  /** True if unconfirmed cards are rejected. */
  braintree_3dsecure_always_request_3ds: Maybe<Scalars['Boolean']['output']>;
  /** Comma-separated codes of countries with an optional postal code in addresses. */
  optional_zip_countries: Maybe<Scalars['String']['output']>;
  /** Suffix of category addresses; empty here. */
  category_url_suffix: Maybe<Scalars['String']['output']>;
  /** Suffix of product addresses: `.html`. */
  product_url_suffix: Maybe<Scalars['String']['output']>;
  /** Address of the view, ending with a slash. */
  base_url: Maybe<Scalars['String']['output']>;
  /** Secure address of the view, ending with a slash. */
  secure_base_url: Maybe<Scalars['String']['output']>;
  /** Base URL of media files, ending with a slash. */
  base_media_url: Maybe<Scalars['String']['output']>;
  /** Secure base URL of media files, ending with a slash. */
  secure_base_media_url: Maybe<Scalars['String']['output']>;
  /** True when addresses carry the store code. */
  use_store_in_url: Maybe<Scalars['Boolean']['output']>;
  /**
   * Id of the category at the root of the catalogue.
   * @deprecated Use `root_category_uid`.
   */
  root_category_id: Maybe<Scalars['Int']['output']>;
  /** Base64 id of the category at the root of the catalogue. */
  root_category_uid: Maybe<Scalars['ID']['output']>;
  /** Identifier of the page shown at `/`. */
  cms_home_page: Maybe<Scalars['String']['output']>;
  /** Identifier of the page shown for an unknown address. */
  cms_no_route: Maybe<Scalars['String']['output']>;
  /** Products on one page of a category. */
  grid_per_page: Maybe<Scalars['Int']['output']>;
  /** Comma-separated page sizes the shopper may choose. */
  grid_per_page_values: Maybe<Scalars['String']['output']>;
  /** Sort key of a category without one of its own. */
  catalog_default_sort_by: Maybe<Scalars['String']['output']>;
  /** Title of a page without one of its own. */
  default_title: Maybe<Scalars['String']['output']>;
  /** Text put before every page title. */
  title_prefix: Maybe<Scalars['String']['output']>;
  /** Text put after every page title. */
  title_suffix: Maybe<Scalars['String']['output']>;
  /** Text between the parts of a page title. */
  title_separator: Maybe<Scalars['String']['output']>;
  /** Description of a page without one of its own. */
  default_description: Maybe<Scalars['String']['output']>;
  /** Copyright line of the footer. */
  copyright: Maybe<Scalars['String']['output']>;
  /** Telephone number of the shop (a setting that Magento has but does not return). */
  store_phone: Maybe<Scalars['String']['output']>;
  /** Email address of the shop, which Magento does not serve. */
  store_email: Maybe<Scalars['String']['output']>;
  /** Name and postal address of the shop in one line, which Magento does not serve. */
  store_address: Maybe<Scalars['String']['output']>;
  /** Identifier of the menu in the header, which Magento does not serve. */
  menu_identifier: Maybe<Scalars['String']['output']>;
  /** Alternative text of the logo. */
  logo_alt: Maybe<Scalars['String']['output']>;
  /** Path of the logo under the media address. */
  header_logo_src: Maybe<Scalars['String']['output']>;
  /** Hours a customer token lives. */
  customer_access_token_lifetime: Maybe<Scalars['Float']['output']>;
  /** Fewest characters of a password. */
  minimum_password_length: Maybe<Scalars['String']['output']>;
  /** Fewest classes of characters in a password. */
  required_character_classes_number: Maybe<Scalars['String']['output']>;
  /** True when guests may check out. */
  is_guest_checkout_enabled: Maybe<Scalars['Boolean']['output']>;
  /** True when the newsletter accepts subscribers. */
  newsletter_enabled: Scalars['Boolean']['output'];
  /** True when the contact form is served. */
  contact_enabled: Scalars['Boolean']['output'];
  /** `1` when wish lists are on. */
  magento_wishlist_general_is_enabled: Maybe<Scalars['String']['output']>;
  /** `1` when product reviews are on. */
  product_reviews_enabled: Maybe<Scalars['String']['output']>;
  /** `parent` or `itself`: the product that provides the thumbnail of a configurable cart line. */
  configurable_thumbnail_source: Maybe<Scalars['String']['output']>;
  /** Address of the view for links, ending with a slash. */
  base_link_url: Maybe<Scalars['String']['output']>;
  /** Secure address of the view for links, ending with a slash. */
  secure_base_link_url: Maybe<Scalars['String']['output']>;
  /** Days until a cart expires after its last change. */
  cart_expires_in_days: Maybe<Scalars['Int']['output']>;
  /** Picture shown for a line of a variant. */
  configurable_product_image: ProductImageThumbnail;
  /** Picture shown for a line of a grouped product. */
  grouped_product_image: ProductImageThumbnail;
  /** Keywords of a page without its own; there are none. */
  default_keywords: Maybe<Scalars['String']['output']>;
  /** 1: prices are shown without tax. */
  display_product_prices_in_catalog: Scalars['Int']['output'];
  /** 1: freight is shown without tax. */
  display_shipping_prices: Scalars['Int']['output'];
  /** 1: prices are shown without tax. */
  shopping_cart_display_price: Maybe<Scalars['Int']['output']>;
  /** 1: the subtotal is shown without tax. */
  shopping_cart_display_subtotal: Maybe<Scalars['Int']['output']>;
  /** 1: freight is shown without tax. */
  shopping_cart_display_shipping: Maybe<Scalars['Int']['output']>;
  /** True: taxes are shown one by one. */
  shopping_cart_display_full_summary: Maybe<Scalars['Boolean']['output']>;
  /** False: the total is shown once, with tax. */
  shopping_cart_display_grand_total: Maybe<Scalars['Boolean']['output']>;
  /** False: a tax of nothing is not shown. */
  shopping_cart_display_zero_tax: Maybe<Scalars['Boolean']['output']>;
  /** True: taxes are shown one by one. */
  orders_invoices_credit_memos_display_full_summary: Scalars['Boolean']['output'];
  /** False: the total is shown once, with tax. */
  orders_invoices_credit_memos_display_grandtotal: Scalars['Boolean']['output'];
  /** 1: prices are shown without tax. */
  orders_invoices_credit_memos_display_price: Scalars['Int']['output'];
  /** 1: freight is shown without tax. */
  orders_invoices_credit_memos_display_shipping_amount: Scalars['Int']['output'];
  /** 1: the subtotal is shown without tax. */
  orders_invoices_credit_memos_display_subtotal: Scalars['Int']['output'];
  /** False: a tax of nothing is not shown. */
  orders_invoices_credit_memos_display_zero_tax: Scalars['Boolean']['output'];
  /** False: the customer's group is not returned. */
  graphql_share_customer_group: Scalars['Boolean']['output'];
  /** False: customer groups are not returned. */
  graphql_share_all_customer_groups: Scalars['Boolean']['output'];
  /** False: catalogue rules are not returned. */
  share_all_catalog_rules: Scalars['Boolean']['output'];
  /** False: cart rules are returned only once they apply. */
  share_all_sales_rule: Scalars['Boolean']['output'];
  /** False: catalogue rules are not returned. */
  share_applied_catalog_rules: Scalars['Boolean']['output'];
  /** True: applied cart rules are returned. */
  share_applied_sales_rule: Scalars['Boolean']['output'];
  /** False: checkout has no agreement checkboxes. */
  is_checkout_agreements_enabled: Scalars['Boolean']['output'];
  /** True: checkout is one page. */
  is_one_page_checkout_enabled: Maybe<Scalars['Boolean']['output']>;
  /** FPT_DISABLED: there are no taxes of a fixed amount. */
  category_fixed_product_tax_display_setting: Maybe<FixedProductTaxDisplaySettings>;
  /** FPT_DISABLED: there are no taxes of a fixed amount. */
  product_fixed_product_tax_display_setting: Maybe<FixedProductTaxDisplaySettings>;
  /** FPT_DISABLED: there are no taxes of a fixed amount. */
  sales_fixed_product_tax_display_setting: Maybe<FixedProductTaxDisplaySettings>;
  /** False: there are no taxes of a fixed amount. */
  fixed_product_taxes_enable: Scalars['Boolean']['output'];
  /** False. */
  fixed_product_taxes_apply_tax_to_fpt: Scalars['Boolean']['output'];
  /** False. */
  fixed_product_taxes_include_fpt_in_subtotal: Scalars['Boolean']['output'];
  /** 1: without detail. */
  fixed_product_taxes_display_prices_in_product_lists: Scalars['Int']['output'];
  /** 1: without detail. */
  fixed_product_taxes_display_prices_on_product_view_page: Scalars['Int']['output'];
  /** 1: without detail. */
  fixed_product_taxes_display_prices_in_sales_modules: Scalars['Int']['output'];
  /** 1: without detail. */
  fixed_product_taxes_display_prices_in_emails: Scalars['Int']['output'];
  /** 1: pages of content show the way to them. */
  show_cms_breadcrumbs: Maybe<Scalars['Int']['output']>;
  /** `0`: a line carries no gift message. */
  allow_items: Maybe<Scalars['String']['output']>;
  /** `0`: an order carries no gift message. */
  allow_order: Maybe<Scalars['String']['output']>;
  /** Always null: the storefront renders its own footer. */
  absolute_footer: Maybe<Scalars['String']['output']>;
  /** True: browsers may fill in forms. */
  autocomplete_on_storefront: Maybe<Scalars['Boolean']['output']>;
  /** Base URL of storefront files, ending with a slash. */
  base_static_url: Maybe<Scalars['String']['output']>;
  /** Whether the badge of the cart counts pieces (1) or lines (0). */
  cart_summary_display_quantity: Maybe<Scalars['Int']['output']>;
  /** Always null: the shop works without cookies, and has no page about it. */
  cms_no_cookies: Maybe<Scalars['String']['output']>;
  /** Whether a demo notice is shown: 0. */
  demonotice: Maybe<Scalars['Int']['output']>;
  /** Route of the home page, in Magento’s terms. */
  front: Maybe<Scalars['String']['output']>;
  /** Always null: the storefront writes its own head. */
  head_includes: Maybe<Scalars['String']['output']>;
  /** Always null: the storefront has its own icon. */
  head_shortcut_icon: Maybe<Scalars['String']['output']>;
  /** Display mode of product lists: grid. */
  list_mode: Maybe<Scalars['String']['output']>;
  /** Products on one page of a list. */
  list_per_page: Maybe<Scalars['Int']['output']>;
  /** Comma-separated page sizes of a list. */
  list_per_page_values: Maybe<Scalars['String']['output']>;
  /** Always null: the storefront sets the size of its logo. */
  logo_height: Maybe<Scalars['Int']['output']>;
  /** Always null: the storefront sets the size of its logo. */
  logo_width: Maybe<Scalars['Int']['output']>;
  /** Always null: a summary shows every line. */
  max_items_in_order_summary: Maybe<Scalars['Int']['output']>;
  /** True: a mini cart opens beside the page. */
  minicart_display: Maybe<Scalars['Boolean']['output']>;
  /** Always null: the mini cart shows the added products. */
  minicart_max_items: Maybe<Scalars['Int']['output']>;
  /** Route of unknown URLs, in Magento’s terms. */
  no_route: Maybe<Scalars['String']['output']>;
  /** Secure base URL of storefront files, ending with a slash. */
  secure_base_static_url: Maybe<Scalars['String']['output']>;
  /** Who may email a product to a friend: no one. */
  send_friend: Maybe<SendFriendConfiguration>;
  /** Always null: there is no fixed greeting. */
  welcome: Maybe<Scalars['String']['output']>;
  /** `1` when a customer may have several lists. */
  enable_multiple_wishlists: Maybe<Scalars['String']['output']>;
  /** Lists that a customer may have. */
  maximum_number_of_wishlists: Maybe<Scalars['String']['output']>;
};

/** After-sales data of an order: documents and returns (an extension of this shop). */
export type OrderAfterSales = {
  /** Documents available from `orderPaper`. */
  papers: Array<OrderPaper>;
  /** Numbers of the quotes applied to the order. */
  quote_numbers: Array<Scalars['String']['output']>;
  /** Days after shipping in which items may be returned; null if the shop accepts no returns. */
  return_days: Maybe<Scalars['Int']['output']>;
  /** Restocking fee of returns, in percent. */
  restocking_percent: Scalars['Float']['output'];
  /** Days after shipping in which breakage may be reported; null if it may not. */
  claim_days: Maybe<Scalars['Int']['output']>;
  /** All lines with their returnable quantities today. */
  lines: Array<OrderLineComingBack>;
  /** Agreement of the order; null without final-sale items or if none was requested. */
  agreement: Maybe<OrderAgreement>;
  /** Requests, by time. */
  returns: Array<OrderReturnRequest>;
};

/** Agreement of an order (an extension of this shop). */
export type OrderAgreement = {
  /** The words, in the language they were shown in. */
  words: Scalars['String']['output'];
  /** Language of the agreement, such as `en` or `fr`. */
  language: Scalars['String']['output'];
  /** Time, `YYYY-MM-DD HH:MM:SS` UTC. */
  agreed_at: Scalars['String']['output'];
};

/** A paper of an order (an extension of this shop). */
export type OrderPaper = {
  /** Number of the document; for a receipt, the number of the order. */
  number: Scalars['String']['output'];
  /** Its description. */
  kind: OrderPaperKind;
};

/** Type of a document (an extension of this shop). */
export type OrderPaperKind =
  /** Receipt of the order. */
  | 'RECEIPT'
  /** An invoice. */
  | 'INVOICE'
  /** A credit memo. */
  | 'CREDIT_MEMO'
  /** Contents of a shipment. */
  | 'PACKING_SLIP';

/** Returnable quantity of a line today (an extension of this shop). */
export type OrderLineComingBack = {
  /** Id of the line among the items of the order. */
  id: Scalars['ID']['output'];
  /** Name at the time. */
  name: Scalars['String']['output'];
  /** Sku bought. */
  sku: Scalars['String']['output'];
  /** The selection. */
  options: Array<Scalars['String']['output']>;
  /** Selling units that may be returned. */
  to_return: Scalars['Int']['output'];
  /** Number of selling units that can be reported as broken. */
  to_claim: Scalars['Int']['output'];
  /** Whether the line is final sale. */
  is_final_sale: Scalars['Boolean']['output'];
};

/** Type of a request: return or claim (an extension of this shop). */
export type OrderReturnKind =
  /** Whole, sealed boxes and pieces. */
  | 'RETURN'
  /** Claim for broken items. */
  | 'CLAIM';

/** Status of a request (an extension of this shop). */
export type OrderReturnState =
  /** Not decided yet. */
  | 'REQUESTED'
  /** Approved by the shop. */
  | 'APPROVED'
  /** Declined by the shop. */
  | 'DECLINED'
  /** The items were received. */
  | 'RECEIVED'
  /** Refunded. */
  | 'REFUNDED'
  /** The items are replaced by an order without charge. */
  | 'REPLACED';

/** A return, or a claim for broken items (an extension of this shop). */
export type OrderReturnRequest = {
  /** Order number, R and a sequence number, such as 123456789-R1. */
  number: Scalars['String']['output'];
  /** Its type. */
  kind: OrderReturnKind;
  /** Its status. */
  state: OrderReturnState;
  /** The same in words of the store view's language. */
  status: Scalars['String']['output'];
  /** Time of the request, `YYYY-MM-DD HH:MM:SS` UTC. */
  asked_at: Scalars['String']['output'];
  /** Time of its last change, `YYYY-MM-DD HH:MM:SS` UTC. */
  changed_at: Scalars['String']['output'];
  /** In the customer's words. */
  message: Maybe<Scalars['String']['output']>;
  /** Number of photographs. */
  photos: Scalars['Int']['output'];
  /** Number of its credit memo, once there is one. */
  credit_memo: Maybe<Scalars['String']['output']>;
  /** Number of the order that replaces its items, once there is one. */
  replacement_order: Maybe<Scalars['String']['output']>;
  /** Its topic. */
  items: Array<OrderReturnRequestItem>;
};

/** An item of a request (an extension of this shop). */
export type OrderReturnRequestItem = {
  /** Id of the line among the items of the order. */
  id: Scalars['ID']['output'];
  /** Name at the time. */
  name: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Int']['output'];
};

/** Input of a return or claim (an extension of this shop). */
export type OrderReturnInput = {
  /** `token` of the order; of an account, its customer must be signed in. */
  token: Scalars['String']['input'];
  /** Idempotency key chosen by the client. */
  request_id: Scalars['String']['input'];
  /** Its type. */
  kind: OrderReturnKind;
  /** Its topic. */
  items: Array<OrderReturnItemInput>;
  /** Reason; required for a claim. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Tokens of uploaded photographs; required for a claim. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Selling units of a line (an extension of this shop). */
export type OrderReturnItemInput = {
  /** Id of the line among the items of the order. */
  id: Scalars['ID']['input'];
  /** Selling units, from 1 on. */
  quantity: Scalars['Int']['input'];
};

/** A document of an order (an extension of this shop). */
export type OrderPaperInput = {
  /** `token` of the order; of an account, its customer must be signed in. */
  token: Scalars['String']['input'];
  /** Number of the paper. */
  number: Scalars['String']['input'];
};

/** A paper as PDF (an extension of this shop). */
export type OrderPaperFile = {
  /** Name to keep it under. */
  name: Scalars['String']['output'];
  /** The file, in base64. */
  content: Scalars['String']['output'];
};

/** A shipment. */
export type OrderShipment = {
  /** Its items. */
  items: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  /** Time when it was shipped or handed over, `YYYY-MM-DD HH:MM:SS` UTC (an extension of this shop). */
  sent_at: Scalars['String']['output'];
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** Order number and a sequence number, such as 123456789-1. */
  number: Scalars['String']['output'];
  /** Tracking numbers. */
  tracking: Maybe<Array<Maybe<ShipmentTracking>>>;
  /** Always empty: comments belong to the order. */
  comments: Maybe<Array<Maybe<SalesCommentItem>>>;
};

/** A parcel to follow. */
export type ShipmentTracking = {
  /** Tracking page of the carrier; null without one (an extension of this shop). */
  url: Maybe<Scalars['String']['output']>;
  /** Code of the carrier. */
  carrier: Scalars['String']['output'];
  /** Tracking number. */
  number: Maybe<Scalars['String']['output']>;
  /** Name of the carrier. */
  title: Scalars['String']['output'];
};

/** Quantity from a production lot; items of one lot were made in one run and match in shade and size (an extension of this shop). */
export type ProductionLot = {
  /** Code printed on the boxes. */
  code: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
};

/** A status an order came to (an extension of this shop). */
export type OrderStatusChange = {
  /** In words of the store view's language. */
  status: Scalars['String']['output'];
  /** Its code, such as ready_for_pickup. */
  code: Scalars['String']['output'];
  /** Time, `YYYY-MM-DD HH:MM:SS` UTC. */
  at: Scalars['String']['output'];
};

/** Actions of a customer on an order. */
export type OrderActionType =
  /** Add the items of the order to the cart. */
  | 'REORDER'
  /** Cancel it. */
  | 'CANCEL'
  /** Returns; not offered. */
  | 'RETURN';

/** Who placed an order. */
export type OrderCustomerInfo = {
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Family name. */
  lastname: Maybe<Scalars['String']['output']>;
  /** Title before the name. */
  prefix: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middlename: Maybe<Scalars['String']['output']>;
  /** Suffix of the name. */
  suffix: Maybe<Scalars['String']['output']>;
};

/** A remark on an order. */
export type SalesCommentItem = {
  /** The text. */
  message: Scalars['String']['output'];
  /** Time, `YYYY-MM-DD HH:MM:SS` UTC. */
  timestamp: Scalars['String']['output'];
};

/** An item of a shipment. */
export type ShipmentItemInterface = {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_shipped: Scalars['Float']['output'];
};

/** An item of a shipment. */
export type ShipmentItem = ShipmentItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_shipped: Scalars['Float']['output'];
};

/** An invoice. */
export type Invoice = {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** Order number, I and a sequence number, such as 123456789-I1. */
  number: Scalars['String']['output'];
  /** Items. */
  items: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  /** Sums. */
  total: Maybe<InvoiceTotal>;
  /** Remarks. */
  comments: Maybe<Array<Maybe<SalesCommentItem>>>;
};

/** An item of an invoice. */
export type InvoiceItemInterface = {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
};

/** An item of an invoice. */
export type InvoiceItem = InvoiceItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
};

/** Sums of an invoice. */
export type InvoiceTotal = {
  /** With shipping and tax. */
  grand_total: Money;
  /** The same: accounts are in the currency of the order. */
  base_grand_total: Money;
  /** Items without tax, before discounts. */
  subtotal: Money;
  /** Shipping without tax, before reductions. */
  total_shipping: Money;
  /** Sum of the taxes. */
  total_tax: Money;
  /** Taxes, one entry each. */
  taxes: Maybe<Array<Maybe<TaxItem>>>;
  /** Discounts of items and shipping. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Shipping cost. */
  shipping_handling: Maybe<ShippingHandling>;
};

/** A credit memo. */
export type CreditMemo = {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** Order number, C and a sequence number, such as 123456789-C1. */
  number: Scalars['String']['output'];
  /** Items. */
  items: Maybe<Array<Maybe<CreditMemoItemInterface>>>;
  /** Sums. */
  total: Maybe<CreditMemoTotal>;
  /** Remarks. */
  comments: Maybe<Array<Maybe<SalesCommentItem>>>;
};

/** An item of a credit memo. */
export type CreditMemoItemInterface = {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
};

/** An item of a credit memo. */
export type CreditMemoItem = CreditMemoItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
};

/** Sums of a credit memo. */
export type CreditMemoTotal = {
  /** Credited total, with tax and after deductions. */
  grand_total: Money;
  /** The same: accounts are in the currency of the order. */
  base_grand_total: Money;
  /** Items without tax, before discounts. */
  subtotal: Money;
  /** Shipping without tax, before reductions. */
  total_shipping: Money;
  /** Sum of the taxes. */
  total_tax: Money;
  /** Taxes, one entry each. */
  taxes: Maybe<Array<Maybe<TaxItem>>>;
  /** Discounts of items and shipping. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Refunded shipping. */
  shipping_handling: Maybe<ShippingHandling>;
  /** Deductions, as a negative amount. */
  adjustment: Money;
};

/** Details of a guest's order from its confirmation. */
export type OrderInformationInput = {
  /** Email address of the order. */
  email: Scalars['String']['input'];
  /** Family name of its billing address. */
  lastname: Scalars['String']['input'];
  /** Order number. */
  number: Scalars['String']['input'];
};

/** An order by its token. */
export type OrderTokenInput = {
  /** `token` of the order. */
  token: Scalars['String']['input'];
};

/** The order to cancel, and the reason. */
export type CancelOrderInput = {
  /** `id` of the order. */
  order_id: Scalars['ID']['input'];
  /** One of `order_cancellation_reasons`. */
  reason: Scalars['String']['input'];
};

/** The guest's order to cancel, and the reason. */
export type GuestOrderCancelInput = {
  /** `token` of the order. */
  token: Scalars['String']['input'];
  /** One of `order_cancellation_reasons`. */
  reason: Scalars['String']['input'];
};

/** A guest confirms that an order is cancelled. */
export type ConfirmCancelOrderInput = {
  /** `id` of the order. */
  order_id: Scalars['ID']['input'];
  /** The key of the mail. */
  confirmation_key: Scalars['String']['input'];
};

/** Result of a cancellation. */
export type CancelOrderOutput = {
  /**
   * Reason why the order was not cancelled.
   * @deprecated Use `errorV2`.
   */
  error: Maybe<Scalars['String']['output']>;
  /** Reason why the order was not cancelled. */
  errorV2: Maybe<CancelOrderError>;
  /** The order after the change. */
  order: Maybe<CustomerOrder>;
};

/** Reasons why an order was not cancelled. */
export type CancelOrderError = {
  /** Sorts by code. */
  code: CancelOrderErrorCode;
  /** In the language of the store view. */
  message: Scalars['String']['output'];
};

/** Reasons why an order was not cancelled. */
export type CancelOrderErrorCode =
  /** Customers cancel no orders here. */
  | 'ORDER_CANCELLATION_DISABLED'
  /** Another reason, such as that it is packed. */
  | 'UNDEFINED'
  /** The order belongs to another customer; returned as ORDER_NOT_FOUND. */
  | 'UNAUTHORISED'
  /** There is no such order. */
  | 'ORDER_NOT_FOUND'
  /** Items have shipped. */
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  /** The order is complete, closed or on hold. */
  | 'INVALID_ORDER_STATUS';

/** A reason to cancel an order. */
export type CancellationReason = {
  /** In the language of the store view. */
  description: Scalars['String']['output'];
};

/** The cart with the items of the order. */
export type ReorderItemsOutput = {
  /** The customer's cart. */
  cart: Cart;
  /** Errors of items that could not be added. */
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

/** An item that could not be added to the cart again. */
export type CheckoutUserInputError = {
  /** Why. */
  code: CheckoutUserInputErrorCodes;
  /** In words, with the product. */
  message: Scalars['String']['output'];
  /** Path of the order number in the request. */
  path: Array<Maybe<Scalars['String']['output']>>;
};

/** Why something could not be added to the cart again. */
export type CheckoutUserInputErrorCodes =
  /** The order cannot be ordered again. */
  | 'REORDER_NOT_AVAILABLE'
  /** The product is no longer sold. */
  | 'PRODUCT_NOT_FOUND'
  /** It cannot be bought now. */
  | 'NOT_SALABLE'
  /** Not enough stock. */
  | 'INSUFFICIENT_STOCK'
  /** Another reason. */
  | 'UNDEFINED';

/** A page of a customer's orders. */
export type CustomerOrders = {
  /** The orders. */
  items: Array<Maybe<CustomerOrder>>;
  /** Paging. */
  page_info: Maybe<SearchResultPageInfo>;
  /** Number of orders. */
  total_count: Maybe<Scalars['Int']['output']>;
  /** Time of the first of these orders, `YYYY-MM-DD HH:MM:SS` UTC, or null. */
  date_of_first_order: Maybe<Scalars['String']['output']>;
};

/** Filter of orders. */
export type CustomerOrdersFilterInput = {
  /** Sorts by order number. */
  number?: InputMaybe<FilterStringTypeInput>;
  /** Range of the total. */
  grand_total?: InputMaybe<FilterRangeTypeInput>;
  /** When it was placed, from and to, `YYYY-MM-DD HH:MM:SS` UTC. */
  order_date?: InputMaybe<FilterRangeTypeInput>;
  /** By the code of its status, such as `processing`. */
  status?: InputMaybe<FilterEqualTypeInput>;
};

/** A filter on a text. */
export type FilterStringTypeInput = {
  /** Is exactly this. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Is one of these, 100 at most. */
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Contains this; at least three characters. */
  match?: InputMaybe<Scalars['String']['input']>;
};

/** Sort order of orders. */
export type CustomerOrderSortInput = {
  /** Direction. */
  sort_direction: SortEnum;
  /** The sort field. */
  sort_field: CustomerOrderSortableField;
};

/** Sort fields of orders. */
export type CustomerOrderSortableField =
  /** Order number. */
  | 'NUMBER'
  /** Time of the order. */
  | 'CREATED_AT';

/** Scope of a customer's orders. */
export type ScopeTypeEnum =
  /** Everywhere. */
  | 'GLOBAL'
  /** In every store view of the website. */
  | 'WEBSITE'
  /** In this store view. */
  | 'STORE';

/** A choice for a line. */
export type OrderItemOption = {
  /** Name of the option, such as Size. */
  label: Scalars['String']['output'];
  /** The selection. */
  value: Scalars['String']['output'];
};

/** Sums of an order. */
export type OrderTotal = {
  /** Total with shipping and tax. */
  grand_total: Money;
  /** The same: accounts are in the currency of the order. */
  base_grand_total: Money;
  /**
   * Lines without tax.
   * @deprecated Use subtotal_excl_tax field instead
   */
  subtotal: Money;
  /** Lines without tax. */
  subtotal_excl_tax: Money;
  /** Lines with tax. */
  subtotal_incl_tax: Money;
  /** Shipping without tax. */
  total_shipping: Money;
  /** Sum of the taxes. */
  total_tax: Money;
  /** Taxes, one entry each. */
  taxes: Maybe<Array<Maybe<TaxItem>>>;
  /** Discounts of items and shipping. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Shipping cost. */
  shipping_handling: Maybe<ShippingHandling>;
};

/** Shipping cost of an order. */
export type ShippingHandling = {
  /** Without tax, before reductions. */
  total_amount: Money;
  /** The same. */
  amount_excluding_tax: Maybe<Money>;
  /** With the tax on it. */
  amount_including_tax: Maybe<Money>;
  /** Discounts. */
  discounts: Maybe<Array<Maybe<ShippingDiscount>>>;
  /** Taxes on it. */
  taxes: Maybe<Array<Maybe<TaxItem>>>;
};

/** A reduction of shipping. */
export type ShippingDiscount = {
  /** Amount, positive. */
  amount: Money;
};

/** A tax of an order. */
export type TaxItem = {
  /** Amount. */
  amount: Money;
  /** Rate in percent, such as 9.975. */
  rate: Scalars['Float']['output'];
  /** Name, in the language of the store view. */
  title: Scalars['String']['output'];
};

/** An address of an order. */
export type OrderAddress = {
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Street lines. */
  street: Array<Maybe<Scalars['String']['output']>>;
  /** City. */
  city: Scalars['String']['output'];
  /** Name of the province or state, in the language of the store view. */
  region: Maybe<Scalars['String']['output']>;
  /** Numeric id of the province or state. */
  region_id: Maybe<Scalars['ID']['output']>;
  /** Postal code. */
  postcode: Maybe<Scalars['String']['output']>;
  /** Country. */
  country_code: Maybe<CountryCodeEnum>;
  /** Telephone. */
  telephone: Maybe<Scalars['String']['output']>;
  /** Attributes of a shop's own; empty, since there are none. */
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
  /** Title before the name. */
  prefix: Maybe<Scalars['String']['output']>;
  /** Middle name. */
  middlename: Maybe<Scalars['String']['output']>;
  /** Suffix of the name. */
  suffix: Maybe<Scalars['String']['output']>;
  /** Company. */
  company: Maybe<Scalars['String']['output']>;
  /** Fax number. */
  fax: Maybe<Scalars['String']['output']>;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id: Maybe<Scalars['String']['output']>;
};


/** An address of an order. */
export type OrderAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Payment method of an order. */
export type OrderPaymentMethod = {
  /** Name, with the last digits of a card. */
  name: Scalars['String']['output'];
  /** Code. */
  type: Scalars['String']['output'];
  /** Always empty: only the method of a payment is returned. */
  additional_data: Maybe<Array<Maybe<KeyValue>>>;
};

/** Prices of a line of an order. */
export type OrderItemPrices = {
  /** Reductions of the line. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Taxes of a fixed amount; empty, since there are none. */
  fixed_product_taxes: Array<Maybe<FixedProductTax>>;
  /** One unit as it was sold, before reductions of the order. */
  original_price: Maybe<Money>;
  /** The same with tax. */
  original_price_including_tax: Maybe<Money>;
  /** The line as it was sold, before reductions of the order. */
  original_row_total: Money;
  /** The same with tax. */
  original_row_total_including_tax: Money;
  /** One unit without tax. */
  price: Money;
  /** One unit with tax. */
  price_including_tax: Money;
  /** The line without tax. */
  row_total: Money;
  /** The line with tax. */
  row_total_including_tax: Money;
  /** Sum of the reductions. */
  total_item_discount: Money;
};

/** A detail of a payment. */
export type KeyValue = {
  /** Name. */
  name: Maybe<Scalars['String']['output']>;
  /** Value. */
  value: Maybe<Scalars['String']['output']>;
};

/** A gift message; always null in this shop. */
export type GiftMessage = {
  /** Name of the sender. */
  from: Scalars['String']['output'];
  /** The words. */
  message: Scalars['String']['output'];
  /** Name of the recipient. */
  to: Scalars['String']['output'];
};

/** Payment of a cart to order. */
export type SetPaymentMethodAndPlaceOrderInput = {
  /** Masked id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Way to pay. */
  payment_method: PaymentMethodInput;
};

/** A passkey that signs a customer in (an extension of this shop). */
export type CustomerPasskey = {
  /** Id for renaming and removing it. */
  id: Scalars['ID']['output'];
  /** Name given by the customer. */
  name: Scalars['String']['output'];
  /** When it was added, ISO 8601 in UTC. */
  created_at: Scalars['String']['output'];
  /** Time of the last sign-in with it, ISO 8601 in UTC, or null. */
  last_used_at: Maybe<Scalars['String']['output']>;
};

/** Options for creating a passkey; bytes are base64url. */
export type PasskeyCreation = {
  /** To be signed within five minutes, once. */
  challenge: Scalars['String']['output'];
  /** Domain that the passkey is for. */
  rp_id: Scalars['String']['output'];
  /** Name of the shop. */
  rp_name: Scalars['String']['output'];
  /** User handle of the account. */
  user_id: Scalars['String']['output'];
  /** The account's email address. */
  user_name: Scalars['String']['output'];
  /** First and last name. */
  user_display_name: Scalars['String']['output'];
  /** Credentials that the account has already. */
  known: Array<Scalars['String']['output']>;
};

/** Options for signing in with a passkey. */
export type PasskeyRequest = {
  /** To be signed within five minutes, once; base64url. */
  challenge: Scalars['String']['output'];
  /** Domain that the passkey is for. */
  rp_id: Scalars['String']['output'];
};

/** Browser's response for a new passkey; bytes are base64url. */
export type PasskeyAttestationInput = {
  /** Credential. */
  id: Scalars['String']['input'];
  /** Client data of the browser. */
  client_data_json: Scalars['String']['input'];
  /** Attestation object. */
  attestation_object: Scalars['String']['input'];
  /** Transports of the passkey, such as `internal`. */
  transports?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name given by the customer. */
  name: Scalars['String']['input'];
};

/** The proof of a passkey, as its browser gives it; bytes are base64url. */
export type PasskeyAssertionInput = {
  /** Credential. */
  id: Scalars['String']['input'];
  /** Client data of the browser. */
  client_data_json: Scalars['String']['input'];
  /** Data signed by the authenticator. */
  authenticator_data: Scalars['String']['input'];
  /** Signature. */
  signature: Scalars['String']['input'];
  /** User handle of the account. */
  user_handle?: InputMaybe<Scalars['String']['input']>;
};

/** A sign-in by a passkey. */
export type PasskeySignIn = {
  /** Opaque text for `Authorization: Bearer`, good for an hour. */
  token: Scalars['String']['output'];
  /** Email address of the account. */
  email: Scalars['String']['output'];
};

/** Saved cards of a customer. */
export type CustomerPaymentTokens = {
  /** The default one first, then the newest. */
  items: Array<Maybe<PaymentToken>>;
};

/** Type of a saved payment method. */
export type PaymentTokenTypeEnum =
  /** A card. */
  | 'card'
  /** An account, such as PayPal's. */
  | 'account';

/** A customer's card saved at a payment gateway. */
export type PaymentToken = {
  /** Its public id. */
  public_hash: Scalars['String']['output'];
  /** Code of the payment method it was first used with. */
  payment_method_code: Scalars['String']['output'];
  /** Its description. */
  type: PaymentTokenTypeEnum;
  /** JSON of `type` (VI, MC, AE …), `maskedCC` (last four digits) and `expirationDate` (MM/YYYY). */
  details: Maybe<Scalars['String']['output']>;
};

/** Result of removing a card. */
export type DeletePaymentTokenOutput = {
  /** Whether it was removed. */
  result: Scalars['Boolean']['output'];
  /** The customer's other cards. */
  customerPaymentTokens: Maybe<CustomerPaymentTokens>;
};

/** A product with options that a shopper fills in or chooses from. */
export type CustomizableProductInterface = {
  /** Its options; null without any. */
  options: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

/** An option of a product. */
export type CustomizableOptionInterface = {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** A line of text. */
export type CustomizableFieldOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** SKU of the product. */
  product_sku: Maybe<Scalars['String']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and values. */
  value: Maybe<CustomizableFieldValue>;
};

/** Price and maximum length of a text field. */
export type CustomizableFieldValue = {
  /** Most characters; 0 without a limit of the merchant's. */
  max_characters: Maybe<Scalars['Int']['output']>;
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** A file option. This shop has none; the type exists for compatibility. */
export type CustomizableFileOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** SKU of the product. */
  product_sku: Maybe<Scalars['String']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and accepted files. */
  value: Maybe<CustomizableFileValue>;
};

/** Price, and accepted types and sizes of a file. */
export type CustomizableFileValue = {
  /** Endings of names, separated by commas. */
  file_extension: Maybe<Scalars['String']['output']>;
  /** Most pixels across. */
  image_size_x: Maybe<Scalars['Int']['output']>;
  /** Most pixels from top to bottom. */
  image_size_y: Maybe<Scalars['Int']['output']>;
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** A text of several lines. */
export type CustomizableAreaOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** SKU of the product. */
  product_sku: Maybe<Scalars['String']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and values. */
  value: Maybe<CustomizableAreaValue>;
};

/** Price and maximum length of a text area. */
export type CustomizableAreaValue = {
  /** Most characters; 0 without a limit of the merchant's. */
  max_characters: Maybe<Scalars['Int']['output']>;
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** One of several values, from a list that opens. */
export type CustomizableDropDownOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and values. */
  value: Maybe<Array<Maybe<CustomizableDropDownValue>>>;
};

/** A value of such a list. */
export type CustomizableDropDownValue = {
  /** Numeric id of the value. */
  option_type_id: Maybe<Scalars['Int']['output']>;
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** One of several values that are shown. */
export type CustomizableRadioOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and values. */
  value: Maybe<Array<Maybe<CustomizableRadioValue>>>;
};

/** A value of them. */
export type CustomizableRadioValue = {
  /** Numeric id of the value. */
  option_type_id: Maybe<Scalars['Int']['output']>;
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** Several of the values that are shown. */
export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and values. */
  value: Maybe<Array<Maybe<CustomizableCheckboxValue>>>;
};

/** A value of them. */
export type CustomizableCheckboxValue = {
  /** Numeric id of the value. */
  option_type_id: Maybe<Scalars['Int']['output']>;
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** Several values of a list. */
export type CustomizableMultipleOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and values. */
  value: Maybe<Array<Maybe<CustomizableMultipleValue>>>;
};

/** A value of the list. */
export type CustomizableMultipleValue = {
  /** Numeric id of the value. */
  option_type_id: Maybe<Scalars['Int']['output']>;
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** A day, a time of day, or both. */
export type CustomizableDateOption = CustomizableOptionInterface & {
  /** Numeric id of the option. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** SKU of the product. */
  product_sku: Maybe<Scalars['String']['output']>;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
  /** Price and values. */
  value: Maybe<CustomizableDateValue>;
};

/** Price of a date or time. */
export type CustomizableDateValue = {
  /** Surcharge: an amount in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount or percent. */
  price_type: Maybe<PriceTypeEnum>;
  /** SKU of the merchant. */
  sku: Maybe<Scalars['String']['output']>;
  /** Requested parts of the date. */
  type: Maybe<CustomizableDateTypeEnum>;
  /** Base64 of custom-option/option id, and of a value /value id. */
  uid: Scalars['ID']['output'];
};

/** Parts of a date that an option requests. */
export type CustomizableDateTypeEnum =
  /** A day. */
  | 'DATE'
  /** A day with a time. */
  | 'DATE_TIME'
  /** A time of day. */
  | 'TIME';

/** Products that are offered together and bought each by itself. */
export type GroupedProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /**
   * simple or configurable.
   * @deprecated Use `__typename`.
   */
  type_id: Maybe<Scalars['String']['output']>;
  /** Whether the product can be bought now. */
  stock_status: Maybe<ProductStockStatus>;
  /** Units left when few remain, else null. */
  only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  /** Picture of lists. */
  small_image: Maybe<ProductImage>;
  /** Main picture. */
  image: Maybe<ProductImage>;
  /** Picture of cart lines and suggestions. */
  thumbnail: Maybe<ProductImage>;
  /** All pictures in order of position. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /**
   * All pictures in the older form.
   * @deprecated Use `media_gallery`.
   */
  media_gallery_entries: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  /** Full description. */
  description: Maybe<ComplexTextValue>;
  /** Short description. */
  short_description: Maybe<ComplexTextValue>;
  /** Prices from the cheapest to the dearest variant, for the caller's customer group. */
  price_range: PriceRange;
  /** Prices that depend on quantity. */
  price_tiers: Maybe<Array<Maybe<TierPrice>>>;
  /** Reduced price in the current currency, if any; without prices of a customer group. */
  special_price: Maybe<Scalars['Float']['output']>;
  /** Categories of the product in the current store's tree. */
  categories: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keyword: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the country of origin. */
  country_of_manufacture: Maybe<Scalars['String']['output']>;
  /** Values of all attributes, or of the attributes with the requested properties. */
  custom_attributesV2: Maybe<ProductCustomAttributes>;
  /** Average rating, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Number of approved reviews. */
  review_count: Scalars['Int']['output'];
  /** Related products. */
  related_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Finer products to consider instead. */
  upsell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Products to add at the end. */
  crosssell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Option id of the commission class, the trade's price rule (a merchant's own select attribute). */
  commission_class: Maybe<Scalars['Int']['output']>;
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
  /** Weight of one selling unit in the store's unit. */
  weight: Maybe<Scalars['Float']['output']>;
  /** Prices in the older form. */
  price: Maybe<ProductPrices>;
  /** Links to other products. */
  product_links: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Always null: prices do not depend on quantity. */
  tier_price: Maybe<Scalars['Float']['output']>;
  /** Prices by quantity; empty, since none depend on it. */
  tier_prices: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Numeric id of the attribute set: 4, Magento's default one. */
  attribute_set_id: Maybe<Scalars['Int']['output']>;
  /** When it was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** When it was changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Most selling units of one line. */
  max_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Fewest selling units of one line. */
  min_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_to_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_to_date: Maybe<Scalars['String']['output']>;
  /** Container of options in Magento's theme: `container2`. */
  options_container: Maybe<Scalars['String']['output']>;
  /** Units in stock, which Magento hides too unless a setting shows them; always null. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Rules that reduce its price; empty, since reduced prices are the products' own. */
  rules: Maybe<Array<Maybe<CatalogRule>>>;
  /** Always null: a variant's swatch is its value's. */
  swatch_image: Maybe<Scalars['String']['output']>;
  /** Address without suffix in the older form; always null, as in Magento. */
  url_path: Maybe<Scalars['String']['output']>;
  /** URLs of the product. */
  url_rewrites: Maybe<Array<Maybe<UrlRewrite>>>;
  /** Always null, as in Magento. */
  websites: Maybe<Array<Maybe<Website>>>;
  /** Approved reviews in the language of the store view. */
  reviews: ProductReviews;
  /** The products of the group that can be bought or are sold out, in its order. */
  items: Maybe<Array<Maybe<GroupedProductItem>>>;
  /** Always false: no product is sold with a gift message. */
  gift_message_available: Scalars['Boolean']['output'];
  /**
   * Values of all attributes, with their metadata.
   * @deprecated Use `custom_attributesV2`.
   */
  custom_attributes: Array<Maybe<CustomAttribute>>;
};


/** Products that are offered together and bought each by itself. */
export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** Products that are offered together and bought each by itself. */
export type GroupedProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A product of a group. */
export type GroupedProductItem = {
  /** Sort position in the group, from 0. */
  position: Maybe<Scalars['Int']['output']>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Selling units that are offered first. */
  qty: Maybe<Scalars['Float']['output']>;
};

/** Bundles to add to a cart. */
export type AddBundleProductsToCartInput = {
  /** Id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Items to add. */
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

/** The cart with them. */
export type AddBundleProductsToCartOutput = {
  /** The cart afterwards. */
  cart: Cart;
};

/** Files to add to a cart. */
export type AddDownloadableProductsToCartInput = {
  /** Id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Items to add. */
  cart_items: Array<InputMaybe<DownloadableProductCartItemInput>>;
};

/** The cart with them. */
export type AddDownloadableProductsToCartOutput = {
  /** The cart afterwards. */
  cart: Cart;
};

/** Virtual products to add to a cart. */
export type AddVirtualProductsToCartInput = {
  /** Id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Items to add. */
  cart_items: Array<InputMaybe<VirtualProductCartItemInput>>;
};

/** The cart with them. */
export type AddVirtualProductsToCartOutput = {
  /** The cart afterwards. */
  cart: Cart;
};

/** A bundle in the cart. */
export type BundleCartItem = CartItemInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id as text.
   * @deprecated Use `uid`.
   */
  id: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** The product; of a configurable line the parent. */
  product: ProductInterface;
  /** Prices of the line. */
  prices: Maybe<CartItemPrices>;
  /** The reasons why the line cannot be bought, or null. */
  errors: Maybe<Array<Maybe<CartItemError>>>;
  /** False when the line cannot be bought now. */
  is_available: Scalars['Boolean']['output'];
  /** Largest quantity that may be bought. */
  max_qty: Maybe<Scalars['Float']['output']>;
  /** Smallest quantity that may be bought. */
  min_qty: Maybe<Scalars['Float']['output']>;
  /** Options that the shopper filled in. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The reasons why the line cannot be bought, or null. */
  not_available_message: Maybe<Scalars['String']['output']>;
  /** The selection. */
  bundle_options: Array<Maybe<SelectedBundleOption>>;
  /** Always null: lines and orders carry no gift message. */
  gift_message: Maybe<GiftMessage>;
};

/** A refunded bundle. */
export type BundleCreditMemoItem = CreditMemoItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** The selection. */
  bundle_options: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
};

/** A bundle on an invoice. */
export type BundleInvoiceItem = InvoiceItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** The selection. */
  bundle_options: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
};

/** A choice of a bundle. */
export type BundleItem = {
  /** Numeric id of the choice. */
  option_id: Maybe<Scalars['Int']['output']>;
  /** Available options. */
  options: Maybe<Array<Maybe<BundleItemOption>>>;
  /** Sort position, from 0. */
  position: Maybe<Scalars['Int']['output']>;
  /** Prices of the choices. */
  price_range: PriceRange;
  /** Whether the option is required. */
  required: Maybe<Scalars['Boolean']['output']>;
  /** Stock keeping unit of the bundle. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Kind of choice: select, radio, checkbox or multi. */
  type: Maybe<Scalars['String']['output']>;
  /** Base64 id. */
  uid: Maybe<Scalars['ID']['output']>;
};

/** A product of the option. */
export type BundleItemOption = {
  /** Whether the shopper may change the quantity. */
  can_change_quantity: Maybe<Scalars['Boolean']['output']>;
  /** Numeric id. */
  id: Maybe<Scalars['Int']['output']>;
  /** Whether the product is selected by default. */
  is_default: Maybe<Scalars['Boolean']['output']>;
  /** Name in the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Sort position, from 0. */
  position: Maybe<Scalars['Int']['output']>;
  /** Its price in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Whether `price` is an amount, percent, or the price of the product. */
  price_type: Maybe<PriceTypeEnum>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Default quantity. */
  qty: Maybe<Scalars['Float']['output']>;
  /** Default quantity. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Base64 of bundle/choice/id/quantity. */
  uid: Scalars['ID']['output'];
};

/** Selection for one item of a bundle. */
export type BundleOptionInput = {
  /** Numeric id. */
  id: Scalars['Int']['input'];
  /** Quantity, if it can be changed. */
  quantity: Scalars['Float']['input'];
  /** Ids of the selection. */
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

/** A product that is put together of others. */
export type BundleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /**
   * Kind of product.
   * @deprecated Use `__typename`.
   */
  type_id: Maybe<Scalars['String']['output']>;
  /** Whether the product can be bought now. */
  stock_status: Maybe<ProductStockStatus>;
  /** Units left when few remain, else null. */
  only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  /** Picture of lists. */
  small_image: Maybe<ProductImage>;
  /** Main picture. */
  image: Maybe<ProductImage>;
  /** Picture of cart lines and suggestions. */
  thumbnail: Maybe<ProductImage>;
  /** All pictures in order of position. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /**
   * All pictures in the older form.
   * @deprecated Use `media_gallery`.
   */
  media_gallery_entries: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  /** Full description. */
  description: Maybe<ComplexTextValue>;
  /** Short description. */
  short_description: Maybe<ComplexTextValue>;
  /** Prices from the cheapest to the dearest variant, for the caller's customer group. */
  price_range: PriceRange;
  /** Prices that depend on quantity. */
  price_tiers: Maybe<Array<Maybe<TierPrice>>>;
  /** Reduced price in the current currency, if any; without prices of a customer group. */
  special_price: Maybe<Scalars['Float']['output']>;
  /** Categories of the product in the current store's tree. */
  categories: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keyword: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the country of origin. */
  country_of_manufacture: Maybe<Scalars['String']['output']>;
  /** Values of all attributes, or of the attributes with the requested properties. */
  custom_attributesV2: Maybe<ProductCustomAttributes>;
  /** Average rating, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Number of approved reviews. */
  review_count: Scalars['Int']['output'];
  /** Related products. */
  related_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Finer products to consider instead. */
  upsell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Products to add at the end. */
  crosssell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Option id of the commission class, the trade's price rule (a merchant's own select attribute). */
  commission_class: Maybe<Scalars['Int']['output']>;
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
  /** Weight of one selling unit in the store's unit. */
  weight: Maybe<Scalars['Float']['output']>;
  /** Prices in the older form. */
  price: Maybe<ProductPrices>;
  /** Links to other products. */
  product_links: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Always null: prices do not depend on quantity. */
  tier_price: Maybe<Scalars['Float']['output']>;
  /** Prices by quantity; empty, since none depend on it. */
  tier_prices: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Numeric id of the attribute set: 4, Magento's default one. */
  attribute_set_id: Maybe<Scalars['Int']['output']>;
  /** When it was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** When it was changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Most selling units of one line. */
  max_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Fewest selling units of one line. */
  min_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_to_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_to_date: Maybe<Scalars['String']['output']>;
  /** Container of options in Magento's theme: `container2`. */
  options_container: Maybe<Scalars['String']['output']>;
  /** Units in stock, which Magento hides too unless a setting shows them; always null. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Rules that reduce its price; empty, since reduced prices are the products' own. */
  rules: Maybe<Array<Maybe<CatalogRule>>>;
  /** Always null: a variant's swatch is its value's. */
  swatch_image: Maybe<Scalars['String']['output']>;
  /** Address without suffix in the older form; always null, as in Magento. */
  url_path: Maybe<Scalars['String']['output']>;
  /** URLs of the product. */
  url_rewrites: Maybe<Array<Maybe<UrlRewrite>>>;
  /** Always null, as in Magento. */
  websites: Maybe<Array<Maybe<Website>>>;
  /** Whether its price depends on the selection. */
  dynamic_price: Maybe<Scalars['Boolean']['output']>;
  /** Whether its sku depends on the selection; always false. */
  dynamic_sku: Maybe<Scalars['Boolean']['output']>;
  /** Whether its weight depends on the selection. */
  dynamic_weight: Maybe<Scalars['Boolean']['output']>;
  /** Items of the bundle, in order. */
  items: Maybe<Array<Maybe<BundleItem>>>;
  /** Options that a shopper fills in or chooses from; null without any. */
  options: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** Price of the bundle without its selection. */
  price_details: Maybe<PriceDetails>;
  /** Whether a price range or only the lowest price is shown. */
  price_view: Maybe<PriceViewEnum>;
  /** Approved reviews in the language of the store view. */
  reviews: ProductReviews;
  /** Whether the parts ship together; they always do. */
  ship_bundle_items: Maybe<ShipBundleItemsEnum>;
  /** Always false: no product is sold with a gift message. */
  gift_message_available: Scalars['Boolean']['output'];
  /**
   * Values of all attributes, with their metadata.
   * @deprecated Use `custom_attributesV2`.
   */
  custom_attributes: Array<Maybe<CustomAttribute>>;
};


/** A product that is put together of others. */
export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** A product that is put together of others. */
export type BundleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A bundle with its selection. */
export type BundleProductCartItemInput = {
  /** The selection. */
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  /** Entered and chosen options. */
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  /** Sku and quantity. */
  data: CartItemInput;
};

/** A bundle that left. */
export type BundleShipmentItem = ShipmentItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_shipped: Scalars['Float']['output'];
  /** The selection. */
  bundle_options: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
};

/** A bundle on a wish list. */
export type BundleWishlistItem = WishlistItemInterface & {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Scalars['String']['output'];
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Id of its room; null without one (an extension of this shop). */
  room_id: Maybe<Scalars['ID']['output']>;
  /** The area to cover, from which the quantity follows (an extension of this shop). */
  area: Maybe<WishlistArea>;
  /** Square feet of one selling unit, if known (an extension of this shop). */
  coverage: Maybe<Scalars['Float']['output']>;
  /** Price of one selling unit for the caller; null if it is hidden or options are not selected yet (an extension of this shop). */
  unit_price: Maybe<Money>;
  /** Price times quantity (an extension of this shop). */
  planned: Maybe<Money>;
  /** Whether the owner of the list has ordered a sample of the product (an extension of this shop). */
  is_sample_ordered: Scalars['Boolean']['output'];
  /** The selection. */
  bundle_options: Maybe<Array<Maybe<SelectedBundleOption>>>;
  /** Entered and chosen options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
};

/** A file that the customer bought. */
export type CustomerDownloadableProduct = {
  /** When it was ordered, `YYYY-MM-DD HH:MM:SS` UTC. */
  date: Maybe<Scalars['String']['output']>;
  /** Address that the file is fetched by, for a day; null when it cannot be fetched. */
  download_url: Maybe<Scalars['String']['output']>;
  /** Number of the order. */
  order_increment_id: Maybe<Scalars['String']['output']>;
  /** Remaining downloads; `Unlimited` without a limit. */
  remaining_downloads: Maybe<Scalars['String']['output']>;
  /** `pending` until the order is paid, `available`, or `expired`. */
  status: Maybe<Scalars['String']['output']>;
};

/** Files that the customer bought. */
export type CustomerDownloadableProducts = {
  /** Newest order first. */
  items: Maybe<Array<Maybe<CustomerDownloadableProduct>>>;
};

/** Files in the cart. */
export type DownloadableCartItem = CartItemInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id as text.
   * @deprecated Use `uid`.
   */
  id: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** The product; of a configurable line the parent. */
  product: ProductInterface;
  /** Prices of the line. */
  prices: Maybe<CartItemPrices>;
  /** The reasons why the line cannot be bought, or null. */
  errors: Maybe<Array<Maybe<CartItemError>>>;
  /** False when the line cannot be bought now. */
  is_available: Scalars['Boolean']['output'];
  /** Largest quantity that may be bought. */
  max_qty: Maybe<Scalars['Float']['output']>;
  /** Smallest quantity that may be bought. */
  min_qty: Maybe<Scalars['Float']['output']>;
  /** Options that the shopper filled in. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The reasons why the line cannot be bought, or null. */
  not_available_message: Maybe<Scalars['String']['output']>;
  /** Chosen files. */
  links: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  /** Files that everybody may look at. */
  samples: Maybe<Array<Maybe<DownloadableProductSamples>>>;
};

/** Refunded files. */
export type DownloadableCreditMemoItem = CreditMemoItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_refunded: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Purchased files. */
  downloadable_links: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
};

/** Location of a file. */
export type DownloadableFileTypeEnum =
  /** A file of the shop. */
  | 'FILE'
  /** An address elsewhere. */
  | 'URL';

/** Files on an invoice. */
export type DownloadableInvoiceItem = InvoiceItemInterface & {
  /** Base64 id. */
  id: Scalars['ID']['output'];
  /** The line they are of. */
  order_item: Maybe<OrderItemInterface>;
  /** Name at the time. */
  product_name: Maybe<Scalars['String']['output']>;
  /** Sku bought. */
  product_sku: Scalars['String']['output'];
  /** One unit without tax. */
  product_sale_price: Money;
  /** Selling units. */
  quantity_invoiced: Maybe<Scalars['Float']['output']>;
  /** Discounts of these items. */
  discounts: Maybe<Array<Maybe<Discount>>>;
  /** Purchased files. */
  downloadable_links: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
};

/** A purchased file. */
export type DownloadableItemsLinks = {
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 id. */
  uid: Scalars['ID']['output'];
};

/** A product that is files. */
export type DownloadableProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /**
   * Kind of product.
   * @deprecated Use `__typename`.
   */
  type_id: Maybe<Scalars['String']['output']>;
  /** Whether the product can be bought now. */
  stock_status: Maybe<ProductStockStatus>;
  /** Units left when few remain, else null. */
  only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  /** Picture of lists. */
  small_image: Maybe<ProductImage>;
  /** Main picture. */
  image: Maybe<ProductImage>;
  /** Picture of cart lines and suggestions. */
  thumbnail: Maybe<ProductImage>;
  /** All pictures in order of position. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /**
   * All pictures in the older form.
   * @deprecated Use `media_gallery`.
   */
  media_gallery_entries: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  /** Full description. */
  description: Maybe<ComplexTextValue>;
  /** Short description. */
  short_description: Maybe<ComplexTextValue>;
  /** Prices from the cheapest to the dearest variant, for the caller's customer group. */
  price_range: PriceRange;
  /** Prices that depend on quantity. */
  price_tiers: Maybe<Array<Maybe<TierPrice>>>;
  /** Reduced price in the current currency, if any; without prices of a customer group. */
  special_price: Maybe<Scalars['Float']['output']>;
  /** Categories of the product in the current store's tree. */
  categories: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keyword: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the country of origin. */
  country_of_manufacture: Maybe<Scalars['String']['output']>;
  /** Values of all attributes, or of the attributes with the requested properties. */
  custom_attributesV2: Maybe<ProductCustomAttributes>;
  /** Average rating, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Number of approved reviews. */
  review_count: Scalars['Int']['output'];
  /** Related products. */
  related_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Finer products to consider instead. */
  upsell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Products to add at the end. */
  crosssell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Option id of the commission class, the trade's price rule (a merchant's own select attribute). */
  commission_class: Maybe<Scalars['Int']['output']>;
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
  /** Prices in the older form. */
  price: Maybe<ProductPrices>;
  /** Links to other products. */
  product_links: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Always null: prices do not depend on quantity. */
  tier_price: Maybe<Scalars['Float']['output']>;
  /** Prices by quantity; empty, since none depend on it. */
  tier_prices: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Numeric id of the attribute set: 4, Magento's default one. */
  attribute_set_id: Maybe<Scalars['Int']['output']>;
  /** When it was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** When it was changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Most selling units of one line. */
  max_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Fewest selling units of one line. */
  min_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_to_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_to_date: Maybe<Scalars['String']['output']>;
  /** Container of options in Magento's theme: `container2`. */
  options_container: Maybe<Scalars['String']['output']>;
  /** Units in stock, which Magento hides too unless a setting shows them; always null. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Rules that reduce its price; empty, since reduced prices are the products' own. */
  rules: Maybe<Array<Maybe<CatalogRule>>>;
  /** Always null: a variant's swatch is its value's. */
  swatch_image: Maybe<Scalars['String']['output']>;
  /** Address without suffix in the older form; always null, as in Magento. */
  url_path: Maybe<Scalars['String']['output']>;
  /** URLs of the product. */
  url_rewrites: Maybe<Array<Maybe<UrlRewrite>>>;
  /** Always null, as in Magento. */
  websites: Maybe<Array<Maybe<Website>>>;
  /** Files to buy. */
  downloadable_product_links: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  /** Files that everybody may look at. */
  downloadable_product_samples: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  /** 1 when files are bought one by one, else 0. */
  links_purchased_separately: Maybe<Scalars['Int']['output']>;
  /** Title of the files. */
  links_title: Maybe<Scalars['String']['output']>;
  /** Options that a shopper fills in or chooses from; null without any. */
  options: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** Approved reviews in the language of the store view. */
  reviews: ProductReviews;
  /** Always false: no product is sold with a gift message. */
  gift_message_available: Scalars['Boolean']['output'];
  /**
   * Values of all attributes, with their metadata.
   * @deprecated Use `custom_attributesV2`.
   */
  custom_attributes: Array<Maybe<CustomAttribute>>;
};


/** A product that is files. */
export type DownloadableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** A product that is files. */
export type DownloadableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A downloadable product with the chosen files. */
export type DownloadableProductCartItemInput = {
  /** Entered and chosen options. */
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  /** Sku and quantity. */
  data: CartItemInput;
  /** Files to buy. */
  downloadable_product_links?: InputMaybe<Array<InputMaybe<DownloadableProductLinksInput>>>;
};

/** A file of a product. */
export type DownloadableProductLinks = {
  /** Numeric id. */
  id: Maybe<Scalars['Int']['output']>;
  /** Whether it can be downloaded without signing in; null: as in the merchant's settings. */
  is_shareable: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a file of the shop or a URL; null except for buyers. */
  link_type: Maybe<DownloadableFileTypeEnum>;
  /** Allowed downloads per purchase; 0: unlimited. */
  number_of_downloads: Maybe<Scalars['Int']['output']>;
  /** Its price in the currency of the request, or percent of the price. */
  price: Maybe<Scalars['Float']['output']>;
  /** Always null: samples have a URL. */
  sample_file: Maybe<Scalars['String']['output']>;
  /** Always null: samples have a URL. */
  sample_type: Maybe<DownloadableFileTypeEnum>;
  /** Address of a sample; null without one. */
  sample_url: Maybe<Scalars['String']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
  /** Base64 of downloadable/id. */
  uid: Scalars['ID']['output'];
};

/** A file that is chosen. */
export type DownloadableProductLinksInput = {
  /** Numeric id of the file. */
  link_id: Scalars['Int']['input'];
};

/** A file that everybody may look at. */
export type DownloadableProductSamples = {
  /** Numeric id. */
  id: Maybe<Scalars['Int']['output']>;
  /** Always null: samples have a URL. */
  sample_file: Maybe<Scalars['String']['output']>;
  /** Always null: samples have a URL. */
  sample_type: Maybe<DownloadableFileTypeEnum>;
  /** Address of a sample; null without one. */
  sample_url: Maybe<Scalars['String']['output']>;
  /** Sort position, from 0. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** Name in the store view. */
  title: Maybe<Scalars['String']['output']>;
};

/** A product that is files on a wish list. */
export type DownloadableWishlistItem = WishlistItemInterface & {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Scalars['String']['output'];
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Id of its room; null without one (an extension of this shop). */
  room_id: Maybe<Scalars['ID']['output']>;
  /** The area to cover, from which the quantity follows (an extension of this shop). */
  area: Maybe<WishlistArea>;
  /** Square feet of one selling unit, if known (an extension of this shop). */
  coverage: Maybe<Scalars['Float']['output']>;
  /** Price of one selling unit for the caller; null if it is hidden or options are not selected yet (an extension of this shop). */
  unit_price: Maybe<Money>;
  /** Price times quantity (an extension of this shop). */
  planned: Maybe<Money>;
  /** Whether the owner of the list has ordered a sample of the product (an extension of this shop). */
  is_sample_ordered: Scalars['Boolean']['output'];
  /** Entered and chosen options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Chosen files. */
  links_v2: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  /** Files that everybody may look at. */
  samples: Maybe<Array<Maybe<DownloadableProductSamples>>>;
};

/** A group on a wish list. */
export type GroupedProductWishlistItem = WishlistItemInterface & {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Scalars['String']['output'];
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Id of its room; null without one (an extension of this shop). */
  room_id: Maybe<Scalars['ID']['output']>;
  /** The area to cover, from which the quantity follows (an extension of this shop). */
  area: Maybe<WishlistArea>;
  /** Square feet of one selling unit, if known (an extension of this shop). */
  coverage: Maybe<Scalars['Float']['output']>;
  /** Price of one selling unit for the caller; null if it is hidden or options are not selected yet (an extension of this shop). */
  unit_price: Maybe<Money>;
  /** Price times quantity (an extension of this shop). */
  planned: Maybe<Money>;
  /** Whether the owner of the list has ordered a sample of the product (an extension of this shop). */
  is_sample_ordered: Scalars['Boolean']['output'];
  /** Entered and chosen options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
};

/** A choice of an ordered bundle. */
export type ItemSelectedBundleOption = {
  /** Numeric id. */
  id: Scalars['ID']['output'];
  /** Name in the store view. */
  label: Scalars['String']['output'];
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /** The selection. */
  values: Maybe<Array<Maybe<ItemSelectedBundleOptionValue>>>;
};

/** Its selection. */
export type ItemSelectedBundleOptionValue = {
  /** Numeric id. */
  id: Scalars['ID']['output'];
  /** Its price in the currency of the request, or percent of the price. */
  price: Money;
  /** Name of the product as ordered. */
  product_name: Scalars['String']['output'];
  /** Sku of the product. */
  product_sku: Scalars['String']['output'];
  /** Quantity in one bundle. */
  quantity: Scalars['Float']['output'];
  /** Base64 id. */
  uid: Scalars['ID']['output'];
};

/** Price of a bundle without its selection. */
export type PriceDetails = {
  /** Discount of the bundle itself, in percent. */
  discount_percentage: Maybe<Scalars['Float']['output']>;
  /** Price to pay for the bundle itself. */
  main_final_price: Maybe<Scalars['Float']['output']>;
  /** Regular price of the bundle itself; 0 if it depends on the selection. */
  main_price: Maybe<Scalars['Float']['output']>;
};

/** Price display of a bundle. */
export type PriceViewEnum =
  /** From the lowest to the highest price. */
  | 'PRICE_RANGE'
  /** The lowest price. */
  | 'AS_LOW_AS';

/** A choice of a bundle. */
export type SelectedBundleOption = {
  /** Numeric id. */
  id: Scalars['Int']['output'];
  /** Name in the store view. */
  label: Scalars['String']['output'];
  /** Kind of choice: select, radio, checkbox or multi. */
  type: Scalars['String']['output'];
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /** The selection. */
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

/** Its selection. */
export type SelectedBundleOptionValue = {
  /** Numeric id. */
  id: Scalars['Int']['output'];
  /** Name in the store view. */
  label: Scalars['String']['output'];
  /** Price without a discount. */
  original_price: Money;
  /** Its price in the currency of the request, or percent of the price. */
  price: Scalars['Float']['output'];
  /** Its price. */
  priceV2: Money;
  /** Quantity in one bundle. */
  quantity: Scalars['Float']['output'];
  /** Base64 id. */
  uid: Scalars['ID']['output'];
};

/** How the parts of a bundle are shipped. */
export type ShipBundleItemsEnum =
  /** In one shipment. */
  | 'TOGETHER'
  /** Each by itself. */
  | 'SEPARATELY';

/** A virtual product in the cart. */
export type VirtualCartItem = CartItemInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id as text.
   * @deprecated Use `uid`.
   */
  id: Scalars['String']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** The product; of a configurable line the parent. */
  product: ProductInterface;
  /** Prices of the line. */
  prices: Maybe<CartItemPrices>;
  /** The reasons why the line cannot be bought, or null. */
  errors: Maybe<Array<Maybe<CartItemError>>>;
  /** False when the line cannot be bought now. */
  is_available: Scalars['Boolean']['output'];
  /** Largest quantity that may be bought. */
  max_qty: Maybe<Scalars['Float']['output']>;
  /** Smallest quantity that may be bought. */
  min_qty: Maybe<Scalars['Float']['output']>;
  /** Options that the shopper filled in. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The reasons why the line cannot be bought, or null. */
  not_available_message: Maybe<Scalars['String']['output']>;
};

/** A product that nothing is shipped of. */
export type VirtualProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  /** Base64 id. */
  uid: Scalars['ID']['output'];
  /**
   * Numeric id.
   * @deprecated Use `uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** Last part of the address. */
  url_key: Maybe<Scalars['String']['output']>;
  /** Suffix of the address. */
  url_suffix: Maybe<Scalars['String']['output']>;
  /** Relative canonical address. */
  canonical_url: Maybe<Scalars['String']['output']>;
  /**
   * Kind of product.
   * @deprecated Use `__typename`.
   */
  type_id: Maybe<Scalars['String']['output']>;
  /** Whether the product can be bought now. */
  stock_status: Maybe<ProductStockStatus>;
  /** Units left when few remain, else null. */
  only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  /** Picture of lists. */
  small_image: Maybe<ProductImage>;
  /** Main picture. */
  image: Maybe<ProductImage>;
  /** Picture of cart lines and suggestions. */
  thumbnail: Maybe<ProductImage>;
  /** All pictures in order of position. */
  media_gallery: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /**
   * All pictures in the older form.
   * @deprecated Use `media_gallery`.
   */
  media_gallery_entries: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  /** Full description. */
  description: Maybe<ComplexTextValue>;
  /** Short description. */
  short_description: Maybe<ComplexTextValue>;
  /** Prices from the cheapest to the dearest variant, for the caller's customer group. */
  price_range: PriceRange;
  /** Prices that depend on quantity. */
  price_tiers: Maybe<Array<Maybe<TierPrice>>>;
  /** Reduced price in the current currency, if any; without prices of a customer group. */
  special_price: Maybe<Scalars['Float']['output']>;
  /** Categories of the product in the current store's tree. */
  categories: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keyword: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the country of origin. */
  country_of_manufacture: Maybe<Scalars['String']['output']>;
  /** Values of all attributes, or of the attributes with the requested properties. */
  custom_attributesV2: Maybe<ProductCustomAttributes>;
  /** Average rating, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Number of approved reviews. */
  review_count: Scalars['Int']['output'];
  /** Related products. */
  related_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Finer products to consider instead. */
  upsell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Products to add at the end. */
  crosssell_products: Maybe<Array<Maybe<ProductInterface>>>;
  /** Option id of the commission class, the trade's price rule (a merchant's own select attribute). */
  commission_class: Maybe<Scalars['Int']['output']>;
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
  /** Prices in the older form. */
  price: Maybe<ProductPrices>;
  /** Links to other products. */
  product_links: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Always null: prices do not depend on quantity. */
  tier_price: Maybe<Scalars['Float']['output']>;
  /** Prices by quantity; empty, since none depend on it. */
  tier_prices: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Numeric id of the attribute set: 4, Magento's default one. */
  attribute_set_id: Maybe<Scalars['Int']['output']>;
  /** When it was created, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Maybe<Scalars['String']['output']>;
  /** When it was changed last, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Most selling units of one line. */
  max_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Fewest selling units of one line. */
  min_sale_qty: Maybe<Scalars['Float']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: no product is marked as new for a time. */
  new_to_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_from_date: Maybe<Scalars['String']['output']>;
  /** Always null: a special price is returned only while it applies. */
  special_to_date: Maybe<Scalars['String']['output']>;
  /** Container of options in Magento's theme: `container2`. */
  options_container: Maybe<Scalars['String']['output']>;
  /** Units in stock, which Magento hides too unless a setting shows them; always null. */
  quantity: Maybe<Scalars['Float']['output']>;
  /** Rules that reduce its price; empty, since reduced prices are the products' own. */
  rules: Maybe<Array<Maybe<CatalogRule>>>;
  /** Always null: a variant's swatch is its value's. */
  swatch_image: Maybe<Scalars['String']['output']>;
  /** Address without suffix in the older form; always null, as in Magento. */
  url_path: Maybe<Scalars['String']['output']>;
  /** URLs of the product. */
  url_rewrites: Maybe<Array<Maybe<UrlRewrite>>>;
  /** Always null, as in Magento. */
  websites: Maybe<Array<Maybe<Website>>>;
  /** Options that a shopper fills in or chooses from; null without any. */
  options: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** Approved reviews in the language of the store view. */
  reviews: ProductReviews;
  /** Always false: no product is sold with a gift message. */
  gift_message_available: Scalars['Boolean']['output'];
  /**
   * Values of all attributes, with their metadata.
   * @deprecated Use `custom_attributesV2`.
   */
  custom_attributes: Array<Maybe<CustomAttribute>>;
};


/** A product that nothing is shipped of. */
export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** A product that nothing is shipped of. */
export type VirtualProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A virtual product to add. */
export type VirtualProductCartItemInput = {
  /** Entered and chosen options. */
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  /** Sku and quantity. */
  data: CartItemInput;
};

/** A virtual product on a wish list. */
export type VirtualWishlistItem = WishlistItemInterface & {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Scalars['String']['output'];
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Id of its room; null without one (an extension of this shop). */
  room_id: Maybe<Scalars['ID']['output']>;
  /** The area to cover, from which the quantity follows (an extension of this shop). */
  area: Maybe<WishlistArea>;
  /** Square feet of one selling unit, if known (an extension of this shop). */
  coverage: Maybe<Scalars['Float']['output']>;
  /** Price of one selling unit for the caller; null if it is hidden or options are not selected yet (an extension of this shop). */
  unit_price: Maybe<Money>;
  /** Price times quantity (an extension of this shop). */
  planned: Maybe<Money>;
  /** Whether the owner of the list has ordered a sample of the product (an extension of this shop). */
  is_sample_ordered: Scalars['Boolean']['output'];
  /** Entered and chosen options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
};

/** Metadata of one attribute, in the older form. */
export type AttributeMetadataInterface = {
  /** Unique id. */
  uid: Maybe<Scalars['ID']['output']>;
  /** Code. */
  code: Maybe<Scalars['String']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Labels in each store view. */
  attribute_labels: Maybe<Array<Maybe<StoreLabels>>>;
  /** Kind of value. */
  data_type: Maybe<ObjectDataTypeEnum>;
  /** Order. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** True when every Magento has it. */
  is_system: Maybe<Scalars['Boolean']['output']>;
  /** Kind of entity. */
  entity_type: Maybe<AttributeEntityTypeEnum>;
  /** Input type. */
  ui_input: Maybe<UiInputTypeInterface>;
};

/** Input type of an attribute. */
export type UiInputTypeInterface = {
  /** Form element. */
  ui_input_type: Maybe<UiInputTypeEnum>;
  /** True when its values may be HTML. */
  is_html_allowed: Maybe<Scalars['Boolean']['output']>;
};

/** Whatever has choices. */
export type AttributeOptionsInterface = {
  /** Choices. */
  attribute_options: Maybe<Array<Maybe<AttributeOptionInterface>>>;
};

/** A form element with choices. */
export type SelectableInputTypeInterface = {
  /** Choices. */
  attribute_options: Maybe<Array<Maybe<AttributeOptionInterface>>>;
};

/** One choice of an attribute. */
export type AttributeOptionInterface = {
  /** Unique id. */
  uid: Scalars['ID']['output'];
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** True when it is chosen unless something else is. */
  is_default: Maybe<Scalars['Boolean']['output']>;
};

/** One of a list. */
export type UiAttributeTypeSelect = UiInputTypeInterface & AttributeOptionsInterface & SelectableInputTypeInterface & {
  /** Form element. */
  ui_input_type: Maybe<UiInputTypeEnum>;
  /** True when its values may be HTML. */
  is_html_allowed: Maybe<Scalars['Boolean']['output']>;
  /** Choices. */
  attribute_options: Maybe<Array<Maybe<AttributeOptionInterface>>>;
};

/** Several of a list. */
export type UiAttributeTypeMultiSelect = UiInputTypeInterface & AttributeOptionsInterface & SelectableInputTypeInterface & {
  /** Form element. */
  ui_input_type: Maybe<UiInputTypeEnum>;
  /** True when its values may be HTML. */
  is_html_allowed: Maybe<Scalars['Boolean']['output']>;
  /** Choices. */
  attribute_options: Maybe<Array<Maybe<AttributeOptionInterface>>>;
};

/** Yes or no. */
export type UiAttributeTypeBoolean = UiInputTypeInterface & AttributeOptionsInterface & SelectableInputTypeInterface & {
  /** Form element. */
  ui_input_type: Maybe<UiInputTypeEnum>;
  /** True when its values may be HTML. */
  is_html_allowed: Maybe<Scalars['Boolean']['output']>;
  /** Choices. */
  attribute_options: Maybe<Array<Maybe<AttributeOptionInterface>>>;
};

/** Input without options. */
export type UiAttributeTypeAny = UiInputTypeInterface & {
  /** Form element. */
  ui_input_type: Maybe<UiInputTypeEnum>;
  /** True when its values may be HTML. */
  is_html_allowed: Maybe<Scalars['Boolean']['output']>;
};

/** The label of an attribute in a store view. */
export type StoreLabels = {
  /** Code of the store view. */
  store_code: Maybe<Scalars['String']['output']>;
  /** Label. */
  label: Maybe<Scalars['String']['output']>;
};

/** Metadata of a product attribute, in the older form. */
export type ProductAttributeMetadata = AttributeMetadataInterface & {
  /** Unique id. */
  uid: Maybe<Scalars['ID']['output']>;
  /** Code. */
  code: Maybe<Scalars['String']['output']>;
  /** Label in the language of the store view. */
  label: Maybe<Scalars['String']['output']>;
  /** Labels in each store view. */
  attribute_labels: Maybe<Array<Maybe<StoreLabels>>>;
  /** Kind of value. */
  data_type: Maybe<ObjectDataTypeEnum>;
  /** Order. */
  sort_order: Maybe<Scalars['Int']['output']>;
  /** True when every Magento has it. */
  is_system: Maybe<Scalars['Boolean']['output']>;
  /** Kind of entity. */
  entity_type: Maybe<AttributeEntityTypeEnum>;
  /** Input type. */
  ui_input: Maybe<UiInputTypeInterface>;
  /** Its storefront properties. */
  used_in_components: Maybe<Array<CustomAttributesListsEnum>>;
};

/** Places where a storefront shows attributes. */
export type CustomAttributesListsEnum =
  /** The product page. */
  | 'PRODUCT_DETAILS_PAGE'
  /** Product lists. */
  | 'PRODUCTS_LISTING'
  /** The comparison. */
  | 'PRODUCTS_COMPARE'
  /** The sorting of lists. */
  | 'PRODUCT_SORT'
  /** The filters of lists. */
  | 'PRODUCT_FILTER'
  /** The filters of search results. */
  | 'PRODUCT_SEARCH_RESULTS_FILTER'
  /** Magento's form of advanced search, which is not here. */
  | 'ADVANCED_CATALOG_SEARCH';

/** Kinds of values. */
export type ObjectDataTypeEnum =
  /** Text. */
  | 'STRING'
  /** A number. */
  | 'FLOAT'
  /** A whole number. */
  | 'INT'
  /** True or false. */
  | 'BOOLEAN'
  /** None of these. */
  | 'COMPLEX';

/** Form elements, in the older form. */
export type UiInputTypeEnum =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A date. */
  | 'DATE'
  /** A date with time. */
  | 'DATETIME'
  /** Several pictures. */
  | 'GALLERY'
  /** A picture. */
  | 'IMAGE'
  /** A picture of a gallery. */
  | 'MEDIA_IMAGE'
  /** Several of a list. */
  | 'MULTISELECT'
  /** A price. */
  | 'PRICE'
  /** One of a list. */
  | 'SELECT'
  /** A line of text. */
  | 'TEXT'
  /** Text. */
  | 'TEXTAREA'
  /** A weight. */
  | 'WEIGHT';

/** A product's value of an attribute, with the attribute's metadata. */
export type CustomAttribute = {
  /** Selected options, if the attribute has options. */
  selected_attribute_options: Maybe<SelectedAttributeOption>;
  /** Entered value, if it has no options. */
  entered_attribute_value: Maybe<EnteredAttributeValue>;
  /** Metadata of the attribute. */
  attribute_metadata: Maybe<AttributeMetadataInterface>;
};

/** The selected options. */
export type SelectedAttributeOption = {
  /** The choices; null where the attribute has none. */
  attribute_option: Maybe<Array<AttributeOptionInterface>>;
};

/** The entered value. */
export type EnteredAttributeValue = {
  /** The value as text; null where the attribute has choices. */
  value: Maybe<Scalars['String']['output']>;
};

/** A text that shoppers search for, as Magento's terms of searches have it. */
export type SearchTerm = {
  /** The requested text. */
  query_text: Maybe<Scalars['String']['output']>;
  /** Always null: a search never redirects to another page. */
  redirect: Maybe<Scalars['String']['output']>;
  /** Null: not available. */
  popularity: Maybe<Scalars['Int']['output']>;
};

/** Default robots settings of the shop. */
export type RobotsConfig = {
  /** Default for pages without own settings. */
  defaultRobots: Maybe<Scalars['String']['output']>;
  /** Null: the file robots.txt is served by the shop itself. */
  customInstructions: Maybe<Scalars['String']['output']>;
};

/** State of a quote (an extension of this shop). */
export type PriceQuoteState =
  /** Requested; the shop has not replied yet. */
  | 'REQUESTED'
  /** It has prices, which can be accepted until its last day. */
  | 'ANSWERED'
  /** It is in the cart, or ordered. */
  | 'ACCEPTED'
  /** The shop gives no prices, or the customer did not take them. */
  | 'DECLINED'
  /** Its last day is over. */
  | 'EXPIRED'
  /** Declined by the customer, or withdrawn by the shop. */
  | 'WITHDRAWN';

/** Source of a quote request (an extension of this shop). */
export type PriceQuoteSource =
  /** From the cart. */
  | 'CART'
  /** From a wish list or project. */
  | 'LIST'
  /** From the page of a product. */
  | 'PRODUCT';

/** Actor of a quote event (an extension of this shop). */
export type PriceQuoteActor =
  /** The customer. */
  | 'CUSTOMER'
  /** Staff of the shop. */
  | 'STAFF'
  /** The shop by itself. */
  | 'SHOP';

/** A unit of areas (an extension of this shop). */
export type PriceQuoteAreaUnit =
  /** Square feet. */
  | 'SQFT'
  /** Square metres. */
  | 'M2';

/** An event of a quote (an extension of this shop). */
export type PriceQuoteEvent = {
  /** Its new state. */
  state: PriceQuoteState;
  /** Time, YYYY-MM-DD HH:MM:SS in UTC. */
  at: Scalars['String']['output'];
  /** Its actor. */
  by: PriceQuoteActor;
  /** Reason given by the actor. */
  comment: Maybe<Scalars['String']['output']>;
};

/** A line of a quote (an extension of this shop). */
export type PriceQuoteLine = {
  /** Position in the quote, from 1. */
  position: Scalars['Int']['output'];
  /** SKU of the offered or requested product. */
  sku: Scalars['String']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Selected options of the product. */
  options: Array<Scalars['String']['output']>;
  /** Address of its picture. */
  image: Maybe<Scalars['String']['output']>;
  /** Path of its page in the store view; null when it has none. */
  path: Maybe<Scalars['String']['output']>;
  /** Selling units. */
  quantity: Maybe<Scalars['Int']['output']>;
  /** Selling unit, such as a box: code of an option of the attribute selling_unit; null if unknown. */
  selling_unit: Maybe<Scalars['String']['output']>;
  /** The requested finish. */
  finish: Maybe<Scalars['String']['output']>;
  /** The requested area. */
  area: Maybe<Scalars['Float']['output']>;
  /** The unit of the area. */
  area_unit: Maybe<PriceQuoteAreaUnit>;
  /** The customer's note. */
  note: Maybe<Scalars['String']['output']>;
  /** Price of one selling unit without tax; null: not priced. */
  price: Maybe<Money>;
  /** Price of all of them without tax. */
  row_total: Maybe<Money>;
  /** Number of the order placed at this price. */
  order_number: Maybe<Scalars['String']['output']>;
};

/** A quote of the signed-in customer (an extension of this shop). */
export type PriceQuote = {
  /** Its number. */
  number: Scalars['String']['output'];
  /** Its state. */
  state: PriceQuoteState;
  /** Source of the request. */
  source: PriceQuoteSource;
  /** Time of the request, YYYY-MM-DD HH:MM:SS in UTC. */
  asked_at: Scalars['String']['output'];
  /** The customer's note. */
  note: Maybe<Scalars['String']['output']>;
  /** Message of the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The shop's note on delivery. */
  shipping_note: Maybe<Scalars['String']['output']>;
  /** Its last day, YYYY-MM-DD. */
  valid_until: Maybe<Scalars['String']['output']>;
  /** Total of the lines without tax and shipping; null before the shop's reply. */
  total: Maybe<Money>;
  /** Whether it can be put into the cart now. */
  can_accept: Scalars['Boolean']['output'];
  /** Its lines. */
  lines: Array<PriceQuoteLine>;
  /** Its events, oldest first. */
  events: Array<PriceQuoteEvent>;
};

/** Quotes of the signed-in customer (an extension of this shop). */
export type CustomerPriceQuotes = {
  /** Whether quotes can be requested. */
  is_open: Scalars['Boolean']['output'];
  /** The quotes, the newest first. */
  items: Array<PriceQuote>;
};

/** A quote as PDF (an extension of this shop). */
export type PriceQuotePaper = {
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** The file in base64. */
  content: Scalars['String']['output'];
};

/** Why a line of a cart has, or has not, the price of a quote (an extension of this shop). */
export type CartQuoteState =
  /** It has the price. */
  | 'QUOTED'
  /** The quote has another quantity. */
  | 'QUANTITY'
  /** The quote has another variant. */
  | 'VARIANT'
  /** The quote is in another currency. */
  | 'CURRENCY'
  /** The quote is over. */
  | 'ENDED';

/** Relation of a cart line to a quote (an extension of this shop). */
export type CartItemQuote = {
  /** The line of the cart. */
  uid: Scalars['ID']['output'];
  /** Number of the quote. */
  quote_number: Scalars['String']['output'];
  /** Why it has, or has not, its price. */
  state: CartQuoteState;
  /** The quoted quantity. */
  quantity: Scalars['Int']['output'];
  /** The quoted price of one selling unit. */
  price: Money;
  /** The last day of the quote, YYYY-MM-DD. */
  valid_until: Scalars['String']['output'];
  /** Whether the product has a list price for the customer. */
  has_list_price: Scalars['Boolean']['output'];
};

/** A product to be quoted on: a quantity or an area is needed (an extension of this shop). */
export type PriceQuoteLineInput = {
  /** SKU of a product, or of the configurable one with `selected_options`. */
  sku: Scalars['String']['input'];
  /** Uids of the chosen options. */
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Entered values of the product's options. */
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  /** Selling units. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The finish, in the customer's words. */
  finish?: InputMaybe<Scalars['String']['input']>;
  /** The area to be covered. */
  area?: InputMaybe<Scalars['Float']['input']>;
  /** The unit of the area; square feet when absent. */
  area_unit?: InputMaybe<PriceQuoteAreaUnit>;
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Input of a quote request (an extension of this shop). */
export type RequestPriceQuoteInput = {
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: Scalars['String']['input'];
  /** Source of the request. */
  source: PriceQuoteSource;
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The products. */
  lines: Array<PriceQuoteLineInput>;
};

/** Forms that Magento can guard with a riddle. */
export type ReCaptchaFormEnum =
  /** An order. */
  | 'PLACE_ORDER'
  /** A message to the shop. */
  | 'CONTACT'
  /** A sign-in. */
  | 'CUSTOMER_LOGIN'
  /** A new password. */
  | 'CUSTOMER_FORGOT_PASSWORD'
  /** A new account. */
  | 'CUSTOMER_CREATE'
  /** A changed account. */
  | 'CUSTOMER_EDIT'
  /** The newsletter. */
  | 'NEWSLETTER'
  /** A review. */
  | 'PRODUCT_REVIEW'
  /** A mail to a friend. */
  | 'SENDFRIEND'
  /** A confirmation by mail. */
  | 'RESEND_CONFIRMATION_EMAIL';

/** Kinds of riddles. */
export type ReCaptchaTypeEmum =
  /** Without a box. */
  | 'INVISIBLE'
  /** With a box. */
  | 'RECAPTCHA'
  /** Score-based. */
  | 'RECAPTCHA_V3';

/** Whether a form is protected by a captcha. */
export type ReCaptchaConfigOutput = {
  /** Always false. */
  is_enabled: Scalars['Boolean']['output'];
  /** Null while it is off. */
  configurations: Maybe<ReCaptchaConfiguration>;
};

/** Protection of a form. */
export type ReCaptchaConfiguration = {
  /** Position of the badge. */
  badge_position: Maybe<Scalars['String']['output']>;
  /** Language. */
  language_code: Maybe<Scalars['String']['output']>;
  /** Smallest score. */
  minimum_score: Maybe<Scalars['Float']['output']>;
  /** Kind of riddle. */
  re_captcha_type: ReCaptchaTypeEmum;
  /** Message if the check is unavailable. */
  technical_failure_message: Scalars['String']['output'];
  /** Look. */
  theme: Scalars['String']['output'];
  /** Message if the check failed. */
  validation_failure_message: Scalars['String']['output'];
  /** Public key. */
  website_key: Scalars['String']['output'];
};

/** Score-based protection of forms. */
export type ReCaptchaConfigurationV3 = {
  /** Position of the badge. */
  badge_position: Scalars['String']['output'];
  /** Message if the score was too low. */
  failure_message: Scalars['String']['output'];
  /** Guarded forms. */
  forms: Array<Maybe<ReCaptchaFormEnum>>;
  /** Whether it is enabled. */
  is_enabled: Scalars['Boolean']['output'];
  /** Language. */
  language_code: Maybe<Scalars['String']['output']>;
  /** Smallest score. */
  minimum_score: Scalars['Float']['output'];
  /** Look. */
  theme: Scalars['String']['output'];
  /** Public key. */
  website_key: Scalars['String']['output'];
};

/** A possible start of a visit (an extension of this shop). */
export type ShowroomVisitTime = {
  /** ISO 8601 in UTC; send it back unchanged. */
  starts_at: Scalars['String']['output'];
  /** The day in the showroom's time zone, as YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** False if it is fully booked. */
  is_free: Scalars['Boolean']['output'];
};

/** A booked visit for anyone with its link, without data of the visitor (an extension of this shop). */
export type ShowroomVisit = {
  /** Number to name on the telephone. */
  number: Scalars['String']['output'];
  /** The showroom. */
  showroom: Showroom;
  /** ISO 8601 in UTC. */
  starts_at: Scalars['String']['output'];
  /** ISO 8601 in UTC. */
  ends_at: Scalars['String']['output'];
  /** BOOKED or CANCELLED. */
  status: Scalars['String']['output'];
  /** False after the start or a cancellation. */
  can_change: Scalars['Boolean']['output'];
  /** The visit as an iCalendar file (RFC 5545). */
  calendar: Scalars['String']['output'];
};

/** A visit to be booked (an extension of this shop). The rules of every field are in contract/reservation.ts. */
export type ShowroomVisitInput = {
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: Scalars['String']['input'];
  /** Code of the showroom. */
  showroom_code: Scalars['String']['input'];
  /** One of the times of showroomVisitTimes. */
  starts_at: Scalars['String']['input'];
  /** Topic: floor, wall, slab, wood_vinyl, outdoor or project. */
  topic: Scalars['String']['input'];
  /** Number of people. */
  people: Scalars['Int']['input'];
  /** Name of the visitor. */
  fullname: Scalars['String']['input'];
  /** Email address, which gets the confirmation. */
  email: Scalars['String']['input'];
  /** Telephone number, valid in the country of the store view. */
  telephone: Scalars['String']['input'];
  /** Notes for the showroom's preparation. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Version of the consent text the visitor agreed to: to be written to and called about this visit, nothing else. */
  consent_version: Scalars['String']['input'];
  /** No person fills it in. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A rating of one criterion of a review. */
export type ProductReviewRating = {
  /** Name of the criterion in the language of the store view. */
  name: Scalars['String']['output'];
  /** 1 to 5. */
  value: Scalars['String']['output'];
};

/** A review of a product. */
export type ProductReview = {
  /** Its title. */
  summary: Scalars['String']['output'];
  /** The text of it. */
  text: Scalars['String']['output'];
  /** Name of the writer. */
  nickname: Scalars['String']['output'];
  /** When it was written, `YYYY-MM-DD HH:MM:SS` UTC. */
  created_at: Scalars['String']['output'];
  /** Average of its ratings, 0 to 100. */
  average_rating: Scalars['Float']['output'];
  /** Its ratings, criterion by criterion. */
  ratings_breakdown: Array<Maybe<ProductReviewRating>>;
  /** The product it is about. */
  product: ProductInterface;
};

/** Reviews, a page of them. */
export type ProductReviews = {
  /** The newest first. */
  items: Array<Maybe<ProductReview>>;
  /** Position of this page. */
  page_info: SearchResultPageInfo;
};

/** A value that a criterion can be given. */
export type ProductReviewRatingValueMetadata = {
  /** Base64 id. */
  value_id: Scalars['String']['output'];
  /** 1 to 5. */
  value: Scalars['String']['output'];
};

/** A criterion by which products are rated. */
export type ProductReviewRatingMetadata = {
  /** Base64 id. */
  id: Scalars['String']['output'];
  /** Name in the language of the store view. */
  name: Scalars['String']['output'];
  /** The values it can be given. */
  values: Array<Maybe<ProductReviewRatingValueMetadata>>;
};

/** The criteria by which products are rated. */
export type ProductReviewRatingsMetadata = {
  /** In their order. */
  items: Array<Maybe<ProductReviewRatingMetadata>>;
};

/** Input of a rating. */
export type ProductReviewRatingInput = {
  /** Base64 id of the criterion. */
  id: Scalars['String']['input'];
  /** Base64 id of the value. */
  value_id: Scalars['String']['input'];
};

/** Input of a review. The rules of every field are in contract/reviews.ts. */
export type CreateProductReviewInput = {
  /** SKU of the product. */
  sku: Scalars['String']['input'];
  /** Under which name it is shown. */
  nickname: Scalars['String']['input'];
  /** Its title. */
  summary: Scalars['String']['input'];
  /** The text of it. */
  text: Scalars['String']['input'];
  /** One of each criterion. */
  ratings: Array<InputMaybe<ProductReviewRatingInput>>;
  /** Tokens of uploaded photographs, five at most (an extension of this shop). */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens (an extension of this shop). */
  request_id?: InputMaybe<Scalars['String']['input']>;
  /** No person fills it in (an extension of this shop). */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of sending a review. */
export type CreateProductReviewOutput = {
  /** The review, which staff must approve. */
  review: ProductReview;
};

/** Orders of reviews (an extension of this shop). */
export type ReviewSort =
  /** The newest first. */
  | 'NEWEST'
  /** The best ratings first. */
  | 'HIGHEST'
  /** The worst ratings first. */
  | 'LOWEST';

/** A photograph of a review (an extension of this shop). */
export type ReviewPhoto = {
  /** Absolute address. */
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
  /** Pixels. */
  height: Scalars['Int']['output'];
};

/** A review as its page shows it (an extension of this shop). */
export type ShownReview = {
  /** Number by which the shop finds it. */
  number: Scalars['Int']['output'];
  /** Its title. */
  summary: Scalars['String']['output'];
  /** The text of it, in lines. */
  text: Scalars['String']['output'];
  /** Name of the writer. */
  nickname: Scalars['String']['output'];
  /** When it was written, as ISO 8601. */
  created_at: Scalars['String']['output'];
  /** Language it was written in, such as en. */
  language: Scalars['String']['output'];
  /** Average of its ratings, 0 to 100. */
  average_rating: Scalars['Float']['output'];
  /** The average as stars, 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Its ratings, criterion by criterion. */
  ratings_breakdown: Array<ProductReviewRating>;
  /** Photographs of the writer's. */
  photos: Array<ReviewPhoto>;
  /** Whether the writer's account had ordered the product here when it was written. */
  is_verified: Scalars['Boolean']['output'];
  /** Whether it is a sample of the catalogue. */
  is_sample: Scalars['Boolean']['output'];
};

/** Number of reviews per number of stars (an extension of this shop). */
export type ReviewStars = {
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Reviews. */
  count: Scalars['Int']['output'];
};

/** Rating of a criterion (an extension of this shop). */
export type ReviewCriterion = {
  /** Name in the language of the store view. */
  name: Scalars['String']['output'];
  /** Average, 0 to 100. */
  average_rating: Scalars['Float']['output'];
};

/** The approved reviews of a product in one language. Samples count nowhere (an extension of this shop). */
export type ProductReviewOverview = {
  /** Language of the reviews, such as en. */
  language: Scalars['String']['output'];
  /** Reviews in this language. */
  count: Scalars['Int']['output'];
  /** Reviews in other languages. */
  other_count: Scalars['Int']['output'];
  /** Other languages that have reviews, most first. */
  other_languages: Array<ProductReviewLanguage>;
  /** Average, 0 to 100. */
  average_rating: Scalars['Float']['output'];
  /** Five stars first, each also when it has no review. */
  stars: Array<ReviewStars>;
  /** In the order of the criteria. */
  criteria: Array<ReviewCriterion>;
  /** The requested page. */
  items: Array<ShownReview>;
  /** Number of reviews with the requested stars. */
  total_count: Scalars['Int']['output'];
  /** Position of `items`. */
  page_info: SearchResultPageInfo;
  /** Sample reviews of the catalogue; none once there is a review. */
  samples: Array<ShownReview>;
};

/** Reviews of a product in a language (an extension of this shop). */
export type ProductReviewLanguage = {
  /** Such as en or pt_BR. */
  language: Scalars['String']['output'];
  /** Reviews. */
  count: Scalars['Int']['output'];
};

/** Kinds of pages an address can lead to. */
export type UrlRewriteEntityTypeEnum =
  /** A content page. */
  | 'CMS_PAGE'
  /** A product page. */
  | 'PRODUCT'
  /** A category page. */
  | 'CATEGORY';

/** Target of a URL, in the older form. */
export type EntityUrl = {
  /**
   * Numeric id of the page, product or category.
   * @deprecated Use `entity_uid`.
   */
  id: Maybe<Scalars['Int']['output']>;
  /** Base64 id of the page, product or category. */
  entity_uid: Maybe<Scalars['ID']['output']>;
  /**
   * Canonical path without leading slash.
   * @deprecated Use `relative_url`.
   */
  canonical_url: Maybe<Scalars['String']['output']>;
  /** Path without leading slash, with suffix; for a redirect, its final target. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirectCode: Maybe<Scalars['Int']['output']>;
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
};

/** An entity with a URL. */
export type RoutableInterface = {
  /** Path without leading slash, with suffix. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 0, or 301 or 302 when the address redirects. */
  redirect_code: Scalars['Int']['output'];
  /** Kind of page. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
};

/** A redirect to an address that is no page, product or category. */
export type RoutableUrl = RoutableInterface & {
  /** Target of the redirect. */
  relative_url: Maybe<Scalars['String']['output']>;
  /** 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  /** Always null. */
  type: Maybe<UrlRewriteEntityTypeEnum>;
};

/** The shop's sample offer (an extension of this shop). */
export type SampleOffers = {
  /** Samples that cost nothing, for a customer or an address, within `free_days`. */
  free_pieces: Scalars['Int']['output'];
  /** Days within which they are counted. */
  free_days: Scalars['Int']['output'];
  /** Free samples left for the signed-in customer; null for a guest, who is counted by delivery address. */
  free_left: Maybe<Scalars['Int']['output']>;
  /** The samples there are, in the order of the question; products without one are left out. */
  items: Array<SampleOffer>;
};

/** The sample of a product (an extension of this shop). */
export type SampleOffer = {
  /** Sku of the product it is cut from. */
  product_sku: Scalars['String']['output'];
  /** Sku to put into a cart, once. */
  sku: Scalars['String']['output'];
  /** Name in the language of the store view. */
  name: Scalars['String']['output'];
  /** Price after the free samples, without tax. */
  price: Money;
  /** Its size, such as 150 × 150 mm; in inches in the USA. */
  size: Maybe<Scalars['String']['output']>;
  /** False if none is available now. */
  is_in_stock: Scalars['Boolean']['output'];
};

/** A content page found by a search. */
export type FoundPage = {
  /** Title in the language of the store view. */
  title: Scalars['String']['output'];
  /** Path without leading slash. */
  relative_url: Scalars['String']['output'];
};

/** How the products of a search matched. */
export type SearchMatch =
  /** All words matched. */
  | 'ALL_WORDS'
  /** All words matched after spelling correction. */
  | 'CORRECTED'
  /** Some words matched: no product has all of them. */
  | 'SOME_WORDS';

/** Further results of a search besides products. */
export type SearchHelp = {
  /** Content pages, best first; a few at most. */
  pages: Array<FoundPage>;
  /** Note about a searched thing that the shop does not sell, or null. */
  not_sold: Maybe<Scalars['String']['output']>;
  /** How the products of the same search matched; null without products. */
  match: Maybe<SearchMatch>;
};

/** Hours of one day of the week (an extension of this shop). */
export type ShowroomHours = {
  /** English name of the day in lower case, monday to sunday. */
  weekday: Scalars['String']['output'];
  /** Local time as HH:MM. */
  opens: Scalars['String']['output'];
  /** Local time as HH:MM. */
  closes: Scalars['String']['output'];
};

/** Hours of one day, in place of the usual ones (an extension of this shop). */
export type ShowroomDayHours = {
  /** MM-DD for every year or YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Local time as HH:MM. */
  opens: Scalars['String']['output'];
  /** Local time as HH:MM. */
  closes: Scalars['String']['output'];
};

/** A showroom (an extension of this shop). */
export type Showroom = {
  /** Code, which is also its method of pickup. */
  code: Scalars['String']['output'];
  /** Last part of its page's address, below /showroom/. */
  url_key: Scalars['String']['output'];
  /** Name in the language of the store view. */
  name: Scalars['String']['output'];
  /** Its description. */
  description: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  street: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** Two-letter code of the province or state. */
  region_code: Scalars['String']['output'];
  /** Name of the province or state in the language of the store view. */
  region: Scalars['String']['output'];
  /** Postal code. */
  postcode: Scalars['String']['output'];
  /** Two-letter ISO code of the country. */
  country_id: Scalars['String']['output'];
  /** Telephone number as people write it. */
  telephone: Scalars['String']['output'];
  /** Degrees north. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Degrees east. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** Address of a picture of it, from the root of the site. */
  picture: Maybe<Scalars['String']['output']>;
  /** IANA name of the time zone its hours are in. */
  time_zone: Maybe<Scalars['String']['output']>;
  /** Days of the week it is open, from Monday. */
  hours: Array<ShowroomHours>;
  /** Days it stays closed, as MM-DD for every year or YYYY-MM-DD. */
  closed_on: Array<Scalars['String']['output']>;
  /** Days with special hours. */
  special_hours: Array<ShowroomDayHours>;
  /** Whether visits can be booked, see reserveShowroomVisit. */
  takes_visits: Scalars['Boolean']['output'];
};

/** A slab with its own photograph (an extension of this shop). */
export type SlabUnit = {
  /** Sku to put into a cart. */
  sku: Scalars['String']['output'];
  /** Name in the language of the store view. */
  name: Scalars['String']['output'];
  /** Number of the stone; null for a manufactured slab. */
  lot: Maybe<Scalars['String']['output']>;
  /** Bundle of the slab, or production run of a series. */
  bundle: Maybe<Scalars['String']['output']>;
  /** Address of the photograph of this very slab. */
  picture: Maybe<Scalars['String']['output']>;
  /** Description of the photograph. */
  picture_label: Maybe<Scalars['String']['output']>;
  /** Length of the usable face in millimetres. */
  length_mm: Maybe<Scalars['Int']['output']>;
  /** Width of the usable face in millimetres. */
  width_mm: Maybe<Scalars['Int']['output']>;
  /** Thickness in millimetres. */
  thickness_mm: Maybe<Scalars['Float']['output']>;
  /** Usable area in square feet. */
  area_sq_ft: Maybe<Scalars['Float']['output']>;
  /** Finish in the language of the store view. */
  finish: Maybe<Scalars['String']['output']>;
  /** Variation of shade and veins between slabs: V1 to V4. */
  shade_variation: Maybe<Scalars['String']['output']>;
  /** Its yard. */
  yard: Maybe<Showroom>;
  /** Rack in the yard. */
  rack: Maybe<Scalars['String']['output']>;
  /** Direction of its veins: `lengthwise`, or `none` if pieces may be turned; null if unknown. */
  veins: Maybe<Scalars['String']['output']>;
  /** AVAILABLE, HELD or SOLD. */
  state: Scalars['String']['output'];
  /** End of its hold, ISO 8601 in UTC. */
  held_until: Maybe<Scalars['String']['output']>;
};

/** The slabs of a product (an extension of this shop). */
export type Slabs = {
  /** Number of hours for which a slab is held; null if slabs cannot be held. */
  hold_hours: Maybe<Scalars['Int']['output']>;
  /** Maximum holds per person. */
  holds_at_once: Maybe<Scalars['Int']['output']>;
  /** Every slab, in the order of the bundle, including sold ones. */
  items: Array<SlabUnit>;
};

/** A held slab for anyone with its link, without data of the person (an extension of this shop). */
export type SlabHold = {
  /** Number to name on the telephone. */
  number: Scalars['String']['output'];
  /** Token of the emailed link. */
  token: Scalars['String']['output'];
  /** HELD, CANCELLED, EXPIRED or BOUGHT. */
  status: Scalars['String']['output'];
  /** ISO 8601 in UTC. */
  held_at: Scalars['String']['output'];
  /** ISO 8601 in UTC. */
  expires_at: Scalars['String']['output'];
  /** Sku of the slab. */
  sku: Scalars['String']['output'];
  /** The slab; null when the shop does not have it any more. */
  slab: Maybe<SlabUnit>;
  /** Last part of the address of its product's page, without suffix. */
  product_url_key: Maybe<Scalars['String']['output']>;
};

/** A value that slabs are chosen by (an extension of this shop). */
export type StockroomChoice = {
  /** Value of the filter. */
  code: Scalars['String']['output'];
  /** In the language of the store view. */
  label: Scalars['String']['output'];
  /** Slabs that have it, of all. */
  count: Scalars['Int']['output'];
};

/** A slab in the list of all (an extension of this shop). */
export type StockroomSlab = {
  /** The slab. */
  slab: SlabUnit;
  /** Its material, in the language of the store view. */
  material: Maybe<Scalars['String']['output']>;
  /** Its price without tax; null if it is hidden from the caller, who then cannot hold it. */
  price: Maybe<Money>;
  /** Reason why the price is hidden from the caller; null if it is shown. */
  hidden_price_reason: Maybe<HiddenPriceReason>;
  /** Last part of the address of its product's page, without suffix. */
  product_url_key: Maybe<Scalars['String']['output']>;
};

/** Slabs of all yards (an extension of this shop). */
export type Stockroom = {
  /** Number of hours for which a slab is held; null if slabs cannot be held. */
  hold_hours: Maybe<Scalars['Int']['output']>;
  /** Found slabs. */
  total_count: Scalars['Int']['output'];
  /** Paging. */
  page_info: SearchResultPageInfo;
  /** Yards with slabs. */
  yards: Array<StockroomChoice>;
  /** Materials of slabs. */
  materials: Array<StockroomChoice>;
  /** Their finishes. */
  finishes: Array<StockroomChoice>;
  /** Their thicknesses in millimetres. */
  thicknesses: Array<StockroomChoice>;
  /** Slabs of the page: sold ones last, single stones before series. */
  items: Array<StockroomSlab>;
};

/** Filter of slabs; omitted fields match all (an extension of this shop). */
export type StockroomFilterInput = {
  /** Code of a yard. */
  yard?: InputMaybe<Scalars['String']['input']>;
  /** Code of a material. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** Code of a finish. */
  finish?: InputMaybe<Scalars['String']['input']>;
  /** Thickness in millimetres, as in the choices. */
  thickness?: InputMaybe<Scalars['String']['input']>;
  /** Length in millimetres of a piece that must fit, along the veins; only with its width. */
  length_mm?: InputMaybe<Scalars['Float']['input']>;
  /** Width in millimetres of that piece. */
  width_mm?: InputMaybe<Scalars['Float']['input']>;
  /** Only available slabs. */
  is_available?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A request to hold a slab (an extension of this shop). The rules of the fields are in contract/slabs.ts. */
export type HoldSlabInput = {
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: Scalars['String']['input'];
  /** Sku of the slab. */
  sku: Scalars['String']['input'];
  /** Name of the person. */
  fullname: Scalars['String']['input'];
  /** Email address, which gets the link to buy or cancel. */
  email: Scalars['String']['input'];
  /** No person fills it in. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A request for an email when a product is in stock again (an extension of this shop). */
export type StockAlert = {
  /** For ending the request. */
  token: Scalars['ID']['output'];
  /** SKU of the product or variant. */
  sku: Scalars['String']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** URL key; for a variant, the URL key of its configurable product. */
  url_key: Maybe<Scalars['String']['output']>;
  /** When it was requested, ISO 8601 UTC. */
  requested_at: Scalars['String']['output'];
  /** When it ends unsent, ISO 8601 UTC. */
  expires_at: Scalars['String']['output'];
};

/** A request for an email when a product is in stock again (an extension of this shop). */
export type RequestStockAlertInput = {
  /** SKU of the product or variant. */
  sku: Scalars['String']['input'];
  /** Email address for the notice. */
  email: Scalars['String']['input'];
  /** Version of the consent text that was shown. */
  consent: Scalars['String']['input'];
  /** No person fills it in. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Currencies of the store view. */
export type Currency = {
  /** Currency of stored prices. */
  base_currency_code: Maybe<Scalars['String']['output']>;
  /** Symbol of the base currency. */
  base_currency_symbol: Maybe<Scalars['String']['output']>;
  /** Currency shown when the shopper has chosen none. */
  default_display_currency_code: Maybe<Scalars['String']['output']>;
  /** Symbol of the default display currency. */
  default_display_currency_symbol: Maybe<Scalars['String']['output']>;
  /** Codes the shopper may choose from. */
  available_currency_codes: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Rates from the base currency; this shop has a price list per currency, so only the base currency is listed, with rate 1. */
  exchange_rates: Maybe<Array<Maybe<ExchangeRate>>>;
  /** The same as `default_display_currency_code`, under an old misspelling. */
  default_display_currecy_code: Maybe<Scalars['String']['output']>;
  /** The same as `default_display_currency_symbol`, under an old misspelling. */
  default_display_currecy_symbol: Maybe<Scalars['String']['output']>;
};

/** Rate from the base currency to another. */
export type ExchangeRate = {
  /** Code of the other currency. */
  currency_to: Maybe<Scalars['String']['output']>;
  /** Units of the other currency for one unit of the base. */
  rate: Maybe<Scalars['Float']['output']>;
};

/** A country to which the store view ships. */
export type Country = {
  /** Two-letter ISO code. */
  id: Maybe<Scalars['String']['output']>;
  /** Two-letter ISO code. */
  two_letter_abbreviation: Maybe<Scalars['String']['output']>;
  /** Three-letter ISO code. */
  three_letter_abbreviation: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  full_name_locale: Maybe<Scalars['String']['output']>;
  /** Name in English. */
  full_name_english: Maybe<Scalars['String']['output']>;
  /** Provinces or states; null when the country has none. */
  available_regions: Maybe<Array<Maybe<Region>>>;
  /** Regular expression for a whole postal code in capitals; null when any text is accepted (an extension of this shop). */
  postcode_pattern: Maybe<Scalars['String']['output']>;
  /** A postal code of the country (an extension of this shop). */
  postcode_example: Maybe<Scalars['String']['output']>;
};

/** A province, territory or state. */
export type Region = {
  /** Stable numeric id, the same as in every Magento. */
  id: Maybe<Scalars['Int']['output']>;
  /** Code such as QC or VT. */
  code: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
};

/** An amount with its currency. */
export type Money = {
  /** Amount in major units with two decimals; null where the caller may not see it. */
  value: Maybe<Scalars['Float']['output']>;
  /** Code of the currency; null where the caller may not see it. */
  currency: Maybe<CurrencyEnum>;
};

/** Picture used for a product with variants. */
export type ProductImageThumbnail =
  /** The variant's. */
  | 'ITSELF'
  /** The configurable product's. */
  | 'PARENT';

/** Display of fixed product taxes. */
export type FixedProductTaxDisplaySettings =
  /** Within the price, unsaid. */
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  /** Included in the price, with details. */
  | 'INCLUDE_FPT_WITH_DETAILS'
  /** Separate from the price, with details. */
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  /** Beside the price, unsaid. */
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  /** There are none. */
  | 'FPT_DISABLED';

/** Who may email a product to a friend. */
export type SendFriendConfiguration = {
  /** Whether customers may. */
  enabled_for_customers: Scalars['Boolean']['output'];
  /** Whether guests may. */
  enabled_for_guests: Scalars['Boolean']['output'];
};

/** An order as anyone who knows its number may see it (an extension of this shop). */
export type TrackedOrder = {
  /** Order number, nine digits. */
  number: Scalars['String']['output'];
  /** Status code: pending, processing, fraud, partially, ready_for_pickup, shipped, picked_up, complete, holded, canceled or closed. */
  status: Maybe<Scalars['String']['output']>;
  /** True when it is picked up at a showroom. */
  is_pickup: Maybe<Scalars['Boolean']['output']>;
  /** Lines, parents of variants included. */
  items: Maybe<Array<Maybe<TrackedOrderItem>>>;
  /** Status changes, beginning with its placement. */
  status_changes: Maybe<Array<OrderStatusChange>>;
  /** Shipments and pickups. */
  shipments: Maybe<Array<TrackedShipment>>;
};

/** A shipment (an extension of this shop). */
export type TrackedShipment = {
  /** Order number and a sequence number. */
  number: Scalars['String']['output'];
  /** Time when it was shipped or handed over, `YYYY-MM-DD HH:MM:SS` UTC. */
  sent_at: Scalars['String']['output'];
  /** Its items. */
  items: Array<TrackedShipmentItem>;
  /** Its parcels. */
  parcels: Array<TrackedParcel>;
};

/** An item of a shipment (an extension of this shop). */
export type TrackedShipmentItem = {
  /** The line's id among the items of the order. */
  item_id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Int']['output'];
};

/** A parcel to follow (an extension of this shop). */
export type TrackedParcel = {
  /** Name of the carrier; null for the way the order is shipped. */
  carrier: Maybe<Scalars['String']['output']>;
  /** Tracking number. */
  number: Scalars['String']['output'];
  /** Tracking page of the carrier; null without one. */
  url: Maybe<Scalars['String']['output']>;
};

/** A line of a tracked order (an extension of this shop). */
export type TrackedOrderItem = {
  /** Numeric id as text. */
  id: Scalars['ID']['output'];
  /** processing, ready or shipped. */
  erp_order_item_status: Maybe<Scalars['String']['output']>;
  /** When it went into processing, `YYYY-MM-DD HH:MM:SS` UTC. */
  processing_updated_at: Maybe<Scalars['String']['output']>;
  /** When it was ready, `YYYY-MM-DD HH:MM:SS` UTC. */
  ready_updated_at: Maybe<Scalars['String']['output']>;
  /** When it was shipped or handed over, `YYYY-MM-DD HH:MM:SS` UTC. */
  shipped_updated_at: Maybe<Scalars['String']['output']>;
  /** Tracking numbers. */
  erp_tracking_numbers: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The product. */
  product: Maybe<TrackedOrderProduct>;
};

/** A product of a tracked order (an extension of this shop). */
export type TrackedOrderProduct = {
  /** Numeric id as text. */
  id: Maybe<Scalars['ID']['output']>;
  /** Stock keeping unit. */
  sku: Maybe<Scalars['String']['output']>;
  /** Name in the language of the store view. */
  name: Maybe<Scalars['String']['output']>;
  /** simple or configurable. */
  product_type: Maybe<Scalars['String']['output']>;
  /** Null without sign-in. */
  price: Maybe<Scalars['Float']['output']>;
  /** Address of the picture. */
  small_image: Maybe<Scalars['String']['output']>;
};

/** An application for a trade account (an extension of this shop). */
export type TradeApplication = {
  /** pending, approved or declined. */
  state: Scalars['String']['output'];
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** Number of its licence or its registration. */
  licence: Scalars['String']['output'];
  /** Telephone number. */
  telephone: Scalars['String']['output'];
  /** Names of its papers as the customer called them. */
  files: Array<Scalars['String']['output']>;
  /** Reason for declining it. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it was sent, YYYY-MM-DD HH:MM:SS in UTC. */
  sent_at: Scalars['String']['output'];
  /** Time of the decision, in the same format. */
  decided_at: Maybe<Scalars['String']['output']>;
};

/** A certificate by which a customer is exempt from sales taxes of a region or a country (an extension of this shop). */
export type TaxCertificate = {
  /** pending, approved or declined. */
  state: Scalars['String']['output'];
  /** Number of the certificate. */
  number: Scalars['String']['output'];
  /** Two-letter ISO code of the country. */
  country_code: Scalars['String']['output'];
  /** Code of the province or state; empty for a country without regions. */
  region_code: Scalars['String']['output'];
  /** Its last day, YYYY-MM-DD. */
  valid_until: Scalars['String']['output'];
  /** Reason for declining it. */
  reason: Maybe<Scalars['String']['output']>;
};

/** A region or a country where a certificate takes off taxes (an extension of this shop). */
export type TaxCertificatePlace = {
  /** Two-letter ISO code of the country. */
  country_code: Scalars['String']['output'];
  /** Code of the province or state; empty for a country without regions. */
  region_code: Scalars['String']['output'];
  /** Its name in the language of the store view. */
  name: Scalars['String']['output'];
  /** The taxes that are not charged with a certificate, in the language of the store view. */
  taxes: Array<Scalars['String']['output']>;
};

/** Trade account of a customer (an extension of this shop). */
export type CustomerTradeAccount = {
  /** Whether applications are accepted. */
  is_open: Scalars['Boolean']['output'];
  /** Whether the account is in the trade group. */
  is_member: Scalars['Boolean']['output'];
  /** The category with the most products that have a price for the trade's group; null for others and without such prices. */
  priced_category: Maybe<CategoryTree>;
  /** The newest application. */
  application: Maybe<TradeApplication>;
  /** Certificates of exemption, the newest first. */
  certificates: Array<TaxCertificate>;
  /** Regions and countries with accepted certificates. */
  certificate_places: Array<TaxCertificatePlace>;
};

/** An application for a trade account. The rules of every field are in contract/trade.ts (an extension of this shop). */
export type TradeApplicationInput = {
  /** Name of the company. */
  company: Scalars['String']['input'];
  /** Number of its licence or its registration. */
  licence: Scalars['String']['input'];
  /** Telephone number. */
  telephone: Scalars['String']['input'];
  /** Tokens of the uploaded papers. */
  files: Array<Scalars['String']['input']>;
};

/** A certificate of exemption from sales taxes (an extension of this shop). */
export type TaxCertificateInput = {
  /** Number of the certificate. */
  number: Scalars['String']['input'];
  /** Two-letter ISO code of the country. */
  country_code: Scalars['String']['input'];
  /** Code of the province or state; empty for a country without regions. */
  region_code: Scalars['String']['input'];
  /** Its last day, YYYY-MM-DD. */
  valid_until: Scalars['String']['input'];
  /** Tokens of the uploaded papers. */
  files: Array<Scalars['String']['input']>;
};

/** An invoice that is not paid (an extension of this shop). */
export type CreditInvoice = {
  /** Its number. */
  number: Scalars['String']['output'];
  /** Number of the order. */
  order_number: Scalars['String']['output'];
  /** Number of the customer's purchase order. */
  purchase_order_number: Maybe<Scalars['String']['output']>;
  /** Amount due. */
  due: Money;
  /** Its day, YYYY-MM-DD. */
  issued_on: Scalars['String']['output'];
  /** The last day to pay it, YYYY-MM-DD. */
  due_on: Scalars['String']['output'];
  /** Whether the invoice is overdue. */
  is_overdue: Scalars['Boolean']['output'];
};

/** Buying on account, in the currency of the request (of Adobe Commerce, and more). */
export type CompanyCredit = {
  /** Up to which sum of unpaid orders. */
  credit_limit: Money;
  /** Amount owed, including orders not invoiced yet. */
  outstanding_balance: Money;
  /** Available credit. */
  available_credit: Money;
  /** Part of the amount owed that is not invoiced yet (an extension of this shop). */
  not_invoiced: Money;
  /** Days from the date of an invoice to the day it is due (an extension of this shop). */
  terms_days: Scalars['Int']['output'];
  /** Unpaid invoices by due date (an extension of this shop). */
  invoices: Array<CreditInvoice>;
};

/** A customer's list of products put aside. */
export type Wishlist = {
  /** Id of the list: a number as text. */
  id: Maybe<Scalars['ID']['output']>;
  /** Name that the customer gave it; the first list has one of the shop's. */
  name: Maybe<Scalars['String']['output']>;
  /** Products that can be opened now. */
  items_count: Maybe<Scalars['Int']['output']>;
  /** Time of the last change of the list or its items, `YYYY-MM-DD HH:MM:SS` UTC. */
  updated_at: Maybe<Scalars['String']['output']>;
  /** Visibility: `PUBLIC` for anyone with its link. */
  visibility: WishlistVisibilityEnum;
  /** Secret part of the link of a list that is `PUBLIC`; null for others. */
  sharing_code: Maybe<Scalars['String']['output']>;
  /** Its rooms, in the customer's order (an extension of this shop). */
  rooms: Array<WishlistRoom>;
  /** Its budget in the currency of the store view (an extension of this shop). */
  budget: Maybe<Money>;
  /** Total price of its products for the caller (an extension of this shop). */
  planned: Money;
  /** Products that are not counted, because their price is hidden or options are not selected yet (an extension of this shop). */
  not_counted: Scalars['Int']['output'];
  /** The products, the latest first. */
  items_v2: Maybe<WishlistItems>;
  /**
   * Its products in the older form.
   * @deprecated Use `items_v2`.
   */
  items: Maybe<Array<Maybe<WishlistItem>>>;
};


/** A customer's list of products put aside. */
export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Visibility of a list. */
export type WishlistVisibilityEnum =
  /** Anyone with its link. */
  | 'PUBLIC'
  /** Its customer alone. */
  | 'PRIVATE';

/** A room of a list (an extension of this shop). */
export type WishlistRoom = {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Its name, unique in the list. */
  name: Scalars['String']['output'];
};

/** Unit of areas (an extension of this shop). */
export type WishlistAreaUnit =
  /** Square feet. */
  | 'SQ_FT'
  /** Square metres. */
  | 'M2';

/** An area to cover (an extension of this shop). */
export type WishlistArea = {
  /** The area, without waste. */
  value: Scalars['Float']['output'];
  /** Its unit. */
  unit: WishlistAreaUnit;
  /** Waste in percent. */
  waste_percent: Scalars['Int']['output'];
};

/** An area to cover (an extension of this shop). */
export type WishlistAreaInput = {
  /** The area, without waste; at most three decimals. */
  value: Scalars['Float']['input'];
  /** Its unit. */
  unit: WishlistAreaUnit;
  /** Waste in percent. */
  waste_percent: Scalars['Int']['input'];
};

/** Room and area of a product of a list; omitted fields are unchanged (an extension of this shop). */
export type WishlistItemPlanInput = {
  /** Id. */
  wishlist_item_id: Scalars['ID']['input'];
  /** Id of its room; null removes it from its room. */
  room_id?: InputMaybe<Scalars['ID']['input']>;
  /** The area; null takes it away, and the quantity stays. */
  area?: InputMaybe<WishlistAreaInput>;
};

/** A new name of a room (an extension of this shop). */
export type WishlistRoomNameInput = {
  /** Id of the room. */
  id: Scalars['ID']['input'];
  /** Its name, unique in the list. */
  name: Scalars['String']['input'];
};

/** Changes to the rooms of a list, done in this order (an extension of this shop). */
export type WishlistRoomsInput = {
  /** Name of a new room. */
  add?: InputMaybe<Scalars['String']['input']>;
  /** A new name. */
  rename?: InputMaybe<WishlistRoomNameInput>;
  /** Ids of the rooms in their new order; omitted rooms follow. */
  order?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Room to remove; its products stay on the list. */
  remove?: InputMaybe<Scalars['ID']['input']>;
};

/** A list whose rooms, areas or budget were changed (an extension of this shop). */
export type PlanWishlistOutput = {
  /** The list. */
  wishlist: Wishlist;
  /** Errors of failed changes. */
  user_errors: Array<Maybe<WishListUserInputError>>;
};

/** List of a PDF: an own list, or a shared one (an extension of this shop). */
export type WishlistPaperInput = {
  /** Id of one of the caller's lists. */
  wishlist_id?: InputMaybe<Scalars['ID']['input']>;
  /** Secret part of a link. */
  sharing_code?: InputMaybe<Scalars['String']['input']>;
};

/** A list as PDF (an extension of this shop). */
export type WishlistPaper = {
  /** Name to keep it under. */
  name: Scalars['String']['output'];
  /** The file, in base64. */
  content: Scalars['String']['output'];
};

/** A page of the products of a list. */
export type WishlistItems = {
  /** Products of the page. */
  items: Array<Maybe<WishlistItemInterface>>;
  /** Position of the page in the list. */
  page_info: Maybe<SearchResultPageInfo>;
};

/** A product of a list. */
export type WishlistItemInterface = {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Scalars['String']['output'];
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** Entered and chosen options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The product; of a variant the product that it is a choice of. */
  product: Maybe<ProductInterface>;
  /** Id of its room; null without one (an extension of this shop). */
  room_id: Maybe<Scalars['ID']['output']>;
  /** The area to cover, from which the quantity follows (an extension of this shop). */
  area: Maybe<WishlistArea>;
  /** Square feet of one selling unit, if known (an extension of this shop). */
  coverage: Maybe<Scalars['Float']['output']>;
  /** Price of one selling unit for the caller; null if it is hidden or options are not selected yet (an extension of this shop). */
  unit_price: Maybe<Money>;
  /** Price times quantity (an extension of this shop). */
  planned: Maybe<Money>;
  /** Whether the owner of the list has ordered a sample of the product (an extension of this shop). */
  is_sample_ordered: Scalars['Boolean']['output'];
};

/** A product without choices. */
export type SimpleWishlistItem = WishlistItemInterface & {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Scalars['String']['output'];
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** Entered and chosen options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Id of its room; null without one (an extension of this shop). */
  room_id: Maybe<Scalars['ID']['output']>;
  /** The area to cover, from which the quantity follows (an extension of this shop). */
  area: Maybe<WishlistArea>;
  /** Square feet of one selling unit, if known (an extension of this shop). */
  coverage: Maybe<Scalars['Float']['output']>;
  /** Price of one selling unit for the caller; null if it is hidden or options are not selected yet (an extension of this shop). */
  unit_price: Maybe<Money>;
  /** Price times quantity (an extension of this shop). */
  planned: Maybe<Money>;
  /** Whether the owner of the list has ordered a sample of the product (an extension of this shop). */
  is_sample_ordered: Scalars['Boolean']['output'];
};

/** A product with options, selected or not. */
export type ConfigurableWishlistItem = WishlistItemInterface & {
  /** Id within its list: a number as text. */
  id: Scalars['ID']['output'];
  /** Selling units. */
  quantity: Scalars['Float']['output'];
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Scalars['String']['output'];
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** Entered and chosen options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The product that the choices are of. */
  product: Maybe<ProductInterface>;
  /** Id of its room; null without one (an extension of this shop). */
  room_id: Maybe<Scalars['ID']['output']>;
  /** The area to cover, from which the quantity follows (an extension of this shop). */
  area: Maybe<WishlistArea>;
  /** Square feet of one selling unit, if known (an extension of this shop). */
  coverage: Maybe<Scalars['Float']['output']>;
  /** Price of one selling unit for the caller; null if it is hidden or options are not selected yet (an extension of this shop). */
  unit_price: Maybe<Money>;
  /** Price times quantity (an extension of this shop). */
  planned: Maybe<Money>;
  /** Whether the owner of the list has ordered a sample of the product (an extension of this shop). */
  is_sample_ordered: Scalars['Boolean']['output'];
  /** Selected options; empty if none. */
  configurable_options: Maybe<Array<Maybe<SelectedConfigurableOption>>>;
  /** The variant that was chosen; null before. */
  configured_variant: Maybe<ProductInterface>;
  /**
   * Sku of that variant, or of the product.
   * @deprecated Use `ConfigurableWishlistItem.configured_variant.sku` instead.
   */
  child_sku: Scalars['String']['output'];
};

/** A product to put on a list. */
export type WishlistItemInput = {
  /** Sku of the product, or of the variant. */
  sku: Scalars['String']['input'];
  /** Selling units, a whole number. */
  quantity: Scalars['Float']['input'];
  /** Sku of the product that the variant is of. */
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  /** Uids of the chosen values (`configurable/attribute id/option id` in base64), where `sku` is not the variant's. */
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Entered values of the product's options. */
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
};

/** A change of an item of a list; omitted fields are unchanged. */
export type WishlistItemUpdateInput = {
  /** Id. */
  wishlist_item_id: Scalars['ID']['input'];
  /** Selling units, a whole number. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** The note; an empty one takes it away. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Uids of the chosen values. */
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Entered values of the product's options. */
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
};

/** Quantity of a product to copy to another list. */
export type WishlistItemCopyInput = {
  /** Id. */
  wishlist_item_id: Scalars['ID']['input'];
  /** Selling units; all when absent. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

/** Quantity of a product to move to another list. */
export type WishlistItemMoveInput = {
  /** Id. */
  wishlist_item_id: Scalars['ID']['input'];
  /** Selling units; all when absent. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

/** A new list. */
export type CreateWishlistInput = {
  /** Its name, which no other list of the customer has. */
  name: Scalars['String']['input'];
  /** Its visibility. */
  visibility: WishlistVisibilityEnum;
};

/** Why something could not be done to a list. */
export type WishListUserInputError = {
  /** Kind of problem. */
  code: WishListUserInputErrorType;
  /** The problem in words. */
  message: Scalars['String']['output'];
};

/** Kinds of problems with lists. */
export type WishListUserInputErrorType =
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** Any other error, such as missing options. */
  | 'UNDEFINED';

/** Why a product of a list did not reach the cart. */
export type WishlistCartUserInputError = {
  /** Kind of problem. */
  code: WishlistCartUserInputErrorType;
  /** The problem in words. */
  message: Scalars['String']['output'];
  /** The list. */
  wishlistId: Scalars['ID']['output'];
  /** The product. */
  wishlistItemId: Scalars['ID']['output'];
};

/** Types of errors when adding to the cart. */
export type WishlistCartUserInputErrorType =
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** It is not sold. */
  | 'NOT_SALABLE'
  /** Not enough stock. */
  | 'INSUFFICIENT_STOCK'
  /** Any other error, such as missing options. */
  | 'UNDEFINED';

/** The list after adding. */
export type AddProductsToWishlistOutput = {
  /** The list. */
  wishlist: Wishlist;
  /** Errors of items that could not be added. */
  user_errors: Array<Maybe<WishListUserInputError>>;
};

/** The list after removing. */
export type RemoveProductsFromWishlistOutput = {
  /** The list. */
  wishlist: Wishlist;
  /** Errors of items that could not be removed. */
  user_errors: Array<Maybe<WishListUserInputError>>;
};

/** The list after the change. */
export type UpdateProductsInWishlistOutput = {
  /** The list. */
  wishlist: Wishlist;
  /** Errors of failed changes. */
  user_errors: Array<Maybe<WishListUserInputError>>;
};

/** The list after moving products to the cart. */
export type AddWishlistItemsToCartOutput = {
  /** The list. */
  wishlist: Wishlist;
  /** True if all products are in the cart. */
  status: Scalars['Boolean']['output'];
  /** Errors of items that stay on the list. */
  add_wishlist_items_to_cart_user_errors: Array<Maybe<WishlistCartUserInputError>>;
};

/** The created list. */
export type CreateWishlistOutput = {
  /** The list. */
  wishlist: Wishlist;
};

/** The list that was changed. */
export type UpdateWishlistOutput = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its id. */
  uid: Scalars['ID']['output'];
  /** Its visibility. */
  visibility: WishlistVisibilityEnum;
};

/** Result of deleting a list. */
export type DeleteWishlistOutput = {
  /** True if it was deleted. */
  status: Scalars['Boolean']['output'];
  /** The customer's other lists. */
  wishlists: Array<Maybe<Wishlist>>;
};

/** Two lists after products were copied. */
export type CopyProductsBetweenWishlistsOutput = {
  /** The list they were copied from. */
  source_wishlist: Wishlist;
  /** The list they were copied to. */
  destination_wishlist: Wishlist;
  /** Errors of items that were not copied. */
  user_errors: Array<Maybe<WishListUserInputError>>;
};

/** Two lists after products went from one to the other. */
export type MoveProductsBetweenWishlistsOutput = {
  /** The list they left. */
  source_wishlist: Wishlist;
  /** The list they went to. */
  destination_wishlist: Wishlist;
  /** Errors of items that were not moved. */
  user_errors: Array<Maybe<WishListUserInputError>>;
};

/** A list for anyone with its link, without data of its customer. */
export type SharedWishlist = {
  /** Name of the list. */
  name: Scalars['String']['output'];
  /** Its rooms, in the customer's order (an extension of this shop). */
  rooms: Array<WishlistRoom>;
  /** Its budget in the currency of the store view (an extension of this shop). */
  budget: Maybe<Money>;
  /** Total price of its products for the caller (an extension of this shop). */
  planned: Money;
  /** Products that are not counted, because their price is hidden or options are not selected yet (an extension of this shop). */
  not_counted: Scalars['Int']['output'];
  /** The products, the latest first. */
  items: Array<Maybe<WishlistItemInterface>>;
};

/** A product of a list in the older form. */
export type WishlistItem = {
  /** Time when it was added, `YYYY-MM-DD HH:MM:SS` UTC. */
  added_at: Maybe<Scalars['String']['output']>;
  /** The customer's note. */
  description: Maybe<Scalars['String']['output']>;
  /** Number of the line. */
  id: Maybe<Scalars['Int']['output']>;
  /** The product. */
  product: Maybe<ProductInterface>;
  /** Quantity. */
  qty: Maybe<Scalars['Float']['output']>;
};

/** A customer's first list in the older form. */
export type WishlistOutput = {
  /**
   * Its products.
   * @deprecated Use `Wishlist.items_v2`.
   */
  items: Maybe<Array<Maybe<WishlistItem>>>;
  /**
   * Total number.
   * @deprecated Use `Wishlist.items_count`.
   */
  items_count: Maybe<Scalars['Int']['output']>;
  /**
   * Its name.
   * @deprecated Use `Wishlist.name`.
   */
  name: Maybe<Scalars['String']['output']>;
  /**
   * Secret part of its link; null unless it is shared.
   * @deprecated Use `Wishlist.sharing_code`.
   */
  sharing_code: Maybe<Scalars['String']['output']>;
  /**
   * Time of the last change.
   * @deprecated Use `Wishlist.updated_at`.
   */
  updated_at: Maybe<Scalars['String']['output']>;
};
