import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useCartContext } from './cart-context.tsx';
import { refusalMessage } from './refusal-message.ts';
import { CartCreationError } from './state/cart-failures.ts';
import type { CartLine } from './state/types.ts';

/** Announces a removed or replaced line. */
export type LineAnnouncements = {
  announce(text: string): void;
  /** The shopper removed the line. */
  onRemoved(text: string): void;
  /** The line or the whole cart disappeared for another reason. */
  onLost(text: string): void;
};

/** Saves a line for later and resolves with a function for the announcement; rejects with a message for the shopper. */
export type SaveLine = (line: CartLine) => Promise<() => void>;

/** The changes of one line, each with its announcement. */
export const useLineChanges = (line: CartLine, { announce, onRemoved, onLost }: LineAnnouncements) => {
  const t = useT();
  const { store, actions } = useCartContext();
  const [wanted, setWanted] = useState<number>();
  const [problem, setProblem] = useState<string>();

  /** Runs a change; returns its error and the line as it is afterwards, or undefined when it was announced already. */
  const attempt = async (
    work: () => Promise<void>,
  ): Promise<{ error?: unknown; now: CartLine | undefined } | undefined> => {
    const { cartId } = store.getState();
    setProblem(undefined);
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const { cartId: current, details } = store.getState();
    if (current === cartId && details) return { error, now: details.lines.find(({ uid }) => uid === line.uid) };
    onLost(t(error instanceof CartCreationError ? refusalMessage(error) : 'cart.replaced'));
    return undefined;
  };

  const change = async (next: number): Promise<void> => {
    setWanted(next);
    const outcome = await attempt(() => actions.updateItem(line, next));
    setWanted((current) => (current === next ? undefined : current));
    if (!outcome) return;
    const { error, now } = outcome;
    if (!now) return onLost(t('cart.line.gone', { name: line.name }));
    if (error && now.quantity !== next) return setProblem(t(refusalMessage(error)));
    announce(t('cart.line.updated', { name: line.name, quantity: now.quantity }));
  };

  const remove = async (onDone = () => onRemoved(t('cart.line.removed', { name: line.name }))): Promise<void> => {
    const outcome = await attempt(() => actions.removeItem(line));
    if (!outcome) return;
    if (outcome.error && outcome.now) return setProblem(t(refusalMessage(outcome.error)));
    onDone();
  };

  /** Saves first, then removes, so that a failure leaves the line in the cart. */
  const saveForLater = async (put: SaveLine): Promise<void> => {
    setProblem(undefined);
    try {
      const onDone = await put(line);
      await remove(() => {
        onRemoved('');
        onDone();
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('cart.error.other'));
    }
  };

  return {
    quantity: wanted ?? line.quantity,
    isPending: wanted !== undefined,
    problem,
    change,
    remove,
    saveForLater,
  };
};
