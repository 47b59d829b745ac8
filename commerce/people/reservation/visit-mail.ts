import { languageName, tagOfWording, textIn } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import { firstName } from '#commerce/platform/mail/first-name.ts';
import { hourName } from '#contract/hour-name.ts';
import { VISIT_FILE } from '#contract/reservation.ts';
import { addressLine } from './address-line.ts';
import { visitTexts } from './mail-texts.ts';
import type { VisitEvent } from './mail-texts.ts';
import type { Visit } from './types.ts';
import { visitCalendar } from './visit-calendar.ts';

export type VisitLinks = {
  /** Page that changes the visit; undefined if the token is not available. */
  change?: string | undefined;
  /** Page that books visits. */
  book: string;
};

const dayOf = ({ startsAt }: Visit, { timeZone }: Showroom, language: Language): string =>
  dateFormat(tagOfWording(language), {
    timeZone: timeZone ?? 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(startsAt);

const CLOCK = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZoneName: 'short' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const momentOf = ({ startsAt }: Visit, { timeZone: zone }: Showroom, language: Language): string => {
  const timeZone = zone ?? 'UTC';
  const part = (type: string): string =>
    new Intl.DateTimeFormat(tagOfWording(language), { ...CLOCK, timeZone })
      .formatToParts(startsAt)
      .find((one) => one.type === type)?.value ?? '';
  const day = dateFormat(tagOfWording(language), { ...DAY, timeZone }).format(startsAt);
  return `${day}, ${hourName(Number(part('hour')), Number(part('minute')), language)} ${part('timeZoneName')}`;
};

/** Links in a visit's emails. */
export const linksOf = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { pathPrefix }: Pick<StoreView, 'pathPrefix'>,
  token?: string,
): VisitLinks => {
  const book = `${publicUrl}${pathPrefix}/showroom-reservation`;
  return { book, change: token && `${book}/visit?token=${token}` };
};

/** The first name with its comma. */
const greeting = ({ fullname }: Visit): string => {
  const name = firstName(fullname);
  return name ? `, ${name}` : '';
};

const message = (to: string, subject: string, content: EmailContent): MailMessage => ({
  to,
  subject,
  letter: content,
});

/** Email to the visitor in the booking's language, with a calendar file. */
export const visitorMail = (
  event: VisitEvent,
  visit: Visit,
  showroom: Showroom,
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress'>,
  links: VisitLinks,
): MailMessage => {
  const texts = visitTexts(visit.language);
  const { labels } = texts;
  const action =
    event === 'cancelled'
      ? { label: texts.bookAgain, url: links.book }
      : links.change && { label: texts.change, url: links.change };
  const content: EmailContent = {
    ...emailFrame({ locale: tagOfWording(visit.language) }, settings),
    title: texts.title[event],
    paragraphs: [texts.intro[event](greeting(visit)), ...(event === 'cancelled' ? [] : [texts.bring])],
    facts: [
      [labels.when, momentOf(visit, showroom, visit.language)],
      [labels.showroom, showroom.name],
      [labels.address, addressLine(showroom, visit.language)],
      [labels.telephone, showroom.telephone],
      [labels.topic, texts.topics[visit.topic]],
      [labels.people, String(visit.people)],
      [labels.number, String(visit.id)],
    ],
    ...(action ? { action } : {}),
    notes: [
      ...(event === 'cancelled' ? [] : [links.change ? texts.linkNote : texts.reminderNote]),
      texts.consent,
      textIn(settings.mailAddress, visit.language),
    ],
  };
  const calendar = {
    filename: VISIT_FILE,
    contentType: `text/calendar; charset=utf-8; method=${event === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
    content: visitCalendar(visit, showroom, settings, links.change),
  };
  return {
    ...message(visit.email, texts.subject[event](showroom.name, dayOf(visit, showroom, visit.language)), content),
    ...(showroom.email ? { replyTo: showroom.email } : {}),
    ...(event === 'reminder' ? {} : { attachments: [calendar] }),
  };
};

/** Email to the showroom in a language; a reply goes to the visitor. */
export const showroomMail = (
  event: Exclude<VisitEvent, 'reminder'>,
  visit: Visit,
  showroom: Showroom,
  { supportEmail, mailFrom, publicUrl }: Pick<Settings, 'supportEmail' | 'mailFrom' | 'publicUrl'>,
  language: Language,
): MailMessage => {
  const texts = visitTexts(language);
  const { labels } = texts;
  const title = texts.staff[event](visit.fullname, dayOf(visit, showroom, language));
  const content: EmailContent = {
    ...emailFrame({ locale: tagOfWording(language) }, { mailFrom, publicUrl }),
    title,
    paragraphs: [],
    facts: [
      [labels.when, momentOf(visit, showroom, language)],
      [labels.showroom, showroom.name],
      [labels.topic, texts.topics[visit.topic]],
      [labels.people, String(visit.people)],
      ...(visit.notes ? [[labels.notes, visit.notes] as const] : []),
      [labels.name, visit.fullname],
      [labels.visitorPhone, visit.telephone],
      [labels.email, visit.email],
      [labels.language, languageName(visit.language, language)],
      [labels.number, String(visit.id)],
    ],
    notes: [texts.staffNote],
  };
  return { ...message(showroom.email ?? textIn(supportEmail, language), title, content), replyTo: visit.email };
};
