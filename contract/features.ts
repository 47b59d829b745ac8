import { ADDED_FEATURES } from './added-features.ts';
import type { Feature } from './feature.ts';

/** What a Magento has. A shop without one of these is not in order. */
const CORE: readonly Feature[] = [
  {
    name: 'catalogue',
    operations: [
      'getStoreConfigData',
      'storeConfigData',
      'getAvailableStoresData',
      'getCurrencyData',
      'resolveUrl',
      'getTopCategories',
      'getCategoryMenu',
      'getCategory',
      'getNavigation',
      'getProductList',
      'getNamedProducts',
      'getSeenProducts',
      'getProduct',
      'getLineChoices',
      'getComplements',
      'getAutocompleteResults',
      'getProductSuggestionsField',
    ],
  },
  { name: 'content', operations: ['getCmsPage', 'cmsBlocks'] },
  {
    name: 'cart',
    operations: [
      'createCart',
      'GetCart',
      'getItemCount',
      'addItem',
      'updateItem',
      'removeItem',
      'applyCoupon',
      'removeCoupon',
      'EstimateShipping',
      'EstimateTotals',
      'mergeCartsAfterSignIn',
      'checkUserIsAuthed',
    ],
  },
  {
    name: 'checkout',
    operations: [
      'checkCartIsOpen',
      'getCheckoutStatus',
      'setGuestEmail',
      'setShippingAddress',
      'getCountries',
      'setPaymentMethod',
      'placeOrder',
    ],
  },
  {
    name: 'account',
    operations: [
      'signIn',
      'revokeCustomerToken',
      'createAccount',
      'accountChipQuery',
      'getCustomerDetails',
      'updateCustomerName',
      'updateCustomerEmail',
      'changeCustomerPassword',
      'requestPasswordResetEmail',
      'resetPassword',
      'confirmEmail',
      'resendConfirmationEmail',
      'getConfirmation',
      'getOwnData',
      'deleteOwnAccount',
      'getAddressBook',
      'createCustomerAddress',
      'updateCustomerAddress',
      'deleteCustomerAddress',
      'getSavedCards',
      'deleteSavedCard',
    ],
  },
  {
    name: 'orders',
    operations: [
      'getOrderHistory',
      'getOwnSamples',
      'getCustomerOrder',
      'getOrderLife',
      'cancelCustomerOrder',
      'reorderItems',
      'findGuestOrder',
      'getGuestOrder',
      'getGuestOrderLife',
      'requestGuestOrderCancel',
      'confirmCancelOrder',
    ],
  },
  { name: 'wish list', operations: ['getWishes', 'addWishes', 'removeWishes', 'updateProjectItem'] },
  { name: 'reviews', operations: ['GetReviewedProduct', 'GetPlainReviews', 'CreateProductReview', 'getOwnReviews'] },
  { name: 'messages to the shop', operations: ['contactUs'] },
  {
    name: 'newsletter',
    operations: ['subscribeEmailToNewsletter', 'getNewsletterPreference', 'endCustomerSubscription'],
  },
  { name: 'measurement', operations: ['getMeasuredStore'] },
];

export const FEATURES: readonly Feature[] = [...CORE, ...ADDED_FEATURES];

/** Features that shoppers are not offered where the back end lacks them: nothing asks, and nothing leads there. */
export const HIDEABLE = [
  'menu',
  'feedback',
  'showroom visits',
  'order tracking',
  'receipt',
  'samples',
  'jobs',
  'quotes',
  'trade accounts',
] as const;
export type HideableFeature = (typeof HIDEABLE)[number];
