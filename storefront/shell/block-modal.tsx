import { CmsBlockModal, isBlockModal } from '#storefront/features/cms-block/cms-block-modal.tsx';
import { CmsBlockGroup } from '#storefront/features/page-builder/cms-block-group.tsx';
import { pageComposition } from './content/page-composition.tsx';

export default function BlockModal({ name, onClose }: { name: string; onClose: () => void }) {
  if (!isBlockModal(name)) return null;
  return (
    <CmsBlockModal name={name} onClose={onClose}>
      <CmsBlockGroup identifiers={[name]} composition={pageComposition} />
    </CmsBlockModal>
  );
}
