import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TrackElsewhere } from '#storefront/features/track-order/track-elsewhere.tsx';
import { TrackOrderDialog } from '#storefront/features/track-order/track-order-dialog.tsx';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { modalDetail } from '#storefront/platform/page/modal-handle.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { contactsQuery } from '#storefront/platform/store-view/shop.ts';

/** The given order number, or else the last one on this device. */
const numberToBeginWith = (): string | undefined =>
  modalDetail() ?? browserStorage.get<{ number?: string }>('last_order')?.number;

export default function TrackOrderModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  const platform = usePlatform();
  const { data: contacts } = useQuery(contactsQuery(platform));
  const [number] = useState(numberToBeginWith);
  if (!hasFeature(platform, 'order tracking'))
    return <TrackElsewhere isOpen onClose={onClose} closeLabel={t('common.close')} number={number} />;
  return (
    <TrackOrderDialog
      isOpen
      onClose={onClose}
      closeLabel={t('common.close')}
      number={number}
      phone={contacts?.phone ?? undefined}
      email={contacts?.email ?? undefined}
    />
  );
}
