import { AGREEMENT_MISSING, FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { inEachLanguage, translations } from '#commerce/platform/messages.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

/** What is agreed to before goods of final sale are ordered. */
export const finalSaleWords = inEachLanguage(translations(messages), (say) => ({
  name: say('agreement.final_sale.name'),
  words: say('agreement.final_sale'),
}));

/** Ids of what the shopper agreed to; undefined when the client says nothing of agreements. */
export const agreedIn = (paymentMethod: RestFields | undefined): readonly string[] | undefined =>
  paymentMethod?.object('extensionAttributes')?.texts('agreementIds');

/** What an order keeps; `agreedAt` is null when the client did not ask. */
export type Agreement = { id: number; language: Language; words: string; agreedAt: Date | null };

/**
 * What an order agrees to; null when nothing of it is sold for good. Throws when a client that knows of agreements
 * does not send this one: a client of Magento that asks nobody may order, and the order says so.
 */
export const agreementOf = (
  lines: readonly { sellable: { isFinalSale: boolean } }[],
  agreed: readonly string[] | undefined,
  { language, now }: { language: Language; now: Date },
): Agreement | null => {
  if (!lines.some(({ sellable }) => sellable.isFinalSale)) return null;
  if (agreed && !agreed.includes(String(FINAL_SALE_AGREEMENT)))
    throw new InputError(
      "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
      { code: AGREEMENT_MISSING },
    );
  return { id: FINAL_SALE_AGREEMENT, language, words: finalSaleWords[language].words, agreedAt: agreed ? now : null };
};
