import type { TodayEntryName } from '#contract/counter-today.ts';
import {
  ordersToPack,
  ordersWithArrivals,
  pickupsReadyBefore,
  pickupsReadySince,
  samplesToPost,
  waitingPayments,
  waitingReturns,
} from '#commerce/after-sale/orders/service.ts';
import { productsLowInStock } from '#commerce/merchandise/catalog/service.ts';
import { waitingReviews } from '#commerce/merchandise/reviews/service.ts';
import { endingHolds } from '#commerce/merchandise/slabs/service.ts';
import { waitingApplications } from '#commerce/people/careers/service.ts';
import { waitingMessages } from '#commerce/people/contact/service.ts';
import { visitsBetween } from '#commerce/people/reservation/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { readFailed } from '#commerce/platform/mail/unsent-store.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';
import { waitingQuotes } from '#commerce/sale/quotes/service.ts';
import { waitingCertificates, waitingTrade } from '#commerce/sale/trade/service.ts';
import type { TodayTimes } from './types.ts';

/** Items of each entry from the module that owns them, oldest first, with at most one item above the limit. */
export const WAITING: Readonly<
  Record<TodayEntryName, (platform: Platform, times: TodayTimes) => Promise<readonly WaitingItem[]>>
> = {
  payments_in_doubt: (platform, { doubtBefore }) => waitingPayments(platform, doubtBefore),
  mails_failed: ({ db }) => readFailed(db.kysely),
  pickups_overdue: (platform, { overdueBefore }) => pickupsReadyBefore(platform, overdueBefore),
  orders_to_pack: ordersToPack,
  later_arrived: ordersWithArrivals,
  pickups_ready: (platform, { overdueBefore }) => pickupsReadySince(platform, overdueBefore),
  samples_to_post: samplesToPost,
  visits_today: (platform, { dayStart, dayEnd }) => visitsBetween(platform, dayStart, dayEnd),
  holds_ending: (platform, { holdsUntil }) => endingHolds(platform, holdsUntil),
  returns_waiting: waitingReturns,
  quotes_waiting: waitingQuotes,
  messages_waiting: waitingMessages,
  trade_applications: waitingTrade,
  tax_certificates: waitingCertificates,
  job_applications: waitingApplications,
  reviews_waiting: waitingReviews,
  stock_low: productsLowInStock,
};
