import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { AddToCart, CartLine } from '../buy/add-to-cart.ts';

export type Outcome = { kind: 'idle' | 'adding' | 'added' } | { kind: 'failed'; message: string };

/** Sends lines to the cart; what was chosen stays, whatever comes of it. */
export const useAdding = (addToCart: AddToCart) => {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const add = async (line: CartLine): Promise<boolean> => {
    setOutcome({ kind: 'adding' });
    try {
      await addToCart(line);
      setOutcome({ kind: 'added' });
      return true;
    } catch (error) {
      const words = error instanceof Error && error.message ? error.message : t('product.buy.failed');
      setOutcome({ kind: 'failed', message: words });
      return false;
    }
  };
  return {
    outcome,
    add,
    refuse: (message: string) => setOutcome({ kind: 'failed', message }),
    /** Something was changed: what was said before is over. */
    settle: () => setOutcome((now) => (now.kind === 'adding' ? now : { kind: 'idle' })),
  };
};
