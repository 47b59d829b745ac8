import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { rest, RestError } from '../rest.ts';
import { useChangeLine } from './change-text.ts';
import { refusalText } from './refusals.ts';
import type { Change, Product } from './types.ts';

/** A request. Requests that change products return the product with its new version. */
export type Write = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown };

export type Reload = () => Promise<{ product: Product | undefined; changes: readonly Change[] }>;

const newVersion = (response: unknown): string | undefined =>
  (response as Product | undefined)?.extension_attributes?.version;

/**
 * Sends writes of a product one after another, the first one with the loaded version. After a conflict nothing is
 * written and `problem` names the change.
 */
export const useProductWrites = (reload: Reload) => {
  const translate = useTranslate();
  const notify = useNotify();
  const changeLine = useChangeLine();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const explain = async (error: unknown, product: Product): Promise<string> => {
    if (!(error instanceof RestError)) throw error;
    const { changes } = await reload();
    if (error.code !== CHANGED_BY_OTHERS)
      return translate(refusalText(error), { _: error.message, value: error.parameters.join(', ') });
    const newer = changes.filter(({ created_at }) => created_at >= product.updated_at);
    return [translate('counter.product.changed'), ...newer.slice(0, 3).map(changeLine)].join('\n');
  };

  /** Returns false after a failure. Earlier writes of the list are not undone. */
  const send = async (product: Product, version: string | undefined, writes: readonly Write[]): Promise<boolean> => {
    setSending(true);
    setProblem(undefined);
    try {
      let expected = version;
      for (const { method, path, body } of writes) {
        const response = await rest(method, path, { body, version: expected });
        expected = newVersion(response);
      }
      await reload();
      notify('counter.product.saved', { type: 'success' });
      return true;
    } catch (error) {
      setProblem(await explain(error, product));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, problem, isSending };
};
