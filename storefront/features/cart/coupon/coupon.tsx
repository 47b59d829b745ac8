import { lazy, Suspense, useState } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';

const CouponBox = lazy(() => untilFetched(() => import('./coupon-box.tsx')));

type Props = {
  cartId: string;
  /** Codes in force. */
  codes: readonly string[];
};

/** Folded until it is pressed, or a code is in force: most carts have none. */
export const Coupon = ({ cartId, codes }: Props) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // Stays open to show the result of a removed code.
  if (!isOpen && codes.length > 0) setOpen(true);
  const button = (
    <Button kind="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(true)}>
      {t('cart.coupon.open')}
    </Button>
  );
  return isOpen ? (
    <Suspense fallback={button}>
      <CouponBox cartId={cartId} codes={codes} />
    </Suspense>
  ) : (
    <p>{button}</p>
  );
};
