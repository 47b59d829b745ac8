import { FIRST_OF_TODAY, MOST_OF_TODAY, TODAY_NAMES, todayEntry } from '#contract/counter-today.ts';
import { roleMay } from '#contract/staff-roles.ts';
import type { Platform, Staff } from '#commerce/platform/context.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import { switchedOff } from '#commerce/platform/switches/service.ts';
import { timesOf } from './rules.ts';
import type { TodayEntry } from './types.ts';
import { WAITING } from './waiting.ts';

/** Open tasks that the role may see. Disabled features have none. */
export const todayOf = async (platform: Platform, { role }: Staff): Promise<readonly TodayEntry[]> => {
  const off = await switchedOff(platform);
  const times = timesOf(platform.clock.now(), shopTimeZone());
  const entries: TodayEntry[] = [];
  for (const name of TODAY_NAMES) {
    const { scope, feature } = todayEntry(name);
    if (!roleMay(role, scope) || (feature && off.has(feature))) continue;
    const items = await WAITING[name](platform, times);
    entries.push({
      name,
      count: Math.min(items.length, MOST_OF_TODAY),
      hasMore: items.length > MOST_OF_TODAY,
      first: items.slice(0, FIRST_OF_TODAY),
    });
  }
  return entries;
};
