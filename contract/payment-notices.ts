/** Webhook endpoints of the payment gateways, below `/rest`. */
export const NOTICE_PATHS = {
  braintree: '/V1/payment-notices/braintree',
  authorizenet_acceptjs: '/V1/payment-notices/authorizenet',
} as const;
