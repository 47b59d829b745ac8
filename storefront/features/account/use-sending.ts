import { useState } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { refusalOf, type Words } from './refusal.ts';

export type { Words };

/** Runs one submission at a time; its error stays until the next attempt. */
export const useSending = (words?: Words) => {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<MessageId>();
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error, words));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusal, send };
};
