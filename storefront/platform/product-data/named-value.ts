import { languageFacts } from '#contract/language-facts.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

export type NamedValue = { label: string; value: string; isNamed?: boolean };

/** A selected value as text: `Matte`, or with its name if the value alone is ambiguous, `Edge: Raw`. */
export const namedValue = (
  { language }: Pick<Platform['storeView'], 'language'>,
  { label, value, isNamed = false }: NamedValue,
): string => (isNamed && label ? `${label}${languageFacts(language).colon}${value}` : value);
