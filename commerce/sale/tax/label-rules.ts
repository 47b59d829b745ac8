import { textIn } from '#contract/languages.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { TaxRate } from './types.ts';

const say = translations(messages);

type Named = Pick<TaxRate, 'code' | 'regionCode' | 'labels' | 'exemption'>;

/** Name of a tax from the merchant's file, from the messages, or its code in capitals, in this order. */
const nameOf = ({ code, regionCode: state, labels = {} }: Named, language: Language): string => {
  const key = `tax.${code}`;
  if (Object.keys(labels).length > 0) return textIn(labels, language).replaceAll('{region}', state);
  return key in messages ? say(language)(key as keyof typeof messages, { state }) : code.toUpperCase();
};

/** Official name of the tax in the language. Sales taxes of states include the state, exempt taxes the certificate. */
export const taxLabel = (tax: Named, language: Language): string => {
  const name = nameOf(tax, language);
  const { exemption } = tax;
  return exemption ? say(language)('tax.exempt', { tax: name, number: exemption.number }) : name;
};
