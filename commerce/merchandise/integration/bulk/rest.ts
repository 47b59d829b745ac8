import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { countIn, ownBulk, type KnownBulk } from './service.ts';
import type { Operation } from './types.ts';

const operationOnWire = ({ place, status, message, errorCode }: Operation) => ({
  id: place,
  status,
  result_message: message,
  error_code: errorCode,
});

const bulkOnWire = ({ bulk, operations }: KnownBulk) => ({
  operations_list: operations.map(operationOnWire),
  user_type: 1,
  bulk_id: bulk.uuid,
  description: `${bulk.method} ${bulk.route}`,
  start_time: timestamp(bulk.startedAt),
  user_id: bulk.integrationId,
  operation_count: operations.length,
});

/** Results of asynchronous calls, for the integration that sent them. */
export const bulkRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/V1/bulk/:bulkUuid/status',
    handle: async (context, request) => bulkOnWire(await ownBulk(context, request.params.bulkUuid ?? '', request)),
  },
  {
    method: 'GET',
    path: '/V1/bulk/:bulkUuid/detailed-status',
    handle: async (context, request) => {
      const known = await ownBulk(context, request.params.bulkUuid ?? '', request);
      return {
        ...bulkOnWire(known),
        operations_list: known.operations.map((operation) => ({
          ...operationOnWire(operation),
          bulk_uuid: known.bulk.uuid,
          topic_name: `${known.bulk.method} ${known.bulk.route}`,
          serialized_data: operation.body === null ? null : JSON.stringify(operation.body),
          result_serialized_data: null,
        })),
      };
    },
  },
  {
    method: 'GET',
    path: '/V1/bulk/:bulkUuid/operation-status/:status',
    handle: async (context, request) =>
      countIn(await ownBulk(context, request.params.bulkUuid ?? '', request), request.params.status ?? ''),
  },
];
