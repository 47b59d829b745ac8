import { useState, type ReactNode } from 'react';
import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import { MAX_WISHLIST_NOTE } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextArea } from '#storefront/ui/field/text-field.tsx';
import { QuantityField } from '#storefront/ui/quantity-field/quantity-field.tsx';
import type { WishedProduct } from '../wish-list.tsx';
import type { ProjectItem } from './project-queries.ts';

type Change = { quantity?: number; note?: string };
type FrameProps = { item: ProjectItem; product: WishedProduct | undefined; children?: ReactNode };

const Frame = ({ item, product, children }: FrameProps) => {
  const t = useT();
  return (
    <li>
      {product ? product.card : <p className="wish-gone">{t('wishlist.gone', { sku: item.sku })}</p>}
      <footer>
        {item.variantSku && <span>{item.choices?.join(' · ') || item.variantSku}</span>}
        {product?.needsChoice && !item.variantSku && <Link href={product.path}>{t('wishlist.choose')}</Link>}
        {children}
      </footer>
    </li>
  );
};

/** A product of a list that somebody else shares. */
export const SharedItem = ({ item, product }: FrameProps) => {
  const t = useT();
  return (
    <Frame item={item} product={product}>
      <span>{t('wishlist.project.units', { count: item.quantity })}</span>
      {item.note && <p className="wish-note">{item.note}</p>}
    </Frame>
  );
};

type Props = FrameProps & { change: (change: Change) => Promise<unknown>; remove: () => void };

/** A product of the customer's list, with how much of it and a note. */
export const OwnItem = ({ item, product, change, remove }: Props) => {
  const t = useT();
  const name = product?.name ?? item.sku;
  const [quantity, setQuantity] = useState(item.quantity);
  return (
    <Frame item={item} product={product}>
      <QuantityField
        value={quantity}
        max={MAX_QUANTITY}
        isSmall
        labels={{
          field: t('wishlist.project.quantity', { name }),
          less: t('wishlist.project.less', { name }),
          more: t('wishlist.project.more', { name }),
        }}
        onChange={(next) => {
          setQuantity(next);
          void change({ quantity: next });
        }}
      />
      <TextArea
        label={t('wishlist.project.note')}
        aria-label={t('wishlist.project.note.of', { name })}
        name={`note-${item.itemId}`}
        rows={2}
        maxLength={MAX_WISHLIST_NOTE}
        defaultValue={item.note}
        onBlur={({ currentTarget: { value } }) => value.trim() !== item.note && void change({ note: value })}
      />
      <Button kind="link" size="small" aria-label={t('wishlist.remove.from', { name })} onClick={remove}>
        {t('wishlist.remove')}
      </Button>
    </Frame>
  );
};
