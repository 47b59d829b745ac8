import { lazy, Suspense, useState } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { BookMatch } from './book-match.tsx';
import type { BuyHeld } from './held-box.tsx';
import { Offer } from './offer.tsx';
import { followsOn, sizesOf, type Slab } from './measures.ts';
import { SlabFacts } from './slab-facts.tsx';
import { PHOTO_RATIO, SlabFigure } from './slab-figure.tsx';
import { STATES, stateOf } from './states.ts';
import { useSlabs } from './use-slabs.ts';
import styles from './slabs.module.css';

// Loaded on a press.
const Fit = lazy(() => untilFetched(() => import('./fit.tsx')));

type Choosing = { slabs: readonly Slab[]; chosen: Slab; onChoose: (slab: Slab) => void };

/** The slabs of the bundle, side by side. */
const Bundle = ({ slabs, chosen, onChoose }: Choosing) => {
  const t = useT();
  return (
    <ul className={styles.bundle} aria-label={t('slabs.bundle.all')}>
      {slabs.map((slab) => (
        <li key={slab.sku}>
          <button
            type="button"
            className={styles.thumb}
            aria-pressed={slab.sku === chosen.sku}
            data-state={slab.state}
            onClick={() => onChoose(slab)}
          >
            {slab.picture && <Image src={slab.picture} alt="" width={200} ratio={PHOTO_RATIO} />}
            <span>{slab.lot ?? slab.name}</span>
            <span className={styles.state}>{t(STATES[stateOf(slab)])}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  /** SKU of the product. */
  sku: string;
  /** SKU of the slab selected by the page. */
  config: string | undefined;
  buy: BuyHeld;
};

/** The individual slabs of a product: photograph to scale, facts, neighbours, and a hold. */
export default function Slabs({ sku, config, buy }: Props) {
  const t = useT();
  const { slabs, again } = useSlabs(sku);
  const [picked, setPicked] = useState<{ sku: string; config: string | undefined }>();
  const [isMatching, setIsMatching] = useState(false);
  const [isFitting, setIsFitting] = useState(false);
  const [notice, setNotice] = useState<string>();
  const items = slabs?.items ?? [];
  // Stays selected if it is held meanwhile; selecting another variant on the page takes precedence.
  const wanted = picked?.config === config ? picked?.sku : config;
  const chosen =
    items.find((slab) => slab.sku === wanted) ?? items.find(({ state }) => state === 'AVAILABLE') ?? items[0];
  if (!slabs || !chosen) return null;
  const neighbours = items.filter((slab) => followsOn(slab, chosen));
  const [match] = neighbours;
  const free = items.filter((slab) => slab.sku !== chosen.sku && slab.state === 'AVAILABLE');
  const choose = (slab: Slab): void => {
    setPicked({ sku: slab.sku, config });
    setNotice(undefined);
  };
  return (
    <section className={styles.part} aria-labelledby="slabs-title">
      <h2 id="slabs-title">{chosen.lot ? t('slabs.title', { lot: chosen.lot }) : t('slabs.title.series')}</h2>
      <div className={styles.layout}>
        <div className={styles.stack}>
          {isMatching && match ? <BookMatch slab={chosen} other={match} /> : <SlabFigure slab={chosen} />}
          <div className={styles.actions}>
            {match && (
              <button
                type="button"
                className={styles.chip}
                aria-pressed={isMatching}
                onClick={() => setIsMatching(!isMatching)}
              >
                {t('slabs.match', { lot: match.lot ?? '' })}
              </button>
            )}
            {sizesOf(chosen) && (
              <button
                type="button"
                className={styles.chip}
                aria-expanded={isFitting}
                onClick={() => setIsFitting(!isFitting)}
              >
                {t('slabs.fit.open')}
              </button>
            )}
          </div>
        </div>
        <div className={styles.stack}>
          <SlabFacts slab={chosen} />
          <Offer
            key={chosen.sku}
            slab={chosen}
            hours={slabs.hold_hours}
            buy={buy}
            again={again}
            onPick={() => setPicked({ sku: chosen.sku, config })}
            onTaken={setNotice}
          />
          <div role="alert">
            {notice && (
              <>
                <p className={styles.problem}>{notice}</p>
                {free.length > 0 && <p>{t('slabs.neighbours', { count: free.length })}</p>}
              </>
            )}
          </div>
        </div>
      </div>
      <Suspense>{isFitting && <Fit slab={chosen} />}</Suspense>
      {items.length > 1 && <Bundle slabs={items} chosen={chosen} onChoose={choose} />}
    </section>
  );
}
