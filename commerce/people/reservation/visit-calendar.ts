import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { shopName } from '#commerce/platform/mail/brand.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import { addressLine } from './address-line.ts';
import { visitTexts } from './mail-texts.ts';
import type { Visit } from './types.ts';
import { endOf } from './visit-times.ts';

/** The visit as a calendar file (RFC 5545) in UTC. A file with the same uid and a higher sequence replaces it. */
export const visitCalendar = (
  visit: Visit,
  showroom: Showroom,
  { publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>,
  url?: string,
): string => {
  const texts = visitTexts(visit.language);
  const isCancelled = visit.status === 'CANCELLED';
  const shop = shopName({ mailFrom });
  const calendar = ical({
    prodId: { company: shop, product: 'Showroom visits', language: visit.language.toUpperCase() },
    scale: 'GREGORIAN',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `visit-${visit.id}@${new URL(publicUrl).hostname}`,
    sequence: visit.sequence,
    stamp: visit.changedAt,
    start: visit.startsAt,
    end: endOf(visit.startsAt),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${texts.event(shop)}, ${showroom.name}`,
    location: addressLine(showroom, visit.language),
    description: `${texts.bring}\n${texts.labels.telephone}: ${showroom.telephone}`,
    ...(url ? { url } : {}),
  });
  // The library omits the line break after the last line.
  return `${calendar.toString()}\r\n`;
};
