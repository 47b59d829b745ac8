import type { QueryClient } from '@tanstack/react-query';
import type { Card } from './product-card.ts';

/** The card of a product in a list that is shown, by the product's path without the store view: another may be of another currency. */
export const cardAt = (queryClient: QueryClient, path: string): Card | undefined => {
  for (const { state } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    const { cards } = (state.data ?? {}) as { cards?: readonly Card[] };
    const found = Array.isArray(cards) ? cards.find((card) => card.path === path) : undefined;
    if (found) return found;
  }
  return undefined;
};
