import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useCartFacts } from './use-cart-facts.ts';
import { useDay } from './use-day.ts';

type Props = {
  cartId: string;
  /** Changes whenever the ways to ship were read again. */
  revision: string;
  carrierCode: string;
  methodCode: string;
};

/** When a way to ship brings what is ordered now. Nothing where the back end does not tell, but for a pickup. */
export default function DeliveryDay({ cartId, revision, carrierCode, methodCode }: Props) {
  const t = useT();
  const day = useDay('short');
  const { data, isPending } = useCartFacts(cartId, revision);
  // Its line is kept until it is known.
  if (isPending) return '\u00a0';
  const found = data?.cartDelivery.find(
    (each) => each.carrier_code === carrierCode && each.method_code === methodCode,
  )?.delivery;
  if (!found) return carrierCode === 'instore' ? t('delivery.ready.unknown') : null;
  return found.from === found.to
    ? t('delivery.ready', { day: day(found.from) })
    : t('delivery.between', { from: day(found.from), to: day(found.to) });
}
