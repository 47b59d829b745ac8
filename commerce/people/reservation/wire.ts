import type { CommerceContext } from '#commerce/platform/context.ts';
import { showroomOnWire } from '#commerce/merchandise/showroom/wire.ts';
import type { ShowroomVisit } from '#contract/generated/schema-types.ts';
import { canChange } from './rules.ts';
import type { VisitToShowroom } from './types.ts';
import { visitCalendar } from './visit-calendar.ts';
import { endOf } from './visit-times.ts';

/** A visit in the shape of the contract, with its calendar file. */
export const visitOnWire = (
  { clock, settings }: Pick<CommerceContext, 'clock' | 'settings'>,
  { visit, showroom }: VisitToShowroom,
): ShowroomVisit => ({
  number: String(visit.id),
  showroom: showroomOnWire(showroom),
  starts_at: visit.startsAt.toISOString(),
  ends_at: endOf(visit.startsAt).toISOString(),
  status: visit.status,
  can_change: canChange(visit, clock.now()),
  calendar: visitCalendar(visit, showroom, settings),
});
