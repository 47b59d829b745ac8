import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PrivacyPanel } from '#storefront/features/privacy/privacy-panel.tsx';

/** The question stands above the page, and before it for the keyboard: right after the link that skips to the contents. */
export default function PrivacySlot() {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector('a[href="#content"]')?.after(place);
    return () => place.remove();
  }, [place]);
  return createPortal(<PrivacyPanel />, place);
}
