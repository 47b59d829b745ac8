import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { useCartFacts } from './use-cart-facts.ts';

type Props = { cartId: string; revision: string; lines: readonly { uid: string; name: string }[] };

/** What must be agreed to before goods are ordered that are not taken back; nothing where there are none. */
export default function FinalSale({ cartId, revision, lines }: Props) {
  const t = useT();
  const uids = useCartFacts(cartId, revision).data?.cartFinalSale ?? [];
  const names = lines.filter(({ uid }) => uids.includes(uid)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Checkbox
      required
      isCard
      name="final_sale"
      label={t('delivery.final', { names: [...new Set(names)].join(', ') })}
      onInvalid={(event) => event.currentTarget.setCustomValidity(t('delivery.final.missing'))}
      onChange={(event) => event.currentTarget.setCustomValidity('')}
    />
  );
}
