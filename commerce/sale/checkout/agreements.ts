import { AGREEMENT_MISSING, FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { inEachLanguage, translations } from '#commerce/platform/messages.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

/** Agreement text for final sales. */
export const finalSaleWords = inEachLanguage(translations(messages), (say) => ({
  name: say('agreement.final_sale.name'),
  words: say('agreement.final_sale'),
}));

/** Ids of accepted agreements; undefined from a client without agreements. */
export const agreedIn = (paymentMethod: RestFields | undefined): readonly string[] | undefined =>
  paymentMethod?.object('extensionAttributes')?.texts('agreementIds');

/** Stored with the order; `agreedAt` is null if the client has no agreements. */
export type Agreement = { id: number; language: Language; words: string; agreedAt: Date | null };

/**
 * The agreement of an order; null if it contains no final sale. Throws if a client with agreements does not send it.
 * Magento clients without agreements may order; the order records this.
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
  return { id: FINAL_SALE_AGREEMENT, language, words: finalSaleWords(language).words, agreedAt: agreed ? now : null };
};
