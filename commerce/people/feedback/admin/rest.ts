import { FEEDBACK_FIELDS } from '#contract/feedback.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { FEEDBACK_STATES } from '../types.ts';
import { feedbackPage, markFeedback, replyToFeedback } from './desk.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/feedback', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { feedback, total } = await feedbackPage(context, criteria);
    const items = feedback.map((one) => ({
      id: one.id,
      state: one.state,
      store_view: one.storeView,
      language: one.language,
      feedback_type: one.feedback_type,
      ...Object.fromEntries(FEEDBACK_FIELDS.map((name) => [name, one[name]])),
      name: one.user_fullname,
      email: one.user_email,
      telephone: one.user_phone,
      sent_at: timestamp(one.sentAt),
      replies: one.replies.map(({ at, who, reply }) => ({ at: timestamp(at), who, reply })),
    }));
    return listed(items, total, criteria);
  }),
  adminRoute('POST', '/V1/feedback/:id/reply', WRITE, async (context, { params, body }, { name }) => {
    await replyToFeedback(context, rowId(params), restFields(body).text('reply'), name);
    return true;
  }),
  adminRoute('POST', '/V1/feedback/:id/state', WRITE, async (context, { params, body }, { name }) => {
    const given = restFields(body).text('state');
    const state = FEEDBACK_STATES.find((known) => known === given);
    if (!state) throw new InputError('A state is one of %1.', { parameters: [FEEDBACK_STATES.join(', ')] });
    await markFeedback(context, rowId(params), state, name);
    return true;
  }),
];
