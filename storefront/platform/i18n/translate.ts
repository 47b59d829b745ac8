import type { Platform } from '../platform.tsx';
import type { Translate } from './use-t.ts';

/** `useT()` for use outside components: in loaders and heads. */
export const translateWith =
  ({ i18n }: Pick<Platform, 'i18n'>): Translate =>
  (id, values) =>
    i18n._(id, values);
