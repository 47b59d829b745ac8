import { PrivacyDialog } from '#storefront/features/privacy/privacy-dialog.tsx';

export default function PrivacyModal({ onClose }: { onClose: () => void }) {
  return <PrivacyDialog onClose={onClose} />;
}
