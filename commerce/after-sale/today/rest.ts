import { currentStaff } from '#commerce/people/staff/service.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
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

export const routes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/V1/counter/today',
    isOfCounter: true,
    handle: async (context) => ({ entries: (await todayOf(context, currentStaff(context))).map(onWire) }),
  },
];
