import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { cancelByStaff, listHolds } from './service.ts';

export const staff: StaffModule = {
  name: 'holds',
  what: 'slabs held for people',
  verbs: {
    ...recordVerbs({
      what: 'holds',
      read: listHolds,
      id: 'number',
      columns: ['number', 'expiresAt', 'status', 'sku', 'fullname', 'email', 'telephone'],
    }),
    cancel: {
      args: ['<number>'],
      what: 'ends a hold, frees its slab and notifies the holder',
      run: async (platform, { args: [number = ''] }) => {
        const ended = /^\d{1,15}$/.test(number) ? await cancelByStaff(platform, Number(number)) : undefined;
        if (!ended) throw new StaffError(`No hold ${number} runs.`);
        return `Hold ${number} is cancelled: ${ended.sku} is free.`;
      },
    },
  },
};
