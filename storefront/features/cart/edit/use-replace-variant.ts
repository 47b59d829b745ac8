import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useCartContext } from '../cart-context.tsx';
import { refusalMessage } from '../refusal-message.ts';
import type { CartLine } from '../state/types.ts';

/**
 * Replaces a line by another variant. When the back end refuses, the restored line has a new id and is found by its
 * sku.
 */
export const useReplaceVariant = (line: CartLine) => {
  const t = useT();
  const { store, actions } = useCartContext();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ofSku = (sku: string): CartLine | undefined =>
    store.getState().details?.lines.find((known) => known.sku === sku);

  /** `changed`: the line was replaced. `replaced`: the whole cart was, because it was unusable. */
  const exchange = async (sku: string): Promise<'changed' | 'replaced' | 'failed'> => {
    const { cartId } = store.getState();
    const current = ofSku(line.sku);
    setBusy(true);
    setProblem(undefined);
    const error = current
      ? await actions.updateItem(current, current.quantity, sku).then(
          () => undefined,
          (reason: unknown) => reason,
        )
      : undefined;
    setBusy(false);
    if (store.getState().cartId !== cartId) return 'replaced';
    if (ofSku(sku) && !ofSku(line.sku)) return 'changed';
    setProblem(ofSku(line.sku) ? t(refusalMessage(error)) : t('cart.line.gone', { name: line.name }));
    return 'failed';
  };

  return { exchange, isBusy, problem };
};
