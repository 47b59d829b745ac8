import { carouselWords } from '#storefront/platform/content/carousel-words.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { CarouselSettings } from '#storefront/ui/carousel/carousel-settings.ts';
import { Carousel } from '#storefront/ui/carousel/carousel.tsx';
import { ProductCard } from '../card/product-card.tsx';
import type { Card } from '../model/product-card.ts';
import { ROW_SIZES } from './product-row.tsx';

type Props = { cards: readonly Card[]; label: string; settings: CarouselSettings; paddingClass?: string | undefined };

/** Products in a carousel with autoplay, a loop or centring; a plain row uses native scrolling. */
export default function ProductCarousel({ cards, label, settings, paddingClass }: Props) {
  const t = useT();
  return (
    <Carousel label={label} words={carouselWords(t)} settings={settings} isRow className={paddingClass}>
      {cards.map((card) => (
        <ProductCard key={card.uid} card={card} sizes={ROW_SIZES} level={3} />
      ))}
    </Carousel>
  );
}
