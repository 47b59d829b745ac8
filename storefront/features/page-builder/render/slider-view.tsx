import type { ReactNode } from 'react';
import { carouselWords } from '#storefront/platform/content/carousel-words.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Carousel } from '#storefront/ui/carousel/carousel.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { SliderNode } from '../page-tree.ts';

export default function SliderView({ node, children }: { node: SliderNode; children: ReactNode }) {
  const t = useT();
  if (node.children.length === 0) return null;
  return (
    <Carousel label={t('content.slider')} words={carouselWords(t)} settings={node.settings} className={classNames(node.className, node.settings.paddingClass)}>
      {children}
    </Carousel>
  );
}
