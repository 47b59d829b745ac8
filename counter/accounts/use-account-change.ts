import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useProof } from '../proof.tsx';
import { rest, RestError } from '../rest.ts';

/** Message ids by error code. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ACCOUNT_CLOSED: 'counter.accounts.account_closed',
  LAST_OWNER: 'counter.accounts.last_owner',
  EMAIL_INVALID: 'counter.welcome.email_refused',
};

/** Changes accounts and asks for an authenticator code if required. `problem` is the error message. */
export const useAccountChange = (reload: () => Promise<unknown>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const prove = useProof();
  const [problem, setProblem] = useState<string>();
  const change = async <T>(method: string, path: string, body?: unknown): Promise<T | undefined> => {
    setProblem(undefined);
    try {
      const response = await prove(() => rest<T>(method, path, { body }));
      await reload();
      notify(translate('counter.accounts.done'), { type: 'success' });
      return response;
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      const text = PROBLEMS[error.code ?? ''] ?? error.message;
      setProblem(translate(text, { _: text }));
      return undefined;
    }
  };
  return { change, problem };
};
