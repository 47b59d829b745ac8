import type { ReactNode } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';

const TITLES = {
  'privacy-policy': 'shell.modal.privacy',
  'terms-and-conditions': 'shell.modal.terms',
  'gems-of-the-earth': 'shell.modal.gems',
} as const satisfies Record<string, MessageId>;

export type BlockModalName = keyof typeof TITLES;

export const isBlockModal = (name: string | undefined): name is BlockModalName =>
  name !== undefined && Object.hasOwn(TITLES, name);

/** The dialog of a content block, opened by the hash of the same name. */
export const CmsBlockModal = ({
  name,
  onClose,
  children,
}: {
  name: BlockModalName;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useT();
  return (
    <Dialog isOpen onClose={onClose} size="large" title={t(TITLES[name])} closeLabel={t('common.close')}>
      {children}
    </Dialog>
  );
};
