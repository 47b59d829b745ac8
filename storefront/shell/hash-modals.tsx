import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import type { HideableFeature } from '#contract/features.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useOpenModal } from '#storefront/platform/page/use-hash.ts';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';

type HashModal = ComponentType<{ name: string; onClose: () => void }>;
type Fetch = () => Promise<HashModal>;

const fetchBlockModal: Fetch = async () => (await import('./block-modal.tsx')).default;
const fetchTrackOrder: Fetch = async () =>
  (await withMessages('service', () => import('./track-order-modal.tsx'))).default;
const fetchPrivacy: Fetch = async () => (await import('./privacy-modal.tsx')).default;

const loadRequest: Fetch = async () => (await withMessages('service', () => import('./question-modal.tsx'))).default;
const fetchDelivery: Fetch = async () => (await withMessages('service', () => import('./delivery-modal.tsx'))).default;
const fetchMiniCart: Fetch = async () => (await import('./mini-cart-modal.tsx')).default;

/** The dialog of each hash; code loads on first opening. */
const MODALS: Readonly<Record<string, Fetch>> = {
  'track-my-order': fetchTrackOrder,
  'privacy-policy': fetchBlockModal,
  'terms-and-conditions': fetchBlockModal,
  'privacy-choices': fetchPrivacy,
  'gems-of-the-earth': fetchBlockModal,
  'ask-about-product': loadRequest,
  'delivery-place': fetchDelivery,
  'added-to-cart': fetchMiniCart,
};

/** The features that dialogs belong to. */
const NEEDS: Readonly<Record<string, HideableFeature | undefined>> = {
  'track-my-order': 'links to order tracking',
  'ask-about-product': 'messages to the shop',
  'delivery-place': 'delivery to a postal code',
};

/** Opens the dialog named by the URL's hash. On a page with an element of that id the browser scrolls there instead. */
export const HashModals = () => {
  const t = useT();
  const platform = usePlatform();
  const { name, close } = useOpenModal();
  const [shown, setShown] = useState<{ name: string; Modal: HashModal }>();

  useEffect(() => {
    const needed = name ? NEEDS[name] : undefined;
    const isOffered = name && Object.hasOwn(MODALS, name) && (!needed || hasFeature(platform, needed));
    const fetchModal = isOffered && !document.getElementById(name) ? MODALS[name] : undefined;
    if (!name || !fetchModal) return setShown(undefined);
    let isCurrent = true;
    fetchModal().then(
      (Modal) => {
        if (isCurrent) setShown({ name, Modal });
      },
      (error: unknown) => {
        reportMissingCode(error, t);
        close();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, close, t, platform]);

  if (!shown || shown.name !== name) return null;
  return <shown.Modal key={shown.name} name={shown.name} onClose={close} />;
};
