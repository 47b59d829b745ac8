import type { Scope } from './staff-roles.ts';
import type { SwitchName } from './switches.ts';

type Entry = {
  /** Required scope. */
  scope: Scope;
  /** Required feature. */
  feature?: SwitchName;
};

/** Kinds of open tasks, in the order of the back office's first screen. */
export const TODAY_ENTRIES = {
  payments_in_doubt: { scope: 'orders:refund' },
  mails_failed: { scope: 'customers:read' },
  pickups_overdue: { scope: 'orders:read' },
  orders_to_pack: { scope: 'orders:read' },
  later_arrived: { scope: 'orders:read' },
  pickups_ready: { scope: 'orders:read' },
  samples_to_post: { scope: 'orders:read', feature: 'samples' },
  visits_today: { scope: 'customers:read', feature: 'reservation' },
  holds_ending: { scope: 'orders:read', feature: 'holds' },
  returns_waiting: { scope: 'orders:read' },
  quotes_waiting: { scope: 'quotes:read', feature: 'quotes' },
  messages_waiting: { scope: 'customers:read', feature: 'contact' },
  trade_applications: { scope: 'customers:read', feature: 'trade' },
  tax_certificates: { scope: 'customers:read', feature: 'trade' },
  job_applications: { scope: 'customers:read', feature: 'careers' },
  reviews_waiting: { scope: 'content:read', feature: 'reviews' },
  stock_low: { scope: 'stock:write' },
} as const satisfies Readonly<Record<string, Entry>>;

export type TodayEntryName = keyof typeof TODAY_ENTRIES;

export const TODAY_NAMES = Object.keys(TODAY_ENTRIES) as readonly TodayEntryName[];

export const todayEntry = (name: TodayEntryName): Entry => TODAY_ENTRIES[name];

/** Maximum count per entry. */
export const MOST_OF_TODAY = 100;

/** Number of items shown per entry. */
export const FIRST_OF_TODAY = 3;
