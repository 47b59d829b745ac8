import { useEffect, useState } from 'react';
import { ReceiptPage } from '#storefront/features/checkout/receipt/receipt-page.tsx';
import { readReceipt } from '#storefront/features/checkout/receipt/read-receipt.ts';
import { createCheckoutMemory } from '#storefront/features/checkout/state/browser-memory.ts';
import type { Receipt } from '#storefront/features/checkout/state/types.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';

/** The last order of this device. */
export const ReceiptScreen = () => {
  const platform = usePlatform();
  const isSignedIn = useIsSignedIn();
  const [read, setRead] = useState<{ receipt: Receipt | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void readReceipt(platform, createCheckoutMemory(browserStorage)).then(
      (receipt) => isCurrent && setRead({ receipt }),
    );
    return () => {
      isCurrent = false;
    };
  }, [platform]);
  return read ? <ReceiptPage receipt={read.receipt} isGuest={!isSignedIn} /> : null;
};
