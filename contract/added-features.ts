import type { Feature } from './feature.ts';

/**
 * Features that need a Magento module or our own back end. Each is sent in its own documents, so a missing one does not
 * break the others.
 */
export const ADDED_FEATURES: readonly Feature[] = [
  { name: 'menu', operations: ['snowdogMenus'], without: 'the menu is made of the categories that are in the menu' },
  {
    name: 'the shop’s telephone, e-mail and address',
    operations: ['getStoreInformation'],
    without: 'the telephone is not in the header, and dialogs name no address',
  },
  {
    name: 'prices by area',
    operations: [],
    fields: ['ProductAttributeSortInput.price_per_sq_ft'],
    without: 'prices are each; there is no switch of units, and no order or filter by the price of an area',
  },
  {
    name: 'help of searches',
    operations: ['getSearchHelp'],
    without: 'a search without results helps with the categories alone',
  },
  {
    name: 'order tracking',
    operations: ['getTrackData'],
    without: 'an order is found by its number with the e-mail and last name it was placed with',
  },
  {
    name: 'records of a customer',
    operations: ['getOwnRecords', 'getOwnDealings', 'getOwnLots'],
    without: 'the page of one’s data has the account, addresses, orders without their production lots, and reviews',
  },
  {
    name: 'open sessions',
    operations: ['getOwnSessions', 'endOwnSession'],
    without: 'the account does not list where the customer is signed in',
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
    without: 'the account has a password alone, and the sign-in form asks for it',
  },
  {
    name: 'receipt',
    operations: ['getPlacedOrder'],
    without: 'the receipt has the order’s number and what the checkout knew of it',
  },
  {
    name: 'days of delivery and final sales',
    operations: ['getCartFacts', 'getLineDelivery', 'getNextSteps'],
    without:
      'checkout and receipt name no day of delivery, lines of a cart do not say how they travel, and the checkout does not say what is sold for good',
  },
  {
    name: 'what is told of a payment method',
    operations: ['getPaymentInstructions'],
    without: 'payment methods have a title and no instructions',
  },
  {
    name: 'cards through Braintree',
    operations: ['createBraintreeClientToken'],
    without: 'the card form of Braintree’s method says that it cannot be reached',
  },
  {
    name: 'cards confirmed by their bank',
    operations: ['getCardConfirmation'],
    without: 'no bank is asked to confirm a card (3-D Secure), unless Magento has its module for Braintree',
  },
  {
    name: 'cards through Authorize.Net',
    operations: ['getAcceptKeys'],
    without: 'the card form of Authorize.Net’s method says that it cannot be reached',
  },
  {
    name: 'the card that comes first',
    operations: ['getDefaultCard', 'setDefaultCard', 'getExpiredCards'],
    without: 'no saved card is the default one; the newest comes first, and expired ones are not told of',
  },
  {
    name: 'access for trucks',
    operations: ['GetSiteAccess', 'SetSiteAccess'],
    without: 'the checkout does not ask how a truck gets to the address',
  },
  {
    name: 'days of an order',
    operations: ['getOrderChanges', 'getGuestOrderChanges', 'getOrderProgress'],
    without: 'an order has its shipments and documents without the days, and parcels without a link',
  },
  {
    name: 'papers and returns',
    operations: ['getAfterSales', 'getOrderPaper', 'requestOrderReturn'],
    without: 'an order offers no papers and takes no return',
  },
  {
    name: 'feedback',
    operations: ['submitFeedback', 'getShowroomCities'],
    without: 'the tab at the side of pages is not shown',
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
    without: 'nothing leads to the reservation; its address says how to reach the shop',
  },
  {
    name: 'visits of a customer',
    operations: ['getOwnVisits'],
    without: 'the account lists no visits; the link in the mail of a visit leads to it',
  },
  {
    name: 'showrooms',
    operations: ['GetShowroomHours', 'GetShowroomPlace'],
    without:
      'pages of showrooms show what the merchant wrote, without today’s hours and without data for search engines',
  },
  { name: 'samples', operations: ['GetSamples'], without: 'no samples are offered' },
  {
    name: 'slabs',
    operations: [
      'getSlabs',
      'getStockroom',
      'getSlabHold',
      'getOwnSlabHolds',
      'holdSlab',
      'cancelSlabHold',
      'addHeldSlabToCart',
    ],
    without:
      'slabs are products like others, none can be held, and the page of the stockroom is what the merchant wrote',
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
    without: 'a customer has one wish list, without rooms, areas, budget and PDF, which cannot be shared',
  },
  {
    name: 'overview of reviews and their photographs',
    operations: ['GetReviewOverview'],
    fields: ['CreateProductReviewInput.photos'],
    without: 'reviews are Magento’s: without photographs, filters and counts of stars',
  },
  {
    name: 'topics of messages',
    operations: [],
    fields: ['ContactUsInput.topic'],
    without: 'topic, order and product of a message are lines above it',
  },
  {
    name: 'consent of the newsletter',
    operations: ['subscribeToNewsletter'],
    without: 'an address is subscribed by Magento’s own mutation, which keeps no consent',
  },
  {
    name: 'jobs',
    operations: ['GetJobOpenings', 'ApplyForJob'],
    without: 'the pages of careers are what the merchant wrote',
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
    without: 'the page of quotes says that none are given, and leads to the contact form',
  },
  {
    name: 'reasons of hidden prices',
    operations: ['getHiddenPriceReason'],
    without: 'a page without a price offers to sign in and to ask for a quote',
  },
  {
    name: 'trade accounts',
    operations: ['getTradeAccount', 'applyForTrade', 'getCertificates', 'sendCertificate'],
    without: 'the account does not lead to the page of the trade account, which says that no applications are taken',
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
    without: 'every customer orders alone and without a limit; the page of the company says that there is none',
  },
  {
    name: 'contexts of data services',
    operations: ['magentoExtensionContext', 'storefrontContext'],
    without: 'events of measurement lack them',
  },
];
