import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { saveFile } from '#storefront/ui/save-file.ts';
import type { Wish } from '../types.ts';
import type { WishedProduct } from '../wished-product.ts';
import { GetProjectPaperDocument } from './get-project-paper.graphql.ts';
import styles from '../wishlist.module.css';

type Products = ReadonlyMap<string, WishedProduct>;
export type ListTools = {
  /** Rejects with a message for the shopper. */
  addToCart: (wish: Wish) => Promise<void>;
  /** Adds a product's sample to the tray unless it is there already. Rejects with a message for the shopper. */
  addSample: (sku: string) => Promise<void>;
};
type Props = ListTools & {
  items: readonly Wish[];
  products: Products;
  /** The list for the PDF. */
  paper: { wishlist_id: string } | { sharing_code: string };
  /** URL for requesting a quote for the list. */
  quoteHref?: string | undefined;
};
type Notice = { words: string; problems: readonly string[] };

/** A whole list into the cart, its samples into the tray, or onto paper. */
export const ListActions = ({ items, products, paper, addToCart, addSample, quoteHref }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const sold = items.flatMap((wish) => {
    const product = products.get(wish.sku);
    return product ? [{ wish, product }] : [];
  });
  const chosen = sold.filter(({ wish, product }) => !product.needsChoice || wish.variantSku !== undefined);
  const sampled = [
    ...new Map(sold.flatMap(({ wish, product }) => (product.hasSample ? [[wish.sku, product.name] as const] : []))),
  ];
  const each = async (
    jobs: readonly { name: string; work: () => Promise<void> }[],
    words: (count: number) => string,
  ): Promise<void> => {
    setIsBusy(true);
    const problems: string[] = [];
    for (const { name, work } of jobs)
      await work().catch((error: unknown) =>
        problems.push(`${name}: ${error instanceof Error ? error.message : t('wishlist.failed')}`),
      );
    setNotice({ words: words(jobs.length - problems.length), problems });
    setIsBusy(false);
  };
  const buy = () =>
    each(
      chosen.map(({ wish, product }) => ({ name: product.name, work: () => addToCart(wish) })),
      (count) => t('wishlist.project.bought', { count }),
    );
  const order = () =>
    each(
      sampled.map(([sku, name]) => ({ name, work: () => addSample(sku) })),
      (count) => t('wishlist.project.sampled', { count }),
    );
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const response = await commerce
      .query(GetProjectPaperDocument, { input: paper }, { noCache: true })
      .catch(() => undefined);
    if (response?.wishlistPaper) saveFile({ ...response.wishlistPaper, type: 'application/pdf' });
    setNotice({ words: t(response?.wishlistPaper ? 'wishlist.paper.saved' : 'wishlist.failed'), problems: [] });
    setIsBusy(false);
  };
  return (
    <>
      <div className={styles.actions}>
        {chosen.length > 0 && (
          <Button size="medium" isBusy={isBusy} onClick={() => void buy()}>
            {t('wishlist.project.buy')}
          </Button>
        )}
        {sampled.length > 0 && (
          <Button kind="secondary" size="medium" isBusy={isBusy} onClick={() => void order()}>
            {t('wishlist.project.samples')}
          </Button>
        )}
        {quoteHref && sold.length > 0 && <Link href={quoteHref}>{t('wishlist.project.quote')}</Link>}
        <Button kind="link" size="small" isBusy={isBusy} onClick={() => void save()}>
          {t('wishlist.paper.save')}
        </Button>
        <Button kind="link" size="small" onClick={() => window.print()}>
          {t('wishlist.project.print')}
        </Button>
        {chosen.length < sold.length && <p>{t('wishlist.project.unchosen', { count: sold.length - chosen.length })}</p>}
      </div>
      <div role="status">
        {notice && <p>{notice.words}</p>}
        {notice && notice.problems.length > 0 && (
          <ul className={styles.problem}>
            {notice.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
};
