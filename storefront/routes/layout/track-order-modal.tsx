import { useQuery } from '@tanstack/react-query';
import { storePhoneQuery } from '#storefront/features/header/header-queries.ts';
import { TrackOrderDialog } from '#storefront/features/track-order/track-order-dialog.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

export default function TrackOrderModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data: phone } = useQuery(storePhoneQuery(usePlatform()));
  return <TrackOrderDialog isOpen onClose={onClose} closeLabel={t('common.close')} phone={phone ?? undefined} email={t('track.support.address')} />;
}
