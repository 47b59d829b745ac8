import type { ReactNode } from 'react';
import { numberText } from '#storefront/platform/i18n/number-text.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { sizesOf, squareMetres, type Slab } from './measures.ts';
import styles from './slabs.module.css';

/** The yard, and the rack in it; the rack's name does not wrap. */
const Place = ({ slab }: { slab: Slab }) => {
  const t = useT();
  return (
    <>
      {slab.yard?.name}
      {slab.yard && slab.rack && ' · '}
      {slab.rack && <span className={styles.rack}>{t('slabs.rack', { rack: slab.rack })}</span>}
    </>
  );
};

/** Facts for a cutter: size, usable area, thickness, finish and location. */
export const SlabFacts = ({ slab, material }: { slab: Slab; material?: string | null }) => {
  const t = useT();
  const { languageTag } = usePlatform().storeView;
  const number = (value: number, digits = 0): string => numberText(value, languageTag, digits);
  const size = sizesOf(slab);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('slabs.size'),
      size &&
        t('slabs.size.value', {
          length: number(size.length),
          width: number(size.width),
          inches: size.inches.map((inches) => number(inches, 1)).join('\u00a0×\u00a0'),
        }),
    ],
    [
      t('slabs.area'),
      slab.area_sq_ft === null
        ? null
        : t('slabs.area.value', { feet: number(slab.area_sq_ft, 1), metres: number(squareMetres(slab.area_sq_ft), 2) }),
    ],
    [
      t('slabs.thickness'),
      slab.thickness_mm === null ? null : t('slabs.thickness.value', { mm: number(slab.thickness_mm, 1) }),
    ],
    [t('slabs.stock.material'), material],
    [t('slabs.finish'), slab.finish],
    [t('slabs.bundle'), slab.bundle],
    [t('slabs.yard'), (slab.yard || slab.rack) && <Place slab={slab} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
