import { createContext, use, useMemo } from 'react';
import type { I18n } from '@lingui/core';
import type { MessageId } from '#storefront/generated/messages/message-id.ts';

export const I18nContext = createContext<I18n | undefined>(undefined);

export type Translate = (id: MessageId, values?: Record<string, unknown>) => string;

export const translator = (i18n: I18n): Translate => (id, values) => i18n._(id, values);

/** The words of the current language. */
export const useT = (): Translate => {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('I18nContext is missing');
  return useMemo(() => translator(i18n), [i18n]);
};
