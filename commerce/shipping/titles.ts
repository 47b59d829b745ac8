import type { Language } from '#commerce/stores/types.ts';

type Titles = Readonly<Record<Language, { carrier: string; method: string }>>;

/** The freight price is all there is to pay: the liftgate and a residential address are in it. */
export const shippingTitles: Readonly<Record<'flatrate' | 'freight' | 'slab' | 'instore' | 'yard', Titles>> = {
  flatrate: {
    en: { carrier: 'Parcel', method: 'Delivered to your door' },
    fr: { carrier: 'Colis', method: 'Livré à votre porte' },
  },
  freight: {
    en: { carrier: 'Freight on a pallet', method: 'To the curb, liftgate included' },
    fr: { carrier: 'Transport sur palette', method: 'En bordure de rue, hayon compris' },
  },
  slab: {
    en: { carrier: 'Freight on an A-frame', method: 'To a fabricator with a crane or boom' },
    fr: { carrier: 'Transport sur chevalet', method: 'Chez un marbrier équipé d’un pont roulant ou d’une flèche' },
  },
  instore: {
    en: { carrier: 'Showroom pickup', method: '' },
    fr: { carrier: 'Ramassage en salle d’exposition', method: '' },
  },
  yard: {
    en: { carrier: 'Pickup at the slab yard', method: '' },
    fr: { carrier: 'Ramassage à la cour à tranches', method: '' },
  },
};

/** Why a slab cannot travel so. */
export const slabProblems = {
  en: {
    noCompany: 'Slabs go to a fabricator: enter the shop’s name as the company in the shipping address.',
    noHouse: 'An order with a slab never goes to a house.',
    orderApart: 'To have the rest delivered to your address, order it apart.',
    elsewhere: (yards: readonly string[]): string =>
      yards.length > 1
        ? `The slabs stand in several yards (${yards.join(', ')}). To pick them up, order each yard’s slabs apart.`
        : 'Slabs are picked up only at the yard where they stand.',
  },
  fr: {
    noCompany:
      'Les tranches se livrent chez un marbrier : inscrivez le nom de l’atelier comme entreprise dans l’adresse de livraison.',
    noHouse: 'Une commande qui contient une tranche n’est jamais livrée à une résidence.',
    orderApart: 'Pour recevoir le reste à votre adresse, commandez-le à part.',
    elsewhere: (yards: readonly string[]): string =>
      yards.length > 1
        ? `Les tranches se trouvent dans plusieurs cours (${yards.join(', ')}). Pour les ramasser, commandez à part celles de chaque cour.`
        : 'Une tranche se ramasse seulement à la cour où elle se trouve.',
  },
} satisfies Readonly<Record<Language, unknown>>;
