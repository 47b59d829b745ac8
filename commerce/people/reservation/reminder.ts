import type { Platform } from '#commerce/platform/context.ts';
import { hasFeature } from '#commerce/platform/switches/service.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { readShowroom } from '#commerce/merchandise/showroom/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { deleteVisitsBefore, findById } from './store.ts';
import type { Visit } from './types.ts';
import { linksOf, visitorMail } from './visit-mail.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

const KIND = 'showroom-visit-reminder';
/** Shorter notice gets no reminder. */
const SOONEST_MS = 2 * DAY_MS;
/** Retention of past visits. */
const RETENTION_MS = 180 * DAY_MS;

type Payload = { visitId: number; sequence: number };

/** Schedules a reminder for the day before; a visit changed in between gets its own reminder or none. */
export const remindLater = async (
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  db: Db,
  { id, sequence, startsAt }: Visit,
): Promise<void> => {
  if (startsAt.getTime() - clock.now().getTime() < SOONEST_MS) return;
  await jobs.enqueue(db, KIND, { visitId: id, sequence } satisfies Payload, {
    runAt: new Date(startsAt.getTime() - DAY_MS),
  });
};

const remind = async (platform: Platform, { visitId, sequence }: Payload): Promise<void> => {
  const { db, clock, mail, settings } = platform;
  if (!(await hasFeature(platform, 'reservation'))) return;
  const visit = await findById(db.kysely, visitId);
  if (visit?.status !== 'BOOKED' || visit.sequence !== sequence || visit.startsAt <= clock.now()) return;
  const showroom = await readShowroom(platform, visit.showroomCode, visit.language);
  const views = await listStoreViews(platform);
  const view = views.find(({ language }) => language === visit.language) ?? views.find(({ isDefault }) => isDefault);
  if (showroom && view)
    await db.tx((tx) => mail.enqueue(tx, visitorMail('reminder', visit, showroom, settings, linksOf(settings, view))));
};

/** Starts the reminders and the clean-up of old visits. */
export const startReservations = (platform: Platform): void => {
  const { clock, db, jobs } = platform;
  jobs.handle(KIND, (payload) => remind(platform, payload as Payload));
  jobs.schedule({
    name: 'visits long over',
    everyMs: DAY_MS,
    run: async () => ({ visits: await deleteVisitsBefore(db.kysely, new Date(clock.now().getTime() - RETENTION_MS)) }),
  });
};
