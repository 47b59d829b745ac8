import { useT } from '#storefront/platform/i18n/use-t.ts';
import { carouselWords } from '#storefront/platform/content/carousel-words.ts';
import { Carousel } from '#storefront/ui/carousel/carousel.tsx';
import type { CarouselSettings } from '#storefront/ui/carousel/carousel-settings.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { Section, Specimen } from '../section.tsx';
import type { PartProps } from '../section.tsx';
import styles from './row.module.css';

const ROW: CarouselSettings = {
  isAutoplay: false,
  autoplaySpeed: 4000,
  isInfinite: false,
  isFade: false,
  hasArrows: true,
  hasDots: false,
  mode: 'default',
};
const SLIDES: CarouselSettings = { ...ROW, isAutoplay: true, isInfinite: true, hasDots: true };

export const Carousels = ({ id, title }: PartProps) => {
  const t = useT();
  const rooms = [
    ['image-category', 'mosaic-tiles-mobile', t('guide.carousels.bathroom')],
    ['image-category', 'natural-stone-tiles-mobile', t('guide.carousels.hall')],
    ['image-wysiwyg', 'home/gallery-kitchen', t('guide.carousels.kitchen')],
    ['image-wysiwyg', 'home/gallery-living', t('guide.carousels.living')],
    ['image-wysiwyg', 'home/gems', t('guide.carousels.lobby')],
    ['image-wysiwyg', 'home/gallery-patio', t('guide.carousels.patio')],
  ] as const;
  const picture = ([type, file, name]: (typeof rooms)[number], width: number, ratio: number) => (
    <Image key={file} src={`${file}.webp`} type={type} alt={name} width={width} ratio={ratio} />
  );
  return (
    <Section id={id} title={title} note={t('guide.carousels.note')}>
      <div className={styles.stack}>
        <Specimen name={t('guide.carousels.slides')}>
          <Carousel label={t('guide.carousels.slides')} words={carouselWords(t)} settings={SLIDES}>
            {rooms.slice(0, 3).map((room) => picture(room, 960, 16 / 7))}
          </Carousel>
        </Specimen>
        <Specimen name={t('guide.carousels.row')}>
          <Carousel label={t('guide.carousels.row')} words={carouselWords(t)} settings={ROW} isRow>
            {rooms.map((room) => picture(room, 320, 4 / 5))}
          </Carousel>
        </Specimen>
      </div>
    </Section>
  );
};
