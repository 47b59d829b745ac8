import { Temporal } from 'temporal-polyfill';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import { StaffError, type StaffCall } from '#commerce/platform/staff/types.ts';
import { isPostcodeStart } from '#commerce/people/address/search-rules.ts';
import type { OrderSearch } from './search-types.ts';
import { ORDER_STATUSES, type OrderStatus } from './types.ts';

/** Options of `order list`. */
export const SEARCH_OPTIONS = {
  email: 'address of the customer',
  name: 'a part of the name in an address',
  telephone: 'telephone number, or its last digits',
  postcode: 'postal code, or its first characters, at least 3',
  status: `one of ${ORDER_STATUSES.join(', ')}`,
  from: 'first day, such as 2027-04-01',
  to: 'last day',
} as const;

/** Midnight at the start or end of a day, in the shop's time zone. */
const midnight = (option: string, day: string, isEnd: boolean): Date => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new StaffError(`--${option} must be a day such as 2027-04-01.`);
  try {
    const date = Temporal.PlainDate.from(day).add({ days: isEnd ? 1 : 0 });
    return new Date(date.toZonedDateTime(shopTimeZone()).epochMilliseconds);
  } catch {
    throw new StaffError(`--${option}: ${day} is no day of the calendar.`);
  }
};

const statusOf = (given: string): OrderStatus => {
  const status = ORDER_STATUSES.find((one) => one === given);
  if (!status) throw new StaffError(`--status must be one of ${ORDER_STATUSES.join(', ')}.`);
  return status;
};

const postcodeOf = (given: string): string => {
  if (!isPostcodeStart(given))
    throw new StaffError('--postcode needs at least the first 3 characters of a postal code.');
  return given;
};

/** Converts the options of `order list` to filters. */
export const searchOf = ({
  email,
  name,
  telephone,
  postcode,
  status,
  from,
  to,
}: StaffCall['options']): OrderSearch => ({
  email,
  name,
  telephone,
  postcode: postcode === undefined ? undefined : postcodeOf(postcode),
  status: status === undefined ? undefined : statusOf(status),
  from: from === undefined ? undefined : midnight('from', from, false),
  to: to === undefined ? undefined : midnight('to', to, true),
});
