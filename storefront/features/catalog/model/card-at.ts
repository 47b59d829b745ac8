import type { QueryClient } from '@tanstack/react-query';
import type { Card } from './product-card.ts';

/** Card of a product in a loaded list of the current store view, by the product's path. */
export const cardAt = (queryClient: QueryClient, path: string): Card | undefined => {
  for (const { state } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    const { cards } = (state.data ?? {}) as { cards?: readonly Card[] };
    const found = Array.isArray(cards) ? cards.find((card) => card.path === path) : undefined;
    if (found) return found;
  }
  return undefined;
};
