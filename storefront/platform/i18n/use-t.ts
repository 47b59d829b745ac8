import { useCallback } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { usePlatform } from '../platform.tsx';

export type MessageValues = Readonly<Record<string, string | number | Date>>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** `t('cart.items', { count })`. Ids are literals, so that an unused or missing one fails the build. */
export const useT = (): Translate => {
  const { i18n } = usePlatform();
  return useCallback((id, values) => i18n._(id, values), [i18n]);
};
