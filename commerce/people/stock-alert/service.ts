import { hasFeature } from '#commerce/platform/switches/service.ts';
import { ALERT_CONSENT, ALERT_DAYS } from '#contract/stock-alert.ts';
import { emailKey } from '#contract/email-key.ts';
import { typedEmail } from '#contract/typed-text.ts';
import { email as emailRule } from '#contract/validation.ts';
import type { RequestStockAlertInput } from '#contract/generated/schema-types.ts';
import { findSellable, findSellableById } from '#commerce/merchandise/catalog/service.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { translations } from '#commerce/platform/messages.ts';
import { alertMail } from './alert-mail.ts';
import messages from './messages.json' with { type: 'json' };
import { deleteAlert, deleteOld, findDue, findOfCustomer, insertAlert, markSent } from './store.ts';
import type { StockAlert } from './types.ts';

const say = translations(messages);

const REQUEST_RATE = { limit: 20, perSeconds: 3600 };
/** Limit per recipient address, regardless of who enters it. */
const MAIL_RATE = { limit: 10, perSeconds: 3600 };
const CANCEL_RATE = { limit: 60, perSeconds: 3600 };

/** Sent requests are deleted after this time. */
const SENT_DAYS = 30;

type Problem = 'email' | 'consent' | 'product' | 'stock' | 'refused';

const CODES: Readonly<Record<Problem, string>> = {
  email: 'ALERT_EMAIL',
  consent: 'ALERT_CONSENT',
  product: 'ALERT_PRODUCT',
  stock: 'ALERT_IN_STOCK',
  refused: 'ALERT_REFUSED',
};

const refusal = ({ storeView }: CommerceContext, problem: Problem): InputError =>
  new InputError(say(storeView.language)(`alert.${problem}`), { code: CODES[problem] });

const shownOf = ({ parent, name, urlKey }: Sellable) => ({ name: parent?.name ?? name, urlKey });

/** Requests one email when a product is in stock again. A repeated request for an address is one request. */
export const requestAlert = async (context: CommerceContext, input: RequestStockAlertInput): Promise<void> => {
  context.noStore();
  context.rateLimit.check('stock-alert', context.ip, REQUEST_RATE);
  if (input.website) throw refusal(context, 'refused');
  const email = typedEmail(input.email);
  if (!email || emailRule(email)) throw refusal(context, 'email');
  if (input.consent !== ALERT_CONSENT) throw refusal(context, 'consent');
  const { db, clock, random, storeView: view, settings, customer } = context;
  const product = (await findSellable(context, db.kysely, [input.sku])).get(input.sku);
  if (!product?.isEnabled || product.type !== 'simple' || product.slab) throw refusal(context, 'product');
  if (product.available > 0) throw refusal(context, 'stock');
  const now = clock.now();
  const token = random.token(32);
  await db.tx(async (tx) => {
    const isNew = await insertAlert(tx, {
      productId: product.productId,
      storeViewId: view.id,
      email,
      customerId: customer?.id ?? null,
      token,
      consent: input.consent,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + ALERT_DAYS * DAY_MS),
    });
    if (!isNew) return;
    context.rateLimit.check('stock-alert-mail', emailKey(email), MAIL_RATE);
    await context.mail.enqueue(tx, alertMail('requested', { email, token, product: shownOf(product), view, settings }));
  });
};

/** Ends a request by its token. */
export const cancelAlert = async (context: CommerceContext, token: string): Promise<boolean> => {
  context.noStore();
  context.rateLimit.check('stock-alert-end', context.ip, CANCEL_RATE);
  return deleteAlert(context.db.kysely, token);
};

/** Open requests of a customer with their products. */
export const alertsOf = async (
  context: CommerceContext,
  customerId: number,
): Promise<readonly (StockAlert & { sku: string; name: string; urlKey: string })[]> => {
  const alerts = await findOfCustomer(context.db.kysely, customerId, context.clock.now());
  const products = await findSellableById(
    context,
    context.db.kysely,
    alerts.map(({ productId }) => productId),
  );
  return alerts.flatMap((alert) => {
    const product = products.get(alert.productId);
    return product ? [{ ...alert, sku: product.sku, ...shownOf(product) }] : [];
  });
};

const MOST_AT_ONCE = 100;

/**
 * Sends back-in-stock emails. Each email is queued in the transaction that marks its request as sent. Nothing is sent
 * while the feature is disabled.
 */
export const sendAlerts = async (platform: Platform): Promise<number> => {
  if (!(await hasFeature(platform, 'alerts'))) return 0;
  const { db, clock, settings } = platform;
  const views = await listStoreViews(platform);
  const send = async (alert: StockAlert): Promise<number> => {
    const view = views.find(({ id }) => id === alert.storeViewId) ?? views.find(({ isDefault }) => isDefault);
    if (!view) return 0;
    const product = (await findSellableById({ storeView: view }, db.kysely, [alert.productId])).get(alert.productId);
    if (!product?.isEnabled) return 0;
    return db.tx(async (tx) => {
      if (!(await markSent(tx, alert.id, clock.now()))) return 0;
      await platform.mail.enqueue(tx, alertMail('back', { ...alert, product: shownOf(product), view, settings }));
      return 1;
    });
  };
  let sent = 0;
  let due = await findDue(db.kysely, clock.now(), 0, MOST_AT_ONCE);
  while (due.length > 0) {
    for (const alert of due) sent += await send(alert);
    // A request that cannot be sent (for example, if the product is disabled) does not block later requests.
    due = await findDue(db.kysely, clock.now(), due.at(-1)!.id, MOST_AT_ONCE);
  }
  return sent;
};

/** Starts sending emails, and the deletion of old requests. */
export const startStockAlerts = (platform: Platform): void => {
  const { clock, db, jobs } = platform;
  jobs.schedule({
    name: 'notices of products back in stock',
    everyMs: 60_000,
    run: async () => ({ notices: await sendAlerts(platform) }),
  });
  jobs.schedule({
    name: 'old requests for stock notices',
    everyMs: DAY_MS,
    run: async () => {
      const now = clock.now();
      return { requests: await deleteOld(db.kysely, now, new Date(now.getTime() - SENT_DAYS * DAY_MS)) };
    },
  });
};
