import { useQueryClient } from '@tanstack/react-query';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { refreshCustomerResponses } from '#storefront/platform/commerce/drop-responses.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { useSending, type Words } from '../use-sending.ts';

/** Like `useSending`, for changes to the customer: refetches the page's data and shows a toast. */
export const useSaving = (words?: Words) => {
  const t = useT();
  const queryClient = useQueryClient();
  const { isBusy, refusal, send } = useSending(words);
  /** Resolves with true if saved. The toast may depend on the response. */
  const save = async <Result>(
    work: () => Promise<Result>,
    done: MessageId | ((result: Result) => MessageId | undefined),
  ): Promise<boolean> => {
    let problem: MessageId | undefined;
    await send(async () => {
      const result = await work().catch((error: unknown) => {
        // The change may be partly done, or the session may have ended: refetch the page's data.
        void refreshCustomerResponses(queryClient);
        throw error;
      });
      await refreshCustomerResponses(queryClient);
      problem = typeof done === 'function' ? done(result) : done;
    });
    if (problem) addToast({ type: 'success', message: t(problem) });
    return problem !== undefined;
  };
  return { isBusy, refusal, save };
};
