/** Where a payment gateway tells of what becomes of charges; below `/rest`. */
export const NOTICE_PATHS = {
  braintree: '/V1/payment-notices/braintree',
  authorizenet_acceptjs: '/V1/payment-notices/authorizenet',
} as const;
