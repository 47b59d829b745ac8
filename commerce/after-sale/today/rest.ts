import { currentStaff } from '#commerce/people/staff/service.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { readFailedMails, type FailedMail } from '#commerce/platform/mail/unsent-store.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { checkPayments, dismissMail, doubtfulPayments, retryMail } from './resolve.ts';
import { todayOf } from './today.ts';
import type { TodayEntry } from './types.ts';

const MAX_DETAIL = 120;

const onWire = ({ name, count, hasMore, first }: TodayEntry) => ({
  name,
  count,
  has_more: hasMore,
  first: first.map(({ title, detail, at, order }) => ({
    title,
    detail: detail === null ? null : detail.slice(0, MAX_DETAIL),
    at: at && timestamp(at),
    order_id: order ? Number(order) : null,
  })),
});

const paymentsOnWire = async (context: CommerceContext) =>
  (await doubtfulPayments(context)).map(({ title, detail, at, order }) => ({
    title,
    amount: detail,
    at: at && timestamp(at),
    order_id: order ? Number(order) : null,
  }));

const mailOnWire = ({ id, to, subject, queuedAt, failedAt, reason }: FailedMail) => ({
  id,
  to,
  subject,
  queued_at: timestamp(queuedAt),
  failed_at: timestamp(failedAt),
  reason,
});

const idOf = ({ params }: RestRequest): number => (/^\d{1,15}$/.test(params.id ?? '') ? Number(params.id) : 0);

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/counter/mails', 'customers:read', async ({ db }) =>
    (await readFailedMails(db.kysely)).map(mailOnWire),
  ),
  adminRoute('POST', '/V1/counter/mails/:id/retry', 'customers:write', async (context, request, { name }) => {
    await retryMail(context, idOf(request), name);
    return true;
  }),
  adminRoute('POST', '/V1/counter/mails/:id/dismiss', 'customers:write', async (context, request, { name }) => {
    await dismissMail(context, idOf(request), name);
    return true;
  }),
  adminRoute('GET', '/V1/counter/payments-in-doubt', 'orders:refund', async (context) => paymentsOnWire(context)),
  adminRoute('POST', '/V1/counter/payments-in-doubt/check', 'orders:refund', async (context, _request, { name }) => {
    await checkPayments(context, name);
    return paymentsOnWire(context);
  }),
  {
    method: 'GET',
    path: '/V1/counter/today',
    isOfCounter: true,
    handle: async (context) => ({ entries: (await todayOf(context, currentStaff(context))).map(onWire) }),
  },
];
