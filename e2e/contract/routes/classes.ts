import { PROGRAM_ROUTES } from './program-routes.ts';
import type { RouteClass } from './route-step.ts';
import { LAST_SHOPPER_ROUTES, SHOPPER_ROUTES } from './shopper-routes.ts';

/** All Magento routes of the back end, ordered so that each finds the data it needs. */
export const ROUTE_CLASSES: readonly RouteClass[] = [...SHOPPER_ROUTES, ...PROGRAM_ROUTES, ...LAST_SHOPPER_ROUTES];

/** Routes that Magento lacks: files, gateway notices, webhooks, quotes, one-click unsubscribing. */
export const OWN_ROUTES: readonly string[] = [
  'DELETE /V1/counter/accounts/:id/sessions',
  'DELETE /V1/counter/session',
  'DELETE /V1/counter/sessions',
  'DELETE /V1/webhooks/:name',
  'GET /V1/counter/accounts',
  'GET /V1/counter/pick-list',
  'GET /V1/counter/session',
  'GET /V1/counter/today',
  'GET /V1/orders/:id/changes',
  'GET /V1/orders/:id/papers',
  'GET /V1/orders/:id/papers/:number',
  'GET /V1/payment-notices/braintree',
  'GET /V1/priceQuotes',
  'GET /V1/priceQuotes/:number',
  'GET /V1/webhooks',
  'GET /V1/webhooks/:name/messages',
  'POST /V1/careers/files',
  'GET /V1/newsletter/unsubscribe/:token',
  'POST /V1/newsletter/unsubscribe/:token',
  'POST /V1/counter/account',
  'POST /V1/counter/invitation',
  'POST /V1/counter/invitations',
  'POST /V1/counter/proof',
  'POST /V1/counter/session',
  'POST /V1/orders/:id/ready',
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
  'PUT /V1/counter/accounts/:id',
  'PUT /V1/priceQuotes/:number/items/:position',
];
