import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { refreshCustomerAnswers } from '#storefront/platform/commerce/drop-answers.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { companyRefusal } from './company-queries.ts';

/** Errors that an answer carries beside its data. */
type Answer = { errors?: readonly { message: string }[] } | null | undefined;

/** Does something about the company, refetches what is shown, and says how it went: the refusal in the back end's own words. */
export const useCompanyWork = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const work = async (run: () => Promise<Answer>, done: MessageId): Promise<boolean> => {
    setIsBusy(true);
    setProblem(undefined);
    let said: string | undefined;
    try {
      said = (await run())?.errors?.[0]?.message;
    } catch (error) {
      said = companyRefusal(error) ?? t('area.failed');
    }
    await refreshCustomerAnswers(queryClient);
    setIsBusy(false);
    setProblem(said);
    if (said === undefined) addToast({ type: 'success', message: t(done) });
    return said === undefined;
  };
  return { isBusy, problem, work };
};
