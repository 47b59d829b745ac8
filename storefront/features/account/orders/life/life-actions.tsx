import { useState } from 'react';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { useSending } from '../../use-sending.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CancelLaterUnitsDocument } from './cancel-later.graphql.ts';
import { CancelCustomerOrderDocument } from './cancel-order.graphql.ts';
import type { OrderLife } from './life.ts';
import { useFreightWords } from './use-freight-words.ts';
import { ReorderItemsDocument } from './reorder-items.graphql.ts';
import styles from './life.module.css';

/** Adds the ordered products to the cart and opens it; reports refused products first. */
const OrderAgain = ({ number }: { number: string }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const cart = useAddress()('/cart');
  const { isBusy, refusal, send } = useSending();
  /** The response was lost: the cart may already contain the products. */
  const [isUnclear, setIsUnclear] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const order = (): Promise<void> =>
    send(async () => {
      setIsUnclear(false);
      const response = await commerce.mutate(ReorderItemsDocument, { number }).catch((error: unknown) => {
        if (error instanceof GraphqlError) throw error;
        setIsUnclear(true);
      });
      if (!response) return;
      const { reorderItems } = response;
      const missing = (reorderItems?.userInputErrors ?? []).flatMap((problem) => problem?.message ?? []);
      setProblems(missing);
      // The cart page loads the new cart.
      if (missing.length === 0) window.location.assign(cart);
    });
  return (
    <>
      <Button kind="default" size="medium" isBusy={isBusy} onClick={() => void order()}>
        {t('orders.again')}
      </Button>
      <div className={styles.life} role="alert">
        {refusal && <p>{t(refusal)}</p>}
        {isUnclear && <p>{t('orders.again.unclear')}</p>}
        {problems.length > 0 && (
          <>
            <p>{t('orders.again.missing')}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
        {(isUnclear || problems.length > 0) && (
          <a className={buttonClass({ kind: 'default', size: 'medium' })} href={cart}>
            {t('orders.again.cart')}
          </a>
        )}
      </div>
    </>
  );
};

const WORDS = { text: 'orders.cancel.text', confirm: 'orders.cancel.confirm', done: 'orders.cancel.done' } as const;

const LATER_WORDS = {
  title: 'orders.cancel.later.title',
  text: 'orders.cancel.later.text',
  confirm: 'orders.cancel.confirm',
  done: 'orders.cancel.later.done',
} as const;

/** Available actions for the order. */
export const LifeActions = ({ number, life }: { number: string; life: OrderLife }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const cancel = async (reason: string): Promise<string | undefined> => {
    const { cancelOrder } = await commerce.mutate(CancelCustomerOrderDocument, { id: life.id, reason });
    return cancelOrder?.errorV2?.message;
  };
  const cancelLater = async (reason: string): Promise<string | undefined> => {
    const { cancelLaterUnits } = await commerce.mutate(CancelLaterUnitsDocument, { id: life.id, reason });
    return cancelLaterUnits?.errorV2?.message;
  };
  const [confirmed, setConfirmed] = useState<'order' | 'later'>();
  const freight = useFreightWords(life);
  return (
    <>
      {life.canCancel && (
        <Button kind="default" size="medium" onClick={() => setConfirmed('order')}>
          {t('orders.cancel')}
        </Button>
      )}
      {life.canCancelLater && (
        <Button kind="default" size="medium" onClick={() => setConfirmed('later')}>
          {t('orders.cancel.later')}
        </Button>
      )}
      {life.canReorder && <OrderAgain number={number} />}
      {confirmed && (
        <CancelDialog
          reasons={life.reasons}
          cancel={confirmed === 'later' ? cancelLater : cancel}
          note={confirmed === 'later' ? freight : ''}
          words={confirmed === 'later' ? LATER_WORDS : WORDS}
          onClose={() => setConfirmed(undefined)}
        />
      )}
    </>
  );
};
