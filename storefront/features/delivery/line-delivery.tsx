import { useQuery } from '@tanstack/react-query';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GetLineDeliveryDocument } from './api/get-line-delivery.graphql.ts';
import { lineDeliveryKey } from './shown-lots.ts';

type Props = {
  cartId: string;
  /** Changes with the cart. */
  revision: string;
  uid: string;
};

/** Shipping, departure and lots of a cart line, as text from the back end. Empty if the back end lacks it. */
export default function LineDelivery({ cartId, revision, uid }: Props) {
  const platform = usePlatform();
  const { commerce } = platform;
  const isShown = hasFeature(platform, 'delivery dates and final sales');
  const { data, isPending } = useQuery({
    queryKey: lineDeliveryKey(cartId, revision),
    queryFn: () => commerce.query(GetLineDeliveryDocument, { cartId }, { noCache: true }),
    enabled: isShown,
    retry: false,
    staleTime: 60_000,
    // Shows the previous text until the one for the changed cart arrives.
    placeholderData: (last) => last,
  });
  if (!isShown) return null;
  // Reserves the line until the text is known.
  if (isPending) return '\u00a0';
  return data?.cartLineDelivery.find((each) => each.uid === uid)?.words ?? null;
}
