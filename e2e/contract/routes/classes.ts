import { PROGRAM_ROUTES } from './program-routes.ts';
import type { RouteClass } from './route-step.ts';
import { LAST_SHOPPER_ROUTES, SHOPPER_ROUTES } from './shopper-routes.ts';

/** Every route of Magento's that the back end has, in an order in which each finds what it needs. */
export const ROUTE_CLASSES: readonly RouteClass[] = [...SHOPPER_ROUTES, ...PROGRAM_ROUTES, ...LAST_SHOPPER_ROUTES];

/** Routes that no Magento has: files, notices of gateways, webhooks, quotes, one press to leave the newsletter. */
export const OWN_ROUTES: readonly string[] = [
  'DELETE /V1/webhooks/:name',
  'GET /V1/payment-notices/braintree',
  'GET /V1/priceQuotes',
  'GET /V1/priceQuotes/:number',
  'GET /V1/webhooks',
  'GET /V1/webhooks/:name/messages',
  'POST /V1/careers/files',
  'GET /V1/newsletter/unsubscribe/:token',
  'POST /V1/newsletter/unsubscribe/:token',
  'POST /V1/orders/photos',
  'POST /V1/payment-notices/authorizenet',
  'POST /V1/payment-notices/braintree',
  'POST /V1/priceQuotes/:number/answer',
  'POST /V1/priceQuotes/:number/decline',
  'POST /V1/priceQuotes/:number/withdraw',
  'POST /V1/reviews/photos',
  'POST /V1/trade/files',
  'POST /V1/webhooks',
  'POST /V1/webhooks/:name/replay',
  'PUT /V1/priceQuotes/:number/items/:position',
];
