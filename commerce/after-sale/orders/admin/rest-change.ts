import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { expectedVersion } from '#commerce/platform/rest/if-match.ts';
import { restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import type { Scope } from '#contract/staff-roles.ts';
import type { BoughtOrder } from '../bought-types.ts';
import type { RequestedItem } from '../life/quantity-rules.ts';
import type { Hand } from '../life/types.ts';
import { asMistake, orderWithId } from './orders.ts';

/** Items of a request body by line; undefined means all. */
export const itemsOf = (order: BoughtOrder, fields: RestFields): readonly RequestedItem[] | undefined => {
  const items = fields.list('items').map((item) => {
    const id = item.integer('orderItemId');
    const line = order.lines.find((one) => one.id === id);
    const quantity = item.number('qty');
    if (!line || quantity === undefined || !Number.isInteger(quantity) || quantity < 1)
      throw new InputError('The order does not have item %1 in that quantity.', { parameters: [id ?? ''] });
    return { sku: line.sku, line: line.id, quantity };
  });
  return items.length > 0 ? items : undefined;
};

export const commentOf = (fields: RestFields) => {
  const comment = fields.object('comment');
  return { comment: comment?.text('comment'), isShown: comment ? comment.flag('isVisibleOnFront') : undefined };
};

export type Move = (
  context: CommerceContext,
  order: BoughtOrder,
  fields: RestFields,
  hand: Hand & { number: string },
) => Promise<unknown>;

/** Author of the history entry: an integration or a member of staff. */
export const handOf = ({ name, staff }: Caller): Hand =>
  staff ? { actor: 'staff', by: staff.name } : { actor: 'staff', by: name, integration: name };

/** A route that changes an order and records the caller. */
export const change = (
  method: RestRoute['method'],
  path: string,
  scope: Scope,
  run: Move,
  options?: { isFresh: boolean },
): RestRoute =>
  adminRoute(
    method,
    path,
    scope,
    async (context, request: RestRequest, caller: Caller) => {
      const order = await orderWithId(context, request.params.id ?? '');
      const hand = { ...handOf(caller), number: order.number, expected: expectedVersion(request) };
      return asMistake(run(context, order, restFields(request.body), hand));
    },
    options,
  );

/** A `POST` route that changes an order and records the caller. */
export const move = (path: string, scope: Scope, run: Move, options?: { isFresh: boolean }): RestRoute =>
  change('POST', path, scope, run, options);
