import { hasFeature } from '#commerce/platform/switches/service.ts';
import { attributeText, findSellable, lockProducts, releaseStock } from '#commerce/merchandise/catalog/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { readShowroom } from '#commerce/merchandise/showroom/service.ts';
import { listStoreViews, staffViewOf } from '#commerce/merchandise/stores/service.ts';
import { holdMail, linkOf } from './hold-mail.ts';
import type { HoldEvent } from './hold-mail.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#commerce/platform/durations.ts';
import { deleteEndedBefore, endHold, expireHolds, findById, findDueProducts, readRule } from './store.ts';
import { tokenFor } from './tokens.ts';
import type { Hold, HoldRule } from './types.ts';
import { yardMail, YARD_EVENTS } from './yard-mail.ts';
import type { YardParts } from './yard-mail.ts';

const END = 'slab-hold-end';
const MAIL = 'slab-hold-mail';
/** Retention of ended holds. */
const RETENTION_MS = 180 * DAY_MS;
/** Each hold is ended by its own job; this sweep ends holds whose job was lost. */
const SWEEP_MS = 10 * 60 * 1000;

type EndPayload = { holdId: number };
type MailPayload = { holdId: number; event: HoldEvent };
type Jobs = Pick<Platform, 'jobs'>;

/**
 * Queues the email to the holder of a slab and to its yard. It is sent after the caller's transaction has committed.
 */
export const queueHoldMail = async (
  { jobs }: Jobs,
  db: Db,
  event: HoldEvent,
  { id }: Hold,
  runAt?: Date,
): Promise<void> => {
  const payload: MailPayload = { holdId: id, event };
  await jobs.enqueue(db, MAIL, payload, runAt ? { runAt } : {});
};

/** Parts of the email to the yard, in its own language; undefined when the slab has no yard. */
const partsForYard = async (
  platform: Platform,
  hold: Hold,
  code: string | null | undefined,
): Promise<YardParts | undefined> => {
  const found = code ? await readShowroom(platform, code, 'en') : undefined;
  if (!found) return undefined;
  const view = await staffViewOf(platform, found);
  const yard = view && (await readShowroom(platform, found.code, view.language));
  if (!yard) return undefined;
  const slab = (await findSellable({ storeView: view }, platform.db.kysely, [hold.sku])).get(hold.sku);
  const rack = await attributeText({ ...platform, storeView: view }, hold.productId, 'slab_rack');
  return { name: slab?.name ?? hold.sku, rack, yard, view, settings: platform.settings };
};

/** True for the reminder of an earlier end: the hold was extended since. */
const isTooEarly = async ({ clock, db }: Platform, { expiresAt }: Hold): Promise<boolean> => {
  const rule = await readRule(db.kysely);
  return rule !== null && expiresAt.getTime() - clock.now().getTime() > rule.remindHoursBefore * HOUR_MS + MINUTE_MS;
};

const sendMail = async (platform: Platform, { holdId, event }: MailPayload): Promise<void> => {
  const { clock, db, mail, settings } = platform;
  if (event === 'reminder' && !(await hasFeature(platform, 'holds'))) return;
  const hold = await findById(db.kysely, holdId);
  if (!hold || (event === 'reminder' && (hold.status !== 'HELD' || hold.expiresAt <= clock.now()))) return;
  if (event === 'reminder' && (await isTooEarly(platform, hold))) return;
  const view = (await listStoreViews(platform)).find(({ id }) => id === hold.storeViewId);
  if (!view) return;
  const slab = (await findSellable({ storeView: view }, db.kysely, [hold.sku])).get(hold.sku);
  const yardEvent = YARD_EVENTS.find((each) => each === event);
  const yardParts = yardEvent && (await partsForYard(platform, hold, slab?.slab?.yard));
  const yard = slab?.slab?.yard ? await readShowroom(platform, slab.slab.yard, view.language) : undefined;
  const name = slab?.name ?? hold.sku;
  const link = linkOf(settings, view, await tokenFor(platform, hold.id));
  await db.tx(async (tx) => {
    if (hold.email !== null)
      await mail.enqueue(tx, holdMail(event, { ...hold, email: hold.email }, { name, yard, link, view, settings }));
    if (yardEvent && yardParts) await mail.enqueue(tx, yardMail(yardEvent, hold, yardParts));
  });
};

/**
 * Ends the expired holds of these products and releases their units; the caller's transaction has locked their stock.
 */
export const endExpired = async (
  platform: Pick<Platform, 'cache' | 'jobs'>,
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<number> => {
  const ended = await expireHolds(db, productIds, now);
  await releaseStock(
    platform,
    db,
    ended.map(({ productId }) => productId),
  );
  for (const hold of ended) await queueHoldMail(platform, db, 'expired', hold);
  return ended.length;
};

const expire = (platform: Platform, productIds: readonly number[]): Promise<number> =>
  platform.db.tx(async (db) => {
    await lockProducts(db, productIds);
    return endExpired(platform, db, productIds, platform.clock.now());
  });

/** Cancels a running hold and releases its unit in the caller's transaction; undefined when it had ended. */
export const cancelRunning = async (platform: Platform, db: Db, { id, productId }: Hold): Promise<Hold | undefined> => {
  await lockProducts(db, [productId]);
  const ended = await endHold(db, id, 'CANCELLED', platform.clock.now());
  if (!ended) return undefined;
  await releaseStock(platform, db, [productId]);
  await queueHoldMail(platform, db, 'cancelled', ended);
  return ended;
};

/** Schedules the end of a hold and its reminder, in the transaction that creates it. */
export const scheduleEnd = async (
  { jobs }: Jobs,
  db: Db,
  hold: Hold,
  { remindHoursBefore }: HoldRule,
): Promise<void> => {
  await jobs.enqueue(db, END, { holdId: hold.id } satisfies EndPayload, { runAt: hold.expiresAt });
  await queueHoldMail({ jobs }, db, 'reminder', hold, new Date(hold.expiresAt.getTime() - remindHoursBefore * HOUR_MS));
};

/** Starts the jobs that end holds, send reminders and delete old holds. */
export const startSlabs = (platform: Platform): void => {
  const { clock, db, jobs } = platform;
  jobs.handle(END, async (payload) => {
    const hold = await findById(db.kysely, (payload as EndPayload).holdId);
    if (hold?.status === 'HELD') await expire(platform, [hold.productId]);
  });
  jobs.handle(MAIL, (payload) => sendMail(platform, payload as MailPayload));
  jobs.schedule({
    name: 'holds of slabs that are over',
    everyMs: SWEEP_MS,
    run: async () => {
      const due = await findDueProducts(db.kysely, clock.now());
      return { holds: due.length ? await expire(platform, due) : 0 };
    },
  });
  jobs.schedule({
    name: 'holds of slabs long over',
    everyMs: DAY_MS,
    run: async () => ({ holds: await deleteEndedBefore(db.kysely, new Date(clock.now().getTime() - RETENTION_MS)) }),
  });
};
