import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import { expectedVersion } from '#commerce/platform/rest/if-match.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { asMistake } from '../admin/orders.ts';
import type { Hand } from '../life/types.ts';
import { lineWords } from '../line-words.ts';
import { photoOfReturn, returnNumbered, returnsForStaff } from './for-staff.ts';
import { moveTo, refundReturn } from './handle.ts';
import { replaceReturn } from './replace.ts';
import { MOVES } from './rules.ts';
import type { StaffReturn } from './types.ts';

const onWire = ({ number, kind, state, order, requestedAt, changedAt, creditMemo, ...shown }: StaffReturn) => ({
  number,
  kind,
  status: state,
  order_id: Number(order),
  customer_email: shown.email,
  date_requested: timestamp(requestedAt),
  date_changed: timestamp(changedAt),
  message: shown.message,
  items: shown.items.map((line) => ({
    order_item_id: line.lineId,
    sku: line.sku,
    name: line.name,
    options: lineWords(line, shown.language),
    qty: line.quantity,
    is_replaced: line.isReplaced,
  })),
  photos: shown.photos,
  credit_memo: creditMemo,
  /** The order that replaces items. */
  replacement_id: shown.replacement && Number(shown.replacement),
  /** Statuses that the request may get next. */
  next: MOVES[kind][state],
  version: shown.version,
});

const stepOf = ({ params, body, ...request }: RestRequest, { name, staff }: Caller): Hand & { number: string } => ({
  number: params['number'] ?? '',
  actor: 'staff',
  ...(staff ? { by: staff.name } : { by: name, integration: name }),
  expected: expectedVersion({ params, body, ...request }),
  comment: restFields(body).text('comment')?.trim() || undefined,
});

const move = (verb: string, to: 'approved' | 'declined' | 'received'): RestRoute =>
  adminRoute('POST', `/V1/returns/:number/${verb}`, 'orders:write', async (context, request, caller) => {
    const step = stepOf(request, caller);
    await returnNumbered(context, step.number);
    if (to === 'declined' && !step.comment) throw requiredField('comment');
    await asMistake(moveTo(context, step, to));
    return true;
  });

/** Returns, and claims for broken items. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/returns', 'orders:read', async (context, { query }, { staff }) => {
    const criteria = searchCriteria(query);
    const { found, total } = await returnsForStaff(context, criteria, staff && STAFF_TOTAL_LIMIT);
    return listed(found.map(onWire), total, criteria);
  }),
  adminRoute('GET', '/V1/returns/:number', 'orders:read', async (context, { params }) =>
    onWire(await returnNumbered(context, params['number'] ?? '')),
  ),
  adminRoute('GET', '/V1/returns/:number/photos/:place', 'orders:read', async (context, { params }) => {
    const bytes = await photoOfReturn(context, params['number'] ?? '', Number(params['place']));
    return { type: 'image/jpeg', base64_encoded_data: bytes.toString('base64') };
  }),
  move('approve', 'approved'),
  move('decline', 'declined'),
  move('receive', 'received'),
  adminRoute(
    'POST',
    '/V1/returns/:number/refund',
    'orders:refund',
    async (context, request, caller) => {
      const step = stepOf(request, caller);
      await returnNumbered(context, step.number);
      const fields = restFields(request.body);
      const isRestocked = fields.has('returnToStock') ? fields.flag('returnToStock') : undefined;
      const fee = fields.flag('withoutFee') ? 0 : undefined;
      const { documents } = await asMistake(refundReturn(context, { ...step, isRestocked, fee }));
      return documents.at(-1);
    },
    { isFresh: true },
  ),
  // Replaces the lines `items` (all by default) by an order without charge, and refunds the others.
  adminRoute(
    'POST',
    '/V1/returns/:number/replace',
    'orders:refund',
    async (context, request, caller) => {
      const step = stepOf(request, caller);
      await returnNumbered(context, step.number);
      const fields = restFields(request.body);
      const isRestocked = fields.has('returnToStock') ? fields.flag('returnToStock') : undefined;
      const items = fields.texts('items');
      const lines = items && new Set(items.map(Number));
      const { order } = await asMistake(replaceReturn(context, { ...step, lines, isRestocked }));
      return Number(order);
    },
    { isFresh: true },
  ),
];
