import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';

export default function TrackOrderModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog isOpen onClose={onClose} title={t('shell.track')} closeLabel={t('common.close')}>
      {null}
    </Dialog>
  );
}
