import { useEffect, useState } from 'react';
import { PrivacyPanel } from '#storefront/features/privacy/privacy-panel.tsx';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** The consent panel, once its messages are loaded; if that fails, nobody is asked and nothing is measured. */
export default function PrivacySlot() {
  const { i18n } = usePlatform();
  const [isWorded, setIsWorded] = useState(false);
  useEffect(() => {
    loadMessageGroup(i18n, 'shell').then(
      () => setIsWorded(true),
      () => undefined,
    );
  }, [i18n]);
  return isWorded && <PrivacyPanel />;
}
