import { recordVerbs } from '#commerce/platform/staff/records.ts';
import type { StaffSubject } from '#commerce/platform/staff/types.ts';
import { progressText } from './progress-rules.ts';
import { advanceOrder, markPaid } from './progress.ts';
import { listOrders } from './service.ts';

/** The number as it is kept: leading zeros may be left out. */
const numberOf = (given: string | undefined): string => (given ?? '').replace(/^#/, '').padStart(9, '0');

export const staff: StaffSubject = {
  name: 'order',
  what: 'orders, and their way to the customer',
  verbs: {
    ...recordVerbs({
      what: 'orders',
      read: listOrders,
      id: 'number',
      columns: ['number', 'placedAt', 'status', 'payment', 'total', 'currency', 'email'],
    }),
    paid: {
      args: ['<number>'],
      recordsItself: true,
      what: 'the money of a pending order is there: it is processing',
      run: async (platform, { args: [given] }) => {
        const number = numberOf(given);
        await markPaid(platform, number);
        return `Order ${number}: paid, order processing.`;
      },
    },
    ship: {
      args: ['<number>'],
      recordsItself: true,
      what: 'moves an order one step on: processing, ready, shipped',
      options: { sku: 'only the lines of this sku', tracking: 'tracking number of the parcel' },
      run: async (platform, { args: [given], options: { sku, tracking } }) => {
        const number = numberOf(given);
        return progressText(number, await advanceOrder(platform, { number, sku, trackingNumber: tracking }));
      },
    },
  },
};
