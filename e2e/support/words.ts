import type { StoreView } from './shop.ts';

const english = {
  addToCart: 'Add to cart',
  continueShopping: 'Continue shopping',
  cart: 'Your cart',
  checkOut: 'Check out',
  category: 'Natural Stone Tiles',
  card: 'Visa ending in 1111',
  continueToShipping: 'Continue to shipping',
  continueToBilling: 'Continue to billing',
  continueToPayment: 'Continue to payment',
  freightQuestions: 'the price of freight depends on these answers',
  reviewOrder: 'Review the order',
  placeOrder: /^Place order(?: and pay|:)/,
  thanks: 'Thank you, Ann',
  edit: 'Edit: Shipping address',
  menu: 'Open the menu',
  search: 'Search Collection',
  searchToggle: 'Search',
  required: 'This is a required field',
  track: 'Track My Order',
  trackThis: 'Track this order',
  orderId: 'Order ID',
  trackButton: 'Track',
  processing: 'Processing',
  noRecord: 'No record found',
  isRequired: 'Is required',
  notFound: 'Something went wrong',
  emptyCart: 'Your cart is empty',
  less: 'One less of',
  more: 'One more of',
  remove: /^Remove /,
  declined: 'The card was declined. Nothing was charged; try another card.',
  offline: 'You are offline. Some features may be unavailable.',
  postcodeRegion: 'This postal code belongs to another province.',
};

type Words = typeof english;

const french: Words = {
  addToCart: 'Ajouter au panier',
  continueShopping: 'Continuer à magasiner',
  cart: 'Votre panier',
  checkOut: 'Passer la commande',
  category: 'Carreaux de pierre naturelle',
  card: 'Visa se terminant par 1111',
  continueToShipping: 'Continuer vers la livraison',
  continueToBilling: 'Continuer vers la facturation',
  continueToPayment: 'Continuer vers le paiement',
  freightQuestions: 'le prix du transport dépend de ces réponses',
  reviewOrder: 'Vérifier la commande',
  placeOrder: /^(?:Commander et payer|Passer la commande) /,
  thanks: 'Merci, Ann',
  edit: 'Modifier\u00a0: Adresse de livraison',
  menu: 'Ouvrir le menu',
  search: 'Chercher dans la collection',
  searchToggle: 'Recherche',
  required: 'Ce champ est requis',
  track: 'Suivre ma commande',
  trackThis: 'Suivre cette commande',
  orderId: 'Numéro de commande',
  trackButton: 'Suivre',
  processing: 'En traitement',
  noRecord: 'Aucune commande trouvée',
  isRequired: 'Ce champ est requis',
  notFound: 'Une erreur est survenue',
  emptyCart: 'Votre panier est vide',
  less: 'Un de moins',
  more: 'Un de plus',
  remove: /^Retirer /,
  declined: 'La carte a été refusée. Rien n’a été débité; essayez une autre carte.',
  offline: 'Vous êtes hors ligne. Certaines fonctions peuvent ne pas être disponibles.',
  postcodeRegion: 'Ce code postal appartient à une autre province.',
};

export const wordsOf = (view: StoreView): Words => (view === 'CA_FR' ? french : english);

export type Buyer = { province: string; postcode: string; city: string; taxes: readonly string[] };

export const BUYERS: Readonly<Record<StoreView, Buyer>> = {
  CA_EN: { province: 'ON', postcode: 'M5V 2T6', city: 'Toronto', taxes: ['HST'] },
  CA_FR: { province: 'QC', postcode: 'H2Y 1C6', city: 'Montréal', taxes: ['TPS', 'TVQ'] },
  US_EN: { province: 'VT', postcode: '05401', city: 'Burlington', taxes: [] },
};

/** Pages may break lines at non-breaking spaces of a language. */
export const textWith = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', String.raw`\s`));
