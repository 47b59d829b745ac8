import type { Language } from '#contract/languages.ts';
import { staffViewOf } from '#commerce/merchandise/stores/service.ts';
import { findShowroom } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { VisitEvent } from './mail-texts.ts';
import { remindLater } from './reminder.ts';
import { refusal } from './rules.ts';
import { freeSlot, isVisitorThere } from './store.ts';
import type { Visit } from './types.ts';
import { linksOf, showroomMail, visitorMail } from './visit-mail.ts';
import { visitTimes } from './visit-times.ts';

/** The showroom of a visit. Throws if it has closed. */
export const showroomOf = async (context: CommerceContext, { showroomCode }: Visit): Promise<Showroom> => {
  const showroom = await findShowroom(context, showroomCode);
  if (!showroom) throw new NoSuchEntityError('This showroom has closed.');
  return showroom;
};

/** Claims a slot at a time locked by the caller; throws if none is free. */
export const claimSlot = async (
  context: CommerceContext,
  db: Db,
  showroom: Showroom,
  startsAt: Date,
  email: string,
): Promise<number> => {
  const { language } = context.storeView;
  const time = { showroomCode: showroom.code, startsAt };
  if (!visitTimes(showroom, context.clock.now()).some((offered) => offered.startsAt.getTime() === startsAt.getTime()))
    throw refusal('notOffered', language);
  if (await isVisitorThere(db, time, email)) throw refusal('alreadyBooked', language);
  const slot = await freeSlot(db, time, showroom.visitsAtOnce);
  if (slot === undefined) throw refusal('taken', language);
  return slot;
};

/** A showroom, and the language of emails to it. */
export type Place = { showroom: Showroom; staffLanguage: Language };

export const placeOf = async (context: CommerceContext, showroom: Showroom): Promise<Place> => ({
  showroom,
  staffLanguage: (await staffViewOf(context, showroom))?.language ?? context.storeView.language,
});

/** Emails a change to the visitor, with links of `token`, and to the showroom. */
export const notify = async (
  context: CommerceContext,
  db: Db,
  event: Exclude<VisitEvent, 'reminder'>,
  visit: Visit,
  { showroom, staffLanguage }: Place,
  token: string,
): Promise<void> => {
  const { mail, settings, storeView } = context;
  await mail.enqueue(db, visitorMail(event, visit, showroom, settings, linksOf(settings, storeView, token)));
  await mail.enqueue(db, showroomMail(event, visit, showroom, settings, staffLanguage));
  if (event !== 'cancelled') await remindLater(context, db, visit);
};
