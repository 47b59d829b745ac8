import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { VisitTopic } from '#contract/reservation.ts';

/** A validated request of a visitor. */
export type VisitRequest = {
  requestId: string;
  showroomCode: string;
  startsAt: Date;
  topic: VisitTopic;
  people: number;
  fullname: string;
  email: string;
  telephone: string;
  notes: string | null;
  consentVersion: string;
};

/** A stored visit. */
export type Visit = Omit<VisitRequest, 'requestId' | 'consentVersion'> & {
  id: number;
  status: 'BOOKED' | 'CANCELLED';
  language: Language;
  sequence: number;
  changedAt: Date;
};

/** For the shop's staff. */
export type VisitRecord = {
  number: number;
  showroom: string;
  startsAt: Date;
  status: string;
  topic: string;
  people: number;
  fullname: string;
  email: string;
  telephone: string;
  notes: string | null;
  language: string;
  storeView: string;
  consentVersion: string;
  bookedAt: Date;
  changedAt: Date;
};

/** A visit with the current data of its showroom. */
export type VisitToShowroom = { visit: Visit; showroom: Showroom };
