import { useQueryClient } from '@tanstack/react-query';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { useSending, type Words } from '../use-sending.ts';
import { refreshCustomer } from './refresh-customer.ts';

/** A sending that changes the customer: what the page shows is asked for again, and success is said in passing. */
export const useSaving = (words?: Words) => {
  const t = useT();
  const queryClient = useQueryClient();
  const { isBusy, refusal, send } = useSending(words);
  /** Resolves true when it is saved. What is said may depend on the answer. */
  const save = async <Answer>(
    work: () => Promise<Answer>,
    done: MessageId | ((answer: Answer) => MessageId),
  ): Promise<boolean> => {
    let said: MessageId | undefined;
    await send(async () => {
      const answer = await work().catch((error: unknown) => {
        // It may have been done in part, or nobody be signed in any more: the page asks what is so.
        void refreshCustomer(queryClient);
        throw error;
      });
      await refreshCustomer(queryClient);
      said = typeof done === 'function' ? done(answer) : done;
    });
    if (said) addToast({ type: 'success', message: t(said) });
    return said !== undefined;
  };
  return { isBusy, refusal, save };
};
