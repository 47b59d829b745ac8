import type { Platform } from '#storefront/platform/platform.tsx';

export type NamedValue = { label: string; value: string; isNamed?: boolean };

/** What was chosen, in words: `Matte`, or with its name where the answer alone says too little, `Edge: Raw`. */
export const namedValue = (
  { language }: Pick<Platform['storeView'], 'language'>,
  { label, value, isNamed = false }: NamedValue,
): string => (isNamed && label ? `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}` : value);
