import { PlaceDialog } from '#storefront/features/estimate/place-dialog.tsx';

export default function DeliveryModal({ onClose }: { onClose: () => void }) {
  return <PlaceDialog onClose={onClose} />;
}
