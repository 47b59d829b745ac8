import { useState, type ComponentType, type ReactNode } from 'react';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

type Props = {
  /** Number of chosen values. */
  active: number;
  /** Number of matching products. */
  total: number;
  children: ReactNode;
};

const fetchSheet = () => import('./filter-sheet.tsx');

/** The button for filters on narrow screens; the sheet's code is loaded on intent. */
export const FilterDrawer = ({ active, total, children }: Props) => {
  const t = useT();
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [isOpen, setIsOpen] = useState(false);

  const prepare = (): void => void fetchSheet().catch(() => undefined);
  const open = (): void => {
    fetchSheet().then(
      ({ FilterSheet }) => {
        setSheet(() => FilterSheet);
        setIsOpen(true);
      },
      (error: unknown) => reportMissingCode(error, t),
    );
  };

  return (
    <>
      <Button
        kind="default"
        size="small"
        aria-haspopup="dialog"
        onClick={open}
        onPointerDown={prepare}
        onFocus={prepare}
      >
        <Icon name="filter" size={18} />
        {t('catalog.filters.open', { count: active })}
      </Button>
      {isOpen && Sheet && (
        <Sheet total={total} onClose={() => setIsOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
};
