import { includesScope, mayChangeField, PROOF_NEEDED, roleMay, ROLES, type Scope } from '#contract/staff-roles.ts';
import type { CommerceContext, Platform, Staff } from '#commerce/platform/context.ts';
import { AuthenticationError, AuthorizationError } from '#commerce/platform/errors.ts';
import { bearerToken } from '#commerce/platform/graphql/request-scope.ts';
import { logSecurityEvent, recordStaffAction } from '#commerce/platform/security-log.ts';
import type { RestRequest } from '#commerce/platform/rest/types.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { signerOf } from './oauth.ts';
import { deleteOldNonces } from './oauth-store.ts';
import { resourceOf, TOKEN_HOURS, TOKEN_RATE } from './scope-rules.ts';
import {
  deleteOldTokens,
  findBySecret,
  findByShortToken,
  insertIntegration,
  insertShortToken,
  markUsed,
  readIntegrations,
  revokeNamed,
} from './store.ts';
import { startWebhooks } from './webhooks/deliver.ts';
import type { Caller, Integration } from './types.ts';
import { HOUR_MS, MINUTE_MS } from '#commerce/platform/durations.ts';

/** The requested URL below `/rest`, with its query. */
type Call = Pick<RestRequest, 'method' | 'path'>;

/** Creates an integration and returns its secret, which is not stored; undefined if the name is taken. */
export const createIntegration = async (
  { db, random, clock }: Platform,
  { name, scopes }: { name: string; scopes: readonly Scope[] },
): Promise<string | undefined> => {
  const secret = random.token(43);
  const isNew = await insertIntegration(db.kysely, { name, scopes, hash: sha256(secret), at: clock.now() });
  return isNew ? secret : undefined;
};

export const listIntegrations = ({ db }: Platform): Promise<readonly Integration[]> => readIntegrations(db.kysely);

/** Revokes an integration with all its tokens; false without an active one of this name. */
export const revokeIntegration = ({ db, clock }: Platform, name: string): Promise<boolean> =>
  revokeNamed(db.kysely, name, clock.now());

/** Returns a token of some hours for the name and secret of an integration, like Magento's administrator token. */
export const shortToken = async (context: CommerceContext, name: string, secret: string): Promise<string> => {
  context.rateLimit.check('integration-token', context.ip, TOKEN_RATE);
  const { kysely } = context.db;
  const integration = await findBySecret(kysely, sha256(secret));
  if (integration?.name !== name)
    throw new AuthenticationError(
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      { event: 'sign-in-failed' },
    );
  const token = context.random.token(43);
  const expiresAt = new Date(context.clock.now().getTime() + TOKEN_HOURS * HOUR_MS);
  await context.db.tx(async (db) => {
    await insertShortToken(db, { hash: sha256(token), integrationId: integration.id, expiresAt });
    await recordStaffAction(context, db, 'token-issued', { by: name });
  });
  return token;
};

const integrationOf = async (context: CommerceContext, call: Call): Promise<Integration | undefined> => {
  const signer = await signerOf(context, call);
  if (signer) return signer;
  const token = bearerToken({ authorization: context.header('authorization') });
  if (!token) return undefined;
  const { kysely } = context.db;
  return (
    (await findBySecret(kysely, sha256(token))) ?? (await findByShortToken(kysely, sha256(token), context.clock.now()))
  );
};

/** Logs a refused call: without an integration, or without the scope. */
export const logProgramRefused = (context: CommerceContext, integration: Integration | undefined): void => {
  const code = integration ? 'SCOPE' : context.header('authorization') ? 'TOKEN' : 'NO_TOKEN';
  logSecurityEvent(context, 'program-refused', { code, integration: integration?.name });
};

const refusal = (scope: Scope): AuthorizationError =>
  new AuthorizationError("The consumer isn't authorized to access %resources.", {
    parameters: { resources: resourceOf(scope) },
  });

/** The calling integration, if it has the scope. Throws Magento's refusal for other callers. */
export const requireScope = async (context: CommerceContext, scope: Scope, call: Call): Promise<Integration> => {
  context.noStore();
  const integration = await integrationOf(context, call);
  if (!integration || !includesScope(integration.scopes, scope)) {
    logProgramRefused(context, integration);
    throw refusal(scope);
  }
  await markUsed(context.db.kysely, integration.id, context.clock.now());
  return integration;
};

/** Validity of an authenticator code after its entry. */
const FRESH_MS = 5 * MINUTE_MS;

/** Throws if the role lacks the scope, or if `isFresh` and there was no recent authenticator code. */
const requireRole = (context: CommerceContext, staff: Staff, scope: Scope, isFresh: boolean): void => {
  if (!roleMay(staff.role, scope)) {
    logSecurityEvent(context, 'staff-refused', { scope, account: staff.id });
    throw refusal(scope);
  }
  if (isFresh && context.clock.now().getTime() - staff.provedAt.getTime() >= FRESH_MS)
    throw new AuthorizationError('Enter the code of your authenticator app.', { code: PROOF_NEEDED, status: 403 });
};

/** Returns the calling integration or member of staff. Throws Magento's error if the caller lacks the scope. */
export const requireCaller = async (
  context: CommerceContext,
  scope: Scope,
  call: Call,
  { isFresh = false }: { isFresh?: boolean | undefined } = {},
): Promise<Caller> => {
  const { staff } = context;
  if (!staff || context.header('authorization')) {
    const { name, scopes } = await requireScope(context, scope, call);
    return { name, scopes };
  }
  context.noStore();
  requireRole(context, staff, scope, isFresh);
  return { name: `staff-${staff.id}`, scopes: ROLES[staff.role], staff };
};

/** Throws if the caller may not change one of the product's fields. */
export const requireProductFields = (
  context: CommerceContext,
  { scopes, staff }: Caller,
  fields: readonly string[],
): void => {
  if (fields.every((field) => mayChangeField(scopes, field))) return;
  if (staff) logSecurityEvent(context, 'staff-refused', { scope: 'catalog:write', account: staff.id });
  throw refusal('catalog:write');
};

/** The calling integration, whatever its scopes. Throws Magento's refusal for other callers. */
export const requireProgram = async (context: CommerceContext, call: Call): Promise<Integration> => {
  context.noStore();
  const integration = await integrationOf(context, call);
  if (!integration) {
    logProgramRefused(context, integration);
    throw new AuthorizationError("The consumer isn't authorized to access %resources.", {
      parameters: { resources: 'Magento_Logging::system_magento_logging_bulk_operations' },
    });
  }
  return integration;
};

export { giveKeys } from './oauth.ts';
export { announce } from './webhooks/service.ts';

/** Starts the clean-up of expired tokens, and webhooks. */
export const startIntegrations = (platform: Platform): void => {
  startWebhooks(platform);
  platform.jobs.schedule({
    name: 'ended tokens of integrations',
    everyMs: HOUR_MS,
    run: async () => ({
      tokens: await deleteOldTokens(platform.db.kysely, platform.clock.now()),
      nonces: await deleteOldNonces(platform.db.kysely, platform.clock.now()),
    }),
  });
};
