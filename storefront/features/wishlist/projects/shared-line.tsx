import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { WishedProduct } from '../wished-product.ts';
import { LineFrame } from './line-frame.tsx';
import type { ProjectItem } from './project-queries.ts';
import { useAreaWords } from './use-area-words.ts';

/** A product of a shared list. */
export const SharedLine = ({ item, product }: { item: ProjectItem; product: WishedProduct | undefined }) => {
  const t = useT();
  const { area } = useAreaWords();
  return (
    <LineFrame item={item} product={product}>
      {item.area && (
        <span>
          {t('wishlist.area.waste', {
            area: area(item.area.value, item.area.unit),
            percent: item.area.wastePercent,
          })}
        </span>
      )}
      <span>{t('wishlist.project.units', { count: item.quantity })}</span>
    </LineFrame>
  );
};
