import { Children, type ReactNode } from 'react';
import { carouselWords } from '#storefront/platform/content/carousel-words.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Carousel } from '#storefront/ui/carousel/carousel.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { PageNode, SliderNode } from '../page-tree.ts';
import { isFilledBanner } from '../page-tree.ts';

const isSeen = (slide: PageNode | undefined): boolean =>
  slide !== undefined && !slide.isHidden && (slide.contentType !== 'slide' || isFilledBanner(slide));

export default function SliderView({ node, children }: { node: SliderNode; children: ReactNode }) {
  const t = useT();
  const shown = Children.toArray(children).filter((_, index) => isSeen(node.children[index]));
  if (shown.length === 0) return null;
  return (
    <Carousel
      label={t('content.slider')}
      words={carouselWords(t)}
      settings={node.settings}
      className={classNames(node.className, node.settings.paddingClass)}
    >
      {shown}
    </Carousel>
  );
}
