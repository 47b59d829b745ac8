import { useQuery } from '@tanstack/react-query';
import type { PostalPlace } from '#contract/postal-place.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GetCartDeliveryDocument } from './api/get-cart-delivery.graphql.ts';
import { Days } from './days.tsx';

type Props = {
  cartId: string;
  /** Changes with the cart. */
  revision: string;
  place: PostalPlace;
  carrier: string;
  method: string;
};

/** Days of a shipping method of the cart to a place. Empty if the back end lacks them. */
export const CartDays = ({ cartId, revision, place, carrier, method }: Props) => {
  const platform = usePlatform();
  const { data } = useQuery({
    queryKey: ['cart-delivery-to', cartId, revision, place],
    queryFn: () =>
      platform.commerce.query(
        GetCartDeliveryDocument,
        { cartId, place: { country_code: place.countryId, postcode: place.postcode } },
        { noCache: true },
      ),
    enabled: hasFeature(platform, 'delivery to a postal code'),
    retry: false,
    staleTime: 60_000,
  });
  const way = data?.cartDeliveryTo.find((each) => each.carrier_code === carrier && each.method_code === method);
  return way ? <Days isPickup={carrier === 'instore'} delivery={way.delivery} first={way.first_delivery} /> : null;
};
