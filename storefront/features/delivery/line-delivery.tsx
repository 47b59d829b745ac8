import { useQuery } from '@tanstack/react-query';
import { carries, usePlatform } from '#storefront/platform/platform.tsx';
import { GetLineDeliveryDocument } from './api/get-line-delivery.graphql.ts';
import { lineDeliveryKey } from './shown-lots.ts';

type Props = {
  cartId: string;
  /** Changes with the cart. */
  revision: string;
  uid: string;
};

/** How a line travels, when it leaves and of which lots, in the back end's words. Nothing where it does not tell. */
export default function LineDelivery({ cartId, revision, uid }: Props) {
  const platform = usePlatform();
  const { commerce } = platform;
  const isTold = carries(platform, 'days of delivery and final sales');
  const { data, isPending } = useQuery({
    queryKey: lineDeliveryKey(cartId, revision),
    queryFn: () => commerce.query(GetLineDeliveryDocument, { cartId }, { noCache: true }),
    enabled: isTold,
    retry: false,
    staleTime: 60_000,
    // What was said of the cart stands until it is known of the changed one.
    placeholderData: (last) => last,
  });
  if (!isTold) return null;
  // Its line is kept until it is known.
  if (isPending) return '\u00a0';
  return data?.cartLineDelivery.find((each) => each.uid === uid)?.words ?? null;
}
