import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { useProof } from './proof.tsx';
import { useRefusalText } from './refusals.ts';
import { rest, RestError } from './rest.ts';

type Request = { body?: unknown; /** Version of the record that the person has seen. */ version?: number };

/**
 * Sends a change of a record, asks for an authenticator code if required, and reloads. Returns true if it was saved.
 * `problem` is the error message otherwise.
 */
export const useChange = (reload: () => Promise<unknown>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const prove = useProof();
  const refusalText = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const change = async (method: string, path: string, done: string, request: Request = {}): Promise<boolean> => {
    setProblem(undefined);
    setSending(true);
    try {
      await prove(() => rest(method, path, request));
      await reload();
      notify(translate(done), { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      const isStale = error.code === CHANGED_BY_OTHERS;
      if (isStale) await reload();
      setProblem(isStale ? translate('counter.records.changed') : refusalText(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { change, problem, isSending };
};
