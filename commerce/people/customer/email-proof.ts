import { emailKey } from '#contract/email-key.ts';
import { setCustomersEmail } from '#commerce/sale/cart/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { isUniqueViolation } from '#commerce/platform/database/unique-violation.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { noticeMail, proofMail } from './account-mails.ts';
import { viewFor, viewOf } from './account-view.ts';
import { deleteOldProofs, markProved, saveProof, takeProof } from './proof-store.ts';
import {
  PROOF_MAIL_RATE,
  PROOF_REQUEST_RATE,
  PROOF_TRY_RATE,
  proofExpiry,
  proofInvalid,
  type ProofKind,
} from './proof-rules.ts';
import { deleteResets } from './reset-store.ts';
import { checkedResetEmail } from './reset-rules.ts';
import { emailTaken } from './rules.ts';
import { findByEmail, findById, updateEmail } from './store.ts';
import type { CustomerRow } from './types.ts';

const KIND = 'email-proof';

/** Job for modules that store data by email address. */
export const MAILBOX_PROVED = 'mailbox-proved';
export type ProvedMailbox = { customerId: number; email: string; storeViewIds: readonly number[] };

type ProofRequest = { websiteId: number; email: string };

/** Emails the link that confirms `email`; the previous link becomes void. */
export const sendProof = async (
  platform: Platform,
  db: Db,
  customer: CustomerRow,
  { kind, email }: { kind: ProofKind; email: string },
): Promise<void> => {
  const token = platform.random.token(43);
  const now = platform.clock.now();
  await saveProof(db, {
    customerId: customer.id,
    kind,
    email,
    hash: sha256(token),
    createdAt: now,
    expiresAt: proofExpiry(now),
  });
  await platform.mail.enqueue(
    db,
    proofMail(kind, { email, token }, await viewOf(platform, customer), platform.settings),
  );
};

/** Marks the address as confirmed and enqueues the job that gives the account the guest orders of its address. */
export const proveMailbox = async (platform: Platform, db: Db, customer: CustomerRow): Promise<void> => {
  await markProved(db, customer.id, platform.clock.now());
  const views = await listStoreViews(platform);
  const storeViewIds = views.filter(({ websiteId }) => websiteId === customer.websiteId).map(({ id }) => id);
  const proved: ProvedMailbox = { customerId: customer.id, email: customer.email, storeViewIds };
  await platform.jobs.enqueue(db, MAILBOX_PROVED, proved);
};

/** Requests the link that confirms the account's address. Always true, because a job looks up the account later. */
export const requestProof = async (context: CommerceContext, given: string): Promise<true> => {
  const email = checkedResetEmail(given);
  context.rateLimit.check('email-proof', context.ip, PROOF_REQUEST_RATE);
  const { websiteId } = context.storeView;
  if (!context.rateLimit.allow('email-proof-mail', `${websiteId} ${emailKey(email)}`, PROOF_MAIL_RATE)) return true;
  const request: ProofRequest = { websiteId, email };
  await context.db.tx((db) => context.jobs.enqueue(db, KIND, request));
  return true;
};

const handleRequest = async (platform: Platform, { websiteId, email }: ProofRequest): Promise<void> => {
  const customer = await findByEmail(platform.db.kysely, websiteId, email);
  if (!customer || customer.confirmedAt) return;
  await platform.db.tx((db) => sendProof(platform, db, customer, { kind: 'confirm', email: customer.email }));
};

/** Gives the account its confirmed new address, notifies both mailboxes and voids links sent to the old one. */
const takeAddress = async (context: CommerceContext, db: Db, customer: CustomerRow, email: string): Promise<void> => {
  await updateEmail(db, customer.id, email);
  await deleteResets(db, customer.id);
  await setCustomersEmail(context, db, { id: customer.id, email });
  const view = viewFor(await listStoreViews(context), customer.storeViewId);
  for (const to of [customer.email, email])
    await context.mail.enqueue(db, noticeMail('email', to, view, context.settings));
  logSecurityEvent(context, 'email-changed', { email: customer.email });
};

/** Confirms an address with the key of an emailed link, once. Wrong, used and expired keys give the same error. */
export const confirmEmail = async (context: CommerceContext, given: string, key: string): Promise<CustomerRow> => {
  context.noStore();
  const email = checkedResetEmail(given);
  context.rateLimit.check('email-proof-try', context.ip, PROOF_TRY_RATE);
  const { websiteId } = context.storeView;
  const confirmed = context.db.tx(async (db) => {
    const proof = await takeProof(db, { websiteId, email, hash: sha256(key) });
    if (!proof || proof.expiresAt <= context.clock.now()) throw proofInvalid();
    const customer = (await findById(db, proof.customerId))!;
    if (proof.kind === 'change') await takeAddress(context, db, customer, proof.email);
    await proveMailbox(context, db, { ...customer, email: proof.email });
    return (await findById(db, customer.id))!;
  });
  return confirmed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
};

export const deleteExpiredProofs = (platform: Platform): Promise<number> =>
  deleteOldProofs(platform.db.kysely, platform.clock.now());

export const startEmailProofs = (platform: Platform): void =>
  platform.jobs.handle(KIND, (payload) => handleRequest(platform, payload as ProofRequest));
