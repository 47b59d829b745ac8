import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { TaxCode, TaxExemption } from './types.ts';

const say = translations(messages);

/** The tax as its authority calls it in that language; a state's sales tax carries the state, an exempt one its certificate. */
export const taxLabel = (
  {
    code,
    regionCode: state,
    exemption,
  }: { code: TaxCode; regionCode: string; exemption?: TaxExemption | null | undefined },
  language: Language,
): string => {
  const key = `tax.${code}`;
  const tax = key in messages ? say(language)(key as keyof typeof messages, { state }) : code.toUpperCase();
  return exemption ? say(language)('tax.exempt', { tax, number: exemption.number }) : tax;
};
