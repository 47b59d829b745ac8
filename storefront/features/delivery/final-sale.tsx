import { FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { useCartFacts } from './use-cart-facts.ts';

type Props = { cartId: string; revision: string; lines: readonly { uid: string; name: string }[] };

/**
 * What must be agreed to before goods are ordered that are not taken back; nothing where there are none. The words are
 * those of the back end, which keeps them with the order.
 */
export default function FinalSale({ cartId, revision, lines }: Props) {
  const t = useT();
  const facts = useCartFacts(cartId, revision).data;
  const uids = facts?.cartFinalSale ?? [];
  const names = lines.filter(({ uid }) => uids.includes(uid)).map(({ name }) => name);
  const agreement = facts?.checkoutAgreements?.find((one) => one?.agreement_id === FINAL_SALE_AGREEMENT);
  if (names.length === 0 || !agreement) return null;
  return (
    <Checkbox
      required
      isCard
      name="agreement"
      value={agreement.agreement_id}
      label={t('delivery.final', { names: [...new Set(names)].join(', '), words: agreement.checkbox_text })}
      onInvalid={(event) => event.currentTarget.setCustomValidity(t('delivery.final.missing'))}
      onChange={(event) => event.currentTarget.setCustomValidity('')}
    />
  );
}
