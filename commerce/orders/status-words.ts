import type { Language } from '#commerce/stores/types.ts';
import type { OrderItemStatus, OrderStatus } from './types.ts';

type Words<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** Magento's labels of its order statuses, and our labels for the two we add. */
const ORDER: Words<OrderStatus> = {
  en: {
    pending: 'Pending',
    processing: 'Processing',
    fraud: 'Suspected Fraud',
    partially: 'Partially Shipped',
    shipped: 'Shipped',
    complete: 'Complete',
    holded: 'On Hold',
    canceled: 'Canceled',
    closed: 'Closed',
  },
  fr: {
    pending: 'En attente',
    processing: 'En traitement',
    fraud: 'En vérification',
    partially: 'Partiellement expédiée',
    shipped: 'Expédiée',
    complete: 'Terminée',
    holded: 'Suspendue',
    canceled: 'Annulée',
    closed: 'Fermée',
  },
};

const ITEM: Words<OrderItemStatus> = {
  en: { processing: 'Processing', ready: 'Ready to ship', shipped: 'Shipped' },
  fr: { processing: 'En traitement', ready: 'Prêt à expédier', shipped: 'Expédié' },
};

const PICKED_UP: Words<OrderItemStatus> = {
  en: { processing: 'Processing', ready: 'Ready for Pick-up', shipped: 'Completed' },
  fr: { processing: 'En traitement', ready: 'Prêt pour le ramassage', shipped: 'Terminé' },
};

export const orderStatusWords = (status: OrderStatus, language: Language): string => ORDER[language][status];

export const itemStatusWords = (status: OrderItemStatus, language: Language, isPickup: boolean): string =>
  (isPickup ? PICKED_UP : ITEM)[language][status];
