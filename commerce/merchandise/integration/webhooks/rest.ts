import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError, AuthorizationError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { programRoute } from '../rest-gate.ts';
import { logProgramRefused } from '../service.ts';
import { resourceOf } from '../scope-rules.ts';
import { isWebhookEvent } from './event-rules.ts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replay,
  webhookNamed,
  WebhookError,
} from './service.ts';
import type { Delivery, Webhook } from './types.ts';

const SCOPE = 'webhooks';

const onWire = ({ name, url, events, createdAt }: Webhook) => ({
  name,
  url,
  events: [...events],
  created_at: timestamp(createdAt),
});

const deliveryOnWire = (one: Delivery) => ({
  message_id: one.messageId,
  event: one.event,
  created_at: timestamp(one.createdAt),
  attempts: one.attempts,
  status: one.deliveredAt ? 'delivered' : one.deadAt ? 'given_up' : 'waiting',
  last_error: one.lastError,
});

const refused = async <T>(work: Promise<T>, Kind: typeof InputError | typeof NoSuchEntityError): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof WebhookError ? new Kind('%1', { parameters: [error.message], cause: error }) : error;
  }
};

const recordWebhook = (context: CommerceContext, action: string, by: string, webhook: string): Promise<void> =>
  context.db.tx((db) => recordStaffAction(context, db, action, { by, webhook }));

/** Receivers of an integration: each sees and changes only its own. */
export const webhookRoutes: readonly RestRoute[] = [
  programRoute('GET', '/V1/webhooks', SCOPE, async (context, _request, { id }) =>
    (await listWebhooks(context, id)).map(onWire),
  ),
  programRoute('POST', '/V1/webhooks', SCOPE, async (context, { body }, integration) => {
    const { id, name: by, scopes } = integration;
    // Messages contain data that needs this scope.
    if (!scopes.includes('orders:read')) {
      logProgramRefused(context, integration);
      throw new AuthorizationError("The consumer isn't authorized to access %resources.", {
        parameters: { resources: resourceOf('orders:read') },
      });
    }
    const fields = restFields(body).neededObject('webhook');
    const given = [...new Set(fields.texts('events') ?? [])];
    const unknown = given.filter((event) => !isWebhookEvent(event));
    if (unknown.length > 0) throw new InputError('There is no event %1.', { parameters: [unknown.join(', ')] });
    const events = given.filter(isWebhookEvent);
    const wish = { name: fields.text('name') ?? '', url: fields.text('url') ?? '', events, integrationId: id };
    const secret = await refused(createWebhook(context, wish), InputError);
    await recordWebhook(context, 'webhook-created', by, wish.name);
    return { ...onWire(await webhookNamed(context, wish.name, id)), secret };
  }),
  programRoute('DELETE', '/V1/webhooks/:name', SCOPE, async (context, { params: { name = '' } }, { id, name: by }) => {
    await removeWebhook(context, await refused(webhookNamed(context, name, id), NoSuchEntityError));
    await recordWebhook(context, 'webhook-removed', by, name);
    return true;
  }),
  programRoute('GET', '/V1/webhooks/:name/messages', SCOPE, async (context, { params: { name = '' } }, { id }) => {
    const webhook = await refused(webhookNamed(context, name, id), NoSuchEntityError);
    return (await listDeliveries(context, webhook)).map(deliveryOnWire);
  }),
  programRoute('POST', '/V1/webhooks/:name/replay', SCOPE, async (context, { params, body }, { id, name: by }) => {
    const fields = restFields(body);
    const since = fields.text('since');
    const from = since === undefined ? undefined : new Date(since);
    if (from && Number.isNaN(from.getTime())) throw new InputError('%1', { parameters: ['since is no moment.'] });
    const webhook = await refused(webhookNamed(context, params.name ?? '', id), NoSuchEntityError);
    const count = await replay(context, webhook, { messageId: fields.text('messageId'), since: from });
    await recordWebhook(context, 'webhook-replayed', by, webhook.name);
    return count;
  }),
];
