import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { MapView } from './map-view.ts';
import styles from './store-map.module.css';

/** Zoom, all places, and the type of the map. */
export const MapControls = ({ view, onShowAll }: { view: MapView; onShowAll: () => void }) => {
  const t = useT();
  const [isDark, setDark] = useState(false);
  const changeType = (): void => {
    setDark(!isDark);
    view.setDark(!isDark);
  };
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={t('content.map.zoom_in')}
        onClick={() => view.zoom(1)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t('content.map.zoom_out')}
        onClick={() => view.zoom(-1)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" className={styles.control} aria-label={t('content.map.all')} onClick={onShowAll}>
        <Icon name="expand" size={18} />
      </button>
      <button
        type="button"
        className={styles.control}
        data-map-type
        aria-label={t('content.map.type')}
        aria-pressed={isDark}
        onClick={changeType}
      >
        <Icon name="globe" size={18} />
      </button>
    </div>
  );
};
