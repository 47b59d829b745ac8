import { useState } from 'react';
import { boxesFor } from '#contract/boxes.ts';
import { decimalOf } from '#contract/decimal.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import type { WishedProduct } from '../wished-product.ts';
import { AreaFields } from './area-fields.tsx';
import { LineFrame } from './line-frame.tsx';
import { LineMore, type LineMoreProps } from './line-more.tsx';
import type { ProjectArea, ProjectItem } from './project-queries.ts';

type Props = Omit<LineMoreProps, 'name'> & {
  product: WishedProduct | undefined;
  /** Null takes the area away. */
  saveArea: (area: ProjectArea | null) => void;
};

/** A product of the customer's project. The number of boxes is computed from an area, or entered. */
export const OwnLine = ({ product, saveArea, ...more }: Props) => {
  const { item, change } = more;
  const t = useT();
  const name = product?.name ?? item.sku;
  const { area, coverage } = item;
  const [quantity, setQuantity] = useState(item.quantity);
  const planned = JSON.stringify([area, coverage]);
  const [seen, setSeen] = useState(planned);
  if (seen !== planned) {
    setSeen(planned);
    if (area) setQuantity(item.quantity);
  }
  const hasCoverage = (given: ProjectItem): given is ProjectItem & { coverage: number } => given.coverage !== null;
  return (
    <LineFrame item={{ ...item, quantity }} product={product} more={<LineMore {...more} name={name} />}>
      {hasCoverage(item) && (
        <AreaFields
          item={item}
          name={name}
          save={(next) => {
            const wanted = next && decimalOf(next.value);
            const boxes = wanted && boxesFor(wanted, next.unit, next.wastePercent, item.coverage);
            if (boxes) setQuantity(boxes);
            saveArea(next);
          }}
        />
      )}
      <QuantityField
        value={quantity}
        isSmall
        labels={{
          field: t('wishlist.project.quantity', { name }),
          less: t('wishlist.project.less', { name }),
          more: t('wishlist.project.more', { name }),
        }}
        onChange={(next) => {
          setQuantity(next);
          change({ quantity: next });
        }}
      />
    </LineFrame>
  );
};
