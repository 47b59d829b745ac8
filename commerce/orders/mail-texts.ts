// Stryker disable StringLiteral: copy; tests check where it stands, not every word
import type { Language } from '#commerce/stores/types.ts';

type MailTexts = {
  subject(number: string): string;
  preview: string;
  thanks(firstname: string): string;
  intro: string;
  introPickup: string;
  orderNumber: string;
  placedOn: string;
  track: string;
  trackHint: string;
  quantity: string;
  subtotal: string;
  shipping: string;
  total: string;
  free: string;
  shipTo: string;
  billTo: string;
  delivery: string;
  payment: string;
  claim: string;
  sentBy(shop: string): string;
  /** Separates a label from its value. */
  colon: string;
};

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: {
    subject: (number) => `Order ${number} is confirmed`,
    preview: 'We have your order. Here is what you bought and what happens next.',
    thanks: (firstname) => `Thank you, ${firstname}.`,
    intro: 'Your order is in and we are getting it ready. Follow it at any time with its number.',
    introPickup:
      'Your order is in and we are getting it ready. Its number tells you at any time when it can be picked up.',
    orderNumber: 'Order number',
    placedOn: 'Placed on',
    track: 'Track my order',
    trackHint: 'All you need is the order number.',
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    total: 'Total',
    free: 'Free',
    shipTo: 'Ship to',
    billTo: 'Bill to',
    delivery: 'Delivery',
    payment: 'Payment',
    claim:
      'Please check the boxes when they arrive and before anything is installed: tell us within five business days if something is broken.',
    sentBy: (shop) => `Sent by ${shop} because an order was placed with this email address.`,
    colon: ': ',
  },
  fr: {
    subject: (number) => `Votre commande ${number} est confirmée`,
    preview: 'Nous avons bien reçu votre commande. Voici vos achats et la suite.',
    thanks: (firstname) => `Merci, ${firstname}.`,
    intro: 'Votre commande est enregistrée et nous la préparons. Suivez-la en tout temps avec son numéro.',
    introPickup:
      'Votre commande est enregistrée et nous la préparons. Son numéro vous dit en tout temps si vous pouvez venir la chercher.',
    orderNumber: 'Numéro de commande',
    placedOn: 'Passée le',
    track: 'Suivre ma commande',
    trackHint: 'Le numéro de commande suffit.',
    quantity: 'Quantité',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    total: 'Total',
    free: 'Gratuit',
    shipTo: 'Adresse de livraison',
    billTo: 'Adresse de facturation',
    delivery: 'Mode de livraison',
    payment: 'Paiement',
    claim:
      'Vérifiez les boîtes à la réception et avant toute pose\u00a0: signalez-nous tout bris dans les cinq jours ouvrables.',
    sentBy: (shop) => `Envoyé par ${shop}, car une commande a été passée avec cette adresse courriel.`,
    colon: '\u00a0: ',
  },
};
