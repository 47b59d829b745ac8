import { expect, test } from 'vitest';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { fieldsOf } from '#storefront/testing/document-fields.ts';
import { GetTrackDataDocument } from './get-track-data.graphql.ts';
import { lookUpOrder } from './look-up-order.ts';

test('[GQ-21] [GQ-22] getTrackData queries orders by number, bypassing every cache', async () => {
  const requests: GraphqlRequest[] = [];
  const transport = async (request: GraphqlRequest) => {
    requests.push(request);
    return { data: { getOrderItemsByOrderNumber: [] } };
  };
  const commerce = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guestSession });
  expect([await lookUpOrder(commerce, '000000042'), await lookUpOrder(commerce, '000000042')]).toEqual([
    { state: 'none' },
    { state: 'none' },
  ]);
  expect(requests.map(({ operationName, variables, noCache }) => [operationName, variables, noCache])).toEqual([
    ['getTrackData', { ordersNumbers: ['000000042'] }, true],
    ['getTrackData', { ordersNumbers: ['000000042'] }, true],
  ]);
  const order = 'getOrderItemsByOrderNumber';
  expect(fieldsOf(GetTrackDataDocument)).toEqual(
    expect.arrayContaining(
      [
        'number',
        'status',
        'is_pickup',
        'items.erp_order_item_status',
        'items.erp_tracking_numbers',
        'items.product.small_image',
      ].map((field) => `${order}.${field}`),
    ),
  );
});
