import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { HeldBox, type BuyHeld } from './held-box.tsx';
import { isRunning, ownHoldsQuery } from './own-holds-query.ts';
import styles from './slabs.module.css';

/** Slabs currently held by the signed-in customer; empty if there are none. */
export default function OwnHolds({ buy }: { buy: BuyHeld }) {
  const t = useT();
  const client = useQueryClient();
  const query = ownHoldsQuery(usePlatform());
  const { data = [] } = useQuery({ ...query, retry: false });
  const running = data.filter(isRunning);
  if (running.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="slabs-own-title">
      <h2 id="slabs-own-title">{t('slabs.own.title')}</h2>
      <ul>
        {running.map((hold) => (
          <li key={hold.number}>
            <h3>{hold.slab?.name ?? hold.sku}</h3>
            <HeldBox
              hold={hold}
              buy={buy}
              onChange={() => void client.invalidateQueries({ queryKey: query.queryKey })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
