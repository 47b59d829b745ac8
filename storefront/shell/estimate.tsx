import { lazy, Suspense, useState } from 'react';
import { useCart } from '#storefront/features/cart/cart-context.tsx';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';
import { useDeliveryPlace } from '#storefront/platform/delivery-place/delivery-place.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';

const EstimateBox = lazy(() =>
  untilFetched(() => withMessages('service', () => import('#storefront/features/estimate/estimate-box.tsx'))),
);

/** Shipping and tax estimate, open once a postal code is known. A cart with an address shows its amounts without it. */
export const Estimate = () => {
  const t = useT();
  const [isPressed, setPressed] = useState(false);
  const [place] = useDeliveryPlace();
  const isOpen = isPressed || place !== undefined;
  const details = useCart((state) => state.details);
  if (!details || details.shipping || details.isVirtual) return null;
  const button = (
    <Button kind="link" size="small" aria-expanded={isOpen} onClick={() => setPressed(true)}>
      {t('estimate.open')}
    </Button>
  );
  if (!isOpen) return <p>{button}</p>;
  return (
    <Suspense fallback={button}>
      <EstimateBox key={details.id} cartId={details.id} revision={JSON.stringify(details)} />
    </Suspense>
  );
};
