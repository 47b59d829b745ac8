import { CmsBlockModal, isBlockModal } from '#storefront/features/cms-block/cms-block-modal.tsx';

export default function BlockModal({ name, onClose }: { name: string; onClose: () => void }) {
  return isBlockModal(name) ? <CmsBlockModal name={name} onClose={onClose} /> : null;
}
