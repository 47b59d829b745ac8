import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Suspense, useMemo } from 'react';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { island } from '#storefront/platform/island/island.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import { booleanOf } from '#storefront/platform/product-data/attributes.ts';
import { CompareAction, SampleAction, WishAction } from '#storefront/platform/product-data/product-actions.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import type { AddToCart } from '../model/product.ts';
import { BuyPanel, type DeliveryComponent } from '../buy/buy-panel.tsx';
import { PriceBlock } from '../buy/price-block.tsx';
import type { ComposedPanelProps } from '../composed/composed-panel.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { JobEntry } from '../job/job-entry.tsx';
import { isShipped, isSlab, picturesOf, toProduct } from '../model/product.ts';
import { OptionGroups } from '../options/option-groups.tsx';
import styles from './product-page.module.css';
import room from './slab-space.module.css';
import { productQuery } from '../model/product-query.ts';
import type { LoadedProduct } from '../model/product-query.ts';
import { useSelection } from '../options/option-groups.tsx';

const ProductFacts = island(() => import('../facts/product-facts.tsx'), 'idle');

type Props = {
  path: string;
  /** SKU of the variant in the URL. */
  config: string | undefined;
  addToCart: AddToCart;
  /** Price and form of a product with choices, loaded by the route. */
  Composed?: ComponentType<ComposedPanelProps> | undefined;
  /** Ways of delivery of the chosen product; absent without delivery dates. */
  Delivery?: DeliveryComponent | undefined;
  /** The stock of slabs, rendered by the route; shown where the product is a slab. */
  slabs?: ReactNode;
  /** Related products, rendered by the route. */
  related?: ReactNode;
};

const Loaded = ({
  path,
  loaded,
  config,
  addToCart,
  slabs,
  related,
  Composed,
  Delivery,
}: Props & { loaded: LoadedProduct }) => {
  const t = useT();
  const inView = useAddress();
  const hasContact = useFeature('messages to the shop');
  const { storeView } = usePlatform();
  const product = useMemo(() => toProduct(loaded.record, storeView), [loaded, storeView]);
  const { selection, variant, onChoose } = useSelection(product, config);
  const hasVariants = product.variants.length > 0;
  const buyable = variant
    ? { ...variant, attributes: new Map([...product.attributes, ...variant.attributes]) }
    : product;
  const pictures = picturesOf(product, variant);
  const crumbs = [
    { label: t('product.home'), href: inView('/') },
    ...product.trail.map(({ name, path }) => ({ label: name, href: inView(path) })),
    { label: product.name },
  ];
  const sample = booleanOf(product.attributes, 'sample_available') && (
    <SampleAction sku={product.sku} name={product.name} className={styles.sample} />
  );
  const buying = {
    product,
    buyable,
    isChosen: !hasVariants || variant !== undefined,
    addToCart,
    Delivery: isShipped(loaded.record) ? Delivery : undefined,
    sample,
  };
  const options = hasVariants && (
    <div>
      <OptionGroups product={product} selection={selection} onChoose={onChoose} />
    </div>
  );
  return (
    <>
      <Breadcrumbs label={t('product.breadcrumbs')} crumbs={crumbs} />
      <div className={styles.top}>
        <div className={styles.gallery}>
          <Suspense>
            <Gallery key={pictures[0]?.url} name={product.name} pictures={pictures} isSlab={isSlab(buyable)} />
          </Suspense>
        </div>
        <div className={styles.panel}>
          <header className={styles.heading}>
            {booleanOf(buyable.attributes, 'outlet') && <Badge tone="accent">{t('product.outlet')}</Badge>}
            <h1>{product.name}</h1>
            <div className={styles.intro}>
              <RichTextView content={loaded.shortDescription} />
            </div>
            <p className={styles.sku}>{t('product.sku', { sku: buyable.sku })}</p>
          </header>
          {Composed ? (
            <Composed {...buying} path={path}>
              {options}
            </Composed>
          ) : (
            <>
              <PriceBlock buyable={buyable} isFrom={hasVariants && !variant && product.highest !== undefined} />
              {options}
              <Suspense>
                <BuyPanel
                  {...buying}
                  job={(areaSqFt) => (
                    <JobEntry
                      buyable={buyable}
                      picture={(product.pictures[2] ?? product.pictures[0])?.url}
                      areaSqFt={areaSqFt}
                      addToCart={addToCart}
                    />
                  )}
                />
              </Suspense>
            </>
          )}
          <div className={styles.lists}>
            <WishAction sku={product.sku} variantSku={variant?.sku} name={product.name} hasWords />
            <CompareAction sku={product.sku} variantSku={variant?.sku} name={product.name} />
          </div>
          {hasContact && (
            <a
              className={styles.question}
              href={inView(`/contact-us?sku=${encodeURIComponent(buyable.sku)}`)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                openModal('ask-about-product', `${buyable.sku}\n${product.name}`);
              }}
            >
              {t('product.ask')}
            </a>
          )}
        </div>
      </div>
      {isSlab(buyable) && <div className={classNames(room.space, hasVariants && room.ofBundle)}>{slabs}</div>}
      <div className={styles.facts} data-below="">
        <ProductFacts
          description={loaded.description}
          attributes={product.attributes}
          variantAttributes={variant?.attributes}
          weight={buyable.weight}
          isShipped={isShipped(loaded.record)}
          descriptionClass={styles.description}
        />
      </div>
      {related}
    </>
  );
};

export const ProductPage = ({ path, ...rest }: Props) => {
  const { data } = useSuspenseQuery(productQuery(usePlatform(), path));
  return data ? <Loaded path={path} loaded={data} {...rest} /> : null;
};
