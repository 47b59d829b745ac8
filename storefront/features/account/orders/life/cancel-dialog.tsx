import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { useSending } from '../../use-sending.ts';
import form from '../../area/form-actions.module.css';
import order from '../order-details.module.css';
import styles from './life.module.css';

const ORDER_QUERIES: ReadonlySet<unknown> = new Set([
  'getCustomerOrder',
  'getOrderHistory',
  'getOrderLife',
  'getGuestOrder',
  'getGuestOrderLife',
]);

type Props = {
  reasons: readonly string[];
  /** Sends the reason; resolves with the error message if refused. */
  cancel: (reason: string) => Promise<string | undefined>;
  /** Details of the refund. */
  note?: string;
  /** Texts of the dialog, its button and the success message. */
  words: { title?: MessageId; text: MessageId; confirm: MessageId; done: MessageId };
  onClose: () => void;
};

/** Asks for a reason and cancels the order. */
export const CancelDialog = ({ reasons, cancel, note, words, onClose }: Props) => {
  const t = useT();
  const queryClient = useQueryClient();
  const { isBusy, refusal, send } = useSending();
  const [problem, setProblem] = useState<string>();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    setProblem(reason ? undefined : t('orders.cancel.choose'));
    if (typeof reason !== 'string') return;
    void send(async () => {
      const refused = await cancel(reason);
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => ORDER_QUERIES.has(queryKey[2]) });
      if (refused) {
        setProblem(refused);
        return;
      }
      addToast({ type: 'success', message: t(words.done) });
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      isModal
      onClose={onClose}
      title={t(words.title ?? 'orders.cancel.title')}
      closeLabel={t('common.close')}
    >
      <form method="dialog" className={styles.life} noValidate onSubmit={onSubmit}>
        <p>{t(words.text)}</p>
        {note && <p>{note}</p>}
        <fieldset className={styles.life}>
          <legend>{t('orders.cancel.reason')}</legend>
          {reasons.map((reason) => (
            <Radio key={reason} name="reason" value={reason} label={reason} />
          ))}
        </fieldset>
        <p className={form.refusal} role="alert">
          {problem ?? (refusal && t(refusal))}
        </p>
        <div className={order.actions}>
          <Button type="submit" size="medium" isBusy={isBusy}>
            {t(words.confirm)}
          </Button>
          <Button kind="default" size="medium" onClick={onClose}>
            {t('orders.cancel.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
