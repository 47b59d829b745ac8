import type { Language } from '#commerce/platform/store-view-types.ts';
import type { VisitTopic } from '#contract/reservation.ts';
import { inEachLanguage, translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

export type VisitEvent = 'booked' | 'moved' | 'cancelled' | 'reminder';

type VisitTexts = {
  subject: Readonly<Record<VisitEvent, (showroom: string, day: string) => string>>;
  title: Readonly<Record<VisitEvent, string>>;
  /** `name` includes its comma, or is empty. */
  intro: Readonly<Record<VisitEvent, (name: string) => string>>;
  bring: string;
  labels: Readonly<
    Record<
      | 'number'
      | 'showroom'
      | 'address'
      | 'when'
      | 'topic'
      | 'people'
      | 'telephone'
      | 'name'
      | 'email'
      | 'visitorPhone'
      | 'notes'
      | 'language',
      string
    >
  >;
  topics: Readonly<Record<VisitTopic, string>>;
  change: string;
  bookAgain: string;
  linkNote: string;
  reminderNote: string;
  consent: string;
  staff: Readonly<Record<Exclude<VisitEvent, 'reminder'>, (name: string, day: string) => string>>;
  staffNote: string;
  event: (shop: string) => string;
};

export const visitTexts: (language: Language) => VisitTexts = inEachLanguage(translations(messages), (say) => ({
  subject: {
    booked: (showroom, day) => say('visit.mail.subject.booked', { showroom, day }),
    moved: (showroom, day) => say('visit.mail.subject.moved', { showroom, day }),
    cancelled: (showroom, day) => say('visit.mail.subject.cancelled', { showroom, day }),
    reminder: (showroom, day) => say('visit.mail.subject.reminder', { showroom, day }),
  },
  title: {
    booked: say('visit.mail.title.booked'),
    moved: say('visit.mail.title.moved'),
    cancelled: say('visit.mail.title.cancelled'),
    reminder: say('visit.mail.title.reminder'),
  },
  intro: {
    booked: (name) => say('visit.mail.intro.booked', { name }),
    moved: (name) => say('visit.mail.intro.moved', { name }),
    cancelled: (name) => say('visit.mail.intro.cancelled', { name }),
    reminder: (name) => say('visit.mail.intro.reminder', { name }),
  },
  bring: say('visit.mail.bring'),
  labels: {
    number: say('visit.mail.labels.number'),
    showroom: say('visit.mail.labels.showroom'),
    address: say('visit.mail.labels.address'),
    when: say('visit.mail.labels.when'),
    topic: say('visit.mail.labels.topic'),
    people: say('visit.mail.labels.people'),
    telephone: say('visit.mail.labels.telephone'),
    name: say('visit.mail.labels.name'),
    email: say('visit.mail.labels.email'),
    visitorPhone: say('visit.mail.labels.visitorPhone'),
    notes: say('visit.mail.labels.notes'),
    language: say('visit.mail.labels.language'),
  },
  topics: {
    floor: say('visit.mail.topics.floor'),
    wall: say('visit.mail.topics.wall'),
    slab: say('visit.mail.topics.slab'),
    wood_vinyl: say('visit.mail.topics.wood_vinyl'),
    outdoor: say('visit.mail.topics.outdoor'),
    project: say('visit.mail.topics.project'),
  },
  change: say('visit.mail.change'),
  bookAgain: say('visit.mail.bookAgain'),
  linkNote: say('visit.mail.linkNote'),
  reminderNote: say('visit.mail.reminderNote'),
  consent: say('visit.mail.consent'),
  staff: {
    booked: (name, day) => say('visit.mail.staff.booked', { name, day }),
    moved: (name, day) => say('visit.mail.staff.moved', { name, day }),
    cancelled: (name, day) => say('visit.mail.staff.cancelled', { name, day }),
  },
  staffNote: say('visit.mail.staffNote'),
  event: (shop) => say('visit.mail.event', { shop }),
}));
