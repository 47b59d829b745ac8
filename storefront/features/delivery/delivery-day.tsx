import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useCartFacts } from './use-cart-facts.ts';
import { useDay } from '#storefront/platform/i18n/use-day.ts';

type Props = {
  cartId: string;
  /** Changes whenever the shipping methods are reloaded. */
  revision: string;
  carrierCode: string;
  methodCode: string;
};

/** Delivery day of a shipping method for an order placed now. Empty if the back end lacks it, except for pickup. */
export default function DeliveryDay({ cartId, revision, carrierCode, methodCode }: Props) {
  const t = useT();
  const day = useDay('short');
  const { data, isPending } = useCartFacts(cartId, revision);
  // Reserves the line until the day is known.
  if (isPending) return '\u00a0';
  const found = data?.cartDelivery.find((each) => each.carrier_code === carrierCode && each.method_code === methodCode);
  if (!found) return carrierCode === 'instore' ? t('delivery.ready.unknown') : null;
  const words = ({ from, to }: { from: string; to: string }): string =>
    from === to ? t('delivery.ready', { day: day(from) }) : t('delivery.between', { from: day(from), to: day(to) });
  if (!found.later) return words(found.delivery);
  return (
    <>
      {t('delivery.first', { words: words(found.delivery) })}
      <br />
      {t('delivery.second', { words: words(found.later) })}
    </>
  );
}
