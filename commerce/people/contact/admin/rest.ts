import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { MESSAGE_STATES } from '../types.ts';
import { markMessage, messagesPage, replyToMessage } from './desk.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/messages', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { messages, total } = await messagesPage(context, criteria);
    const items = messages.map((message) => ({
      id: message.id,
      state: message.state,
      store_view: message.storeView,
      language: message.language,
      topic: message.topic,
      order_number: message.orderNumber,
      sku: message.sku,
      name: message.name,
      email: message.email,
      telephone: message.telephone,
      comment: message.comment,
      sent_at: timestamp(message.sentAt),
      replies: message.replies.map(({ at, who, reply }) => ({ at: timestamp(at), who, reply })),
    }));
    return listed(items, total, criteria);
  }),
  adminRoute('POST', '/V1/messages/:id/reply', WRITE, async (context, { params, body }, { name }) => {
    await replyToMessage(context, rowId(params), restFields(body).text('reply'), name);
    return true;
  }),
  adminRoute('POST', '/V1/messages/:id/state', WRITE, async (context, { params, body }, { name }) => {
    const given = restFields(body).text('state');
    const state = MESSAGE_STATES.find((known) => known === given);
    if (!state) throw new InputError('A state is one of %1.', { parameters: [MESSAGE_STATES.join(', ')] });
    await markMessage(context, rowId(params), state, name);
    return true;
  }),
];
