import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useCartContext } from '../cart-context.tsx';
import { refusalMessage } from '../refusal-message.ts';
import type { CartLine } from '../state/types.ts';

/** Makes another variant of a line. The line that is put back after a refusal is another one, found by its sku. */
export const useExchange = (line: CartLine) => {
  const t = useT();
  const { store, actions } = useCartContext();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ofSku = (sku: string): CartLine | undefined =>
    store.getState().details?.lines.find((known) => known.sku === sku);

  /** `changed`: the cart holds the variant in place of the line. `replaced`: in another cart, because the one shown could not be used. */
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
