import { plainFileName } from '#contract/careers.ts';
import { isTradeDocumentName } from '#contract/trade.ts';
import { currentCustomer } from '#commerce/people/customer/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import * as store from './document-store.ts';
import { safeDocument, tradeFiles } from './files.ts';
import { DECIDED_RETENTION_MS, MAX_PENDING_BYTES, tradeError, UNSENT_RETENTION_MS, UPLOAD_RATE } from './rules.ts';

const TOKEN_LENGTH = 32;

export type Upload = { token: string; name: string; bytes: number };

/**
 * Stores a document of the signed-in customer for up to a day until it is sent; returns its token. Throws the errors of
 * {@link safeDocument}.
 */
export const uploadDocument = async (
  context: CommerceContext,
  givenName: string,
  given: Uint8Array,
): Promise<Upload> => {
  const customer = await currentCustomer(context);
  const { db, random, settings, clock } = context;
  context.rateLimit.checkIfEnabled('trade-file', String(customer.id), UPLOAD_RATE);
  const name = plainFileName(givenName);
  if (!isTradeDocumentName(name))
    throw new InputError('The file must be a PDF, JPEG or PNG.', { code: 'TRADE_FILE_TYPE' });
  if ((await store.countPendingBytes(db.kysely)) + given.length > MAX_PENDING_BYTES) throw new TooManyRequestsError();
  const { type, bytes } = await safeDocument(given);
  const token = random.token(TOKEN_LENGTH);
  const storedAs = random.token(TOKEN_LENGTH);
  await tradeFiles.store(settings.varDir, storedAs, bytes);
  const saved = { name, type, bytes: bytes.length, storedAs };
  const owner = { tokenHash: sha256(token), customerId: customer.id };
  await store.insertDocument(db.kysely, { ...saved, ...owner, now: clock.now() });
  return { token, name, bytes: bytes.length };
};

/** Attaches uploaded documents to a request. Documents of another customer are reported as missing. */
export const claimDocuments = async (
  db: Db,
  { customerId, tokens }: { customerId: number; tokens: readonly string[] },
  owner: store.Owner,
): Promise<void> => {
  for (const token of tokens)
    if (!(await store.claimDocument(db, { tokenHash: sha256(token), customerId }, owner)))
      throw tradeError('files', 'A file is no longer stored. Choose it again.');
};

/** For staff: copies documents to a folder under generated names; returns their paths. */
export const copyDocuments = async (
  platform: Platform,
  owner: store.Owner,
  { folder, prefix }: { folder: string; prefix: string },
): Promise<readonly string[]> => {
  const { db, settings } = platform;
  const documents = await store.readDocuments(db.kysely, owner);
  return Promise.all(
    documents.map(({ storedAs, type }, index) =>
      tradeFiles.copy(settings.varDir, storedAs, folder, `${prefix}-${index + 1}.${type}`),
    ),
  );
};

/** Removes documents after their retention period, and files without an owner. */
export const removeOldDocuments = async ({ db, clock, settings }: Platform): Promise<number> => {
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await store.deleteOldDocuments(db.kysely, {
    unsent: before(UNSENT_RETENTION_MS),
    decided: before(DECIDED_RETENTION_MS),
  });
  return tradeFiles.removeUnknown(settings.varDir, await store.readStoredNames(db.kysely), before(UNSENT_RETENTION_MS));
};
