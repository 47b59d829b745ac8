import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useOpenModal } from '#storefront/platform/page/use-hash.ts';

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

  useEffect(() => {
    setShown(name && Object.hasOwn(MODALS, name) && !document.getElementById(name) ? name : undefined);
  }, [name]);

  const Modal = shown && shown === name ? MODALS[shown] : undefined;
  if (!Modal || !shown) return null;
  return (
    <Suspense fallback={null}>
      <Modal key={shown} name={shown} onClose={close} />
    </Suspense>
  );
};
