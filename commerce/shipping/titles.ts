import type { Language } from '#commerce/stores/types.ts';

type Titles = Readonly<Record<Language, { carrier: string; method: string }>>;

/** The freight price is all there is to pay: liftgate and delivery to a home are in it. */
export const shippingTitles: Readonly<Record<'flatrate' | 'freight' | 'instore', Titles>> = {
  flatrate: {
    en: { carrier: 'Parcel', method: 'Delivered to your door' },
    fr: { carrier: 'Colis', method: 'Livré à votre porte' },
  },
  freight: {
    en: { carrier: 'Freight on a pallet', method: 'Home delivery, liftgate included' },
    fr: { carrier: 'Transport sur palette', method: 'Livraison à domicile, hayon élévateur inclus' },
  },
  instore: {
    en: { carrier: 'Showroom pickup', method: '' },
    fr: { carrier: 'Ramassage en salle d’exposition', method: '' },
  },
};
