import { textIn } from '#contract/languages.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { TaxRate } from './types.ts';

const say = translations(messages);

type Named = Pick<TaxRate, 'code' | 'regionCode' | 'labels' | 'exemption'>;

/** Name of a tax in the merchant's file, otherwise in the messages, otherwise its code in capitals. */
const nameOf = ({ code, regionCode: state, labels = {} }: Named, language: Language): string => {
  const key = `tax.${code}`;
  if (Object.keys(labels).length > 0) return textIn(labels, language).replaceAll('{region}', state);
  return key in messages ? say(language)(key as keyof typeof messages, { state }) : code.toUpperCase();
};

/** The tax as its authority calls it in that language; a state's sales tax carries the state, an exempt one its certificate. */
export const taxLabel = (tax: Named, language: Language): string => {
  const name = nameOf(tax, language);
  const { exemption } = tax;
  return exemption ? say(language)('tax.exempt', { tax: name, number: exemption.number }) : name;
};
