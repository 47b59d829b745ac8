import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { problemOf } from '../problem.ts';
import { useProof } from '../proof.tsx';
import { RestError } from '../rest.ts';

/** Runs a change without a form, such as "Done", and reloads. A refusal is shown as a notification. */
export const useAction = (reload: () => Promise<unknown>, problems: Readonly<Record<string, string>> = {}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const prove = useProof();
  const [isSending, setSending] = useState(false);
  const run = async (call: () => Promise<unknown>, done: string): Promise<void> => {
    setSending(true);
    try {
      await prove(call);
      await reload();
      notify(translate(done), { type: 'success' });
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      const text = error.status === 401 ? 'counter.error.session' : problemOf(error, problems);
      notify(translate(text), { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return { run, isSending };
};
