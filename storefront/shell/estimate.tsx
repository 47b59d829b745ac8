import { lazy, Suspense, useState } from 'react';
import { useCart } from '#storefront/features/cart/cart-context.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';

const EstimateBox = lazy(() => untilFetched(() => import('#storefront/features/estimate/estimate-box.tsx')));

/** Shipping and tax estimate. A cart with an address shows its amounts without it. */
export const Estimate = () => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const details = useCart((state) => state.details);
  if (!details || details.shipping || details.isVirtual) return null;
  const button = (
    <Button kind="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(true)}>
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
