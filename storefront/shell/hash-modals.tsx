import { useEffect, useState, type ComponentType } from 'react';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useOpenModal } from '#storefront/platform/page/use-hash.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';

type HashModal = ComponentType<{ name: string; onClose: () => void }>;
type Fetch = (platform: Platform) => Promise<HashModal>;

const fetchBlockModal: Fetch = async ({ i18n }) => {
  const [modal] = await Promise.all([import('./block-modal.tsx'), loadMessageGroup(i18n, 'shell')]);
  return modal.default;
};

const fetchTrackOrder: Fetch = async ({ i18n }) => {
  const [modal] = await Promise.all([import('./track-order-modal.tsx'), loadMessageGroup(i18n, 'order')]);
  return modal.default;
};

const fetchPrivacy: Fetch = async ({ i18n }) => {
  const [modal] = await Promise.all([import('./privacy-modal.tsx'), loadMessageGroup(i18n, 'shell')]);
  return modal.default;
};

/** The dialog of each hash; code loads on first opening. */
const MODALS: Readonly<Record<string, Fetch>> = {
  'track-my-order': fetchTrackOrder,
  'privacy-policy': fetchBlockModal,
  'terms-and-conditions': fetchBlockModal,
  'privacy-choices': fetchPrivacy,
  'gems-of-the-earth': fetchBlockModal,
};

/** Opens the dialog named by the URL's hash. On a page with an element of that id the browser scrolls there instead. */
export const HashModals = () => {
  const t = useT();
  const platform = usePlatform();
  const { name, close } = useOpenModal();
  const [shown, setShown] = useState<{ name: string; Modal: HashModal }>();

  useEffect(() => {
    const fetchModal = name && Object.hasOwn(MODALS, name) && !document.getElementById(name) ? MODALS[name] : undefined;
    if (!name || !fetchModal) return setShown(undefined);
    let isCurrent = true;
    fetchModal(platform).then(
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
  }, [name, platform, close, t]);

  if (!shown || shown.name !== name) return null;
  return <shown.Modal key={shown.name} name={shown.name} onClose={close} />;
};
