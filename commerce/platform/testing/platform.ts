import type { CurrencyCode, StoreView, StoreViewCode } from '#commerce/platform/store-view-types.ts';
import { fixedClock } from '../clock.ts';
import type { CommerceContext, Platform } from '../context.ts';
import type { Cookies } from '../cookies.ts';
import type { Database } from '../database/types.ts';
import { silentLog } from '../log.ts';
import { createMemo } from '../memo.ts';
import { createPlatform } from '../platform.ts';
import { seededRandom } from '../random.ts';
import { testSettings } from './settings.ts';
import { SAMPLE_STORE_VIEWS } from './store-views.ts';

/** A platform with a fixed clock (2026-06-15T12:00:00Z), seeded randomness, no log, and its own VAR_DIR. */
export const testPlatform = (database: Database): Platform & { clock: ReturnType<typeof fixedClock> } => {
  const clock = fixedClock('2026-06-15T12:00:00Z');
  const random = seededRandom('test');
  return { ...createPlatform({ database, settings: testSettings(), log: silentLog, clock, random }), clock };
};

export type TestContextOptions = {
  storeView?: StoreViewCode | StoreView;
  currency?: CurrencyCode;
  customer?: { id: number; groupId: number; email?: string } | null;
  ip?: string;
  headers?: Readonly<Record<string, string>>;
  cookies?: Cookies;
};

/** A guest's request to CA_EN by default. */
export const testContext = (platform: Platform, options: TestContextOptions = {}): CommerceContext => {
  const chosen = options.storeView ?? 'CA_EN';
  const storeView = typeof chosen === 'string' ? SAMPLE_STORE_VIEWS.find(({ code }) => code === chosen)! : chosen;
  return {
    ...platform,
    storeView,
    currency: options.currency ?? storeView.currency,
    customer: options.customer
      ? { number: 1_000_000 + options.customer.id, email: 'ann@example.com', ...options.customer }
      : null,
    ip: options.ip ?? '192.0.2.1',
    requestId: 'test-request',
    tags: new Set(),
    noStore: () => {},
    variables: {},
    header: (name) => options.headers?.[name],
    cookie: (name) => options.cookies?.[name],
    setCookie: () => {},
    perRequest: createMemo(),
  };
};
