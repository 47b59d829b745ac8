import { useQuery } from '@tanstack/react-query';
import { useT } from '../i18n/use-t.ts';
import { usePlatform } from '../platform.tsx';
import { brandLabel } from './card-brand.ts';
import { expiredCardsQuery, hasExpired, savedCardsQuery, type SavedCard } from './saved-cards.ts';

/** The signed-in customer's cards, the default one first. A plain Magento lists expired cards among the others. */
export const useSavedCards = () => {
  const platform = usePlatform();
  const query = useQuery(savedCardsQuery(platform));
  const { data: expired = [] } = useQuery(expiredCardsQuery(platform));
  return {
    query,
    cards: [
      ...(query.data ?? []).map((card) => ({ ...card, isExpired: hasExpired(card) })),
      ...expired.map((card) => ({ ...card, isExpired: true })),
    ],
  };
};

export const useCardName = () => {
  const t = useT();
  return ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
    t('cards.name', { brand: brandLabel(brand), last4 });
};
