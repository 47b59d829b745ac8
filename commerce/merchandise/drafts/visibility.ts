import { markContent, refreshContent } from '#commerce/merchandise/authoring/service.ts';
import { saveVisibility, switchDueContent, visibilityOf } from '#commerce/merchandise/cms/service.ts';
import { followEntryDates } from '#commerce/merchandise/menu/service.ts';
import {
  followShowroomDates,
  saveShowroomVisibility,
  showroomVisibility,
} from '#commerce/merchandise/showroom/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { MINUTE_MS } from '#commerce/platform/durations.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { Visibility } from '#commerce/platform/database/visible-dates.ts';
import { isVisible } from './visibility-rules.ts';

export type DatedKind = 'page' | 'block' | 'showroom';

type Dated = {
  read(db: Db, id: string): Promise<Visibility | undefined>;
  /** Writes the visibility and purges the pages that show the content. */
  save(
    context: CommerceContext,
    db: Db,
    target: { id: string; key: string; by: string },
    after: Visibility,
  ): Promise<void>;
};

const document = (kind: 'page' | 'block'): Dated => ({
  read: (db, id) => visibilityOf(db, kind, Number(id)),
  save: async (context, db, { id, key, by }, after) => {
    const before = await visibilityOf(db, kind, Number(id));
    await saveVisibility(db, kind, Number(id), after);
    await markContent(db, { kind, key, field: 'active', storeViewId: 0, fileValue: before?.isActive }, by);
    await refreshContent(context, db, kind, { id: Number(id), identifier: key });
  },
});

const DATED: Readonly<Record<DatedKind, Dated>> = {
  page: document('page'),
  block: document('block'),
  showroom: {
    read: showroomVisibility,
    save: async (context, db, { id }, after) => {
      await context.cache.invalidate(db, await saveShowroomVisibility(db, id, after));
    },
  },
};

const onRecord = ({ isActive, from, until }: Visibility) => ({
  is_active: isActive ? 1 : 0,
  visible_from: from && timestamp(from),
  visible_until: until && timestamp(until),
});

/** Shows content, at once or from and until a time, or hides it until staff show it again. */
export const changeVisibility = async (
  context: CommerceContext,
  db: Db,
  { kind, id, key }: { kind: DatedKind; id: string; key: string },
  given: Visibility,
  by: string,
): Promise<void> => {
  const before = await DATED[kind].read(db, id);
  const after = given.isActive
    ? { ...given, isActive: isVisible(given, context.clock.now()) }
    : { isActive: false, from: null, until: null };
  await DATED[kind].save(context, db, { id, key, by }, after);
  const changed = { before: before && onRecord(before), after: onRecord(after) };
  await recordStaffAction(context, db, `${kind}-visibility`, { by, id }, { subject: `${kind} ${id}`, ...changed });
};

/** Shows and hides content and menu entries whose time has come; returns the number of changes. */
export const followVisibleDates = async (platform: Platform): Promise<Record<DatedKind | 'menu', number>> => {
  const count = { page: 0, block: 0, showroom: 0, menu: 0 };
  const now = platform.clock.now();
  for (const kind of ['page', 'block'] as const)
    await platform.db.tx(async (db) => {
      const switched = await switchDueContent(db, kind, now);
      count[kind] = switched.length;
      for (const entry of switched) await refreshContent(platform, db, kind, entry);
    });
  for (const [kind, follow] of [
    ['showroom', followShowroomDates],
    ['menu', followEntryDates],
  ] as const)
    await platform.db.tx(async (db) => {
      const switched = await follow(db, now);
      count[kind] = switched.count;
      await platform.cache.invalidate(db, switched.tags);
    });
  return count;
};

export const startDrafts = (platform: Platform): void =>
  platform.jobs.schedule({
    name: 'visible dates of content',
    everyMs: MINUTE_MS,
    run: () => followVisibleDates(platform),
  });
