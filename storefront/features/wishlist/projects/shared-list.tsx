import { useQuery } from '@tanstack/react-query';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { WishedProduct } from '../wished-product.ts';
import { ListActions, type ListTools } from './list-actions.tsx';
import { Budget } from './budget.tsx';
import { ByRoom } from './by-room.tsx';
import { sharedListQuery } from './project-queries.ts';
import { SharedLine } from './shared-line.tsx';
import styles from '../wishlist.module.css';

type Props = ListTools & {
  code: string;
  useProducts: (skus: readonly string[]) => ReadonlyMap<string, WishedProduct> | undefined;
};

const NONE: ReadonlyMap<string, WishedProduct> = new Map();

/** A list shared by link. */
export const SharedList = ({ code, useProducts, ...tools }: Props) => {
  const t = useT();
  const { data, isPending, refetch } = useQuery({ ...sharedListQuery(usePlatform(), code), retry: false });
  const items = data?.items ?? [];
  const products = useProducts(items.map(({ sku }) => sku));
  if (isPending || (items.length > 0 && !products)) return <p aria-busy="true">{t('wishlist.loading')}</p>;
  if (data === undefined)
    return (
      <div role="alert">
        <p>{t('wishlist.shared.failed')}</p>
        <Button kind="secondary" size="medium" onClick={() => void refetch()}>
          {t('wishlist.retry')}
        </Button>
      </div>
    );
  if (data === null) return <p>{t('wishlist.shared.none')}</p>;
  return (
    <section className={styles.project} aria-labelledby="wish-shared">
      <h1 id="wish-shared">{data.name}</h1>
      <p>{t('wishlist.shared.what')}</p>
      <Budget plan={data} />
      <ListActions items={items} products={products ?? NONE} paper={{ sharing_code: code }} {...tools} />
      <ByRoom
        rooms={data.rooms}
        items={items}
        line={(item) => <SharedLine key={item.itemId} item={item} product={products?.get(item.sku)} />}
      />
    </section>
  );
};
