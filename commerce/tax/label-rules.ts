import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/stores/types.ts';
import messages from './messages.json' with { type: 'json' };
import type { TaxCode } from './types.ts';

const say = translations(messages);

/** The tax as its authority calls it in that language; a state's sales tax carries the state. */
export const taxLabel = (
  { code, regionCode: state }: { code: TaxCode; regionCode: string },
  language: Language,
): string => say[language](`tax.${code}`, { state });
