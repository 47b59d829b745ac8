import { useEffect, useState } from 'react';
import { ReceiptPage } from '#storefront/features/checkout/receipt/receipt-page.tsx';
import { readReceipt } from '#storefront/features/checkout/receipt/read-receipt.ts';
import { createCheckoutMemory } from '#storefront/features/checkout/state/browser-memory.ts';
import NextSteps from '#storefront/features/delivery/next-steps.tsx';
import type { StoredReceipt } from '#storefront/features/checkout/types.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';

/** The last order of this device. */
export const ReceiptScreen = () => {
  const platform = usePlatform();
  const isSignedIn = useIsSignedIn();
  const [read, setRead] = useState<{ receipt: StoredReceipt | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void readReceipt(platform, createCheckoutMemory(browserStorage)).then(
      (receipt) => isCurrent && setRead({ receipt }),
    );
    return () => {
      isCurrent = false;
    };
  }, [platform]);
  const cartId = read?.receipt?.cartId;
  const hasNextSteps = hasFeature(platform, 'receipt') && hasFeature(platform, 'delivery dates and final sales');
  const next = cartId && hasNextSteps && <NextSteps cartId={cartId} />;
  return read ? <ReceiptPage receipt={read.receipt} isGuest={!isSignedIn} next={next} /> : null;
};
