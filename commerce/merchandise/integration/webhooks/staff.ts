import type { Platform } from '#commerce/platform/context.ts';
import { asTable } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { isWebhookEvent, WEBHOOK_EVENTS } from './event-rules.ts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replay,
  webhookNamed,
  WebhookError,
} from './service.ts';
import type { Delivery } from './types.ts';

const withStaffErrors = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof WebhookError ? new StaffError(error.message) : error;
  }
};

const stateOf = ({ deliveredAt, deadAt, attempts, lastError }: Delivery): string => {
  if (deliveredAt) return 'delivered';
  return `${deadAt ? 'given up' : 'waiting'}${attempts > 0 ? ` after ${attempts}: ${lastError ?? ''}` : ''}`;
};

const KNOWN = Object.entries(WEBHOOK_EVENTS).map(([name, what]) => `${name} (${what})`);

const add = async (platform: Platform, [name = '', url = '', given = '']: readonly string[]): Promise<string> => {
  const events = [...new Set(given.split(',').map((event) => event.trim()))];
  const unknown = events.filter((event) => !isWebhookEvent(event));
  if (unknown.length > 0) throw new StaffError(`There is no event ${unknown.join(', ')}.`);
  const wish = { name, url, events: events.filter(isWebhookEvent), integrationId: null };
  const secret = await withStaffErrors(createWebhook(platform, wish));
  return `${name} hears of ${events.join(', ')}. Its calls are signed with this secret, which is shown this once:\n${secret}`;
};

export const staff: StaffModule = {
  name: 'webhook',
  what: 'programs that receive changes of orders',
  verbs: {
    add: {
      args: ['<name>', '<address>', '<events>'],
      what: `calls an address and shows the secret of its signatures, once; events with commas between: ${KNOWN.join(', ')}`,
      run: (platform, { args }) => add(platform, args),
    },
    list: {
      what: 'lists them',
      run: async (platform) => {
        const rows = (await listWebhooks(platform)).map(({ name, url, events, integration }) => {
          const { host } = new URL(url);
          return `${name}: ${host}, ${events.join(', ')}; made by ${integration ?? 'staff'}`;
        });
        return rows.join('\n') || 'There is none.';
      },
    },
    remove: {
      args: ['<name>'],
      what: 'ends one, with all messages that it has not got yet',
      run: async (platform, { args: [name = ''] }) => {
        await removeWebhook(platform, await withStaffErrors(webhookNamed(platform, name)));
        return `${name} is removed.`;
      },
    },
    messages: {
      args: ['<name>'],
      what: 'the last 100 messages to one, with their results',
      run: async (platform, { args: [name = ''] }) => {
        const found = await listDeliveries(platform, await withStaffErrors(webhookNamed(platform, name)));
        const rows = found.map((one) => ({
          message: one.messageId,
          event: one.event,
          at: one.createdAt,
          state: stateOf(one),
        }));
        return rows.length > 0 ? asTable(rows, ['message', 'event', 'at', 'state']) : 'No messages.';
      },
    },
    replay: {
      args: ['<name>'],
      what: 'sends messages once more, with the ids they had: those that were given up, unless an option chooses others',
      options: { message: 'the id of one message', since: 'all since then: 2026-11-24 or 2026-11-24T08:00Z' },
      run: async (platform, { args: [name = ''], options: { message, since } }) => {
        const from = since === undefined ? undefined : new Date(since);
        if (from && Number.isNaN(from.getTime())) throw new StaffError('--since is written as 2026-11-24.');
        const webhook = await withStaffErrors(webhookNamed(platform, name));
        const count = await replay(platform, webhook, { messageId: message, since: from });
        return `${count} ${count === 1 ? 'message is' : 'messages are'} sent again.`;
      },
    },
  },
};
