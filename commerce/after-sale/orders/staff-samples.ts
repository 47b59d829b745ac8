import { recordVerbs } from '#commerce/platform/staff/records.ts';
import type { StaffModule } from '#commerce/platform/staff/types.ts';
import { listOrderedSamples } from './service.ts';

/** Samples to cut. A sample has the status of its order: `order ship` ships it. */
export const samplesStaff: StaffModule = {
  name: 'samples',
  what: 'samples that were ordered; they leave with their order',
  verbs: recordVerbs({
    what: 'samples',
    read: listOrderedSamples,
    id: 'number',
    columns: ['number', 'order', 'placedAt', 'status', 'left', 'sku', 'name', 'recipient', 'city'],
  }),
};
