import { recordVerbs } from '#commerce/platform/staff/records.ts';
import type { StaffModule } from '#commerce/platform/staff/types.ts';
import { listVisits } from './service.ts';

export const staff: StaffModule = {
  name: 'visits',
  what: 'visits to showrooms',
  verbs: recordVerbs({
    what: 'visits',
    read: listVisits,
    id: 'number',
    columns: ['number', 'startsAt', 'showroom', 'status', 'fullname', 'email', 'topic'],
  }),
};
