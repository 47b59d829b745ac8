import { useQuery } from '@tanstack/react-query';
import { useT, type Translate } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { GetLineDeliveryDocument } from './api/get-line-delivery.graphql.ts';

type Props = {
  cartId: string;
  /** Changes with the cart. */
  revision: string;
  uid: string;
};

const LEAVES = {
  PARCEL: 'delivery.line.parcel',
  PALLET: 'delivery.line.pallet',
  SLAB_TRUCK: 'delivery.line.slab',
  PICKUP: 'delivery.line.pickup',
} as const;

type Lots = { lots: readonly number[]; is_earlier_lot: boolean | null };

/** Of how many production lots a line comes: shades of two differ a little. Nothing where one lot is no news. */
const lotWords = ({ lots, is_earlier_lot: isEarlier }: Lots, t: Translate): string | undefined => {
  if (lots.length > 1) return t('delivery.line.lots', { lots: lots.join(' + ') });
  if (isEarlier === null) return undefined;
  return t(isEarlier ? 'delivery.line.lot.earlier' : 'delivery.line.lot.other');
};

/**
 * How a line travels and when it leaves, or how long more of it takes than there is. Nothing where the back end does
 * not tell.
 */
export default function LineDelivery({ cartId, revision, uid }: Props) {
  const t = useT();
  const { commerce } = usePlatform();
  const { data, isPending } = useQuery({
    queryKey: ['line-delivery', cartId, revision],
    queryFn: () => commerce.query(GetLineDeliveryDocument, { cartId }, { noCache: true }),
    retry: false,
    staleTime: 60_000,
    // What was said of the cart stands until it is known of the changed one.
    placeholderData: (last) => last,
  });
  // Its line is kept until it is known.
  if (isPending) return '\u00a0';
  const line = data?.cartLineDelivery.find((each) => each.uid === uid);
  if (!line) return null;
  if (line.lead_time_days !== null) return t('delivery.line.beyond', { days: line.lead_time_days });
  const leaves = line.group && line.leaves_in !== null && t(LEAVES[line.group], { days: line.leaves_in });
  return [leaves, lotWords(line, t)].filter(Boolean).join(' ') || null;
}
