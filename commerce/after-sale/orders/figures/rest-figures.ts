import { toMajor } from '#contract/money.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { dayOf, paymentsOf, productsOf, salesOf, samplesOf, taxesOf } from './figures.ts';

const READ = 'figures:read';

const PPM_OF_PERCENT = 10_000;

/** Figures of the shop without personal data. `from` and `to` are days in the time zone of the shop, both included. */
export const figureRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/figures/sales', READ, async (context, { query }) =>
    (await salesOf(context, query)).map(({ period, storeView, currency, invoices, ...amounts }) => ({
      period,
      store_view: storeView,
      currency,
      invoices,
      ...Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, toMajor(minor, currency)])),
    })),
  ),
  adminRoute('GET', '/V1/figures/taxes', READ, async (context, { query }) =>
    (await taxesOf(context, query)).map(({ region, label, ratePpm, currency, amount }) => ({
      region,
      label,
      percent: ratePpm / PPM_OF_PERCENT,
      currency,
      amount: toMajor(amount, currency),
    })),
  ),
  adminRoute('GET', '/V1/figures/payments', READ, async (context, { query }) =>
    (await paymentsOf(context, query)).map(({ method, title, currency, payments, received, refunded }) => ({
      method,
      title,
      currency,
      payments,
      received: toMajor(received, currency),
      refunded: toMajor(refunded, currency),
    })),
  ),
  adminRoute('GET', '/V1/figures/day', READ, async (context, { query }) =>
    (await dayOf(context, query)).map(({ method, title, currency, orders, ...amounts }) => ({
      method,
      title,
      currency,
      orders,
      ...Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, toMajor(minor, currency)])),
    })),
  ),
  adminRoute('GET', '/V1/figures/products', READ, async (context, { query }) => {
    const { best, never } = await productsOf(context, query);
    return {
      best: best.map(({ sku, name, currency, quantity, amount }) => ({
        sku,
        name,
        currency,
        qty: quantity,
        amount: toMajor(amount, currency),
      })),
      never_count: never.count,
      never: never.products,
    };
  }),
  adminRoute('GET', '/V1/figures/samples', READ, (context, { query }) => samplesOf(context, query)),
];
