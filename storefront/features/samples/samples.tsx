import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { useBottomSpace } from '#storefront/ui/use-bottom-space.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { samplesOf } from './samples-store.ts';
import styles from './samples.module.css';
import { ToOrder } from './to-order.tsx';
import { TrayContents } from './tray-contents.tsx';
import type { Tray } from './types.ts';
import { useOffers } from './use-offers.ts';

/** Samples across the shop: the state and actions of their buttons (`SampleButton`), the pill with their count, and the tray. */
export const Samples = ({ tray, isInCart }: { tray: Tray; isInCart: boolean }) => {
  const t = useT();
  const store = samplesOf(usePlatform());
  const products = useStore(store, (state) => state.products);
  const isTrayInPage = useStore(store, (state) => state.isTrayInPage);
  const [isOpen, setIsOpen] = useState(false);
  const { rule, offers, loaded } = useOffers(products, isOpen || isTrayInPage);
  const [notice, setNotice] = useState('');
  const count = tray.skus.length;
  // Cart and checkout list the samples themselves.
  const hasPill = count > 0 && !isInCart;
  const pill = useRef<HTMLButtonElement>(null);
  useBottomSpace('pill', pill, hasPill);
  const open = (): void => {
    tray.load();
    setIsOpen(true);
  };
  const add = async (sku: string): Promise<void> => {
    await tray.add(sku);
    setNotice(t('samples.added', { count: count + 1 }));
  };
  const skusInTray = tray.skus.join('\n');
  useEffect(
    () => store.setState({ rule, offers, loaded, skusInTray: skusInTray ? skusInTray.split('\n') : [] }),
    [store, rule, offers, loaded, skusInTray],
  );
  useEffect(() => store.provideWork({ add, open }));
  return (
    <>
      {hasPill && (
        <button ref={pill} type="button" className={styles.pill} aria-haspopup="dialog" onClick={open}>
          {t('samples.pill', { count })}
        </button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('samples.tray')}
        closeLabel={t('samples.close')}
        footer={count > 0 && <ToOrder />}
      >
        <TrayContents tray={tray} rule={rule} />
      </Drawer>
      <p role="status">
        <VisuallyHidden>{notice}</VisuallyHidden>
      </p>
    </>
  );
};
