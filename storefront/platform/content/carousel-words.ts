import type { Translate } from '../i18n/use-t.ts';

/** Labels of a carousel's controls, from the messages of content pages. */
export const carouselWords = (t: Translate) => ({
  carousel: t('content.carousel'),
  slide: t('content.slide'),
  position: (number: number, count: number): string => t('content.slide.position', { number, count }),
  show: (number: number): string => t('content.slide.show', { number }),
  previous: t('content.slide.previous'),
  next: t('content.slide.next'),
  pause: t('content.slide.pause'),
  play: t('content.slide.play'),
});
