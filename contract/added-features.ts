import type { Feature } from './feature.ts';

/**
 * Features that need a Magento module or our own back end. Each is sent in its own documents, so a missing one does not
 * break the others.
 */
export const ADDED_FEATURES: readonly Feature[] = [
  { name: 'menu', operations: ['snowdogMenus'], without: 'the menu lists the categories included in the menu' },
  {
    name: 'the shop’s telephone, e-mail and address',
    operations: ['getStoreInformation'],
    without: 'the header has no telephone number, and dialogs show no address',
  },
  {
    name: 'prices by area',
    operations: [],
    fields: ['ProductAttributeSortInput.price_per_sq_ft'],
    without: 'prices are per piece; no unit switch, and no sorting or filtering by price per area',
  },
  {
    name: 'groups of sizes',
    operations: ['getSizeGroups'],
    without: 'the filter by size is one list, without headings',
  },
  {
    name: 'formats of postal codes',
    operations: ['getCountries'],
    instead: { getCountries: 'getPlainCountries' },
    without: 'address forms check postal codes of Canada and the United States only',
  },
  {
    name: 'search help',
    operations: ['getSearchHelp'],
    without: 'a search without results suggests only categories',
  },
  {
    name: 'order tracking',
    operations: ['getTrackData'],
    without: 'tracking needs order number, email and last name',
  },
  {
    name: 'records of a customer',
    operations: ['getOwnRecords', 'getOwnDealings', 'getOwnLots'],
    without: 'the customer’s data page has account, addresses, orders without production lots, and reviews',
  },
  {
    name: 'open sessions',
    operations: ['getOwnSessions', 'endOwnSession'],
    without: 'the account does not list open sessions',
  },
  {
    name: 'passkeys',
    operations: [
      'getPasskeys',
      'startPasskey',
      'addPasskey',
      'renamePasskey',
      'removePasskey',
      'startPasskeySignIn',
      'signInWithPasskey',
    ],
    without: 'customers sign in by password only',
  },
  {
    name: 'receipt',
    operations: ['getPlacedOrder'],
    without: 'the receipt shows the order number and data from the checkout',
  },
  {
    name: 'delivery dates and final sales',
    operations: ['getCartFacts', 'getLineDelivery', 'getNextSteps'],
    without:
      'checkout and receipt show no delivery date, cart lines no delivery method, and the checkout does not mark final sales',
  },
  {
    name: 'delivery to a postal code',
    operations: ['getProductDelivery', 'getCartDelivery'],
    without: 'product pages show no delivery price and no delivery date, and the estimate in the cart has no dates',
  },
  {
    name: 'orders beyond the stock',
    operations: ['getProductSupply', 'getCartShipments', 'setShipments', 'cancelLaterUnits', 'requestGuestLaterCancel'],
    without: 'backorders are as in Magento: pages name no second part, no date and no choice of shipments',
  },
  {
    name: 'setting materials',
    operations: ['getJobMaterials'],
    without: 'the list of grout, mortar and other materials for a tile can be printed, not bought',
  },
  {
    name: 'stock alerts',
    operations: ['requestStockAlert', 'getStockAlerts', 'cancelStockAlert'],
    without: 'nobody is told when a product is in stock again: Magento’s alerts have no GraphQL',
  },
  {
    name: 'payment links',
    operations: ['getPayLinkView'],
    without: 'no order of staff is paid by a link in an email',
  },
  {
    name: 'payment instructions',
    operations: ['getPaymentInstructions'],
    without: 'payment methods have a title and no instructions',
  },
  {
    name: 'cards through Braintree',
    operations: ['createBraintreeClientToken'],
    without: 'the Braintree card form shows that it is unavailable',
  },
  {
    name: 'cards confirmed by their bank',
    operations: ['getCardConfirmation'],
    without: 'no 3-D Secure, unless Magento has its module for Braintree',
  },
  {
    name: 'cards through Authorize.Net',
    operations: ['getAcceptKeys'],
    without: 'the Authorize.Net card form shows that it is unavailable',
  },
  {
    name: 'default card',
    operations: ['getDefaultCard', 'setDefaultCard', 'getExpiredCards'],
    without: 'no default card: the newest saved card is first, and expired cards are not marked',
  },
  {
    name: 'access for trucks',
    operations: ['GetSiteAccess', 'SetSiteAccess'],
    without: 'the checkout has no questions about truck access',
  },
  {
    name: 'dates of an order',
    operations: ['getOrderChanges', 'getGuestOrderChanges', 'getOrderProgress'],
    without: 'shipments and documents of an order have no dates, and parcels no tracking link',
  },
  {
    name: 'documents and returns',
    operations: ['getAfterSales', 'getOrderPaper', 'requestOrderReturn'],
    without: 'orders have no PDF documents and no returns',
  },
  {
    name: 'feedback',
    operations: ['submitFeedback', 'getShowroomCities'],
    without: 'pages have no feedback tab',
  },
  {
    name: 'showroom visits',
    operations: [
      'getVisitableShowrooms',
      'getVisitTimes',
      'getShowroomVisit',
      'reserveShowroomVisit',
      'moveShowroomVisit',
      'cancelShowroomVisit',
    ],
    without: 'no visits can be booked; there is no reservation page and no link to it',
  },
  {
    name: 'visits of a customer',
    operations: ['getOwnVisits'],
    without: 'the account does not list visits; the link in the email of a visit still works',
  },
  {
    name: 'showrooms',
    operations: ['GetShowroomHours', 'GetShowroomPlace'],
    without: 'showroom pages have only the merchant’s content, without today’s hours and structured data',
  },
  { name: 'samples', operations: ['GetSamples'], without: 'no samples are offered' },
  {
    name: 'slabs',
    operations: ['getSlabs', 'getStockroom'],
    without: 'slabs are ordinary products, and there is no stockroom page',
  },
  {
    name: 'holds',
    operations: ['getSlabHold', 'getOwnSlabHolds', 'holdSlab', 'cancelSlabHold', 'addHeldSlabToCart'],
    without: 'slabs cannot be held',
  },
  {
    name: 'projects',
    operations: [
      'getOwnLists',
      'getProjects',
      'getSharedList',
      'createProject',
      'updateProject',
      'deleteProject',
      'copyToProject',
      'moveToProject',
      'planItems',
      'changeRooms',
      'setBudget',
      'getProjectPaper',
    ],
    instead: { getOwnLists: 'getWishes', getProjects: 'getWishes' },
    without: 'a customer has one wish list, without rooms, areas, budget, PDF and sharing',
  },
  {
    name: 'review overview and photos',
    operations: ['GetReviewOverview'],
    fields: ['CreateProductReviewInput.photos'],
    without: 'Magento reviews, without photos, filters and counts per rating',
  },
  {
    name: 'topics of messages',
    operations: [],
    fields: ['ContactUsInput.topic'],
    without: 'topic, order and product are written above the text of a message',
  },
  {
    name: 'consent of the newsletter',
    operations: ['subscribeToNewsletter'],
    without: 'Magento’s own mutation subscribes the address and stores no consent',
  },
  {
    name: 'jobs',
    operations: ['GetJobOpenings', 'ApplyForJob'],
    without: 'career pages have only the merchant’s content',
  },
  {
    name: 'quotes',
    operations: [
      'getPriceQuotes',
      'getPriceQuote',
      'getQuotePaper',
      'getCartQuotes',
      'requestPriceQuote',
      'acceptPriceQuote',
      'declinePriceQuote',
      'withdrawPriceQuote',
    ],
    without: 'no quotes can be requested; there is no page of quotes and no link to it',
  },
  {
    name: 'reasons of hidden prices',
    operations: ['getHiddenPriceReason'],
    without: 'a product page without a price offers sign-in and a quote request',
  },
  {
    name: 'group prices',
    operations: ['getGroupPrices', 'getOrdinaryPrices'],
    without: 'prices of a customer group are charged, but not marked and without the ordinary price beside them',
  },
  {
    name: 'trade accounts',
    operations: ['getTradeAccount', 'applyForTrade', 'getCertificates', 'sendCertificate'],
    without: 'no applications for trade accounts; there is no page for them and no link to it',
  },
  {
    name: 'companies',
    operations: [
      'getCompany',
      'getPurchaseOrders',
      'getInvitation',
      'getCredit',
      'getBuying',
      'acceptInvitation',
      'inviteUser',
      'updateUser',
      'removeUser',
      'cancelInvitation',
      'approvePurchaseOrder',
      'rejectPurchaseOrder',
      'cancelPurchaseOrder',
      'placePurchaseOrder',
    ],
    without: 'no company accounts, purchase limits or approval, and no page of the company',
  },
  {
    name: 'data service contexts',
    operations: ['magentoExtensionContext', 'storefrontContext'],
    without: 'analytics events have no contexts',
  },
];
