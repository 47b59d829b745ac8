import { useEffect, useState } from 'react';
import { ReceiptPage } from '#storefront/features/checkout/receipt/receipt-page.tsx';
import type { Receipt } from '#storefront/features/checkout/state/types.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';

/** The last order of this device; it lives in the browser alone. */
export const ReceiptScreen = () => {
  const [receipt, setReceipt] = useState<Receipt>();
  const isSignedIn = useIsSignedIn();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    setReceipt(browserStorage.get<Receipt>('last_order'));
    setIsRead(true);
  }, []);
  return isRead ? <ReceiptPage receipt={receipt} isGuest={!isSignedIn} /> : null;
};
