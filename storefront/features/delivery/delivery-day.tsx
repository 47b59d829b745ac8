import { useQuery } from '@tanstack/react-query';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { GetCartDeliveryDocument } from './api/get-cart-delivery.graphql.ts';
import { useDay } from './use-day.ts';

type Props = {
  cartId: string;
  /** Changes whenever the ways to ship were read again. */
  revision: string;
  carrierCode: string;
  methodCode: string;
};

/** When a way to ship brings what is ordered now. Nothing where the back end does not tell. */
export default function DeliveryDay({ cartId, revision, carrierCode, methodCode }: Props) {
  const t = useT();
  const day = useDay('short');
  const { commerce } = usePlatform();
  const { data, isPending } = useQuery({
    queryKey: ['cart-delivery', cartId, revision],
    queryFn: async () => (await commerce.query(GetCartDeliveryDocument, { cartId }, { noCache: true })).cartDelivery,
    // A stock Magento tells none, however often it is asked.
    retry: false,
    gcTime: 0,
  });
  const found = data?.find((each) => each.carrier_code === carrierCode && each.method_code === methodCode)?.delivery;
  // Its line is kept until it is known.
  if (isPending) return '\u00a0';
  if (!found) return null;
  return found.from === found.to
    ? t('delivery.ready', { day: day(found.from) })
    : t('delivery.between', { from: day(found.from), to: day(found.to) });
}
