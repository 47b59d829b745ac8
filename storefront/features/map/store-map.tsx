import { useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { telephoneLink } from '#contract/telephone-link.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapPlace } from './map-place.ts';
import { addressOf, directionsTo } from './map-place.ts';
import type { RenderMap } from './map-view.ts';
import styles from './store-map.module.css';
import { useMap } from './use-map.ts';

const fetchVectorMap = async (): Promise<RenderMap> => (await import('./render-vector-map.ts')).renderVectorMap;
const fetchGoogleMap = async (): Promise<RenderMap> => (await import('./render-google-map.ts')).renderGoogleMap;

export type StoreMapProps = {
  places: readonly MapPlace[];
  hasControls: boolean;
  /** Path of the page without the store view's prefix. */
  path: string;
  className?: string | undefined;
  /** Class for the map's height. */
  heightClass?: string | undefined;
};

/**
 * Places on a map and in a list. The list is shown before the map loads and without it; if the places only have names,
 * the page itself describes them, and the list is shown only if the map fails.
 */
export default function StoreMap({ places, hasControls, path, className, heightClass }: StoreMapProps) {
  const t = useT();
  const { storeView, mapsKey } = usePlatform();
  const host = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  const choose = (index: number): void => {
    setChosen(index);
    view?.show(index);
  };
  const { state, view } = useMap(host, {
    path,
    fetchRenderer: mapsKey ? fetchGoogleMap : fetchVectorMap,
    options: {
      places,
      hasControls,
      language: storeView.language,
      ...(mapsKey && { mapsKey }),
      words: { map: t('content.map.canvas'), twoFingers: t('content.map.two_fingers') },
      pinLabel: ({ name }) => t('content.map.show', { name }),
      onSelect: (index) => choose(index),
    },
  });
  if (places.length === 0) return null;
  const entries = places.map((place) => ({ place, address: addressOf(place, storeView.language) }));
  const isListed = state === 'failed' || entries.some(({ place, address }) => address || place.phone || place.comment);
  return (
    <section className={classNames(styles.map, className)} aria-label={t('content.map')}>
      <div className={classNames(styles.canvas, heightClass)} data-state={state}>
        <div ref={host} className={styles.host} />
        {state === 'failed' && <p className={styles.failed}>{t('content.map.failed')}</p>}
        {view && hasControls && !mapsKey && (
          <MapControls
            view={view}
            onShowAll={() => {
              setChosen(undefined);
              view.showAll();
            }}
          />
        )}
      </div>
      {isListed && (
        <ul className={styles.list} aria-label={t('content.map.list')}>
          {entries.map(({ place, address }, index) => (
            <li key={index} className={styles.place} data-chosen={index === chosen || undefined}>
              {view ? (
                <button
                  type="button"
                  className={styles.name}
                  aria-pressed={index === chosen}
                  aria-label={t('content.map.show', { name: place.name })}
                  onClick={() => choose(index)}
                >
                  {place.name}
                </button>
              ) : (
                <span className={styles.name}>{place.name}</span>
              )}
              {address && <p className={styles.address}>{address}</p>}
              {place.comment && <p className={styles.address}>{place.comment}</p>}
              <p className={styles.ways}>
                {place.phone && <a href={telephoneLink(place.phone)}>{place.phone}</a>}
                <a
                  href={directionsTo(place)}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('content.map.directions.to', { name: place.name })}
                >
                  {t('content.map.directions')}
                  <Icon name="arrow-right" size={14} />
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
