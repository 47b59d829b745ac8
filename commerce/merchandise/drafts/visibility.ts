import { markContent, refreshContent } from '#commerce/merchandise/authoring/service.ts';
import { saveVisibility, switchDueContent, visibilityOf } from '#commerce/merchandise/cms/service.ts';
import { followEntryDates } from '#commerce/merchandise/menu/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { MINUTE_MS } from '#commerce/platform/durations.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { isVisible } from './visibility-rules.ts';

type Kind = 'page' | 'block';
export type VisibilityChange = { isActive: boolean; from: Date | null; until: Date | null };

const onRecord = ({ isActive, from, until }: VisibilityChange) => ({
  is_active: isActive ? 1 : 0,
  visible_from: from && timestamp(from),
  visible_until: until && timestamp(until),
});

/** Shows a page or block, at once or from and until a time, or hides it until staff show it again. */
export const changeVisibility = async (
  context: CommerceContext,
  db: Db,
  { kind, id, key }: { kind: Kind; id: string; key: string },
  given: VisibilityChange,
  by: string,
): Promise<void> => {
  const { from, until } = given;
  if (from && until && until <= from)
    throw new InputError('The end must be after the begin.', { code: 'CONTENT_DATES' });
  const before = await visibilityOf(db, kind, Number(id));
  const after = given.isActive
    ? { ...given, isActive: isVisible(given, context.clock.now()) }
    : { isActive: false, from: null, until: null };
  await saveVisibility(db, kind, Number(id), after);
  await markContent(db, { kind, key, field: 'active', storeViewId: 0, fileValue: before?.isActive }, by);
  await refreshContent(context, db, kind, { id: Number(id), identifier: key });
  const changed = { before: before && onRecord(before), after: onRecord(after) };
  await recordStaffAction(context, db, `${kind}-visibility`, { by, id }, { subject: `${kind} ${id}`, ...changed });
};

/** Shows and hides content and menu entries whose time has come; returns the number of changes. */
export const followVisibleDates = async (platform: Platform): Promise<Record<Kind | 'menu', number>> => {
  const count = { page: 0, block: 0, menu: 0 };
  const now = platform.clock.now();
  for (const kind of ['page', 'block'] as const)
    await platform.db.tx(async (db) => {
      const switched = await switchDueContent(db, kind, now);
      count[kind] = switched.length;
      for (const entry of switched) await refreshContent(platform, db, kind, entry);
    });
  await platform.db.tx(async (db) => {
    const entries = await followEntryDates(db, now);
    count.menu = entries.count;
    await platform.cache.invalidate(db, entries.tags);
  });
  return count;
};

export const startDrafts = (platform: Platform): void =>
  platform.jobs.schedule({
    name: 'visible dates of content',
    everyMs: MINUTE_MS,
    run: () => followVisibleDates(platform),
  });
