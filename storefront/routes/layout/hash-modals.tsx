import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadOrderMessages } from '#storefront/platform/i18n/load-messages.ts';
import { useOpenModal } from '#storefront/platform/page/use-hash.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

type HashModal = ComponentType<{ name: string; onClose: () => void }>;

const BlockModal = lazy(() => import('./block-modal.tsx')) as HashModal;

/** What each hash opens; the code comes with the first opening. */
const MODALS: Readonly<Record<string, HashModal>> = {
  'track-my-order': lazy(() => import('./track-order-modal.tsx')) as HashModal,
  'privacy-policy': BlockModal,
  'terms-and-conditions': BlockModal,
  'gems-of-the-earth': BlockModal,
};

/** Opens the dialog the address asks for. On a page that holds an element of that id the browser goes there instead. */
export const HashModals = () => {
  const { name, close } = useOpenModal();
  const [shown, setShown] = useState<string>();
  const { i18n } = usePlatform();

  useEffect(() => {
    const wanted = name && Object.hasOwn(MODALS, name) && !document.getElementById(name) ? name : undefined;
    let isCurrent = true;
    const show = (): void => {
      if (isCurrent) setShown(wanted);
    };
    if (wanted === 'track-my-order') void loadOrderMessages(i18n).then(show);
    else show();
    return () => {
      isCurrent = false;
    };
  }, [name, i18n]);

  const Modal = shown && shown === name ? MODALS[shown] : undefined;
  if (!Modal || !shown) return null;
  return (
    <Suspense fallback={null}>
      <Modal key={shown} name={shown} onClose={close} />
    </Suspense>
  );
};
