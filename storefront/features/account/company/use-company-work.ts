import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { refreshCustomerResponses } from '#storefront/platform/commerce/drop-responses.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { companyRefusal } from './company-queries.ts';

/** Errors inside the data of a response. */
type MutationResult = { errors?: readonly { message: string }[] } | null | undefined;

/**
 * Runs a mutation about the company, refetches the displayed data and reports the result. Error messages come from the
 * back end.
 */
export const useCompanyWork = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const work = async (run: () => Promise<MutationResult>, done: MessageId): Promise<boolean> => {
    setIsBusy(true);
    setProblem(undefined);
    let notice: string | undefined;
    try {
      notice = (await run())?.errors?.[0]?.message;
    } catch (error) {
      notice = companyRefusal(error) ?? t('area.failed');
    }
    await refreshCustomerResponses(queryClient);
    setIsBusy(false);
    setProblem(notice);
    if (notice === undefined) addToast({ type: 'success', message: t(done) });
    return notice === undefined;
  };
  return { isBusy, problem, work };
};
