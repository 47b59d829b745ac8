import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';

export type FilterSheetProps = { total: number; onClose: () => void; children: ReactNode };

/** The filters in a drawer: each choice applies at once, the button only closes it. */
export const FilterSheet = ({ total, onClose, children }: FilterSheetProps) => {
  const t = useT();
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('catalog.filters')}
      closeLabel={t('catalog.filters.close')}
      footer={
        <Button isWide onClick={onClose}>
          {t('catalog.filters.apply', { count: total })}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
};
