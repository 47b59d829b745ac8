import type { Language } from '#commerce/stores/types.ts';
import type { VisitTopic } from '#contract/reservation.ts';

export type VisitEvent = 'booked' | 'moved' | 'cancelled' | 'reminder';

type VisitTexts = {
  subject: Readonly<Record<VisitEvent, (showroom: string, day: string) => string>>;
  title: Readonly<Record<VisitEvent, string>>;
  /** `name` comes with its comma, or empty. */
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
  language: Readonly<Record<Language, string>>;
  change: string;
  bookAgain: string;
  linkNote: string;
  reminderNote: string;
  consent: string;
  staff: Readonly<Record<Exclude<VisitEvent, 'reminder'>, (name: string, day: string) => string>>;
  staffNote: string;
  event: (shop: string) => string;
};

export const visitTexts: Readonly<Record<Language, VisitTexts>> = {
  en: {
    subject: {
      booked: (showroom, day) => `Your visit on ${day}: ${showroom}`,
      moved: (showroom, day) => `Your visit has moved to ${day}: ${showroom}`,
      cancelled: (showroom, day) => `Your visit on ${day} is cancelled: ${showroom}`,
      reminder: (showroom, day) => `Tomorrow, ${day}: ${showroom}`,
    },
    title: {
      booked: 'Your visit is booked',
      moved: 'Your visit has a new time',
      cancelled: 'Your visit is cancelled',
      reminder: 'See you tomorrow',
    },
    intro: {
      booked: (name) =>
        `Thank you${name}. We have set the hour aside for you and will have what you ask about laid out.`,
      moved: (name) => `All set${name}. This is the new time; the old one is free again.`,
      cancelled: (name) =>
        `As you wished${name}. Come by without an appointment whenever we are open, or book another hour.`,
      reminder: (name) => `A short reminder${name}: we expect you tomorrow.`,
    },
    bring:
      'Bring a photograph of the room at midday, a drawing with its dimensions and, if you have one, a drawer front or a piece of the counter.',
    labels: {
      number: 'Visit no.',
      showroom: 'Showroom',
      address: 'Address',
      when: 'When',
      topic: 'About',
      people: 'People',
      telephone: 'Telephone',
      name: 'Name',
      email: 'Email',
      visitorPhone: 'Telephone',
      notes: 'Notes',
      language: 'Language',
    },
    topics: {
      floor: 'A floor',
      wall: 'A wall or backsplash',
      slab: 'Slabs and counters',
      wood_vinyl: 'Wood and vinyl',
      outdoor: 'Outdoors',
      project: 'A whole project',
    },
    language: { en: 'English', fr: 'French' },
    change: 'Change or cancel the visit',
    bookAgain: 'Book another visit',
    linkNote: 'Whoever has this link can change the visit. Keep it to yourself.',
    reminderNote: 'To change or cancel the visit, use the link in your confirmation or call the showroom.',
    consent: 'We use your details for this visit only.',
    staff: {
      booked: (name, day) => `${name} visits on ${day}.`,
      moved: (name, day) => `${name} has moved the visit to ${day}.`,
      cancelled: (name, day) => `${name} has cancelled the visit on ${day}.`,
    },
    staffNote:
      'Answer this mail to write to the visitor. The visitor agreed to be contacted about this visit, nothing else.',
    event: (shop) => `Visit to ${shop}`,
  },
  fr: {
    subject: {
      booked: (showroom, day) => `Votre visite du ${day}\u00a0: ${showroom}`,
      moved: (showroom, day) => `Votre visite est reportée au ${day}\u00a0: ${showroom}`,
      cancelled: (showroom, day) => `Votre visite du ${day} est annulée\u00a0: ${showroom}`,
      reminder: (showroom, day) => `Demain, ${day}\u00a0: ${showroom}`,
    },
    title: {
      booked: 'Votre visite est réservée',
      moved: 'Votre visite a une nouvelle heure',
      cancelled: 'Votre visite est annulée',
      reminder: 'À demain',
    },
    intro: {
      booked: (name) => `Merci${name}. L’heure est à vous, et ce que vous voulez voir sera sorti à votre arrivée.`,
      moved: (name) => `C’est noté${name}. Voici la nouvelle heure; l’ancienne est libérée.`,
      cancelled: (name) =>
        `C’est fait${name}. Passez sans rendez-vous pendant les heures d’ouverture ou réservez une autre plage.`,
      reminder: (name) => `Un petit rappel${name}\u00a0: nous vous attendons demain.`,
    },
    bring:
      'Apportez une photo de la pièce prise à midi, un plan avec les dimensions et, si vous en avez un, un devant de tiroir ou un morceau de comptoir.',
    labels: {
      number: 'Visite nº',
      showroom: 'Salle d’exposition',
      address: 'Adresse',
      when: 'Quand',
      topic: 'Sujet',
      people: 'Personnes',
      telephone: 'Téléphone',
      name: 'Nom',
      email: 'Courriel',
      visitorPhone: 'Téléphone',
      notes: 'Remarques',
      language: 'Langue',
    },
    topics: {
      floor: 'Un plancher',
      wall: 'Un mur ou un dosseret',
      slab: 'Des tranches et des comptoirs',
      wood_vinyl: 'Bois et vinyle',
      outdoor: 'L’extérieur',
      project: 'Un projet complet',
    },
    language: { en: 'Anglais', fr: 'Français' },
    change: 'Modifier ou annuler la visite',
    bookAgain: 'Réserver une autre visite',
    linkNote: 'Toute personne qui a ce lien peut modifier la visite. Gardez-le pour vous.',
    reminderNote:
      'Pour modifier ou annuler la visite, utilisez le lien de votre confirmation ou téléphonez à la salle d’exposition.',
    consent: 'Vos renseignements ne servent qu’à cette visite.',
    staff: {
      booked: (name, day) => `${name} vient le ${day}.`,
      moved: (name, day) => `${name} a reporté sa visite au ${day}.`,
      cancelled: (name, day) => `${name} a annulé sa visite du ${day}.`,
    },
    staffNote:
      'Répondez à ce courriel pour écrire au visiteur. Il a accepté qu’on le joigne au sujet de cette visite, et de rien d’autre.',
    event: (shop) => `Visite chez ${shop}`,
  },
};
