import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';

type Props = {
  /** Number of chosen values. */
  active: number;
  /** Products that match now. */
  total: number;
  children: ReactNode;
};

/** The filters of narrow windows: each choice counts at once, the button only leads back to the products. */
export const FilterDrawer = ({ active, total, children }: Props) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button kind="default" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="filter" size={18} />
        {t('catalog.filters.open', { count: active })}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={t('catalog.filters')}
        closeLabel={t('catalog.filters.close')}
        footer={
          <Button isWide onClick={close}>
            {t('catalog.filters.apply', { count: total })}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  );
};
