import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { COMPARED_AT_ONCE } from '#contract/compare.ts';
import { isSameSku } from '#contract/sku.ts';
import { readCompared, saveCompared, useCompared } from '#storefront/features/compare/compare-list.ts';
import { type Compared, comparedIn, searchOf, textOf } from '#storefront/features/compare/compared.ts';
import { type Column, columnOf } from '#storefront/features/product/compare/columns.ts';
import { comparedQuery } from '#storefront/features/product/compare/compared-query.ts';
import { Comparison } from '#storefront/features/product/compare/comparison.tsx';
import type { ComparedRecord } from '#storefront/features/product/model/product.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import type { SearchValues } from '#storefront/platform/navigation/router-context.ts';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import styles from './compare-screen.module.css';
import { OnwardLinks } from './onward-links.tsx';

type Screen = {
  products: readonly Compared[];
  /** True if the list is saved on this device. */
  isFollowing: boolean;
  /** Replaces the products in the URL and on this device. */
  show: (products: readonly Compared[]) => void;
  /** Called with the names of products that are no longer sold. */
  onGone: (names: readonly string[]) => void;
};

const columnsOf = (records: readonly ComparedRecord[], products: readonly Compared[]): Column[] =>
  products.flatMap((product) => {
    const record = records.find(({ sku }) => isSameSku(sku ?? '', product.sku));
    return record ? [columnOf(record, textOf(product), product.variantSku)] : [];
  });

const comparedOf = ({ productSku, chosen, name }: Column): Compared => ({
  sku: productSku,
  variantSku: chosen,
  name,
});

/** Identifies a list of products. */
const keyOf = (products: readonly Compared[]): string => products.map(textOf).join('\n');

const Compares = ({ products, isFollowing, show, onGone }: Screen) => {
  const t = useT();
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const skus = products.map(({ sku }) => sku);
  const { data } = useSuspenseQuery(comparedQuery(platform, skus));
  const columns = columnsOf(data, products);
  const [notice, setNotice] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  // The URL overrides the list saved on this device. Products that are no longer sold are removed from both.
  const inAddress = keyOf(products);
  const inColumns = keyOf(columns.map(comparedOf));
  useEffect(() => {
    const stored = readCompared();
    const gone = products.filter((product) => !columns.some(({ key }) => key === textOf(product)));
    if (gone.length > 0) onGone(gone.map(({ sku }) => stored.find((each) => isSameSku(each.sku, sku))?.name ?? sku));
    // Saving a list from this device again would undo a later change in another tab.
    if (!isFollowing) saveCompared(columns.map(comparedOf));
    if (inAddress !== inColumns) show(columns.map(comparedOf));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [inAddress, inColumns]);

  const change = (changed: Column, next: readonly Compared[]): void => {
    const others = columns.flatMap((column) => (column.key === changed.key ? next : [comparedOf(column)]));
    // The products are known already.
    queryClient.setQueryData(
      comparedQuery(
        platform,
        others.map(({ sku }) => sku),
      ).queryKey,
      data,
    );
    show(others);
  };
  const remove = (column: Column): void => {
    setNotice(t('product.compare.removed', { name: column.name }));
    // The pressed button disappears with its column.
    status.current?.focus();
    change(column, []);
  };
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className={styles.notice}>
        {notice}
      </p>
      {columns.length > 0 && (
        <Comparison
          columns={columns}
          onRemove={remove}
          onChoose={(column, variantSku) => change(column, [{ ...comparedOf(column), variantSku }])}
          onClear={() => show([])}
        />
      )}
    </>
  );
};

const Nothing = () => {
  const t = useT();
  return (
    <>
      <p>{t('product.compare.empty', { count: COMPARED_AT_ONCE })}</p>
      <Link className={buttonClass()} href="/">
        {t('cart.continue')}
      </Link>
      <OnwardLinks isLate />
    </>
  );
};

/**
 * Compares the products in the URL. A page opened without products shows the list saved on this device, and follows its
 * changes in other tabs.
 */
export const CompareScreen = ({ search }: { search: SearchValues }) => {
  const t = useT();
  const router = useRouter();
  const stored = useCompared();
  const products = comparedIn(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const setAddress = (next: readonly Compared[]): void => {
    void router.changeAddress({ search: searchOf(next), isReplacing: true });
  };
  const show = (next: readonly Compared[]): void => {
    saveCompared(next);
    // The pressed button disappears with the comparison.
    if (next.length === 0) heading.current?.focus();
    setAddress(next);
  };
  const [gone, setGone] = useState<readonly string[]>([]);
  const isWithoutProducts = products.length === 0;
  const [isFollowing, setIsFollowing] = useState(isWithoutProducts);
  const onDevice = keyOf(stored);
  useEffect(() => {
    if (isWithoutProducts) setIsFollowing(true);
    if ((isWithoutProducts || isFollowing) && keyOf(products) !== onDevice) setAddress(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the list changes or the address loses its products
  }, [isWithoutProducts, onDevice]);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('product.compare.title')}
      </h1>
      {gone.length > 0 && (
        <p role="alert">{t('product.compare.gone', { count: gone.length, names: gone.join(', ') })}</p>
      )}
      {products.length > 0 ? (
        <Compares products={products} isFollowing={isFollowing} show={show} onGone={setGone} />
      ) : (
        <Nothing />
      )}
    </div>
  );
};
