import type { TradeApplicationInput } from '#contract/generated/schema-types.ts';
import { groupPriceCategory } from '#commerce/merchandise/catalog/service.ts';
import type { CategoryModel } from '#commerce/merchandise/catalog/types.ts';
import { memberOf } from '#commerce/people/company/service.ts';
import { currentCustomer } from '#commerce/people/customer/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { exemptPlaces } from '#commerce/sale/tax/service.ts';
import type { ExemptPlace } from '#commerce/sale/tax/types.ts';
import { deleteOldCertificates, readCertificates, readWaitingCertificates } from './certificate-store.ts';
import { deskOf } from './desk.ts';
import { claimDocuments, removeOldDocuments } from './documents.ts';
import { APPLY_RATE, CERTIFICATE_RETENTION_YEARS, checkedApplication, tradeError } from './rules.ts';
import { findNewest, insertApplication, readRule, replaceRule, readWaiting } from './store.ts';
import { deskMail, tradeMail } from './trade-mail.ts';
import type { TaxCertificate, TradeApplication, TradeRule } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';

export { assertCredit, claimCredit, ownCredit } from './credit.ts';
export { sendCertificate } from './certificates.ts';
export { uploadDocument } from './documents.ts';

/** Saves the rules of trade.yaml in the importer's transaction. Null disables applications. */
export const saveTradeRule = (db: Db, rule: TradeRule | null): Promise<void> => replaceRule(db, rule);

export type TradeAccount = {
  isOpen: boolean;
  isMember: boolean;
  pricedCategory: CategoryModel | null;
  application: TradeApplication | null;
  certificates: readonly TaxCertificate[];
  /** Places for which certificates are accepted. */
  places: readonly ExemptPlace[];
};

/** Trade status of the signed-in customer. */
export const tradeAccount = async (context: CommerceContext): Promise<TradeAccount> => {
  const customer = await currentCustomer(context);
  const rule = await readRule(context.db.kysely);
  const isMember = rule !== null && customer.groupId === rule.groupId;
  return {
    isOpen: rule !== null,
    isMember,
    pricedCategory: isMember ? await groupPriceCategory(context, customer.groupId) : null,
    application: (await findNewest(context.db.kysely, customer.id)) ?? null,
    certificates: await readCertificates(
      context.db.kysely,
      customer.id,
      (await memberOf(context.db.kysely, customer.id))?.companyId ?? null,
    ),
    places: await exemptPlaces(context.db.kysely),
  };
};

/**
 * Stores an application of the signed-in customer with its documents and sends a confirmation. Only one undecided
 * application is accepted.
 */
export const applyForTrade = async (context: CommerceContext, input: TradeApplicationInput): Promise<TradeAccount> => {
  const customer = await currentCustomer(context);
  const { settings, storeView: view, db, clock } = context;
  context.rateLimit.checkIfEnabled('trade', String(customer.id), APPLY_RATE);
  const requested = checkedApplication(input, view.countryId);
  const { isOpen, isMember } = await tradeAccount(context);
  if (!isOpen) throw tradeError('closed', 'No applications are taken.');
  if (isMember) throw tradeError('member', 'This is a trade account already.');
  const desk = await deskOf(context);
  await db.tx(async (tx) => {
    const given = { customerId: customer.id, storeViewId: view.id, now: clock.now() };
    const id = await insertApplication(tx, requested, given);
    if (id === undefined) return;
    await claimDocuments(tx, { customerId: customer.id, tokens: requested.files }, { applicationId: id });
    const about = { ...requested, id, name: `${customer.firstname} ${customer.lastname}`, email: customer.email };
    await context.mail.enqueue(tx, tradeMail('received', { ...about, reason: null }, view, settings));
    await context.mail.enqueue(tx, deskMail(about, desk, view, settings));
  });
  return tradeAccount(context);
};

/** Starts the cleanup of documents after their retention period. */
export const startTrade = (platform: Platform): void => {
  platform.jobs.schedule({
    name: 'old trade papers',
    everyMs: DAY_MS,
    run: async () => ({
      certificates: await deleteOldCertificates(platform.db.kysely, platform.clock.now(), CERTIFICATE_RETENTION_YEARS),
      files: await removeOldDocuments(platform),
    }),
  });
};

/** For staff: undecided applications. */
export const waitingTrade = (platform: Platform): Promise<readonly WaitingItem[]> => readWaiting(platform.db.kysely);

/** For staff: undecided tax certificates. */
export const waitingCertificates = (platform: Platform): Promise<readonly WaitingItem[]> =>
  readWaitingCertificates(platform.db.kysely);
