import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useProof } from '../proof.tsx';
import { useRefusalText } from '../refusals.ts';
import { rest, RestError } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { REFUSALS } from './refusals.ts';
import type { Cart } from './types.ts';

type Options = { body?: unknown; headers?: Readonly<Record<string, string>> };

/** Text of a failed request in the user's language. */
export const useCartRefusalText = () => {
  const translate = useTranslate();
  const refusalText = useRefusalText();
  return (error: RestError): string => {
    const { status, code = '' } = error;
    if (REFUSALS.includes(code)) return translate(`counter.phone.refused.${code}`);
    return status === 429 ? translate('counter.error.too_many') : refusalText(error);
  };
};

/** Sends requests one at a time. `problem` is the text of the last failure. */
export const useSending = (afterwards: () => Promise<unknown> = async () => {}) => {
  const prove = useProof();
  const refusalText = useCartRefusalText();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async <T>(method: string, path: string, options: Options = {}): Promise<T | undefined> => {
    setProblem(undefined);
    setSending(true);
    try {
      const response = await prove(() => rest<T>(method, path, options));
      await afterwards();
      return response;
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(refusalText(error));
      await afterwards();
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { send, problem, isSending };
};

export type Send = ReturnType<typeof useSending>['send'];

/** The cart of an order by telephone. */
export const useCart = (id: string) => {
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['cart of staff', id, locale],
    queryFn: () => rest<Cart>('GET', `/V1/counter/carts/${id}?language=${locale}`),
  });
  useSessionEnd(error);
  return { cart: data, error, reload: refetch };
};
