import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { useBottomSpace } from '#storefront/ui/use-bottom-space.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { samplesOf } from './samples-store.ts';
import styles from './samples.module.css';
import { TrayContents } from './tray-contents.tsx';
import type { Tray } from './types.ts';
import { useOffers } from './use-offers.ts';
import { usePlaces } from '#storefront/ui/use-places.ts';

const ToOrder = () => {
  const t = useT();
  return (
    <Link className={buttonClass({ isWide: true })} href="/cart">
      {t('samples.to-cart')}
    </Link>
  );
};

/**
 * Samples across the shop: what their buttons (`SampleButton`) show and do, the tray with its count, and the tray in the
 * page where one is kept for it (`data-sample-tray`).
 */
export const Samples = ({ tray, isInCart }: { tray: Tray; isInCart: boolean }) => {
  const t = useT();
  const store = samplesOf(usePlatform());
  const products = useStore(store, (state) => state.products);
  const trays = usePlaces('data-sample-tray');
  const [isOpen, setIsOpen] = useState(false);
  const { rule, offers, answered } = useOffers(products, isOpen || trays.length > 0);
  const [told, setTold] = useState('');
  const count = tray.skus.length;
  const isLoadWanted = trays.length > 0 && count > 0 && !tray.lines;
  // Cart and checkout list the samples themselves.
  const hasPill = count > 0 && !isInCart;
  const pill = useRef<HTMLButtonElement>(null);
  useBottomSpace('pill', pill, hasPill);
  const { load } = tray;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loading is asked for once, whoever does it
  useEffect(() => (isLoadWanted ? load() : undefined), [isLoadWanted]);
  const open = (): void => {
    tray.load();
    setIsOpen(true);
  };
  const add = async (sku: string): Promise<void> => {
    await tray.add(sku);
    setTold(t('samples.added', { count: count + 1 }));
  };
  const held = tray.skus.join('\n');
  useEffect(
    () => store.setState({ rule, offers, answered, held: held ? held.split('\n') : [] }),
    [store, rule, offers, answered, held],
  );
  useEffect(() => store.provideWork({ add, open }));
  return (
    <>
      {rule &&
        trays.map(({ element }, index) =>
          createPortal(
            <section className={styles.inPage} aria-labelledby="sample-tray">
              <h2 id="sample-tray">{t('samples.tray')}</h2>
              <TrayContents tray={tray} rule={rule} />
              {count > 0 && <ToOrder />}
            </section>,
            element,
            `tray ${index}`,
          ),
        )}
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
        <VisuallyHidden>{told}</VisuallyHidden>
      </p>
    </>
  );
};
