import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { samplesOf } from './samples-store.ts';
import styles from './samples.module.css';
import { ToOrder } from './to-order.tsx';
import { TrayContents } from './tray-contents.tsx';
import type { Tray } from './types.ts';

/** The tray as a part of a page; empty until the rule of free samples is known, and in a shop without samples. */
export const TrayInPage = ({ tray }: { tray: Tray }) => {
  const t = useT();
  const store = samplesOf(usePlatform());
  const rule = useStore(store, (state) => state.rule);
  const count = tray.skus.length;
  const isLoadWanted = count > 0 && !tray.lines;
  const { load } = tray;
  useEffect(() => {
    store.setState({ isTrayInPage: true });
    return () => store.setState({ isTrayInPage: false });
  }, [store]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the cart is loaded once
  useEffect(() => (isLoadWanted ? load() : undefined), [isLoadWanted]);
  if (!rule) return null;
  return (
    <section className={styles.inPage} aria-labelledby="sample-tray">
      <h2 id="sample-tray">{t('samples.tray')}</h2>
      <TrayContents tray={tray} rule={rule} />
      {count > 0 && <ToOrder />}
    </section>
  );
};
