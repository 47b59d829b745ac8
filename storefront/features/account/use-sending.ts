import { useState } from 'react';
import type { MessageId } from '#storefront/generated/messages/message-id.ts';
import { refusalOf } from './refusal.ts';

/** One sending at a time; what was refused is told and stays until the next try. */
export const useSending = () => {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<MessageId>();
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusal, send };
};
