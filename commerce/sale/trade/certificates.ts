import type { TaxCertificateInput } from '#contract/generated/schema-types.ts';
import { memberOf } from '#commerce/people/company/service.ts';
import { currentCustomer, findCustomer, viewFor } from '#commerce/people/customer/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { exemptPlaces } from '#commerce/sale/tax/service.ts';
import { certificateDeskMail, certificateMail } from './certificate-mail.ts';
import { decideCertificate, findCertificate, insertCertificate } from './certificate-store.ts';
import { deskOf } from './desk.ts';
import { claimDocuments } from './documents.ts';
import { APPLY_RATE, checkedCertificate } from './rules.ts';

/**
 * Stores a certificate of the signed-in customer with its documents until staff decide, and sends a confirmation. Only
 * one undecided certificate per place is accepted.
 */
export const sendCertificate = async (context: CommerceContext, input: TaxCertificateInput): Promise<void> => {
  const customer = await currentCustomer(context);
  const { settings, storeView: view, db, clock } = context;
  context.rateLimit.checkIfEnabled('certificate', String(customer.id), APPLY_RATE);
  const now = clock.now();
  const requested = checkedCertificate(input, await exemptPlaces(db.kysely), now.toISOString().slice(0, 10));
  const desk = await deskOf(context);
  const companyId = (await memberOf(db.kysely, customer.id))?.companyId ?? null;
  await db.tx(async (tx) => {
    const id = await insertCertificate(tx, requested, {
      customerId: customer.id,
      companyId,
      storeViewId: view.id,
      now,
    });
    if (id === undefined) return;
    await claimDocuments(tx, { customerId: customer.id, tokens: requested.files }, { certificateId: id });
    const about = { ...requested, id, email: customer.email, reason: null };
    await context.mail.enqueue(tx, certificateMail('received', about, view, settings));
    await context.mail.enqueue(tx, certificateDeskMail(about, desk, view, settings));
  });
};

type Decision = { state: 'approved'; reason: null } | { state: 'declined'; reason: string };

/**
 * For staff: approves, declines or withdraws a certificate. Carts use it from the next read on; orders keep their
 * taxes. The customer is notified in the language in which the certificate was sent. `record` runs in the transaction.
 */
export const decideOnCertificate = async (
  platform: Platform,
  id: number,
  { state, reason }: Decision,
  record: (db: Db) => Promise<void> = async () => {},
): Promise<void> => {
  const views = await listStoreViews(platform);
  await platform.db.tx(async (db) => {
    const certificate = await findCertificate(db, id);
    const customer = certificate?.customerId == null ? undefined : await findCustomer(db, certificate.customerId);
    if (!certificate || !customer) throw new NoSuchEntityError('There is no certificate %1.', { parameters: [id] });
    if (!(await decideCertificate(db, id, { state, reason, now: platform.clock.now() })))
      throw new InputError('Certificate %1 is %2 already.', {
        code: 'DECIDED_ALREADY',
        parameters: [id, certificate.state],
      });
    const view = viewFor(views, certificate.storeViewId);
    const about = { ...certificate, reason, email: customer.email };
    await record(db);
    await platform.mail.enqueue(db, certificateMail(state, about, view, platform.settings));
  });
};
